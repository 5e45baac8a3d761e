import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { TableEdition } from '../editions/edition/edition.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { TableSetup } from '../table/room/room.ts';
import { Table } from '../table/table.ts';
import { Alarm } from './alarm.ts';
import { CommandSet } from './commands/commandset.ts';
import { inviteLink } from './connection/permission.ts';
import { RestPost } from './connection/post.ts';
import { registerCommands } from './connection/registration.ts';
import { plainWords, type Services } from './connection/services.ts';
import type { Draw } from './message/attachment.ts';
import { Marks } from './message/marks.ts';
import { Router } from './router.ts';
import { watchPlaces } from './sending/parking.ts';
import { Sender } from './sending/sender.ts';

interface BotSetup {
  token: string;
  /** Where Discord's REST API lives; Discord's own address when left out. */
  api?: string;
  store: Store;
  editions: ReadonlyMap<string, TableEdition>;
  draw: Draw;
  log: Log;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** 64 hexadecimal digits for a new game; drawn at random when left out. */
  seed?: TableSetup['seed'];
}

/** The bot while it runs. */
export class Bot {
  readonly services: Services;
  private readonly client: Client<true>;
  private readonly sender: Sender;
  private readonly alarm: Alarm;

  private constructor(services: Services, client: Client<true>, sender: Sender, alarm: Alarm) {
    this.services = services;
    this.client = client;
    this.sender = sender;
    this.alarm = alarm;
  }

  /**
   * Logs in, registers the commands where they differ, sends what was left unsent, and listens.
   * @throws Error when Discord refuses the token or can't be reached
   */
  static async start(setup: BotSetup): Promise<Bot> {
    const { store, editions, draw, log } = setup;
    const clock = setup.clock ?? Date.now;
    const failed = (error: unknown): void => log.error('table.failed', { error });
    const table = new Table({ store, editions, clock, failed, ...(setup.seed ? { seed: setup.seed } : {}) });
    const client = createClient(setup.api);
    const post = new RestPost(client.rest, () => client.user?.id ?? '');
    const services: Services = { table, store, editions, post, draw, log, marks: new Marks(), clock };
    const sender = new Sender(services);
    const commands = await CommandSet.load(plainWords());
    const router = new Router(services, commands, sender);
    client.on(Events.InteractionCreate, (interaction) => void router.take(interaction));
    client.on(Events.Error, (error) => log.error('client.error', { error }));
    client.on(Events.Warn, (message) => log.warn('client.warning', { message }));
    const ready = await loggedIn(client, setup.token);
    await registerCommands(ready.rest, ready.application.id, commands, log);
    sender.start();
    table.resumeAll();
    watchPlaces(ready, services, sender);
    const alarm = new Alarm(table, clock);
    alarm.start();
    log.info('bot.ready', { user: ready.user.tag, commands: commands.definitions.length });
    return new Bot(services, ready, sender, alarm);
  }

  /** The bot's name on Discord. */
  get name(): string {
    return this.client.user.displayName;
  }

  /** Where somebody adds the bot to a server. */
  get invite(): string {
    return inviteLink(this.client.application.id);
  }

  /** Finishes the messages under way, then logs out. The store stays open. */
  async stop(): Promise<void> {
    this.alarm.stop();
    await this.sender.stop();
    await this.client.destroy();
  }
}

/** The connection to Discord, which needs to know of servers and channels only. */
function createClient(api: string | undefined): Client {
  const rest = api ? { rest: { api } } : {};
  return new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] }, ...rest });
}

async function loggedIn(client: Client, token: string): Promise<Client<true>> {
  try {
    const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
    await client.login(token);
    return await ready;
  } catch (error) {
    await client.destroy();
    throw error;
  }
}
