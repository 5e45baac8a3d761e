// Makes the project ready to run on a fresh clone: Node version, native libraries, packages; with `--dev` also those that
// tests and checks need. Plain JavaScript, because it runs before anything is installed. Does nothing when everything is there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './process/plainwords.mjs';
import { SetupLock } from './setuplock.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const MARK = path.join(ROOT, 'node_modules', '.ready');
const LOCK = path.join(ROOT, 'var', 'setup');
const WINDOWS = process.platform === 'win32';
/** Packages for tests and checks are wanted, too. */
const DEV = process.argv.includes('--dev');
/** Stands in the mark where they were left out. */
const WITHOUT_DEV = ' without-dev';
/** What the set-up and the program write into, and what they make in it. */
const WRITTEN = ['node_modules', 'var'];
/** The driver of SQLite that this Node.js can load, as `sqlite/driver.ts` chooses it. */
const SQLITE = Number(process.versions.napi) >= 10 ? 'better-sqlite3-13' : 'better-sqlite3';
/** What is built with a compiler where there is no ready build of it, and how it is tried. */
const NATIVE = {
  canvas: "require('canvas').createCanvas(1, 1)",
  [SQLITE]: `new (require('${SQLITE}'))(':memory:').close()`,
};
/** What ends a set-up, and whatever it runs at that moment. */
const SIGNALS = ['SIGINT', 'SIGTERM'];
/** What building needs: programs, and libraries as pkg-config knows them. */
const PROGRAMS = ['c++', 'make', 'python3', 'pkg-config'];
const LIBRARIES = ['cairo', 'pangocairo', 'pixman-1', 'libpng'];
const DEBIAN =
  'build-essential python3 pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev libpixman-1-dev';
const COMMANDS = [
  `  Debian, Ubuntu:  sudo apt-get install -y ${DEBIAN}`,
  '  macOS:           brew install pkg-config cairo pango libpng jpeg giflib librsvg pixman',
  `  Windows:         ${say('setup-windows', { address: 'https://github.com/Automattic/node-canvas/wiki/Installation:-Windows' })}`,
].join('\n');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 12)) {
  fail(say('setup-node-old', { version: process.versions.node }));
}
mustBeWritable();
if (!isReady()) await setUp();
handOver();

/** Where another has started it before, whoever starts it now may be let in nowhere; that is said, with what to do. */
function mustBeWritable() {
  const closed = [ROOT, ...WRITTEN.map((name) => path.join(ROOT, name))].find((folder) => {
    // What is installed for good need not be written to again.
    if (folder !== path.join(ROOT, 'var') && isInstalled()) return false;
    return existsSync(folder) && !mayWrite(folder);
  });
  if (closed === undefined || WINDOWS) return;
  const { username } = userInfo();
  const text = say('setup-foreign', { folder: closed, owner: statSync(closed).uid, user: username });
  fail(`${text}\n  sudo chown -R ${username}: '${ROOT}'`);
}

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What root makes in somebody else's project is theirs: they are who runs it afterward. */
function handOver() {
  const { uid, gid } = statSync(ROOT);
  if (process.getuid?.() !== 0 || uid === 0) return;
  for (const name of WRITTEN) give(path.join(ROOT, name), { uid, gid });
}

