import type { z } from 'zod';
import { doomAt, townOf } from '../../../board/area.ts';
import { exact } from '../../terms/field.ts';
import type { Reading } from '../condition.ts';
import { range, rangeText, within } from './range.ts';

const schema = exact({ spaceDoom: range });
/** Some space holds that much: `thatSpace`, `thatNeighborhood`. */
export type SpaceDoom = z.output<typeof schema>;

export const spaceDoom: Reading<SpaceDoom> = {
  schema,
  holds: (game, _seat, condition, { thatSpace }) =>
    (thatSpace === undefined ? townOf(game).spaces : [thatSpace]).some((space) =>
      within(doomAt(game.state, space), condition.spaceDoom),
    ),
  words: (condition) => rangeText('space-doom', condition.spaceDoom),
};
