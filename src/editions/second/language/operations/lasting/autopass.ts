import { z } from 'zod';
import { CHECKS } from '../../../content/vocabulary.ts';
import type { Operation } from '../../operation.ts';
import { checkName, say } from '../../terms/noun.ts';
import { order, stands } from '../../terms/way.ts';

const schema = z.strictObject({ autoPass: z.strictObject({ check: z.enum([...CHECKS, 'gateClose']) }) });

/** `{ "autoPass": { "check": "evade" } }`: without a roll. */
export type AutoPass = z.output<typeof schema>;

export const autoPass: Operation<AutoPass> = {
  schema,
  run: stands,
  words: order((effect, form) => say('auto-pass', { check: checkName(effect.autoPass.check), form })),
  worth: () => 0,
  holding: () => 0.9,
};
