import { type Client, Events, type Interaction } from 'discord.js';
import type { TableEdition } from '../editions/edition/edition.ts';
import type { Log } from '../log.ts';
import type { Ledger, Range } from '../store/ledger.ts';
import type { Store } from '../store/store.ts';
import type { TableSetup } from '../table/room/room.ts';
import { Table } from '../table/table.ts';
import { Alarm } from './alarm.ts';
import { CommandSet } from './commands/commandset.ts';
import { Breaker } from './connection/breaker.ts';
import { loggedIn, type Turn, whenClosed } from './connection/login.ts';
import { inviteLink } from './connection/permission.ts';
import { RestPost } from './connection/post.ts';
import { registerCommands } from './connection/registration.ts';
import { alone, plainWords, type Services } from './connection/services.ts';
import type { Draw } from './message/attachment.ts';
import { Router } from './router.ts';
import { Lookout } from './sending/lookout.ts';
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
  /** How long status messages rest between two edits at least, in milliseconds. */
  statusRest?: number;
  /** `/game new` offers a case of the month. */
  monthly?: boolean;
  /** Called when Discord has closed the connection for good; `code` as documented for the gateway. */
  closed?: (code: number) => void;
  /** Ends the waiting for a Discord that can't be reached. */
  signal?: AbortSignal;
  /** What all requests of this address pass; left out: the bot has one of its own. */
  breaker?: Breaker;
  /** Where others serve games, too: what this bot has of them. Left out: it serves all, from its own store. */
  part?: Part;
}

/** What one of several bots has to do with the games that all of them serve. */
export interface Part {
  /** The same for all bots of a process. */
  table: Table;
  ledger: Ledger;
  /** The servers this bot serves, as Discord's gateway divides them. */
  range: Range;
  /** False when they may be served elsewhere by now. */
  serves: () => boolean;
  /** Resolves when the bot may identify at the gateway. */
  turn: Turn;
}

/** What a bot consists of. */
interface Works {
  services: Services;
  sender: Sender;
  lookout: Lookout;
  router: Router;
  alarm: Alarm;
}

/** The bot while it runs. */
export class Bot {
  readonly services: Services;
  private readonly client: Client<true>;
  private readonly sender: Sender;
  private readonly lookout: Lookout;
  private readonly router: Router;
  private readonly alarm: Alarm;

  private constructor(client: Client<true>, { services, sender, lookout, router, alarm }: Works) {
    this.services = services;
    this.client = client;
    this.sender = sender;
    this.lookout = lookout;
    this.router = router;
    this.alarm = alarm;
  }

  /**
   * Logs in, waiting for a Discord that can't be reached; registers the commands where they differ, sends what was left
   * unsent, and listens.
   * @throws Error when Discord refuses the token or the bot
   */
  static async start(setup: BotSetup): Promise<Bot> {
    const { store, editions, draw, log, part } = setup;
    const clock = setup.clock ?? Date.now;
    const failed = (error: unknown): void => log.error('table.failed', { error });
    const { monthly = false } = setup;
    const table =
      part?.table ??
      new Table({ store, editions, clock, failed, monthly, ...(setup.seed ? { seed: setup.seed } : {}) });
    const commands = await CommandSet.load(plainWords());
    const { token, api, signal = new AbortController().signal, breaker = new Breaker({ log }) } = setup;
    const shard = part ? { range: part.range, turn: part.turn, maySend: part.serves } : null;
    const early: Interaction[] = [];
    let take = (interaction: Interaction): void => void early.push(interaction);
    const heard = (interaction: Interaction): void => take(interaction);
    const client = await loggedIn({ token, ...(api ? { api } : {}), log, breaker, take: heard, signal, shard });
    const post = new RestPost(client.rest, () => client.user.id);
    const services: Services = {
      ...{ table, store, editions, post, draw, log, clock },
      ...alone(store),
      ...(part ? { ledger: part.ledger, range: part.range, serves: part.serves } : {}),
    };
    const { ledger, range, serves } = services;
    const sender = new Sender(services, setup.statusRest);
    const lookout = new Lookout(services, sender, (channel) => !client.channels.cache.has(channel));
    const router = new Router(services, commands, { sender, lookout });
    take = (interaction) => router.take(interaction);
    for (const interaction of early) take(interaction);
    client.on(Events.Error, (error) => log.error('client.error', { error }));
    client.on(Events.Warn, (message) => log.warn('client.warning', { message }));
    whenClosed(client, (code) => {
      log.error('gateway.closed', { code });
      setup.closed?.(code);
    });
    await registerCommands(client.rest, client.application.id, commands, log);
    await sender.start();
    const unattended = await ledger.directory.unattended(range);
    await ledger.act({ games: unattended.slice(0, 1) }, () => table.resumeAll(unattended));
    watchPlaces(client, services, sender);
    const alarm = new Alarm({ table, ledger, range, serves, clock, failed });
    alarm.start();
    await lookout.start();
    const ready = { user: client.user.tag, commands: commands.definitions.length };
    log.info('bot.ready', { ...ready, ...(range ? { range: range.index } : {}) });
    return new Bot(client, { services, sender, lookout, router, alarm });
  }

  /** The bot's name on Discord. */
  get name(): string {
    return this.client.user.displayName;
  }

  /** Where somebody adds the bot to a server. */
  get invite(): string {
    return inviteLink(this.client.application.id);
  }

  /** True while the gateway is connected. */
  get isConnected(): boolean {
    return this.client.isReady();
  }

  /** Announcements that wait to be sent. */
  get waiting(): number {
    return this.services.store.outbox.countWaiting();
  }

  /** Answers what has been pressed, finishes the messages under way, then logs out. The store stays open. */
  async stop(): Promise<void> {
    await this.alarm.stop();
    this.lookout.stop();
    await this.router.stop();
    await this.sender.stop();
    await this.client.destroy();
  }
}
