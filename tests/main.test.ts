import { type ChildProcess, execFileSync, execSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalDiscord } from '../src/local/server.ts';
import { createLog } from '../src/log.ts';
import { Backups } from '../src/store/file/backup.ts';
import { openDatabase, Store } from '../src/store/store.ts';
import { Words } from '../src/words/words.ts';
import { freePort, npmItself } from './e2e/program.ts';

let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arkham-'));
});

afterEach(() => {
  for (const child of started.splice(0)) endAll(child);
  rmSync(folder, { recursive: true, force: true });
});

/** Ends a program, and what it has started where both have a group of their own. */
function endAll(child: ChildProcess): void {
  child.kill('SIGKILL');
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has none, or nobody is left.
  }
}

/** The program, with what it says and how it ends. */
const run = (environment: Record<string, string> = {}) =>
  begun(process.execPath, ['src/run.mjs', 'main'], { environment });

/** The same by `npm start`, in a project in which there is nothing to set up. */
function npmStart(environment: Record<string, string>) {
  const cwd = path.join(folder, 'project');
  mkdirSync(path.join(cwd, 'src/process'), { recursive: true });
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  copyFileSync('src/start.mjs', path.join(cwd, 'src/start.mjs'));
  writeFileSync(path.join(cwd, 'src/setup.mjs'), '');
  const words = 'src/process/plainwords.mjs';
  writeFileSync(path.join(cwd, words), `export * from ${JSON.stringify(path.resolve(words))};`);
  writeFileSync(path.join(cwd, 'src/run.mjs'), `import ${JSON.stringify(path.resolve('src/run.mjs'))};`);
  return begun(process.execPath, [npmItself(), 'start'], { cwd, environment, detached: true });
}

interface Beginning {
  environment: Record<string, string>;
  cwd?: string;
  /** In a group of its own, as at a terminal. */
  detached?: boolean;
  /** The number of the user who runs it. */
  uid?: number;
}

function begun(program: string, words: readonly string[], { environment, ...options }: Beginning) {
  const child = spawn(program, words, {
    ...options,
    env: {
      ...process.env,
      DISCORD_TOKEN: '',
      DISCORD_API: '',
      LOG_LEVEL: 'warn',
      LOCAL_PORT: '0',
      DATABASE_PATH: path.join(folder, 'games.db'),
      ...environment,
    },
  });
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => (said.out += String(data)));
  child.stderr.on('data', (data) => (said.err += String(data)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, said, ended };
}

async function says(program: ReturnType<typeof run>, pattern: RegExp): Promise<string> {
  await expect.poll(() => program.said.out, { interval: 50 }).toMatch(pattern);
  return pattern.exec(program.said.out)?.[0] ?? '';
}

it('lays a table on this machine without a token, keeps others off its database, and stops when told', async () => {
  const first = run();
  const address = await says(first, /http:\/\/127\.0\.0\.1:\d+/);
  const page = await fetch(address);
  expect(page.status).toBe(200);
  const state = (await (await fetch(`${address}/local/state`)).json()) as { bot: { online: boolean } };
  expect(state.bot.online).toBe(true);
  const second = run();
  expect(await second.ended).toBe(1);
  expect(second.said.err.trim().split('\n')).toHaveLength(1);
  expect(second.said.err).toContain('Another process has');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.said.err).toBe('');
});

describe.skipIf(process.platform === 'win32')('started by npm', () => {
  const WAYS = {
    'SIGTERM to npm': (npm: number) => process.kill(npm, 'SIGTERM'),
    'SIGINT to npm': (npm: number) => process.kill(npm, 'SIGINT'),
    // It reaches the bot twice: npm passes it on.
    'Ctrl+C at a terminal': (npm: number) => process.kill(-npm, 'SIGINT'),
  } as const;

  it.each(Object.entries(WAYS))(
    'it ends by %s, lets go of everything, and can be started again at once',
    async (_, end) => {
      const environment = { LOCAL_PORT: String(await freePort()) };
      for (let time = 0; time < 2; time++) {
        const program = npmStart(environment);
        const address = await says(program, /http:\/\/127\.0\.0\.1:\d+/);
        end(program.child.pid ?? 0);
        expect(await program.ended).toBe(0);
        expect(program.said.err).toBe('');
        expect(program.said.out.match(/Stopping/g)).toHaveLength(1);
        await expect(fetch(address)).rejects.toThrow();
        openDatabase(path.join(folder, 'games.db')).close();
      }
    },
  );
});

