import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { LedgerTrouble } from '../../store/ledger.ts';
import { HeldBack } from './breaker.ts';

/** Why nothing can be sent to a channel until somebody does something about it. */
export const PARK_REASONS = ['channel-gone', 'no-access', 'no-permission', 'thread-closed'] as const;
export type ParkReason = (typeof PARK_REASONS)[number];

/**
 * What an error in sending means: `final` (Discord will never take this message as it stands), `park` the game (the channel
 * can't be written to), `lost` (the message to be edited is gone), and of everything else: `retry` later.
 */
export type Failure = Retry | { kind: 'final' } | { kind: 'lost' } | { kind: 'park'; reason: ParkReason };

interface Retry {
  kind: 'retry';
  /** Discord wants to be left alone for so many milliseconds. */
  after?: number;
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

/**
 * All that is final, each with its reason. The list is short on purpose: Discord makes new codes, and gives old ones new
 * meanings (40333 is both a wrong client and a bad hour of Cloudflare's), so that whatever is not listed may pass.
 */
const FINAL = [
  [RESTJSONErrorCodes.InvalidFormBodyOrContentType, 'the message is made wrong: only a change of the program mends it'],
  [RESTJSONErrorCodes.RequestBodyContainsInvalidJSON, 'likewise'],
  [RESTJSONErrorCodes.InvalidMessageType, 'likewise'],
  [RESTJSONErrorCodes.CannotSendAnEmptyMessage, 'it says nothing'],
  [RESTJSONErrorCodes.MessageWasBlockedByAutomaticModeration, 'the server forbids its words'],
  [RESTJSONErrorCodes.TitleWasBlockedByAutomaticModeration, 'the server forbids the name of the thread'],
  [RESTJSONErrorCodes.MessageBlockedByHarmfulLinksFilter, 'Discord forbids its words'],
  [RESTJSONErrorCodes.ExplicitContentCannotBeSentToTheDesiredRecipient, 'its reader forbids its pictures'],
  [RESTJSONErrorCodes.RequestEntityTooLarge, 'its pictures are too large'],
  [RESTJSONErrorCodes.FileUploadedExceedsMaximumSize, 'likewise'],
  [RESTJSONErrorCodes.MaximumNumberOfAttachmentsInAMessageReached, 'it has too many pictures'],
  [RESTJSONErrorCodes.InvalidFileUploaded, 'its pictures are no pictures to Discord'],
  [RESTJSONErrorCodes.ProvidedFileIsInvalid, 'likewise'],
  [RESTJSONErrorCodes.ProvidedFileTypeIsInvalid, 'likewise'],
  [
    RESTJSONErrorCodes.AccessToFileUploadsHasBeenLimitedForThisGuild,
    'the server may have no pictures for the time being',
  ],
  [RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser, 'another bot of this program has written the message'],
  [RESTJSONErrorCodes.CannotExecuteActionOnSystemMessage, 'the message is one of Discord’s own'],
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser, 'the person takes no direct messages'],
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds, 'the person has left the server'],
  [RESTJSONErrorCodes.InvalidRecipients, 'the person can’t be written to: a bot, or gone'],
  [RESTJSONErrorCodes.UnknownUser, 'the person is gone'],
  [RESTJSONErrorCodes.UnknownMember, 'the person has left the server'],
  [RESTJSONErrorCodes.MaximumActiveThreads, 'the server has all the threads it may have'],
] as const satisfies readonly (readonly [code: RESTJSONErrorCodes, reason: string])[];

const FINAL_CODES: ReadonlySet<number | string> = new Set<number | string>(FINAL.map(([code]) => code));

/** Discord takes no pictures and files on this server at the moment, or none so large. */
const UPLOADS: readonly (number | string)[] = [
  RESTJSONErrorCodes.AccessToFileUploadsHasBeenLimitedForThisGuild,
  RESTJSONErrorCodes.RequestEntityTooLarge,
];

/** True where words would be taken, and only what goes with them is not. */
export function isUploadRefused(error: unknown): boolean {
  return error instanceof DiscordAPIError && UPLOADS.includes(error.code);
}

/** True where it may lie in an emoji of the message that that is not taken: Discord tells it in the form's small print only. */
export function isEmojiRefused(error: unknown): boolean {
  const codes: readonly (number | string)[] = [
    RESTJSONErrorCodes.InvalidFormBodyOrContentType,
    RESTJSONErrorCodes.UnknownEmoji,
  ];
  return error instanceof DiscordAPIError && codes.includes(error.code);
}

/** How long a message that has been edited too often is left alone where Discord names no time, in milliseconds. */
const EDIT_REST = 60_000;

const NETWORK_CODES = ['ECONNRESET', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'];

/** Sorts an error of sending. What nobody has foreseen is tried again: a message that is left out is lost for good. */
export function sortFailure(error: unknown): Failure {
  if (error instanceof RateLimitError) return { kind: 'retry', after: error.retryAfter };
  return error instanceof DiscordAPIError ? sortRefusal(error) : { kind: 'retry' };
}

/**
 * Sorts an error of something that has been tried again and again: what would pass has had its time, so that the next
 * simpler form has its turn. That nothing may be sent at all at the moment says nothing about a message.
 */
export function sortLasting(error: unknown): Failure {
  const failure = sortFailure(error);
  return failure.kind !== 'retry' || isElsewhere(error) ? failure : { kind: 'final' };
}

/** True where it does not lie in what is sent: nothing may be sent at the moment, or the database can't be used. */
export function isElsewhere(error: unknown): boolean {
  return error instanceof HeldBack || error instanceof LedgerTrouble || isDiskError(error);
}

/** Sorts what Discord, or what stands before it, has answered. */
function sortRefusal({ code, status }: DiscordAPIError): Failure {
  if (code === RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached)
    return { kind: 'retry', after: EDIT_REST };
  if (status >= 500 || status === 429 || status === 401) return { kind: 'retry' };
  const reason = PARKING.get(code);
  if (reason) return { kind: 'park', reason };
  if (code === RESTJSONErrorCodes.UnknownMessage) return { kind: 'lost' };
  return { kind: FINAL_CODES.has(code) ? 'final' : 'retry' };
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

/**
 * True of whatever may pass at a start: Discord can't be reached, or refuses something for any reason but the token. A page of
 * who stands before it, its codes for a bad hour, and what is only allowed so often a day mean nothing to the bot's owner.
 */
export function mayPass(error: unknown): boolean {
  if (error instanceof DiscordAPIError || error instanceof HTTPError) return error.status !== 401;
  return error instanceof HeldBack || isUnreachable(error);
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

/** How long to wait before the next attempt, in milliseconds: 1 s, 2 s, 4 s … up to a minute, or another limit. */
export function backoff(attempt: number, most = 60_000): number {
  return Math.min(most, 1000 * 2 ** Math.max(0, attempt - 1));
}

/** Whether the message that is to be changed or taken away is gone. */
export function isMissing(error: unknown): boolean {
  return sortFailure(error).kind === 'lost';
}

/** Whether the interaction has died: answered too late, or its token counts no more. */
export function isGone(error: unknown): boolean {
  return (
    error instanceof DiscordAPIError &&
    (error.code === RESTJSONErrorCodes.UnknownInteraction || error.code === RESTJSONErrorCodes.InvalidWebhookToken)
  );
}
