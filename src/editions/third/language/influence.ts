import { doomAt, doomIn } from '../board/area.ts';
import { codexRules } from '../codex/codex.ts';
import { type Cost, type Effect, isA } from '../content/effect.ts';
import { doomLimits, isCondition, leastOf, parts } from '../mythos/doomlimit.ts';
import type { DueEffect } from '../state/rules.ts';
import type { Game } from '../state/state.ts';
import { focusOf, type Reach } from './reach.ts';
import { operationOf } from './table.ts';

/** Everything: it may lead to anything. */
const ALL = 'all';

/** What one of them has to do with. */
interface Reached {
  /** What it looks at, takes away or changes for good. */
  uses: Set<string>;
  /** What it only adds to, so that the order of several does not matter. */
  adds: Set<string>;
  /** Spaces on which doom comes to lie, one for each. */
  landings: string[][];
  sheetDoom: number;
}

/**
 * Those of several effects that can influence one another or be influenced: the order of the others makes no
 * difference. Where it can't tell they do.
 */
export function entangled<D extends DueEffect>(game: Game, due: readonly D[]): D[] {
  const reaches = due.map((one) => reachOf(game, one));
  spill(game, reaches);
  return due.filter((_, at) =>
    reaches.some((other, index) => index !== at && influence(reaches[at] as Reached, other)),
  );
}

function influence(a: Reached, b: Reached): boolean {
  if (a.uses.has(ALL)) return b.uses.size > 0;
  if (b.uses.has(ALL)) return a.uses.size > 0;
  const touches = (one: Reached, other: Reached) =>
    [...one.uses].some((what) => other.uses.has(what) || other.adds.has(what));
  return touches(a, b) || touches(b, a);
}

/** Doom that reaches a threshold, all of it together, can lead to anything (3E-412.3a, 3E-415.1a-1, 3E-413.5d). */
function spill(game: Game, reaches: readonly Reached[]): void {
  const limits = doomLimits(game);
  const all = reaches.flatMap(({ landings }) => landings);
  const isFull = (space: string): boolean => {
    const id = game.content.neighborhoodOf(space);
    const here = all.filter((landing) => landing.includes(space)).length;
    const near = all.filter((landing) => landing.some((other) => game.content.neighborhoodOf(other) === id)).length;
    return (
      (limits.space !== null && doomAt(game.state, space) + here >= limits.space) ||
      (limits.tile !== null && id !== null && doomIn(game, id) + near >= limits.tile)
    );
  };
  const onSheet = reaches.reduce((sum, { sheetDoom }) => sum + sheetDoom, 0);
  for (const { landings, sheetDoom, uses } of reaches)
    if (landings.flat().some(isFull) || (sheetDoom > 0 && reachesSheet(game, onSheet))) uses.add(ALL);
}

/** Whether so much more doom on the scenario sheet makes a text of the codex come true. */
function reachesSheet(game: Game, more: number): boolean {
  const { doom, clues } = game.state.sheet;
  const isNear = (have: number, least: number | undefined) =>
    least !== undefined && have < least && have + more >= least;
  return codexRules(game)
    .flatMap(({ rule }) => ('when' in rule && isCondition(rule.when) ? parts(rule.when) : []))
    .some(
      (when) => isNear(doom, leastOf(when, 'sheetDoom')) || isNear(doom + clues, leastOf(when, 'sheetCluesPlusDoom')),
    );
}

function reachOf(game: Game, due: DueEffect): Reached {
  const reached: Reached = { uses: new Set(), adds: new Set(), landings: [], sheetDoom: 0 };
  follow(game, due, reached);
  return reached;
}

function follow(game: Game, { seat, effects, context }: DueEffect, reached: Reached): void {
  const reach: Reach = {
    game,
    seat,
    context,
    uses: (what) => void reached.uses.add(what),
    adds: (what) => void reached.adds.add(what),
    everything: () => void reached.uses.add(ALL),
    doom: (spaces) => void reached.landings.push([...spaces]),
    sheetDoom: (amount) => {
      reached.sheetDoom += amount;
    },
    cost: (costs) => {
      for (const cost of costs) reached.uses.add(takenBy(cost, reach));
    },
    into: (list = [], who = seat, about = context) =>
      follow(game, { seat: who, effects: list, context: about }, reached),
  };
  for (const effect of effects) reachInto(effect, reach);
}

function reachInto(effect: Effect, reach: Reach): void {
  const operation = operationOf(effect);
  if (operation.reach) operation.reach(effect, reach);
  else reach.everything();
}

/** What a cost takes. */
function takenBy(cost: Cost, { seat }: Reach): string {
  const what = isA(cost, 'spend') ? Object.keys(cost.spend) : [];
  if (what.length === 0) return ALL;
  if (what.every((one) => one === 'clue')) return 'clue';
  return what.every((one) => one === 'focus') ? focusOf(seat) : ALL;
}
