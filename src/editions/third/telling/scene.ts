import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { SIGHT, type Sight } from '../../edition/sight.ts';
import type { Content } from '../content/content.ts';
import { gameOf } from '../game/game.ts';
import { boardPicture, shownChanges } from '../shown/boardview.ts';
import { lookups } from '../shown/lookup.ts';
import { namer } from '../shown/namer.ts';
import { visible } from '../shown/visible.ts';
import type { EventType, ThirdEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { newspaper } from './paper/newspaper.ts';
import { specialEdition } from './paper/special.ts';

type ThirdSight = Sight<State, ThirdEvent>;

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER: readonly EventType[] = ['AnomalyAppeared', 'GateBurst', 'Outbreak'];

/** What a message shows at most. */
const MOST = 2;

/** The scenario at the start, a headline, the board where much of it has changed, the newspaper when a round has ended. */
export function scenes(content: Content, events: readonly ThirdEvent[], state: State): ThirdSight[] {
  const { theme } = state.options;
  const card = (id: string): ThirdSight => ({ ...SIGHT, sight: 'card', id, theme });
  const read = events.findLast((event) => event.type === 'HeadlineRead');
  const ended = events.findLast((event) => event.type === 'RoundEnded');
  const all = [
    ...(events.some(({ type }) => type === 'GameStarted') ? [card(`scenario:${state.scenario}`)] : []),
    ...(read?.type === 'HeadlineRead' ? [card(`headline:${read.headline}`)] : []),
    ...(hasNewBoard(events, state) ? [boardSight(content, state, events)] : []),
    ...(ended ? [{ ...SIGHT, sight: 'paper', state: visible(content, state), event: ended } satisfies ThirdSight] : []),
  ];
  return all.slice(-MOST);
}

/** The special edition, and the last board. */
export function endingScenes(content: Content, state: State): ThirdSight[] {
  if (!state.outcome) return [];
  const { press, luck, chart } = state;
  return [
    { ...SIGHT, sight: 'special', state: { ...visible(content, state), press, luck, chart } },
    boardSight(content, state, []),
  ];
}

function boardSight(content: Content, state: State, events: readonly ThirdEvent[]): ThirdSight {
  return { ...SIGHT, sight: 'board', state: visible(content, state), changes: shownChanges(events) };
}

/** What a picture shows, with its words. @throws Error when it can't be: its card is no more, for instance */
export function picture(content: Content, sight: ThirdSight, words: Words): PictureSpec {
  if (sight.sight === 'card') return lookups(content).cardPicture(sight.id, words.with(namer(content, null)));
  const { state } = sight;
  const game = gameOf(content, state);
  const named = words.with(namer(content, state));
  switch (sight.sight) {
    case 'board':
      return boardPicture(game, named, sight.changes);
    case 'paper':
      if (sight.event.type !== 'RoundEnded') throw new Error(`no newspaper comes with ${sight.event.type}`);
      return newspaper(sight.event, game, named);
    case 'special':
      if (!state.outcome) throw new Error('the special edition of a game that is not over');
      return specialEdition(game, state.outcome, named);
    default:
      return sight satisfies never;
  }
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
