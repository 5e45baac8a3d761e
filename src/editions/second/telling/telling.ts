import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Kind } from '../../edition/copy.ts';
import type { Telling } from '../../edition/edition.ts';
import { headed, toldAbove } from '../../telling/moment.ts';
import { includes, lastOf, pictured, type Told, tellEach } from '../../telling/telling.ts';
import { loadContent } from '../content/content.ts';
import { boardPicture } from '../shown/boardview.ts';
import { standLine } from '../shown/goal.ts';
import { lookup } from '../shown/lookup.ts';
import type { SecondEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { checkTold, laterTold } from './dice.ts';
import { lineOf } from './line.ts';
import { greatMoment } from './moment.ts';
import { newspaper } from './newspaper.ts';
import { togetherTold } from './together.ts';

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER = ['MythosDrawn', 'Awakened', 'GateSealed', 'GateClosed'] as const;

/** Tells what happened, all events of one answer together. */
export function tell(events: readonly SecondEvent[], state: State, words: Words): Telling {
  const openingTold = (_: unknown, index: number): Told | null => {
    const event = events[index];
    if (event?.type !== 'TurnStarted') return null;
    return { lines: [lineOf(event, words) ?? '', `-# ${standLine(state, words)}`], used: [index] };
  };
  // 2E-1705: a rumor beside another does nothing.
  const ignoredTold = (_: unknown, index: number): Told | null => {
    const event = events[index];
    if (event?.type !== 'MythosDrawn' || event.purpose !== 'full' || !isIgnored(event.card, state)) return null;
    const told = (lineOf(event, words) ?? '').split('\n');
    return { lines: told.filter((line) => !line.startsWith('-# ')), used: [index] };
  };
  const great = greatMoment(events, state, words);
  const tellers = [
    toldAbove(great),
    openingTold,
    ignoredTold,
    checkTold,
    laterTold,
    togetherTold(great?.used ?? []),
    lineTold,
  ];
  const told = tellEach(events, words, tellers);
  const scenes = scenesOf(events, state, words);
  const telling = pictured(told, scenes.length > 0 ? scenes : told.pictures);
  return great ? headed(telling, great, state.options.theme, words) : telling;
}

function isIgnored(card: Kind, { rumor }: State): boolean {
  return loadContent().mythos(card).type === 'rumor' && rumor !== null && rumor.card !== card;
}

function lineTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const event = events[index];
  return event ? { lines: [lineOf(event, words) ?? ''], used: [index] } : null;
}

/**
 * The Ancient One's card at the start, the Mythos card, the board where much of it has changed, the newspaper when a
 * turn has ended.
 */
function scenesOf(events: readonly SecondEvent[], state: State, words: Words): PictureSpec[] {
  const card = (id: string): PictureSpec[] => {
    const picture = lookup(state, id, words)?.picture;
    return picture ? [picture] : [];
  };
  const mythos = events.find((event) => event.type === 'MythosDrawn' && event.purpose === 'full');
  const ended = lastOf(events, 'TurnEnded');
  return [
    ...(includes(events, 'GameStarted') ? card(`ancientOne:${state.ancientOne.id}`) : []),
    ...(mythos?.type === 'MythosDrawn' ? card(`mythos:${mythos.card}`) : []),
    ...(includes(events, ...BOARD_AFTER) ? [boardPicture(state, words, events)] : []),
    ...(ended ? [newspaper(ended, state, words)] : []),
  ];
}
