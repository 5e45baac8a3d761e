import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { boardPicture } from '../shown/boardview.ts';
import { lookup } from '../shown/lookup.ts';
import type { EventType, SecondEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { newspaper } from './newspaper.ts';

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER: readonly EventType[] = ['MythosDrawn', 'Awakened', 'GateSealed', 'GateClosed'];

/**
 * The Ancient One's card at the start, the Mythos card, the board where much of it has changed, the newspaper when a
 * turn has ended.
 */
export function scenes(events: readonly SecondEvent[], state: State, words: Words): PictureSpec[] {
  const card = (id: string): PictureSpec[] => {
    const picture = lookup(state, id, words)?.picture;
    return picture ? [picture] : [];
  };
  const mythos = events.find((event) => event.type === 'MythosDrawn' && event.purpose === 'full');
  const ended = events.findLast((event) => event.type === 'TurnEnded');
  return [
    ...(events.some(({ type }) => type === 'GameStarted') ? card(`ancientOne:${state.ancientOne.id}`) : []),
    ...(mythos?.type === 'MythosDrawn' ? card(`mythos:${mythos.card}`) : []),
    ...(events.some(({ type }) => BOARD_AFTER.includes(type)) ? [boardPicture(state, words, events)] : []),
    ...(ended?.type === 'TurnEnded' ? [newspaper(ended, state, words)] : []),
  ];
}
