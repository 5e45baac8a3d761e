import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PARK_REASONS } from '../../src/discord/connection/failure.ts';
import { NEEDED } from '../../src/discord/connection/permission.ts';
import { turnsPhrase } from '../../src/discord/look/history.ts';
import { LOBBY_ACTS, STATUS_ACTS } from '../../src/discord/message/customid.ts';
import { DECISION_KINDS } from '../../src/editions/second/state/decisionkind.ts';
import { DECISION_KINDS as THIRD_KINDS } from '../../src/editions/third/state/decisionkind.ts';
import { LOCALES } from '../../src/locale.ts';
import { messageKeys, Words } from '../../src/words/words.ts';
import { CATALOGUE } from '../box.ts';

const FOLDERS = ['src/discord', 'commands', 'src'];
const KEY = /(?:say|phrase|refusal|refused)\(\s*'([a-z][a-z0-9-]*)'/g;

it('has every message that the Discord side says, in every language', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: folder !== 'src' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  );
  const keys = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(KEY)].map(([, key]) => key as string));
  const made = [
    ...PARK_REASONS.map((reason) => `parked-${reason}`),
    ...NEEDED.map(([name]) => `permission-${name}`),
    ...STATUS_ACTS.map((act) => `button-look-${act}`),
    ...LOBBY_ACTS.filter((act) => !['sheet', 'option', 'value', 'person'].includes(act)).map((act) => `button-${act}`),
    ...[...CATALOGUE.keys()].map((edition) => `${edition}-history-turns`),
    'permission-send-messages-in-threads',
    'edition-second',
  ];
  expect(keys.length).toBeGreaterThan(60);
  for (const locale of LOCALES) {
    const words = new Words(locale);
    expect([...keys, ...made].filter((key) => !words.speaks(key))).toEqual([]);
  }
});

it('counts rounds in the third edition, and teaches what may change hands by its own rule (3E-409.2-1)', () => {
  const words = new Words('en');
  expect(words.text(turnsPhrase({ edition: 'third', turns: 3 }))).toBe('3 rounds');
  expect(words.text(turnsPhrase({ edition: 'second', turns: 1 }))).toBe('1 turn');
  expect(words.say('third-lesson-trade-consent')).toContain('Allies, items, spells, money, clues and remnants');
});

it('teaches only steps that there are', () => {
  const lesson = (edition: string) => (kind: string) => `${edition}-lesson-${kind.replaceAll('.', '-')}`;
  const kinds = [...DECISION_KINDS.map(lesson('second')), ...THIRD_KINDS.map(lesson('third'))];
  const lessons = messageKeys('en').filter((key) => /^[a-z]+-lesson-/.test(key));
  expect(lessons.length).toBeGreaterThan(10);
  expect(lessons.filter((key) => !kinds.includes(key))).toEqual([]);
});
