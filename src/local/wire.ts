/**
 * Everything that travels between the page in the browser and the local Discord. Plain types, no code: a message,
 * a command or a modal has the shape Discord itself gives it (`discord-api-types`), the rest is ours.
 *
 * HTTP, all JSON; a refusal is `WireRefusal` with status 400 or 404:
 *
 *     GET    /local/state?person=ID                          → WireState
 *     POST   /local/people        WireNewPerson              → WirePerson
 *     POST   /local/guilds        WireNewGuild               → WireGuild
 *     POST   /local/channels      WireNewChannel             → WireChannel
 *     DELETE /local/channels/:id                             → 204
 *     GET    /local/channels/:id/messages?person=ID&limit=N&before=ID → WireMessages (N 1–200, 100 when left out)
 *     POST   /local/messages      WireNewMessage             → WireMessage
 *     DELETE /local/messages/:id?person=ID                   → 204 ("Dismiss message" of one's own ephemeral ones)
 *     POST   /local/interactions  WireInteraction            → WireInteractionStarted
 *     POST   /local/moderation    WireOrder                  → 204
 *     WS     /local/socket?person=ID                         sends WireEvent, one a text frame; listens to nothing
 *
 * Attachment urls are absolute, on the same origin: `/attachments/CHANNEL/ATTACHMENT/NAME`.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';

export interface WirePerson {
  id: string;
  /** Both the username and what is shown. */
  name: string;
  /** `#rrggbb`, for the avatar and the name. */
  color: string;
  /** Owner of the guilds: may use commands that only administrators see. */
  host: boolean;
}

export const wireRights = ['view', 'write', 'attach', 'history'] as const;
export type WireRight = (typeof wireRights)[number];

export const wireTroubles = ['errors', 'hanging', 'limited', 'oldEdits'] as const;
/**
 * What Discord does to the bot’s requests: answers 500, doesn’t answer, says that there were too many, or that there were too
 * many edits of old messages.
 */
export type WireTrouble = (typeof wireTroubles)[number];

const channelKinds = ['text', 'thread', 'privateThread', 'direct'] as const;
export type WireChannelKind = (typeof channelKinds)[number];

export interface WireChannel {
  id: string;
  kind: WireChannelKind;
  name: string;
  /** Null for a direct channel with the bot. */
  guild: string | null;
  /** The channel a thread hangs in; null for everything else. A thread made from a message has that message's id. */
  parent: string | null;
  topic: string | null;
  archived: boolean;
  locked: boolean;
  /** What was taken from the bot here; in a thread that of its channel counts. */
  denied: WireRight[];
  /** People in the thread or direct channel; empty for a text channel, where everybody is. */
  people: string[];
  lastMessage: string | null;
}

export interface WireGuild {
  id: string;
  name: string;
  /** Text channels and threads, oldest first. */
  channels: WireChannel[];
  /** Whether the bot is in it. */
  bot: boolean;
  /** Ids of people who have left it. */
  gone: string[];
  /** Words that AutoMod blocks. */
  blocked: string[];
  /** What the bot may not do there, neither by its own role nor by everybody’s. */
  lacks: WireRight[];
}

export interface WireBot {
  id: string;
  name: string;
  online: boolean;
  troubles: WireTrouble[];
}

export interface WireState {
  people: WirePerson[];
  guilds: WireGuild[];
  /** Direct channels between `person` and the bot. */
  direct: WireChannel[];
  /** Global commands (no `guild_id`) and those of single guilds; names, options and localizations as registered. */
  commands: APIApplicationCommand[];
  bot: WireBot;
}

/**
 * A message as Discord gives it. `flags & 64` is ephemeral ("only you can see this"), `flags & 128` still loading
 * ("… is thinking"), `interaction_metadata` tells who called for it, `mentions` lists whom it really pinged.
 */
export type WireMessage = APIMessage & {
  local: {
    /** The one person who sees an ephemeral message, else null. */
    onlyFor: string | null;
    /** Name of the command this answers with its subcommand, `game new`, else null. */
    command: string | null;
  };
};

export interface WireMessages {
  /** Oldest first. */
  messages: WireMessage[];
  /** Newest pin first. */
  pins: WireMessage[];
  /** Whether there are older ones. */
  more: boolean;
}

export interface WireNewChannel {
  guild: string;
  name: string;
}

export interface WireNewMessage {
  person: string;
  channel: string;
  content: string;
  /** Id of the message this replies to. */
  replyTo?: string;
}

/** One filled option of a command; groups and subcommands nest as Discord nests them. */
export interface WireOption {
  name: string;
  type: ApplicationCommandOptionType;
  /** Left out for a subcommand or group; an id for user, channel, role, mentionable. */
  value?: string | number | boolean;
  /** Of a subcommand or group. */
  options?: WireOption[];
  /** The option being typed, in an autocomplete. */
  focused?: boolean;
}

interface WireInteractionPlace {
  person: string;
  channel: string;
  /** Made up by the page; comes back in every event about this interaction. */
  nonce: string;
}

