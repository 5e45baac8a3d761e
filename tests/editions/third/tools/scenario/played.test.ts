import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../../../../src/editions/shown/numbers.ts';
import { rulebook } from '../../../../../src/editions/third/shown/rulebook.ts';
import { violations } from '../../../../../src/editions/third/tools/invariants.ts';
import { OF_BEFORE } from '../../../../../src/lab/rulenumbers/ruletitle.ts';
import { gameOf, playsBefore, readScenario, runScenario } from '../../../../third.ts';

const folder = fileURLToPath(new URL('../../../../scenarios/third/', import.meta.url));

describe('scenario files of the third edition, played', () => {
  const known = new Set([...rulebook().rules, ...statementsOf('third')].map(({ id }) => id));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )) {
    const scenario = readScenario(readFileSync(folder + file, 'utf8'));
    const which = playsBefore(scenario) ? ` ${OF_BEFORE}` : '';
    it(`${scenario.rules.join(' ')}${which} ${scenario.name}`, () => {
      const { failures, leftOver, state } = runScenario(scenario);
      expect([...failures, ...leftOver]).toEqual([]);
      expect(violations(gameOf(state))).toEqual([]);
      expect(scenario.rules.filter((rule) => !known.has(rule))).toEqual([]);
      expect(scenario.rules.length).toBeGreaterThan(0);
    });
  }
});
