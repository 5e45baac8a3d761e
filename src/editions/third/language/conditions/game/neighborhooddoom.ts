import { z } from 'zod';
import { doomIn, townOf } from '../../../board/area.ts';
import { count, exact } from '../../terms/field.ts';
import { thatNeighborhood } from '../../terms/place.ts';
import type { Reading } from '../condition.ts';
import { type Range, rangeText, within } from './range.ts';

const schema = exact({ neighborhoodDoom: z.union([exact({ min: count }), exact({ max: z.literal(0) })]) });
/** Some neighborhood holds that much in all: `thatNeighborhood`; `max: 0` only where there is an anomaly. */
export type NeighborhoodDoom = z.output<typeof schema>;

export const neighborhoodDoom: Reading<NeighborhoodDoom> = {
  schema,
  holds(game, _seat, condition, context) {
    const { state } = game;
    const range: Range = condition.neighborhoodDoom;
    const named = thatNeighborhood(game, context);
    return (named === null ? townOf(game).neighborhoods : [named]).some(
      (id) => within(doomIn(game, id), range) && (range.max === undefined || state.centers[id]?.anomaly === true),
    );
  },
  words: (condition) => rangeText('neighborhood-doom', condition.neighborhoodDoom),
};
