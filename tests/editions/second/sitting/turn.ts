/** Turns that are played in sittings, on a table that a test has put together. */

import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { TurnOrder } from '../../../../src/editions/second/state/options.ts';
import type { Investigator, State } from '../../../../src/editions/second/state/state.ts';
import type { Decision, Seat } from '../../../../src/engine/decision.ts';
import { Play } from '../../../../src/engine/play.ts';
import { secondEdition } from '../../../second.ts';
import { type Arrangement, aGame } from '../table.ts';

export type SecondPlay = Play<State, SecondEvent>;

/** A turn from its Upkeep on, in sittings unless another turn order is named. Forced: dice, and what is drawn. */
export function turnOf(arrangement: Arrangement, turnOrder: TurnOrder = 'sitting'): SecondPlay {
  const { state } = aGame({ phase: 'upkeep', cursor: { step: 'upkeep' }, turnOrder, ...arrangement });
  return new Play(secondEdition, state);
}

/** What a seat is asked now, if anything. */
export function askedOf(play: SecondPlay, seat: Seat): Decision | undefined {
  return play.open.find(({ seats }) => seats.includes(seat));
}

/** What a seat may choose from now. */
export const optionsOf = (play: SecondPlay, seat: Seat): string[] =>
  askedOf(play, seat)?.options.map(({ id }) => id) ?? [];

/** What stands among a seat's offers. */
export const offersOf = (play: SecondPlay, seat: Seat): string[] =>
  play.offers.filter((offer) => offer.seat === seat).map(({ id }) => id);

/** Answers for a seat, one question after the other. */
export function act(play: SecondPlay, seat: Seat, ...chosen: string[]): void {
  for (const id of chosen) {
    const decision = askedOf(play, seat);
    if (!decision) throw new Error(`seat ${seat} is not asked`);
    play.answer({ decision: decision.id, chosen: [id] });
  }
}

/** Defaults for a seat until it has sat, or asks for what is not its own. */
export function sitOut(play: SecondPlay, seat: Seat, ...first: string[]): void {
  const { turn } = play.state;
  act(play, seat, ...first);
  for (let count = 0; count < 50; count++) {
    const share = play.state.sitting?.shares[seat];
    if (play.state.turn !== turn || !share || share.next === 'sat') return;
    const decision = askedOf(play, seat);
    if (!decision) return;
    play.answer({ decision: decision.id, chosen: decision.default });
  }
}

/** The investigator of a seat. */
export function one(play: SecondPlay, seat: Seat): Investigator {
  const found = play.state.investigators[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}
