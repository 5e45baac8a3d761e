import type { Decision } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Telling } from '../../edition/edition.ts';
import { signed } from '../../shown/clause.ts';
import { headed, toldAbove } from '../../telling/moment.ts';
import { includes, lastOf, pictured, type Told, tellEach } from '../../telling/telling.ts';
import { boardPicture } from '../shown/boardview.ts';
import { roundGoals } from '../shown/goal.ts';
import { lookup } from '../shown/lookup.ts';
import { encounterIn } from '../shown/prose.ts';
import type { ThirdEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { why } from './announced.ts';
import { doomAt } from './clause.ts';
import { codexLineTold } from './codex.ts';
import { counted } from './counted.ts';
import { laterTold, testTold } from './dice.ts';
import { harmTold } from './harm.ts';
import { lineOf } from './line.ts';
import { greatMoment } from './moment.ts';
import { monsterTold } from './monsterline.ts';
import { headlineTold, reckoningTold, sheetDoomTold, spawnTold, tokenTold } from './mythosline.ts';
import { newspaper } from './newspaper.ts';
import { encounterCard } from './question.ts';
import { placesFrom, runOf } from './run.ts';
import { stepsTold } from './steps.ts';
import { tokensLine } from './tokens.ts';

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER = ['AnomalyAppeared', 'GateBurst', 'Outbreak', 'CodexAdded', 'CodexFlipped'] as const;

/** What tells several events together, or one by what came before it. */
const TELLERS = [
  testTold,
  laterTold,
  tokenTold,
  headlineTold,
  reckoningTold,
  sheetDoomTold,
  stepsTold,
  monsterTold,
  harmTold,
  spawnTold,
  gatheredTold,
] as const;

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
    const goals = roundGoals(state, words);
    return { lines: [lineOf(event, words) ?? '', ...(goals === '' ? [] : [`-# ${goals}`])], used: [index] };
  };
  const great = greatMoment(events, state, words);
  const codexTold = (_: unknown, index: number): Told | null => codexLineTold(events, index, state, words);
  const told = tellEach(events, words, [toldAbove(great), openingTold, codexTold, ...TELLERS, lineTold]);
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
  return gathered ? { lines: [gathered.line], used: placesFrom(from, gathered.count) } : null;
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
    case 'DoomPlaced': {
      const cause = JSON.stringify(event.by);
      const run = runOf(events, from, event.type, ({ by }) => JSON.stringify(by) === cause);
      const spaces = run.filter(({ amount }) => amount > 0).map(doomAt);
      const by = why(events, from, event.by, words);
      return { line: spaces.length > 0 ? words.say('third-event-doom', { spaces, by }) : '', count: run.length };
    }
    case 'DoomRemoved': {
      const { amount, space, doom, by } = event;
      const args = { amount, space: ref('space', space), doom, by: why(events, from, by, words) };
      return { line: amount > 0 ? words.say('third-event-DoomRemoved', args) : '', count: 1 };
    }
    case 'ArchiveShuffledIn': {
      const run = runOf(events, from, event.type);
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
      const run = runOf(events, from, event.type);
      const neighborhoods = run.map(({ neighborhood }) => ref('neighborhood', neighborhood));
      const places = counted(neighborhoods, words);
      return { line: words.say('third-event-ClueSpawned', { count: run.length, places }), count: run.length };
    }
    case 'SheetClues': {
      const run = runOf(events, from, event.type);
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
