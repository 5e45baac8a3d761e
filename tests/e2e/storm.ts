import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { Bot } from '../../src/discord/bot.ts';
import { INVITED_WITH } from '../../src/discord/connection/permission.ts';
import { CATALOGUE } from '../../src/editions/catalogue.ts';
import { heardLog } from '../../src/lab/guests/heardlog.ts';
import { Outcomes } from '../../src/lab/guests/outcomes.ts';
import type { LocalDiscord } from '../../src/local/discord.ts';
import { everybodyMay } from '../../src/local/guild/permission.ts';
import type { Fault } from '../../src/local/rest/fault.ts';
import { startLocalDiscord } from '../../src/local/server.ts';
import { createLog } from '../../src/log.ts';
import { Backups } from '../../src/store/file/backup.ts';
import { DatabaseDamaged, openDatabase, Store } from '../../src/store/store.ts';
import type { GameView } from '../../src/table/game/view.ts';
import { slowClock } from '../local/slow-clock.ts';
import { DOT, NAMES } from './night.ts';

/** A room in which things go wrong: a Discord of this machine, the bot, its store, and a clock that can be put on. */
export class Storm {
  readonly local: LocalDiscord;
  store: Store;
  /** Lines of the log, warnings and errors only. */
  readonly complaints: string[] = [];
  /** What came of what people did, as the log tells it. */
  readonly outcomes = new Outcomes();
  /** Milliseconds by which the clock on the wall is wrong. */
  private skew = 0;
  private bot: Bot | null = null;
  private token: string;
  /** Codes by which Discord has closed the connection for good. */
  private readonly closings: number[] = [];
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'storm-'));
  private readonly file = path.join(this.folder, 'games.db');
  private readonly seed: string;

  private constructor(local: LocalDiscord, seed: string) {
    this.local = local;
    this.seed = seed;
    this.token = local.token;
    this.store = new Store(openDatabase(this.file));
  }

  /** @param seed 64 hexadecimal digits for every new game */
  static async brew(seed: string): Promise<Storm> {
    const local = await startLocalDiscord({
      port: 0,
      databasePath: ':memory:',
      clock: slowClock(),
      page: null,
      rateLimits: false,
      selfCheck: true,
      invite: INVITED_WITH,
      names: { people: NAMES },
    });
    const storm = new Storm(local, seed);
    await storm.start();
    return storm;
  }

  get view(): GameView | null {
    return this.running.services.table.reading.inChannel(this.local.channel().id);
  }

  /** Everything that was to be told and asked stands in the channel, and nothing is held up; the status may rest. */
  get isClear(): boolean {
    const { outbox, games } = this.store;
    const waits = outbox.games().flatMap((game) => outbox.waiting(game).filter(({ kind }) => kind !== 'status'));
    return (
      this.running.isConnected &&
      waits.length === 0 &&
      games.withStatus('playing').every(({ parked }) => parked === null)
    );
  }

  /** The program ends and begins again. */
  async restart(): Promise<void> {
    await this.running.stop();
    await this.start();
  }

  /** The bot's token counts no more: Discord closes for good. What is returned gives the program the new one. */
  loseToken(): () => Promise<void> {
    const [{ length }, token] = [this.closings, `${this.token}+`];
    this.local.resetToken(token);
    return async () => {
      await expect.poll(() => this.closings.length, { timeout: 60_000 }).toBeGreaterThan(length);
      this.token = token;
      await this.restart();
    };
  }

  /** The file is damaged while the program is not running: it must not start, and goes on from the last backup. */
  async damageFile(): Promise<void> {
    await this.running.stop();
    const directory = mkdtempSync(path.join(this.folder, 'backups-'));
    const log = createLog('warn', [], (line) => void this.complaints.push(line));
    const backups = new Backups({ database: this.store.database, directory, days: 1, clock: Date.now, log });
    const backup = await backups.ifDue();
    this.store.close();
    if (backup === null) throw new Error('no backup was made');
    const page = openSync(this.file, 'r+');
    writeSync(page, Buffer.alloc(3 * 4096, 0xff), 0, 3 * 4096, 2 * 4096);
    closeSync(page);
    expect(() => openDatabase(this.file)).toThrow(DatabaseDamaged);
    for (const more of ['-wal', '-shm']) rmSync(`${this.file}${more}`, { force: true });
    copyFileSync(backup, this.file);
    this.store = new Store(openDatabase(this.file));
    await this.start();
  }

  /** The clock on the wall is put on or back, by so many milliseconds. */
  shift(by: number): void {
    this.skew += by;
  }

  /** The disk has no room for anything more, until it is freed. */
  fillDisk(): void {
    this.store.database.pragma('max_page_count = 1');
  }

  freeDisk(): void {
    this.store.database.pragma('max_page_count = 1000000');
  }

  async close(): Promise<void> {
    this.local.liftFaults();
    await this.running.stop();
    await this.local.close();
    this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get running(): Bot {
    if (!this.bot) throw new Error('the bot is not there');
    return this.bot;
  }

  private async start(): Promise<void> {
    const { local, store, seed, token } = this;
    this.bot = await Bot.start({
      token,
      api: local.api,
      store,
      editions: CATALOGUE,
      draw: async () => DOT,
      closed: (code) => void this.closings.push(code),
      log: heardLog(this.outcomes, [token], (line) => void this.complaints.push(line)),
      seed: () => seed,
      statusRest: 1000,
      clock: () => Date.now() + this.skew,
    });
  }
}

