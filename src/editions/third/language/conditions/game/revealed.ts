import { z } from 'zod';
import { ref } from '../../../../../engine/phrase.ts';
import { list } from '../../../../language/joining.ts';
import { MARKER_COLORS } from '../../../content/vocabulary.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ revealed: z.array(z.enum(MARKER_COLORS)).min(1) });
/** Markers of all these colors have been revealed. */
export type Revealed = z.output<typeof schema>;

export const revealed: Reading<Revealed> = {
  schema,
  holds: (game, _seat, condition) => condition.revealed.every((color) => game.state.revealed.includes(color)),
  words: (condition) => say('if-revealed', { markers: list(condition.revealed.map((color) => ref('marker', color))) }),
};
