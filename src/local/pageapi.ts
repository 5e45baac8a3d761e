import type { Gateway } from './gateway/gateway.ts';
import { type PersonRecord, personUser, wirePerson } from './guild/person.ts';
import { wireMessage } from './messages/message.ts';
import type { Orders } from './moderation/orders.ts';
import { discordLocale } from './protocol/language.ts';
import { LocalRefusal } from './protocol/localrefusal.ts';
import { Refusal } from './protocol/refusal.ts';
import { byAge } from './protocol/snowflake.ts';
import type { Realm } from './rest/route.ts';
import type {
  WireGuild,
  WireInteraction,
  WireMessage,
  WireMessages,
  WireNewChannel,
  WireNewMessage,
  WireOrder,
  WirePerson,
  WireState,
} from './wire.ts';

/** What people can do in this Discord, from the page or as robots; every refusal is a `LocalRefusal`. */
export class PageApi {
  private readonly realm: Realm;
  private readonly gateway: Gateway;
  private readonly orders: Orders;

  constructor(realm: Realm, gateway: Gateway, orders: Orders) {
    this.realm = realm;
    this.orders = orders;
    this.gateway = gateway;
  }

  /** Serves one request below `/local`; undefined when there is no such path. */
  serve(
    method: string,
    path: string,
    query: URLSearchParams,
    body: unknown,
  ): { status: number; body?: unknown } | undefined {
    const [, first = '', id = '', last = ''] = /^\/local\/(\w+)(?:\/(\d+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const person = query.get('person') ?? '';
    switch (`${method} ${first}${id ? '/:id' : ''}${last ? `/${last}` : ''}`) {
      case 'GET state':
        return { status: 200, body: this.state(person) };
      case 'POST people':
        return { status: 201, body: this.addPerson(text(body, 'name')) };
      case 'POST guilds':
        return { status: 201, body: this.addGuild(text(body, 'name')) };
      case 'POST channels':
        return { status: 201, body: this.addChannel({ guild: text(body, 'guild'), name: text(body, 'name') }) };
      case 'DELETE channels/:id':
        this.removeChannel(id);
        return { status: 204 };
      case 'GET channels/:id/messages':
        return { status: 200, body: this.list(person, id, Number(query.get('limit') ?? 100), query.get('before')) };
      case 'POST messages':
        return { status: 201, body: this.say(body as WireNewMessage) };
      case 'DELETE messages/:id':
        this.dismiss(person, id);
        return { status: 204 };
      case 'POST interactions':
        return { status: 201, body: { interactionId: this.interact(body, query.get('locale')) } };
      case 'POST moderation':
        this.orders.carryOut(body as WireOrder);
        return { status: 204 };
      default:
        return undefined;
    }
  }

  private interact(body: unknown, wished: string | null): string {
    return this.realm.interactions.start(wireInteraction(body), discordLocale(wished ?? '')).id;
  }

  state(person: string): WireState {
    const { world } = this.realm;
    const direct = world.channels.all().filter(({ recipient }) => recipient !== null && recipient === person);
    return {
      people: world.people.all().map(wirePerson),
      guilds: world.guilds
        .all()
        .filter(({ gone }) => !gone?.includes(person))
        .map((guild) => world.wireGuild(guild, person)),
      direct: direct.map((channel) => world.wireChannel(channel)),
      commands: world.commands.all(),
      bot: world.wireBot(),
    };
  }

  addPerson(given: string): WirePerson {
    const { world } = this.realm;
    const name = named(given, 32);
    if (world.people.all().some((person) => person.name.toLowerCase() === name.toLowerCase())) {
      throw new LocalRefusal('nameTaken', name);
    }
    return wirePerson(world.addPerson(name));
  }

  /** A guild with one channel, in which everybody and the bot is. */
  addGuild(given: string): WireGuild {
    const { world } = this.realm;
    const guild = world.addGuild(named(given, 100));
    this.gateway.joined(guild);
    world.addChannel(guild, 'general');
    const wire = world.wireGuild(guild);
    world.feed.tell({ type: 'guild', guild: wire }, 'everybody');
    return wire;
  }

  addChannel({ guild: id, name }: WireNewChannel) {
    const { world } = this.realm;
    const guild = world.guilds.get(id);
    if (!guild) throw new LocalRefusal('unknownGuild', id);
    return world.wireChannel(world.addChannel(guild, named(name, 100).toLowerCase().replace(/\s+/g, '-')));
  }

  removeChannel(id: string): void {
    const { world } = this.realm;
    const channel = world.channels.get(id);
    if (!channel) throw new LocalRefusal('unknownChannel', id);
    world.removeChannel(channel);
  }

  /** What a person sees of a channel, oldest first; `limit` 1–200. */
  list(person: string, id: string, limit: number, before: string | null): WireMessages {
    const { world } = this.realm;
    const channel = world.channels.get(id);
    if (!channel || !world.canSee(person, channel)) throw new LocalRefusal('unknownChannel', id);
    const all = world.messages
      .in(id)
      .filter(({ onlyFor, id: at }) => (onlyFor === null || onlyFor === person) && (!before || byAge(at, before) < 0));
    const shown = all.slice(-Math.max(1, Math.min(200, limit || 100)));
    const pins = channel.pins.flatMap(({ message }) => world.messages.get(message) ?? []);
    return {
      messages: shown.map((record) => wireMessage(world, record)),
      pins: pins.map((record) => wireMessage(world, record)),
      more: shown.length < all.length,
    };
  }

  say({ person: id, channel: channelId, content, replyTo }: WireNewMessage): WireMessage {
    const { world, messages } = this.realm;
    const person = this.person(id);
    const channel = world.channels.get(channelId);
    if (!channel || !world.canSee(id, channel)) throw new LocalRefusal('unknownChannel', channelId);
    if (world.isSilenced(id, channel)) throw new LocalRefusal('badContent', 'they are timed out');
    if (channel.thread?.locked && !person.host) throw new LocalRefusal('badContent', 'the thread is locked');
    try {
      const reference = replyTo ? { message_reference: { message_id: replyTo } } : {};
      const body = { content, ...reference };
      const sent = messages.send({ channel, author: personUser(person), body, schema: 'MessageCreateRequestSchema' });
      return wireMessage(world, sent);
    } catch (error) {
      if (error instanceof Refusal) throw new LocalRefusal('badContent', error.message);
      throw error;
    }
  }

  /** A person puts away an ephemeral message. */
  dismiss(person: string, id: string): void {
    const { world, messages } = this.realm;
    const record = world.messages.get(id);
    if (!record || record.onlyFor !== person) throw new LocalRefusal('unknownMessage', id);
    messages.remove(record);
  }

  /** @throws LocalRefusal unknownPerson. */
  person(id: string): PersonRecord {
    const found = this.realm.world.people.get(id);
    if (!found) throw new LocalRefusal('unknownPerson', id);
    return found;
  }
}

function text(body: unknown, key: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
  if (typeof value !== 'string') throw new LocalRefusal('badRequest', `${key} is a text`);
  return value;
}

function named(given: string, most: number): string {
  const name = given.trim().replace(/\s+/g, ' ');
  if (name === '' || [...name].length > most) throw new LocalRefusal('badName', given);
  return name;
}

/** Sees that an interaction has what its kind needs, as far as no later check does. */
function wireInteraction(body: unknown): WireInteraction {
  for (const key of ['person', 'channel', 'nonce']) text(body, key);
  const wire = body as WireInteraction;
  switch (wire.kind) {
    case 'command':
    case 'autocomplete':
      text(body, 'command');
      if (!Array.isArray(wire.options)) throw new LocalRefusal('badRequest', 'options is a list');
      return wire;
    case 'component':
      text(body, 'messageId');
      text(body, 'customId');
      return wire;
    case 'modal':
      text(body, 'modal');
      if (!Array.isArray(wire.fields)) throw new LocalRefusal('badRequest', 'fields is a list');
      return wire;
    default:
      throw new LocalRefusal('badRequest', 'no such kind');
  }
}
