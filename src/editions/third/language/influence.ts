import type { Seat } from '../../../engine/decision.ts';
import { adjacentSpaces, doomAt, doomIn, neighborhoodOf, streetKind } from '../board/area.ts';
import { codexRules } from '../codex/codex.ts';
import type { Condition } from '../content/condition.ts';
import type { Amount, Cost, Effect, EffectOf } from '../content/effect.ts';
import type { CardToken } from '../content/vocabulary.ts';
import { wouldDefeat } from '../investigators/harmassign.ts';
import { inPlay, ownerOf } from '../investigators/investigator.ts';
import { doomLimits, isCondition, parts } from '../mythos/doomlimit.ts';
import { setsOff } from '../reactions/idle.ts';
import type { EffectContext } from '../state/context.ts';
import type { DueEffect } from '../state/rules.ts';
import type { Game, State } from '../state/state.ts';
import { tokensOn } from './conditions.ts';
import { spacesOf } from './place.ts';

/** Everything: it may lead to anything. */
const ALL = 'all';

/** What one of them has to do with. */
interface Reach {
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
  spill(game.state, reaches);
  return due.filter((_, at) => reaches.some((other, index) => index !== at && influence(reaches[at] as Reach, other)));
}

function influence(a: Reach, b: Reach): boolean {
  if (a.uses.has(ALL)) return b.uses.size > 0;
  if (b.uses.has(ALL)) return a.uses.size > 0;
  const touches = (one: Reach, other: Reach) =>
    [...one.uses].some((what) => other.uses.has(what) || other.adds.has(what));
  return touches(a, b) || touches(b, a);
}

/** Doom that reaches a threshold, all of it together, can lead to anything (3E-412.3a, 3E-415.1a-1, 3E-413.5d). */
function spill(state: State, reaches: readonly Reach[]): void {
  const limits = doomLimits(state);
  const all = reaches.flatMap(({ landings }) => landings);
  const isFull = (space: string): boolean => {
    const id = neighborhoodOf(space);
    const here = all.filter((landing) => landing.includes(space)).length;
    const near = all.filter((landing) => landing.some((other) => neighborhoodOf(other) === id)).length;
    return (
      (limits.space !== null && doomAt(state, space) + here >= limits.space) ||
      (limits.tile !== null && id !== null && doomIn(state, id) + near >= limits.tile)
    );
  };
  const onSheet = reaches.reduce((sum, { sheetDoom }) => sum + sheetDoom, 0);
  for (const { landings, sheetDoom, uses } of reaches)
    if (landings.flat().some(isFull) || (sheetDoom > 0 && reachesSheet(state, onSheet))) uses.add(ALL);
}

/** Whether so much more doom on the scenario sheet makes a text of the codex come true. */
function reachesSheet(state: State, more: number): boolean {
  const { doom, clues } = state.sheet;
  const isNear = (have: number, least: number | undefined) =>
    least !== undefined && have < least && have + more >= least;
  return codexRules(state)
    .flatMap(({ rule }) => ('when' in rule && isCondition(rule.when) ? parts(rule.when) : []))
    .some((when) => isNear(doom, when.sheetDoom?.min) || isNear(doom + clues, when.sheetCluesPlusDoom?.min));
}

function reachOf(game: Game, { seat, effects, context }: DueEffect): Reach {
  const reach: Reach = { uses: new Set(), adds: new Set(), landings: [], sheetDoom: 0 };
  follow(game, seat, effects, context, reach);
  return reach;
}

function follow(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext, reach: Reach): void {
  for (const effect of effects) followOne(game, seat, effect, context, reach);
}

