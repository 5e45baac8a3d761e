import {
  type APIMessage,
  ChannelType,
  GatewayIntentBits,
  MessageFlags,
  MessageReferenceType,
  MessageType,
} from 'discord-api-types/v10';
import type { ChannelRecord } from '../guild/channel.ts';
import type { User } from '../guild/person.ts';
import { badForm, type FormPath } from '../protocol/form.ts';
import { refusal } from '../protocol/refusal.ts';
import { madeAt } from '../protocol/snowflake.ts';
import type { RequestSchema } from '../protocol/spec.ts';
import type { MessageRecord } from '../world/messagetable.ts';
import type { World } from '../world/world.ts';
import type { Upload } from './attachment.ts';
import { type Draft, draft, type MessageBody } from './draft.ts';
import { isSystem, messageJson, wireMessage } from './message.ts';
import { mentioned, ping } from './ping.ts';

/** A message to be made. */
interface Sending {
  channel: ChannelRecord;
  author: User;
  body: MessageBody;
  schema: RequestSchema;
  /** Body as it was sent, and the way to `body` in it; left out when they are the same. */
  sent?: unknown;
  base?: FormPath;
  uploads?: readonly Upload[];
  type?: MessageType;
  /** Makes it ephemeral. */
  onlyFor?: string | null;
  command?: string | null;
  interaction?: string | null;
  /** Fields an interaction's answer carries. */
  marks?: Partial<APIMessage>;
}

/** How long a nonce is remembered, in milliseconds; Discord says "a few minutes". */
const nonceLife = 5 * 60_000;

/** Makes, changes and removes messages, and tells page and gateway of it. */
export class Messages {
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** @throws Refusal 10008. */
  get(channel: string, id: string): MessageRecord {
    const found = this.world.messages.get(id);
    if (!found || found.channel !== channel) throw refusal('unknownMessage');
    return found;
  }

  /** The same author's message with this nonce, when it is young enough. */
  sameNonce(author: string, nonce: string | number): MessageRecord | undefined {
    const found = this.world.messages.withNonce(author, nonce);
    return found && madeAt(found.id) > this.world.clock.now() - nonceLife ? found : undefined;
  }

  /** @throws Refusal 50035, 50006, 40005. */
  send(sending: Sending): MessageRecord {
    const { channel, author, body, schema, uploads = [], onlyFor = null } = sending;
    const { world } = this;
    const contents = draft(world, body, {
      schema,
      sent: sending.sent ?? body,
      base: sending.base ?? [],
      uploads,
      old: null,
      channel,
      author: author.id,
      ephemeral: onlyFor !== null,
    });
    const replied = this.replied(channel, body);
    const named = mentioned(world, contents.mentions, channel, author.id);
    const allowed = body.allowed_mentions;
    const calls =
      replied && replied.shown.author.id !== author.id && (allowed ? (allowed.replied_user ?? false) : true);
    const called = calls ? (world.user(replied.shown.author.id) ?? null) : null;
    const mentions = called && !named.users.some(({ id }) => id === called.id) ? [...named.users, called] : named.users;
    const record = this.bare(channel, author, replied ? MessageType.Reply : (sending.type ?? MessageType.Default));
    record.onlyFor = onlyFor;
    record.command = sending.command ?? null;
    record.interaction = sending.interaction ?? null;
    record.nonce = body.nonce ?? null;
    record.files = contents.files;
    Object.assign(record.shown, shown(contents), {
      flags: contents.flags | (onlyFor ? MessageFlags.Ephemeral : 0),
      mentions,
      mention_roles: named.roles,
      mention_everyone: named.everyone,
      tts: body.tts ?? false,
      ...(replied ? { message_reference: this.reference(channel, replied.id) } : {}),
      ...sending.marks,
    });
    this.storeFiles(record, contents);
    this.made(record, channel);
    ping(world, record, channel, called?.id ?? null);
    return record;
  }

