import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { type Desk, isOwners, LONGEST_NOTICE } from './owner/desk.ts';
import type { Metrics } from './owner/metrics.ts';

interface HealthSetup {
  port: number;
  desk: Desk;
  metrics: Metrics;
  /** The bot's token, by which its owner is known; null: the table on this machine. */
  token: string | null;
  failed: (error: unknown) => void;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Says how the bot is, to this machine only: at `/health` 200 while it is connected, else 503; at `/metrics` its figures for
 * Prometheus; at `/owner` all that its owner wants to know, and takes notices for all tables, from whoever shows their key.
 * @throws Error when the port is taken
 */
export async function startHealth(setup: HealthSetup): Promise<{ stop(): void }> {
  const server = createServer((request, response) => {
    answer(setup, request, response).catch((error: unknown) => {
      setup.failed(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(setup.port, '127.0.0.1', resolve);
  });
  return {
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(setup: HealthSetup, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { desk, metrics } = setup;
  switch (`${request.method} ${request.url}`) {
    case 'GET /health': {
      const health = { connected: desk.isConnected, waiting: desk.waiting };
      response.writeHead(health.connected ? 200 : 503, JSON_TYPE);
      response.end(JSON.stringify({ status: health.connected ? 'ok' : 'not connected', ...health }));
      return;
    }
    case 'GET /metrics':
      response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text());
      return;
    case 'GET /owner':
    case 'POST /owner/notice':
      return forOwner(setup, request, response);
    default:
      response.writeHead(404).end();
  }
}

async function forOwner(
  { desk, token }: HealthSetup,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwners(token, request.headers.authorization)) return void response.writeHead(401).end();
  if (request.method === 'GET') {
    const report = JSON.stringify(await desk.report());
    return void response.writeHead(200, JSON_TYPE).end(report);
  }
  const text = (await textOf(request)).trim();
  if (text === '' || text.length > LONGEST_NOTICE) return void response.writeHead(400).end();
  const tables = await desk.notice(text);
  response.writeHead(200, JSON_TYPE).end(JSON.stringify({ tables }));
}
