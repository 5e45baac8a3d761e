import { z } from 'zod';
import type { Phrase } from '../../../../engine/phrase.ts';
import { exact, text } from '../terms/field.ts';
import { oneOf, placeText, say } from '../terms/noun.ts';
import { whereabouts } from '../terms/whereabouts.ts';
import type { Reading } from './condition.ts';

const schema = exact({ neighborhood: z.array(text).min(1) });
/** In one of these; streets belong to none. */
export type InNeighborhood = z.output<typeof schema>;

export const neighborhood: Reading<InNeighborhood> = {
  schema,
  holds(game, seat, condition, context) {
    const here = whereabouts(game, seat, context).neighborhood;
    return here !== null && condition.neighborhood.includes(here);
  },
  words: (condition) => words(condition, 'false'),
  denied: (condition) => words(condition, 'true'),
};

function words(condition: InNeighborhood, not: string): Phrase {
  return say('if-in', { place: oneOf(condition.neighborhood.map((id) => placeText(id, 'at'))), not });
}