export type WireInteraction = WireInteractionPlace &
  (
    | {
        kind: 'command';
        /** Id of the command. */
        command: string;
        options: WireOption[];
        /** The person or message a context-menu command was used on. */
        target?: string;
      }
    | { kind: 'autocomplete'; command: string; options: WireOption[] }
    | {
        kind: 'component';
        messageId: string;
        customId: string;
        /** What a select menu holds: strings of its options, or ids. */
        values?: string[];
      }
    | {
        kind: 'modal';
        /** `interactionId` of the `modal` event. */
        modal: string;
        fields: WireField[];
      }
  );
export type WireInteractionKind = WireInteraction['kind'];

/** One filled component of a modal: a text input has a value, everything else values. */
export interface WireField {
  customId: string;
  value?: string;
  values?: string[];
}

export interface WireInteractionStarted {
  interactionId: string;
}

/**
 * `deferred`: the bot is thinking (type 5, its loading message comes as an event of its own) or works silently (type 6);
 * `done`: answered; `failed`: see `reason`. A deferred interaction becomes done with its first answer or edit, and an
 * interaction that opens a modal or answers an autocomplete is done at once.
 */
const interactionStates = ['deferred', 'done', 'failed'] as const;
export type WireInteractionState = (typeof interactionStates)[number];

/** `offline`: no bot connected; `silent`: no answer within three seconds; `expired`: thinking for fifteen minutes. */
const failures = ['offline', 'silent', 'expired'] as const;
export type WireFailure = (typeof failures)[number];

export type WireEvent =
  | { type: 'message'; message: WireMessage }
  | { type: 'messageUpdate'; message: WireMessage }
  | { type: 'messageDelete'; channel: string; id: string }
  /** A message only this person sees: new, or changed when its id is known already. Gone: `messageDelete`. */
  | { type: 'ephemeral'; message: WireMessage }
  | {
      type: 'modal';
      interactionId: string;
      nonce: string;
      channel: string;
      modal: APIModalInteractionResponseCallbackData;
    }
  | {
      type: 'autocomplete';
      interactionId: string;
      nonce: string;
      choices: APIApplicationCommandOptionChoice<string | number>[];
    }
  | {
      type: 'interaction';
      interactionId: string;
      nonce: string;
      kind: WireInteractionKind;
      state: WireInteractionState;
      /** Only when failed. */
      reason: WireFailure | null;
      /** The message whose component was used. */
      messageId: string | null;
    }
  | { type: 'channel'; change: 'created' | 'updated'; channel: WireChannel }
  | { type: 'channel'; change: 'deleted'; id: string; guild: string | null }
  /** Pins of a channel changed: ids, newest pin first. */
  | { type: 'pins'; channel: string; pins: string[] }
  /** For ten seconds, or until that person's or bot's next message in the channel. */
  | { type: 'typing'; channel: string; who: string }
  | { type: 'bot'; bot: WireBot }
  | { type: 'person'; person: WirePerson }
  | { type: 'guild'; guild: WireGuild }
  /** This person is in that guild no longer. */
  | { type: 'guildLeft'; guild: string }
  /** All commands anew, after any was registered, changed or removed. */
  | { type: 'commands'; commands: APIApplicationCommand[] };

export const wireDisturbances = ['reconnect', 'invalidate', 'drop', 'expire', 'token', 'intents', 'shards'] as const;
/**
 * Op 7, op 9, a lost connection, tokens of interactions that are too old; or the connection is closed for good: the token is
 * refused (4004), the intents are (4014), or one shard more is asked for than there were (4011).
 */
export type WireDisturbance = (typeof wireDisturbances)[number];

/** What a moderator does, or Discord itself. */
export type WireOrder =
  | { order: 'deleteMessage'; message: string }
  | { order: 'pin'; message: string; person: string; pinned: boolean }
  | { order: 'thread'; thread: string; archived: boolean; locked: boolean }
  | { order: 'deny'; channel: string; rights: WireRight[] }
  | { order: 'role'; guild: string; lacks: WireRight[] }
  | { order: 'bot'; guild: string; present: boolean }
  | { order: 'member'; guild: string; person: string; present: boolean }
  | { order: 'block'; guild: string; words: string[] }
  | { order: 'trouble'; trouble: WireTrouble; on: boolean }
  | { order: 'gateway'; what: WireDisturbance };

const refusals = [
  'unknownPerson',
  'unknownGuild',
  'unknownChannel',
  'unknownMessage',
  'unknownCommand',
  'unknownComponent',
  'disabledComponent',
  'unknownModal',
  'archivedThread',
  'badName',
  'nameTaken',
  'badContent',
  'badOptions',
  'badValues',
  'badRequest',
] as const;
export type WireRefusalCode = (typeof refusals)[number];

export interface WireRefusal {
  /** What the page words itself; `detail` is for the browser's console. */
  refusal: WireRefusalCode;
  detail: string;
}

/** The messages of `local.ftl` as they are written: in the page's language, and in the one that fills its gaps. */
export type PageWords = readonly string[];

/** What `src/local/page/bundle.ts` exports as `bundlePage(): Promise<PageBundle>`; fonts travel inside the css as data. */
export interface PageBundle {
  /** @param wished the header `Accept-Language`; the page speaks the first of these languages that the bot speaks */
  html(wished: string): string;
  js: string;
  css: string;
}
