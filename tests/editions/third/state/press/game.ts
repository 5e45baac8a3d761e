import type { ThirdEvent } from '../../../../../src/editions/third/state/event.ts';
import type { State } from '../../../../../src/editions/third/state/state.ts';
import { Play } from '../../../../../src/engine/play.ts';
import { createState, seen, third, thirdEdition } from '../../../../third.ts';
import { agreedBy } from '../../table.ts';

/** A game for the press, in colors of its own; `seed` are two hexadecimal digits. */
export function newPlay({ seats, scenario, seed }: { seats: number; scenario: string; seed: string }) {
  const options = agreedBy(seats, { scenario, theme: 'contrast' });
  const sheets = Array.from({ length: seats }, () => ({ sheet: null }));
  return new Play(thirdEdition, createState({ options, seats: sheets, seed: seed.repeat(32) }));
}

/** Answers the first open question as a careful player would. */
export function step(play: Play<State, ThirdEvent>): void {
  const [decision] = play.open;
  const seat = decision?.seats[0];
  if (!decision || seat === undefined) throw new Error('nobody is asked');
  const move = third.autopilot(seen(play.state), decision, seat, []);
  if (!('answer' in move)) throw new Error('nothing is offered on top');
  play.answer(move.answer);
}
