import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The sources of one commit, ready to run. */
export interface Tree {
  /** What it is called: `here`, or the commit as it was asked for. */
  name: string;
  root: string;
}

/** A tree that goes again. */
export interface CheckedOut extends Tree {
  /** Takes it away; at the end of the process at the latest. */
  remove(): void;
}

/** The tree that this bench stands in. */
export const HERE: Tree = {
  name: 'here',
  root: realpathSync(fileURLToPath(new URL('../../../..', import.meta.url))),
};

/**
 * Checks a commit out into a temporary folder, with its packages: those of `from` where that has them all in the same versions,
 * else its own, which takes a while. It goes when the process ends.
 * @param from the tree in whose repository the commit is
 * @throws Error when there is no such commit, or its packages can't be had
 */
export function treeOf(commit: string, from: Tree = HERE): CheckedOut {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: from.root, encoding: 'utf8', stdio: 'pipe' });
  const full = git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`).trim();
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'beside-')));
  const root = path.join(folder, full.slice(0, 8));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  process.once('exit', remove);
  git('worktree', 'add', '--detach', root, full);
  furnish(root, from);
  return { name: commit, root, remove };
}

/** What is read of a lock file: the version of each package, by where it lies. */
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional() })).default({}),
});

function furnish(root: string, from: Tree): void {
  const packages = path.join(from.root, 'node_modules');
  if (existsSync(packages) && hasAll(from.root, root)) {
    symlinkSync(realpathSync(packages), path.join(root, 'node_modules'));
    return;
  }
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Whether the lock file of one tree has every package of the other's, in the same version; it may have more. */
function hasAll(one: string, other: string): boolean {
  const locked = (root: string): [place: string, version: string | undefined][] | null => {
    const file = path.join(root, 'package-lock.json');
    if (!existsSync(file)) return null;
    const { packages } = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.entries(packages).flatMap(([place, { version }]) => (place === '' ? [] : [[place, version]]));
  };
  const [own, wanted] = [locked(one), locked(other)];
  if (!own || !wanted) return own === wanted;
  const versions = new Map(own);
  return wanted.every(([place, version]) => versions.has(place) && versions.get(place) === version);
}
