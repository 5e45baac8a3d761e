import { type APIApplicationCommand, ChannelType, GatewayIntentBits } from 'discord-api-types/v10';
import { type ChannelRecord, directChannelJson, guildChannelJson, textChannel, wireChannel } from '../guild/channel.ts';
import { type GuildRecord, rolesOf, wireGuild } from '../guild/guild.ts';
import { demand, inDirect } from '../guild/permission.ts';
import {
  type BotRecord,
  botUser,
  colorOf,
  member,
  type PersonRecord,
  personUser,
  type User,
  wirePerson,
} from '../guild/person.ts';
import { compute, rolesHeld, type Standing, standingIn } from '../guild/standing.ts';
import type { InteractionRecord } from '../interactions/record.ts';
import { refusal } from '../protocol/refusal.ts';
import { byAge, Snowflakes } from '../protocol/snowflake.ts';
import type { Spec } from '../protocol/spec.ts';
import type { WireBot, WireGuild, WireTrouble } from '../wire.ts';
import { Audit } from './audit.ts';
import type { Clock } from './clock.ts';
import { type Audience, Feed } from './feed.ts';
import { type MessageRecord, MessageTable } from './messagetable.ts';
import { recordKinds, type Store, Table } from './store.ts';

/** An emoji of the application. */
export interface EmojiRecord {
  id: string;
  name: string;
  animated: boolean;
  /** Its picture in base64, and of what type; absent in emoji that were kept before there were pictures. */
  picture?: { type: string; data: string };
}

export type CommandRecord = APIApplicationCommand & { application_id: string };

/** Told of everything that goes over the gateway: event name, its data, and the intent it needs (0 none). */
type Dispatch = (event: string, data: unknown, intent: number) => void;

/** What a Discord begins with, and what it is called where nothing is stored yet. */
interface Foundation {
  store: Store;
  clock: Clock;
  spec: Spec;
  /** Where this server is reached: `http://127.0.0.1:PORT`. */
  origin: string;
  names: { bot: string; guild: string; channels: readonly string[]; people: readonly string[] };
  /** The bot logs in with this. */
  token: string;
  /** Permissions in the link that the bot is invited with. */
  invite: bigint;
}

/** Everything there is in this Discord, and who may see what of it. */
export class World {
  readonly people: Table<PersonRecord>;
  readonly guilds: Table<GuildRecord>;
  readonly channels: Table<ChannelRecord>;
  readonly commands: Table<CommandRecord>;
  readonly emojis: Table<EmojiRecord>;
  readonly messages: MessageTable;
  readonly interactions: Table<InteractionRecord>;
  readonly feed = new Feed();
  readonly audit = new Audit();
  readonly ids: Snowflakes;
  readonly bot: BotRecord;
  /** Whether a bot is connected. */
  online = false;
  troubles: WireTrouble[] = [];
  dispatch: Dispatch = () => {};

  readonly store: Store;
  readonly clock: Clock;
  readonly spec: Spec;
  readonly origin: string;
  /** What the bot logs in with; a test may take it away. */
  token: string;
  readonly invite: bigint;

  constructor({ store, clock, spec, origin, names, token, invite }: Foundation) {
    this.store = store;
    this.clock = clock;
    this.spec = spec;
    this.origin = origin;
    this.token = token;
    this.invite = invite;
    this.people = new Table(store, 'person');
    this.guilds = new Table(store, 'guild');
    this.channels = new Table(store, 'channel');
    this.commands = new Table(store, 'command');
    this.emojis = new Table(store, 'emoji');
    this.messages = new MessageTable(store);
    this.interactions = new Table(store, 'interaction');
    const ids = recordKinds.flatMap((kind) => store.all<{ id: string }>(kind).map(({ id }) => id));
    const files = this.messages.all().flatMap((record) => record.files.map(({ id }) => id));
    this.ids = new Snowflakes(clock, BigInt([...ids, ...files].sort(byAge).at(-1) ?? '0'));
    const bots = new Table<BotRecord>(store, 'bot');
    const known = bots.all()[0];
    this.bot = known ?? bots.put({ id: this.ids.next(), name: names.bot });
    if (known) return;
    for (const name of names.people) this.addPerson(name);
    const guild = this.addGuild(names.guild);
    for (const name of names.channels) this.addChannel(guild, name);
  }