it('says what is wrong with the settings', async () => {
  const program = run({ LOCAL_PORT: 'many', LOG_LEVEL: 'loud' });
  expect(await program.ended).toBe(1);
  expect(program.said.err.trim().split('\n')).toHaveLength(3);
  expect(program.said.err).toContain('LOCAL_PORT');
  expect(program.said.err).toContain('LOG_LEVEL');
});

it('says it in the language of the host', async () => {
  const program = run({ LOCAL_PORT: 'many', LANG: 'cs_CZ.UTF-8', LC_MESSAGES: '' });
  expect(await program.ended).toBe(1);
  const words = new Words('cs');
  const [bad, port] = [words.say('settings-bad'), words.say('settings-local-port', { value: 'many' })];
  expect(program.said.err).toBe(`${bad}\n${port}\n`);
  expect(bad).not.toBe(new Words('en').say('settings-bad'));
});

it('says in a sentence which file holds no games, and what to do', async () => {
  writeFileSync(path.join(folder, 'games.db'), 'no database at all, but long enough to look like one'.repeat(20));
  const program = run();
  expect(await program.ended).toBe(1);
  expect(program.said.err.trim().split('\n')).toHaveLength(1);
  expect(program.said.err).toMatch(
    /games\.db is damaged \(file is not a database\).*copy the latest backup from \S+backups\/games-[0-9a-f]{8} to/,
  );
});

it('never begins anew over what is left of its games: it says what to do, touches nothing, and goes on once that is done', async () => {
  const [file, aside] = [path.join(folder, 'games.db'), path.join(folder, 'aside')];
  writeFileSync(file, gunzipSync(readFileSync('tests/store/versions/version-14.db.gz')));
  const store = new Store(openDatabase(file));
  const log = createLog('error', []);
  const directory = path.join(folder, 'backups');
  const { database } = store;
  const copy = await new Backups({ database, directory, days: 7, clock: () => 0, log }).ifDue();
  store.transaction(() => store.messages.teach('mara', 'move.next'));
  // What a kill would leave, less the file itself, which somebody has emptied.
  const left = ['-wal', '-reached'].map((end) => ({ name: `${file}${end}`, bytes: readFileSync(`${file}${end}`) }));
  store.close();
  writeFileSync(file, '');
  for (const { name, bytes } of left) writeFileSync(name, bytes);
  const program = run();
  expect(await program.ended).toBe(1);
  expect(program.said.err.trim().split('\n')).toHaveLength(1);
  expect(program.said.err).toContain(`${file} holds no games, but ${file}-wal and ${file}-reached say that it did`);
  expect(program.said.err).toContain(
    `move ${file}, ${file}-wal, and ${file}-reached to another folder, copy ${copy} to`,
  );
  for (const { name, bytes } of left) expect(readFileSync(name)).toEqual(bytes);
  expect(statSync(file).size).toBe(0);
  mkdirSync(aside);
  for (const name of [file, `${file}-wal`, `${file}-reached`]) renameSync(name, path.join(aside, path.basename(name)));
  copyFileSync(copy ?? '', file);
  const again = run();
  await says(again, /http:\/\/127\.0\.0\.1:\d+/);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  const kept = new Store(openDatabase(file));
  expect(kept.games.withStatus('playing')).toHaveLength(1);
  kept.close();
});

it('knows when a lost file can be had back from the log alone, and says how', async () => {
  const file = path.join(folder, 'games.db');
  const store = new Store(openDatabase(file));
  store.transaction(() => store.messages.teach('mara', 'move.next'));
  const log = readFileSync(`${file}-wal`);
  store.close();
  rmSync(file);
  writeFileSync(`${file}-wal`, log);
  const program = run();
  expect(await program.ended).toBe(1);
  expect(program.said.err).toContain(`${file} is empty or gone, but everything it held is still in ${file}-wal`);
  execSync(/node -e "[^"]+"/.exec(program.said.err)?.[0] ?? '');
  const again = new Store(openDatabase(file));
  expect(again.messages.teach('mara', 'move.next')).toBe(false);
  expect(again.restored).toBe(false);
  again.close();
});