function give(file, owner) {
  const entries = statSync(file, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(file, { withFileTypes: true })
    : [];
  if (existsSync(file)) lchownSync(file, owner.uid, owner.gid);
  for (const entry of entries) {
    const inside = path.join(file, entry.name);
    if (entry.isDirectory()) give(inside, owner);
    else lchownSync(inside, owner.uid, owner.gid);
  }
}

/** Two at once would take from each other what they install: one waits, and finds everything done. */
async function setUp() {
  const lock = await SetupLock.take(LOCK, ({ pid, file }) => {
    tell(pid === undefined ? say('setup-waits', { file }) : say('setup-waits-for', { pid, file }));
  });
  process.once('exit', () => lock.release());
  if (!lock.hasWaited || !isSetUp()) await install(lock);
}

async function install(lock) {
  const missing = process.platform === 'linux' ? missingForBuilding() : [];
  if (missing.length > 0) await prepareBuilding(missing, lock);
  tell(say('setup-installs'));
  if (
    !(await runs(lock, WINDOWS ? 'npm.cmd' : 'npm', [
      'ci',
      '--no-audit',
      '--no-fund',
      DEV ? '--include=dev' : '--omit=dev',
    ]))
  )
    fail(`${say('setup-not-installed')}\n${COMMANDS}\n${say('setup-then-again')}`);
  for (const name of Object.keys(NATIVE)) {
    const why = whyNotLoaded(name);
    if (why) fail(say('setup-not-loading', { name, why }));
  }
  writeFileSync(MARK, `${fingerprint()}${DEV ? '' : WITHOUT_DEV}`);
}

/** True when the packages are those of the lock file, installed for this Node.js; with those for tests where they are wanted. */
function isInstalled() {
  const mark = existsSync(MARK) ? readFileSync(MARK, 'utf8') : '';
  return mark === fingerprint() || (!DEV && mark === `${fingerprint()}${WITHOUT_DEV}`);
}

/** True when they are installed now, and load, whatever this process has tried before. */
function isSetUp() {
  return isInstalled() && Object.keys(NATIVE).every((name) => whyNotLoaded(name) === null);
}

/** True when they are installed and load. */
function isReady() {
  if (!isInstalled()) return false;
  const require = createRequire(path.join(ROOT, 'package.json'));
  for (const name of Object.keys(NATIVE)) {
    try {
      const native = require(name);
      // The library behind it is loaded with the first database.
      if (name === SQLITE) new native(':memory:').close();
    } catch (error) {
      tell(say('setup-loads-not', { name, why: inOneLine(error.message) }));
      return false;
    }
  }
  return true;
}

function fingerprint() {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'));
  return `${process.versions.modules} ${createHash('sha256').update(lock).digest('hex')}`;
}

/** Programs and libraries for building that are not there; without pkg-config, it and what it would have found. */
function missingForBuilding() {
  const programs = PROGRAMS.filter((name) => !found(name, ['--version']));
  const libraries = LIBRARIES.filter((name) => !found('pkg-config', ['--exists', name]));
  return [...programs, ...libraries];
}

/** As root on Debian and Ubuntu installs what is missing; elsewhere says what to do where a package must be built. */
async function prepareBuilding(missing, lock) {
  const list = missing.join(', ');
  if (process.getuid?.() !== 0 || !found('apt-get', ['--version'])) {
    tell(`${say('setup-not-found', { missing: list })}\n${COMMANDS}`);
    return;
  }
  tell(say('setup-installs-those', { missing: list, packages: DEBIAN }));
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runs(lock, 'apt-get', ['update', '-qq'], env);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN.split(' ')];
  if (!(await runs(lock, 'apt-get', install, env))) fail(`${say('setup-no-packages')}\n${COMMANDS}`);
}

/** Asked in a child process, because a library that failed once stays failed in this one. */
function whyNotLoaded(name) {
  const { status, stderr } = spawnSync(process.execPath, ['-e', NATIVE[name]], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? null : inOneLine(/^\w*Error: ([\s\S]*?)\n\s+at /m.exec(stderr)?.[1] ?? stderr);
}

function found(program, words) {
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0;
}

/**
 * Runs a program that may talk; what it says goes to the error output, as everything here. It has a group of processes of
 * its own, which ends with all that it has started when this process is told to end.
 */
async function runs(lock, program, words, env = {}) {
  const options = { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 2, 2], shell: WINDOWS };
  const child = spawn(program, words, { ...options, detached: !WINDOWS });
  let told = null;
  const pass = (signal) => {
    told = signal;
    endGroup(child, signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  if (child.pid !== undefined) lock.name(child.pid);
  const status = await new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  for (const signal of SIGNALS) process.off(signal, pass);
  if (told) process.exit(1);
  return status === 0;
}

function endGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(WINDOWS ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function inOneLine(text) {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}

function tell(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  tell(text);
  process.exit(1);
}
