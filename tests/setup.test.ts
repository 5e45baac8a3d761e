import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { npmItself } from './e2e/program.ts';

const SQLITE = 'module.exports = class { close() {} };';
const GOOD = {
  canvas: 'exports.createCanvas = () => ({});',
  'better-sqlite3': SQLITE,
  'better-sqlite3-13': SQLITE,
};
const FOREIGN = "throw new Error('The module was compiled\\nagainst a different Node.js version')";

/** What the set-up is made of. */
const PARTS = [
  ...['start', 'setup', 'setuplock', 'process/hostlanguage', 'process/plainwords'].map((name) => `src/${name}.mjs`),
  'data/words/en/setup.ftl',
];

/** A project that holds nothing but its set-up, and a machine with no programs but those put there. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  for (const name of ['src', 'bin', 'packages']) mkdirSync(path.join(folder, name));
  for (const name of ['src/process', 'data/words/en']) mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of PARTS) copyFileSync(name, path.join(folder, name));
  // In place of the bot.
  writeFileSync(
    path.join(folder, 'src/run.mjs'),
    "process.stdout.write('here\\n'); setInterval(() => undefined, 1000);",
  );
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  program('npm', 'cp -r packages node_modules');
  packages(GOOD);
});

afterEach(async () => {
  writeFileSync(path.join(folder, 'go'), '');
  for (const { child, ended } of started.splice(0)) {
    endAll(child.pid);
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Ends a process and all those in its group. */
function endAll(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

interface Started {
  child: ChildProcess;
  said: { err: string; out: string };
  ended: Promise<{ code: number | null; signal: string | null }>;
}

const started: Started[] = [];

/** Runs in the project, in a group of its own, and doesn't wait. */
function begin(program: string, ...words: string[]): Started {
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` };
  const child = spawn(program, words, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { err: '', out: '' };
  child.stdout.on('data', (chunk) => (said.out += String(chunk)));
  child.stderr.on('data', (chunk) => (said.err += String(chunk)));
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  const all = { child, said, ended };
  started.push(all);
  return all;
}

const setUpBeside = (): Started => begin(process.execPath, 'src/setup.mjs');
/** npm itself, not the one that is put there for the set-up. */
const npmStart = (): Started => begin(process.execPath, npmItself(), 'start');

/** What npm and its like have written down so far. */
const called = (): string[] => {
  const file = path.join(folder, 'called');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => !/--version|--exists|^$/.test(line));
};

/** A program that writes down that it was called, and does something. */
function program(name: string, does = ':'): void {
  const file = path.join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/sh\nPATH=/bin:/usr/bin\ncd '${folder}'\necho "${name} $*" >> called\n${does}\n`);
  chmodSync(file, 0o755);
}

/** What npm installs. */
function packages(sources: Record<string, string>): void {
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(path.join(folder, 'packages', name), { recursive: true });
    writeFileSync(path.join(folder, 'packages', name, 'index.js'), source);
  }
}

/** @param as the number of the user who sets up; whoever runs the test where it is left out */
function setUp(words: readonly string[] = [], as?: number, host: Readonly<Record<string, string>> = {}) {
  rmSync(path.join(folder, 'called'), { force: true });
  const env = { ...process.env, ...host, PATH: path.join(folder, 'bin') };
  const { status, stderr } = spawnSync(process.execPath, ['src/setup.mjs', ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
    ...(as === undefined ? {} : { uid: as, gid: as }),
  });
  return { status, stderr, called: called() };
}

const NPM = 'npm ci --no-audit --no-fund --omit=dev';
const NPM_DEV = 'npm ci --no-audit --no-fund --include=dev';

