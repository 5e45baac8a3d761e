import { advise } from '../../../src/editions/second/autopilot/autopilot.ts';
import { gameOf } from '../../../src/editions/second/game/game.ts';
import { seen } from '../../../src/editions/second/shown/seen.ts';
import type { EventOf, SecondEvent } from '../../../src/editions/second/state/event.ts';
import type { Investigator, State } from '../../../src/editions/second/state/state.ts';
import { content, secondEdition } from '../../second.ts';
import { add, type Book, type Bookkeeping, put, SOMEWHERE } from '../bookkeeping.ts';

function kept({ investigators, ancientOne, terror, places, monsters, rumor }: State): Book {
  const book: Book = new Map();
  for (const one of investigators) if (!one.eliminated && one.incarnation === 0) keepPerson(book, one);
  put(book, 'doom', ancientOne.doom);
  put(book, 'terror', terror);
  for (const [id, { clues, gate, sealed }] of Object.entries(places)) {
    put(book, `${id} clues`, clues);
    put(book, `${id} gate`, gate);
    put(book, `${id} seal`, sealed ? 1 : 0);
  }
  for (const { marker, at } of monsters)
    if (at !== 'rumor') put(book, `monster ${marker}`, at === 'encounter' ? SOMEWHERE : at);
  if (rumor && !rumor.ended) put(book, `rumor ${rumor.card}`, `${rumor.tokens}`);
  return book;
}

function keepPerson(book: Book, { seat, money, clues, at, cards, monsterTrophies }: Investigator): void {
  put(book, `${seat} money`, money);
  put(book, `${seat} clues`, clues);
  put(book, `${seat} at`, at);
  // A Blessing and a Curse are told as such.
  for (const { id } of cards) if (!/^(?:blessing|curse)#/.test(id)) put(book, `card ${id}`, `${seat}`);
  for (const marker of monsterTrophies) put(book, `trophy ${marker}`, `${seat}`);
}

function write(book: Book, event: SecondEvent): string[] {
  switch (event.type) {
    case 'Gained':
      earn(book, event.seat, event.what, event.amount);
      return [];
    case 'Lost':
    case 'Spent':
      earn(book, event.seat, event.what, -event.amount);
      return [];
    case 'ClueSpent':
      if (event.by === undefined) earn(book, event.seat, 'clue', -1);
      return [];
    case 'CluesTaken':
      earn(book, event.seat, 'clue', event.amount);
      add(book, `${event.place} clues`, -event.amount);
      return [];
    case 'CluesLeft': {
      // So many lie there now, those put back included.
      const lying = Number(book.get(`${event.place} clues`) ?? 0);
      add(book, `${event.place} clues`, event.amount - lying);
      earn(book, event.seat, 'clue', lying - event.amount);
      return [];
    }
    case 'ClueHandedOn':
      earn(book, event.from, 'clue', -1);
      earn(book, event.to, 'clue', 1);
      return [];
    case 'Traded':
      for (const card of event.cards) put(book, `card ${card}`, known(book, event.to));
      earn(book, event.from, 'money', -event.money);
      earn(book, event.to, 'money', event.money);
      return untradable(event);
    case 'CardGained':
      if (!/^(?:blessing|curse)#/.test(event.card)) put(book, `card ${event.card}`, known(book, event.seat));
      return [];
    case 'CardDiscarded':
      put(book, `card ${event.card}`, null);
      return [];
    case 'Moved':
      if (book.has(`${event.seat} at`)) put(book, `${event.seat} at`, event.to);
      return [];
    case 'Devoured':
    // Whoever gives way to another leaves the table, too.
    case 'Replaced':
      forget(book, event.seat);
      return [];
    default:
      return board(book, event);
  }
}

/** What is told of the board. */
function board(book: Book, event: SecondEvent): string[] {
  switch (event.type) {
    case 'MonsterAppeared':
      put(book, `monster ${event.monster}`, event.place);
      return [];
    case 'MonsterMoved':
      put(book, `monster ${event.monster}`, event.to);
      return [];
    case 'MonsterToOutskirts':
      put(book, `monster ${event.monster}`, 'outskirts');
      return [];
    case 'OutskirtsEmptied':
      for (const marker of event.monsters) put(book, `monster ${marker}`, null);
      return [];
    case 'MonsterReturned':
      put(book, `monster ${event.monster}`, null);
      put(book, `trophy ${event.monster}`, null);
      return [];
    case 'MonsterClaimed':
      put(book, `monster ${event.monster}`, null);
      put(book, `trophy ${event.monster}`, known(book, event.seat));
      return [];
    case 'CluePlaced':
      add(book, `${event.place} clues`, 1);
      return [];
    case 'CluesRemoved':
      add(book, `${event.place} clues`, -event.amount);
      return [];
    case 'GateOpened':
      put(book, `${event.place} gate`, event.gate);
      return [];
    case 'GateClosed':
      put(book, `${event.place} gate`, null);
      return [];
    case 'GateSealed':
    case 'SealBroken':
      put(book, `${event.place} seal`, event.type === 'GateSealed' ? 1 : 0);
      return [];
    case 'DoomChanged':
      add(book, 'doom', event.by);
      return [];
    case 'DoomTokenRemoved':
      put(book, 'doom', event.left);
      return [];
    case 'RumorEntered':
      put(book, `rumor ${event.card}`, '0');
      return [];
    case 'TerrorRose':
      add(book, 'terror', 1);
      return book.get('terror') === event.level ? [] : [`terror is not ${event.level}`];
    case 'RumorTokens':
      put(book, `rumor ${event.card}`, `${event.tokens}`);
      return [];
    case 'RumorPassed':
    case 'RumorFailed':
    case 'MythosLeft':
      put(book, `rumor ${event.card}`, null);
      return [];
    default:
      return [];
  }
}

/** All that belongs to a seat is gone, and no more book is kept of it. */
function forget(book: Book, seat: number): void {
  for (const [key, at] of book)
    if (key.startsWith(`${seat} `) || (/^(?:card|trophy) /.test(key) && at === `${seat}`)) book.delete(key);
}

/** A seat, as long as book is kept of it: of newcomers none is. */
const known = (book: Book, seat: number): string | null => (book.has(`${seat} at`) ? `${seat}` : null);

function earn(book: Book, seat: number, what: string, amount: number): void {
  if (known(book, seat) === null) return;
  if (what === 'money') add(book, `${seat} money`, amount);
  else if (what === 'clue') add(book, `${seat} clues`, amount);
}

/** What changes hands though nobody trades it (2E-4504, FAQ-47). */
function untradable({ cards }: EventOf<'Traded'>): string[] {
  const goods = ['common', 'unique', 'spell'];
  return cards.filter((card) => {
    const { deck, id } = content.card(card);
    return !goods.includes(deck) && id !== 'deputys-revolver' && id !== 'patrol-wagon';
  });
}

/** How this edition is kept book of. */
export const BOOK: Bookkeeping<State, SecondEvent> = {
  edition: secondEdition,
  begun: ({ turn }) => turn > 0,
  kept,
  write,
  advise: (state, ...asked) => advise(gameOf(content, seen(state)), ...asked),
};
