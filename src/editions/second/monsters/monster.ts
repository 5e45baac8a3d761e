import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';
import { monstersAt, placeState } from '../board/area.ts';
import { trigger } from '../cards/triggers.ts';

import { isA } from '../content/effect.ts';
import { awaken } from '../end/awaken.ts';
import { investigator } from '../investigators/investigator.ts';
import { forbidden, modified } from '../investigators/modifier.ts';
import { inForce } from '../investigators/passive.ts';
import type { Cause, EventOf } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { witnessed } from '../state/witness.ts';
import { monsterValues } from './monstervalue.ts';

export { monsterValues } from './monstervalue.ts';

/** Monsters that fit in Arkham and the Sky, or null once Arkham is overrun (2E-3501, 2E-3508). */
export function monsterLimit(game: Game): number | null {
  const { terror, players } = game.state;
  const { content } = game;
  // 2E-106, 2E-4601
  if (terror >= content.terrorTrack.max) return null;
  const limit = modified(game, 'monsterLimit', content.playerTable(players).monsterLimit);
  return Number.isFinite(limit) ? limit : null;
}

/** Monsters in Arkham and the Sky (2E-3502). */
export function monstersInArkham(game: Game): number {
  const { places } = game.content;
  return game.state.monsters.filter(({ at }) => at === 'sky' || places.has(at)).length;
}

/** The monsters in somebody's area, first that of an encounter they fight there; those on a rumor are nowhere (2E-101). */
export function monstersAround({ state }: Game, seat: Seat): Copy[] {
  const { combat, monsters, investigators } = state;
  const fought = combat?.seat === seat ? combat.monster : null;
  const met = monsters.filter(({ marker, at }) => marker === fought && at === 'encounter');
  const there = monsters.filter(({ at }) => at === investigators[seat]?.at);
  return [...met, ...there].map(({ marker }) => marker);
}

/**
 * Awakens the Ancient One when Arkham is overrun and the monsters are twice the normal limit (2E-3706, revised). To be
 * called whenever it may have come true (2E-3707).
 * @throws StepEnd then
 */
export function checkMonsterAwakening(game: Game): void {
  const { terror, players, options, ancientOne } = game.state;
  const { content } = game;
  if (options.printing !== 'revised' || ancientOne.awake || terror < content.terrorTrack.max) return;
  if (monstersInArkham(game) >= content.playerTable(players).monstersToAwakenAtTerror10) awaken(game, 'monsters');
}

/**
 * Draws a marker from the cup; it is nowhere until the caller puts it somewhere. Kinds that the environment keeps out
 * go back and another is drawn. From an empty cup the Ancient One awakens (revised, 2E-3704), in encounters too
 * (2E-3708).
 * @param entersPlay false for markers that only lie on a card
 * @returns null when no monster appears (2E-3705, or nothing but kinds kept out is left)
 * @throws StepEnd when the Ancient One awakens
 */
export function drawFromCup(game: Game, entersPlay = true): Copy | null {
  const { state } = game;
  if (state.cup.length === 0) {
    if (state.options.printing === 'revised' && !state.ancientOne.awake) awaken(game, 'emptyCup');
    return null;
  }
  const keptOut = entersPlay ? kindsKeptOut(game) : [];
  const candidates = state.cup.filter((marker) => !keptOut.includes(kindOf(marker)));
  if (candidates.length === 0) return null;
  const marker = game.chance.one('cup', candidates);
  state.cup = state.cup.filter((other) => other !== marker);
  return marker;
}

/** Kinds of monsters that are drawn anew whenever they would enter play. */
function kindsKeptOut(game: Game): string[] {
  return inForce(game).flatMap(({ effect }) => {
    if (!isA(effect, 'when') || effect.when.event !== 'monsterEntersPlay' || effect.when.monster === undefined)
      return [];
    const redraw = effect.do.find((inner) => isA(inner, 'redrawMonster'));
    if (!redraw) return [];
    witnessed(redraw);
    return [effect.when.monster];
  });
}

/** Whether monsters may appear in a place at all: not on an elder sign, nor where something forbids it (2E-3405). */
export function monstersMayAppear(game: Game, place: Place): boolean {
  return !placeState(game, place).sealed && !forbidden(game, 'monsterAppears', { place });
}

/** Why a monster comes: out of a gate, or by what says so. */
type Arrival = Partial<Pick<EventOf<'MonsterAppeared'>, 'gate' | 'by'>>;

