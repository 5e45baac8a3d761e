import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { done, type Result } from '../../../src/table/game/result.ts';
import { Aside, atOnce, type Work } from '../../../src/table/records/aside.ts';

/** Work that takes a while, in pieces. */
function* counting(to: number, seen: number[] = []): Work<Result<number>> {
  for (let count = 0; count < to; count++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    seen.push(count);
    yield;
  }
  return done(to);
}

it('does long work in slices, one piece after the other, and lets everybody else have their turn', async () => {
  const aside = new Aside();
  const [first, second]: [number[], number[]] = [[], []];
  const works = [aside.run(() => counting(60, first)), aside.run(() => counting(30, second))];
  let turns = 0;
  while (first.length < 60) {
    await nextTurn();
    turns += 1;
    if (first.length < 60) expect(second).toEqual([]);
  }
  expect(turns).toBeGreaterThan(1);
  expect(await Promise.all(works)).toEqual([done(60), done(30)]);
  expect(atOnce(counting(2))).toEqual(done(2));
});

it('refuses more than it can do soon, and goes on after work that fails', async () => {
  const aside = new Aside();
  const failing = aside.run(function* (): Work<Result<number>> {
    yield;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  const works = Array.from({ length: 10 }, () => aside.run(() => counting(1)));
  const results = await Promise.all(works);
  expect(results.filter(({ ok }) => ok)).toHaveLength(8);
  expect(results.at(-1)).toMatchObject({ refusal: { key: 'refused-too-busy' } });
  expect((await aside.run(() => counting(1))).ok).toBe(true);
});
