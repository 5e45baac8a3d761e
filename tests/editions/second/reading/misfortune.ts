import type { EventOf, SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { content } from '../../../second.ts';
import { type Faults, type Page, type Read, until } from './tale.ts';

/** What somebody has when a value falls to 0. */
interface Belongings {
  items: string[];
  /** Spells and Skills, of which variant 5 takes one. */
  memories: string[];
  retainers: string[];
  clues: number;
}

/** 2E-3005 to 2E-3016: what it costs to go insane or fall unconscious in Arkham, with variant 5 too (L5.1 to L5.5). */
export function readBreakdown({ seat }: EventOf<'WentInsane' | 'FellUnconscious'>, page: Page, insane: boolean): Read {
  if (!page.book.has(`${seat} at`)) return null;
  const had = belongings(page, seat);
  const told = until(page.ahead, [
    'MythosDrawn',
    'TurnStarted',
    'PhaseStarted',
    'GameEnded',
    'Awakened',
    'SittingBegan',
  ]);
  const moved = told.findIndex((event) => event.type === 'Moved' && event.seat === seat);
  const [lost, arrival] = [told.slice(0, moved < 0 ? told.length : moved), told[moved]];
  const refuge = insane ? 'arkham-asylum' : 'st-marys-hospital';
  const at = arrival?.type === 'Moved' ? arrival.to : page.book.get(`${seat} at`);
  const faults = losses(had, { seat, told: lost, forgets: insane && page.state.options.variants.amnesia });
  if (at !== refuge) faults.push(`comes to ${at}`);
  return {
    of: `${insane ? 'insane' : 'unconscious'}, ${page.state.options.variants.amnesia ? 'L5' : 'plain'}`,
    faults,
  };
}

/** 2E-3019, L5.4: the same losses where it happens in an Other World. Those who are lost for another reason lose nothing (2E-3116). */
export function readLost({ seat, by }: EventOf<'LostInTimeAndSpace'>, page: Page): Read {
  if (!page.book.has(`${seat} at`)) return null;
  const { variants } = page.state.options;
  const told = sinceTheBlow(page, seat);
  const gone = told.flatMap((event) => (isLost(event, seat) ? [event.card] : []));
  const now = belongings(page, seat);
  const clues = told.find((event) => event.type === 'Lost' && event.what === 'clue' && event.seat === seat);
  const had = {
    ...now,
    items: [...now.items, ...gone.filter(isItem)],
    memories: [...now.memories, ...gone.filter(isMemory)],
    retainers: [...now.retainers, ...gone.filter(isRetainer)],
    clues: now.clues + (clues?.type === 'Lost' ? clues.amount : 0),
  };
  if (by?.ref !== 'stranded' || by.id === 'noGate') return { of: 'lost for another reason', faults: [] };
  return { of: 'lost', faults: losses(had, { seat, told, forgets: by.id === 'insane' && variants.amnesia }) };
}

function losses(
  had: Belongings,
  { seat, told, forgets }: { seat: number; told: readonly SecondEvent[]; forgets: boolean },
): Faults {
  const gone = told.flatMap((event) => (isLost(event, seat) ? [event.card] : []));
  const items = gone.filter(isItem);
  const safe = had.items.filter((card) => /derringer|deputys-revolver/.test(card)).length;
  const faults: Faults = [];
  if (forgets) {
    const memories = gone.filter(isMemory).length;
    if (memories !== Math.min(1, had.memories.length)) faults.push(`forgets ${memories} of ${had.memories.length}`);
    if (items.some((card) => !isMemory(card))) faults.push(`gives up ${items}`);
  } else {
    const half = Math.floor(had.items.length / 2);
    const least = Math.min(half, had.items.length - safe);
    if (items.length > half || items.length < least)
      faults.push(`gives up ${items.length} of ${had.items.length} items`);
    if (gone.some((card) => content.card(card).deck === 'skill')) faults.push('loses a Skill');
  }
  const retainers = gone.filter(isRetainer).length;
  if (retainers !== had.retainers.length) faults.push(`${retainers} of ${had.retainers.length} Retainers`);
  const clues = told.find((event) => event.type === 'Lost' && event.what === 'clue' && event.seat === seat);
  const lost = clues?.type === 'Lost' ? clues.amount : 0;
  if (lost !== Math.floor(had.clues / 2)) faults.push(`${lost} of ${had.clues} Clue tokens`);
  return faults;
}

/** A card given up for madness or wounds. */
function isLost(event: SecondEvent, seat: number): event is EventOf<'CardDiscarded'> {
  return event.type === 'CardDiscarded' && event.seat === seat && /^(?:insane|unconscious)$/.test(event.why ?? '');
}

/** What has been told since the value fell to 0. */
function sinceTheBlow({ behind }: Page, seat: number): SecondEvent[] {
  const at = behind.findLastIndex(
    (event) =>
      (event.type === 'Lost' || event.type === 'Spent') &&
      event.seat === seat &&
      (event.what === 'sanity' || event.what === 'stamina'),
  );
  return behind.slice(at + 1);
}

function belongings({ book }: Page, seat: number): Belongings {
  const cards = [...book].flatMap(([key, whose]) =>
    key.startsWith('card ') && whose === `${seat}` ? [key.slice(5)] : [],
  );
  return {
    items: cards.filter(isItem),
    memories: cards.filter(isMemory),
    retainers: cards.filter(isRetainer),
    clues: Number(book.get(`${seat} clues`) ?? 0),
  };
}

/** 2E-3011, 2E-3012 */
function isItem(card: string): boolean {
  const { deck, id } = content.card(card);
  return ['common', 'unique', 'spell'].includes(deck) || id === 'deputys-revolver' || id === 'patrol-wagon';
}

const isMemory = (card: string): boolean => ['spell', 'skill'].includes(content.card(card).deck);
const isRetainer = (card: string): boolean => card.startsWith('retainer');
