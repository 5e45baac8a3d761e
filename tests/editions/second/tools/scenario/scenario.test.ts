import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readScenario, runScenario } from '../../../../../src/editions/second/tools/scenario/scenario.ts';

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
});
