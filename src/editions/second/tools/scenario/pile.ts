import type { Copy, Kind } from '../../../edition/copy.ts';
import { isOf, taken } from '../../../tools/box.ts';
import { Misplaced } from '../../../tools/scenario/reading.ts';
import type { State } from '../../state/state.ts';
import type { Given } from './schema.ts';

type Piles = Given['piles'];

/** Takes a card or marker out of its pile. @throws Misplaced where there is none left */
export function take<T extends string>(pile: T[], wanted: string, path: readonly PropertyKey[]): T {
  try {
    return taken(pile, wanted);
  } catch (error) {
    throw new Misplaced(path, error instanceof Error ? error.message : String(error));
  }
}

/** Takes a card or marker from wherever it lies in a pile. */
export function takeAnywhere(state: State, id: string, path: readonly PropertyKey[]): Copy | Kind {
  const piles: (Copy | Kind)[][] = [...Object.values(state.decks), state.cup, state.gateStack];
  return take(piles.find((pile) => pile.some((card) => isOf(card, id))) ?? [], id, path);
}

/** Puts the named cards on top of their decks, the first one topmost. */
export function stack(state: State, decks: Piles): void {
  for (const [name, cards] of entries(decks)) {
    const deck = pileOf(state, name);
    deck.unshift(...cards.map((card, index) => take(deck, card, ['decks', name, index])));
  }
}

/** Leaves in piles just what is named, in that order; the rest goes out of the game. */
export function fill(state: State, piles: Piles): void {
  for (const [name, cards] of entries(piles)) {
    const pile = pileOf(state, name);
    const wanted = cards.map((card, index) => take(pile, card, ['piles', name, index]));
    state.box.push(...pile.splice(0, pile.length, ...wanted));
  }
  state.cup.sort();
}

function entries(piles: Piles): [keyof Piles & string, string[]][] {
  return Object.entries(piles) as [keyof Piles & string, string[]][];
}

function pileOf(state: State, name: keyof Piles): (Copy | Kind)[] {
  if (name === 'gates') return state.gateStack;
  return name === 'cup' ? state.cup : state.decks[name];
}
