import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import { SKILLS, type Skill } from '../content/vocabulary.ts';
import { sourceOf } from '../state/asking.ts';
import type { Cause } from '../state/event.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { investigator, sheetOf } from './investigator.ts';
import { modified } from './modifier.ts';

/** The most focus tokens they can have (3E-438.8, 3E-438.11); Infinity for a sheet without a limit. */
export function focusLimit(game: Game, seat: Seat): number {
  const sheet = sheetOf(game, seat);
  const { focusLimit: printed } = sheet;
  // 3E-430.2c
  if (printed === null) return Number.POSITIVE_INFINITY;
  const base =
    typeof printed === 'number'
      ? printed
      : game.rules.countOf(game, seat, printed.count, { source: { ref: 'sheet', id: sheet.id } });
  return modified(game, 'focusLimit', base, { seat });
}

/** Focus tokens they have in all. */
export function focusTotal(game: Game, seat: Seat): number {
  return Object.values(investigator(game, seat).focus).reduce((sum, tokens) => sum + tokens, 0);
}

/** The skills that can take another focus token (3E-406.3, 3E-438.5). */
export function focusable(game: Game, seat: Seat): Skill[] {
  const { focus } = investigator(game, seat);
  const most = modified(game, 'focusPerSkill', 1, { seat });
  return SKILLS.filter((skill) => focus[skill] < most);
}

/** The skills that have a focus token. */
export function focused(game: Game, seat: Seat): Skill[] {
  const { focus } = investigator(game, seat);
  return SKILLS.filter((skill) => focus[skill] > 0);
}

/**
 * Puts a focus token on a skill; above the limit they then discard one of their choice (3E-438.4, 3E-438.9), unless the
 * text lets them exceed it (3E-438.10-1).
 * @returns false when the skill can't take one
 */
export function* focusSkill(game: Game, seat: Seat, skill: Skill, options: { exceed?: boolean } = {}): Flow<boolean> {
  // 3E-438.10-2
  if (!focusable(game, seat).includes(skill)) return false;
  // 3E-438.2
  investigator(game, seat).focus[skill] += 1;
  // 3E-001-2, 3E-406.4
  const isOver = !options.exceed && focusTotal(game, seat) > focusLimit(game, seat);
  const surplus = isOver ? yield* chooseToken(game, seat, 'focus.discard', { silent: skill }) : null;
  // Both are told at once.
  game.events.push({ type: 'Focused', seat, skill });
  if (surplus !== null) dropFocus(game, seat, surplus, false);
  return true;
}

/**
 * Spends focus tokens of their choice as a cost, all or none (3E-400.1f).
 * @param on what it pays for, as the question says
 * @returns whether it was paid
 */
export function* spendFocus(game: Game, seat: Seat, count: number, on: Cause): Flow<boolean> {
  if (focusTotal(game, seat) < count) return false;
  yield* giveUp(game, seat, count, { spent: true, source: on });
  return true;
}

/** Takes focus tokens of their choice, as many as there are. @returns how many went */
export function* loseFocus(game: Game, seat: Seat, count: number, by: Cause): Flow<number> {
  const lost = Math.min(count, focusTotal(game, seat));
  yield* giveUp(game, seat, lost, { spent: false, source: by });
  return lost;
}

/** Takes one focus token off a skill that has one. */
export function dropFocus(game: Game, seat: Seat, skill: Skill, spent: boolean): void {
  const { focus } = investigator(game, seat);
  if (focus[skill] < 1) return;
  focus[skill] -= 1;
  game.events.push({ type: 'FocusLost', seat, skill, spent });
}

function* giveUp(game: Game, seat: Seat, count: number, { spent, source }: { spent: boolean; source: Cause }): Flow {
  for (let given = 0; given < count; given++) {
    const any = lowest(game, seat);
    // Whoever gives all of them has nothing to choose.
    if (any !== null && focusTotal(game, seat) <= count - given) {
      dropFocus(game, seat, any, spent);
      continue;
    }
    const skill = yield* chooseToken(game, seat, 'focus.spend', {
      silent: any,
      args: { source: sourceOf({ source }) },
    });
    if (skill !== null) dropFocus(game, seat, skill, spent);
  }
}

const RULE_OF = { 'focus.discard': '3E-438.9', 'focus.spend': '3E-417.1' } as const;

function* chooseToken(
  game: Game,
  seat: Seat,
  kind: keyof typeof RULE_OF,
  { silent, args = {} }: { silent: Skill | null; args?: Record<string, PhraseArgument> },
): Flow<Skill | null> {
  const options = (): Option[] =>
    focused(game, seat).map((skill) => ({
      id: skill,
      label: phrase('third-option-focus-token', { skill: ref('skill', skill) }),
      about: ref('skill', skill),
    }));
  const chosen = yield* choose(game, { seat, kind, rule: RULE_OF[kind] }, options, {
    args,
    ...(silent === null ? {} : { default: silent }),
  });
  return SKILLS.find((skill) => skill === chosen) ?? null;
}

/** The focused skill of the lowest value: what silence gives up. */
function lowest(game: Game, seat: Seat): Skill | null {
  const { skills } = sheetOf(game, seat);
  const [first] = focused(game, seat).sort((a, b) => skills[a] - skills[b]);
  return first ?? null;
}
