import { afterEach, beforeEach, expect, it } from 'vitest';
import { VirtualTime } from '../../../../src/lab/bench/wait/virtualtime.ts';

let time: VirtualTime;
let restore: () => void;

beforeEach(() => {
  time = new VirtualTime();
  restore = time.install();
});

afterEach(() => restore());

it('passes from one timer to the next, in order, and only as far as it is let', async () => {
  const begun = Date.now();
  const rung: [string, number][] = [];
  for (const wait of [300, 100, 200, 900]) setTimeout((name) => rung.push([name, Date.now() - begun]), wait, `${wait}`);
  await time.pass(500);
  expect(rung).toEqual([
    ['100', 100],
    ['200', 200],
    ['300', 300],
  ]);
  expect(Date.now() - begun).toBe(500);
});

it('waits for what takes no time, however long that takes in the world', async () => {
  let done = false;
  let seen: boolean | null = null;
  setTimeout(() => {
    seen = done;
  }, 1);
  const work = time.atOnce(async () => {
    for (let turns = 0; turns < 500; turns++) await new Promise((resolve) => setImmediate(resolve));
    done = true;
  });
  await time.pass(10);
  await work;
  expect(seen).toBe(true);
});

it('is the time of timers that are called off, renewed, repeated, and of signals', async () => {
  const rung: string[] = [];
  const off = setTimeout(() => rung.push('off'), 10);
  clearTimeout(off);
  const late = setTimeout(() => rung.push('late'), 10);
  const again = setInterval(() => rung.push('again'), 20);
  const signal = AbortSignal.timeout(35);
  await time.pass(5);
  late.refresh();
  expect(await time.until(() => signal.aborted, 100)).toBe(true);
  clearInterval(again);
  await time.pass(100);
  expect(rung).toEqual(['late', 'again']);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('says when something has not come about', async () => {
  const begun = time.now();
  expect(await time.until(() => false, 70)).toBe(false);
  expect(time.now() - begun).toBe(70);
});

it('is that of the world again when it is taken away', () => {
  restore();
  expect(Math.abs(Date.now() - performance.timeOrigin - performance.now())).toBeLessThan(60_000);
});
