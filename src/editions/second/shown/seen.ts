import type { Copy } from '../../edition/copy.ts';
import type { State } from '../state/state.ts';

/** Stands for the marker of a gate that lies face down. */
const HIDDEN: Copy = 'hidden#0';

/**
 * The state as any seat sees it: what is face down is put in alphabetical order, so that nothing can be learned from
 * it, and the seed is gone. Players' cards are public (2E-3911), monsters on the board too (2E-216), so all seats see
 * the same.
 */
export function seen(state: State): State {
  const { forced: _, ...shown } = state;
  const { decks } = state;
  const hidden = <T extends string>(cards: readonly T[]): T[] => [...cards].sort();
  // Hardly anybody counts what is left, so each is put in order only when it is looked at.
  return {
    ...shown,
    seed: '',
    get cup() {
      return hidden(state.cup);
    },
    get gateStack() {
      return hidden([...state.gateStack, ...faceDown(state)]).slice(0, state.gateStack.length);
    },
    get sheets() {
      return hidden(state.sheets);
    },
    decks: {
      get common() {
        return hidden(decks.common);
      },
      get unique() {
        return hidden(decks.unique);
      },
      get spell() {
        return hidden(decks.spell);
      },
      get skill() {
        return hidden(decks.skill);
      },
      get ally() {
        return hidden(decks.ally);
      },
      get special() {
        return hidden(decks.special);
      },
      get mythos() {
        return hidden(decks.mythos);
      },
      get gate() {
        return hidden(decks.gate);
      },
    },
    places: shownPlaces(state),
  };
}

/** The places, without which gates lie face down on them. */
export function shownPlaces({ places }: State): State['places'] {
  if (!Object.values(places).some(({ gateHidden }) => gateHidden)) return places;
  return Object.fromEntries(
    Object.entries(places).map(([id, place]) => [
      id,
      place.gate && place.gateHidden ? { ...place, gate: HIDDEN } : place,
    ]),
  );
}

/** Gates that lie face down on the board: which ones, what is left on the stack must not tell either. */
function faceDown({ places }: State): State['gateStack'] {
  return Object.values(places).flatMap(({ gate, gateHidden }) => (gate !== null && gateHidden ? [gate] : []));
}
