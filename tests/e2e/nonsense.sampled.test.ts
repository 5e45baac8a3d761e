import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Strangers } from '../../src/lab/strangers/strangers.ts';
import { LIVES } from '../../src/lab/week/life.ts';
import { live } from '../../src/lab/week/lived.ts';
import { readDataFrom } from '../../src/words/datafolder.ts';
import { Words } from '../../src/words/words.ts';
import { harnessed, tried } from '../length.ts';
import { nonsenseCatalogue } from '../words/nonsense.ts';
import { type Evening, playEvening } from './evening.ts';
import type { MessageShape } from './structure.ts';

/** A part of an evening, or all of it. */
const ANSWERS = tried({ answers: 50 }, harnessed({ answers: 100 }, {}));

const EVENINGS: readonly (Evening & { edition: { edition: string } })[] = harnessed([5], [5, 11]).flatMap((luck) => [
  { people: 3, luck, edition: { edition: 'second' }, options: { ancientOne: 'yig' }, ...ANSWERS },
  { people: 3, luck, edition: { edition: 'third', scenario: 'feastOfUmordhoth' }, ...ANSWERS },
]);

/** The catalogue in random letters: as many as there were, and half as many more where games tell what happens. */
let nonsense: string;
let longer: string;

beforeAll(() => {
  nonsense = nonsenseCatalogue(1);
  longer = nonsenseCatalogue(2, 1.5);
});

afterAll(() => {
  for (const folder of [nonsense, longer]) rmSync(folder, { recursive: true, force: true });
});

/** Does something where every message of the catalogue is random letters. */
async function amid<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const english = new Words('en').say('button-start');
  const restore = readDataFrom(folder);
  try {
    expect(new Words('en').say('button-start')).not.toBe(english);
    return await work();
  } finally {
    restore();
  }
}

/** The same messages, one after the other: of the same lines with the same marks, names and buttons, telling the same. */
function expectAlike(one: readonly MessageShape[], other: readonly MessageShape[]): void {
  expect(other).toHaveLength(one.length);
  for (const [at, message] of one.entries()) expect(other[at], `message ${at}`).toEqual(message);
}

/** What strangers are asked, one answer after the other, and how often each of them has pressed something. */
async function playStrangers(edition: string): Promise<unknown[]> {
  const strangers = await Strangers.meet(edition, `nonsense ${edition}`);
  try {
    const course: unknown[] = [];
    for (let answers = 0; answers < tried(8, 60); answers++) {
      const asked = strangers.questions.map(({ open, message }) => [open.decision.kind, message !== undefined]);
      await strangers.answer();
      course.push([asked, strangers.ofThisTurn.map(({ presses }) => presses)]);
    }
    return course;
  } finally {
    await strangers.leave();
  }
}

describe('whatever the language', () => {
  it.each(EVENINGS)(
    'an evening of the $edition.edition edition is the same, press by press and message by message: dice of $luck',
    async (evening) => {
      const english = await playEvening(evening);
      const other = await amid(nonsense, () => playEvening(evening));
      expect(english.done.length).toBeGreaterThan(30);
      expect(other.done).toEqual(english.done);
      expect(other.played).toEqual(english.played);
      expect(other.over).toBe(english.over);
      const { told, posted, standing } = english.structure;
      expect(told.flat().length).toBeGreaterThan(30);
      expect(other.structure.told).toEqual(told);
      expectAlike(posted, other.structure.posted);
      expectAlike(standing, other.structure.standing);
      // What a language has no room for goes on in one message more, of which the outbox knows nothing.
      const wordy = await amid(longer, () => playEvening(evening));
      expect(wordy.done).toEqual(english.done);
      expect(wordy.structure.told).toEqual(told);
    },
  );

  it.each(['second', 'third'])('nor do strangers, in the %s edition', async (edition) => {
    const english = await playStrangers(edition);
    expect(await amid(nonsense, () => playStrangers(edition))).toEqual(english);
  });

  it.each(['second', 'third'])('nor do those who live through a week, in the %s edition', async (edition) => {
    const lived = { edition, people: 2, setting: 'sitting', life: LIVES.pinged!, seed: 'nonsense' };
    const english = live(lived);
    expect(await amid(nonsense, async () => live(lived))).toEqual(english);
  });
});
