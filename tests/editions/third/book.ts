import type { EventOf, ThirdEvent } from '../../../src/editions/third/state/event.ts';
import type { State } from '../../../src/editions/third/state/state.ts';
import { advise, CONTENT, seen, thirdEdition } from '../../third.ts';
import { add, type Book, type Bookkeeping, put } from '../bookkeeping.ts';

const MANY = { money: 'money', clue: 'clues', remnant: 'remnants' } as const;

/** Adjacent by the printed maps. */
const adjacent = (from: string, to: string): boolean =>
  [...CONTENT.scenarios.values()].some(({ map }) => map.adjacency[from]?.includes(to));

function kept({ investigators, doom, sheet, monsters }: State): Book {
  const book: Book = new Map();
  for (const { seat, left, incarnation, money, clues, remnants, at, damage, horror, cards } of investigators) {
    if (left !== null) continue;
    for (const [what, amount] of Object.entries({ money, clues, remnants, damage, horror }))
      put(book, `${seat} ${what}`, amount);
    // Where a newcomer begins is told by nothing but the scenario.
    if (incarnation === 0) put(book, `${seat} at`, at);
    for (const card of cards) {
      put(book, `card ${card.id}`, `${seat}`);
      put(book, `card ${card.id} damage`, card.damage);
      put(book, `card ${card.id} horror`, card.horror);
    }
  }
  for (const [space, amount] of Object.entries(doom)) put(book, `doom ${space}`, amount);
  for (const [what, amount] of Object.entries(sheet)) put(book, `sheet ${what}`, amount);
  for (const { id, at, damage, engagedWith } of monsters) {
    put(book, `monster ${id}`, at);
    put(book, `monster ${id} damage`, damage);
    for (const seat of engagedWith) put(book, `monster ${id} holds ${seat}`, 1);
  }
  return book;
}

/** All that belongs to whoever leaves goes. */
function forget(book: Book, seat: number): void {
  for (const [key, at] of book)
    if (key.startsWith(`${seat} `)) book.delete(key);
    else if (key.startsWith('card ') && at === `${seat}`) lay(book, key);
}

/** Away with a card, and what lay on it. */
function lay(book: Book, card: string): void {
  for (const what of ['', ' damage', ' horror']) book.delete(`${card}${what}`);
}

function trade(book: Book, { from, to, given, taken }: EventOf<'Traded'>): void {
  for (const [goods, giver, taker] of [
    [given, from, to],
    [taken, to, from],
  ] as const) {
    for (const card of goods.cards) put(book, `card ${card}`, `${taker}`);
    for (const what of ['money', 'clues', 'remnants'] as const) {
      add(book, `${giver} ${what}`, -goods[what]);
      add(book, `${taker} ${what}`, goods[what]);
    }
  }
}

function write(book: Book, event: ThirdEvent): string[] {
  switch (event.type) {
    case 'Gained':
      add(book, `${event.seat} ${MANY[event.what]}`, event.amount);
      return [];
    case 'Lost':
    case 'Spent':
      add(book, `${event.seat} ${MANY[event.what]}`, -event.amount);
      return [];
    case 'InvestigatorLeft':
      forget(book, event.seat);
      return [];
    case 'Researched':
      add(book, `${event.seat} clues`, -event.amount);
      return [];
    case 'Suffered':
      add(book, `${event.seat} damage`, event.damage);
      add(book, `${event.seat} horror`, event.horror);
      return [];
    case 'DoomPlaced':
      add(book, `doom ${event.space}`, event.amount);
      return book.get(`doom ${event.space}`) === event.doom ? [] : [`doom at ${event.space} is not ${event.doom}`];
    case 'DoomRemoved':
      add(book, `doom ${event.space}`, -event.amount);
      return [];
    case 'AssetSuffered':
      add(book, `card ${event.card} damage`, event.damage);
      add(book, `card ${event.card} horror`, event.horror);
      return [];
    case 'Recovered': {
      const whose = event.card === undefined ? `${event.seat}` : `card ${event.card}`;
      add(book, `${whose} damage`, -event.health);
      add(book, `${whose} horror`, -event.sanity);
      return [];
    }
    case 'Moved':
      if (book.has(`${event.seat} at`)) put(book, `${event.seat} at`, event.to);
      return event.how === 'step' && !adjacent(event.from, event.to)
        ? [`no step from ${event.from} to ${event.to}`]
        : [];
    case 'Traded':
      trade(book, event);
      return [];
    case 'CardGained':
      put(book, `card ${event.card}`, `${event.seat}`);
      return [];
    case 'CardDiscarded':
      lay(book, `card ${event.card}`);
      return [];
    default:
      return board(book, event);
  }
}

/** What is told of the board. */
function board(book: Book, event: ThirdEvent): string[] {
  switch (event.type) {
    case 'MonsterSpawned':
      put(book, `monster ${event.monster}`, event.at);
      return [];
    case 'MonsterMoved':
      put(book, `monster ${event.monster}`, event.to);
      return !event.direct && !adjacent(event.from, event.to) ? [`no step from ${event.from} to ${event.to}`] : [];
    case 'MonsterDamaged':
      add(book, `monster ${event.monster} damage`, event.amount);
      return [];
    case 'MonsterRecovered':
      add(book, `monster ${event.monster} damage`, -event.amount);
      return [];
    case 'MonsterEngaged':
      put(book, `monster ${event.monster} holds ${event.seat}`, 1);
      return [];
    case 'MonsterDisengaged':
      put(book, `monster ${event.monster} holds ${event.seat}`, null);
      return [];
    case 'MonsterDefeated':
    case 'MonsterGone':
      for (const key of [...book.keys()])
        if (key === `monster ${event.monster}` || key.startsWith(`monster ${event.monster} `)) book.delete(key);
      return [];
    case 'SheetDoom':
      add(book, 'sheet doom', event.by);
      return [];
    case 'SheetClues':
      add(book, 'sheet clues', event.by);
      return [];
    case 'SheetMarkers':
      add(book, 'sheet markers', event.by);
      return [];
    default:
      return [];
  }
}

/** How this edition is kept book of. */
export const BOOK: Bookkeeping<State, ThirdEvent> = {
  edition: thirdEdition,
  begun: ({ round }) => round > 0,
  kept,
  write,
  advise: (state, ...asked) => advise(seen(state), ...asked),
};
