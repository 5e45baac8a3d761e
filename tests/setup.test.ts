import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const GOOD = {
  canvas: 'exports.createCanvas = () => ({});',
  'better-sqlite3': 'module.exports = class { close() {} };',
};
const FOREIGN = "throw new Error('The module was compiled\\nagainst a different Node.js version')";

/** A project that holds nothing but its set-up, and a machine with no programs but those put there. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  for (const name of ['src', 'bin', 'packages']) mkdirSync(path.join(folder, name));
  copyFileSync('src/setup.mjs', path.join(folder, 'src/setup.mjs'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  program('npm', 'cp -r packages node_modules');
  packages(GOOD);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

function setUp() {
  rmSync(path.join(folder, 'called'), { force: true });
  const env = { ...process.env, PATH: path.join(folder, 'bin') };
  const { status, stderr } = spawnSync(process.execPath, ['src/setup.mjs'], { cwd: folder, env, encoding: 'utf8' });
  const called = existsSync(path.join(folder, 'called')) ? readFileSync(path.join(folder, 'called'), 'utf8') : '';
  return { status, stderr, called: called.split('\n').filter((line) => !/--version|--exists|^$/.test(line)) };
}

const NPM = 'npm ci --no-audit --no-fund --include=dev';

describe.skipIf(process.platform !== 'linux')('the set-up', () => {
  it('installs the packages once, and does nothing when everything is there', () => {
    for (const name of ['c++', 'make', 'python3', 'pkg-config', 'apt-get']) program(name);
    expect(setUp()).toMatchObject({ status: 0, called: [NPM] });
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
    packages({ 'better-sqlite3': FOREIGN });
    const { status, stderr } = setUp();
    expect(status).toBe(1);
    expect(stderr).toContain(
      'The package better-sqlite3 is installed but does not load: The module was compiled against a different Node.js version\n',
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