function followOne(game: Game, seat: Seat | null, effect: Effect, context: EffectContext, reach: Reach): void {
  const into = (list: readonly Effect[] = [], who = seat) => follow(game, who, list, context, reach);
  if ('each' in effect) followEach(game, seat, effect, context, reach);
  else if ('roll' in effect) for (const { do: list } of effect.roll.bands) into(list);
  else if ('check' in effect && seat !== null) {
    const { pass, fail, always, bySuccesses = [] } = effect.check;
    // Focus tokens and clues, also of others, buy rerolls (3E-463.4a, 3E-463.4b).
    for (const what of [`focus:${seat}`, 'clue']) reach.uses.add(what);
    for (const list of [pass, fail, always, ...bySuccesses.map((band) => band.do)]) into(list);
  } else if ('may' in effect) {
    const { cost = [], do: list, else: otherwise } = effect.may;
    for (const one of cost) reach.uses.add(payment(seat, one));
    into(list);
    into(otherwise);
  } else if ('if' in effect) {
    if (canHold(game, effect.if, context)) into(effect.then);
    into(effect.else);
  } else if ('damage' in effect && seat !== null) hurt(game, seat, 'damage', effect.damage, context, reach);
  else if ('horror' in effect && seat !== null) hurt(game, seat, 'horror', effect.horror, context, reach);
  else if ('sheetDoom' in effect && typeof effect.sheetDoom === 'number') {
    reach.adds.add('sheet');
    reach.sheetDoom += effect.sheetDoom;
  } else if ('placeDoom' in effect && typeof effect.placeDoom.amount === 'number') {
    for (const space of spacesOf(game, seat, effect.placeDoom.at, context)) {
      reach.adds.add('doom');
      const landing = streetKind(game.state, space) === null ? [space] : adjacentSpaces(game.state, space);
      for (let left = effect.placeDoom.amount; left > 0; left--) reach.landings.push(landing);
    }
  } else if ('tokensOnCard' in effect) {
    const owner = context.card === undefined ? null : ownerOf(game.state, context.card);
    reach.uses.add(owner === null ? 'rumor' : `harm:${owner}`);
  } else if ('discard' in effect && effect.discard.what === 'this' && context.card === undefined)
    reach.uses.add('rumor');
  else reach.uses.add(ALL);
}

function followEach(
  game: Game,
  seat: Seat | null,
  { each, where, do: list }: EffectOf<'each'>,
  context: EffectContext,
  reach: Reach,
): void {
  const into = (who: Seat | null, about: EffectContext) => {
    if (!where || game.rules.holds(game, who, where, about)) follow(game, who, list, about, reach);
  };
  if (each === 'investigator') for (const other of inPlay(game.state)) into(other, context);
  else if (each === 'monster')
    for (const { id, at } of game.state.monsters) into(seat, { ...context, thatMonster: id, thatSpace: at });
  else reach.uses.add(ALL);
}

/** What harm has to do with: who suffers it and what his cards make of it; his end with everything. */
function hurt(
  game: Game,
  seat: Seat,
  kind: 'damage' | 'horror',
  amount: Amount,
  context: EffectContext,
  reach: Reach,
): void {
  const counted = typeof amount === 'object' && 'count' in amount ? amount.count : null;
  if (counted === 'doomInYourSpace') reach.uses.add('doom');
  else if (counted !== null || typeof amount !== 'number') {
    reach.uses.add(ALL);
    return;
  }
  const much = counted === null ? Number(amount) : game.rules.countOf(game, seat, counted, context);
  if (much === 0) return;
  reach.uses.add(`harm:${seat}`);
  if (wouldDefeat(game, seat, { damage: 0, horror: 0, [kind]: much })) reach.uses.add(ALL);
  if (kind === 'horror' && setsOff(game, { event: 'youSufferHorror', seat, amount: much })) reach.uses.add('clue');
}

/** What a cost takes. */
function payment(seat: Seat | null, cost: Cost): string {
  if (!('spend' in cost)) return ALL;
  const what = Object.keys(cost.spend);
  if (what.every((one) => one === 'clue')) return 'clue';
  return what.every((one) => one === 'focus') ? `focus:${seat}` : ALL;
}

/** Whether a condition can hold when it is reached; of tokens on the card one may have come before. */
function canHold(game: Game, { tokensOnCard }: Condition, context: EffectContext): boolean {
  return Object.entries(tokensOnCard ?? {}).every(
    ([token, least]) => tokensOn(game, context, token as CardToken) + 1 >= least,
  );
}
