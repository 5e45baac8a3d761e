import { AsyncQueue } from '@sapphire/async-queue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AfterAnswers } from '../../src/discord/afteranswers.ts';

/** How long a request takes, in milliseconds, and how many are refused at once. */
const REQUEST = 10;
const CROWD = 500;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

/** A way to Discord on which one request follows the other. */
function narrow(): () => Promise<void> {
  const line = new AsyncQueue();
  return async () => {
    await line.wait();
    await new Promise((resolve) => setTimeout(resolve, REQUEST));
    line.shift();
  };
}

describe('answers and refusals', () => {
  it('go in this order: of a flood of 500 refusals every answer waits for one at most', async () => {
    const [request, after] = [narrow(), new AfterAnswers()];
    const begun = Date.now();
    let said = 0;
    const refused = Array.from({ length: CROWD }, () => after.refuse(() => request().then(() => (said += 1))));
    const took: number[] = [];
    for (let answer = 0; answer < 20; answer++) {
      const asked = Date.now();
      // An acknowledgement, and what comes of it.
      const done = after.answer(async () => {
        await request();
        await request();
      });
      void done.then(() => took.push(Date.now() - asked));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(took).toHaveLength(20);
    expect(Math.max(...took)).toBeLessThanOrEqual(3 * REQUEST);
    expect(said).toBeGreaterThan(100);
    await vi.runAllTimersAsync();
    await Promise.all(refused);
    // What nobody could be told in time is told nobody, and costs no request.
    expect(said).toBeLessThan(CROWD);
    expect(Date.now() - begun).toBeLessThan(3000);
  });

  it('give way for two seconds at most: whoever is refused hears it while Discord takes it', async () => {
    const after = new AfterAnswers();
    const begun = Date.now();
    const slow = after.answer(() => new Promise((resolve) => setTimeout(resolve, 60_000)));
    let heard = 0;
    void after.refuse(async () => (heard = Date.now() - begun));
    await vi.advanceTimersByTimeAsync(1999);
    expect(heard).toBe(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(heard).toBe(2000);
    await vi.advanceTimersByTimeAsync(60_000);
    await slow;
  });

  it('stand in nobody’s way when one of them fails', async () => {
    const after = new AfterAnswers();
    await expect(after.answer(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(after.refuse(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    let said = false;
    await after.refuse(async () => (said = true));
    expect(said).toBe(true);
  });
});
