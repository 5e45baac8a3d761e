import { DiscordAPIError, HTTPError, type REST, RESTEvents } from 'discord.js';
import {
  type APIChannel,
  type APIMessage,
  ChannelType,
  MessageFlags,
  type RESTGetAPIChannelMessagesPinsResult,
  RESTJSONErrorCodes,
  type RESTPostAPICurrentUserCreateDMChannelResult,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord-api-types/v10';
import type { Attachment } from '../message/attachment.ts';
import type { Row } from '../message/row.ts';
import { ChannelLimits, type Channelled, type Spare } from './channellimits.ts';
import { type Emojis, NO_EMOJI, withoutEmoji } from './emoji.ts';
import { isEmojiRefused, isHeldUp } from './failure.ts';
import type { Identity } from './login.ts';
import { bodyOf, filesOf, sentOf } from './messagebody.ts';
import { type HeldPress, PressTokens } from './presstokens.ts';

/** How a message looks that has a frame of its own (Components V2): an accent along its edge, texts and wide pictures. */
export interface Framed {
  accent: number;
  /** By which the message is found again after a crash; above 0. */
  mark: number;
  /** From above to below; a picture by the name of its file. */
  parts: ({ text: string } | { picture: string })[];
}

/** A message to be sent. */
export interface Outgoing {
  /** Of a message with a frame: the same in plain words, for where Discord takes no frame. */
  content: string;
  /** A frame can't be taken off by an edit, and is never put around a plain message. */
  framed?: Framed;
  components?: readonly Row[];
  /** When editing: they replace the old ones; left out, the old ones stay. */
  attachments?: readonly Attachment[];
  /** Persons this message may ping; nobody else is, whatever the text holds. */
  mention?: readonly string[];
  /** The same nonce twice within minutes makes one message. */
  nonce?: string;
}

/** What a message is to become; words that are left out stay. */
export type Change = Omit<Outgoing, 'content'> & Partial<Pick<Outgoing, 'content'>>;

/** One of the bot's own messages in a channel. */
export interface Sent {
  id: string;
  content: string;
  customIds: string[];
  /** Of a message with a frame: what it is found again by. */
  mark: number | null;
  attachments: string[];
  /** Milliseconds since 1970. */
  at: number;
}

/** The way messages go to channels and persons. Every method rejects with the error of discord.js. */
export interface Post {
  /** @returns the message's id */
  send(channel: string, message: Outgoing): Promise<string>;
  edit(channel: string, id: string, message: Change): Promise<void>;
  /** Somebody has pressed something on a message: once that is acknowledged, it can be edited by the press's token. */
  pressed(message: string, press: HeldPress): void;
  /** How much more of its kind a channel takes at the moment. @param message the one to be changed */
  spare(what: Channelled, channel: string, message?: string): Spare;
  /** Deletes one of the bot's own messages. */
  remove(channel: string, id: string): Promise<void>;
  /** True while a message is in the channel. */
  has(channel: string, id: string): Promise<boolean>;
  pin(channel: string, id: string): Promise<void>;
  /** True where a message is pinned in its channel, or may be, further back than the fifty latest pins. */
  isPinned(channel: string, id: string): Promise<boolean>;
  /** The bot's own messages among the latest fifty, newest first. */
  latest(channel: string): Promise<Sent[]>;
  /** A private message; its nonce as that of any other. */
  direct(person: string, message: Pick<Outgoing, 'content' | 'components' | 'nonce'>): Promise<void>;
  /** Starts a public thread. @returns its id */
  thread(channel: string, name: string): Promise<string>;
  /** True where the bot can see a channel; a private thread it sees as a member only. */
  sees(channel: string): Promise<boolean>;
  /** Opens an archived thread again. */
  reopen(thread: string): Promise<void>;
  /** True while a person is on a server. */
  isMember(guild: string, person: string): Promise<boolean>;
}

const LATEST = 50;
/** Edits of a channel go one after the other: one that hangs keeps the next waiting for so many milliseconds at most. */
const EDIT_PATIENCE = 6000;
/** So long, in milliseconds, it is tried by the token of a press; with pictures, longer. */
const PRESS_PATIENCE = 3000;
const PICTURE_PATIENCE = 10_000;
/** Errors that say that a channel is hidden from the bot. */
const UNSEEN: readonly number[] = [RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.UnknownChannel];
/** Errors that say that somebody is not, or no longer, on a server. */
const GONE: readonly number[] = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];

