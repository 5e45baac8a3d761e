import type { Kind } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';
import { buriedCards, nextNeighborhood } from '../mythos/eventdeck.ts';
import { OPTION } from '../state/option.ts';
import { isSecret } from '../state/secret.ts';
import type { HeldCard, Investigator, Marker, State } from '../state/state.ts';

/**
 * The state as any seat sees it: what is face down is put in the order of the content, so that nothing can be learned from
 * it, and the seed is gone. Possessions lie open in the play areas, so all seats see the same.
 */
export function seen(content: Content, state: State): State {
  const { forced: _, ...shown } = state;
  const { decks } = state;
  const hidden = content.inOrder;
  // Archive cards lie among the others.
  const number = (card: Kind): number => OPTION.archive.read(card) ?? 0;
  const mixed = (cards: readonly Kind[]): Kind[] => [
    ...cards.filter(OPTION.archive.is).sort((one, other) => number(one) - number(other)),
    ...hidden(cards.filter((card) => !OPTION.archive.is(card))),
  ];
  const items = concealed(
    content.inOrder([
      ...decks.item,
      ...state.investigators.flatMap(({ cards }) => cards.flatMap(({ under }) => under)),
    ]),
  );
  const conditions = [...state.investigators.flatMap(({ cards }) => cards.map(({ id }) => id)), ...decks.condition];
  const pacts = concealed(content.inOrder(conditions.filter((id) => isSecret(content, id))));
  const held = (card: HeldCard): HeldCard => ({
    ...card,
    id: isSecret(content, card.id) ? pacts(card.id) : card.id,
    under: card.under.map(items),
  });
  // A spawned event shows only its neighborhood, on its back (3E-445.3).
  const events = concealedEvents(content, state);
  const lying = Object.fromEntries(
    Object.entries(decks.neighborhood).map(([id, cards]) => [
      id,
      cards.map((card) => (content.events.has(card) ? events(id) : card)),
    ]),
  );
  const investigators = state.investigators.map((one): Investigator => ({ ...one, cards: one.cards.map(held) }));
  return {
    ...shown,
    seed: '',
    investigators,
    cup: [...state.cup].sort(),
    markers: faceDownSorted(state.markers),
    decks: {
      ...decks,
      item: decks.item.map(items),
      spell: hidden(decks.spell),
      ally: hidden(decks.ally),
      condition: decks.condition.map((id) => (isSecret(content, id) ? pacts(id) : id)),
      street: hidden(decks.street),
      event: seenEvents(content, state, events),
      headline: hidden(decks.headline),
      monster: hidden(decks.monster),
      anomaly: hidden(decks.anomaly),
      neighborhood: Object.fromEntries(Object.entries(lying).map(([id, cards]) => [id, mixed(cards)])),
    },
  };
}

/**
 * The event deck: of its top card the neighborhood on its back, then what nobody has seen, then the piles that went
 * under it, whose cards everybody has seen, but not in which order they lie (3E-428.4, 3E-204.11a-3).
 */
function seenEvents(content: Content, state: State, events: (neighborhood: string) => string): string[] {
  const { decks, buried = [] } = state;
  const back = (card: string): string => content.event(card).neighborhood;
  const [top, ...others] = unseenEvents(state);
  const seenDeck = [
    ...(top === undefined ? [] : [events(back(top))]),
    ...content.inOrder(others.map((card) => events(back(card)))),
  ];
  for (const size of buried) {
    const pile = content.inOrder(decks.event.slice(seenDeck.length, seenDeck.length + size));
    // Where nothing lies on the uppermost pile, the back that shows is one of its own.
    const first =
      seenDeck.length > 0 ? -1 : pile.findIndex((card) => back(card) === nextNeighborhood({ content, state }));
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
function concealedEvents(content: Content, state: State): (neighborhood: string) => string {
  const lying = Object.values(state.decks.neighborhood).flat();
  const unseen = [...unseenEvents(state), ...lying].filter((card) => content.events.has(card));
  const piles = new Map<string, (otherwise: string) => string>();
  return (neighborhood) => {
    const pile =
      piles.get(neighborhood) ??
      concealed(content.inOrder(unseen.filter((card) => content.event(card).neighborhood === neighborhood)));
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
