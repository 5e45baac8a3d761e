import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { arrange } from '../../../../src/editions/second/tools/scenario/given.ts';
import * as second from '../../../../src/editions/second/tools/scenario/scenario.ts';
import { scenarioSchema } from '../../../../src/editions/second/tools/scenario/schema.ts';
import { scenarioSchema as ofThird } from '../../../../src/editions/third/tools/scenario/schema.ts';
import { content } from '../../../second.ts';
import * as third from '../../../third.ts';
import { arrange as arrangeThird } from '../../../third.ts';

const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
/** The two that show everything a position may say. */
const isWhole = (text: string) => text.includes('# the rules it is a test of') || text.includes('3E-412.3c');

/** The keys of a schema and of all within it; the options of a game are explained in the lobby. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, inner]) =>
    name === 'properties'
      ? Object.entries(inner).flatMap(([key, one]) => (key === 'options' ? [key] : [key, ...keysOf(one)]))
      : keysOf(inner),
  );
}

describe('everything that a position may say', () => {
  it.each([
    ['second', scenarioSchema(content).shape.given],
    ['third', ofThird(third.CONTENT).shape.given],
  ])('is in docs/scenarios.md (%s edition)', (_, schema) => {
    const keys = keysOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(page))).toEqual([]);
  });
});

describe('the examples of docs/scenarios.md', () => {
  it.each(examples.filter((text) => !isWhole(text)).map((text) => [/name: (.*)/.exec(text)?.[1] ?? '', text]))(
    'come out as expected: %s',
    (_, text) => {
      const { failures, leftOver } = text.startsWith('edition: third')
        ? third.runScenario(third.readScenario(text))
        : second.runScenario(content, second.readScenario(content, text));
      expect([...failures, ...leftOver]).toEqual([]);
    },
  );

  it('can all be read, and their positions put together', () => {
    expect(examples.filter(isWhole)).toHaveLength(2);
    for (const text of examples.filter(isWhole))
      if (text.startsWith('edition: third')) expect(arrangeThird(third.readScenario(text)).round).toBe(3);
      else expect(arrange(content, second.readScenario(content, text)).turn).toBe(3);
  });
});
