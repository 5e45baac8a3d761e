import { describe, expect, it } from 'vitest';
import { Coverage } from '../../../../src/editions/third/tools/coverage.ts';
import { PLAYERS } from '../../../../src/editions/tools/playout.ts';
import type { SimulationResult } from '../../../../src/editions/tools/simulation.ts';
import { CONTENT, SCENARIOS, simulate } from '../../../third.ts';

const games = (players: number, player: (typeof PLAYERS)[number], coverage: Coverage): SimulationResult[] =>
  SCENARIOS.map((scenario) =>
    simulate({
      players,
      player,
      foe: scenario,
      seed: `whole ${player} ${players}`,
      watch: (events, open, state) => coverage.watch(events, open, state),
      watchOperation: (effect) => coverage.watchOperation(effect),
    }),
  );

const wrong = (results: readonly SimulationResult[]) =>
  results.filter(({ error, violations, outcome }) => error !== null || violations.length > 0 || outcome === null);

describe('whole games of the third edition', () => {
  const coverage = new Coverage(CONTENT);

  for (const player of PLAYERS)
    for (const players of [1, 3, 6])
      it(`${player}, ${players} investigators: every scenario comes to an end without anything wrong`, () => {
        expect(wrong(games(players, player, coverage))).toEqual([]);
      });

  it('between them they have seen most of what there is', () => {
    const { operations, decisions, monsters, investigators } = coverage.report();
    expect(operations?.seen).toBeGreaterThan(50);
    expect(decisions?.seen).toBeGreaterThan(45);
    expect(monsters?.seen).toBeGreaterThan(38);
    expect(investigators?.missing).toEqual([]);
  });

  it('the same seed plays the same game', () => {
    const setup = { players: 2, player: 'autopilot', foe: 'veilOfTwilight', seed: 'twice' } as const;
    expect(simulate(setup)).toEqual(simulate(setup));
  });
});
