/** Who can plan plans the turn to come, whatever the order in which turns are taken. */

import { expect, it } from 'vitest';
import type { Move } from '../../src/editions/edition/edition.ts';
import { NOTHING_SAID } from '../../src/editions/plan/ahead.ts';
import { aNewTable as secondTable } from '../../src/editions/second/setup/newtable.ts';
import { createState as createSecond } from '../../src/editions/second/setup/setup.ts';
import { readOptions as secondOptions, TURN_ORDERS } from '../../src/editions/second/state/options.ts';
import { aNewTable as thirdTable } from '../../src/editions/third/setup/newtable.ts';
import type { Decision, Seat } from '../../src/engine/decision.ts';
import type { EngineEvent, EngineState } from '../../src/engine/game.ts';
import { Play } from '../../src/engine/play.ts';
import { tried } from '../length.ts';
import { content, second, secondEdition } from '../second.ts';
import { createState as createThird, third, thirdEdition, readOptions as thirdOptions } from '../third.ts';
import { seedOf } from './losses.ts';

const SEATS: readonly Seat[] = [0, 1];
const MOST_ANSWERS = tried(160, 900);
const setup = (seed: string) => ({ seats: SEATS.map(() => ({ sheet: null })), seed: seedOf(`planning ${seed}`) });

/** Fields that only the end of a turn has, or any plan. */
const END_FIELDS = ['leave', 'end', 'seal', 'buy', 'clues', 'begin'];

it.each([...TURN_ORDERS, 'strict'] as const)('second edition, %s: a turn is planned before it begins', (order) => {
  const agreed = order === 'strict' ? { strictOrder: true } : { turnOrder: order };
  const options = secondOptions(secondTable(agreed, { persons: 2, brisk: false }));
  const play = new Play(secondEdition, createSecond(content, { ...setup(order), options }));
  const planned = new Set<string>();
  answering(
    play,
    (decision, seat) => second.autopilot(second.seenBy(play.state, seat), decision, seat, []),
    () => {
      for (const seat of SEATS) {
        const seen = second.seenBy(play.state, seat);
        const { fields, said } = second.ahead?.planSheet(seen, seat, NOTHING_SAID) ?? {
          fields: [],
          said: NOTHING_SAID,
        };
        const taken = second.turnTaken?.(play.state, seat) ?? null;
        const where = `${play.state.step}, seat ${seat}`;
        const lost = play.state.investigators[seat]?.lostTurn === play.state.turn + 1;
        if (fields.length === 0) continue;
        if (!lost)
          expect(
            fields.some(({ id }) => !END_FIELDS.includes(id)),
            where,
          ).toBe(true);
        for (const { id, choices } of fields) expect(choices.length, `${where}, ${id}`).toBeGreaterThan(0);
        if (taken !== null) expect(said.assumed.turn, where).toBe(String(play.state.turn + 1));
        planned.add(`${play.state.cursor.step} ${said.assumed.turn === String(play.state.turn) ? 'this' : 'next'}`);
      }
    },
  );
  if (order === 'book')
    expect([...planned]).toEqual(expect.arrayContaining(['movement this', 'movement next', 'arkham next']));
  expect([...planned].some((one) => one.endsWith('next'))).toBe(true);
});

it('third edition: who has taken their turn plans that of the next round', () => {
  const options = thirdOptions(thirdTable({}, { persons: 2, brisk: false }));
  const play = new Play(thirdEdition, createThird({ ...setup('third'), options }));
  let planned = 0;
  answering(
    play,
    (decision, seat) => third.autopilot(third.seenBy(play.state, seat), decision, seat, []),
    () => {
      for (const seat of SEATS) {
        if (third.turnTaken?.(play.state, seat) == null) continue;
        const sheet = third.ahead?.planSheet(third.seenBy(play.state, seat), seat, NOTHING_SAID);
        expect(
          sheet?.fields.map(({ id }) => id),
          play.state.step,
        ).toContain('step:1');
        expect(sheet?.said.assumed.round).toBe(String(play.state.round + 1));
        planned += 1;
      }
    },
  );
  expect(planned).toBeGreaterThan(5);
});

/** Plays on as the autopilot would, and looks before each answer. */
function answering<S extends EngineState, E extends EngineEvent>(
  play: Play<S, E>,
  advise: (decision: Decision, seat: Seat) => Move,
  look: () => void,
): void {
  for (let count = 0; count < MOST_ANSWERS && !play.over; count++) {
    look();
    const [decision] = play.open;
    if (!decision) return;
    const move = advise(decision, decision.seats[0] ?? 0);
    play.answer('answer' in move ? move.answer : { decision: decision.id, chosen: decision.default });
  }
}
