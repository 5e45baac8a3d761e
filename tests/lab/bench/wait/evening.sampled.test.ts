import { expect, it } from 'vitest';
import { quantile } from '../../../../src/lab/bench/figure.ts';
import { EVENINGS } from '../../../../src/lab/bench/question.ts';
import { evening } from '../../../../src/lab/bench/wait/evening.ts';
import { sampled, tried } from '../../../length.ts';

/** Presses, and rounds' ends, of each game. */
const LENGTH = tried({ presses: 30, rounds: 1 }, { presses: 100, rounds: 10 });

/** Requests an answer that count against the limits; the beginning of a game has more to tell. */
const LIMITED = tried(1.5, 1.3);
const MEAN = 1.2;
const MOST = 2;

/** A press a second, each request at 100 ms, in virtual time: the same on any machine. */
it.each(sampled(EVENINGS, 2).map(({ edition, seed }) => ({ edition, seed })))(
  'the question after an answer is there at once, at Discord’s limits, in the $edition edition ($seed)',
  async ({ edition, seed }) => {
    const { waited, answers, limited } = await evening({ edition, people: 3, seed }, LENGTH);
    const asked = waited.filter(({ next }) => next !== null);
    const rounds = asked.filter(({ endsRound }) => endsRound);
    expect(rounds.length).toBeGreaterThan(0);
    for (const some of [asked, rounds]) {
      const times = some.map(({ next }) => next ?? 0);
      const counts = some.map(({ before }) => before.length);
      expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(MEAN);
      expect(Math.max(...counts)).toBeLessThanOrEqual(MOST);
      expect(quantile(times, 0.5)).toBeLessThanOrEqual(250);
      expect(quantile(times, 0.9)).toBeLessThanOrEqual(400);
      expect(Math.max(...times)).toBeLessThanOrEqual(800);
    }
    expect(limited / answers).toBeLessThanOrEqual(LIMITED);
  },
);
