import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { UNPLAYABLE } from '../../src/editions/edition/unplayable.ts';
import { LOCALES } from '../../src/locale.ts';
import { ARCHIVE_REFUSALS } from '../../src/store/archive.ts';
import { NOTIFY } from '../../src/store/persons.ts';
import { REFUSALS } from '../../src/table/game/result.ts';
import { PROPOSAL_KINDS } from '../../src/table/game/view.ts';
import { STAGES } from '../../src/table/waiting/calendar.ts';
import { PACES, readPace, SILENCES } from '../../src/table/waiting/pace.ts';
import { pacePhrase } from '../../src/table/waiting/pacewords.ts';
import { Words } from '../../src/words/words.ts';

const SAID = /(?:(?:say|phrase|goOnAt)\((?:[^()']*,\s*)?|\bkey: )'([a-z][a-z0-9-]*)'/g;

it('has every message that the table says, in every language', () => {
  const files = readdirSync('src/table', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join('src/table', file));
  const keys = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SAID)].map(([, key]) => key as string));
  const made = [
    ...REFUSALS.map((reason) => `refused-${reason}`),
    ...UNPLAYABLE.map((reason) => `unplayable-${reason}`),
    ...ARCHIVE_REFUSALS.map((reason) => `archive-${reason}`),
    ...SILENCES.flatMap((silence) => [`silence-${silence}`, `reminder-deadline-${silence}`]),
    ...PACES.map((pace) => `pace-${pace}`),
    ...NOTIFY.map((notify) => `notify-${notify}`),
    ...STAGES.filter((stage) => stage !== 'deadline').map((stage) => `reminder-${stage}`),
    ...PROPOSAL_KINDS.map((kind) => `proposal-${kind}`),
    ...['proposal-autopilot-silent', 'proposal-kick-silent', 'proposal-silence', 'proposal-pace-and-silence'],
    ...['seat-admit', 'seat-hand', 'default-by-silence', 'default-by-vote', 'stand-in', 'substitute-named'],
  ];
  expect(keys.length).toBeGreaterThan(30);
  for (const locale of LOCALES) {
    const words = new Words(locale);
    expect([...keys, ...made].filter((key) => !words.speaks(key))).toEqual([]);
  }
});

it('says a pace by its name, and one of its own by its times', () => {
  const words = new Words('en');
  const say = (text: string) => words.text(pacePhrase(text));
  expect(say('week')).toBe(
    'about a week (waking hours: reminders after 3 hours and 8 hours, deadline after 12 hours, votes 8 hours)',
  );
  expect(say('daily')).toBe('reminders after 12 hours and 20 hours, deadline after 24 hours, votes 24 hours');
  expect(say('relaxed')).toContain('2 days and 4 days, deadline after 7 days');
  expect(say('none')).toBe('no deadlines, no reminders');
  expect(readPace('90m/2h/1d/-')).not.toBeNull();
  expect(say('90m/2h/1d/-')).toBe('reminders after 90 minutes and 2 hours, deadline after 24 hours, votes no limit');
});
