import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { ChannelRecord } from '../guild/channel.ts';
import { botUser } from '../guild/person.ts';
import { messageJson } from '../messages/message.ts';
import { refusal } from '../protocol/refusal.ts';
import { seen } from './channel.ts';
import { visible } from './message.ts';
import type { Answer, Call, Realm, Route } from './route.ts';

/** Pinned messages, by the old paths and the new. */
export function pinRoutes(realm: Realm): Route[] {
  const { world, messages } = realm;
  const pinnable = (call: Call): ChannelRecord => {
    const channel = seen(world, call);
    world.demand(channel, PermissionFlagsBits.PinMessages);
    if (channel.thread?.archived) throw refusal('archivedThread');
    return channel;
  };
  const pin = (call: Call): undefined => {
    const channel = pinnable(call);
    messages.pin(channel, visible(realm, channel, call.param('message')), botUser(world.bot));
  };
  const unpin = (call: Call): undefined => {
    const channel = pinnable(call);
    const record = visible(realm, channel, call.param('message'));
    if (channel.pins.some(({ message }) => message === record.id)) messages.unpin(channel, record.id);
  };
  const pins = (call: Call) =>
    seen(world, call).pins.flatMap(({ message, at }) => {
      const record = world.messages.get(message);
      return record ? [{ pinned_at: new Date(at).toISOString(), message: messageJson(world, record) }] : [];
    });
  const page = (call: Call): Answer => {
    const limit = Math.min(Number(call.query.get('limit') ?? 50), 50);
    const before = call.query.get('before');
    const rest =
      before === null ? pins(call) : pins(call).filter(({ pinned_at }) => pinned_at < new Date(before).toISOString());
    return {
      body: { items: rest.slice(0, limit), has_more: rest.length > limit },
      schema: 'PinnedMessagesResponseSchema',
    };
  };
  const bucket = { limit: 5, seconds: 4 };
  return [
    { method: 'GET', path: '/channels/:channel/messages/pins', handle: page },
    {
      method: 'GET',
      path: '/channels/:channel/pins',
      handle: (call) => ({ body: pins(call).map(({ message }) => message), schema: 'MessageResponseSchema' }),
    },
    ...['/channels/:channel/pins/:message', '/channels/:channel/messages/pins/:message'].flatMap((path): Route[] => [
      { method: 'PUT', path, bucket, handle: pin },
      { method: 'DELETE', path, bucket, handle: unpin },
    ]),
  ];
}
