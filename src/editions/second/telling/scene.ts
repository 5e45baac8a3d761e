import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { SIGHT, type Sight } from '../../edition/sight.ts';
import type { Content } from '../content/content.ts';
import { gameOf } from '../game/game.ts';
import { boardPicture, shownChanges } from '../shown/boardview.ts';
import { lookups } from '../shown/lookup.ts';
import { namer } from '../shown/namer.ts';
import { visible } from '../shown/visible.ts';
import type { EventType, SecondEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { newspaper } from './newspaper.ts';
import { specialEdition } from './special.ts';

type SecondSight = Sight<State, SecondEvent>;

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER: readonly EventType[] = ['MythosDrawn', 'Awakened', 'GateSealed', 'GateClosed'];

/**
 * The Ancient One's card at the start, the Mythos card, the board where much of it has changed, the newspaper when a
 * turn has ended.
 */
export function scenes(events: readonly SecondEvent[], state: State): SecondSight[] {
  const { theme } = state.options;
  const card = (id: string): SecondSight => ({ ...SIGHT, sight: 'card', id, theme });
  const mythos = events.find((event) => event.type === 'MythosDrawn' && event.purpose === 'full');
  const ended = events.findLast((event) => event.type === 'TurnEnded');
  return [
    ...(events.some(({ type }) => type === 'GameStarted') ? [card(`ancientOne:${state.ancientOne.id}`)] : []),
    ...(mythos?.type === 'MythosDrawn' ? [card(`mythos:${mythos.card}`)] : []),
    ...(events.some(({ type }) => BOARD_AFTER.includes(type)) ? [boardSight(state, events)] : []),
    ...(ended ? [{ ...SIGHT, sight: 'paper', state: visible(state), event: ended } satisfies SecondSight] : []),
  ];
}

/** The special edition, and the last board. */
export function endingScenes(state: State): SecondSight[] {
  if (!state.outcome) return [];
  return [{ ...SIGHT, sight: 'special', state: { ...visible(state), press: state.press } }, boardSight(state, [])];
}

function boardSight(state: State, events: readonly SecondEvent[]): SecondSight {
  return { ...SIGHT, sight: 'board', state: visible(state), changes: shownChanges(events) };
}

/** What a picture shows, with its words. @throws Error when it can't be: its card is no more, for instance */
export function picture(content: Content, sight: SecondSight, words: Words): PictureSpec {
  if (sight.sight === 'card') return lookups(content).cardPicture(sight.id, words.with(namer(content, null)));
  const { state } = sight;
  const named = words.with(namer(content, state));
  switch (sight.sight) {
    case 'board':
      return boardPicture(gameOf(content, state), named, sight.changes);
    case 'paper':
      if (sight.event.type !== 'TurnEnded') throw new Error(`no newspaper comes with ${sight.event.type}`);
      return newspaper(sight.event, gameOf(content, state), named);
    case 'special':
      if (!state.outcome) throw new Error('the special edition of a game that is not over');
      return specialEdition(gameOf(content, state), state.outcome, named);
    default:
      return sight satisfies never;
  }
}
