import { MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import type { ChannelRecord } from '../guild/channel.ts';
import { botUser } from '../guild/person.ts';
import type { MessageBody } from '../messages/draft.ts';
import { messageJson } from '../messages/message.ts';
import { badForm } from '../protocol/form.ts';
import { refusal } from '../protocol/refusal.ts';
import { byAge, isSnowflake, madeAt } from '../protocol/snowflake.ts';
import type { MessageRecord } from '../world/messagetable.ts';
import { seen } from './channel.ts';
import type { RateLimits } from './ratelimit.ts';
import type { Answer, Call, Realm, Route } from './route.ts';

const schema = 'MessageResponseSchema';
/** Messages older than this can't be deleted in bulk, in milliseconds. */
const bulkAge = 14 * 24 * 60 * 60_000;

/** Messages older than this can't be edited often, in milliseconds. */
const oldAge = 60 * 60_000;

/** What is said in channels, threads and direct channels. */
export function messageRoutes(realm: Realm, limits: RateLimits): Route[] {
  const { world, messages } = realm;
  const path = '/channels/:channel/messages/:message';
  return [
    {
      method: 'GET',
      path: '/channels/:channel/messages',
      bucket: { limit: 5, seconds: 5 },
      handle: (call) => list(realm, call),
    },
    {
      method: 'GET',
      path,
      bucket: { limit: 5, seconds: 5 },
      handle: (call) => {
        const channel = seen(world, call);
        world.demand(channel, PermissionFlagsBits.ReadMessageHistory);
        return { body: messageJson(world, visible(realm, channel, call.param('message'))), schema };
      },
    },
    {
      method: 'POST',
      path: '/channels/:channel/messages',
      bucket: { limit: 5, seconds: 5 },
      handle: (call) => post(realm, call),
    },
    { method: 'PATCH', path, bucket: { limit: 5, seconds: 5 }, handle: (call) => edit(realm, limits, call) },
    {
      method: 'DELETE',
      path,
      bucket: { limit: 5, seconds: 1 },
      handle: (call) => {
        const channel = seen(world, call);
        const record = visible(realm, channel, call.param('message'));
        if (record.shown.author.id !== world.bot.id) demandOverOthers(realm, channel);
        demandUnlocked(realm, channel, 'asleep');
        messages.remove(record);
        return undefined;
      },
    },
    {
      method: 'POST',
      path: '/channels/:channel/messages/bulk-delete',
      bucket: { limit: 1, seconds: 3 },
      handle: (call) => {
        const channel = seen(world, call);
        demandOverOthers(realm, channel);
        const ids = new Set((call.body as { messages?: string[] }).messages ?? []);
        if (ids.size < 2 || ids.size > 100) throw refusal('deleteCount');
        const youngest = world.clock.now() - bulkAge;
        if ([...ids].some((id) => isSnowflake(id) && madeAt(id) < youngest)) throw refusal('tooOldToDelete');
        for (const id of ids) {
          const record = world.messages.get(id);
          if (record?.channel === channel.id && !record.onlyFor) messages.remove(record);
        }
        return undefined;
      },
    },
  ];
}

/** A message that is not ephemeral. @throws Refusal 10008. */
export function visible({ messages }: Realm, channel: ChannelRecord, id: string): MessageRecord {
  const record = messages.get(channel.id, id);
  if (record.onlyFor) throw refusal('unknownMessage');
  return record;
}

/** @throws Refusal 50013 without the right to other people's messages; in a direct channel nobody has it. */
function demandOverOthers({ world }: Realm, channel: ChannelRecord): void {
  if (!channel.guild) throw refusal('directChannel');
  world.demand(channel, PermissionFlagsBits.ManageMessages);
}

/**
 * Only those who manage threads write in a locked one; `asleep` minds only a lock on an archived one, as deleting does.
 * @throws Refusal 160005.
 */
function demandUnlocked({ world }: Realm, channel: ChannelRecord, minding: 'always' | 'asleep'): void {
  const { thread } = channel;
  if (!thread?.locked || (minding === 'asleep' && !thread.archived)) return;
  if (!(world.botPermissions(channel) & PermissionFlagsBits.ManageThreads)) throw refusal('lockedThread');
}

function list({ world }: Realm, call: Call): Answer {
  const channel = seen(world, call);
  const { query } = call;
  const limit = Number(query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    badForm(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.');
  }
  for (const key of ['before', 'after', 'around']) {
    const id = query.get(key);
    if (id !== null && !isSnowflake(id)) badForm([key], 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`);
  }
  if (!(world.botPermissions(channel) & PermissionFlagsBits.ReadMessageHistory)) return { body: [], schema };
  const all = world.messages.in(channel.id).filter(({ onlyFor }) => !onlyFor);
  const [before, after, around] = ['before', 'after', 'around'].map((key) => query.get(key));
  let chosen = all.slice(-limit);
  if (around) {
    const older = all.filter(({ id }) => byAge(id, around) < 0).slice(-Math.floor(limit / 2));
    const rest = all.filter(({ id }) => byAge(id, around) >= 0).slice(0, limit - older.length);
    chosen = [...older, ...rest];
  } else if (before) chosen = all.filter(({ id }) => byAge(id, before) < 0).slice(-limit);
  else if (after) chosen = all.filter(({ id }) => byAge(id, after) > 0).slice(0, limit);
  return { body: chosen.reverse().map((record) => messageJson(world, record)), schema };
}

/** Whether the bot may write to a person: they have it so, and share a guild with the bot. */
function takesDirects({ world }: Realm, person: string): boolean {
  const together = world.guilds.all().some(({ botAway, gone }) => !botAway && !gone?.includes(person));
  return together && !world.people.get(person)?.directsClosed;
}

function post(realm: Realm, call: Call): Answer {
  const { world, messages } = realm;
  const channel = seen(world, call);
  const body = call.body as MessageBody;
  const { SendMessages, SendMessagesInThreads, EmbedLinks, AttachFiles, ReadMessageHistory } = PermissionFlagsBits;
  world.demand(channel, channel.thread ? SendMessagesInThreads : SendMessages);
  if (call.uploads.length > 0) world.demand(channel, AttachFiles);
  if (Array.isArray(body.embeds) && body.embeds.length > 0) world.demand(channel, EmbedLinks);
  if (body.message_reference) world.demand(channel, ReadMessageHistory);
  demandUnlocked(realm, channel, 'always');
  if (channel.recipient && !takesDirects(realm, channel.recipient)) throw refusal('directsClosed');
  const { nonce } = body;
  const usable = typeof nonce === 'string' || typeof nonce === 'number';
  const known = usable && body.enforce_nonce ? messages.sameNonce(world.bot.id, nonce) : undefined;
  const record =
    known ??
    messages.send({
      channel,
      author: botUser(world.bot),
      body,
      schema: 'MessageCreateRequestSchema',
      uploads: call.uploads,
    });
  const marked = record.nonce === null ? {} : { nonce: record.nonce };
  return { body: { ...messageJson(world, record), ...marked }, schema };
}

function edit(realm: Realm, limits: RateLimits, call: Call): Answer {
  const { world, messages } = realm;
  const channel = seen(world, call);
  const record = visible(realm, channel, call.param('message'));
  if (channel.thread?.archived) throw refusal('archivedThread');
  demandUnlocked(realm, channel, 'always');
  const body = call.body as MessageBody;
  if (record.shown.author.id !== world.bot.id) {
    const onlyFlags = Object.keys(body).every((key) => key === 'flags');
    if (!onlyFlags) throw refusal('notTheAuthor');
    demandOverOthers(realm, channel);
    const others = (record.shown.flags ?? 0) & ~MessageFlags.SuppressEmbeds;
    record.shown.flags = others | ((body.flags ?? 0) & MessageFlags.SuppressEmbeds);
    messages.changed(record);
    return { body: messageJson(world, record), schema };
  }
  if (call.uploads.length > 0) world.demand(channel, PermissionFlagsBits.AttachFiles);
  if (madeAt(record.id) < world.clock.now() - oldAge) limits.takeOldEdit(channel.id);
  const edited = messages.edit(record, { body, schema: 'MessageEditRequestPartialSchema', uploads: call.uploads });
  return { body: messageJson(world, edited), schema };
}