  /** A message without contents: Discord's own announcements, and the loading message of a deferred answer. */
  announce(
    channel: ChannelRecord,
    author: User,
    marks: Partial<APIMessage> & Pick<APIMessage, 'type'>,
    rest: Partial<MessageRecord> = {},
  ) {
    const record = this.bare(channel, author, marks.type);
    Object.assign(record, rest);
    Object.assign(record.shown, marks);
    this.made(record, channel);
    return record;
  }

  /** @throws Refusal as `send`, and 50083 in an archived thread. Edits ping nobody. */
  edit(record: MessageRecord, edit: Pick<Sending, 'body' | 'schema' | 'sent' | 'base' | 'uploads'>): MessageRecord {
    const { world } = this;
    const channel = world.channel(record.channel);
    if (channel.thread?.archived) throw refusal('archivedThread');
    const loading = ((record.shown.flags ?? 0) & MessageFlags.Loading) !== 0;
    const contents = draft(world, edit.body, {
      schema: edit.schema,
      sent: edit.sent ?? edit.body,
      base: edit.base ?? [],
      uploads: edit.uploads ?? [],
      old: record,
      channel,
      author: record.shown.author.id,
      ephemeral: record.onlyFor !== null,
    });
    const named = mentioned(world, contents.mentions, channel, record.shown.author.id);
    for (const { id } of record.files) {
      if (!contents.files.some((file) => file.id === id)) world.store.removeFile(id);
    }
    record.files = contents.files;
    Object.assign(record.shown, shown(contents), {
      flags: contents.flags,
      mentions: named.users,
      mention_roles: named.roles,
      mention_everyone: named.everyone,
      edited_timestamp: loading ? null : new Date(world.clock.now()).toISOString(),
    });
    this.storeFiles(record, contents);
    this.changed(record);
    return record;
  }

  remove(record: MessageRecord): void {
    const { world } = this;
    const channel = world.channel(record.channel);
    world.forget(record);
    const audience = record.onlyFor ? [record.onlyFor] : world.audience(channel);
    world.feed.tell({ type: 'messageDelete', channel: channel.id, id: record.id }, audience);
    if (channel.pins.some(({ message }) => message === record.id)) this.unpin(channel, record.id);
    if (record.onlyFor) return;
    const data = { id: record.id, channel_id: channel.id, ...(channel.guild ? { guild_id: channel.guild } : {}) };
    world.dispatch('MESSAGE_DELETE', data, this.intent(channel));
  }

  /** @throws Refusal 50021 for Discord's own messages, 30003 beyond 250. Pinning twice does nothing. */
  pin(channel: ChannelRecord, record: MessageRecord, who: User): void {
    if (isSystem(record)) throw refusal('systemMessage');
    if (channel.pins.some(({ message }) => message === record.id)) return;
    if (channel.pins.length >= 250) throw refusal('maximumPins');
    channel.pins.unshift({ message: record.id, at: this.world.clock.now() });
    this.pinsChanged(channel, record);
    this.announce(channel, who, {
      type: MessageType.ChannelPinnedMessage,
      message_reference: this.reference(channel, record.id),
    });
  }

  unpin(channel: ChannelRecord, message: string): void {
    channel.pins = channel.pins.filter((pin) => pin.message !== message);
    this.pinsChanged(channel, this.world.messages.get(message));
  }

  /** Tells page and gateway that a message is not what it was. */
  changed(record: MessageRecord): void {
    const { world } = this;
    world.messages.put(record);
    const channel = world.channel(record.channel);
    const message = wireMessage(world, record);
    if (record.onlyFor) world.feed.tell({ type: 'ephemeral', message }, [record.onlyFor]);
    else {
      world.feed.tell({ type: 'messageUpdate', message }, world.audience(channel));
      world.dispatch('MESSAGE_UPDATE', this.gatewayJson(record, channel), this.intent(channel));
    }
  }

