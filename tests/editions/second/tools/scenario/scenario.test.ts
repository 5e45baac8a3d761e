import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../../src/editions/second/game/game.ts';
import { violations } from '../../../../../src/editions/second/tools/invariants.ts';
import { arrange } from '../../../../../src/editions/second/tools/scenario/given.ts';
import { report } from '../../../../../src/editions/second/tools/scenario/report.ts';
import { readScenario, runScenario } from '../../../../../src/editions/second/tools/scenario/scenario.ts';
import { simulate } from '../../../../../src/editions/second/tools/simulation.ts';

const folder = fileURLToPath(new URL('../../../../scenarios/second/', import.meta.url));

describe('scenario files', () => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )) {
    const scenario = readScenario(readFileSync(folder + file, 'utf8'));
    it(`${scenario.rules.join(' ')} ${scenario.name}`, () => {
      expect(runScenario(scenario).failures).toEqual([]);
    });
  }

  it('tell what did not come out as expected', () => {
    const scenario = readScenario(`
name: wrong on purpose
given: { investigators: [{ sheet: joe-diamond, at: library }] }
expect:
  state: { 'investigators.0.sanity': 99 }
  events: [{ type: GateOpened }]
  open: { kind: move.next, seat: 0, options: [stop], without: [] }
`);
    const { failures } = runScenario(scenario);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toContain('expected 99, found 4');
  });

  it('refuse what they do not know, and say where', () => {
    expect(() => readScenario('name: x\ngiven: { investigators: [] }')).toThrow(/investigators/);
    expect(() => readScenario('name: x\ngiven: { investigators: [{ sheet: joe-diamond }], moon: full }')).toThrow(
      /moon/,
    );
    const unknown = 'name: x\ngiven: { investigators: [{ sheet: joe-diamond, cards: [excalibur] }] }';
    expect(() => readScenario(unknown)).toThrow(/line 2: given.investigators.0.cards.0: no such card: excalibur/);
  });

  it('a report of any position can be read back, with nothing hidden in it', () => {
    let checked = 0;
    simulate({
      players: 3,
      seed: 'reports',
      foe: 'cthulhu',
      player: 'mixed',
      watch(_events, _open, state) {
        if (state.asked % 25 !== 0 || state.phase === 'setup' || state.outcome) return;
        const text = report(state);
        expect(text).not.toContain(state.seed);
        const again = arrange(readScenario(text));
        expect(violations(again).filter((violation) => !violation.includes('outlives'))).toEqual([]);
        expect(again.investigators.map((one) => one.at)).toEqual(state.investigators.map((one) => one.at));
        expect(gameOf(again).state.terror).toBe(state.terror);
        expect(again.ancientOne).toEqual(state.ancientOne);
        checked += 1;
      },
    });
    expect(checked).toBeGreaterThan(3);
  });
});
