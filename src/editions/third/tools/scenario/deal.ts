import type { Mixer } from '../../../tools/scenario/report.ts';
import type { Content } from '../../content/content.ts';
import { unasked } from '../../encounters/encounterturn.ts';
import { gameOf } from '../../game/game.ts';
import { investigator } from '../../investigators/investigator.ts';
import { buriedCards } from '../../mythos/eventdeck.ts';
import type { Investigator, State } from '../../state/state.ts';

/**
 * The event deck and what was shuffled into the decks of neighborhoods: of an event that nobody has seen the
 * neighborhood on its back is known, of the piles that went under the event deck what they hold, but not in which order
 * it lies (3E-428.4, 3E-445.3, 3E-204.11a-3).
 */
export function dealEvents(content: Content, state: State, mixed: Mixer): void {
  const { decks, buried = [] } = state;
  const unburied = unburiedCards(state);
  // The back of the top card shows.
  const [top, ...rest] = decks.event.slice(0, unburied);
  const piles = [[...(top === undefined ? [] : [top]), ...mixed(rest)]];
  let from = unburied;
  for (const size of buried) {
    piles.push(buriedPile(decks.event.slice(from, from + size), mixed, unburied === 0 && from === unburied));
    from += size;
  }
  decks.event = piles.flat();
  for (const id of Object.keys(decks.neighborhood)) dealNeighborhood(content, state, id, mixed);
}

const unburiedCards = (state: State): number => state.decks.event.length - buriedCards(state);

function dealNeighborhood(content: Content, state: State, id: string, mixed: Mixer): void {
  const { decks, shuffled = {} } = state;
  const cards = decks.neighborhood[id] ?? [];
  const top = shuffled[id] ?? 0;
  decks.neighborhood[id] = [...mixed(cards.slice(0, top)), ...mixed(cards.slice(top))];
  exchange(content, state, id, mixed);
}

/** How often a deck is mixed again for a card on top that leaves something to choose. */
const MIXINGS = 100;

/**
 * Whoever has been asked to begin their encounter knows that it leaves them something to choose: with any other card it
 * would have come unasked (3E-203.2-1).
 */
export function keepAsking(content: Content, state: State, mixed: Mixer): void {
  if (state.cursor.step !== 'encounter.turn') return;
  const resting = (one: Investigator) => (one.seat === state.acting ? { ...one, inactive: false } : one);
  const game = gameOf(content, { ...state, investigators: state.investigators.map(resting) });
  for (let left = MIXINGS; left > 0; left--) {
    const seat = unasked(game);
    if (seat === undefined) return;
    const neighborhood = game.content.neighborhoodOf(investigator(game, seat).at);
    if (neighborhood === null) state.decks.street = mixed(state.decks.street);
    else dealNeighborhood(game.content, state, neighborhood, mixed);
  }
}

/** Where nothing lies on the uppermost pile, the back of its first card shows. */
function buriedPile(pile: readonly string[], mixed: Mixer, uppermost: boolean): string[] {
  const [top, ...rest] = pile;
  return uppermost && top !== undefined ? [top, ...mixed(rest)] : mixed(pile);
}

/** Which of a neighborhood's unseen events lies in the event deck and which in its own deck nobody knows. */
function exchange(content: Content, state: State, id: string, mixed: Mixer): void {
  const { decks } = state;
  const unburied = unburiedCards(state);
  const own = (card: string) => content.events.has(card) && content.event(card).neighborhood === id;
  const cards = decks.neighborhood[id] ?? [];
  const dealt = mixed([...decks.event.slice(0, unburied).filter(own), ...cards.filter(own)]);
  decks.event = decks.event.map((card, at) => (at < unburied && own(card) ? (dealt.shift() ?? card) : card));
  decks.neighborhood[id] = cards.map((card) => (own(card) ? (dealt.shift() ?? card) : card));
}
