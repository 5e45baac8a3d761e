import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';

/** Why nothing can be sent to a channel until somebody does something about it. */
export const PARK_REASONS = ['channel-gone', 'no-access', 'no-permission', 'thread-closed'] as const;
export type ParkReason = (typeof PARK_REASONS)[number];

/**
 * What an error in sending means: `retry` later (Discord, the network or the disk is not well), `skip` this message
 * (Discord will never take it), `park` the game (the channel can't be written to), `lost` (the message to be edited is
 * gone).
 */
type Failure = Retry | { kind: 'skip' } | { kind: 'lost' } | { kind: 'park'; reason: ParkReason };

interface Retry {
  kind: 'retry';
  /** Discord wants to be left alone for so many milliseconds. */
  after?: number;
  /** Nobody knows what it is, nor whether time will mend it. */
  unknown?: true;
}

const PARKING: ReadonlyMap<number | string, ParkReason> = new Map<number | string, ParkReason>([
  [RESTJSONErrorCodes.UnknownChannel, 'channel-gone'],
  [RESTJSONErrorCodes.UnknownGuild, 'channel-gone'],
  [RESTJSONErrorCodes.MissingAccess, 'no-access'],
  [RESTJSONErrorCodes.MissingPermissions, 'no-permission'],
  [RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType, 'no-permission'],
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread, 'thread-closed'],
  [RESTJSONErrorCodes.ThreadLocked, 'thread-closed'],
]);

/** Discord's own codes, of whatever status, that say no more than: not now. */
const PASSING: ReadonlySet<number | string> = new Set<number | string>([
  RESTJSONErrorCodes.ActionCannotBePerformedDueToSlowmodeRateLimit,
  RESTJSONErrorCodes.ChannelWriteRateLimit,
  RESTJSONErrorCodes.ServerWriteRateLimit,
  RESTJSONErrorCodes.OpeningDirectMessagesTooFast,
  RESTJSONErrorCodes.ServiceResourceIsBeingRateLimited,
  RESTJSONErrorCodes.APIResourceOverloaded,
]);

/** How long a message that has been edited too often is left alone where Discord names no time, in milliseconds. */
const EDIT_REST = 60_000;

const NETWORK_CODES = ['ECONNRESET', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'];

/** Sorts an error of sending. What nobody has foreseen is tried again: a message that is left out is lost for good. */
export function sortFailure(error: unknown): Failure {
  if (error instanceof RateLimitError) return { kind: 'retry', after: error.retryAfter };
  if (error instanceof DiscordAPIError) return sortRefusal(error);
  if (error instanceof HTTPError || isNetworkError(error) || isDiskError(error)) return { kind: 'retry' };
  return { kind: 'retry', unknown: true };
}

/** Sorts what Discord, or what stands before it, has answered. */
function sortRefusal({ code, status }: DiscordAPIError): Failure {
  if (code === RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached)
    return { kind: 'retry', after: EDIT_REST };
  if (status >= 500 || status === 429 || status === 401 || PASSING.has(code)) return { kind: 'retry' };
  const reason = PARKING.get(code);
  if (reason) return { kind: 'park', reason };
  if (code === RESTJSONErrorCodes.UnknownMessage) return { kind: 'lost' };
  // Without a code of Discord's it is a page of HTML, by what shields Discord from too much traffic.
  return typeof code === 'number' ? { kind: 'skip' } : { kind: 'retry' };
}

/** This one request is kept waiting, while others may well get through: by a limit, or a connection that hangs. */
export function isHeldUp(error: unknown): boolean {
  if (error instanceof RateLimitError) return true;
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
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

/** The database could not be read or written: the disk is full, or busy. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && error.name === 'SqliteError';
}

/** How long to wait before the next attempt, in milliseconds: 1 s, 2 s, 4 s … up to a minute. */
export function backoff(attempt: number): number {
  return Math.min(60_000, 1000 * 2 ** Math.max(0, attempt - 1));
}

/** Whether the interaction has died: answered too late, or its message is gone. */
export function isGone(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownInteraction || error.code === RESTJSONErrorCodes.InvalidWebhookToken)
  );
}
