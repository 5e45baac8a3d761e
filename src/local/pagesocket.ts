import { WebSocketServer } from 'ws';
import type { Upgrade } from './gateway/upgrade.ts';
import type { World } from './world/world.ts';

/** Nobody we know: the WebSocket close code for a person who is not there. */
const unknownPerson = 4004;

/** Streams to each open page what its person may see. */
export class PageSockets {
  private readonly server = new WebSocketServer({ noServer: true });
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  /** Takes over a connection to `/local/socket?person=ID`. */
  connect({ request, socket, head }: Upgrade, person: string): void {
    this.server.handleUpgrade(request, socket, head, (connection) => {
      connection.on('error', () => connection.terminate());
      if (!this.world.people.get(person)) {
        connection.close(unknownPerson, 'unknown person');
        return;
      }
      const stop = this.world.feed.listen(person, (event) => connection.send(JSON.stringify(event)));
      connection.on('close', stop);
    });
  }

  close(): void {
    for (const client of this.server.clients) client.terminate();
    this.server.close();
  }
}
