import '../../../src/editions/second/language/grammar.ts';
import '../../../src/editions/third/language/grammar.ts';
import { expect, it } from 'vitest';
import { loadContent as loadSecond } from '../../../src/editions/second/content/content.ts';
import { loadContent as loadThird } from '../../../src/editions/third/content/content.ts';
import { emojiName, everyEmoji, sheetHandle } from '../../../src/render/handles/art.ts';
import { SIGNS } from '../../../src/render/handles/sign.ts';

it('there is an emoji for every sign and every investigator, one for whoever is in both editions, and no other', () => {
  const sheets = [...loadSecond().investigators.map(({ id }) => id), ...loadThird().investigators.keys()];
  expect(sheets).toHaveLength(28);
  const faces = new Set(sheets.map(sheetHandle));
  expect(sheetHandle('dexter-drake')).toBe(sheetHandle('dexterDrake'));
  expect([...everyEmoji().keys()].sort()).toEqual([...SIGNS, ...faces].sort());
});

it('their names are such as Discord takes, begin with what they show, and are far fewer than an application may have', () => {
  const names = [...everyEmoji()].map(([handle, { name }]) => {
    expect(name).toMatch(/^[a-z0-9_]{2,32}$/);
    expect(name).toMatch(new RegExp(`^${handle}_[0-9a-f]{4}$`));
    return name;
  });
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeLessThan(200);
});

it('other art has another name, and the same art the same', () => {
  expect(emojiName('clue', '{"ink":"#4fd08a"}')).toBe(emojiName('clue', '{"ink":"#4fd08a"}'));
  expect(emojiName('clue', '{"ink":"#4fd08b"}')).not.toBe(emojiName('clue', '{"ink":"#4fd08a"}'));
  const [amanda, wendy] = ['amanda_sharpe', 'wendy_adams'].map((handle) => everyEmoji().get(handle)?.name.slice(-4));
  expect(amanda).not.toBe(wendy);
});
