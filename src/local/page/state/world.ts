import type { APIApplicationCommand } from 'discord-api-types/v10';
import type {
  WireBot,
  WireChannel,
  WireEvent,
  WireGuild,
  WireMessage,
  WireMessages,
  WirePerson,
  WireState,
} from '../../wire.ts';
import { Attempts } from './attempts.ts';
import { callsOf, isLater, markRead, noteCall, readUpTo } from './reading.ts';
import { Typists } from './typists.ts';

/** What a view can be told about. */
const topics = ['people', 'channels', 'log', 'typing', 'commands', 'bot', 'attempts'] as const;
type Topic = (typeof topics)[number];

/** The messages of one channel as far as they were fetched. */
interface Log {
  readonly messages: Map<string, WireMessage>;
  pins: string[];
  /** Pinned messages older than what was fetched. */
  readonly pinned: Map<string, WireMessage>;
  /** Messages that events told of since the last request: what that request brings of them is older. */
  readonly touched: Set<string>;
  loaded: boolean;
  more: boolean;
}

/** All that the page knows, as one person sees it. */
export class World {
  readonly me: string;
  readonly attempts = new Attempts(() => this.#tell('attempts'));
  people: WirePerson[] = [];
  guilds: WireGuild[] = [];
  direct: WireChannel[] = [];
  commands: APIApplicationCommand[] = [];
  bot: WireBot;
  /** Grows whenever a name changes, so that texts with names in them are written anew. */
  namesVersion = 0;
  commandsVersion = 0;
  readonly #logs = new Map<string, Log>();
  readonly #typing = new Typists(() => this.#tell('typing'));
  readonly #listeners = new Map<Topic, Set<() => void>>();

  constructor(me: string, state: WireState) {
    this.me = me;
    this.bot = state.bot;
    this.#take(state);
  }

  /** Replaces everything but the logs, after a break in the connection. */
  renew(state: WireState): void {
    this.#take(state);
    this.attempts.forgetOpen();
    for (const topic of topics) this.#tell(topic);
  }

  #take(state: WireState): void {
    this.people = state.people;
    this.guilds = state.guilds;
    this.direct = state.direct;
    this.commands = state.commands;
    this.bot = state.bot;
    this.namesVersion += 1;
    this.commandsVersion += 1;
  }

