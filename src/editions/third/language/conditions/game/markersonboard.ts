import type { z } from 'zod';
import { count, exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ markersOnBoard: count });
/** Exactly that many. */
export type MarkersOnBoard = z.output<typeof schema>;

export const markersOnBoard: Reading<MarkersOnBoard> = {
  schema,
  holds: (game, _seat, condition) => game.state.markers.length === condition.markersOnBoard,
  words: (condition) => say('if-markers-on-board', { count: condition.markersOnBoard }),
};
