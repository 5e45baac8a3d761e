import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type BuildFailure, build, type Message, type Plugin } from 'esbuild';
import { keepPlaces, OPTIONS } from '../../../process/bundling.mjs';
import { HERE, type Tree } from './tree.ts';

/** Where drivers and adapters stand; all else that they import is the tree's own. */
const BENCH = path.join('src', 'lab', 'bench');
const ADAPTERS = path.join(BENCH, 'adapter');
/** Adapters for what was called otherwise before: `table.1.mjs`, `table.2.mjs` … stand in for `table.ts`, the highest first. */
const OLDER = path.join(ADAPTERS, 'older');

/** Where bundles lie in a tree, those of each process in a folder of its own. */
export const BUNDLES = path.join('var', 'bench');

/** The bundles that a process has made in a tree. */
export function bundlesOf(root: string, pid: number): string {
  return path.join(root, BUNDLES, String(pid));
}

/** A driver bundled with the sources of a tree. */
export interface Bundle {
  file: string;
  /** The adapters that fit the tree, as files from the root of the bench. */
  adapters: string[];
}

/**
 * Bundles a driver of this bench with the sources of a tree. Of each adapter the first is taken that finds there all that it
 * imports.
 * @param from the tree that the bench stands in
 * @throws Error when no adapter fits, or the sources can't be bundled
 */
export async function bundled(tree: Tree, driver: string, from: Tree = HERE): Promise<Bundle> {
  // Packages are found from where the bundle lies.
  const file = path.join(bundlesOf(tree.root, process.pid), `${driver}.mjs`);
  const chosen = new Map<string, number>();
  for (;;) {
    const used = new Set<string>();
    try {
      await build({
        absWorkingDir: tree.root,
        entryPoints: [path.join(from.root, BENCH, 'driver', `${driver}.ts`)],
        outfile: file,
        ...OPTIONS,
        plugins: [places(tree, from, (name) => adapter(from, name, chosen.get(name) ?? 0), used)],
      });
      return { file, adapters: [...used].sort() };
    } catch (error) {
      const name = misfit(error as BuildFailure, tree, from);
      if (name === null) throw error;
      const next = (chosen.get(name) ?? 0) + 1;
      if (adapter(from, name, next) === null) throw error;
      chosen.set(name, next);
    }
  }
}

/** The adapter of that name, the newest or one of those before; null when there are no more. */
function adapter({ root }: Tree, name: string, age: number): string | null {
  if (age === 0) return path.join(root, ADAPTERS, `${name}.ts`);
  const folder = path.join(root, OLDER);
  const older = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.mjs'))
    .sort((one, other) => Number(other.split('.')[1]) - Number(one.split('.')[1]));
  const found = older[age - 1];
  return found === undefined ? null : path.join(folder, found);
}

/** The name of the adapter that a bundle failed for; null when it failed for something else. */
function misfit({ errors }: BuildFailure, tree: Tree, from: Tree): string | null {
  const adapters = path.join(from.root, ADAPTERS);
  const at = ({ location }: Message): string => path.resolve(tree.root, location?.file ?? '');
  const fault = errors?.map(at).find((file) => file.startsWith(`${adapters}${path.sep}`));
  return fault === undefined ? null : (path.basename(fault).split('.')[0] ?? null);
}

/** What drivers and adapters import of their tree is found in the other one, and every source finds its data from where it stands. */
function places(tree: Tree, from: Tree, choose: (name: string) => string | null, used: Set<string>): Plugin {
  const bench = path.join(from.root, BENCH) + path.sep;
  const adapters = path.join(from.root, ADAPTERS);
  return {
    name: 'places',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path: wanted, importer, resolveDir }) => {
        if (!importer.startsWith(bench)) return null;
        const file = path.resolve(resolveDir, wanted);
        if (path.dirname(file) === adapters && path.dirname(importer) !== adapters) {
          const taken = choose(path.basename(file, '.ts')) ?? file;
          used.add(path.relative(from.root, taken));
          return { path: taken };
        }
        if (file.startsWith(bench)) return { path: file };
        const there = path.join(tree.root, path.relative(from.root, file));
        return existsSync(there) ? { path: there } : { errors: [{ text: `there is no ${there}` }] };
      });
      keepPlaces({ onLoad });
    },
  };
}
