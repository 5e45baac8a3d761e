import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request to speak WebSocket from now on, as Node's server hands it over. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}
