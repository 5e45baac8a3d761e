import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Which way nothing comes through any more, without either end being told. */
export type Cut = 'none' | 'to-server' | 'from-server';

/** The wire between a worker and its database, which can be cut in one direction. */
export class Wire {
  cut: Cut = 'none';
  /** How many pieces were lost. */
  lost = 0;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.server = server;
  }

  /** @param url the database's own address */
  static async lay(url: string): Promise<{ wire: Wire; url: string }> {
    const there = new URL(url);
    const server = createServer();
    const wire = new Wire(server);
    server.on('connection', (near) => {
      const far = connect(Number(there.port), there.hostname);
      wire.join(near, far, 'to-server');
      wire.join(far, near, 'from-server');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const through = new URL(url);
    through.port = String((server.address() as AddressInfo).port);
    return { wire, url: through.href };
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private join(from: Socket, to: Socket, way: Cut): void {
    this.sockets.add(from);
    from.on('data', (piece) => {
      if (this.cut === way) this.lost += 1;
      else to.write(piece);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }
}
