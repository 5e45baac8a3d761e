import { expect, it } from 'vitest';
import { CATALOGUE } from '../../src/editions/catalogue.ts';
import { loadContent as second } from '../../src/editions/second/content/content.ts';
import { loadContent as third } from '../../src/editions/third/content/content.ts';
import { ref } from '../../src/engine/phrase.ts';

const SHEETS: Record<string, readonly string[]> = {
  second: second().investigators.map(({ id }) => id),
  third: [...third().investigators.keys()],
};

it.each([...CATALOGUE.keys()])('no two investigators of the %s edition are called alike', (id) => {
  const namer = CATALOGUE.get(id)?.namer(null);
  const called = (SHEETS[id] ?? []).map((sheet) => namer?.(ref('sheet', sheet), 'en'));
  expect(called.length).toBeGreaterThan(10);
  expect(new Set(called).size).toBe(called.length);
  for (const name of called) expect(name).toMatch(/^(?:Sister )?\p{Lu}\p{Ll}+$/u);
});

it('are called by their first name, a nun and a drifter as their friends call them', () => {
  const namer = CATALOGUE.get('second')?.namer(null);
  const called = ['amanda-sharpe', 'sister-mary', 'ashcan-pete', 'monterey-jack'].map((id) =>
    namer?.(ref('sheet', id), 'en'),
  );
  expect(called).toEqual(['Amanda', 'Sister Mary', 'Pete', 'Jack']);
  expect(namer?.(ref('investigator', 'ashcan-pete'), 'en')).toBe('"Ashcan" Pete');
});