  addPerson(name: string): PersonRecord {
    const count = this.people.all().length;
    const record: PersonRecord = {
      id: this.ids.next(),
      name,
      color: colorOf(count),
      host: count === 0,
      joinedAt: this.clock.now(),
      directsClosed: false,
    };
    this.people.put(record);
    this.feed.tell({ type: 'person', person: wirePerson(record) }, 'everybody');
    for (const guild of this.guilds.all()) {
      const member = { ...this.member(record, guild), guild_id: guild.id };
      this.dispatch('GUILD_MEMBER_ADD', member, GatewayIntentBits.GuildMembers);
    }
    return record;
  }

  /** A guild without channels; its owner is the host. */
  addGuild(name: string): GuildRecord {
    const owner = this.people.all().find(({ host }) => host);
    const record: GuildRecord = {
      id: this.ids.next(),
      name,
      owner: owner?.id ?? this.bot.id,
      botRole: this.ids.next(),
      botPermissions: this.invite.toString(),
      joinedAt: this.clock.now(),
    };
    return this.guilds.put(record);
  }

  /** Stores a changed guild and tells its people; those who are not in it that they are not. */
  guildChanged(guild: GuildRecord): void {
    this.guilds.put(guild);
    for (const { id } of this.people.all()) {
      if (guild.gone?.includes(id)) this.feed.tell({ type: 'guildLeft', guild: guild.id }, [id]);
      else this.feed.tell({ type: 'guild', guild: this.wireGuild(guild, id) }, [id]);
    }
  }

  addChannel(guild: GuildRecord, name: string): ChannelRecord {
    const position = this.channels.all().filter((each) => each.guild === guild.id && !each.thread).length;
    return this.channelMade(textChannel(this.ids.next(), guild.id, name, position));
  }

  /** The direct channel of the bot with a person, made when there is none. */
  direct(person: PersonRecord): ChannelRecord {
    const found = this.channels.all().find(({ recipient }) => recipient === person.id);
    if (found) return found;
    const fresh = textChannel(this.ids.next(), '', person.name, 0);
    return this.channelMade({ ...fresh, type: ChannelType.DM, guild: null, recipient: person.id });
  }

  /** Stores a new channel or thread and tells everybody. */
  channelMade(channel: ChannelRecord): ChannelRecord {
    this.channels.put(channel);
    this.feed.tell({ type: 'channel', change: 'created', channel: this.wireChannel(channel) }, this.audience(channel));
    const intent = channel.guild ? GatewayIntentBits.Guilds : GatewayIntentBits.DirectMessages;
    const event = channel.thread ? 'THREAD_CREATE' : 'CHANNEL_CREATE';
    const fresh = channel.thread ? { newly_created: true } : {};
    if (this.botSees(channel)) this.dispatch(event, { ...this.channelJson(channel), ...fresh }, intent);
    return channel;
  }

  /** Stores a changed channel or thread and tells everybody. */
  channelChanged(channel: ChannelRecord): void {
    this.channels.put(channel);
    this.feed.tell({ type: 'channel', change: 'updated', channel: this.wireChannel(channel) }, this.audience(channel));
    const event = channel.thread ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE';
    if (channel.guild) this.dispatch(event, this.channelJson(channel), GatewayIntentBits.Guilds);
  }

  /** Removes a channel with its threads, messages and files. */
  removeChannel(channel: ChannelRecord): void {
    for (const thread of this.channels.all()) if (thread.parent === channel.id) this.removeChannel(thread);
    for (const record of this.messages.in(channel.id)) this.forget(record);
    const audience = this.audience(channel);
    this.channels.remove(channel.id);
    this.feed.tell({ type: 'channel', change: 'deleted', id: channel.id, guild: channel.guild }, audience);
    const { id, guild, parent, type } = channel;
    const data = channel.thread ? { id, guild_id: guild, parent_id: parent, type } : this.channelJson(channel);
    this.dispatch(channel.thread ? 'THREAD_DELETE' : 'CHANNEL_DELETE', data, GatewayIntentBits.Guilds);
  }

  /** Removes a message's record and files, telling nobody. */
  forget(record: MessageRecord): void {
    for (const { id } of record.files) this.store.removeFile(id);
    this.messages.remove(record.id);
  }

  /** @throws Refusal 10003. */
  channel(id: string): ChannelRecord {
    const found = this.channels.get(id);
    if (!found) throw refusal('unknownChannel');
    return found;
  }

