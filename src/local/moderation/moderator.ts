import { GatewayCloseCodes, GatewayIntentBits } from 'discord-api-types/v10';
import type { Gateway } from '../gateway/gateway.ts';
import type { ChannelRecord } from '../guild/channel.ts';
import { type GuildRecord, guildJson } from '../guild/guild.ts';
import { type PersonRecord, personUser } from '../guild/person.ts';
import { tokenLife } from '../interactions/interactions.ts';
import { LocalRefusal } from '../protocol/localrefusal.ts';
import { Refusal } from '../protocol/refusal.ts';
import type { Realm } from '../rest/route.ts';
import type { MessageRecord } from '../world/messagetable.ts';
import { memberChanged, timeOut } from './membership.ts';

/** Does to the bot and its people what moderators and Discord itself do; what can't be is a `LocalRefusal`. */
export class Moderator {
  private readonly realm: Realm;
  private readonly gateway: Gateway;

  constructor(realm: Realm, gateway: Gateway) {
    this.realm = realm;
    this.gateway = gateway;
  }

  removeMessage(id: string): void {
    this.realm.messages.remove(this.message(id));
  }

  /** Pins a message in somebody's name, or no longer. */
  pin(id: string, pinned: boolean, person: PersonRecord): void {
    const { world, messages } = this.realm;
    const record = this.message(id);
    const channel = world.channel(record.channel);
    try {
      if (pinned) messages.pin(channel, record, personUser(person));
      else messages.unpin(channel, record.id);
    } catch (error) {
      if (error instanceof Refusal) throw new LocalRefusal('unknownMessage', error.message);
      throw error;
    }
  }

  /** Archives or locks a thread, or opens it again. */
  changeThread(id: string, change: { archived?: boolean; locked?: boolean }): void {
    const { world } = this.realm;
    const record = this.channel(id);
    const { thread } = record;
    if (!thread) throw new LocalRefusal('unknownChannel', id);
    if ((change.archived ?? thread.archived) !== thread.archived) thread.archivedAt = world.clock.now();
    Object.assign(thread, change);
    world.channelChanged(record);
  }

  /** Gives the bot permissions of its own in a channel (bits of `PermissionFlagsBits`) and takes others away. */
  overwrite(channel: string, allow: bigint, deny: bigint): void {
    this.overwriteOf(this.realm.world.bot.id, channel, { allow, deny });
  }

  /** Gives a person permissions in a channel; without any they have what everybody has. */
  permit(person: PersonRecord, channel: string, allow: bigint): void {
    this.overwriteOf(person.id, channel, { allow, deny: 0n });
  }

  private overwriteOf(member: string, channel: string, { allow, deny }: { allow: bigint; deny: bigint }): void {
    const { world } = this.realm;
    const record = world.parentOf(this.channel(channel));
    const others = record.overwrites.filter(({ id }) => id !== member);
    const own = { id: member, type: 1, allow: allow.toString(), deny: deny.toString() } as const;
    record.overwrites = allow === 0n && deny === 0n ? others : [...others, own];
    world.channelChanged(record);
  }

  /** What the bot's role or @everyone may do in a guild from now on. */
  setRole(guild: GuildRecord, role: 'bot' | 'everybody', permissions: bigint): void {
    const { world } = this.realm;
    if (role === 'bot') guild.botPermissions = permissions.toString();
    else guild.everybody = permissions.toString();
    world.guildChanged(guild);
    const id = role === 'bot' ? guild.botRole : guild.id;
    const data = { guild_id: guild.id, role: world.roles(guild).find((each) => each.id === id) };
    world.dispatch('GUILD_ROLE_UPDATE', data, GatewayIntentBits.Guilds);
  }

  /** Throws the bot out of a guild: there it can't do or hear anything any more. */
  kickBot(guild: GuildRecord): void {
    if (guild.botAway) return;
    const { world } = this.realm;
    world.dispatch('GUILD_DELETE', { id: guild.id }, GatewayIntentBits.Guilds);
    guild.botAway = true;
    world.guildChanged(guild);
  }

  /** Invites the bot back, with a new role. */
  inviteBot(guild: GuildRecord, permissions = this.realm.world.invite): void {
    if (!guild.botAway) return;
    const { world } = this.realm;
    guild.botAway = false;
    guild.botRole = world.ids.next();
    guild.botPermissions = permissions.toString();
    guild.joinedAt = world.clock.now();
    world.guildChanged(guild);
    this.gateway.joined(guild);
  }

  /** A person leaves a guild with its threads, or is thrown out; the owner can't. */
  leave(person: PersonRecord, guild: GuildRecord): void {
    const { world, threads } = this.realm;
    if (guild.owner === person.id) throw new LocalRefusal('badRequest', 'the owner can’t leave');
    if (guild.gone?.includes(person.id)) return;
    const joined = world.channels
      .all()
      .filter((channel) => channel.guild === guild.id && channel.thread?.members.some(({ id }) => id === person.id));
    for (const thread of joined) threads.lose(thread, person.id);
    guild.gone = [...(guild.gone ?? []), person.id];
    world.guildChanged(guild);
    const data = { guild_id: guild.id, user: personUser(person) };
    world.dispatch('GUILD_MEMBER_REMOVE', data, GatewayIntentBits.GuildMembers);
  }

  /** A person comes back into a guild. */
  join(person: PersonRecord, guild: GuildRecord): void {
    const { world } = this.realm;
    if (!guild.gone?.includes(person.id)) return;
    guild.gone = guild.gone.filter((id) => id !== person.id);
    world.guildChanged(guild);
    const data = { ...world.member(person, guild), guild_id: guild.id };
    world.dispatch('GUILD_MEMBER_ADD', data, GatewayIntentBits.GuildMembers);
  }

  /** The bot is timed out in a guild, until a time in milliseconds since 1970, or no longer (null). */
  timeOutBot(until: number | null, guild: GuildRecord): void {
    const { world } = this.realm;
    timeOut(guild, world.bot, until);
    memberChanged(world, guild, world.bot);
  }

  /** A guild is made a community, whose language is one of Discord's. */
  community(locale: string, guild: GuildRecord): void {
    const { world } = this.realm;
    guild.community = locale;
    world.guildChanged(guild);
    world.dispatch('GUILD_UPDATE', guildJson(guild, world.bot), GatewayIntentBits.Guilds);
  }

  /** AutoMod lets no message through that holds one of these words. */
  block(words: readonly string[], guild: GuildRecord): void {
    guild.blockedWords = [...words];
    this.realm.world.guildChanged(guild);
  }

  /** Tokens of all interactions so far are too old to answer with (50027). */
  expireTokens(): void {
    const { world } = this.realm;
    for (const record of world.interactions.all()) {
      record.startedAt = Math.min(record.startedAt, world.clock.now() - tokenLife - 1);
      world.interactions.put(record);
    }
  }

  /** The bot gets another token: with the old one it is turned away at once (4004, 401). */
  resetToken(token: string): void {
    this.realm.world.token = token;
    this.gateway.drop(true, GatewayCloseCodes.AuthenticationFailed);
  }

  private message(id: string): MessageRecord {
    const found = this.realm.world.messages.get(id);
    if (!found || found.onlyFor) throw new LocalRefusal('unknownMessage', id);
    return found;
  }

  private channel(id: string): ChannelRecord {
    const found = this.realm.world.channels.get(id);
    if (!found) throw new LocalRefusal('unknownChannel', id);
    return found;
  }
}
