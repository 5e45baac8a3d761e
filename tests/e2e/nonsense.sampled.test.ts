import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Strangers } from '../../src/commandline/strangers/strangers.ts';
import { LIVES } from '../../src/week/life.ts';
import { live } from '../../src/week/lived.ts';
import { readMessagesFrom, Words } from '../../src/words/words.ts';
import { tried } from '../length.ts';
import { nonsenseCatalogue } from '../words/nonsense.ts';
import { type Evening, playEvening } from './evening.ts';

/** A part of an evening, or all of it. */
const ANSWERS = tried({ answers: 50 }, {});

const EVENINGS: readonly (Evening & { edition: { edition: string } })[] = [
  { people: 3, luck: 5, edition: { edition: 'second' }, options: { ancientOne: 'yig' }, ...ANSWERS },
  { people: 3, luck: 5, edition: { edition: 'third', scenario: 'feastOfUmordhoth' }, ...ANSWERS },
];

let folder: string;

beforeAll(() => {
  folder = nonsenseCatalogue(1);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Does something where every message of the catalogue is random letters. */
async function amidNonsense<T>(work: () => Promise<T>): Promise<T> {
  const english = new Words('en').say('button-start');
  const restore = readMessagesFrom(folder);
  try {
    expect(new Words('en').say('button-start')).not.toBe(english);
    return await work();
  } finally {
    restore();
  }
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

describe('guests know nothing of words', () => {
  it.each(EVENINGS)(
    'an evening of the $edition.edition edition is the same in random letters, press by press',
    async (evening) => {
      const english = await playEvening(evening);
      const nonsense = await amidNonsense(() => playEvening(evening));
      expect(english.done.length).toBeGreaterThan(30);
      expect(nonsense.done).toEqual(english.done);
      expect(nonsense.played).toEqual(english.played);
      expect(nonsense.over).toBe(english.over);
    },
  );

  it.each(['second', 'third'])('nor do strangers, in the %s edition', async (edition) => {
    const english = await playStrangers(edition);
    expect(await amidNonsense(() => playStrangers(edition))).toEqual(english);
  });

  it.each(['second', 'third'])('nor do those who live through a week, in the %s edition', async (edition) => {
    const lived = { edition, people: 2, setting: 'sitting', life: LIVES.pinged!, seed: 'nonsense' };
    const english = live(lived);
    expect(await amidNonsense(async () => live(lived))).toEqual(english);
  });
});
