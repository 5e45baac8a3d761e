import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../e2e/program.ts';
import { hosting } from './document.ts';

/** The instructions of the Dockerfile, each on a line. */
const steps = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n').filter(Boolean);
const after = (word: string): string[] =>
  steps.flatMap((step) => (step.startsWith(`${word} `) ? [step.slice(word.length + 1).trim()] : []));

/** Whether `.dockerignore` keeps a file, or a folder with all that lies in it, out of the image. */
function isKeptOut(file: string): boolean {
  const patterns = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return patterns.some((pattern) => {
    const anywhere = pattern.startsWith('**/');
    const escaped = pattern.replace(/^\*\*\//, '').replace(/[.+?^$(){}|[\]\\]/g, '\\$&');
    const fits = new RegExp(`${anywhere ? '(^|/)' : '^'}${escaped.replaceAll('*', '[^/]*')}(/|$)`);
    return fits.test(file);
  });
}

let folder: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
});

afterEach(async () => {
  for (const child of running.splice(0)) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGKILL')) await gone;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** The packages that are installed here and that the bot needs to run. */
function needed(): string[] {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { encoding: 'utf8', stdio: 'pipe' });
  const own = path.resolve('node_modules');
  const names = listed.split('\n').map((line) => path.relative(own, line));
  return names.filter((name) => name !== '' && !name.startsWith('..') && !name.includes('node_modules'));
}

/** A machine with an npm that "installs" those, and nothing else that building wants. */
function npmHere(): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const script = `#!/bin/sh\necho "npm $*" >> '${folder}/called'\nmkdir node_modules\n`;
  const links = needed().map((name) => {
    const scope = path.dirname(path.join('node_modules', name));
    return `mkdir -p '${scope}'; ln -s '${path.resolve('node_modules', name)}' '${scope}/'\n`;
  });
  writeFileSync(path.join(bin, 'npm'), [script, ...links].join(''));
  for (const name of ['c++', 'make', 'python3', 'pkg-config']) writeFileSync(path.join(bin, name), '#!/bin/sh\n');
  for (const name of readdirSync(bin)) chmodSync(path.join(bin, name), 0o755);
  return bin;
}

/** A clone in which somebody has played: with secrets, games, and what is installed for another system. */
function playedClone(): string {
  const clone = path.join(folder, 'clone');
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files.filter((each) => !each.startsWith('tests/') && existsSync(each))) {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    copyFileSync(file, path.join(clone, file));
  }
  const secret = ['.env', '.env.old', 'password', 'games.db', 'games.db-wal', 'var/arkham.db', 'var/backups/a.db'];
  for (const file of [...secret, 'node_modules/canvas/canvas.node', '.git/HEAD', 'debug.log', 'src/copy.db']) {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    writeFileSync(path.join(clone, file), 'secret');
  }
  return clone;
}

/** Copies as `COPY` does, but for what is kept out. */
function copied(clone: string, image: string, words: string): void {
  const [target = '', ...sources] = words.split(' ').reverse();
  for (const source of sources)
    cpSync(path.join(clone, source), path.join(image, target, source === '.' ? '' : path.basename(source)), {
      recursive: true,
      filter: (from) => !isKeptOut(path.relative(clone, from)),
    });
}

describe.skipIf(process.platform !== 'linux')('the Dockerfile', () => {
  it('makes a bot of a clone, step by step, which starts, is well, and stops', async () => {
    const [clone, image] = [playedClone(), path.join(folder, 'image')];
    mkdirSync(image);
    const PATH = `${npmHere()}:${path.dirname(process.execPath)}:/usr/bin:/bin`;
    const shell = (command: string): void =>
      void execFileSync('sh', ['-c', command], { cwd: image, env: { ...process.env, PATH }, stdio: 'pipe' });
    for (const step of steps) {
      if (step.startsWith('COPY ')) copied(clone, image, step.slice(5));
      // There is no user `node` here, and no list of packages to throw away.
      if (step.startsWith('RUN ')) shell(step.slice(4).replace(/&& (chown .*|rm -rf \/var\/lib\/apt.*)$/, ''));
    }
    expect(readFileSync(path.join(folder, 'called'), 'utf8')).toBe('npm ci --no-audit --no-fund --omit=dev\n');
    const inside = readdirSync(image).flatMap((name) =>
      name === 'node_modules' || !lstatSync(path.join(image, name)).isDirectory()
        ? [name]
        : readdirSync(path.join(image, name), { recursive: true, encoding: 'utf8' }).map((file) =>
            path.join(name, file),
          ),
    );
    const isSecret = (file: string): boolean =>
      lstatSync(path.join(image, file)).isFile() && readFileSync(path.join(image, file), 'utf8') === 'secret';
    expect(inside.filter(isSecret)).toEqual([]);
    expect(inside).toEqual(expect.arrayContaining(['src/main.ts', 'data/words/en/table.ftl']));

    const port = await freePort();
    const [program = '', ...words] = JSON.parse(after('CMD')[0] ?? '[]') as string[];
    const child = spawn(program === 'node' ? process.execPath : program, words, {
      cwd: image,
      env: { ...process.env, HEALTH_PORT: String(port), LOCAL_PORT: '0', DISCORD_TOKEN: '', DATABASE_PATH: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    const [, check = ''] = /node -e "([^"]+)"/.exec(after('HEALTHCHECK')[0] ?? '') ?? [];
    const isWell = (): number | null =>
      spawnSync(process.execPath, ['-e', check.replace('4627', String(port))], { stdio: 'ignore' }).status;
    expect(after('ENV')).toContain('HEALTH_PORT=4627');
    expect(isWell()).toBe(1);
    const isDone = () => /http:\/\/127\.0\.0\.1:\d+/.test(said) || child.exitCode !== null;
    await expect.poll(isDone, { interval: 50 }).toBe(true);
    expect(said).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    expect(isWell()).toBe(0);
    expect(existsSync(path.join(image, 'var/arkham.db'))).toBe(true);
    // Where the page lets the games lie in a volume, there they are.
    expect(hosting).toContain(`-v arkham:${after('VOLUME')[0]} `);
    expect(after('VOLUME')).toEqual([`${after('WORKDIR')[0]}/var`]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('keeps what belongs to a machine out of the image, whatever lies in the folder', () => {
    const out = [
      '.env',
      '.env.local',
      'var/arkham.db',
      'node_modules/x/y.js',
      '.git/HEAD',
      'my.db-wal',
      'a/b.db',
      'password',
    ];
    expect(out.filter((file) => !isKeptOut(file))).toEqual([]);
    const needed = execFileSync('git', ['ls-files', '-z', 'src', 'commands', 'data', 'assets'], { encoding: 'utf8' });
    expect(needed.split('\0').filter((file) => file !== '' && isKeptOut(file))).toEqual([]);
  });
});
