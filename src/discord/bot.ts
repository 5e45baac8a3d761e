import { type Client, Events, type Interaction } from 'discord.js';
import type { TableEdition } from '../editions/edition/edition.ts';
import type { Log } from '../log.ts';
import type { Directory, Ledger, Range } from '../store/ledger.ts';
import type { Store } from '../store/store.ts';
import type { TableSetup } from '../table/room/room.ts';
import { Table } from '../table/table.ts';
import { Alarm } from './alarm.ts';
import { CommandSet } from './commands/commandset.ts';
import { Breaker } from './connection/breaker.ts';
import { NO_EMOJI } from './connection/emoji.ts';
import { identified, loggedIn, type Turn, whenClosed } from './connection/login.ts';
import { OwnEmoji } from './connection/ownemoji.ts';
import { inviteLink } from './connection/permission.ts';
import { RestPost } from './connection/post.ts';
import { keepRegistered } from './connection/registration.ts';
import { createRest } from './connection/rest.ts';
import { alone, type Services } from './connection/services.ts';
import { sightOf } from './connection/sight.ts';
import type { Draw } from './message/attachment.ts';
import type { PressLimit } from './presslimit.ts';
import { Router } from './router.ts';
import { Lookout } from './sending/lookout.ts';
import { Places } from './sending/place.ts';
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
  /** The application has emoji of its own, drawn and uploaded by this bot. */
  emoji?: boolean;
  /** `/game new` offers a case of the month. */
  monthly?: boolean;
  /** What people may do at most; left out: as much as they like. */
  limits?: PressLimit | null;
  /** Where `/game report` also goes to; left out: nowhere. */
  reportTo?: Services['reportTo'];
  /** Called when Discord has closed the connection for good; `code` as documented for the gateway. */
  closed?: (code: number) => void;
  /** Ends the waiting for a Discord that can't be reached. */
  signal?: AbortSignal;
  /** Milliseconds between two attempts to reach it; a minute when left out. */
  patience?: number;
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
  /** Ends what goes on by itself beside them. */
  end: () => void;
}

/** The bot while it runs. */
export class Bot {
  readonly services: Services;
  private readonly client: Client<true>;
  private readonly sender: Sender;
  private readonly lookout: Lookout;
  private readonly router: Router;
  private readonly alarm: Alarm;
  private readonly end: () => void;

  private constructor(client: Client<true>, { services, sender, lookout, router, alarm, end }: Works) {
    this.services = services;
    this.client = client;
    this.sender = sender;
    this.lookout = lookout;
    this.router = router;
    this.alarm = alarm;
    this.end = end;
  }

  /**
   * Registers the commands where they differ, logs in, sends what was left unsent, and listens. Waits for a Discord that
   * can't be reached. Whatever may fail comes before the gateway, at which a bot may begin a thousand times a day.
   * @throws Error when Discord refuses the token or the bot
   */
  static async start(setup: BotSetup): Promise<Bot> {
    const { store, editions, draw, log, part, token, api } = setup;
    const { monthly = false, signal = new AbortController().signal, breaker = new Breaker({ log }) } = setup;
    const clock = setup.clock ?? Date.now;
    const failed = (error: unknown): void => log.error('table.failed', { error });
    const table =
      part?.table ??
      new Table({ store, editions, clock, failed, monthly, ...(setup.seed ? { seed: setup.seed } : {}) });
    const commands = await CommandSet.load();
    const rest = createRest(token, { api, breaker, ...(part ? { maySend: part.serves } : {}) });
    const waiting = { log, signal, ...(setup.patience === undefined ? {} : { patience: setup.patience }) };
    const self = await identified(rest, waiting);
    const { application } = self;
    const unregister = await keepRegistered({ rest, application, log }, commands);
    // One of several workers uploads; the others use what is there.
    const uploads = (part?.range.index ?? 0) === 0;
    const own = setup.emoji ? new OwnEmoji({ rest, application, draw, log, uploads }) : null;
    const emojis = own ?? NO_EMOJI;
    const services: Services = {
      ...{ table, store, editions, post: new RestPost(rest, self, emojis), draw, log, clock },
      ...alone(store),
      emojis,
      reportTo: setup.reportTo ?? null,
      ...(part ? { ledger: part.ledger, range: part.range, serves: part.serves } : {}),
    };
    const { ledger, range, serves } = services;
    const unattended = await ledger.directory.unattended(range);
    await ledger.act({ games: unattended.slice(0, 1) }, () => table.resumeAll(unattended));
    const sender = new Sender(services, setup.statusRest);
    const early: Interaction[] = [];
    let take = (interaction: Interaction): void => void early.push(interaction);
    const client = await loggedIn({
      ...{ token, rest, breaker, ...waiting, take: (interaction) => take(interaction) },
      ...(api ? { api } : {}),
      shard: part ? { range: part.range, turn: part.turn, maySend: part.serves } : null,
    });
    const sight = sightOf(client);
    const lookout = new Lookout(services, sender, sight);
    const router = new Router(services, commands, { sender, lookout, limits: setup.limits ?? null });
    take = (interaction) => router.take(interaction);
    for (const interaction of early) take(interaction);
    client.on(Events.Error, (error) => log.error('client.error', { error }));
    client.on(Events.Warn, (message) => log.warn('client.warning', { message }));
    whenClosed(client, (code) => {
      log.error('gateway.closed', { code });
      setup.closed?.(code);
    });
    await sender.start();
    new Places(services, sender, sight).watch(client);
    const alarm = new Alarm({ table, ledger, range, serves, clock, failed });
    alarm.start();
    lookout.start();
    const ready = { user: client.user.tag, commands: commands.definitions.length };
    log.info('bot.ready', { ...ready, ...(range ? { range: range.index } : {}) });
    own?.start();
    const end = (): void => {
      own?.stop();
      unregister();
      rest.clearHandlerSweeper();
      rest.clearHashSweeper();
    };
    return new Bot(client, { services, sender, lookout, router, alarm, end });
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

  /** Which games there are. */
  get directory(): Directory {
    return this.services.ledger.directory;
  }

  /** Tells a table something in the name of whoever runs the bot. */
  async notice(game: string, text: string): Promise<void> {
    const { ledger, table } = this.services;
    await ledger.act({ games: [game] }, () => table.notice(game, text));
  }

  /** Answers what has been pressed, finishes the messages under way, then logs out. The store stays open. */
  async stop(): Promise<void> {
    await this.alarm.stop();
    this.lookout.stop();
    await this.router.stop();
    await this.sender.stop();
    this.end();
    await this.client.destroy();
  }
}
