import { test, testDice } from '../../../../src/editions/third/skilltests/test.ts';
import type { TestSpec } from '../../../../src/editions/third/skilltests/testspec.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { type Flow, together } from '../../../../src/engine/flow.ts';
import { type Answering, type Arrangement, aGame, drive, type Placed } from '../table.ts';

export const spec = (more: Partial<TestSpec> = {}): TestSpec => ({
  skill: 'lore',
  mod: 0,
  occasion: 'other',
  cause: { ref: 'scenario', id: 'feastOfUmordhoth' },
  rule: '3E-463.1',
  ...more,
});

/** Daniela: lore 3, influence 3, observation 1, strength 3, will 3, and nothing that bears on tests. */
export const daniela = (more: Partial<Placed> = {}, rest: Arrangement = {}): Game =>
  aGame({ investigators: [{ sheet: 'danielaReyes', ...more }], ...rest });

/** A flow that asks nothing. */
export function nothing(): Flow {
  return together([]) as unknown as Flow;
}

export const roll = (game: Game, what: Partial<TestSpec> = {}, answers: Record<string, Answering> = {}) =>
  drive(game, test(game, 0, spec(what)), answers);

export const dice = (game: Game, what: Partial<TestSpec> = {}) => testDice(game, 0, spec(what));
