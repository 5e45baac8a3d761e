import type { Seat } from '../../../engine/decision.ts';
import { type Ref, ref } from '../../../engine/phrase.ts';
import type { Sentence } from '../../../story/sentence.ts';
import { type Tellers, type ToldEvent, toldBy } from '../../telling/teller.ts';
import type { Content } from '../content/content.ts';
import type { ThirdEvent } from '../state/event.ts';
import type { Position, State } from '../state/state.ts';
import { BOARD } from './sentence/board.ts';
import { CARDS } from './sentence/card.ts';
import { CODEX } from './sentence/codex.ts';
import { GOODS } from './sentence/goods.ts';
import { MONSTERS } from './sentence/monster.ts';
import { MYTHOS } from './sentence/mythos.ts';
import { ROUND } from './sentence/round.ts';
import { TESTS } from './sentence/test.ts';

const TELLERS: Tellers<ThirdEvent, State, Content> = {
  ...ROUND,
  ...TESTS,
  ...GOODS,
  ...CARDS,
  ...MONSTERS,
  ...BOARD,
  ...MYTHOS,
  ...CODEX,
};

/** Causes that nobody need be told: what they have chosen, drawn or turned up says so, or where in the round it is. */
const PLAIN: readonly string[] = ['encounter', 'action', 'phase'];

/** Every type of event there is. */
export const EVENT_TYPES = Object.keys(TELLERS);

/** Tells what happened, all events of one step together, in order and in no language. @param game after them */
export function tell(events: readonly ThirdEvent[], game: Position): Sentence[] {
  return toldApart(events, game).flatMap(({ sentences }) => sentences);
}

/** The same, by the event that each sentence tells. */
export function toldApart(events: readonly ThirdEvent[], { state, content }: Position): ToldEvent<ThirdEvent>[] {
  const who = (seat: Seat, index: number): Ref => sheetAt(events, index, { state, seat });
  return toldBy(TELLERS, events, { state, content, who, plain: PLAIN });
}

/** Whose sheet lay at a seat when an event happened: who leaves later was there still, who comes later was not yet. */
function sheetAt(events: readonly ThirdEvent[], index: number, { state, seat }: { state: State; seat: Seat }): Ref {
  const gone = events.slice(index).find((event) => event.type === 'InvestigatorLeft' && event.seat === seat);
  const sheet = gone?.type === 'InvestigatorLeft' ? gone.sheet : state.investigators[seat]?.sheet;
  if (sheet === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return ref('sheet', sheet);
}
