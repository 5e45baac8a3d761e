import { phrase, ref } from '../../../../engine/phrase.ts';
import type { Words } from '../../../../words/words.ts';
import { kindNamed } from '../../../edition/copy.ts';
import { diceText } from '../../../telling/dice.ts';
import type { Told } from '../../../telling/telling.ts';
import { loadContent } from '../../content/content.ts';
import { headlineText } from '../../language/text/sheet.ts';
import { monsterProse } from '../../shown/prose.ts';
import type { Cause, EventOf, ThirdEvent } from '../../state/event.ts';
import { why, whyNamed } from '../announced.ts';
import { doomAt, doomBySpace, sheetDoom } from '../clause.ts';
import { counted } from '../counted.ts';
import { lineOf } from '../line.ts';
import { placesFrom, runOf } from '../run.ts';
import { engagedBy } from './monsterline.ts';

/** What comes of a token in few words, and how many events say so. */
interface Sequel {
  text: string;
  count: number;
}

const NONE: Sequel = { text: '', count: 0 };

/** A token that is drawn, with what comes of it at once: "Rex: Spread Doom, Science Building +1 (2)." */
export function tokenTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const drawn = events[from];
  if (drawn?.type !== 'TokenDrawn') return null;
  const headline = headlineTold(events, from + 1, words);
  if (headline) {
    const [text = ''] = headline.lines;
    const line = words.say('third-event-headline-drawn', { seat: ref('seat', String(drawn.seat)), text });
    return { lines: [line], used: [from, ...headline.used] };
  }
  const blanks = runOf(events, from, 'TokenDrawn', ({ seat, token }) => token === 'blank' && seat === drawn.seat);
  if (blanks.length > 1) {
    const seat = ref('seat', String(drawn.seat));
    const line = words.say('third-event-blanks', { seat, count: blanks.length });
    return { lines: [line], used: placesFrom(from, blanks.length) };
  }
  const { text, count } = sequelOf(events, from + 1, words);
  const args = { seat: ref('seat', String(drawn.seat)), token: ref('token', drawn.token) };
  const line = words.say('third-event-TokenDrawn', { ...args, what: text === '' ? '' : `, ${text}` });
  return { lines: [line], used: placesFrom(from, 1 + count) };
}

function sequelOf(events: readonly ThirdEvent[], from: number, words: Words): Sequel {
  const event = events[from];
  switch (event?.type) {
    case 'DoomSpread': {
      const { text, count } = doomOf(events, from + 1, words);
      return { text, count: count + 1 };
    }
    case 'GateBurst': {
      const { text, count } = doomOf(events, from + 1, words);
      const place = words.name(ref('neighborhood', event.neighborhood));
      return { text: text === '' ? place : `${place}: ${text}`, count: count + 1 };
    }
    case 'DoomPlaced':
      return doomOf(events, from, words);
    case 'ClueSpawned': {
      const run = runOf(events, from, event.type);
      const places = run.map(({ neighborhood }) => ref('neighborhood', neighborhood));
      return { text: counted(places, words), count: run.length };
    }
    case 'MonsterSpawned': {
      if (event.by?.ref !== 'token') return NONE;
      const met = metBy(events, from, event.monster, words);
      const text = words.say('third-spawned-at', {
        monster: ref('monster', event.monster),
        at: ref('space', event.at),
        status: event.status,
        seats: met ? met.seats : '',
        engages: met ? 'yes' : 'no',
      });
      return { text, count: 1 + (met?.used.length ?? 0) };
    }
    default:
      return NONE;
  }
}

/** Doom that comes to spaces and to the sheet, each counted once. */
function doomOf(events: readonly ThirdEvent[], from: number, words: Words): Sequel {
  const placed = runOf(events, from, 'DoomPlaced', ({ by }) => by === undefined);
  const onSheet = runOf(events, from + placed.length, 'SheetDoom');
  const texts = [
    ...doomBySpace(placed).map((event) => words.text(doomAt(event, 'label'))),
    ...(onSheet.length > 0 ? [sheetText(events, from + placed.length, onSheet, words)] : []),
  ];
  return { text: texts.join(', '), count: placed.length + onSheet.length };
}

/** Doom on the sheet, several in a row as one sum. */
export function sheetDoomTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  if (events[from]?.type !== 'SheetDoom') return null;
  const run = runOf(events, from, 'SheetDoom');
  const text = sheetText(events, from, run, words);
  const isNone = run.every(({ by }) => by === 0);
  const line = isNone ? '' : words.say('third-event-SheetDoom', { text });
  return { lines: [line], used: placesFrom(from, run.length) };
}

