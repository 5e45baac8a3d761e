import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChannelType, Routes } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { Bot } from '../../src/discord/bot.ts';
import { INVITED_WITH } from '../../src/discord/connection/permission.ts';
import type { PressLimit } from '../../src/discord/presslimit.ts';
import { heardLog } from '../../src/lab/guests/heardlog.ts';
import { Outcomes } from '../../src/lab/guests/outcomes.ts';
import type { LocalDiscord } from '../../src/local/discord.ts';
import { startLocalDiscord } from '../../src/local/server.ts';
import { createLog } from '../../src/log.ts';
import { Backups } from '../../src/store/file/backup.ts';
import { DatabaseDamaged, openDatabase, Store } from '../../src/store/store.ts';
import type { GameView } from '../../src/table/game/view.ts';
import { CATALOGUE } from '../box.ts';
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
  /** Where the game is played: the first channel, or a thread in it. */
  place: string;
  /** Milliseconds by which the clock on the wall is wrong. */
  private skew = 0;
  private bot: Bot | null = null;
  private token: string;
  private limits: PressLimit | null = null;
  /** Codes by which Discord has closed the connection for good. */
  private readonly closings: number[] = [];
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'storm-'));
  private readonly file = path.join(this.folder, 'games.db');
  private readonly seed: string;

  private constructor(local: LocalDiscord, seed: string) {
    this.local = local;
    this.seed = seed;
    this.token = local.token;
    this.place = local.channel().id;
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
    return this.running.services.table.reading.inChannel(this.place);
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

  /** From now on the game is played in a thread of its own, in the first channel. */
  async moveIntoThread(): Promise<void> {
    const answer = await fetch(`${this.local.api}/v10${Routes.threads(this.local.channel().id)}`, {
      method: 'POST',
      headers: { authorization: `Bot ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'The game', type: ChannelType.PublicThread }),
    });
    this.place = ((await answer.json()) as { id: string }).id;
  }

  /** The program begins again, and from now on people may do so much; null: as much as they like. */
  async limit(limits: PressLimit | null): Promise<void> {
    this.limits = limits;
    await this.restart();
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
    const { local, store, seed, token, limits } = this;
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
      limits,
      clock: () => Date.now() + this.skew,
    });
  }
}
