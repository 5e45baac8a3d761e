import type { EventOf } from '../../../../src/editions/second/state/event.ts';
import { afterwards, type Faults, type Page, type Read } from './tale.ts';

/** L12.2, L12.6: the Keeper sees two cards, one of them is resolved, the other goes to the bottom of the deck. */
export function readOffered({ cards, keeper }: EventOf<'MythosOffered'>, page: Page): Read {
  const { options } = page.state;
  const faults: Faults = [];
  if (options.variants.keeper !== keeper) faults.push('offered to a stranger');
  if (new Set(cards).size !== 2) faults.push(`offered ${cards}`);
  const at = page.ahead.findIndex((event) => event.type === 'MythosDrawn' && event.purpose !== 'discarded');
  const drawn = page.ahead[at];
  if (drawn?.type !== 'MythosDrawn') return { of: 'left', faults };
  if (!cards.includes(drawn.card)) faults.push(`${drawn.card} is none of ${cards}`);
  const other = cards.find((card) => card !== drawn.card) ?? '';
  const place = page.index + 1 + at;
  const later = afterwards(page.tale, place);
  const again = page.ahead
    .slice(at + 1)
    .some((event) => event.type === 'MythosDrawn' || event.type === 'MythosOffered');
  const { mythos } = later.decks;
  // Beside it the one that was resolved, and what the awakening of the Ancient One may have put there.
  if (!again && !mythos.slice(-4).includes(other)) faults.push(`${other} is not at the bottom`);
  return { of: 'offered', faults };
}

/** Without a Keeper nobody is shown anything, with one nothing is resolved that they were not shown. */
export function readDrawn({ purpose, card }: EventOf<'MythosDrawn'>, page: Page): Read {
  if (purpose !== 'full' && purpose !== 'setup') return null;
  const { keeper } = page.state.options.variants;
  const offered = page.behind.findLast((event) => event.type === 'MythosOffered');
  const last = page.behind.findLast((event) => event.type === 'MythosDrawn' && event.purpose !== 'discarded');
  const fresh = offered && (!last || page.behind.indexOf(offered) > page.behind.indexOf(last));
  if (keeper === null) return { of: 'no Keeper', faults: offered ? ['offered to nobody'] : [] };
  // The first two were offered before anybody answered.
  if (purpose === 'setup') return null;
  const among = offered?.type === 'MythosOffered' && offered.cards.includes(card);
  return { of: 'Keeper', faults: fresh && among ? [] : [`${card} was not offered`] };
}
