import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { boardPicture } from '../shown/boardview.ts';
import { lookup } from '../shown/lookup.ts';
import type { EventType, ThirdEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { newspaper } from './paper/newspaper.ts';

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER: readonly EventType[] = ['AnomalyAppeared', 'GateBurst', 'Outbreak'];

/** What a message shows at most. */
const MOST = 2;

/** The scenario at the start, a headline, the board where much of it has changed, the newspaper when a round has ended. */
export function scenes(events: readonly ThirdEvent[], state: State, words: Words): PictureSpec[] {
  const card = (id: string): PictureSpec[] => {
    const picture = lookup(state, id, words)?.picture;
    return picture ? [picture] : [];
  };
  const read = events.findLast((event) => event.type === 'HeadlineRead');
  const ended = events.findLast((event) => event.type === 'RoundEnded');
  const all = [
    ...(events.some(({ type }) => type === 'GameStarted') ? card(`scenario:${state.scenario}`) : []),
    ...(read?.type === 'HeadlineRead' ? card(`headline:${read.headline}`) : []),
    ...(hasNewBoard(events, state) ? [boardPicture(state, words, events)] : []),
    ...(ended?.type === 'RoundEnded' ? [newspaper(ended, state, words)] : []),
  ];
  return all.slice(-MOST);
}

/** The last board of all is shown with the end. */
function hasNewBoard(events: readonly ThirdEvent[], state: State): boolean {
  if (state.outcome !== null) return false;
  return events.some(({ type }) => BOARD_AFTER.includes(type)) || drawsTokens(events, state);
}

/** Tokens drawn in the Mythos Phase; what a monster draws in its own changes little. */
function drawsTokens(events: readonly ThirdEvent[], { phase }: State): boolean {
  return phase !== 'monster' && events.some(({ type }) => type === 'TokenDrawn');
}
