import type { z } from 'zod';
import { scarsAt } from '../../../board/marker.ts';
import { exact } from '../../terms/field.ts';
import type { Reading } from '../condition.ts';
import { range, rangeText, within } from './range.ts';

const schema = exact({ mendedScars: range });
/** Scars that have been mended. */
export type MendedScars = z.output<typeof schema>;

export const mendedScars: Reading<MendedScars> = {
  schema,
  holds: (game, _seat, condition) => within(scarsAt(game.state, 'mendedScar').length, condition.mendedScars),
  words: (condition) => rangeText('mended-scars', condition.mendedScars),
};
