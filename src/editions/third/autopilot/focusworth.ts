/** What focus tokens are worth: each raises its skill for as long as it lies there (3E-438.6). */
import type { Decision, Seat } from '../../../engine/decision.ts';
import { SKILLS, type Skill } from '../content/vocabulary.ts';
import { focusable, focused, focusLimit, focusTotal } from '../investigators/focus.ts';
import { sheetOf } from '../investigators/investigator.ts';
import { counts, urgency, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** What a token on that skill is worth to them for the rest of the game. */
export function tokenWorth(view: Viewpoint, seat: Seat, skill: Skill): number {
  const value = sheetOf(view.game, seat).skills[skill];
  // Whoever is good at something does it more often.
  return counts(view, 'token', WEIGHTS.token[skill] * (0.4 + 0.2 * value) * (1 - 0.7 * urgency(view)));
}

/** The skill that they would focus: the one they will need most; undefined when none is free. */
export function mostNeeded(view: Viewpoint, seat: Seat): Skill | undefined {
  return byNeed(view, seat, focusable(view.game, seat))[0];
}

/** What focusing would add now: the best skill free, less the token that would have to go for it (3E-438.9). */
export function focusWorth(view: Viewpoint, seat: Seat): number {
  const { game } = view;
  const skill = mostNeeded(view, seat);
  const best = skill === undefined ? 0 : tokenWorth(view, seat, skill);
  if (focusTotal(game, seat) < focusLimit(game, seat)) return best;
  return Math.max(0, best - cheapestToken(view, seat));
}

/** What the token is worth that they would miss the least; Infinity without any. */
function cheapestToken(view: Viewpoint, seat: Seat): number {
  return Math.min(...focused(view.game, seat).map((skill) => tokenWorth(view, seat, skill)));
}

/** `action.focus`, `effect.focus`: the skills that they will need most. */
export function focusSkillsOf(view: Viewpoint, decision: Decision, seat: Seat): string[] {
  return bySkill(view, decision, seat).slice(0, decision.min);
}

/** `focus.discard`, `focus.spend`: the tokens that they will need least. */
export function surplusOf(view: Viewpoint, decision: Decision, seat: Seat): string[] {
  return bySkill(view, decision, seat).reverse().slice(0, decision.min);
}

function bySkill(view: Viewpoint, { options }: Decision, seat: Seat): Skill[] {
  const offered = SKILLS.filter((skill) => options.some(({ id }) => id === skill));
  return byNeed(view, seat, offered);
}

function byNeed(view: Viewpoint, seat: Seat, skills: readonly Skill[]): Skill[] {
  return [...skills].sort((a, b) => tokenWorth(view, seat, b) - tokenWorth(view, seat, a));
}
