import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Calls, Outcome } from '../driver/serve.ts';
import { BUNDLES, bundled, bundlesOf } from './bundle.ts';
import type { Tree } from './tree.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A driver in a process of its own, made of the sources of a tree. */
export class Side<Driver extends Calls> {
  readonly tree: Tree;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private readonly gone: Promise<void>;

  private constructor(tree: Tree, file: string) {
    this.tree = tree;
    this.child = fork(file, [], { cwd: tree.root, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.child.on('message', (outcome: Outcome) => this.hear(outcome));
    this.gone = new Promise((resolve) => {
      this.child.once('exit', (code) => {
        for (const { reject } of this.waiting.values()) reject(new Error(`${tree.name} ended with ${code}`));
        this.waiting.clear();
        resolve();
      });
    });
  }

  /** Starts a driver of `src/lab/bench/driver`, by its name. @throws Error when it can't be bundled with the tree */
  static async start<Driver extends Calls>(tree: Tree, driver: string): Promise<Side<Driver>> {
    return new Side<Driver>(tree, (await program(tree, driver)).file);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Asks something of the driver. @throws Error when it fails there, or the process ends */
  call<Name extends keyof Driver & string>(
    name: Name,
    wish: Parameters<Driver[Name]>[0],
  ): Promise<Awaited<ReturnType<Driver[Name]>>> {
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.child.send({ id, name, wish });
    });
  }

  /** Ends the process. */
  async stop(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.gone;
  }

  private hear(outcome: Outcome): void {
    const waiting = this.waiting.get(outcome.id);
    this.waiting.delete(outcome.id);
    if ('error' in outcome) waiting?.reject(new Error(`${this.tree.name}: ${outcome.error}`));
    else waiting?.resolve(outcome.value);
  }
}

const programs = new Map<string, ReturnType<typeof bundled>>();

/** A driver is bundled with a tree once; the bundles go when the process ends. */
function program(tree: Tree, driver: string): ReturnType<typeof bundled> {
  const key = `${driver} ${tree.root}`;
  const known = programs.get(key);
  if (known) return known;
  if (![...programs.keys()].some((other) => other.endsWith(` ${tree.root}`))) prepare(tree);
  const made = bundled(tree, driver);
  programs.set(key, made);
  return made;
}

function prepare({ root }: Tree): void {
  removeLeft(root);
  process.once('exit', () => rmSync(bundlesOf(root, process.pid), { recursive: true, force: true }));
  // What draws is a program of the tree's own, bundled the first time it is run: it ends when nobody speaks to it.
  execFileSync(process.execPath, [path.join(root, 'src', 'run.mjs'), 'render/painter'], { cwd: root, stdio: 'ignore' });
}

/** Takes away the bundles of processes that were killed before they could do so. */
export function removeLeft(root: string): void {
  const shelf = path.join(root, BUNDLES);
  if (!existsSync(shelf)) return;
  for (const name of readdirSync(shelf))
    if (/^\d+$/.test(name) && !isAlive(Number(name))) rmSync(path.join(shelf, name), { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of somebody else's may not be asked, but is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
