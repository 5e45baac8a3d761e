import { ChannelType, GatewayCloseCodes } from 'discord-api-types/v10';
import type { Gateway } from './gateway/gateway.ts';
import type { GuildRecord } from './guild/guild.ts';
import type { PersonRecord } from './guild/person.ts';
import type { Moderator } from './moderation/moderator.ts';
import type { PageApi } from './pageapi.ts';
import { LocalRefusal } from './protocol/localrefusal.ts';
import type { Fault, Faults } from './rest/fault.ts';
import type { Rest } from './rest/rest.ts';
import type { Realm } from './rest/route.ts';
import { Robot } from './robot.ts';
import type { WireBot, WireChannel, WireGuild } from './wire.ts';
import type { Audit } from './world/audit.ts';

interface Parts {
  realm: Realm;
  page: PageApi;
  gateway: Gateway;
  moderator: Moderator;
  rest: Rest;
  faults: Faults;
  port: number;
  close(): Promise<void>;
}

/** A running Discord on this machine, with all that a test wants to do to it. */
export class LocalDiscord {
  readonly port: number;
  /** Of the web page. */
  readonly url: string;
  /** For `new Client({ rest: { api } })`. */
  readonly api: string;
  readonly audit: Audit;
  private readonly parts: Parts;
  private readonly robots = new Map<string, Robot>();

  constructor(parts: Parts) {
    this.parts = parts;
    this.port = parts.port;
    this.url = `http://127.0.0.1:${parts.port}`;
    this.api = `${this.url}/api`;
    this.audit = parts.realm.world.audit;
  }

  /** What the bot logs in with. */
  get token(): string {
    return this.parts.realm.world.token;
  }

  /** So many requests were made that count against the bot's limits, by method and pattern of the path. */
  get requests(): ReadonlyMap<string, number> {
    return this.parts.rest.asked;
  }

  /** So many requests were made in all, those that answer interactions and those that were refused included. */
  get requestsTaken(): number {
    return this.parts.rest.taken;
  }

  /** So often a bot has begun a session at the gateway, or wanted to. */
  get identifies(): number {
    return this.parts.gateway.identifies;
  }

  get bot(): WireBot {
    return this.parts.realm.world.wireBot();
  }

  /** The first guild, or the one with this name or id. @throws LocalRefusal unknownGuild. */
  guild(wanted?: string): WireGuild {
    return this.parts.realm.world.wireGuild(this.guildRecord(wanted));
  }

  /** The first text channel, or the one with this name or id. @throws LocalRefusal unknownChannel. */
  channel(wanted?: string): WireChannel {
    const { world } = this.parts.realm;
    const found = world.channels.all().find(({ id, name, type }) => {
      return wanted === undefined ? type === ChannelType.GuildText : id === wanted || name === wanted;
    });
    if (!found) throw new LocalRefusal('unknownChannel', wanted ?? '');
    return world.wireChannel(found);
  }

  /** The robot for a person, by name or id. @throws LocalRefusal unknownPerson. */
  person(wanted: string): Robot {
    const { realm, page } = this.parts;
    const found = this.personRecord(wanted);
    const robot = this.robots.get(found.id) ?? new Robot(realm, page, found, this.channel().id);
    this.robots.set(found.id, robot);
    return robot;
  }

  /** @throws LocalRefusal badName, nameTaken. */
  addPerson(name: string): Robot {
    return this.person(this.parts.page.addPerson(name).id);
  }

  addChannel(name: string, guild = this.guild().id): WireChannel {
    return this.parts.page.addChannel({ guild, name });
  }

  addGuild(name: string): WireGuild {
    return this.parts.page.addGuild(name);
  }

  removeChannel(id: string): void {
    this.parts.page.removeChannel(id);
  }

  /** Takes permissions (bits of `PermissionFlagsBits`) from the bot in a channel: errors 50013, without sight 50001. */
  deny(channel: string, ...permissions: readonly bigint[]): void {
    this.parts.moderator.overwrite(channel, 0n, together(permissions));
  }

  /** Gives the bot permissions in a channel; without any it lifts what was denied. */
  allow(channel: string, ...permissions: readonly bigint[]): void {
    this.parts.moderator.overwrite(channel, together(permissions), 0n);
  }

  /** Gives a person, by name or id, permissions in a channel; without any they have what everybody has. */
  permit(person: string, channel: string, ...permissions: readonly bigint[]): void {
    this.parts.moderator.permit(this.personRecord(person), channel, together(permissions));
  }