it('says in a sentence that the server of its games can’t be reached, and never the password', async () => {
  const program = run({ DATABASE_URL: 'postgres://mara:secret-word@127.0.0.1:1/arkham' });
  expect(await program.ended).toBe(1);
  expect(program.said.err.trim()).toBe(
    'The PostgreSQL server of DATABASE_URL can’t be reached (postgres://mara:…@127.0.0.1:1/arkham: connect ECONNREFUSED 127.0.0.1:1). Check the address, and that the server is running.',
  );
});

it('logs in to Discord with a token and prints the invitation, or says that the token is wrong, never the token', async () => {
  const discord = await startLocalDiscord({ port: 0, databasePath: ':memory:', page: null, token: 'right-token' });
  const wrong = run({ DISCORD_TOKEN: 'wrong-token', DISCORD_API: discord.api });
  expect(await wrong.ended).toBe(1);
  expect(wrong.said.err.trim().split('\n').at(-1)).toBe(
    'Discord doesn’t know this DISCORD_TOKEN. Copy it again from the Bot page of your application.',
  );
  const right = run({ DISCORD_TOKEN: 'right-token', DISCORD_API: discord.api, LOG_LEVEL: 'debug' });
  await says(right, /https:\/\/discord\.com\/\S*client_id=\d+\S*/);
  right.child.kill('SIGINT');
  expect(await right.ended).toBe(0);
  for (const { said } of [wrong, right]) expect(said.err + said.out).not.toMatch(/right-token|wrong-token/);
  await discord.close();
});

const FOR_GOOD = [
  { code: 4004, why: '(code 4004), so the program stops; unsent messages are kept' },
  { code: 4013, why: '(code 4013), so the program stops; unsent messages are kept' },
  { code: 4014, why: 'isn’t allowed an intent' },
];

it.each(FOR_GOOD)(
  'ends with an error when Discord closes the connection for good, and says why ($code)',
  async ({ code, why }) => {
    const discord = await startLocalDiscord({ port: 0, databasePath: ':memory:', page: null, token: 'right-token' });
    const program = run({ DISCORD_TOKEN: 'right-token', DISCORD_API: discord.api });
    await says(program, /https:\S+/);
    discord.dropBot(true, code);
    expect(await program.ended).toBe(1);
    expect(program.said.err).toContain('gateway.closed');
    expect(program.said.err).toContain(why);
    expect(program.said.err).not.toContain('right-token');
    await discord.close();
  },
);

it('says on a port of this machine how it is', async () => {
  const port = await freePort();
  const program = run({ HEALTH_PORT: String(port) });
  await says(program, /http:\/\/127\.0\.0\.1:\d+/);
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok', connected: true, waiting: 0 });
  const other = run({ HEALTH_PORT: String(port), DATABASE_PATH: path.join(folder, 'other.db') });
  expect(await other.ended).toBe(1);
  expect(other.said.err).toContain(`Port ${port} is taken`);
});

/** The number of a user who is nobody in particular, where this project is open to them and this user may become them. */
const NOBODY = 65_534;
const mayBeNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['-e', "fs.readdirSync('src')"], { uid: NOBODY }).status === 0;

it.skipIf(!mayBeNobody)('says what to do where the games belong to whoever started it first', async () => {
  chmodSync(folder, 0o755);
  const first = run();
  await says(first, /http:\/\/127\.0\.0\.1:\d+/);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = begun(process.execPath, ['src/run.mjs', 'main'], { environment: {}, uid: NOBODY });
  expect(await second.ended).toBe(1);
  expect(second.said.err).toContain(`${folder} belongs to another user (number 0), so nobody can’t open the games.`);
  expect(second.said.err).toContain(`sudo chown -R nobody: '${folder}'`);
  execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  const third = begun(process.execPath, ['src/run.mjs', 'main'], { environment: {}, uid: NOBODY });
  await says(third, /http:\/\/127\.0\.0\.1:\d+/);
});
