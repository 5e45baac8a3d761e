import type { Decision } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Telling } from '../../edition/edition.ts';
import { signed } from '../../shown/clause.ts';
import { headed, toldAbove } from '../../telling/moment.ts';
import { includes, lastOf, pictured, type Told, tellEach } from '../../telling/telling.ts';
import { boardPicture } from '../shown/boardview.ts';
import { goalLines } from '../shown/goal.ts';
import { lookup } from '../shown/lookup.ts';
import { encounterIn } from '../shown/prose.ts';
import type { EventOf, EventType, ThirdEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { aimOf, doomAt, wayOf } from './clause.ts';
import { counted } from './counted.ts';
import { laterTold, testTold } from './dice.ts';
import { lineOf } from './line.ts';
import { greatMoment } from './moment.ts';
import { newspaper } from './newspaper.ts';
import { encounterCard } from './question.ts';
import { tokensLine } from './tokens.ts';

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER = ['AnomalyAppeared', 'GateBurst', 'Outbreak', 'CodexAdded', 'CodexFlipped'] as const;

/** What several events of one kind in a row come to: the line, and how many events it tells. */
interface Gathered {
  line: string;
  count: number;
}

/** Tells what happened, all events of one answer together. */
export function tell(
  events: readonly ThirdEvent[],
  state: State,
  words: Words,
  open: readonly Decision[] = [],
): Telling {
  const lineTold = (_: unknown, index: number): Told | null => {
    const event = events[index];
    return event ? { lines: [lineOf(event, words) ?? ''], used: [index] } : null;
  };
  const openingTold = (_: unknown, index: number): Told | null => {
    const event = events[index];
    if (event?.type !== 'RoundStarted') return null;
    const goals = goalLines(state, words).map((line) => `-# ${line}`);
    return { lines: [lineOf(event, words) ?? '', ...goals], used: [index] };
  };
  const great = greatMoment(events, state, words);
  const told = tellEach(events, words, [toldAbove(great), openingTold, testTold, laterTold, gatheredTold, lineTold]);
  const spoken = onlyActions(events, told.lines, words) ? [] : withoutIdleHeadings(told.lines);
  const scenes = scenesOf(events, state, words);
  const cards = [...encounterPictures(events, open, words), ...told.pictures];
  const telling = pictured({ ...told, lines: spoken }, scenes.length > 0 ? scenes : cards);
  return great ? headed(telling, great, state.options.theme, words) : telling;
}

/** An action of which nothing has come yet: what was answered says it, and what comes of it follows. */
function onlyActions(events: readonly ThirdEvent[], lines: readonly string[], words: Words): boolean {
  const named = events.flatMap((event) => (event.type === 'ActionPerformed' ? [lineOf(event, words)] : []));
  return lines.length === 1 && named.includes(lines[0] ?? null);
}

/** A heading needs something under it. */
function withoutIdleHeadings(lines: readonly string[]): string[] {
  const isHeading = (line: string): boolean => line.startsWith('## ');
  return lines.filter((line, at) => !isHeading(line) || !isHeading(lines[at + 1] ?? '## '));
}

/** Small events of one kind that follow each other are told in one sentence. */
function gatheredTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const gathered = gather(events, from, words);
  if (!gathered) return null;
  const { line, count } = gathered;
  return { lines: [line], used: Array.from({ length: count }, (_, index) => from + index) };
}

