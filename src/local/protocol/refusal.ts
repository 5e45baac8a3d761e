import { STATUS_CODES } from 'node:http';

/** What Discord says no with: HTTP status, its own error code, and its words for it. */
const table = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  maximumPins: [400, 30003, 'Maximum number of pins reached (250)'],
  maximumEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  maximumCommands: [400, 30032, 'Maximum number of application commands reached (100).'],
  requestTooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  directChannel: [400, 50003, 'Cannot execute action on a DM channel'],
  notTheAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  directsClosed: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  deleteCount: [
    400,
    50016,
    'Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages to delete',
  ],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidToken: [401, 50027, 'Invalid Webhook Token'],
  noRecipients: [400, 50033, 'Invalid Recipient(s)'],
  tooOldToDelete: [400, 50034, 'A message provided was too old to bulk delete'],
  archivedThread: [400, 50083, 'Thread is archived'],
  badJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  lockedThread: [400, 160005, 'Thread is locked'],
  cloudflare: [403, 40333, 'internal network error'],
  blockedMessage: [400, 200000, 'Message was blocked by automatic moderation'],
  blockedTitle: [400, 200001, 'Title was blocked by automatic moderation'],
  /** One that nobody has heard of yet. */
  unheardOf: [400, 999999, 'Something new'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

export type RefusalName = keyof typeof table;

/** Thrown wherever a request is refused; the server turns it into the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly code: number; readonly message: string };
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: Readonly<Record<string, unknown>> & { readonly code: number; readonly message: string },
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${body.code} ${body.message}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The refusal Discord has for this case. */
export function refusal(name: RefusalName): Refusal {
  const [status, code, message] = table[name];
  return new Refusal(status, { code, message });
}

/** Who shares a rate limit: this bot at this route, all its requests, or everybody; or edits of messages an hour old. */
export type LimitScope = 'user' | 'global' | 'shared' | 'oldEdits';

/** 429 for so many seconds. */
export function limited(seconds: number, scope: LimitScope): Refusal {
  const old = scope === 'oldEdits';
  const message = old
    ? 'Maximum number of edits to messages older than 1 hour reached. Try again later'
    : 'You are being rate limited.';
  const body = { message, code: old ? 30046 : 0, retry_after: seconds, global: scope === 'global' };
  return new Refusal(429, body, {
    'Retry-After': String(Math.ceil(seconds)),
    'X-RateLimit-Scope': old ? 'user' : scope,
    ...(scope === 'global' ? { 'X-RateLimit-Global': 'true' } : {}),
  });
}

/** The answer of a server in trouble. */
export function serverError(status: number): Refusal {
  return new Refusal(status, { message: `${status}: ${STATUS_CODES[status] ?? ''}`, code: 0 });
}
