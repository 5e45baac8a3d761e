import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { type ChannelRecord, threadMember } from '../guild/channel.ts';
import { overwritesOf, type SentOverwrite } from '../guild/overwrite.ts';
import type { ThreadBody, ThreadChange } from '../messages/threads.ts';
import { refusal } from '../protocol/refusal.ts';
import type { World } from '../world/world.ts';
import type { Answer, Call, Realm, Route } from './route.ts';

/** What may be changed about a channel. */
interface ChannelChange {
  name?: string | null;
  topic?: string | null;
  rate_limit_per_user?: number | null;
  permission_overwrites?: SentOverwrite[] | null;
}

/** The channel of a call, when the bot may see it. @throws Refusal 10003, 50001. */
export function seen(world: World, { param }: Call): ChannelRecord {
  const channel = world.channel(param('channel'));
  world.demand(channel, PermissionFlagsBits.ViewChannel);
  if (channel.type === ChannelType.PrivateThread && !threadMember(channel, world.bot.id)) {
    const manages = world.botPermissions(channel) & PermissionFlagsBits.ManageThreads;
    if (!manages) throw refusal('missingAccess');
  }
  return channel;
}

function answer(world: World, channel: ChannelRecord, status = 200): Answer {
  const guildSchema = channel.thread ? 'ThreadResponseSchema' : 'GuildChannelResponseSchema';
  return {
    status,
    body: world.channelJson(channel),
    schema: channel.guild ? guildSchema : 'PrivateChannelResponseSchema',
  };
}

/** Channels and threads themselves; what is said in them is elsewhere. */
export function channelRoutes({ world, messages, threads }: Realm): Route[] {
  const change = (call: Call): Answer => {
    const channel = seen(world, call);
    if (!channel.guild) throw refusal('directChannel');
    if (channel.thread) {
      world.spec.check('UpdateThreadRequestPartialSchema', call.body);
      threads.change(channel, call.body as ThreadChange);
      return answer(world, channel);
    }
    const { permission_overwrites: sent, ...body } = call.body as ChannelChange;
    world.spec.check('UpdateGuildChannelRequestPartialSchema', body);
    world.demand(channel, PermissionFlagsBits.ManageChannels);
    if (sent) {
      world.demand(channel, PermissionFlagsBits.ManageRoles);
      channel.overwrites = overwritesOf(sent, ['permission_overwrites']);
    }
    channel.name = body.name ?? channel.name;
    channel.topic = body.topic === undefined ? channel.topic : body.topic;
    channel.slowmode = body.rate_limit_per_user ?? channel.slowmode;
    world.channelChanged(channel);
    return answer(world, channel);
  };
  const members = (call: Call): ChannelRecord => {
    const channel = seen(world, call);
    if (!channel.thread) throw refusal('wrongChannelType');
    return channel;
  };
  const who = ({ param }: Call): string => (param('user') === '@me' ? world.bot.id : param('user'));
  return [
    { method: 'GET', path: '/channels/:channel', handle: (call) => answer(world, seen(world, call)) },
    { method: 'PATCH', path: '/channels/:channel', bucket: { limit: 5, seconds: 15 }, handle: change },
    {
      method: 'DELETE',
      path: '/channels/:channel',
      handle: (call) => {
        const channel = seen(world, call);
        if (!channel.guild) return answer(world, channel);
        world.demand(channel, channel.thread ? PermissionFlagsBits.ManageThreads : PermissionFlagsBits.ManageChannels);
        const gone = answer(world, channel);
        world.removeChannel(channel);
        return gone;
      },
    },
    {
      method: 'POST',
      path: '/channels/:channel/typing',
      bucket: { limit: 5, seconds: 5 },
      handle: (call) => {
        const channel = seen(world, call);
        world.demand(
          channel,
          channel.thread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages,
        );
        world.feed.tell({ type: 'typing', channel: channel.id, who: world.bot.id }, world.audience(channel));
        return undefined;
      },
    },
    {
      method: 'POST',
      path: '/channels/:channel/threads',
      bucket: { limit: 50, seconds: 300 },
      handle: (call) => {
        const channel = seen(world, call);
        world.spec.check('CreateTextThreadWithoutMessageRequestSchema', call.body);
        return answer(world, threads.start(channel, call.body as ThreadBody, null), 201);
      },
    },
    {
      method: 'POST',
      path: '/channels/:channel/messages/:message/threads',
      bucket: { limit: 50, seconds: 300 },
      handle: (call) => {
        const channel = seen(world, call);
        world.spec.check('CreateTextThreadWithMessageRequestSchema', call.body);
        const message = messages.get(channel.id, call.param('message'));
        return answer(world, threads.start(channel, call.body as ThreadBody, message), 201);
      },
    },
    {
      method: 'GET',
      path: '/channels/:channel/threads/archived/:kind',
      handle: (call) => {
        const { id } = seen(world, call);
        const wanted = call.param('kind') === 'private' ? ChannelType.PrivateThread : ChannelType.PublicThread;
        const all = world.channels
          .all()
          .filter(({ parent, type, thread }) => parent === id && type === wanted && thread?.archived);
        const mine = all.map((thread) => threadMember(thread, world.bot.id)).filter((each) => each !== undefined);
        return { body: { threads: all.map((thread) => world.channelJson(thread)), members: mine, has_more: false } };
      },
    },
    {
      method: 'GET',
      path: '/channels/:channel/thread-members',
      handle: (call) => {
        const channel = members(call);
        const all = channel.thread?.members ?? [];
        return { body: all.map(({ id }) => threadMember(channel, id)), schema: 'ThreadMemberResponseSchema' };
      },
    },
    {
      method: 'GET',
      path: '/channels/:channel/thread-members/:user',
      handle: (call) => {
        const found = threadMember(members(call), who(call));
        if (!found) throw refusal('unknownMember');
        return { body: found, schema: 'ThreadMemberResponseSchema' };
      },
    },
    {
      method: 'PUT',
      path: '/channels/:channel/thread-members/:user',
      handle: (call) => {
        threads.add(members(call), who(call));
        return undefined;
      },
    },
    {
      method: 'DELETE',
      path: '/channels/:channel/thread-members/:user',
      handle: (call) => {
        threads.remove(members(call), who(call));
        return undefined;
      },
    },
  ];
}
