/** Generated games of this edition, for the readings beside this file. */

import { createHash } from 'node:crypto';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import type { State } from '../../../../src/editions/third/state/state.ts';
import type { EngineEvent } from '../../../../src/engine/game.ts';
import { CONTENT, createState, SCENARIOS } from '../../../third.ts';
import { type Page as AnyPage, type Tale as AnyTale, reader, takenDown } from '../../tale.ts';
import { BOOK } from '../book.ts';
import { agreedBy } from '../table.ts';

export { type Faults, type Read, until } from '../../tale.ts';

export type Tale = AnyTale<State, ThirdEvent>;
export type Page = AnyPage<State, ThirdEvent>;

/** A reading of each event of one type. */
export const each = reader<State, ThirdEvent>();

/** Whether a gate was bursting when the question was put that has led to a page: what lies where in the event deck is then unknown. */
export function wasBursting({ behind, sofar }: Page): boolean {
  const last = behind
    .slice(0, behind.length - sofar.length)
    .findLast(({ type }) => type === 'TokenDrawn' || type === 'PhaseStarted' || type === 'EventDiscarded');
  return last?.type === 'TokenDrawn' && last.token === 'gateBurst';
}

/** 3E-449.2, 3E-481.3b-2: the unstable spaces, by the event card discarded last, since none has been put under the deck. */
export function unstableSpaces(page: Page): readonly string[] {
  const { state, sofar } = page;
  const last = sofar.findLast(({ type }) => ['GateBurst', 'DoomSpread', 'EventDiscarded'].includes(type));
  const own = last?.type === 'DoomSpread' || last?.type === 'EventDiscarded' ? last.card : null;
  const emptied = last?.type === 'GateBurst' || wasBursting(page);
  const top = own ?? (emptied ? undefined : state.decks.eventDiscard[0]);
  return top === undefined ? [CONTENT.scenario(state.scenario).startingSpace] : CONTENT.event(top).doomSpaces;
}

/** What a thing has come of, where it does not say so itself. */
export const sourceOf = (event: EngineEvent): string | undefined => event.source?.id;

/** Whether a card hides its owner from monsters. */
export const isDisguise = (card: string): boolean => JSON.stringify(CONTENT.asset(card)).includes('unseenBy');

/** Plays the game with a number: one scenario after the other, one to six people. */
export function tell(index: number, most: number): Tale {
  const name = `reading ${index}`;
  const seed = createHash('sha256').update(name).digest('hex');
  const seats = Array.from({ length: 1 + (index % 6) }, () => ({ sheet: null }));
  const options = agreedBy(seats.length, { scenario: SCENARIOS[index % SCENARIOS.length] });
  return takenDown(BOOK, name, { state: createState({ options, seats, seed }), seed, most });
}
