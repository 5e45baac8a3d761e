import type { Decision } from '../../../engine/decision.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Telling } from '../../edition/edition.ts';
import { headed, toldAbove } from '../../telling/moment.ts';
import { includes, lastOf, pictured, type Told, tellEach } from '../../telling/telling.ts';
import { boardPicture } from '../shown/boardview.ts';
import { standLine } from '../shown/goal.ts';
import { lookup } from '../shown/lookup.ts';
import type { SecondEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { checkTold, laterTold } from './dice.ts';
import { lineOf } from './line.ts';
import { greatMoment } from './moment.ts';
import { newspaper } from './newspaper.ts';
import { encounterCard } from './question.ts';
import { togetherTold } from './together.ts';

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER = ['MythosDrawn', 'Awakened', 'GateSealed', 'GateClosed'] as const;

/** Tells what happened, all events of one answer together. */
export function tell(
  events: readonly SecondEvent[],
  state: State,
  words: Words,
  open: readonly Decision[] = [],
): Telling {
  const openingTold = (_: unknown, index: number): Told | null => {
    const event = events[index];
    if (event?.type !== 'TurnStarted') return null;
    return { lines: [lineOf(event, words) ?? '', `-# ${standLine(state, words)}`], used: [index] };
  };
  const great = greatMoment(events, state, words);
  const tellers = [toldAbove(great), openingTold, checkTold, laterTold, togetherTold(great?.used ?? []), lineTold];
  const told = tellEach(events, words, tellers);
  const scenes = scenesOf(events, state, words);
  const cards = [...encounterCards(events, open, words), ...told.pictures];
  const telling = pictured(told, scenes.length > 0 ? scenes : cards);
  return great ? headed(telling, great, state.options.theme, words) : telling;
}

function lineTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const event = events[index];
  return event ? { lines: [lineOf(event, words) ?? ''], used: [index] } : null;
}

/** The card of the last encounter, unless a question shows it. */
function encounterCards(events: readonly SecondEvent[], open: readonly Decision[], words: Words): PictureSpec[] {
  const drawn = events.findLast((event) => event.type === 'EncounterDrawn' || event.type === 'GateCardDrawn');
  if (!drawn || isShown(drawn, open)) return [];
  const card =
    drawn.type === 'EncounterDrawn'
      ? encounterCard('encounters', [drawn.neighborhood, drawn.place, String(drawn.entry - 1)], words)
      : drawn.type === 'GateCardDrawn'
        ? encounterCard('gate-cards', [drawn.card, drawn.entry], words)
        : null;
  return card ? [card] : [];
}

/** True for an encounter whose story stands on the question that is open. */
function isShown(event: SecondEvent, open: readonly Decision[]): boolean {
  const path =
    event.type === 'EncounterDrawn'
      ? [event.neighborhood, event.place, String(event.entry - 1)]
      : event.type === 'GateCardDrawn'
        ? [event.card, event.entry]
        : null;
  return path !== null && open.some((decision) => decision.about?.prose?.path.join('/') === path.join('/'));
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
