import { z } from 'zod';
import { isStable } from '../../board/area.ts';
import { STABILITIES } from '../../content/vocabulary.ts';
import { investigator } from '../../investigators/investigator.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = z.strictObject({ stability: z.enum(STABILITIES) });

/** `{ "stability": "unstable" }`: of the place where that investigator is. */
export type OnStability = z.output<typeof schema>;

export const stability: Reading<OnStability> = {
  schema,
  holds: (game, seat, condition) => isStable(game, investigator(game, seat).at) === (condition.stability === 'stable'),
  words: (condition, form) => say(`if-${condition.stability}`, { form }),
};
