import type { Seat } from '../../../engine/decision.ts';
import { type Ref, ref } from '../../../engine/phrase.ts';
import type { Sentence } from '../../../story/sentence.ts';
import { type Tellers, type ToldEvent, toldBy } from '../../telling/teller.ts';
import type { Content } from '../content/content.ts';
import type { SecondEvent } from '../state/event.ts';
import type { Game, State } from '../state/state.ts';
import { BATTLE } from './sentence/battle.ts';
import { CARDS } from './sentence/card.ts';
import { DICE } from './sentence/dice.ts';
import { ENCOUNTERS } from './sentence/encounter.ts';
import { GATES } from './sentence/gate.ts';
import { GOODS } from './sentence/goods.ts';
import { MONSTERS } from './sentence/monster.ts';
import { MOVEMENT } from './sentence/movement.ts';
import { MYTHOS } from './sentence/mythos.ts';
import { PERSON } from './sentence/person.ts';
import { TURN } from './sentence/turn.ts';

const TELLERS: Tellers<SecondEvent, State, Content> = {
  ...TURN,
  ...DICE,
  ...GOODS,
  ...CARDS,
  ...PERSON,
  ...MOVEMENT,
  ...MONSTERS,
  ...GATES,
  ...ENCOUNTERS,
  ...MYTHOS,
  ...BATTLE,
};

/** Causes that nobody need be told: that somebody was put out of action has just been said. */
const PLAIN: readonly string[] = ['misfortune'];

/** Every type of event there is. */
export const EVENT_TYPES = Object.keys(TELLERS);

/** Tells what happened, all events of one step together, in order and in no language. @param game after them */
export function tell(events: readonly SecondEvent[], game: Game): Sentence[] {
  return toldApart(events, game).flatMap(({ sentences }) => sentences);
}

/** The same, by the event that each sentence tells. */
export function toldApart(events: readonly SecondEvent[], { state, content }: Game): ToldEvent<SecondEvent>[] {
  const who = (seat: Seat, index: number): Ref => sheetAt(events, index, { state, seat });
  return toldBy(TELLERS, events, { state, content, who, plain: PLAIN });
}

/** Whose sheet lay at a seat when an event happened: who is devoured or replaced later was there still. */
function sheetAt(events: readonly SecondEvent[], index: number, { state, seat }: { state: State; seat: Seat }): Ref {
  const gone = events.slice(index).find((event) => event.type === 'Devoured' && event.seat === seat);
  const sheet = gone?.type === 'Devoured' ? gone.sheet : state.investigators[seat]?.sheet;
  if (sheet === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return ref('sheet', sheet);
}
