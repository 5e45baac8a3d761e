import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { FileRecord } from './attachment.ts';
import { type Store, Table } from './store.ts';
import type { WireMessage } from './wire.ts';
import type { World } from './world.ts';

/** A message as stored: what Discord shows of it, and what it keeps to itself. */
export interface MessageRecord {
  id: string;
  channel: string;
  /** Without what changes by itself: pinned, thread, the message it replies to. */
  shown: APIMessage;
  /** All attachments, those that embeds and components show too (which Discord then leaves out of the list). */
  files: FileRecord[];
  /** The one person who sees it, when ephemeral. */
  onlyFor: string | null;
  /** Name of the command it answers. */
  command: string | null;
  /** Id of the interaction whose token may edit it. */
  interaction: string | null;
  nonce: string | number | null;
}

/** Message records, findable by channel. */
export class MessageTable extends Table<MessageRecord> {
  private readonly channels = new Map<string, Map<string, MessageRecord>>();
  private readonly nonces = new Map<string, MessageRecord>();

  constructor(store: Store) {
    super(store, 'message');
    for (const row of this.all()) this.index(row);
  }

  /** Of one channel, oldest first. */
  in(channel: string): MessageRecord[] {
    return [...(this.channels.get(channel)?.values() ?? [])];
  }

  /** The author's newest message with this nonce. */
  withNonce(author: string, nonce: string | number): MessageRecord | undefined {
    const found = this.nonces.get(`${author} ${nonce}`);
    return found && this.get(found.id);
  }

  override put(row: MessageRecord): MessageRecord {
    this.index(row);
    return super.put(row);
  }

  override remove(id: string): void {
    const row = this.get(id);
    if (row) this.channels.get(row.channel)?.delete(id);
    super.remove(id);
  }

  private index(row: MessageRecord): void {
    const channel = this.channels.get(row.channel) ?? new Map<string, MessageRecord>();
    this.channels.set(row.channel, channel.set(row.id, row));
    if (row.nonce !== null) this.nonces.set(`${row.shown.author.id} ${row.nonce}`, row);
  }
}

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
    ...(thread ? { thread: world.channelJson(thread) as APIMessage['thread'] } : {}),
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