function sheetText(
  events: readonly ThirdEvent[],
  from: number,
  run: readonly EventOf<'SheetDoom'>[],
  words: Words,
): string {
  const by = run.reduce((sum, one) => sum + one.by, 0);
  const cause = run.findLast((one) => one.cause)?.cause;
  return sheetDoom({ doom: run.at(-1)?.doom ?? 0, by }, causeOf(events, from, cause, words), words);
}

/** What sends doom to the sheet, where that is not known. */
function causeOf(events: readonly ThirdEvent[], from: number, cause: Cause | undefined, words: Words): string {
  if (!cause) return '';
  if (cause.ref === 'neighborhood') return words.say('third-anomaly-in', { place: cause });
  return whyNamed(events, from, cause, words);
}

/** A headline with what it says; a rumor comes to stay, perhaps in the place of another. */
export function headlineTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const read = events[from];
  if (read?.type !== 'HeadlineRead') return null;
  const next = events[from + 1];
  const rumor = next?.type === 'RumorEntered' && next.headline === read.headline ? next : null;
  // What a rumor goes on doing has to be known; what another headline does is seen at once.
  const rules = rumor ? headlineText(loadContent().headline(read.headline)).slice(0, -1) : [];
  const told = [lineOf(read, words) ?? '', ...(rumor ? [lineOf(rumor, words) ?? ''] : [])].join(' ');
  const lines = [[told, ...rules.map((text) => words.text(text))].join(' ')];
  return { lines, used: placesFrom(from, rumor ? 2 : 1) };
}

/** A reckoning of which nothing is told at once. */
export function reckoningTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const event = events[from];
  if (event?.type !== 'Reckoning') return null;
  const idle = runOf(events, from, 'Reckoning', (one) => one.idle === true);
  const by = idle.length > 0 ? idle.map((one) => one.by) : rumored(event.by, words);
  const line = words.say('third-event-Reckoning', { by, idle: String(idle.length > 0) });
  return { lines: [line], used: placesFrom(from, Math.max(1, idle.length)) };
}

/** Reckonings of cards of one kind that roll dice, of which nothing comes, in one sentence. */
export function idleRollsTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const rolls: EventOf<'DiceRolled'>[] = [];
  const first = events[from];
  for (let at = from; at < events.length; at += 2) {
    const [reckoning, rolled] = events.slice(at, at + 2);
    if (first?.type !== 'Reckoning' || reckoning?.type !== 'Reckoning' || rolled?.type !== 'DiceRolled') break;
    if (!rolled.idle || kindNamed(reckoning.by.id) !== kindNamed(first.by.id)) break;
    rolls.push(rolled);
  }
  if (first?.type !== 'Reckoning' || rolls.length === 0) return null;
  const line = words.say('third-event-rolled-idle', {
    card: first.by,
    count: rolls.length,
    rolls: rolls.map(({ seat, dice }) =>
      phrase('third-rolled', { seat: ref('seat', String(seat)), dice: diceText(dice, []) }),
    ),
  });
  return { lines: [line], used: placesFrom(from, 2 * rolls.length) };
}

/** A monster that appears, with the reason why; an epic one with its looks. */
export function spawnTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const event = events[from];
  if (event?.type !== 'MonsterSpawned') return null;
  const { monster, at, status, by } = event;
  const met = metBy(events, from, monster, words);
  const line = words.say('third-event-MonsterSpawned', {
    monster: ref('monster', monster),
    at: ref('space', at),
    status,
    by: why(events, from, by, words),
    seats: met ? met.seats : '',
    engages: met ? 'yes' : 'no',
    story: isSeen(monster, events.slice(0, from)) ? monsterProse(monster, 'look', words.locale) : '',
  });
  return { lines: [line], used: [from, ...(met?.used ?? [])] };
}

/** Whether its looks are told: of an epic monster, unless the story of the card that brings it is. */
function isSeen(monster: string, before: readonly ThirdEvent[]): boolean {
  const isRead = before.some(({ type }) => type === 'CodexFlipped' || type === 'CodexRead');
  return loadContent().monster(monster).epic === true && !isRead;
}

/** Whom a monster engages as soon as it is there, if anybody. */
function metBy(events: readonly ThirdEvent[], from: number, monster: string, words: Words) {
  const next = events[from + 1];
  const isMet = next?.type === 'MonsterEngaged' && next.monster === monster;
  return isMet ? engagedBy(events, from + 1, monster, words) : null;
}

/** A headline of which there is a reckoning is the rumor. */
export function rumored(by: Cause, words: Words): string {
  return by.ref === 'headline' ? words.say('third-rumor') : words.name(by);
}