/** Something that goes wrong; what is returned puts it right again. */
export interface Squall {
  name: string;
  begin(storm: Storm): Promise<void> | void | (() => Promise<void> | void);
}

/** Requests for messages of a channel, by the token of a press or without. */
const MESSAGES = /^\/(?:channels\/\d+|webhooks\/\d+\/[^/]+)\/messages/;
/** Acknowledgements and forms. */
const CALLBACKS = /^\/interactions\/\d+\/[^/]+\/callback/;
const REQUESTS: readonly (Fault & { name: string })[] = [
  { name: 'a 500', path: MESSAGES, times: 2, what: { kind: 'error', status: 500 } },
  { name: 'a 502 of what was done', path: MESSAGES, times: 1, carriedOut: true, what: { kind: 'error', status: 502 } },
  { name: 'a page of HTML', path: MESSAGES, times: 2, what: { kind: 'html', status: 403 } },
  { name: 'a cut connection', path: MESSAGES, times: 2, what: { kind: 'cut' } },
  { name: 'a cut connection after it was done', path: MESSAGES, times: 1, carriedOut: true, what: { kind: 'cut' } },
  { name: 'a 401', path: MESSAGES, times: 1, what: { kind: 'refusal', name: 'unauthorized' } },
  { name: 'a limit', path: MESSAGES, method: 'PATCH', times: 1, what: { kind: 'limit', seconds: 7 } },
  { name: 'a global limit', times: 1, what: { kind: 'limit', seconds: 1, scope: 'global' } },
  {
    name: 'a limit of old edits',
    path: MESSAGES,
    method: 'PATCH',
    times: 1,
    what: { kind: 'limit', seconds: 1, scope: 'oldEdits' },
  },
  { name: 'a slow request', path: MESSAGES, times: 2, what: { kind: 'slow', milliseconds: 800 } },
  {
    name: 'a message that is blocked',
    path: MESSAGES,
    method: 'POST',
    times: 1,
    what: { kind: 'refusal', name: 'blockedMessage' },
  },
  { name: 'an upload refused', path: MESSAGES, carries: 'upload', what: { kind: 'code', status: 400, code: 400001 } },
  {
    name: 'an upload too large',
    path: MESSAGES,
    carries: 'upload',
    what: { kind: 'refusal', name: 'requestTooLarge' },
  },
  { name: 'an unknown code', path: MESSAGES, times: 2, what: { kind: 'refusal', name: 'unheardOf' } },
  {
    name: 'an unknown code for an acknowledgement',
    path: CALLBACKS,
    times: 2,
    what: { kind: 'refusal', name: 'unheardOf' },
  },
  { name: 'a form refused', path: CALLBACKS, carries: 'form', what: { kind: 'code', status: 400, code: 50035 } },
  { name: 'pins refused', path: /\/pins/, what: { kind: 'refusal', name: 'maximumPins' } },
  { name: 'a void webhook', path: /^\/webhooks/, times: 2, what: { kind: 'refusal', name: 'unknownWebhook' } },
];