/** Messages by Discord's REST API. Rate limits (429) are waited out below, in `@discordjs/rest`. */
export class RestPost implements Post {
  private readonly rest: REST;
  private readonly self: Identity;
  private readonly emojis: Emojis;
  private readonly tokens = new PressTokens();
  private readonly limits = new ChannelLimits();

  /** @param emojis told when a message is refused with some */
  constructor(rest: REST, self: Identity, emojis: Emojis = NO_EMOJI) {
    this.rest = rest;
    this.self = self;
    this.emojis = emojis;
    rest.on(RESTEvents.Response, ({ method, path }, { headers }) =>
      this.limits.hear(method, path, new Headers(headers)),
    );
  }

  send(channel: string, message: Outgoing): Promise<string> {
    return this.withOrWithout(message, (form) => this.sent(channel, form));
  }

  edit(channel: string, id: string, message: Change): Promise<void> {
    return this.withOrWithout(message, (form) => this.edited(channel, id, form));
  }

  pressed(message: string, press: HeldPress): void {
    this.tokens.keep(message, press);
  }

  spare(what: Channelled, channel: string, message?: string): Spare {
    // What is done by the token of a press counts against none of a channel's limits.
    const isFree = message !== undefined && this.tokens.of(message) !== undefined;
    return isFree ? { left: Number.POSITIVE_INFINITY, again: 0 } : this.limits.spare(what, channel);
  }

  async remove(channel: string, id: string): Promise<void> {
    if (await this.byPress(id, PRESS_PATIENCE, (route, signal) => this.rest.delete(route, { signal, auth: false })))
      return;
    await this.rest.delete(Routes.channelMessage(channel, id));
  }

