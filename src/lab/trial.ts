import { type ChildProcess, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../process/program.ts';
import { type Break, brokenBy } from './rulenumbers/breaklist.ts';
import { naming, ROOT, runnable } from './rulenumbers/ruletests.ts';
import { OF_BEFORE } from './rulenumbers/ruletitle.ts';
import type { Order, Outcome } from './testrunner.ts';

/** What is not copied for a trial. */
const LEFT_OUT = ['node_modules', 'var', '.git'];

/** A run that takes longer than this for each file hangs, in milliseconds. */
const PATIENCE = 60_000;

/** `caught`: a test that names the rule fails; `missed`: they all pass; `idle`: none runs; `hangs`: no end is seen. */
export type Verdict = 'caught' | 'missed' | 'idle' | 'hangs' | 'did not compile';

export interface Finding {
  verdict: Verdict;
  /** The test that failed, or what went wrong. */
  by: string;
}

/** A copy of the project where rules may be broken; the project itself is never touched. */
export class Trial {
  readonly root = mkdtempSync(path.join(tmpdir(), 'breaks-'));

  #runner: ChildProcess | null = null;
  /** Sources put right again since the last run. */
  #stale: string[] = [];

  constructor() {
    cpSync(ROOT, this.root, {
      recursive: true,
      filter: (from) => !LEFT_OUT.includes(path.relative(ROOT, from)),
    });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.root, 'node_modules'));
  }

  /** Ends what is running and removes the copy. */
  close(): void {
    this.#stop();
    rmSync(this.root, { recursive: true, force: true });
  }

  /**
   * The breaks that the compiler refuses, with its first complaint. Breaks that do not touch each other are compiled
   * together; only when that fails are those of the files complained about compiled one by one.
   * @throws Error for a snippet that does not occur exactly once
   */
  refused(breaks: readonly Break[]): Map<Break, string> {
    const known = new Set(this.#complaints());
    const refused = new Map<Break, string>();
    const fresh = (wave: readonly Break[]) => {
      const restore = this.#apply(wave);
      const complaints = this.#complaints().filter((line) => !known.has(line));
      restore();
      return complaints;
    };
    for (const wave of this.#waves(breaks)) {
      const complaints = fresh(wave);
      const suspects = wave.filter(({ file }) => complaints.some((line) => line.startsWith(`${file}(`)));
      for (const one of suspects) {
        const [complaint] = fresh([one]);
        if (complaint !== undefined) refused.set(one, complaint);
      }
    }
    return refused;
  }

  /**
   * Runs those tests of the files that name one of the rules, with a break applied; without one, as they are.
   * @returns for each rule what its tests say
   */
  async run(rules: readonly string[], files: readonly string[], one?: Break): Promise<Map<string, Finding>> {
    const restore = this.#apply(one ? [one] : []);
    const changed = one ? [one.file] : [];
    const names = rules.map(naming).join('|');
    const outcomes = await this.#order({ files: runnable(files), names, changed: [...changed, ...this.#stale] });
    restore();
    this.#stale = changed;
    return new Map(rules.map((rule) => [rule, judge(rule, outcomes)]));
  }

  /** Has the tests run; null when they do not end, and then the runner is replaced. */
  #order(order: Order): Promise<Outcome[] | null> {
    const runner = this.#runner ?? this.#start();
    this.#runner = runner;
    return new Promise((resolve, reject) => {
      const settle = (outcomes: Outcome[] | null) => {
        clearTimeout(timer);
        runner.removeAllListeners();
        resolve(outcomes);
      };
      const timer = setTimeout(() => {
        this.#stop();
        settle(null);
      }, PATIENCE * order.files.length);
      runner.once('message', (outcomes) => settle(outcomes as Outcome[]));
      runner.once('exit', () => reject(new Error('the test runner has ended')));
      runner.send(order);
    });
  }

  #start(): ChildProcess {
    return startProgram('lab/testrunner', {
      cwd: this.root,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** Ends the runner and whatever it has started. */
  #stop(): void {
    if (this.#runner?.pid === undefined) return;
    this.#runner.removeAllListeners();
    process.kill(-this.#runner.pid, 'SIGKILL');
    this.#runner = null;
  }

  /** Applies breaks to the copy. @returns what puts it right again */
  #apply(breaks: readonly Break[]): () => void {
    const before = new Map<string, string>();
    for (const name of new Set(breaks.map(({ file }) => file))) {
      const file = path.join(this.root, name);
      const text = readFileSync(file, 'utf8');
      before.set(file, text);
      writeFileSync(
        file,
        brokenBy(
          text,
          breaks.filter((one) => one.file === name),
        ),
      );
    }
    return () => {
      for (const [file, text] of before) writeFileSync(file, text);
    };
  }

  /** Groups of breaks none of which touches a line of another one. */
  #waves(breaks: readonly Break[]): Break[][] {
    const waves: { breaks: Break[]; lines: Set<string> }[] = [];
    for (const one of breaks) {
      const text = readFileSync(path.join(this.root, one.file), 'utf8');
      brokenBy(text, [one]);
      const first = text.slice(0, text.indexOf(one.from)).split('\n').length;
      const lines = one.from.split('\n').map((_, index) => `${one.file}:${first + index}`);
      const free = waves.find((wave) => lines.every((line) => !wave.lines.has(line)));
      const wave = free ?? { breaks: [], lines: new Set() };
      if (!free) waves.push(wave);
      wave.breaks.push(one);
      for (const line of lines) wave.lines.add(line);
    }
    return waves.map((wave) => wave.breaks);
  }

  /** What the compiler says about the sources, a line each. */
  #complaints(): string[] {
    // What a break no longer needs is no reason not to try it.
    const lenient = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
    const { stdout } = spawnSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', ...lenient],
      { cwd: this.root, encoding: 'utf8' },
    );
    return stdout.split('\n').filter((line) => line.startsWith('src/'));
  }
}

/** What the outcomes say about a rule. */
export function judge(rule: string, outcomes: readonly Outcome[] | null): Finding {
  if (!outcomes) return { verdict: 'hangs', by: '' };
  // A file that cannot even be read tests nothing.
  const unread = outcomes.find(({ name }) => name === null);
  if (unread) return { verdict: 'did not compile', by: `${unread.file}: ${unread.message.split('\n')[0]}` };
  const named = new RegExp(naming(rule));
  const all = outcomes.filter(({ name }) => name !== null && named.test(name));
  const opened = all.filter(({ name }) => !name?.includes(OF_BEFORE));
  // A break must be seen in the games that people can open, if the rule is proven there.
  const own = opened.length > 0 ? opened : all;
  const failed = own.find(({ state }) => state === 'failed');
  if (failed) return { verdict: 'caught', by: `${failed.file}: ${failed.name}` };
  return { verdict: own.length > 0 ? 'missed' : 'idle', by: '' };
}
