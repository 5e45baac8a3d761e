import type { Seat } from '../../../engine/decision.ts';
import { byRule, counted, type Reckoning, reckoning } from '../../edition/reckoning.ts';
import type { Skill } from '../content/vocabulary.ts';
import { gameOf } from '../game/game.ts';
import { capacity } from '../investigators/harmassign.ts';
import { investigator } from '../investigators/investigator.ts';
import { freePlan } from '../skilltests/testplan.ts';
import type { TestSpec } from '../skilltests/testspec.ts';
import type { Game } from '../state/state.ts';
import type { Rule, Term } from './term.ts';

/** What the autopilot looks at: the state as its seat sees it, in a form that rules which only look can read. */
export interface Viewpoint {
  game: Game;
  /** What has been worked out for this answer, by name. */
  known: Map<string, unknown>;
  reckoning: Reckoning<Term, Rule>;
}

/** A viewpoint on what a seat sees. It is looked at, never played on. */
export function viewpoint(game: Game, by: Reckoning<Term, Rule> = reckoning()): Viewpoint {
  // Its investigators are copies, so that they can be thought somewhere else.
  const investigators = game.state.investigators.map((one) => ({ ...one }));
  return { game: gameOf(game.content, { ...game.state, investigators }), known: new Map(), reckoning: by };
}

/** A term of what is reckoned here: its value, or 0 where it is left out. */
export const counts = (view: Viewpoint, term: Term, value: number): number => counted(view.reckoning, term, value);

/** A choice by a fixed rule. */
export const ruled = <C>(view: Viewpoint, rule: Rule, choice: C): C => byRule(view.reckoning, rule, choice);

/** Works something out once for an answer. */
export function once<T>({ known }: Viewpoint, name: string, work: () => T): T {
  if (!known.has(name)) known.set(name, work());
  return known.get(name) as T;
}

/** What something would be like if the investigator stood in that space. */
export function thinkingAt<T>({ game }: Viewpoint, seat: Seat, space: string, thought: () => T): T {
  const one = investigator(game, seat);
  const { at } = one;
  one.at = space;
  try {
    return thought();
  } finally {
    one.at = at;
  }
}

/** What something would be like with one more focus token on that skill. Nothing worked out so far holds then. */
export function thinkingFocused<T>(
  { game, reckoning: by }: Viewpoint,
  seat: Seat,
  skill: Skill,
  thought: (then: Viewpoint) => T,
): T {
  const one = investigator(game, seat);
  const { focus } = one;
  one.focus = { ...focus, [skill]: focus[skill] + 1 };
  try {
    return thought({ game, known: new Map(), reckoning: by });
  } finally {
    one.focus = focus;
  }
}

/** What something would be like with so many dollars less. Nothing worked out so far holds then. */
export function thinkingPoorer<T>(
  { game, reckoning: by }: Viewpoint,
  seat: Seat,
  dollars: number,
  thought: (then: Viewpoint) => T,
): T {
  const one = investigator(game, seat);
  const { money } = one;
  one.money = Math.max(0, money - dollars);
  try {
    return thought({ game, known: new Map(), reckoning: by });
  } finally {
    one.money = money;
  }
}

/** Health left and sanity left. */
export function endurance({ game }: Viewpoint, seat: Seat): { health: number; sanity: number } {
  const { damage, horror } = capacity(game, seat);
  return { health: damage, sanity: horror };
}

/** How near the end is, 0 to 1: by the doom on the scenario sheet. */
export function urgency({ game }: Viewpoint): number {
  return Math.min(1, game.state.sheet.doom / 13);
}

/** The chances of 0, 1, 2 … successes in a test as they would go into it. The name tells tests apart. */
export function successes(view: Viewpoint, seat: Seat, name: string, spec: () => TestSpec): number[] {
  return once(view, `successes ${seat} ${name}`, () => {
    const { dice, faces } = freePlan(view.game, seat, spec());
    return binomial(Math.max(1, dice), faces.length / 6);
  });
}

/** The chances of each number of hits. */
export function binomial(dice: number, odds: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    for (const [hits, chance] of chances.entries()) {
      next[hits] = (next[hits] ?? 0) + chance * (1 - odds);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * odds;
    }
    chances = next;
  }
  return chances;
}

/** The mean of something that depends on the number of successes. */
export function mean(chances: readonly number[], worth: (hits: number) => number): number {
  return chances.reduce((sum, chance, hits) => sum + chance * worth(hits), 0);
}

/** The chance of at least so many. */
export const atLeast = (chances: readonly number[], wanted: number): number =>
  chances.slice(Math.max(0, wanted)).reduce((sum, chance) => sum + chance, 0);
