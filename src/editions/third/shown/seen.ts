import { loadContent } from '../content/content.ts';
import { buriedCards, nextNeighborhood } from '../mythos/eventdeck.ts';
import { isSecret } from '../state/secret.ts';
import type { HeldCard, Investigator, Marker, State } from '../state/state.ts';

/**
 * The state as any seat sees it: what is face down is put in alphabetical order, so that nothing can be learned from
 * it, and the seed is gone. Possessions lie open in the play areas, so all seats see the same.
 */
export function seen(state: State): State {
  const { forced: _, ...shown } = state;
  const { decks } = state;
  const hidden = <T extends string>(cards: readonly T[]): T[] => [...cards].sort();
  const items = concealed(
    [...decks.item, ...state.investigators.flatMap(({ cards }) => cards.flatMap(({ under }) => under))].sort(),
  );
  const pacts = concealed(
    [...state.investigators.flatMap(({ cards }) => cards.map(({ id }) => id)), ...decks.condition]
      .filter(isSecret)
      .sort(),
  );
  const held = (card: HeldCard): HeldCard => ({
    ...card,
    id: isSecret(card.id) ? pacts(card.id) : card.id,
    under: card.under.map(items),
  });
  // A spawned event shows only its neighborhood, on its back (3E-445.3).
  const events = concealedEvents(state);
  const lying = Object.fromEntries(
    Object.entries(decks.neighborhood).map(([id, cards]) => [
      id,
      cards.map((card) => (loadContent().events.has(card) ? events(id) : card)),
    ]),
  );
  const investigators = state.investigators.map((one): Investigator => ({ ...one, cards: one.cards.map(held) }));
  return {
    ...shown,
    seed: '',
    investigators,
    cup: hidden(state.cup),
    markers: faceDownSorted(state.markers),
    decks: {
      ...decks,
      item: decks.item.map(items),
      spell: hidden(decks.spell),
      ally: hidden(decks.ally),
      condition: decks.condition.map((id) => (isSecret(id) ? pacts(id) : id)),
      street: hidden(decks.street),
      event: seenEvents(state, events),
      headline: hidden(decks.headline),
      monster: hidden(decks.monster),
      anomaly: hidden(decks.anomaly),
      neighborhood: Object.fromEntries(Object.entries(lying).map(([id, cards]) => [id, hidden(cards)])),
    },
  };
}

/**
 * The event deck: of its top card the neighborhood on its back, then what nobody has seen, then the piles that went
 * under it, whose cards everybody has seen, but not in which order they lie (3E-428.4, 3E-204.11a-3).
 */
function seenEvents(state: State, events: (neighborhood: string) => string): string[] {
  const { decks, buried = [] } = state;
  const back = (card: string): string => loadContent().event(card).neighborhood;
  const [top, ...others] = unseenEvents(state);
  const seenDeck = [
    ...(top === undefined ? [] : [events(back(top))]),
    ...others.map((card) => events(back(card))).sort(),
  ];
  for (const size of buried) {
    const pile = decks.event.slice(seenDeck.length, seenDeck.length + size).sort();
    // Where nothing lies on the uppermost pile, the back that shows is one of its own.
    const first = seenDeck.length > 0 ? -1 : pile.findIndex((card) => back(card) === nextNeighborhood(state));
    seenDeck.push(...(first < 0 ? [] : pile.splice(first, 1)), ...pile);
  }
  return seenDeck;
}

/** What lies in the event deck above the piles that went under it. */
function unseenEvents(state: State): string[] {
  const { event } = state.decks;
  return event.slice(0, event.length - buriedCards(state));
}

/** Hands out the events of each neighborhood that nobody has seen: those in its deck and in the event deck. */
function concealedEvents(state: State): (neighborhood: string) => string {
  const lying = Object.values(state.decks.neighborhood).flat();
  const unseen = [...unseenEvents(state), ...lying].filter((card) => loadContent().events.has(card));
  const piles = new Map<string, (otherwise: string) => string>();
  return (neighborhood) => {
    const pile =
      piles.get(neighborhood) ??
      concealed(unseen.filter((card) => loadContent().event(card).neighborhood === neighborhood).sort());
    piles.set(neighborhood, pile);
    return pile('');
  };
}

/** Hands out what is hidden, one after the other, so that where it lay can't be told. */
function concealed<T extends string>(cards: readonly T[]): (otherwise: T) => T {
  const left = [...cards];
  return (otherwise) => left.shift() ?? otherwise;
}

/** Which of the markers lying face down is which nobody knows. */
function faceDownSorted(markers: readonly Marker[]): Marker[] {
  const colors = markers
    .filter(({ faceUp }) => !faceUp)
    .map(({ color }) => color)
    .sort();
  return markers.map((marker) => (marker.faceUp ? marker : { ...marker, color: colors.shift() ?? marker.color }));
}
