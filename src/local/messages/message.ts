import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { WireMessage } from '../wire.ts';
import type { MessageRecord } from '../world/messagetable.ts';
import type { World } from '../world/world.ts';

/** Whether a message carries that flag. */
export function hasFlag(record: MessageRecord, flag: MessageFlags): boolean {
  return ((record.shown.flags ?? 0) & flag) !== 0;
}

/** Whether a message only says that the bot is thinking. */
export function isLoading(message: Pick<APIMessage, 'flags'>): boolean {
  return ((message.flags ?? 0) & MessageFlags.Loading) !== 0;
}

/** Whether Discord wrote it itself: a pin or a thread announced. */
export function isSystem({ shown }: MessageRecord): boolean {
  const { type } = shown;
  const people = [MessageType.Default, MessageType.Reply, MessageType.ChatInputCommand, MessageType.ContextMenuCommand];
  return !people.includes(type);
}

/** The message object of the API at this moment. */
export function messageJson(world: World, record: MessageRecord): APIMessage {
  const channel = world.channels.get(record.channel);
  const thread = hasFlag(record, MessageFlags.HasThread) ? world.channels.get(record.id) : undefined;
  const pinned = channel?.pins.some(({ message }) => message === record.id) ?? false;
  return {
    ...record.shown,
    pinned,
    ...(thread ? { thread: world.channelJson(thread) as NonNullable<APIMessage['thread']> } : {}),
    ...referenced(world, record),
  };
}

function referenced(world: World, { shown }: MessageRecord): { referenced_message?: APIMessage | null } {
  if (shown.type !== MessageType.Reply && shown.type !== MessageType.ThreadStarterMessage) return {};
  const found = world.messages.get(shown.message_reference?.message_id ?? '');
  return { referenced_message: found ? found.shown : null };
}

/** The message as the page gets it. */
export function wireMessage(world: World, record: MessageRecord): WireMessage {
  return { ...messageJson(world, record), local: { onlyFor: record.onlyFor, command: record.command } };
}
