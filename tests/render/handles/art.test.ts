import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { emojiName, everyEmoji, handleNamed, sheetHandle } from '../../../src/render/handles/art.ts';
import { SIGNS } from '../../../src/render/handles/sign.ts';
import { content } from '../../second.ts';
import { CONTENT } from '../../third.ts';

it('there is an emoji for every sign and every investigator, one for whoever is in both editions, and no other', () => {
  const sheets = [...content.investigators.map(({ id }) => id), ...CONTENT.investigators.keys()];
  expect(sheets).toHaveLength(28);
  const faces = new Set(sheets.map(sheetHandle));
  expect(sheetHandle('dexter-drake')).toBe(sheetHandle('dexterDrake'));
  expect([...everyEmoji().keys()].sort()).toEqual([...SIGNS, ...faces].sort());
});

it('their names say what they show and nothing else, as Discord takes them, and are far fewer than an application may have', () => {
  const names = [...everyEmoji()].map(([handle, { name }]) => {
    expect(name).toMatch(/^[a-z0-9_]{2,32}$/);
    expect(name).toMatch(new RegExp(`^${handle}(_\\d+)?$`));
    expect(handleNamed(name, everyEmoji().keys())).toBe(handle);
    return name;
  });
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeLessThan(200);
});

it('other art has another name: its digest is the last of those that assets/emoji/art.json has for it', () => {
  const file = fileURLToPath(new URL('../../../assets/emoji/art.json', import.meta.url));
  const past: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
  const now = Object.fromEntries(
    [...everyEmoji()].map(([handle, { digest }]) => {
      const all = past[handle] ?? [];
      return [handle, all.at(-1) === digest ? all : [...all, digest]];
    }),
  );
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  else expect(past).toEqual(now);
  expect([emojiName('clue', 1), emojiName('clue', 2)]).toEqual(['clue', 'clue_2']);
});

it('an emoji of before is known by its name, and another’s is not', () => {
  const handles = ['clue', 'amanda_sharpe', 'plus'];
  expect(['clue_1a2b', 'clue_2', 'amanda_sharpe_0f0f'].map((name) => handleNamed(name, handles))).toEqual([
    'clue',
    'clue',
    'amanda_sharpe',
  ]);
  for (const name of ['clue_hunter', 'clues', 'amanda', 'plus_plus_1'])
    expect(handleNamed(name, handles), name).toBeNull();
});