  /** A moderator archives or locks a thread, or opens it again. */
  moderate(thread: string, change: { archived?: boolean; locked?: boolean }): void {
    this.parts.moderator.changeThread(thread, change);
  }

  /** A moderator deletes a message. */
  removeMessage(id: string): void {
    this.parts.moderator.removeMessage(id);
  }

  /** The host pins a message, or no longer. */
  pin(id: string, pinned = true): void {
    const { moderator, realm } = this.parts;
    const host = realm.world.people.all().find((person) => person.host);
    if (host) moderator.pin(id, pinned, host);
  }

  /** The bot is thrown out of a guild: 50001, 10004. */
  kickBot(guild?: string): void {
    this.parts.moderator.kickBot(this.guildRecord(guild));
  }

  /** The bot is invited back, with these permissions or those of its link. */
  inviteBot(guild?: string, permissions?: bigint): void {
    this.parts.moderator.inviteBot(this.guildRecord(guild), permissions);
  }

  /** A person, by name or id, leaves a guild or is thrown out. */
  leave(person: string, guild?: string): void {
    this.parts.moderator.leave(this.personRecord(person), this.guildRecord(guild));
  }

  /** A person comes back into a guild. */
  join(person: string, guild?: string): void {
    this.parts.moderator.join(this.personRecord(person), this.guildRecord(guild));
  }

  /** What the bot's role or @everyone may do in a guild from now on. */
  setRole(role: 'bot' | 'everybody', permissions: bigint, guild?: string): void {
    this.parts.moderator.setRole(this.guildRecord(guild), role, permissions);
  }

  /** A guild is made a community, with one of Discord's languages. */
  community(locale: string, guild?: string): void {
    this.parts.moderator.community(locale, this.guildRecord(guild));
  }

  /** The bot is timed out, until this time in milliseconds since 1970 or until somebody lifts it (null). */
  timeOutBot(until: number | null, guild?: string): void {
    this.parts.moderator.timeOutBot(until, this.guildRecord(guild));
  }

  /** AutoMod refuses messages that hold one of these words (200000), except the host's. */
  block(words: readonly string[], guild?: string): void {
    this.parts.moderator.block(words, this.guildRecord(guild));
  }

  /** Tokens of all interactions so far are too old to answer with (50027). */
  expireTokens(): void {
    this.parts.moderator.expireTokens();
  }

  /** Cuts the bot's gateway connection; with `forget` it can't resume. */
  dropBot(forget = false, code: number = GatewayCloseCodes.UnknownError): void {
    this.parts.gateway.drop(forget, code);
  }

  /** Tells the bot to connect anew and resume (op 7). */
  reconnectBot(): void {
    this.parts.gateway.reconnect();
  }

  /** Tells the bot that its session is invalid (op 9), and whether it may be resumed. */
  invalidateBot(mayResume: boolean): void {
    this.parts.gateway.invalidate(mayResume);
  }

  /** The bot gets another token: with the old one it is turned away at once (4004, 401). */
  resetToken(token: string): void {
    this.parts.moderator.resetToken(token);
  }

  /** Something goes wrong with requests from now on; the returned function lifts it. */
  fault(fault: Fault): () => void {
    return this.parts.faults.add(fault);
  }

  /** All is well with requests again; what hangs is let go. */
  liftFaults(): void {
    this.parts.faults.lift();
  }

  /** Resolves when the bot has asked nothing for `milliseconds` (of real time) and nothing is being served. */
  async quiet(milliseconds = 50): Promise<void> {
    const { rest } = this.parts;
    for (;;) {
      const left = rest.running > 0 ? milliseconds : rest.lastStir + milliseconds - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
    }
  }

  close(): Promise<void> {
    return this.parts.close();
  }

  private guildRecord(wanted?: string): GuildRecord {
    const { world } = this.parts.realm;
    const found = world.guilds.all().find(({ id, name }) => wanted === undefined || id === wanted || name === wanted);
    if (!found) throw new LocalRefusal('unknownGuild', wanted ?? '');
    return found;
  }

  private personRecord(wanted: string): PersonRecord {
    const found = this.parts.realm.world.people.all().find(({ id, name }) => id === wanted || name === wanted);
    if (!found) throw new LocalRefusal('unknownPerson', wanted);
    return found;
  }
}

function together(permissions: readonly bigint[]): bigint {
  return permissions.reduce((all, bit) => all | bit, 0n);
}
