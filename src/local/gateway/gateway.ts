import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { GuildRecord } from '../guild/guild.ts';
import type { ResponseSchema } from '../protocol/spec.ts';
import type { World } from '../world/world.ts';
import { Connection, type Packet } from './connection.ts';
import { identified, isToken } from './identify.ts';
import { guildCreateJson, type MembersAsked, membersJson, readyJson } from './payload.ts';
import { Session } from './session.ts';
import { covers, guildOf } from './shard.ts';
import type { Upgrade } from './upgrade.ts';

/** How often a bot is to say it lives, in milliseconds, as Discord has it. */
const heartbeat = 41_250;
/** How long a lost session can be resumed, in milliseconds. */
const resumable = 2 * 60_000;

/** What Discord's schemas say of events: those whose data is an object of the REST API. */
const eventSchemas: Readonly<Record<string, ResponseSchema>> = {
  MESSAGE_CREATE: 'MessageResponseSchema',
  MESSAGE_UPDATE: 'MessageResponseSchema',
  THREAD_CREATE: 'ThreadResponseSchema',
  THREAD_UPDATE: 'ThreadResponseSchema',
  GUILD_CREATE: 'GuildResponseSchema',
  GUILD_MEMBER_ADD: 'GuildMemberResponseSchema',
};

interface GatewayOptions {
  /** Lets a bot have the privileged intents. */
  privileged: boolean;
  /** How many shards a bot must have at least. */
  shards: number;
  /** Notes faulty events. */
  selfCheck: boolean;
}

/** The WebSocket gateway, version 10, in JSON, plain or as a stream of zlib. */
export class Gateway {
  private readonly server = new WebSocketServer({ noServer: true });
  private readonly sessions = new Map<string, Session>();
  private readonly world: World;
  private readonly options: GatewayOptions;
  /** So often a bot has begun a session, or wanted to (op 2): Discord allows a thousand a day. */
  identifies = 0;

  constructor(world: World, options: GatewayOptions) {
    this.world = world;
    this.options = options;
    world.dispatch = (event, data, intent) => {
      const guild = guildOf(event, data);
      if (guild !== null && world.guilds.get(guild)?.botAway) return;
      if (options.selfCheck) this.check(event, data);
      for (const session of this.live())
        if (covers(session.shard, guild)) session.dispatch(event, data, intent, world.bot.id);
    };
  }

  /** How many shards a bot must have at least; it is told at `/gateway/bot`. */
  get shards(): number {
    return this.options.shards;
  }

  /** Takes over a connection to `/gateway`. */
  connect({ request, socket, head }: Upgrade, searchParams: URLSearchParams): void {
    this.server.handleUpgrade(request, socket, head, (connection) => {
      connection.on('error', () => connection.terminate());
      if (!['9', '10', null].includes(searchParams.get('v'))) {
        connection.close(GatewayCloseCodes.InvalidAPIVersion, 'Invalid API version.');
        return;
      }
      const compression = searchParams.get('compress');
      const plain = (searchParams.get('encoding') ?? 'json') === 'json';
      if (!plain || (compression !== null && compression !== 'zlib-stream')) {
        connection.close(GatewayCloseCodes.DecodeError, 'Only JSON is spoken here, plain or as zlib-stream.');
        return;
      }
      this.greet(new Connection(connection, compression !== null, this.world.clock));
    });
  }

  /** Cuts every bot's connection, as an outage does; the sessions can be resumed unless `forget`. */
  drop(forget: boolean, code: number): void {
    for (const session of this.sessions.values()) session.connection?.close(code, 'dropped');
    if (forget) this.sessions.clear();
  }

  /** From now on a bot needs one shard more than it had to have so far, and must identify anew (4011). */
  requireMoreShards(): void {
    this.options.shards += 1;
    this.drop(true, GatewayCloseCodes.ShardingRequired);
  }

  /** Tells every bot to connect anew and resume (op 7). */
  reconnect(): void {
    for (const session of this.sessions.values()) session.connection?.say(GatewayOpcodes.Reconnect, null);
  }

  /** Tells every bot that its session is invalid (op 9), and whether it may be resumed, on the same connection too. */
  invalidate(mayResume: boolean): void {
    for (const session of this.sessions.values()) {
      const { connection } = session;
      if (!connection) continue;
      session.connection = null;
      session.lostAt = this.world.clock.now();
      connection.say(GatewayOpcodes.InvalidSession, mayResume);
      if (!mayResume) this.sessions.delete(session.id);
    }
    this.presence();
  }

  /** The bot is new in a guild. */
  joined(guild: GuildRecord): void {
    this.world.dispatch('GUILD_CREATE', guildCreateJson(this.world, guild), GatewayIntentBits.Guilds);
  }

  close(): void {
    this.world.dispatch = () => {};
    for (const client of this.server.clients) client.terminate();
    this.server.close();
  }

