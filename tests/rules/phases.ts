/** Whole parts of a turn, run on a table that a test has put together. */

import { arkhamEncounter } from '../../src/editions/second/encounters/encounter.ts';
import { movement } from '../../src/editions/second/movement/movement.ts';
import { mythos, setupMythos } from '../../src/editions/second/mythos/mythos.ts';
import { otherWorldEncounter } from '../../src/editions/second/otherworlds/otherworld.ts';
import type { Game, Investigator } from '../../src/editions/second/state/state.ts';
import { upkeep } from '../../src/editions/second/upkeep/upkeep.ts';
import type { Flow } from '../../src/engine/flow.ts';
import { type Answering, type Arrangement, aGame, type Driven, drive } from '../editions/second/table.ts';
import { content } from '../second.ts';

export interface Ran<T> extends Driven<T> {
  game: Game;
}

type Answers = Record<string, Answering>;

/** Eight investigators without an ability that changes draws or dice of others. */
export const EIGHT = [
  'joe-diamond',
  'jenny-barnes',
  'harvey-walters',
  'amanda-sharpe',
  'bob-jenkins',
  'michael-mcglen',
  'ashcan-pete',
  'carolyn-fern',
];

/** gate graveyard, clue unvisited-isle, headline: terror +1 */
export const BUTCHERED = 'mythos-family-found-butchered';
/** gate woods, environment (weather) */
export const HEAT_WAVE = 'mythos-heat-wave';
/** gate black-cave, headline */
export const RAID = 'mythos-feds-raid-arkham';

/** Puts those Mythos cards on top, the first topmost. */
export function onTop(game: Game, cards: readonly string[]): void {
  game.state.decks.mythos = [...cards, ...game.state.decks.mythos.filter((card) => !cards.includes(card))];
}

/** A Mythos phase with those cards on top. */
export function mythosPhase(arrangement: Arrangement, cards: readonly string[], answers: Answers = {}): Ran<void> {
  const game = aGame({ phase: 'mythos', cursor: { step: 'mythos' }, ...arrangement });
  onTop(game, cards);
  return { game, ...drive(game, mythos(game), answers) };
}

/** Step 14 of the setup with those cards on top. */
export function firstCard(arrangement: Arrangement, cards: readonly string[], answers: Answers = {}): Ran<void> {
  const game = aGame({ turn: 0, phase: 'setup', cursor: { step: 'setup.mythos' }, ...arrangement });
  onTop(game, cards);
  return { game, ...drive(game, setupMythos(game), answers) };
}

/** The Upkeep of everybody. */
export function upkeepPhase(arrangement: Arrangement, answers: Answers = {}): Ran<void> {
  return ran(aGame({ phase: 'upkeep', cursor: { step: 'upkeep' }, ...arrangement }), upkeep, answers);
}

/** The Movement of seat 0. */
export function movementPhase(arrangement: Arrangement, answers: Answers = {}): Ran<void> {
  return ran(aGame(arrangement), (game) => movement(game, 0), answers);
}

/** The Arkham Encounters of seat 0. */
export function arkhamPhase(arrangement: Arrangement, answers: Answers = {}): Ran<void> {
  const game = aGame({ phase: 'arkham', cursor: { step: 'arkham', turnIndex: 0 }, ...arrangement });
  return ran(game, () => arkhamEncounter(game, 0), answers);
}

/** The Other World Encounters of seat 0. */
export function otherWorldPhase(arrangement: Arrangement, answers: Answers = {}): Ran<void> {
  const game = aGame({ phase: 'otherWorld', cursor: { step: 'otherWorld', turnIndex: 0 }, ...arrangement });
  return ran(game, () => otherWorldEncounter(game, 0), answers);
}

/** Runs any rule on a game. */
export function ran<T>(game: Game, rule: (game: Game) => Flow<T>, answers: Answers = {}): Ran<T> {
  return { game, ...drive(game, rule(game), answers) };
}

/** Whoever sits there. */
export function one(game: Game, seat = 0): Investigator {
  const found = game.state.investigators[seat];
  if (!found) throw new Error(`nobody at ${seat}`);
  return found;
}

/** Kinds of the cards somebody holds. */
export function kinds(game: Game, seat = 0): string[] {
  return one(game, seat).cards.map(({ id }) => id.split('#')[0] ?? '');
}

/** How many monsters have appeared in each place. */
export function appeared(game: Game): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const event of game.events) {
    const place =
      event.type === 'MonsterAppeared' ? event.place : event.type === 'MonsterToOutskirts' ? 'outskirts' : null;
    if (place !== null) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** The types of what happened, in order, of those asked about. */
export function order(game: Game, ...types: string[]): string[] {
  return game.events.map(({ type }) => type as string).filter((type) => types.includes(type));
}

/** So many markers of harmless kinds standing in one place. */
export function crowd(place: string, count: number): Record<string, string> {
  const markers = content.monsters
    .filter(({ abilities, special }) => abilities.mask !== true && special.length === 0)
    .flatMap(({ id, copies }) => Array.from({ length: copies }, (_, index) => `${id}#${index + 1}`));
  return Object.fromEntries(markers.slice(0, count).map((marker) => [marker, place]));
}
