import { z } from 'zod';
import { ALLY_MISSING } from '../../mythos/rumor.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ allyDeckEmptyWhenOneMustGo: z.literal(true) });

/** `{ "allyDeckEmptyWhenOneMustGo": true }` (2E-3602) */
export type AllyDeckEmpty = z.output<typeof schema>;

export const allyDeckEmpty: Reading<AllyDeckEmpty> = {
  schema,
  holds: (_game, _seat, _condition, context) => (context.counters?.[ALLY_MISSING] ?? 0) > 0,
  words: () => say('if-ally-deck-empty'),
};