  private check(event: string, data: unknown): void {
    const { spec, audit, clock } = this.world;
    const channel = event.startsWith('CHANNEL_') && event !== 'CHANNEL_PINS_UPDATE';
    const direct = typeof data === 'object' && data !== null && 'recipients' in data;
    const channelSchema = direct ? 'PrivateChannelResponseSchema' : 'GuildChannelResponseSchema';
    const plain = JSON.parse(JSON.stringify(data));
    const schema = channel ? channelSchema : eventSchemas[event];
    const faults = schema ? spec.faults(schema, plain) : [];
    if (event === 'INTERACTION_CREATE') {
      if (plain.message) faults.push(...spec.faults('MessageResponseSchema', plain.message));
      faults.push(...spec.faults('UserResponseSchema', plain.member?.user ?? plain.user));
    }
    for (const fault of faults) audit.add({ kind: 'fault', at: clock.now(), where: event, fault });
  }

  private live(): Session[] {
    const since = this.world.clock.now() - resumable;
    for (const session of this.sessions.values()) {
      if (!session.connection && session.lostAt < since) this.sessions.delete(session.id);
    }
    return [...this.sessions.values()];
  }

  private greet(connection: Connection): void {
    let session: Session | null = null;
    connection.listen((packet) => {
      const own = session?.connection === connection ? session : null;
      session = this.hear(connection, own, packet);
    });
    connection.onClose((code) => {
      if (!session || session.connection !== connection) return;
      session.connection = null;
      session.lostAt = this.world.clock.now();
      if (code === 1000 || code === 1001) this.sessions.delete(session.id);
      this.presence();
    });
    connection.say(GatewayOpcodes.Hello, { heartbeat_interval: heartbeat });
  }

  /** Does what a bot asks for; gives the session that the connection has from then on. */
  private hear(connection: Connection, session: Session | null, { op, d }: Packet): Session | null {
    switch (op) {
      case GatewayOpcodes.Heartbeat:
        connection.say(GatewayOpcodes.HeartbeatAck, null);
        return session;
      case GatewayOpcodes.Identify:
      case GatewayOpcodes.Resume:
        if (!session) return op === GatewayOpcodes.Identify ? this.identify(connection, d) : this.resume(connection, d);
        connection.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
        return session;
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
      case GatewayOpcodes.RequestGuildMembers:
        if (!session) connection.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
        else if (op === GatewayOpcodes.RequestGuildMembers) this.members(session, (d ?? {}) as MembersAsked);
        return session;
      default:
        connection.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
        return session;
    }
  }

  private identify(connection: Connection, data: unknown): Session | null {
    const { world, options } = this;
    this.identifies += 1;
    const identity = identified(data, { ...options, token: world.token });
    if ('code' in identity) {
      connection.close(identity.code, identity.reason);
      return null;
    }
    const session = new Session(identity.intents, identity.shard, connection);
    this.sessions.set(session.id, session);
    const guilds = world.guilds.all().filter(({ id, botAway }) => !botAway && covers(session.shard, id));
    session.dispatch('READY', readyJson(world, session, guilds, identity.sharded), 0, world.bot.id);
    for (const guild of guilds) {
      session.dispatch('GUILD_CREATE', guildCreateJson(world, guild), GatewayIntentBits.Guilds, world.bot.id);
    }
    this.presence();
    return session;
  }

  private resume(connection: Connection, data: unknown): Session | null {
    const { token, session_id, seq } = (data ?? {}) as { token?: string; session_id?: string; seq?: number };
    if (!isToken(token, this.world.token)) {
      connection.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
      return null;
    }
    const session = this.live().find(({ id }) => id === session_id);
    if (session && (typeof seq !== 'number' || seq > session.last)) {
      connection.close(GatewayCloseCodes.InvalidSeq, 'Invalid seq.');
      return null;
    }
    session?.connection?.close(GatewayCloseCodes.UnknownError, 'resumed elsewhere');
    if (session) session.connection = connection;
    if (!session?.replay(seq ?? 0)) {
      if (session) this.sessions.delete(session.id);
      connection.say(GatewayOpcodes.InvalidSession, false);
      return null;
    }
    session.dispatch('RESUMED', { _trace: [] }, 0, this.world.bot.id);
    this.presence();
    return session;
  }

  private members(session: Session, asked: MembersAsked): void {
    const { world } = this;
    const guild = world.guilds.get(asked.guild_id ?? '');
    if (!guild || guild.botAway) return;
    const all = (session.intents & GatewayIntentBits.GuildMembers) !== 0;
    session.dispatch('GUILD_MEMBERS_CHUNK', membersJson(world, guild, asked, all), 0, world.bot.id);
  }

  /** Tells the page when the bot comes or goes. */
  private presence(): void {
    const { world } = this;
    const online = [...this.sessions.values()].some(({ connection }) => connection !== null);
    if (online === world.online) return;
    world.online = online;
    world.feed.tell({ type: 'bot', bot: world.wireBot() }, 'everybody');
  }
}
