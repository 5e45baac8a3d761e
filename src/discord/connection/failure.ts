import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';

/** Why nothing can be sent to a channel until somebody does something about it. */
export const PARK_REASONS = ['channel-gone', 'no-access', 'no-permission', 'thread-closed'] as const;
export type ParkReason = (typeof PARK_REASONS)[number];

/**
 * What an error in sending means: `retry` later (Discord or the network is down), `skip` this message (Discord will
 * never take it), `park` the game (the channel can't be written to), `lost` (the message to be edited is gone).
 */
type Failure = { kind: 'retry' } | { kind: 'skip' } | { kind: 'lost' } | { kind: 'park'; reason: ParkReason };

const PARKING: ReadonlyMap<number | string, ParkReason> = new Map<number | string, ParkReason>([
  [RESTJSONErrorCodes.UnknownChannel, 'channel-gone'],
  [RESTJSONErrorCodes.UnknownGuild, 'channel-gone'],
  [RESTJSONErrorCodes.MissingAccess, 'no-access'],
  [RESTJSONErrorCodes.MissingPermissions, 'no-permission'],
  [RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType, 'no-permission'],
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread, 'thread-closed'],
  [RESTJSONErrorCodes.ThreadLocked, 'thread-closed'],
]);

const NETWORK_CODES = ['ECONNRESET', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'];

/** Sorts an error of sending. */
export function sortFailure(error: unknown): Failure {
  if (error instanceof RateLimitError) return { kind: 'retry' };
  if (error instanceof DiscordAPIError) {
    const reason = PARKING.get(error.code);
    if (reason) return { kind: 'park', reason };
    if (error.code === RESTJSONErrorCodes.UnknownMessage) return { kind: 'lost' };
    return { kind: error.status >= 500 || error.status === 429 || error.status === 401 ? 'retry' : 'skip' };
  }
  if (error instanceof HTTPError) return { kind: error.status >= 500 || error.status === 429 ? 'retry' : 'skip' };
  return { kind: isNetworkError(error) ? 'retry' : 'skip' };
}

/** Discord can't be reached at all, or only says that it is not well: nothing is refused, and time will mend it. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DiscordAPIError || error instanceof HTTPError)
    return error.status >= 500 || error.status === 429;
  return error instanceof RateLimitError || isNetworkError(error);
}

/** The connection failed, was cut, or took too long. */
function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK_CODES.includes(code) || code.startsWith('UND_ERR') || isNetworkError(error.cause);
}

/** How long to wait before the next attempt, in milliseconds: 1 s, 2 s, 4 s … up to a minute. */
export function backoff(attempt: number): number {
  return Math.min(60_000, 1000 * 2 ** Math.max(0, attempt - 1));
}
