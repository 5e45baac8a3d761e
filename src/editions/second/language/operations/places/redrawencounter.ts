import { z } from 'zod';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { order, stands } from '../../terms/way.ts';

const schema = z.strictObject({ redrawEncounter: z.literal('that') });

/** `{ "redrawEncounter": "that" }`: the card drawn for an encounter is discarded and another drawn. */
export type RedrawEncounter = z.output<typeof schema>;

export const redrawEncounter: Operation<RedrawEncounter> = {
  schema,
  run: stands,
  words: order((_effect, form) => say('redraw-encounter', { form })),
  worth: () => 0,
};
