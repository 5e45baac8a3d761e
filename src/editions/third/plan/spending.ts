/** What can be done to the dice of a test (3E-463.4), sorted by what it costs: `test.spend`. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { sheetOf } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';

/** The options that cost something: the focus on their lowest skill, a clue, and whether there are other ones. */
interface Spending {
  focus: string | null;
  clue: string | null;
  other: boolean;
}

/** What costs nothing and can't harm, which is what silence does too (T3); null when there is none. */
export function freely({ default: usual }: Decision): string | null {
  const [first] = usual;
  return OPTION.use.is(first) ? (first ?? null) : null;
}

/** What they could spend on the test at hand. */
export function spending({ options }: Decision, game: Game, seat: Seat): Spending {
  const { skills } = sheetOf(game, seat);
  const ids = options.map(({ id }) => id);
  const [skill] = ids.flatMap((id) => OPTION.focus.read(id) ?? []).sort((one, other) => skills[one] - skills[other]);
  const focus = skill === undefined ? null : OPTION.focus.write(skill);
  return { focus, clue: ids.find((id) => id === 'clue') ?? null, other: ids.some(OPTION.use.is) };
}
