import { constants, createDeflate, type Deflate } from 'node:zlib';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../world/clock.ts';

export interface Packet {
  op: number;
  d?: unknown;
}

/** Bytes a bot may send at once. */
const largest = 4096;
/** How many packets a bot may send in a minute. */
const busiest = 120;
const minute = 60_000;

/** One connection of a bot: what goes over it, compressed when the bot wants it, within Discord's limits. */
export class Connection {
  private readonly socket: WebSocket;
  private readonly clock: Clock;
  /** One stream for the whole connection, as `zlib-stream` has it. */
  private readonly deflate: Deflate | null;
  /** When the last packets came, milliseconds since 1970. */
  private readonly heard: number[] = [];

  constructor(socket: WebSocket, compressed: boolean, clock: Clock) {
    this.socket = socket;
    this.clock = clock;
    this.deflate = compressed ? createDeflate({ flush: constants.Z_SYNC_FLUSH }) : null;
    this.deflate?.on('data', (chunk: Buffer) => socket.send(chunk));
  }

  send(text: string): void {
    if (this.deflate) this.deflate.write(text);
    else this.socket.send(text);
  }

  /** Says something that is no event. */
  say(op: number, d: unknown): void {
    this.send(JSON.stringify({ op, d, s: null, t: null }));
  }

  close(code: number, reason: string): void {
    if (this.deflate) this.deflate.end(() => this.socket.close(code, reason));
    else this.socket.close(code, reason);
  }

  /** Hears what the bot sends, until it sends too much, too often or nonsense: codes 4002 and 4008. */
  listen(hear: (packet: Packet) => void): void {
    this.socket.on('message', (raw) => {
      const packet = this.read(raw);
      if (packet) hear(packet);
    });
  }

  onClose(closed: (code: number) => void): void {
    this.socket.on('close', closed);
  }

  private read(raw: RawData): Packet | undefined {
    const now = this.clock.now();
    const text = String(raw);
    const packet = Buffer.byteLength(text) > largest ? undefined : decoded(text);
    if (!packet) {
      this.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
      return undefined;
    }
    this.heard.push(now);
    while ((this.heard[0] ?? now) <= now - minute) this.heard.shift();
    if (this.heard.length <= busiest) return packet;
    this.close(GatewayCloseCodes.RateLimited, 'You are being rate limited.');
    return undefined;
  }
}

function decoded(text: string): Packet | undefined {
  try {
    const packet: unknown = JSON.parse(text);
    if (typeof packet !== 'object' || packet === null || !('op' in packet) || typeof packet.op !== 'number')
      return undefined;
    return { op: packet.op, d: 'd' in packet ? packet.d : undefined };
  } catch {
    return undefined;
  }
}