function gather(events: readonly ThirdEvent[], from: number, words: Words): Gathered | null {
  const event = events[from];
  switch (event?.type) {
    case 'CardGained': {
      const run = runOf(events, from, event.type, (other) => other.seat === event.seat && other.from === event.from);
      const cards = run.map(({ card }) => ref('card', card));
      const seat = ref('seat', String(event.seat));
      return { line: words.say('third-event-CardGained', { seat, from: event.from, cards }), count: run.length };
    }
    case 'Moved': {
      if (event.how !== 'step') return null;
      const run = runOf(events, from, event.type, (other) => other.seat === event.seat && other.how === 'step');
      const seat = ref('seat', String(event.seat));
      return { line: words.say('third-event-Moved', { seat, way: wayOf(run, words) }), count: run.length };
    }
    case 'MonsterMoved': {
      const run = runOf(events, from, event.type, (other) => other.monster === event.monster);
      const monster = ref('monster', event.monster);
      const way = { monster, way: wayOf(run, words), aim: aimOf(event.monster, words) };
      return { line: words.say('third-event-MonsterMoved', way), count: run.length };
    }
    case 'MonsterEngaged': {
      const run = runOf(events, from, event.type, (other) => other.monster === event.monster);
      const seats = run.map(({ seat }) => ref('seat', String(seat)));
      const monster = ref('monster', event.monster);
      return { line: words.say('third-event-MonsterEngaged', { monster, seats }), count: run.length };
    }
    case 'MonsterReadied':
    case 'MonsterExhausted': {
      const run = runOf(events, from, event.type, () => true);
      const monsters = run.map(({ monster }) => ref('monster', monster));
      return { line: words.say(`third-event-${event.type}`, { monsters, count: run.length }), count: run.length };
    }
    case 'DoomPlaced': {
      const cause = JSON.stringify(event.by);
      const run = runOf(events, from, event.type, ({ by }) => JSON.stringify(by) === cause);
      const spaces = run.filter(({ amount }) => amount > 0).map(doomAt);
      const by = event.by ? words.say('because', { cause: words.name(event.by) }) : '';
      return { line: spaces.length > 0 ? words.say('third-event-doom', { spaces, by }) : '', count: run.length };
    }
    case 'ArchiveShuffledIn': {
      const run = runOf(events, from, event.type, () => true);
      const decks = run.map(({ deck }) => ref('neighborhood', deck));
      return { line: words.say('third-event-ArchiveShuffledIn', { count: run.length, decks }), count: run.length };
    }
    case 'MarkerPlaced': {
      const run = runOf(events, from, event.type, ({ faceUp }) => !faceUp);
      if (run.length < 2) return null;
      const places = run.map(({ at }) => ref('space', at));
      return { line: words.say('third-event-MarkersPlaced', { count: run.length, places }), count: run.length };
    }
    case 'ClueSpawned': {
      const run = runOf(events, from, event.type, () => true);
      const neighborhoods = run.map(({ neighborhood }) => ref('neighborhood', neighborhood));
      const places = counted(neighborhoods, words);
      return { line: words.say('third-event-ClueSpawned', { count: run.length, places }), count: run.length };
    }
    case 'SheetClues': {
      const run = runOf(events, from, event.type, () => true);
      const by = run.reduce((sum, one) => sum + one.by, 0);
      const clues = run.at(-1)?.clues ?? event.clues;
      // What somebody researches says how many lie there.
      const told = by === 0 || (from > 0 && events[from - 1]?.type === 'Researched' && run.length === 1);
      return { line: told ? '' : words.say('third-event-SheetClues', { clues, by: signed(by) }), count: run.length };
    }
    default:
      return tokensLine(events, from, words);
  }
}

/** The events of one type that follow each other from there and belong together. */
function runOf<T extends EventType>(
  events: readonly ThirdEvent[],
  from: number,
  type: T,
  belongs: (event: EventOf<T>) => boolean,
): EventOf<T>[] {
  const isOne = (event: ThirdEvent): event is EventOf<T> => event.type === type;
  const run: EventOf<T>[] = [];
  for (const event of events.slice(from)) {
    if (!isOne(event) || !belongs(event)) break;
    run.push(event);
  }
  return run;
}

/** The card of the last encounter, unless a question shows it. */
function encounterPictures(events: readonly ThirdEvent[], open: readonly Decision[], words: Words): PictureSpec[] {
  const drawn = lastOf(events, 'EncounterDrawn');
  if (!drawn || isShown(drawn, open)) return [];
  const card = encounterCard(drawn, words);
  return card ? [card] : [];
}

/** True for an encounter whose story stands on the question that is open. */
function isShown(event: ThirdEvent, open: readonly Decision[]): boolean {
  if (event.type !== 'EncounterDrawn') return false;
  return open.some((decision) => {
    const about = encounterIn(decision.about?.encounter);
    return about !== null && about.card === event.card && about.section === event.section && !isTest(decision);
  });
}

/** A question in the middle of a test tells no story again. */
function isTest(decision: Decision): boolean {
  return decision.kind.startsWith('test.') || decision.kind.startsWith('harm.');
}

/** The scenario at the start, a headline, the board where much of it has changed, the newspaper when a round has ended. */
function scenesOf(events: readonly ThirdEvent[], state: State, words: Words): PictureSpec[] {
  const card = (id: string): PictureSpec[] => {
    const picture = lookup(state, id, words)?.picture;
    return picture ? [picture] : [];
  };
  const read = lastOf(events, 'HeadlineRead');
  const ended = lastOf(events, 'RoundEnded');
  return [
    ...(includes(events, 'GameStarted') ? card(`scenario:${state.scenario}`) : []),
    ...(read ? card(`headline:${read.headline}`) : []),
    ...(includes(events, ...BOARD_AFTER) || drawsTokens(events, state) ? [boardPicture(state, words, events)] : []),
    ...(ended ? [newspaper(ended, state, words)] : []),
  ];
}

/** Tokens drawn in the Mythos Phase; what a monster draws in its own changes little. */
function drawsTokens(events: readonly ThirdEvent[], { phase }: State): boolean {
  return phase !== 'monster' && includes(events, 'TokenDrawn');
}
