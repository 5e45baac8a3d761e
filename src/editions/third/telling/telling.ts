import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Telling } from '../../edition/edition.ts';
import { headed, toldAbove } from '../../telling/moment.ts';
import { includes, lastOf, pictured, type Told, tellEach, toldAt } from '../../telling/telling.ts';
import { boardPicture } from '../shown/boardview.ts';
import { roundGoals } from '../shown/goal.ts';
import { lookup } from '../shown/lookup.ts';
import type { ThirdEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { codexLineTold } from './codex.ts';
import { laterTold, rolledTold, testTold } from './dice.ts';
import { boughtTold, gatheredTold, hiddenTold } from './gathered.ts';
import { harmTold } from './harm.ts';
import { monsterTold } from './line/monsterline.ts';
import { headlineTold, reckoningTold, sheetDoomTold, spawnTold, tokenTold } from './line/mythosline.ts';
import { outbreakTold } from './line/outbreakline.ts';
import { dealtLine, lineOf } from './line.ts';
import { greatMoment } from './moment.ts';
import { newspaper } from './paper/newspaper.ts';
import { sequelTold } from './sequel.ts';
import { severalTold } from './several.ts';
import { stepsTold } from './steps.ts';

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER = ['AnomalyAppeared', 'GateBurst', 'Outbreak'] as const;

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
  outbreakTold,
  rolledTold,
  boughtTold,
  severalTold,
  hiddenTold,
  gatheredTold,
] as const;

/** Tells what happened, all events of one answer together. */
export function tell(events: readonly ThirdEvent[], state: State, words: Words): Telling {
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
  // Who comes into a game that goes on has their story on their sheet.
  const dealtTold = (_: unknown, index: number): Told | null => {
    const event = events[index];
    if (event?.type !== 'InvestigatorDealt' || includes(events, 'GameStarted')) return null;
    return { lines: [dealtLine(event, words, 'none')], used: [index] };
  };
  const great = greatMoment(events, state, words);
  const codexTold = (_: unknown, index: number): Told | null => codexLineTold(events, index, state, words);
  const tellers = [toldAbove(great), openingTold, dealtTold, codexTold, ...TELLERS, lineTold];
  const after = (_: unknown, index: number): Told | null =>
    sequelTold(events, index, words, (next) => toldAt(events, next, words, tellers));
  const told = tellEach(events, words, [toldAbove(great), laterTold, harmTold, after, ...tellers]);
  const spoken = onlyActions(events, told.lines, words) ? [] : withoutIdleHeadings(told.lines);
  const scenes = scenesOf(events, state, words);
  const telling = pictured({ ...told, lines: spoken }, scenes.length > 0 ? scenes : told.pictures);
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
    ...(hasNewBoard(events, state) ? [boardPicture(state, words, events)] : []),
    ...(ended ? [newspaper(ended, state, words)] : []),
  ];
}

/** The last board of all is shown with the end. */
function hasNewBoard(events: readonly ThirdEvent[], state: State): boolean {
  return state.outcome === null && (includes(events, ...BOARD_AFTER) || drawsTokens(events, state));
}

/** Tokens drawn in the Mythos Phase; what a monster draws in its own changes little. */
function drawsTokens(events: readonly ThirdEvent[], { phase }: State): boolean {
  return phase !== 'monster' && includes(events, 'TokenDrawn');
}
