import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answers } from '../../../src/editions/second/shown/rulebook.ts';
import { proseOf } from '../../../src/editions/shown/prose.ts';

/** The paths of all texts in a file. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, one]) => pathsIn(one, [...path, step]));
}

describe('what is told and shown', () => {
  it.each(['second', 'third'])('has the apostrophes and quotation marks of names (%s edition)', (edition) => {
    const folder = `data/${edition}/text/en`;
    const prose = proseOf(edition);
    const texts = readdirSync(folder).flatMap((file) =>
      pathsIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).map((path) =>
        prose(file.replace('.json', ''), path, 'en'),
      ),
    );
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => text === null || /['"]/.test(text))).toEqual([]);
    expect(texts.filter((text) => text?.includes('’')).length).toBeGreaterThan(50);
  });

  it('rules among them', () => {
    const texts = answers('sheet').map(({ text }) => text);
    expect(texts.join()).toContain('’');
    expect(texts.join()).not.toMatch(/['"]/);
  });
});
