import { z } from 'zod';
import type { Phrase } from '../../../../../engine/phrase.ts';
import { neighborhoodHas as lies } from '../../../board/marker.ts';
import { SCARS } from '../../../content/vocabulary.ts';
import { exact } from '../../terms/field.ts';
import { oneOf, say } from '../../terms/noun.ts';
import { thatNeighborhood } from '../../terms/place.ts';
import { whereabouts } from '../../terms/whereabouts.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ neighborhoodHas: z.array(z.enum(SCARS)).min(1) });
/** One of these lies in that neighborhood. */
export type NeighborhoodHas = z.output<typeof schema>;

export const neighborhoodHas: Reading<NeighborhoodHas> = {
  schema,
  holds(game, seat, condition, context) {
    const here = thatNeighborhood(game, context) ?? whereabouts(game, seat, context).neighborhood;
    return here !== null && lies(game, here, condition.neighborhoodHas);
  },
  words: (condition) => words(condition, 'false'),
  denied: (condition) => words(condition, 'true'),
};

function words(condition: NeighborhoodHas, not: string): Phrase {
  return say('if-neighborhood-has', {
    scars: oneOf(condition.neighborhoodHas.map((scar) => say(`scar-${scar}`))),
    not,
  });
}
