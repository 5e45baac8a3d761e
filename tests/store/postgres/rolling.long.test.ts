import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVITED_WITH } from '../../../src/discord/connection/permission.ts';
import { type CheckedOut, treeOf } from '../../../src/lab/bench/side/tree.ts';
import { toldTwice } from '../../../src/lab/guests/toldtwice.ts';
import { WorkerProcess } from '../../../src/lab/load/process.ts';
import { guildsOf } from '../../../src/lab/load/tables.ts';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { startLocalDiscord } from '../../../src/local/server.ts';
import { connectionTo } from '../../../src/store/postgres/connection.ts';
import { Words } from '../../../src/words/words.ts';
import { CATALOGUE } from '../../box.ts';
import { POSTGRES, PostgresServer } from './server.ts';
import { Sitting, until } from './sitting.ts';

/** The last commit that kept what happens as lines of text. */
const BEFORE = 'be1fbdd9';
const SHARDS = 2;
/** Answers that bring both games well into their turns, and that are given between two restarts. */
const ANSWERS = 14;
const MORE = 5;

interface Told {
  id: number;
  body: string;
  message: string | null;
  state: string;
}

const isOfLines = ({ body }: Told): boolean => 'lines' in (JSON.parse(body) as object);

/** Whether the version before is in this repository, which may be a shallow one, and this Node.js can run it. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const RUNS = major < 24 || (major === 24 && minor < 19);
const KNOWN = RUNS && spawnSync('git', ['cat-file', '-e', `${BEFORE}^{commit}`]).status === 0;
if (!KNOWN) console.warn(`Skipped: workers of ${BEFORE}, which is not there or can’t be run.`);

/** As long as eighty answers and six starts may take on a busy machine, in milliseconds. */
const LONG = 3_600_000;
/** Days in which nobody opens their case, in milliseconds. */
const SEALED = 30 * 86_400_000;