/**
 * Draws monsters from the cup and places them, one at a time (2E-3507). None appear on a sealed location or where an
 * investigator's presence forbids it.
 * @throws StepEnd when the Ancient One awakens
 */
export function* spawn(game: Game, place: Place, count: number, why: Arrival = {}): Flow {
  for (let one = 0; one < count; one++) {
    const by = forbidden(game, 'monsterAppears', { place });
    if (by) game.events.push({ type: 'GateBlocked', place, by });
    if (!monstersMayAppear(game, place)) return;
    const marker = drawFromCup(game);
    if (marker === null) return;
    yield* placeMonster(game, marker, place, why);
  }
}

/**
 * Puts a marker on the board. Beyond the monster limit it goes to the Outskirts (2E-1423, 2E-3503, 2E-4111), and when
 * those overflow all of them return to the cup and the terror level rises (2E-3505).
 * @throws StepEnd when the Ancient One awakens
 */
export function* placeMonster(game: Game, marker: Copy, place: Place, why: Arrival = {}): Flow {
  const { state } = game;
  state.monsters = state.monsters.filter((monster) => monster.marker !== marker);
  const limit = monsterLimit(game);
  if (limit !== null && monstersInArkham(game) >= limit) {
    yield* toOutskirts(game, marker, why);
    return;
  }
  state.monsters.push({ marker, at: place });
  game.events.push({ type: 'MonsterAppeared', monster: marker, place, ...why });
  checkMonsterAwakening(game);
}

function* toOutskirts(game: Game, marker: Copy, { by }: Arrival): Flow {
  const { state } = game;
  // 2E-3506
  state.monsters.push({ marker, at: 'outskirts' });
  game.events.push({ type: 'MonsterToOutskirts', monster: marker, ...(by ? { by } : {}) });
  const there = monstersAt(game, 'outskirts').map((monster) => monster.marker);
  // 2E-3504
  if (there.length <= game.content.playerTable(state.players).outskirtsMax) return;
  state.monsters = state.monsters.filter((monster) => monster.at !== 'outskirts');
  state.cup = [...state.cup, ...there].sort();
  game.events.push({ type: 'OutskirtsEmptied', monsters: there });
  yield* game.rules.raiseTerror(game, 1, { ref: 'track', id: 'outskirts' });
}

/**
 * Puts a marker back into the cup, which is kept in alphabetical order (2E-316), or out of the game.
 * @param by what drives it off
 */
export function returnMonster(game: Game, marker: Copy, to: 'cup' | 'box', by?: Cause): void {
  const { state } = game;
  const from = state.monsters.find((monster) => monster.marker === marker)?.at ?? 'trophy';
  state.monsters = state.monsters.filter((monster) => monster.marker !== marker);
  for (const one of state.investigators)
    if (one.monsterTrophies.includes(marker))
      one.monsterTrophies = one.monsterTrophies.filter((trophy) => trophy !== marker);
  if (to === 'box') state.box.push(marker);
  else if (!state.cup.includes(marker)) state.cup = [...state.cup, marker].sort();
  game.events.push({ type: 'MonsterReturned', monster: marker, to, from, ...(by ? { by } : {}) });
}

/**
 * Makes a monster the investigator's trophy. An Endless one goes to the cup instead (2E-2703), unless they may keep
 * such monsters or `evenEndless` says so.
 * @returns whether it became a trophy
 */
export function claimMonster(game: Game, seat: Seat, marker: Copy, evenEndless = false): boolean {
  if (monsterValues(game, marker, seat).abilities.endless && !evenEndless) {
    returnMonster(game, marker, 'cup');
    return false;
  }
  game.state.monsters = game.state.monsters.filter((monster) => monster.marker !== marker);
  // 2E-119
  investigator(game, seat).monsterTrophies.push(marker);
  game.events.push({ type: 'MonsterClaimed', seat, monster: marker });
  return true;
}

/**
 * An investigator has defeated a monster: it becomes a trophy (2E-2612), or goes where `to` says, and whatever waits
 * for its defeat happens.
 */
export function* defeatMonster(game: Game, seat: Seat, marker: Copy, to: 'trophy' | 'cup' | 'box' = 'trophy'): Flow {
  let trophy = false;
  if (to === 'trophy') trophy = claimMonster(game, seat, marker);
  else returnMonster(game, marker, to);
  game.events.push({ type: 'MonsterDefeated', seat, monster: marker, trophy });
  yield* trigger(game, { event: 'monsterDefeated', seat, monster: marker });
}
