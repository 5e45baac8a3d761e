import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '../../../../src/editions/second/content/content.ts';

const file = new URL('../../../../data/second/text/en/outcomes.json', import.meta.url);
type Outcomes = Record<string, Record<string, Record<string, { pass: string; fail: string }>>>;

/** What an encounter does, however deep. */
function hasCheck(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'check' in value || Object.values(value).some(hasCheck);
}

it('tells both ways how an encounter ends that has a check', () => {
  const outcomes = JSON.parse(readFileSync(file, 'utf8')) as Outcomes;
  const told = Object.entries(outcomes).flatMap(([neighborhood, places]) =>
    Object.entries(places).flatMap(([place, entries]) =>
      Object.entries(entries).map(([at, texts]) => ({ neighborhood, place, at: Number(at), texts })),
    ),
  );
  expect(told.length).toBeGreaterThan(100);
  for (const { neighborhood, place, at, texts } of told) {
    const { effects } = loadContent().encounter(neighborhood, place, at + 1);
    expect(hasCheck(effects), `${place} ${at}`).toBe(true);
    expect(Object.keys(texts).sort(), `${place} ${at}`).toEqual(['fail', 'pass']);
  }
});
