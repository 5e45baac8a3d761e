import { SqliteError } from 'better-sqlite3';
import { DiscordAPIError, HTTPError, type RateLimitData, RateLimitError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { backoff, sortFailure } from '../../../src/discord/connection/failure.ts';

function refused(code: number, status: number): DiscordAPIError {
  return new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', 'http://x', { body: {}, files: [] });
}

describe('an error in sending', () => {
  it('parks the game when the channel is gone, closed to the bot, or locked', () => {
    const reasons = [
      [10003, 404, 'channel-gone'],
      [50001, 403, 'no-access'],
      [50013, 403, 'no-permission'],
      [50083, 400, 'thread-closed'],
      [160005, 400, 'thread-closed'],
    ] as const;
    for (const [code, status, reason] of reasons) {
      expect(sortFailure(refused(code, status))).toEqual({ kind: 'park', reason });
    }
  });

  it('is tried again when Discord or the network is down', () => {
    expect(sortFailure(refused(0, 500)).kind).toBe('retry');
    expect(sortFailure(refused(0, 401)).kind).toBe('retry');
    expect(sortFailure(new HTTPError(503, 'down', 'POST', 'http://x', { body: {}, files: [] })).kind).toBe('retry');
    expect(sortFailure(new RateLimitError({} as RateLimitData)).kind).toBe('retry');
    expect(sortFailure(new TypeError('fetch failed')).kind).toBe('retry');
    expect(sortFailure(Object.assign(new Error('x'), { code: 'ECONNRESET' })).kind).toBe('retry');
    expect(sortFailure(Object.assign(new Error('x'), { code: 'UND_ERR_SOCKET' })).kind).toBe('retry');
    expect(sortFailure(new Error('outer', { cause: Object.assign(new Error(), { code: 'ETIMEDOUT' }) })).kind).toBe(
      'retry',
    );
  });

  it('is tried again when Discord is shielded, or wants to be left alone for a while', () => {
    const page = new DiscordAPIError(new ArrayBuffer(8) as never, undefined as never, 403, 'POST', 'http://x', {
      body: {},
      files: [],
    });
    expect(sortFailure(page)).toEqual({ kind: 'retry' });
    expect(sortFailure(new RateLimitError({ retryAfter: 12_000 } as RateLimitData))).toEqual({
      kind: 'retry',
      after: 12_000,
    });
    expect(sortFailure(refused(30046, 429))).toEqual({ kind: 'retry', after: 60_000 });
    expect(sortFailure(refused(40062, 429)).kind).toBe('retry');
    expect(sortFailure(refused(20028, 403)).kind).toBe('retry');
  });

  it('is tried again when the disk is full', () => {
    expect(sortFailure(new SqliteError('full', 'SQLITE_FULL'))).toEqual({ kind: 'retry' });
  });

  it('leaves out what Discord will never take', () => {
    expect(sortFailure(refused(50035, 400)).kind).toBe('skip');
    expect(sortFailure(refused(200000, 400)).kind).toBe('skip');
  });

  it('is never left out when nobody knows what it is', () => {
    for (const error of [new Error('no message "x" in en'), 'what'])
      expect(sortFailure(error)).toEqual({ kind: 'retry', unknown: true });
  });

  it('knows a message that is gone', () => {
    expect(sortFailure(refused(10008, 404)).kind).toBe('lost');
  });

  it('waits longer each time, at most a minute', () => {
    expect([1, 2, 3, 10].map(backoff)).toEqual([1000, 2000, 4000, 60_000]);
  });
});