  /** A guild that the bot is in. @throws Refusal 10004. */
  guild(id: string): GuildRecord {
    const found = this.guilds.get(id);
    if (!found || found.botAway) throw refusal('unknownGuild');
    return found;
  }

  user(id: string): User | undefined {
    if (id === this.bot.id) return botUser(this.bot);
    const person = this.people.get(id);
    return person && personUser(person);
  }

  /** The bot, when it is there, and the people of a guild. */
  membersOf(guild: GuildRecord): (PersonRecord | BotRecord)[] {
    const people = this.people.all().filter(({ id }) => !guild.gone?.includes(id));
    return guild.botAway ? people : [this.bot, ...people];
  }

  member(who: PersonRecord | BotRecord, guild: GuildRecord) {
    const roles = rolesHeld(guild, who.id, this.bot);
    const until = guild.timeouts?.[who.id];
    if ('joinedAt' in who) return member(personUser(who), roles, who.joinedAt, until);
    return member(botUser(who), roles, guild.joinedAt, until);
  }

  roles(guild: GuildRecord) {
    return rolesOf(guild, this.bot);
  }

  guildOf(channel: ChannelRecord): GuildRecord | undefined {
    return channel.guild ? this.guilds.get(channel.guild) : undefined;
  }

  botPermissions(channel: ChannelRecord): bigint {
    const guild = this.guildOf(channel);
    if (!guild) return inDirect;
    if (guild.botAway) return 0n;
    return compute(this.standing(this.bot.id, guild), this.parentOf(channel).overwrites);
  }

  personPermissions(person: PersonRecord, channel: ChannelRecord): bigint {
    const guild = this.guildOf(channel);
    if (!guild) return inDirect;
    return compute(this.standing(person.id, guild), this.parentOf(channel).overwrites);
  }

  /** What a person or the bot is in a guild. */
  standing(who: string, guild: GuildRecord): Standing {
    const host = this.people.get(who)?.host ?? false;
    return standingIn(guild, { id: who, host, bot: this.bot }, this.clock.now());
  }

  /** Whether somebody is timed out where a channel is: they only look on. */
  isSilenced(person: string, channel: ChannelRecord): boolean {
    const guild = this.guildOf(channel);
    return guild !== undefined && this.standing(person, guild).silenced;
  }

  /** @throws Refusal 50001 or 50013 unless the bot has all of `needed` in the channel. */
  demand(channel: ChannelRecord, needed: bigint): void {
    demand(this.botPermissions(channel), needed);
  }

  private botSees(channel: ChannelRecord): boolean {
    if (channel.type !== ChannelType.PrivateThread) return true;
    return channel.thread?.members.some(({ id }) => id === this.bot.id) ?? false;
  }

  /** A thread's parent, whose permissions count in it; any other channel itself. */
  parentOf(channel: ChannelRecord): ChannelRecord {
    return (channel.thread && channel.parent && this.channels.get(channel.parent)) || channel;
  }

  audience(channel: ChannelRecord): Audience {
    if (channel.recipient) return [channel.recipient];
    const gone = this.guildOf(channel)?.gone ?? [];
    if (channel.type === ChannelType.PrivateThread)
      return (channel.thread?.members ?? []).map(({ id }) => id).filter((id) => !gone.includes(id));
    if (gone.length === 0) return 'everybody';
    return this.people.all().flatMap(({ id }) => (gone.includes(id) ? [] : [id]));
  }

  canSee(person: string, channel: ChannelRecord): boolean {
    const audience = this.audience(channel);
    return audience === 'everybody' || audience.includes(person);
  }

  channelJson(channel: ChannelRecord) {
    if (channel.guild) return guildChannelJson(channel, channel.guild, this.bot.id);
    return directChannelJson(channel, this.user(channel.recipient ?? ''));
  }

  wireChannel(channel: ChannelRecord) {
    return wireChannel(channel, this.bot.id);
  }

  wireGuild(guild: GuildRecord, person?: string): WireGuild {
    const channels = this.channels
      .all()
      .filter((channel) => channel.guild === guild.id && (person === undefined || this.canSee(person, channel)))
      .map((channel) => this.wireChannel(channel));
    return wireGuild(guild, channels);
  }

  wireBot(): WireBot {
    return { id: this.bot.id, name: this.bot.name, online: this.online, troubles: this.troubles };
  }
}
