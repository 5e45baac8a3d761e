import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Breaker, HeldBack } from '../../../src/discord/connection/breaker.ts';
import { FairTurns } from '../../../src/discord/connection/fairturn.ts';
import { createLog } from '../../../src/log.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

const address = (game: number): string => `https://discord.com/api/v10/channels/${1000 + game}/messages`;
const never = (): never => {
  throw new Error('too long');
};

/** Games that have so much to send all at once; the order in which it goes, by game, and in which second. */
async function sent(amounts: readonly number[], most = 50): Promise<{ game: number; second: number }[]> {
  const turns = new FairTurns({ most, longest: Number.POSITIVE_INFINITY });
  const begun = Date.now();
  const went: { game: number; second: number }[] = [];
  const all = amounts.flatMap((amount, game) =>
    Array.from({ length: amount }, async () => {
      await turns.wait(address(game), undefined, never);
      went.push({ game, second: Math.floor((Date.now() - begun) / 1000) });
    }),
  );
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  await vi.advanceTimersByTimeAsync((total / most + 5) * 1000);
  await Promise.all(all);
  return went;
}

describe('the requests that Discord takes in a second', () => {
  it('are shared by 200 games, one each, before any has a second one, whoever began with how many', async () => {
    const went = await sent([400, ...Array.from({ length: 199 }, () => 2)]);
    const rounds = [went.slice(0, 200), went.slice(200, 400)].map((round) => new Set(round.map(({ game }) => game)));
    // A request that goes at once makes room for the next of the same game: two of the first may stand before the others.
    for (const round of rounds) expect(round.size).toBeGreaterThanOrEqual(198);
    expect(new Set(went.slice(400).map(({ game }) => game))).toEqual(new Set([0]));
    expect(went).toHaveLength(798);
  });

  it('are all used, and never more', async () => {
    const went = await sent(Array.from({ length: 200 }, () => 3));
    const seconds = new Map<number, number>();
    for (const { second } of went) seconds.set(second, (seconds.get(second) ?? 0) + 1);
    expect(Math.max(...seconds.values())).toBe(50);
    expect(seconds.size).toBeLessThanOrEqual(600 / 50 + 1);
  });

  it('are waited for by whoever has much to send: what another game sends now and then goes before it', async () => {
    const turns = new FairTurns({ most: 50, longest: Number.POSITIVE_INFINITY });
    const busy = Array.from({ length: 2000 }, () => turns.wait(address(0), undefined, never));
    let later = 0;
    void Promise.all(busy).then(() => (later = Date.now()));
    const waits: number[] = [];
    for (let game = 1; game <= 20; game++) {
      const asked = Date.now();
      const one = turns.wait(address(game), undefined, never).then(() => waits.push(Date.now() - asked));
      await vi.advanceTimersByTimeAsync(1000);
      await one;
    }
    expect(later).toBe(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(later).toBeGreaterThan(0);
  });

  it('are no concern of whoever has given up, nor of those behind them', async () => {
    const turns = new FairTurns({ most: 1, longest: Number.POSITIVE_INFINITY });
    const gone = new AbortController();
    const [first, second] = [0, 0].map((game) => turns.wait(address(game), undefined, never));
    const aborted = turns.wait(address(0), gone.signal, never);
    const last = turns.wait(address(0), undefined, never);
    const rejected = expect(aborted).rejects.toThrow();
    gone.abort();
    await rejected;
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all([first, second, last]);
    const again = turns.wait(address(0), undefined, never);
    await vi.advanceTimersByTimeAsync(2000);
    await again;
  });

  it('are kept for all bots that share a breaker, and answers to presses need none', async () => {
    const breaker = new Breaker({ log: createLog('error'), turns: new FairTurns() });
    const made: string[] = [];
    const make = breaker.around(async (url) => {
      made.push(url);
      return new Response('{}', { status: 200 }) as never;
    });
    const headers = { authorization: 'Bot x' };
    const posts = Array.from({ length: 600 }, (_, at) =>
      make(address(at), { method: 'POST', headers }).catch((error: unknown) => error),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(made.length).toBeLessThanOrEqual(51);
    await make('https://discord.com/api/v10/interactions/1/x/callback', { method: 'POST' });
    await make('https://discord.com/api/v10/webhooks/1/x', { method: 'POST' });
    expect(made.slice(-2).every((url) => /interactions|webhooks/.test(url))).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    const held = (await Promise.all(posts)).filter((result) => result instanceof HeldBack);
    // Four seconds' worth of requests are in line; who would wait longer is told to come again.
    expect(held.length).toBeGreaterThan(300);
    expect(made.length - 2 + held.length).toBe(600);
  });
});