describe.skipIf(process.platform !== 'linux')('the set-up', () => {
  it('installs the packages once, and does nothing when everything is there', () => {
    for (const name of ['c++', 'make', 'python3', 'pkg-config', 'apt-get']) program(name);
    expect(setUp()).toMatchObject({ status: 0, called: [NPM] });
    expect(setUp()).toEqual({ status: 0, stderr: '', called: [] });
  });

  /** The set-up on another Node.js, as far as it says what it is. */
  const setUpOn = (versions: Partial<NodeJS.ProcessVersions>): { status: number | null; stderr: string } => {
    const all = JSON.stringify({ ...process.versions, ...versions });
    writeFileSync(path.join(folder, 'fake.cjs'), `Object.defineProperty(process, 'versions', { value: ${all} })`);
    const words = ['--require', path.join(folder, 'fake.cjs'), 'src/setup.mjs'];
    const PATH = path.join(folder, 'bin');
    return spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH } });
  };

  it('speaks the language of the host, and English where it lacks a word', () => {
    const file = path.join(folder, 'data/words/cs/setup.ftl');
    mkdirSync(path.dirname(file));
    writeFileSync(file, 'setup-installs = Připravuji: instaluji balíčky.\n');
    program('npm', 'exit 1');
    const { stderr } = setUp([], undefined, { LANG: 'cs_CZ.UTF-8', LC_MESSAGES: '' });
    expect(stderr).toContain('Připravuji: instaluji balíčky.\n');
    expect(stderr).toContain('npm ci failed; what it says above tells why.');
    expect(stderr).not.toContain('Setting up: installing packages');
  });

  it('says on a Node.js that is too old that it won’t do, before anything is installed', () => {
    const { status, stderr } = setUpOn({ node: '20.11.1' });
    expect([status, called()]).toEqual([1, []]);
    expect(stderr).toContain('needs Node.js 20.12 or newer');
  });

  it.each([
    ['20.20.2', '9', 'better-sqlite3', 'better-sqlite3-13'],
    ['22.23.3', '10', 'better-sqlite3-13', 'better-sqlite3'],
    ['24.21.0', '10', 'better-sqlite3-13', 'better-sqlite3'],
  ])('on Node.js %s, with Node-API %s, wants %s to load, and not %s', (node, napi, wanted, other) => {
    for (const name of ['c++', 'make', 'python3', 'pkg-config', 'apt-get']) program(name);
    packages({ [other]: FOREIGN });
    expect(setUpOn({ node, napi }).status).toBe(0);
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
    packages({ [other]: SQLITE, [wanted]: FOREIGN });
    expect(setUpOn({ node, napi }).stderr).toContain(`The package ${wanted} is installed but does not load`);
  });

  it('leaves out what only tests and checks need, and installs it when they want it', () => {
    for (const name of ['c++', 'make', 'python3', 'pkg-config', 'apt-get']) program(name);
    program('npm', 'rm -rf node_modules; cp -r packages node_modules');
    expect(setUp()).toMatchObject({ status: 0, called: [NPM] });
    expect(setUp(['--dev'])).toMatchObject({ status: 0, called: [NPM_DEV] });
    expect(setUp(['--dev'])).toEqual({ status: 0, stderr: '', called: [] });
    expect(setUp()).toEqual({ status: 0, stderr: '', called: [] });
  });

  it('looks for what building needs before npm ci, and says what is missing, also without pkg-config', () => {
    for (const name of ['c++', 'make', 'python3', 'apt-get']) program(name);
    const { status, stderr, called } = setUp();
    expect(status).toBe(0);
    expect(stderr.split('\n')[0]).toContain('pkg-config, cairo, pangocairo, pixman-1, libpng');
    expect(stderr).toContain('build-essential python3 pkg-config libcairo2-dev');
    const asRoot = process.getuid?.() === 0;
    expect(called.map((line) => line.split(' ')[0])).toEqual(asRoot ? ['apt-get', 'apt-get', 'npm'] : ['npm']);
  });

  it('elsewhere than on Debian says the exact command, and goes on, for there may be a ready build', () => {
    const { status, stderr, called } = setUp();
    expect(status).toBe(0);
    expect(stderr).toMatch(/If npm ci fails .*install them first:\n {2}Debian, Ubuntu: {2}sudo apt-get install -y/);
    expect(called).toEqual([NPM]);
  });

  it('stops at the first npm ci that fails, and says what building needs', () => {
    program('npm', 'exit 1');
    const { status, stderr, called } = setUp();
    expect(status).toBe(1);
    expect(stderr).toContain('npm ci failed');
    expect(called).toEqual([NPM]);
  });

  it('names the package that does not load, and why', () => {
    packages({ canvas: FOREIGN });
    const { status, stderr } = setUp();
    expect(status).toBe(1);
    expect(stderr).toContain(
      'The package canvas is installed but does not load: The module was compiled against a different Node.js version\n',
    );
  });

  it('installs anew what no longer loads', () => {
    expect(setUp().status).toBe(0);
    writeFileSync(path.join(folder, 'node_modules/canvas/index.js'), FOREIGN);
    program('npm', 'rm -r node_modules; cp -r packages node_modules');
    const { status, stderr, called } = setUp();
    expect(status).toBe(0);
    expect(stderr).toContain('The package canvas does not load: The module was compiled against');
    expect(called).toEqual([NPM]);
  });
});

