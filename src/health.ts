import { createServer } from 'node:http';

/** How the bot is. */
interface Health {
  /** The gateway is connected. */
  connected: boolean;
  /** Announcements that wait to be sent. */
  waiting: number;
}

/**
 * Says how the bot is at `/health`, to this machine only: 200 while it is connected, else 503, with the facts as JSON.
 * @throws Error when the port is taken
 */
export async function startHealth(port: number, look: () => Health): Promise<{ stop(): void }> {
  const server = createServer((request, response) => {
    if (request.url !== '/health') {
      response.writeHead(404).end();
      return;
    }
    const health = look();
    response.writeHead(health.connected ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: health.connected ? 'ok' : 'not connected', ...health }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
