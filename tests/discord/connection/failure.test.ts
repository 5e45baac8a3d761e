import { DiscordAPIError, HTTPError, type RateLimitData, RateLimitError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { HeldBack } from '../../../src/discord/connection/breaker.ts';
import { backoff, sortFailure, sortLasting } from '../../../src/discord/connection/failure.ts';
import { SQLite } from '../../../src/sqlite/driver.ts';

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
    expect(sortFailure(new SQLite.SqliteError('full', 'SQLITE_FULL'))).toEqual({ kind: 'retry' });
  });

  it('is final only where it is known that Discord will never take the message', () => {
    expect(sortFailure(refused(50035, 400)).kind).toBe('final');
    expect(sortFailure(refused(200000, 400)).kind).toBe('final');
    const final = Object.values(RESTJSONErrorCodes).filter(
      (code) => typeof code === 'number' && sortFailure(refused(code, 400)).kind === 'final',
    );
    expect(final).toHaveLength(23);
  });

  it('is tried again when nobody knows what it is, or Discord gives its code for more than one thing', () => {
    for (const error of [new Error('no message "x" in en'), 'what', refused(999_999, 400), refused(40333, 403)])
      expect(sortFailure(error)).toEqual({ kind: 'retry' });
  });

  it('gives the next form its turn when it lasts, unless nothing may be sent at all', () => {
    for (const error of [refused(999_999, 400), refused(0, 500), new TypeError('fetch failed')])
      expect(sortLasting(error)).toEqual({ kind: 'final' });
    for (const error of [new HeldBack('slowly', 10), new SQLite.SqliteError('full', 'SQLITE_FULL')])
      expect(sortLasting(error)).toEqual({ kind: 'retry' });
    expect(sortLasting(refused(50001, 403)).kind).toBe('park');
    expect(sortLasting(refused(10008, 404)).kind).toBe('lost');
  });

  it('knows a message that is gone', () => {
    expect(sortFailure(refused(10008, 404)).kind).toBe('lost');
  });

  it('waits longer each time, at most a minute', () => {
    expect([1, 2, 3, 10].map((attempt) => backoff(attempt))).toEqual([1000, 2000, 4000, 60_000]);
  });
});
