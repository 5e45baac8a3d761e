import type { APIMessage } from 'discord-api-types/v10';
import type { FileRecord } from '../messages/attachment.ts';
import { type Store, Table } from './store.ts';

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
