import { ChannelType, GatewayIntentBits, MessageFlags, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { type ChannelRecord, textChannel, threadMember } from '../guild/channel.ts';
import { botUser } from '../guild/person.ts';
import { refusal } from '../protocol/refusal.ts';
import type { MessageRecord } from '../world/messagetable.ts';
import type { World } from '../world/world.ts';
import { demandCleanName } from './automod.ts';
import { hasFlag } from './message.ts';
import type { Messages } from './messages.ts';

/** The body that starts a thread. */
export interface ThreadBody {
  name: string;
  type?: ChannelType.PublicThread | ChannelType.PrivateThread | null;
  auto_archive_duration?: number | null;
  rate_limit_per_user?: number | null;
  invitable?: boolean | null;
}

export interface ThreadChange {
  name?: string | null;
  archived?: boolean | null;
  locked?: boolean | null;
  invitable?: boolean | null;
  auto_archive_duration?: number | null;
  rate_limit_per_user?: number | null;
}

/** Starts, changes and peoples threads, for the bot. */
export class Threads {
  private readonly world: World;
  private readonly messages: Messages;

  constructor(world: World, messages: Messages) {
    this.world = world;
    this.messages = messages;
  }

  /** @throws Refusal 50013, 160004 (the message has one), 50024 (no text channel). */
  start(parent: ChannelRecord, body: ThreadBody, from: MessageRecord | null): ChannelRecord {
    const { world } = this;
    if (parent.type !== ChannelType.GuildText || !parent.guild) throw refusal('wrongChannelType');
    demandCleanName(world.guildOf(parent), body.name);
    const hidden = !from && body.type !== ChannelType.PublicThread;
    world.demand(parent, hidden ? PermissionFlagsBits.CreatePrivateThreads : PermissionFlagsBits.CreatePublicThreads);
    if (from && (world.channels.get(from.id) || hasFlag(from, MessageFlags.HasThread))) throw refusal('threadExists');
    const now = world.clock.now();
    const thread = world.channelMade({
      ...textChannel(from?.id ?? world.ids.next(), parent.guild, body.name, 0),
      type: hidden ? ChannelType.PrivateThread : ChannelType.PublicThread,
      parent: parent.id,
      slowmode: body.rate_limit_per_user ?? 0,
      thread: {
        owner: world.bot.id,
        archived: false,
        locked: false,
        invitable: body.invitable ?? true,
        autoArchive: body.auto_archive_duration ?? 4320,
        archivedAt: now,
        messages: 0,
        members: [{ id: world.bot.id, joinedAt: now }],
      },
    });
    const me = botUser(world.bot);
    if (from) {
      from.shown.flags = (from.shown.flags ?? 0) | MessageFlags.HasThread;
      this.messages.changed(from);
      const message_reference = this.messages.reference(parent, from.id);
      this.messages.announce(thread, me, { type: MessageType.ThreadStarterMessage, message_reference });
    } else if (!hidden) {
      const message_reference = this.messages.reference(thread);
      this.messages.announce(parent, me, { type: MessageType.ThreadCreated, content: body.name, message_reference });
    }
    return thread;
  }

  /** @throws Refusal 50013, 50083 for changing an archived thread without opening it. */
  change(thread: ChannelRecord, change: ThreadChange): void {
    const { world } = this;
    const state = thread.thread;
    if (!state) return;
    const manages = (world.botPermissions(thread) & PermissionFlagsBits.ManageThreads) !== 0n;
    const owns = state.owner === world.bot.id;
    const opensLocked = state.locked && change.archived === false;
    if (!manages && (!owns || typeof change.locked === 'boolean' || opensLocked)) throw refusal('missingPermissions');
    if (
      state.archived &&
      change.archived !== false &&
      Object.keys(change).some((key) => key !== 'archived' && key !== 'locked')
    ) {
      throw refusal('archivedThread');
    }
    demandCleanName(world.guildOf(thread), change.name ?? '');
    thread.name = change.name ?? thread.name;
    thread.slowmode = change.rate_limit_per_user ?? thread.slowmode;
    if (change.auto_archive_duration) {
      state.autoArchive = change.auto_archive_duration;
      state.archivedAt = world.clock.now();
    }
    state.invitable = change.invitable ?? state.invitable;
    state.locked = change.locked ?? state.locked;
    if (typeof change.archived === 'boolean' && change.archived !== state.archived) {
      state.archived = change.archived;
      state.archivedAt = world.clock.now();
    }
    world.channelChanged(thread);
  }

  /** Takes a person, or the bot itself, into a thread. @throws Refusal 50083, 10007. */
  add(thread: ChannelRecord, who: string): void {
    const { world } = this;
    const state = thread.thread;
    if (!state) throw refusal('wrongChannelType');
    if (state.archived) throw refusal('archivedThread');
    if (!world.user(who)) throw refusal('unknownMember');
    if (state.members.some(({ id }) => id === who)) return;
    state.members.push({ id: who, joinedAt: world.clock.now() });
    world.channelChanged(thread);
    const hidden = thread.type === ChannelType.PrivateThread;
    const event = { type: 'channel', change: 'created', channel: world.wireChannel(thread) } as const;
    if (hidden) world.feed.tell(event, [who]);
    this.membersChanged(thread, [threadMember(thread, who)], []);
    const user = world.user(who);
    if (who !== world.bot.id && hidden && user) {
      this.messages.announce(thread, botUser(world.bot), { type: MessageType.RecipientAdd, mentions: [user] });
    }
  }

  /** Takes somebody out. @throws Refusal 10007 when not in it, 50013. */
  remove(thread: ChannelRecord, who: string): void {
    const { world } = this;
    const state = thread.thread;
    if (!state) throw refusal('wrongChannelType');
    if (!state.members.some(({ id }) => id === who)) throw refusal('unknownMember');
    if (who !== world.bot.id) {
      const own = thread.type === ChannelType.PrivateThread && state.owner === world.bot.id;
      if (!own) world.demand(thread, PermissionFlagsBits.ManageThreads);
    }
    this.lose(thread, who);
  }

  /** Somebody is in a thread no longer. */
  lose(thread: ChannelRecord, who: string): void {
    const { world } = this;
    const state = thread.thread;
    if (!state) return;
    state.members = state.members.filter(({ id }) => id !== who);
    world.channelChanged(thread);
    if (thread.type === ChannelType.PrivateThread) {
      world.feed.tell({ type: 'channel', change: 'deleted', id: thread.id, guild: thread.guild }, [who]);
    }
    this.membersChanged(thread, [], [who]);
  }

  private membersChanged(thread: ChannelRecord, added: unknown[], removed: string[]): void {
    const data = {
      id: thread.id,
      guild_id: thread.guild,
      member_count: thread.thread?.members.length ?? 0,
      added_members: added,
      removed_member_ids: removed,
    };
    this.world.dispatch('THREAD_MEMBERS_UPDATE', data, GatewayIntentBits.Guilds);
  }
}