/** The number of a user who is nobody in particular: Debian's `nobody`. */
const SERVICE = 65_534;
const isRoot = process.getuid?.() === 0;

describe.skipIf(process.platform !== 'linux' || !isRoot)('a project that root sets up', () => {
  beforeEach(() => {
    for (const name of ['c++', 'make', 'python3', 'pkg-config', 'apt-get']) program(name);
    chmodSync(folder, 0o755);
  });

  const ownersIn = (name: string): Set<number> => {
    const files = readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' });
    return new Set(['', ...files].map((file) => lstatSync(path.join(folder, name, file)).uid));
  };

  it('belongs to whoever the project belongs to, all that was made in it', () => {
    chownSync(folder, SERVICE, SERVICE);
    expect(setUp()).toMatchObject({ status: 0, called: [NPM] });
    expect([...ownersIn('node_modules'), ...ownersIn('var')]).toEqual([SERVICE, SERVICE]);
    expect(setUp([], SERVICE)).toEqual({ status: 0, stderr: '', called: [] });
  });

  it('is run by that user, so that root leaves nothing behind that they can’t open', async () => {
    chownSync(folder, SERVICE, SERVICE);
    writeFileSync(
      path.join(folder, 'src/run.mjs'),
      "process.stdout.write('here as ' + process.getuid() + '\\n'); setInterval(() => 0, 1000);",
    );
    const begun = npmStart();
    await expect.poll(() => begun.said.out).toContain(`here as ${SERVICE}`);
    expect(begun.said.err).toContain('Started as root');
  });

  it('says what to do where it stays root’s and another user starts it', () => {
    expect(setUp()).toMatchObject({ status: 0 });
    const { status, stderr } = setUp([], SERVICE);
    expect(status).toBe(1);
    expect(stderr).toContain(`${path.join(folder, 'var')} belongs to another user (number 0)`);
    expect(stderr).toContain(`sudo chown -R nobody: '${folder}'`);
    spawnSync('chown', ['-R', `${SERVICE}:${SERVICE}`, folder]);
    expect(setUp([], SERVICE)).toEqual({ status: 0, stderr: '', called: [] });
  });

  it('says so before anything is installed, too', () => {
    const { status, stderr, called } = setUp([], SERVICE);
    expect([status, called]).toEqual([1, []]);
    expect(stderr).toContain(`${folder} belongs to another user (number 0), so nobody can’t write there`);
  });
});

describe.skipIf(process.platform !== 'linux')('what npm runs by itself', () => {
  const LIFECYCLE = [
    'preinstall',
    'install',
    'postinstall',
    'prepublish',
    'preprepare',
    'prepare',
    'postprepare',
    'dependencies',
  ];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

  it('when it installs needs nothing that was not installed', () => {
    for (const name of LIFECYCLE.filter((each) => each in scripts)) {
      const env = {
        PATH: `${path.dirname(process.execPath)}:/bin:/usr/bin`,
        npm_command: 'ci',
        npm_lifecycle_event: name,
      };
      const { status, stderr } = spawnSync('sh', ['-c', scripts[name] ?? ''], { cwd: folder, env, encoding: 'utf8' });
      expect([name, status, stderr]).toEqual([name, 0, '']);
    }
  });

  it('is run all the same by whoever calls it by its name', () => {
    const env = { PATH: `${path.join(folder, 'bin')}:${path.dirname(process.execPath)}`, npm_command: 'run' };
    program('depcruise');
    program('sh', `exec /bin/sh "$@"`);
    spawnSync('/bin/sh', ['-c', scripts.dependencies ?? ''], { cwd: folder, env });
    expect(called().filter((line) => line.startsWith('depcruise'))).toHaveLength(2);
  });
});

/** An npm that takes until there is a file `go`, and puts its number down. */
const SLOW =
  'echo $$ > installing; while [ ! -e go ]; do sleep 0.05; done; cp -r packages node_modules; echo done >> called';