  reference(channel: ChannelRecord, message?: string) {
    const guild = channel.guild ? { guild_id: channel.guild } : {};
    const target = message ? { message_id: message } : {};
    return { type: MessageReferenceType.Default, channel_id: channel.id, ...guild, ...target };
  }

  private bare(channel: ChannelRecord, author: User, type: MessageType): MessageRecord {
    const id = this.world.ids.next();
    const shown: APIMessage = {
      id,
      channel_id: channel.id,
      type,
      author,
      content: '',
      embeds: [],
      components: [],
      attachments: [],
      mentions: [],
      mention_roles: [],
      mention_everyone: false,
      pinned: false,
      tts: false,
      flags: 0 as MessageFlags,
      timestamp: new Date(this.world.clock.now()).toISOString(),
      edited_timestamp: null,
    };
    return { id, channel: channel.id, shown, files: [], onlyFor: null, command: null, interaction: null, nonce: null };
  }

  private made(record: MessageRecord, channel: ChannelRecord): void {
    const { world } = this;
    world.messages.put(record);
    if (record.onlyFor) {
      world.feed.tell({ type: 'ephemeral', message: wireMessage(world, record) }, [record.onlyFor]);
      return;
    }
    channel.lastMessage = record.id;
    if (channel.thread) channel.thread.messages += 1;
    if (channel.thread?.archived) {
      channel.thread.archived = false;
      channel.thread.archivedAt = world.clock.now();
      world.channelChanged(channel);
    } else world.channels.put(channel);
    world.feed.tell({ type: 'message', message: wireMessage(world, record) }, world.audience(channel));
    world.dispatch('MESSAGE_CREATE', this.gatewayJson(record, channel), this.intent(channel));
  }

  private gatewayJson(record: MessageRecord, channel: ChannelRecord): object {
    const guild = this.world.guildOf(channel);
    const author = this.world.people.get(record.shown.author.id) ?? this.world.bot;
    const member = guild
      ? { guild_id: guild.id, member: { ...this.world.member(author, guild), user: undefined } }
      : {};
    const nonce = record.nonce === null ? {} : { nonce: record.nonce };
    return { ...messageJson(this.world, record), ...nonce, ...member, channel_type: channel.type };
  }

  private intent(channel: ChannelRecord): number {
    return channel.guild ? GatewayIntentBits.GuildMessages : GatewayIntentBits.DirectMessages;
  }

  private storeFiles(record: MessageRecord, { fresh }: Draft): void {
    for (const { file, upload } of fresh) {
      const { id, filename: name, content_type: type = '' } = file;
      this.world.store.putFile({ id, channel: record.channel, message: record.id, name, type, bytes: upload.bytes });
    }
  }

  private replied(channel: ChannelRecord, { message_reference: reference }: MessageBody): MessageRecord | undefined {
    if (!reference) return undefined;
    const found = this.world.messages.get(reference.message_id);
    if (found && found.channel === channel.id && !found.onlyFor) return found;
    if (reference.fail_if_not_exists === false) return undefined;
    return badForm(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
  }

  private pinsChanged(channel: ChannelRecord, record: MessageRecord | undefined): void {
    const { world } = this;
    world.channels.put(channel);
    const pins = channel.pins.map(({ message }) => message);
    world.feed.tell({ type: 'pins', channel: channel.id, pins }, world.audience(channel));
    const newest = channel.pins[0];
    const data = {
      channel_id: channel.id,
      ...(channel.guild ? { guild_id: channel.guild } : {}),
      last_pin_timestamp: newest ? new Date(newest.at).toISOString() : null,
    };
    const intent = channel.type === ChannelType.DM ? GatewayIntentBits.DirectMessages : GatewayIntentBits.Guilds;
    world.dispatch('CHANNEL_PINS_UPDATE', data, intent);
    if (record) this.changed(record);
  }
}

function shown({ content, embeds, components, listed }: Draft): Partial<APIMessage> {
  const typed = components as unknown as NonNullable<APIMessage['components']>;
  return { content, embeds, components: typed, attachments: listed as APIMessage['attachments'] };
}