describe.runIf(POSTGRES !== undefined && KNOWN)('workers restart one by one, from a version that kept lines', () => {
  let server: PostgresServer;
  let local: LocalDiscord;
  let before: CheckedOut;
  let pool: Pool;
  let url: string;
  let running: WorkerProcess[] = [];
  /** What each has written to its log, by event. */
  const logs = new Map<WorkerProcess, string[]>();

  beforeAll(async () => {
    before = treeOf(BEFORE);
    server = await PostgresServer.start();
    url = await server.database();
    pool = new Pool(connectionTo(url));
    local = await startLocalDiscord({
      port: 0,
      databasePath: ':memory:',
      page: null,
      rateLimits: false,
      invite: INVITED_WITH,
      shards: SHARDS,
      names: { people: ['Host'], channels: ['lobby'] },
    });
  });

  afterAll(async () => {
    for (const worker of running) await worker.kill();
    await local?.close();
    await pool?.end();
    await server?.stop();
    before?.remove();
  });

  const start = async (root?: string): Promise<WorkerProcess> => {
    const environment = {
      DISCORD_TOKEN: local.token,
      DISCORD_API: local.api,
      DATABASE_URL: url,
      SHARDS: String(SHARDS),
      HEALTH_PORT: '',
      STATUS_SECONDS: '2',
    };
    const lines: string[] = [];
    const worker: WorkerProcess = new WorkerProcess(environment, (line) => void lines.push(line), root);
    logs.set(worker, lines);
    running.push(worker);
    await until(async () => worker.isThere, 'a worker is there');
    return worker;
  };
  const stop = async (worker: WorkerProcess): Promise<void> => {
    running = running.filter((other) => other !== worker);
    expect(await worker.stop()).toBe(0);
  };
  const serve = (workers: readonly WorkerProcess[], ranges: readonly number[]): Promise<void> =>
    until(async () => {
      for (const worker of running) expect(worker.isRunning).toBe(true);
      return workers.every(({ ready }, at) => ready.size === ranges[at]);
    }, `ranges are served ${ranges}`);
  const told = async ({ channel }: Sitting): Promise<Told[]> => {
    const { rows } = await pool.query<Told>(
      `SELECT outbox.id, body, message, state FROM outbox JOIN game ON game.id = outbox.game
       WHERE channel = $1 AND kind = 'happening' ORDER BY outbox.id`,
      [channel],
    );
    return rows;
  };
  const codeOf = (edition: string): string => `rolling-${edition}`;
  /** The seed is no longer drawn at random. */
  const seal = async (edition: string): Promise<void> => {
    const seed = createHash('sha256').update(edition).digest('hex');
    await pool.query(
      'INSERT INTO sealed_case (code, edition, seed, open_from, closes_at) VALUES ($1, $2, $3, $4, $5)',
      [codeOf(edition), edition, seed, Date.now(), Date.now() + SEALED],
    );
  };
  const heard = (worker: WorkerProcess, event: string): string[] =>
    (logs.get(worker) ?? []).filter((line) => line.includes(`"event":"${event}"`));

  it(
    'loses nothing, tells nothing twice, and writes no row without lines while an old one serves',
    async () => {
      const guilds = await guildsOf(local, SHARDS, 1);
      const old = [await start(before.root), await start(before.root)];
      await serve(old, [1, 1]);
      const sittings = ['second', 'third'].map((edition, at) => {
        return new Sitting(local, pool, {
          guild: guilds[at] ?? '',
          edition,
          people: 2,
          luck: at + 1,
          code: codeOf(edition),
        });
      });
      for (const { edition } of sittings) await seal(edition);
      const play = async (answers: number): Promise<void> => {
        for (let count = 0; count < answers; count++) for (const sitting of sittings) await sitting.answer();
      };
      for (const sitting of sittings) await sitting.begin();
      await play(ANSWERS);

      const [first, second] = old;
      if (!first || !second) throw new Error('nobody works');
      await stop(first);
      const fresh = await start();
      await serve([second, fresh], [2, 0]);
      await play(MORE);
      expect(heard(fresh, 'worker.waits')).toHaveLength(1);
      expect([fresh.ranges.size, second.ready.size]).toEqual([0, 2]);
      const whileOldServes = (await Promise.all(sittings.map(told))).flat();
      expect(whileOldServes.length).toBeGreaterThan(10);
      expect(whileOldServes.filter((row) => !isOfLines(row))).toEqual([]);

      await stop(second);
      await serve([fresh], [2]);
      await play(MORE);
      const other = await start();
      await serve([fresh, other], [1, 1]);
      await play(MORE);

      await until(async () => {
        const { rows } = await pool.query("SELECT 1 FROM outbox WHERE state = 'waiting' AND kind <> 'status'");
        return rows.length === 0;
      }, 'all is told');
      for (const sitting of sittings) {
        const rows = await told(sitting);
        // What was told as lines stands as it was, and what came later is kept as sentences.
        const firstNew = rows.findIndex((row) => !isOfLines(row));
        expect(firstNew).toBeGreaterThan(4);
        expect(rows.slice(firstNew).filter(isOfLines)).toEqual([]);
        expect(rows.length - firstNew).toBeGreaterThan(2);
        expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
        const journal = await sitting.journal();
        for (const decision of sitting.taken) expect(journal.filter((one) => one === decision)).toHaveLength(1);
        expect(journal.filter((decision) => decision !== '').length).toBeGreaterThanOrEqual(sitting.taken.length);
        const { namer } = CATALOGUE.get(sitting.edition) ?? {};
        const words = namer ? new Words('en').with(namer(null)) : new Words('en');
        expect(toldTwice(rows, sitting.ledger, words)).toEqual([]);
      }
      // A machine may be too busy for a picture, which then is left out.
      const isWrong = (line: string): boolean =>
        line.startsWith('{"level":"error"') && !line.includes('"event":"picture.failed"');
      for (const [, lines] of logs) expect(lines.filter(isWrong)).toEqual([]);
    },
    LONG,
  );
});