  listen(topic: Topic, listener: () => void): void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
  }

  #tell(topic: Topic): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener();
  }

  person(id: string): WirePerson | undefined {
    return this.people.find((person) => person.id === id);
  }

  /** The name shown for a person or the bot. */
  nameOf(id: string): string | undefined {
    return id === this.bot.id ? this.bot.name : this.person(id)?.name;
  }

  get channels(): WireChannel[] {
    return [...this.guilds.flatMap((guild) => guild.channels), ...this.direct];
  }

  channel(id: string): WireChannel | undefined {
    return this.channels.find((channel) => channel.id === id);
  }

  log(channel: string): Log | undefined {
    return this.#logs.get(channel);
  }

  /** Oldest first. */
  messages(channel: string): WireMessage[] {
    const log = this.#logs.get(channel);
    return [...(log?.messages.values() ?? [])].sort((a, b) => (isLater(a.id, b.id) ? 1 : -1));
  }

  message(channel: string, id: string): WireMessage | undefined {
    const log = this.#logs.get(channel);
    return log?.messages.get(id) ?? log?.pinned.get(id);
  }

  /** To be called before messages of a channel are asked for, so that no event meanwhile is lost. */
  expect(channel: string): void {
    const log = this.#logs.get(channel);
    if (log) log.touched.clear();
    else {
      const empty = { messages: new Map(), pins: [], pinned: new Map(), touched: new Set<string>() };
      this.#logs.set(channel, { ...empty, loaded: false, more: false });
    }
  }

  /** Takes in what was fetched: the newest messages of a channel (`fresh`), or a page of older ones. */
  fill(channel: string, fetched: WireMessages, fresh: boolean): void {
    const log = this.#logs.get(channel);
    if (!log) return;
    const [first] = fetched.messages;
    const here = new Set(fetched.messages.map((message) => message.id));
    const older = first && [...log.messages.keys()].some((id) => isLater(first.id, id));
    if (fresh) {
      for (const id of log.messages.keys()) {
        const within = first === undefined || !isLater(first.id, id);
        if (within && !here.has(id) && !log.touched.has(id)) log.messages.delete(id);
      }
    }
    for (const message of fetched.messages) if (!log.touched.has(message.id)) log.messages.set(message.id, message);
    for (const pin of fetched.pins) if (!log.touched.has(pin.id)) log.pinned.set(pin.id, pin);
    log.pins = fetched.pins.map((pin) => pin.id);
    if (!fresh || !older) log.more = fetched.more;
    log.loaded = true;
    for (const message of fetched.messages) this.#noteCalls(message);
    this.#tell('people');
    this.#tell('log');
  }

  isUnread(channel: WireChannel): boolean {
    if (channel.lastMessage === null) return false;
    const read = readUpTo(this.me, channel.id);
    return read === undefined || isLater(channel.lastMessage, read);
  }

  calls(channel: string): number {
    return callsOf(this.me, channel);
  }

  /** Marks all that is in a channel as seen by the person acting. */
  read(channel: string): void {
    const last = this.messages(channel).at(-1)?.id;
    if (last !== undefined && markRead(this.me, channel, last)) this.#tell('channels');
  }

  /** Who else is typing in a channel. */
  typists(channel: string): string[] {
    return this.#typing.in(channel).filter((who) => who !== this.me);
  }

  apply(event: WireEvent): void {
    switch (event.type) {
      case 'message':
      case 'ephemeral':
        this.#arrive(event.message);
        break;
      case 'messageUpdate':
        this.#update(event.message);
        break;
      case 'messageDelete': {
        const log = this.#logs.get(event.channel);
        log?.touched.add(event.id);
        log?.messages.delete(event.id);
        log?.pinned.delete(event.id);
        if (log) log.pins = log.pins.filter((pin) => pin !== event.id);
        this.#tell('log');
        break;
      }
      case 'pins': {
        const log = this.#logs.get(event.channel);
        if (log) log.pins = event.pins;
        this.#tell('log');
        break;
      }
      case 'interaction':
        this.attempts.hear(event);
        break;
      case 'channel':
        if (event.change === 'deleted') this.#loseChannel(event.id);
        else this.#takeChannel(event.channel);
        break;
      case 'typing':
        this.#typing.begin(event.channel, event.who);
        break;
      case 'bot':
        this.bot = event.bot;
        this.#tell('bot');
        break;
      case 'person':
        place(this.people, event.person);
        this.namesVersion += 1;
        this.#tell('people');
        break;
      case 'guild':
        place(this.guilds, event.guild);
        this.#tell('channels');
        break;
      case 'guildLeft':
        this.guilds = this.guilds.filter((guild) => guild.id !== event.guild);
        this.#tell('channels');
        break;
      case 'commands':
        this.commands = event.commands;
        this.commandsVersion += 1;
        this.#tell('commands');
        break;
      case 'modal':
      case 'autocomplete':
        break;
      default:
        event satisfies never;
    }
  }

  #arrive(message: WireMessage): void {
    const known = this.#logs.get(message.channel_id);
    const isNew = !known?.messages.has(message.id);
    known?.touched.add(message.id);
    known?.messages.set(message.id, message);
    if (isNew) this.#announce(message);
    this.#tell('log');
  }

  #update(message: WireMessage): void {
    const log = this.#logs.get(message.channel_id);
    log?.touched.add(message.id);
    if (log?.messages.has(message.id)) log.messages.set(message.id, message);
    if (log?.pinned.has(message.id)) log.pinned.set(message.id, message);
    this.#tell('log');
  }

  #announce(message: WireMessage): void {
    const channel = this.channel(message.channel_id);
    if (channel && (channel.lastMessage === null || isLater(message.id, channel.lastMessage))) {
      channel.lastMessage = message.id;
    }
    if (this.person(message.author.id)) markRead(message.author.id, message.channel_id, message.id);
    this.#noteCalls(message);
    this.#typing.end(message.channel_id, message.author.id);
    this.#tell('channels');
    this.#tell('people');
  }

  /** Notes whom a message calls who has not read it yet. */
  #noteCalls(message: WireMessage): void {
    const called = new Set(message.mentions.map((user) => user.id));
    for (const { id } of this.people) {
      if (!called.has(id) || id === message.author.id) continue;
      const read = readUpTo(id, message.channel_id);
      if (read === undefined || isLater(message.id, read)) noteCall(id, message.channel_id, message.id);
    }
  }

  #takeChannel(channel: WireChannel): void {
    if (channel.guild === null) place(this.direct, channel);
    else place(this.guilds.find((guild) => guild.id === channel.guild)?.channels ?? [], channel);
    this.namesVersion += 1;
    this.#tell('channels');
    this.#tell('log');
  }

  #loseChannel(id: string): void {
    const stays = (channel: WireChannel) => channel.id !== id && channel.parent !== id;
    for (const guild of this.guilds) guild.channels = guild.channels.filter(stays);
    this.direct = this.direct.filter(stays);
    this.#logs.delete(id);
    this.namesVersion += 1;
    this.#tell('channels');
  }
}

/** Puts something new into a list, or in the place of what it was. */
function place<T extends { id: string }>(list: T[], item: T): void {
  const at = list.findIndex((each) => each.id === item.id);
  if (at < 0) list.push(item);
  else list[at] = item;
}
