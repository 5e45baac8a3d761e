// Runs a program of the house: `node src/run.mjs main`, `node src/run.mjs lab/simulate --games 20`. The sources
// are bundled once and again when they have changed, so that a program is there at once. Plain JavaScript, because it
// runs before anything is bundled.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepPlaces, OPTIONS } from './process/bundling.mjs';
import { say } from './process/plainwords.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SHELF = path.join(ROOT, 'var', 'bundles');
const SOURCES = ['src', 'commands'];
/** Bundles of older sources are kept so long, in milliseconds: a running program may still load a part of its own. */
const KEPT = 24 * 60 * 60_000;

const [program = ''] = process.argv.splice(2, 1);
const bundle = path.join(SHELF, fingerprint());
if (!existsSync(bundle)) await make(bundle);
const file = path.join(bundle, 'src', `${program}.js`);
if (!existsSync(file)) fail(say('run-no-program', { program }));
process.argv[1] = file;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(file).href);

/** Changes with every source, with the bundler and with the place of the project. */
function fingerprint() {
  const hash = createHash('sha256')
    .update(ROOT)
    .update(readFileSync(path.join(ROOT, 'package-lock.json')));
  for (const folder of SOURCES)
    for (const name of readdirSync(path.join(ROOT, folder), { recursive: true })) {
      if (!name.endsWith('.ts') && !name.endsWith('.mjs')) continue;
      const { mtimeMs, size } = statSync(path.join(ROOT, folder, name));
      hash.update(`${folder}/${name} ${mtimeMs} ${size}\n`);
    }
  return hash.digest('hex').slice(0, 20);
}

/** Makes a bundle beside where it belongs and moves it there when it is whole: two may be made at the same time. */
async function make(bundle) {
  const draft = path.join(SHELF, `draft-${process.pid}`);
  try {
    const { build } = await import('esbuild');
    mkdirSync(SHELF, { recursive: true });
    await build({
      absWorkingDir: ROOT,
      entryPoints: programs(),
      outdir: draft,
      outbase: ROOT,
      chunkNames: 'parts/[name]-[hash]',
      splitting: true,
      ...OPTIONS,
      plugins: [{ name: 'places', setup: keepPlaces }],
    });
    renameSync(draft, bundle);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(bundle)) fail(say('run-not-bundled', { why: error.message }));
  }
  for (const name of readdirSync(SHELF)) {
    const old = path.join(SHELF, name);
    // What another process was making may have got its name meanwhile.
    const made = statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > KEPT) rmSync(old, { recursive: true, force: true });
  }
}

/** What can be run: the bot, what draws for it, the tools of whoever hosts it, and those of its developers. */
function programs() {
  const tools = ['src/commandline', 'src/lab'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  );
  return ['src/main.ts', 'src/render/painter.ts', ...tools];
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
