import { expect, it } from 'vitest';
import { ref } from '../../src/engine/phrase.ts';
import { Words } from '../../src/words/words.ts';
import { CATALOGUE } from '../box.ts';
import { content } from '../second.ts';
import { CONTENT } from '../third.ts';

const SHEETS: Record<string, readonly string[]> = {
  second: content.investigators.map(({ id }) => id),
  third: [...CONTENT.investigators.keys()],
};

function wordsOf(id: string): Words {
  const edition = CATALOGUE.get(id);
  if (!edition) throw new Error(`no edition ${id}`);
  return new Words('en').with(edition.namer(null));
}

it.each([...CATALOGUE.keys()])('no two investigators of the %s edition are called alike', (id) => {
  const called = (SHEETS[id] ?? []).map((sheet) => wordsOf(id).name(ref('sheet', sheet)));
  expect(called.length).toBeGreaterThan(10);
  expect(new Set(called).size).toBe(called.length);
  for (const name of called) expect(name).toMatch(/^(?:Sister )?\p{Lu}\p{Ll}+$/u);
});

it('are called by their first name, a nun and a drifter as their friends call them', () => {
  const words = wordsOf('second');
  const called = ['amanda-sharpe', 'sister-mary', 'ashcan-pete', 'monterey-jack'].map((id) =>
    words.name(ref('sheet', id)),
  );
  expect(called).toEqual(['Amanda', 'Sister Mary', 'Pete', 'Jack']);
  expect(words.name(ref('investigator', 'ashcan-pete'))).toBe('“Ashcan” Pete');
});