/** Waits until somebody installs. @returns the number of their process */
async function installing(): Promise<number> {
  const file = path.join(folder, 'installing');
  await expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : '')).toMatch(/^\d+\n$/);
  return Number(readFileSync(file, 'utf8'));
}

/** Everything that building needs is there, so that nothing else is installed. */
function machine(): void {
  for (const name of ['c++', 'make', 'python3', 'pkg-config', 'apt-get']) program(name);
}

describe.skipIf(process.platform !== 'linux')('two set-ups at once', () => {
  it('don’t install into each other: one waits, says so, and finds everything done', async () => {
    machine();
    program('npm', SLOW);
    const first = setUpBeside();
    await installing();
    const second = setUpBeside();
    await expect.poll(() => second.said.err).toContain(`under way here (process ${first.child.pid})`);
    expect(called()).toEqual([NPM]);
    writeFileSync(path.join(folder, 'go'), '');
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect(await second.ended).toEqual({ code: 0, signal: null });
    expect(called()).toEqual([NPM, 'done']);
  });

  it('let exactly one of many through at a time, however they come', async () => {
    machine();
    program('npm', 'echo begin >> called; sleep 0.2; rm -rf node_modules; echo end >> called; exit 1');
    const all = Array.from({ length: 6 }, setUpBeside);
    for (const { ended } of all) expect(await ended).toEqual({ code: 1, signal: null });
    expect(called()).toEqual(all.flatMap(() => [NPM, 'begin', 'end']));
  });

  it('survive the lock of one that was killed with all it had begun', async () => {
    machine();
    program('npm', SLOW);
    const first = setUpBeside();
    const installer = await installing();
    endAll(first.child.pid);
    endAll(installer);
    await first.ended;
    writeFileSync(path.join(folder, 'go'), '');
    const second = setUpBeside();
    expect(await second.ended).toEqual({ code: 0, signal: null });
    expect(called()).toEqual([NPM, NPM, 'done']);
  });

  it('wait for an npm ci that goes on though its set-up was killed', async () => {
    machine();
    program('npm', SLOW);
    const first = setUpBeside();
    const orphan = await installing();
    first.child.kill('SIGKILL');
    await first.ended;
    const second = setUpBeside();
    await expect.poll(() => second.said.err).toContain(`under way here (process ${orphan})`);
    expect(called()).toEqual([NPM]);
    writeFileSync(path.join(folder, 'go'), '');
    expect(await second.ended).toEqual({ code: 0, signal: null });
    expect(called().slice(0, 2)).toEqual([NPM, 'done']);
  });

  it('take no notice of a lock of before the machine was started, or of one that was never written', async () => {
    machine();
    const locks = path.join(folder, 'var/setup');
    mkdirSync(locks, { recursive: true });
    for (const [number, text] of ['', `${process.pid}\n`].entries()) {
      const lock = path.join(locks, String(100 * (number + 1)));
      writeFileSync(lock, text);
      utimesSync(lock, 1, 1);
      expect(setUp()).toMatchObject({ status: 0 });
      rmSync(path.join(folder, 'node_modules'), { recursive: true });
    }
  });
});

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it('twice in a fresh clone installs once, and both are there', async () => {
    machine();
    program('npm', SLOW);
    const both = [npmStart(), npmStart()];
    await expect.poll(() => both.some(({ said }) => said.err.includes('under way'))).toBe(true);
    writeFileSync(path.join(folder, 'go'), '');
    for (const { said } of both) await expect.poll(() => said.out).toContain('here');
    expect(called()).toEqual([NPM, 'done']);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'that is told to end by %s while it installs ends all of it',
    async (signal) => {
      machine();
      program('npm', SLOW);
      const first = npmStart();
      const installer = await installing();
      first.child.kill(signal);
      expect(await first.ended).not.toMatchObject({ code: 0 });
      expect(() => process.kill(installer, 0)).toThrow('ESRCH');
      writeFileSync(path.join(folder, 'go'), '');
      const second = npmStart();
      await expect.poll(() => second.said.out).toContain('here');
      expect(second.said.err).not.toContain('under way');
    },
  );

  it('ends with what went wrong when the set-up fails', async () => {
    machine();
    program('npm', 'exit 1');
    const failed = npmStart();
    expect(await failed.ended).toEqual({ code: 1, signal: null });
    expect(failed.said.err).toContain('npm ci failed');
    expect(failed.said.out).not.toContain('here');
  });
});
