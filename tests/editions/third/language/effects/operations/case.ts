import { placeMarker } from '../../../../../../src/editions/third/board/marker.ts';
import type { Effect, Operation } from '../../../../../../src/editions/third/content/effect.ts';
import type { EffectContext } from '../../../../../../src/editions/third/state/context.ts';
import type { Game, Monster } from '../../../../../../src/editions/third/state/state.ts';
import type { Seat } from '../../../../../../src/engine/decision.ts';
import { type Answering, type Arrangement, type Driven, seatOf } from '../../../table.ts';

/** A small state, a list of effects, and what it comes to. */
export interface Case {
  says: string;
  on?: Arrangement;
  /** What the arrangement can't say. */
  prepare?: (game: Game) => void;
  /** Who acts; the first seat unless said otherwise, null for the group. */
  seat?: Seat | null;
  context?: Partial<EffectContext>;
  effects: Effect[];
  answers?: Record<string, Answering>;
  shows: (game: Game, driven: Driven<void>, context: EffectContext) => void;
}

/** The cases of some operations. */
export const cases = <K extends Operation>(list: Record<K, Case[]>): Record<K, Case[]> => list;

export const AGNES = { sheet: 'agnesBaker', at: 'graveyard' };
export const REX = { sheet: 'rexMurphy', at: 'blackCave' };
export const two: Arrangement = { investigators: [AGNES, REX] };
export const one = (more: object = {}, rest: Arrangement = {}): Arrangement => ({
  investigators: [{ ...AGNES, ...more }],
  ...rest,
});
export const hers = (game: Game) => seatOf(game, 0);
export const cards = (game: Game, seat = 0) => seatOf(game, seat).cards.map(({ id }) => id);
export const monster = (game: Game, kind: string): Monster | undefined =>
  game.state.monsters.find((beast) => beast.kind === kind);
export const doom = (game: Game, space: string) => game.state.doom[space] ?? 0;

/** A test of the first seat with these dice on the table. */
export function atTest(dice: number[]): (game: Game) => void {
  return ({ state }) => {
    state.test = {
      seat: 0,
      occasion: 'other',
      skill: 'lore',
      monster: null,
      card: null,
      chosen: [],
      used: [],
      dice,
      faces: [5, 6],
      perSix: 1,
      added: 0,
    };
  };
}

/** A blue marker in the first seat's space, a red one elsewhere, a white one in the center of downtown, face down. */
export function marked(game: Game): void {
  placeMarker(game, { color: 'blue', faceUp: false, at: seatOf(game, 0).at });
  placeMarker(game, { color: 'red', faceUp: false, at: 'velmasDiner' });
  placeMarker(game, { color: 'white', faceUp: false, at: 'downtown' });
}