  async has(channel: string, id: string): Promise<boolean> {
    try {
      await this.rest.get(Routes.channelMessage(channel, id));
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage) return false;
      throw error;
    }
  }

  async pin(channel: string, id: string): Promise<void> {
    await this.rest.put(Routes.channelMessagesPin(channel, id));
  }

  async isPinned(channel: string, id: string): Promise<boolean> {
    const { items, has_more } = (await this.rest.get(
      Routes.channelMessagesPins(channel),
    )) as RESTGetAPIChannelMessagesPinsResult;
    return has_more || items.some(({ message }) => message.id === id);
  }

  async latest(channel: string): Promise<Sent[]> {
    const query = new URLSearchParams({ limit: String(LATEST) });
    const messages = (await this.rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
    return messages.filter((message) => message.author.id === this.self.user).map(sentOf);
  }

  async direct(person: string, message: Pick<Outgoing, 'content' | 'components' | 'nonce'>): Promise<void> {
    const body = { recipient_id: person };
    const channel = (await this.rest.post(Routes.userChannels(), {
      body,
    })) as RESTPostAPICurrentUserCreateDMChannelResult;
    await this.send(channel.id, { components: [], ...message });
  }

  async thread(channel: string, name: string): Promise<string> {
    const body = { name, type: ChannelType.PublicThread, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
    return ((await this.rest.post(Routes.threads(channel), { body })) as APIChannel).id;
  }

  async sees(channel: string): Promise<boolean> {
    try {
      await this.rest.get(Routes.channel(channel));
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && UNSEEN.includes(Number(error.code))) return false;
      throw error;
    }
  }

  async reopen(thread: string): Promise<void> {
    await this.rest.patch(Routes.channel(thread), { body: { archived: false } });
  }

  async isMember(guild: string, person: string): Promise<boolean> {
    try {
      await this.rest.get(Routes.guildMember(guild, person));
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && GONE.includes(Number(error.code))) return false;
      throw error;
    }
  }

  /** Puts a message; where Discord refuses it with emoji, the same without. */
  private async withOrWithout<M extends Change, T>(message: M, put: (form: M) => Promise<T>): Promise<T> {
    try {
      return await put(message);
    } catch (error) {
      const bare = withoutEmoji(message);
      if (bare === message || !isEmojiRefused(error)) throw error;
      this.emojis.refused();
      return put(bare);
    }
  }

  private async sent(channel: string, message: Outgoing): Promise<string> {
    const followed = this.limits.spare('send', channel).left > 0 ? null : await this.followUp(channel, message);
    if (followed !== null) return followed;
    const nonce = message.nonce ? { nonce: message.nonce, enforce_nonce: true } : {};
    const sent = await this.rest.post(Routes.channelMessages(channel), {
      body: { flags: MessageFlags.SuppressEmbeds, ...bodyOf(message), ...nonce },
      files: filesOf(message),
    });
    return (sent as APIMessage).id;
  }

  private async edited(channel: string, id: string, message: Change): Promise<void> {
    const what = { body: bodyOf(message), files: filesOf(message) };
    const isPlain = !message.attachments?.length;
    const edit = (route: `/${string}`, signal: AbortSignal) => this.rest.patch(route, { ...what, signal, auth: false });
    if (await this.byPress(id, isPlain ? PRESS_PATIENCE : PICTURE_PATIENCE, edit)) return;
    const signal = isPlain ? { signal: AbortSignal.timeout(EDIT_PATIENCE) } : {};
    await this.rest.patch(Routes.channelMessage(channel, id), { ...what, ...signal });
  }

  /**
   * Says something after the latest press in a channel, which counts against none of its limits: where it takes no other
   * message for a while. Null where there was no press, or that is not taken.
   */
  private async followUp(channel: string, message: Outgoing): Promise<string | null> {
    const press = this.tokens.latestIn(channel);
    if (!press || !(await press.acknowledged)) return null;
    try {
      const sent = await this.rest.post(Routes.webhook(this.self.application, press.token), {
        body: { flags: MessageFlags.SuppressEmbeds, ...bodyOf(message) },
        files: filesOf(message),
        auth: false,
      });
      return (sent as APIMessage).id;
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      this.tokens.drop(press);
      return null;
    }
  }

  /**
   * Does something to a message by the token of a press on it. False when there is none, or it is not taken any more, or
   * not within the patience: then it is given up, and never done late.
   */
  private async byPress(
    id: string,
    patience: number,
    work: (route: `/${string}`, signal: AbortSignal) => Promise<unknown>,
  ): Promise<boolean> {
    const press = this.tokens.of(id);
    if (!press) return false;
    const signal = AbortSignal.timeout(patience);
    // A limit is slept out without a look at the signal.
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const doing = press.acknowledged.then(async (isTaken) => {
      const route = Routes.webhookMessage(this.self.application, press.token, '@original');
      if (isTaken && !signal.aborted) await work(route, signal);
      return isTaken;
    });
    doing.catch(() => {});
    try {
      const isTaken = await Promise.race([doing, late]);
      if (!isTaken) this.tokens.forget(id);
      return isTaken;
    } catch (error) {
      const isRefused = error instanceof DiscordAPIError && error.code !== RESTJSONErrorCodes.UnknownMessage;
      // An edit by a token may be answered 500 for as long as the token lasts (discord-api-docs#7448), the second try included.
      const isBroken = error instanceof HTTPError && error.status >= 500;
      if (!isRefused && !isBroken && !isHeldUp(error)) throw error;
      this.tokens.forget(id);
      return false;
    } finally {
      late.catch(() => {});
    }
  }
}
