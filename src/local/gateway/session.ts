import { randomBytes } from 'node:crypto';
import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Connection } from './connection.ts';
import type { Shard } from './shard.ts';

/** How many events are kept for a bot that has lost its connection. */
const kept = 2000;

interface Sent {
  seq: number;
  text: string;
}

/** Contents of other people's messages, which a bot without the intent does not get. */
const hidden = { content: '', embeds: [], attachments: [], components: [] };

/** One bot's session on the gateway; it outlives its connection for a while, so that the bot can resume. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: Shard;
  /** Null while disconnected. */
  connection: Connection | null;
  /** When the connection was lost, milliseconds since 1970. */
  lostAt = 0;
  private seq = 0;
  private readonly sent: Sent[] = [];

  constructor(intents: number, shard: Shard, connection: Connection) {
    this.intents = intents;
    this.shard = shard;
    this.connection = connection;
  }

  get last(): number {
    return this.seq;
  }

  /** Sends an event, or keeps it for later. `intent` is the one it needs, 0 for none; `bot` is this session's bot. */
  dispatch(event: string, data: unknown, intent: number, bot: string): void {
    if (intent !== 0 && (this.intents & intent) === 0) return;
    this.seq += 1;
    const text = JSON.stringify({ op: 0, t: event, s: this.seq, d: this.reduced(event, data, intent, bot) });
    this.sent.push({ seq: this.seq, text });
    if (this.sent.length > kept) this.sent.shift();
    this.connection?.send(text);
  }

  /** Sends again what came after `seq`; false when that is no longer known. */
  replay(seq: number): boolean {
    const oldest = this.sent[0]?.seq ?? this.seq + 1;
    if (seq > this.seq || seq + 1 < oldest) return false;
    for (const { seq: at, text } of this.sent) if (at > seq) this.connection?.send(text);
    return true;
  }

  private reduced(event: string, data: unknown, intent: number, bot: string): unknown {
    const message = event === 'MESSAGE_CREATE' || event === 'MESSAGE_UPDATE';
    if (!message || intent !== GatewayIntentBits.GuildMessages) return data;
    if (this.intents & GatewayIntentBits.MessageContent || typeof data !== 'object' || data === null) return data;
    const { author, mentions } = data as { author: { id: string }; mentions: { id: string }[] };
    const known = author.id === bot || mentions.some(({ id }) => id === bot);
    return known ? data : { ...data, ...hidden };
  }
}
