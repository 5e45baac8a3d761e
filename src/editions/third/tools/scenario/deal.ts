import type { Mixer } from '../../../tools/scenario/report.ts';
import { loadContent } from '../../content/content.ts';
import { buriedCards } from '../../mythos/eventdeck.ts';
import type { State } from '../../state/state.ts';

/**
 * The event deck and what was shuffled into the decks of neighborhoods: of an event that nobody has seen the
 * neighborhood on its back is known, of the piles that went under the event deck what they hold, but not in which order
 * it lies (3E-428.4, 3E-445.3, 3E-204.11a-3).
 */
export function dealEvents(state: State, mixed: Mixer): void {
  const { decks, shuffled = {}, buried = [] } = state;
  const unburied = decks.event.length - buriedCards(state);
  for (const [id, cards] of Object.entries(decks.neighborhood)) {
    const top = shuffled[id] ?? 0;
    decks.neighborhood[id] = [...mixed(cards.slice(0, top)), ...mixed(cards.slice(top))];
  }
  // The back of the top card shows.
  const [top, ...rest] = decks.event.slice(0, unburied);
  const piles = [[...(top === undefined ? [] : [top]), ...mixed(rest)]];
  let from = unburied;
  for (const size of buried) {
    piles.push(buriedPile(decks.event.slice(from, from + size), mixed, unburied === 0 && from === unburied));
    from += size;
  }
  decks.event = piles.flat();
  exchange(state, unburied, mixed);
}

/** Where nothing lies on the uppermost pile, the back of its first card shows. */
function buriedPile(pile: readonly string[], mixed: Mixer, uppermost: boolean): string[] {
  const [top, ...rest] = pile;
  return uppermost && top !== undefined ? [top, ...mixed(rest)] : mixed(pile);
}

/** Which of a neighborhood's unseen events lies in the event deck and which in its own deck nobody knows. */
function exchange({ decks }: State, unburied: number, mixed: Mixer): void {
  const isEvent = (card: string) => loadContent().events.has(card);
  for (const [id, cards] of Object.entries(decks.neighborhood)) {
    const own = (card: string) => isEvent(card) && loadContent().event(card).neighborhood === id;
    const there = decks.event.slice(0, unburied).filter(own);
    const dealt = mixed([...there, ...cards.filter(own)]);
    decks.event = decks.event.map((card, at) => (at < unburied && own(card) ? (dealt.shift() ?? card) : card));
    decks.neighborhood[id] = cards.map((card) => (own(card) ? (dealt.shift() ?? card) : card));
  }
}
