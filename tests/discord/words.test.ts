import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOBBY_ACTS, STATUS_ACTS } from '../../src/discord/component.ts';
import { PARK_REASONS } from '../../src/discord/failure.ts';
import { NEEDED } from '../../src/discord/permission.ts';
import { DECISION_KINDS } from '../../src/editions/second/decisionkind.ts';
import { GAME_STATUSES } from '../../src/store/games.ts';
import { LOCALES, messageKeys, Words } from '../../src/words/words.ts';

const FOLDERS = ['src/discord', 'commands', 'src'];
const KEY = /(?:say|phrase|kindly|refused)\(\s*'([a-z][a-z0-9-]*)'/g;

it('has every message that the Discord side says, in every language', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  );
  const keys = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(KEY)].map(([, key]) => key as string));
  const made = [
    ...PARK_REASONS.map((reason) => `parked-${reason}`),
    ...NEEDED.map(([name]) => `permission-${name}`),
    ...STATUS_ACTS.map((act) => `button-look-${act}`),
    ...LOBBY_ACTS.filter((act) => !['sheet', 'option', 'value'].includes(act)).map((act) => `button-${act}`),
    ...GAME_STATUSES.map((status) => `game-status-${status}`),
    'permission-send-messages-in-threads',
    'edition-second',
  ];
  expect(keys.length).toBeGreaterThan(60);
  for (const locale of LOCALES) {
    const words = new Words(locale);
    expect([...keys, ...made].filter((key) => !words.has(key))).toEqual([]);
  }
});

it('teaches only steps that there are', () => {
  const kinds = DECISION_KINDS.map((kind) => `lesson-${kind.replaceAll('.', '-')}`);
  const lessons = messageKeys('en').filter((key) => key.startsWith('lesson-'));
  expect(lessons.length).toBeGreaterThan(10);
  expect(lessons.filter((key) => !kinds.includes(key))).toEqual([]);
});
