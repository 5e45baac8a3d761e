// Makes the project ready to run on a fresh clone: Node version, packages, native libraries. Plain JavaScript, because
// it runs before anything is installed. Does nothing when everything is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const MARK = path.join(ROOT, 'node_modules', '.ready');
const LIBRARIES = 'build-essential libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev libpixman-1-dev';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 12)) {
  fail(
    `This program needs Node.js 20.12 or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
}

if (!isReady()) {
  say('Setting up: installing packages (this takes a minute or two, once).');
  if (!install() && !(installLibraries() && install())) {
    fail(
      [
        'The packages could not be installed. The picture library needs a C++ compiler and some libraries.',
        `  Debian, Ubuntu:  sudo apt-get install -y ${LIBRARIES}`,
        '  macOS:           brew install pkg-config cairo pango libpng jpeg giflib librsvg pixman',
        '  Windows:         see https://github.com/Automattic/node-canvas/wiki/Installation:-Windows',
        'Then start again.',
      ].join('\n'),
    );
  }
  writeFileSync(MARK, fingerprint());
}

function isReady() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === fingerprint() && nativeLoads();
}

function fingerprint() {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'));
  return `${process.versions.modules} ${createHash('sha256').update(lock).digest('hex')}`;
}

function install() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--include=dev'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return run.status === 0 && nativeLoads();
}

/** Debian and Ubuntu as root only; elsewhere the exact command is printed. */
function installLibraries() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('Installing the libraries the picture library is built with.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  return spawnSync('apt-get', ['install', '-y', '-qq', ...LIBRARIES.split(' ')], options).status === 0;
}

/** Asked in a child process, because a native library that failed once stays failed in this one. */
function nativeLoads() {
  const require = createRequire(path.join(ROOT, 'package.json'));
  try {
    require.resolve('canvas');
    require.resolve('better-sqlite3');
  } catch {
    return false;
  }
  const probe = "require('canvas').createCanvas(1,1); new (require('better-sqlite3'))(':memory:').close()";
  return spawnSync(process.execPath, ['-e', probe], { cwd: ROOT, stdio: 'ignore' }).status === 0;
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}
