import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as second from '../../../../src/editions/second/tools/scenario/scenario.ts';
import * as third from '../../../../src/editions/third/tools/scenario/scenario.ts';

const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
/** The two that show everything a position may say. */
const isWhole = (text: string) => text.includes('# the rules it is a test of') || text.includes('3E-412.3c');

describe('the examples of docs/scenarios.md', () => {
  it.each(examples.filter((text) => !isWhole(text)).map((text) => [/name: (.*)/.exec(text)?.[1] ?? '', text]))(
    'come out as expected: %s',
    (_, text) => {
      const { failures } = text.startsWith('edition: third')
        ? third.runScenario(third.readScenario(text))
        : second.runScenario(second.readScenario(text));
      expect(failures).toEqual([]);
    },
  );

  it('can all be read', () => {
    expect(examples.filter(isWhole)).toHaveLength(2);
    for (const text of examples.filter(isWhole))
      if (text.startsWith('edition: third')) third.readScenario(text);
      else second.readScenario(text);
  });
});