/** What moderators, the connection, the clock and the disk do. */
const EVENTS: readonly Squall[] = [
  {
    name: 'a deleted question',
    begin({ local, store, view }) {
      const asked = view
        ? store.messages.of(view.id).find(({ surface }) => surface.startsWith('question '))
        : undefined;
      if (asked) local.removeMessage(asked.id);
    },
  },
  {
    name: 'a missing permission',
    begin({ local }) {
      const { id } = local.channel();
      local.deny(id, PermissionFlagsBits.SendMessages, PermissionFlagsBits.AttachFiles);
      return () => local.allow(id);
    },
  },
  {
    name: 'roles without rights',
    begin({ local }) {
      const { SendMessages } = PermissionFlagsBits;
      local.setRole('everybody', everybodyMay & ~SendMessages);
      local.setRole('bot', INVITED_WITH & ~SendMessages);
      return () => {
        local.setRole('everybody', everybodyMay);
        local.setRole('bot', INVITED_WITH);
      };
    },
  },
  {
    name: 'another pin in place of the status',
    begin({ local, store, view }) {
      const rows = view ? store.messages.of(view.id) : [];
      const status = rows.find(({ surface }) => surface === 'status');
      // What has no message yet can't be pinned.
      const other = rows.find(({ id }) => id !== status?.id && id !== '0');
      if (status) local.pin(status.id, false);
      if (other) local.pin(other.id, true);
    },
  },
  {
    name: 'a channel out of sight',
    begin({ local }) {
      const { id } = local.channel();
      local.deny(id, PermissionFlagsBits.ViewChannel);
      return () => local.allow(id);
    },
  },
  {
    name: 'a bot thrown out and invited back',
    begin({ local }) {
      local.kickBot();
      return () => local.inviteBot();
    },
  },
  {
    name: 'a person who leaves and comes back',
    begin({ local }) {
      local.leave('Jonas');
      return () => local.join('Jonas');
    },
  },
  { name: 'an expired token', begin: ({ local }) => local.expireTokens() },
  { name: 'a hanging Discord', begin: ({ local }) => local.fault({ path: MESSAGES, what: { kind: 'hang' } }) },
  { name: 'op 7', begin: ({ local }) => local.reconnectBot() },
  { name: 'op 9', begin: ({ local }) => local.invalidateBot(false) },
  { name: 'a lost connection', begin: ({ local }) => local.dropBot(true) },
  { name: 'a restart', begin: (storm) => storm.restart() },
  { name: 'a token that counts no more', begin: (storm) => storm.loseToken() },
  { name: 'a damaged file', begin: (storm) => storm.damageFile() },
  {
    name: 'a full disk',
    begin(storm) {
      storm.fillDisk();
      return () => storm.freeDisk();
    },
  },
  { name: 'a clock put on', begin: (storm) => storm.shift(3_600_000) },
  { name: 'a clock put back', begin: (storm) => storm.shift(-3_600_000) },
];

export const SQUALLS: readonly Squall[] = [
  ...REQUESTS.map(({ name, ...fault }): Squall => ({ name, begin: ({ local }) => local.fault(fault) })),
  ...EVENTS,
];
