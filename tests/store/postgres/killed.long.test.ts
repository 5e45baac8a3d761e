import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlaces, OPTIONS } from '../../../src/process/bundling.mjs';
import { harnessed } from '../../length.ts';
import { POSTGRES, PostgresServer } from './server.ts';
import { answered, Worker } from './workers.ts';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const SHELF = path.resolve(HERE, '../../../var');
const SOON = { timeout: 120_000, interval: 20 };

describe.runIf(POSTGRES !== undefined)('a worker in a process of its own', () => {
  let folder: string;
  let server: PostgresServer;
  let url: string;
  let here: Worker;
  let child: ChildProcess | null;
  /** What it has said, line by line; the last one may not be whole. */
  let lines: string[];

  beforeAll(async () => {
    mkdirSync(SHELF, { recursive: true });
    folder = mkdtempSync(path.join(SHELF, 'child-'));
    await build({
      entryPoints: [path.join(HERE, 'child.ts')],
      outfile: path.join(folder, 'child.mjs'),
      ...OPTIONS,
      plugins: [{ name: 'places', setup: keepPlaces }],
    });
    server = await PostgresServer.start();
  }, 120_000);

  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server?.stop();
  });

  beforeEach(async () => {
    url = await server.database();
    here = await Worker.start(url);
    child = null;
    return async () => {
      child?.kill('SIGKILL');
      await here.close();
    };
  });

  const start = (game: string, task: string): ChildProcess => {
    lines = [''];
    const started = spawn(process.execPath, [path.join(folder, 'child.mjs'), url, game, task], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.stdout?.on('data', (chunk: Buffer) => {
      const [first = '', ...rest] = chunk.toString('utf8').split('\n');
      lines.push(`${lines.pop() ?? ''}${first}`, ...rest);
    });
    child = started;
    return started;
  };
  const gone = (process: ChildProcess): Promise<void> =>
    new Promise((resolve) => (process.exitCode !== null ? resolve() : process.once('exit', () => resolve())));
  const journal = (game: string) =>
    here.ledger.act({ games: [game] }, () => here.ledger.store.journal.everything(game));

  it('is killed in the middle of an answer, and loses none that it said was taken', async () => {
    const game = await here.begin(['mara', 'jonas']);
    const taken: string[] = [];
    for (let kills = 0; kills < harnessed(8, 200); kills++) {
      const process = start(game, 'answer');
      await vi.waitFor(() => expect(lines.length).toBeGreaterThan(2 + (kills % 7)), SOON);
      process.kill('SIGKILL');
      await gone(process);
      taken.push(
        ...lines.slice(0, -1).flatMap((line) => (line.endsWith(' accepted') ? [line.split(' ')[0] ?? ''] : [])),
      );
    }
    const rows = await journal(game);
    expect(taken.length).toBeGreaterThan(3);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    for (const decision of taken) expect(answered(rows).filter((one) => one === decision)).toHaveLength(1);
    const open = await here.open(game);
    expect(open && (await here.answer({ game, ...open, chosen: ['roll'] }))).toBe('accepted');
  }, 1_800_000);

  it('that was stopped for longer than its lease writes and sends nothing when it awakes', async () => {
    const game = await here.begin(['mara', 'jonas']);
    const process = start(game, 'stopped');
    await vi.waitFor(() => expect(lines).toContain('begun'), SOON);
    process.kill('SIGSTOP');
    const open = await here.open(game);
    const [chosen = ''] = open?.options ?? [];
    expect(open && (await here.answer({ game, ...open, chosen: [chosen] }))).toBe('accepted');
    const before = await journal(game);
    await vi.waitFor(async () => {
      const { rows } = await here.truth.pool.query<{ over: boolean }>(
        'SELECT until < extract(epoch FROM clock_timestamp()) * 1000 AS over FROM lease',
      );
      expect(rows).toEqual([{ over: true }]);
    }, SOON);
    process.kill('SIGCONT');
    await gone(process);
    expect(lines.filter((line) => /Fenced|SendsNoMore|accepted|stale/.test(line)).join()).toMatch(
      /^(Fenced|SendsNoMore)$/,
    );
    expect(await journal(game)).toEqual(before);
  }, 300_000);
});
