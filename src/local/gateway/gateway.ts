import { ChannelType, GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { threadMember } from '../guild/channel.ts';
import { type GuildRecord, guildJson } from '../guild/guild.ts';
import { botUser } from '../guild/person.ts';
import type { ResponseSchema } from '../protocol/spec.ts';
import type { World } from '../world/world.ts';
import { Session } from './session.ts';
import type { Upgrade } from './upgrade.ts';

/** How often a bot is to say it lives, in milliseconds, as Discord has it. */
const heartbeat = 41_250;
/** How long a lost session can be resumed, in milliseconds. */
const resumable = 2 * 60_000;

const everyIntent = Object.values(GatewayIntentBits).reduce<number>(
  (all, bit) => (typeof bit === 'number' ? all | bit : all),
  0,
);
const privileged = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

/** What Discord's schemas say of events: those whose data is an object of the REST API. */
const eventSchemas: Readonly<Record<string, ResponseSchema>> = {
  MESSAGE_CREATE: 'MessageResponseSchema',
  MESSAGE_UPDATE: 'MessageResponseSchema',
  THREAD_CREATE: 'ThreadResponseSchema',
  THREAD_UPDATE: 'ThreadResponseSchema',
  GUILD_CREATE: 'GuildResponseSchema',
  GUILD_MEMBER_ADD: 'GuildMemberResponseSchema',
};

interface Packet {
  op: number;
  d?: unknown;
}

/** The WebSocket gateway, version 10, JSON without compression. */
export class Gateway {
  private readonly server = new WebSocketServer({ noServer: true });
  private readonly sessions = new Map<string, Session>();
  private readonly world: World;
  private readonly privileges: number;

  /** `allowPrivileged` stands for the switches of Discord's developer portal; `selfCheck` notes faulty events. */
  constructor(world: World, allowPrivileged: boolean, selfCheck: boolean) {
    this.world = world;
    this.privileges = allowPrivileged ? everyIntent : everyIntent & ~privileged;
    world.dispatch = (event, data, intent) => {
      if (selfCheck) this.check(event, data);
      for (const session of this.live()) session.dispatch(event, data, intent, world.bot.id);
    };
  }

  /** Takes over a connection to `/gateway`. */
  connect({ request, socket, head }: Upgrade, searchParams: URLSearchParams): void {
    this.server.handleUpgrade(request, socket, head, (connection) => {
      connection.on('error', () => connection.terminate());
      if (!['9', '10', null].includes(searchParams.get('v'))) {
        connection.close(GatewayCloseCodes.InvalidAPIVersion, 'Invalid API version.');
        return;
      }
      if ((searchParams.get('encoding') ?? 'json') !== 'json' || searchParams.has('compress')) {
        connection.close(GatewayCloseCodes.DecodeError, 'Only uncompressed JSON is spoken here.');
        return;
      }
      this.greet(connection);
    });
  }

  /** Cuts every bot's connection, as an outage does; the sessions can be resumed unless `forget`. */
  drop(forget: boolean, code: number): void {
    for (const session of this.sessions.values()) session.socket?.close(code, 'dropped');
    if (forget) this.sessions.clear();
  }

  /** The bot is new in a guild. */
  joined(guild: GuildRecord): void {
    this.world.dispatch('GUILD_CREATE', this.guildJson(guild), GatewayIntentBits.Guilds);
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
      if (!session.socket && session.lostAt < since) this.sessions.delete(session.id);
    }
    return [...this.sessions.values()];
  }

  private greet(connection: WebSocket): void {
    let session: Session | null = null;
    const send = (op: number, d: unknown): void => {
      connection.send(JSON.stringify({ op, d, s: null, t: null }));
    };
    connection.on('message', (raw) => {
      const packet = decoded(String(raw));
      if (!packet) {
        connection.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
        return;
      }
      switch (packet.op) {
        case GatewayOpcodes.Heartbeat:
          send(GatewayOpcodes.HeartbeatAck, null);
          return;
        case GatewayOpcodes.Identify:
          if (session) connection.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
          else session = this.identify(connection, packet.d);
          return;
        case GatewayOpcodes.Resume:
          if (session) connection.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
          else session = this.resume(connection, packet.d, () => send(GatewayOpcodes.InvalidSession, false));
          return;
        case GatewayOpcodes.PresenceUpdate:
        case GatewayOpcodes.VoiceStateUpdate:
          if (!session) connection.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
          return;
        case GatewayOpcodes.RequestGuildMembers:
          if (session) this.members(session, packet.d);
          else connection.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
          return;
        default:
          connection.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
      }
    });
    connection.on('close', (code) => {
      if (!session || session.socket !== connection) return;
      session.socket = null;
      session.lostAt = this.world.clock.now();
      if (code === 1000 || code === 1001) this.sessions.delete(session.id);
      this.presence();
    });
    send(GatewayOpcodes.Hello, { heartbeat_interval: heartbeat });
  }

  private identify(connection: WebSocket, data: unknown): Session | null {
    const { token, intents, shard } = (data ?? {}) as { token?: string; intents?: number; shard?: number[] };
    if (token !== this.world.token) {
      connection.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
      return null;
    }
    if (typeof intents !== 'number' || (intents & ~everyIntent) !== 0) {
      connection.close(GatewayCloseCodes.InvalidIntents, 'Invalid intent(s).');
      return null;
    }
    if ((intents & ~this.privileges) !== 0) {
      connection.close(GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).');
      return null;
    }
    if (shard && (shard[0] !== 0 || shard[1] !== 1)) {
      connection.close(GatewayCloseCodes.InvalidShard, 'Invalid shard.');
      return null;
    }
    const { world } = this;
    const session = new Session(intents, connection);
    this.sessions.set(session.id, session);
    const guilds = world.guilds.all();
    const ready = {
      v: 10,
      user: { ...botUser(world.bot), mfa_enabled: false, verified: true, email: null },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: `${world.origin.replace('http', 'ws')}/gateway`,
      ...(shard ? { shard } : {}),
      application: { id: world.bot.id, flags: 0 },
      session_type: 'normal',
      private_channels: [],
      relationships: [],
      presences: [],
      user_settings: {},
      geo_ordered_rtc_regions: [],
      auth: {},
      _trace: [],
    };
    session.dispatch('READY', ready, 0, world.bot.id);
    for (const guild of guilds) {
      session.dispatch('GUILD_CREATE', this.guildJson(guild), GatewayIntentBits.Guilds, world.bot.id);
    }
    this.presence();
    return session;
  }

  private resume(connection: WebSocket, data: unknown, invalid: () => void): Session | null {
    const { token, session_id, seq } = (data ?? {}) as { token?: string; session_id?: string; seq?: number };
    if (token !== this.world.token) {
      connection.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
      return null;
    }
    const session = this.live().find(({ id }) => id === session_id);
    if (!session) {
      invalid();
      return null;
    }
    if (typeof seq !== 'number' || seq > session.last) {
      connection.close(GatewayCloseCodes.InvalidSeq, 'Invalid seq.');
      return null;
    }
    session.socket?.close(GatewayCloseCodes.UnknownError, 'resumed elsewhere');
    session.socket = connection;
    if (!session.replay(seq)) {
      session.socket = null;
      this.sessions.delete(session.id);
      invalid();
      return null;
    }
    session.dispatch('RESUMED', { _trace: [] }, 0, this.world.bot.id);
    this.presence();
    return session;
  }

  private members(session: Session, data: unknown): void {
    const { world } = this;
    const asked = (data ?? {}) as { guild_id?: string; user_ids?: string | string[]; query?: string; nonce?: string };
    const guild = world.guilds.get(asked.guild_id ?? '');
    if (!guild) return;
    const ids = asked.user_ids === undefined ? null : [asked.user_ids].flat();
    const all = [world.bot, ...world.people.all()];
    const allowed = ids !== null || (session.intents & GatewayIntentBits.GuildMembers) !== 0;
    const found = allowed
      ? all.filter(({ id, name }) => (ids ? ids.includes(id) : name.startsWith(asked.query ?? '')))
      : [];
    const chunk = {
      guild_id: guild.id,
      members: found.map((who) => world.member(who, guild)),
      chunk_index: 0,
      chunk_count: 1,
      not_found: ids?.filter((id) => !found.some((who) => who.id === id)) ?? [],
      ...(asked.nonce ? { nonce: asked.nonce } : {}),
    };
    session.dispatch('GUILD_MEMBERS_CHUNK', chunk, 0, world.bot.id);
  }

  private guildJson(guild: GuildRecord): object {
    const { world } = this;
    const channels = world.channels.all().filter((channel) => channel.guild === guild.id);
    const threads = channels.filter((channel) => {
      const joined = threadMember(channel, world.bot.id) !== undefined;
      return channel.thread && !channel.thread.archived && (channel.type === ChannelType.PublicThread || joined);
    });
    return {
      ...guildJson(guild, world.bot),
      joined_at: new Date(guild.joinedAt).toISOString(),
      large: false,
      unavailable: false,
      member_count: world.people.all().length + 1,
      members: [world.member(world.bot, guild)],
      channels: channels.filter(({ thread }) => !thread).map((channel) => world.channelJson(channel)),
      threads: threads.map((thread) => world.channelJson(thread)),
      presences: [],
      voice_states: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
    };
  }

  /** Tells the page when the bot comes or goes. */
  private presence(): void {
    const { world } = this;
    const online = [...this.sessions.values()].some(({ socket }) => socket !== null);
    if (online === world.online) return;
    world.online = online;
    world.feed.tell({ type: 'bot', bot: world.wireBot() }, 'everybody');
  }
}

function decoded(text: string): Packet | undefined {
  try {
    const packet: unknown = JSON.parse(text);
    if (typeof packet !== 'object' || packet === null || !('op' in packet) || typeof packet.op !== 'number')
      return undefined;
    return { op: packet.op, d: 'd' in packet ? packet.d : undefined };
  } catch {
    return undefined;
  }
}
