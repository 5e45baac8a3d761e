import { kindOf } from './content/copy.ts';
import type { HeldCard, Investigator, Marker, State } from './state.ts';

/** The only condition whose other side nobody knows. */
const SECRET = 'darkPact';

/**
 * The state as any seat sees it: what is face down is put in alphabetical order, so that nothing can be learned from
 * it, and the seed is gone. Possessions are public (3E-408), so all seats see the same.
 */
export function seen(state: State): State {
  const { decks } = state;
  const hidden = <T extends string>(cards: readonly T[]): T[] => [...cards].sort();
  const items = concealed(
    [...decks.item, ...state.investigators.flatMap(({ cards }) => cards.flatMap(({ under }) => under))].sort(),
  );
  const isPact = (id: string): boolean => kindOf(id) === SECRET;
  const pacts = concealed(
    [...state.investigators.flatMap(({ cards }) => cards.map(({ id }) => id)), ...decks.condition]
      .filter(isPact)
      .sort(),
  );
  const held = (card: HeldCard): HeldCard => ({
    ...card,
    id: isPact(card.id) ? pacts() : card.id,
    under: card.under.map(() => items()),
  });
  const investigators = state.investigators.map((one): Investigator => ({ ...one, cards: one.cards.map(held) }));
  return {
    ...state,
    seed: '',
    forced: undefined,
    investigators,
    cup: hidden(state.cup),
    markers: faceDownSorted(state.markers),
    decks: {
      ...decks,
      item: decks.item.map(() => items()),
      spell: hidden(decks.spell),
      ally: hidden(decks.ally),
      condition: decks.condition.map((id) => (isPact(id) ? pacts() : id)),
      street: hidden(decks.street),
      event: hidden(decks.event),
      headline: hidden(decks.headline),
      monster: hidden(decks.monster),
      anomaly: hidden(decks.anomaly),
      neighbourhood: Object.fromEntries(Object.entries(decks.neighbourhood).map(([id, cards]) => [id, hidden(cards)])),
    },
  };
}

/** Hands out what is hidden, one after the other, so that where it lay can't be told. */
function concealed(cards: readonly string[]): () => string {
  const left = [...cards];
  return () => left.shift() ?? '';
}

/** Which of the markers lying face down is which nobody knows. */
function faceDownSorted(markers: readonly Marker[]): Marker[] {
  const colours = markers
    .filter(({ faceUp }) => !faceUp)
    .map(({ colour }) => colour)
    .sort();
  return markers.map((marker) => (marker.faceUp ? marker : { ...marker, colour: colours.shift() ?? marker.colour }));
}
