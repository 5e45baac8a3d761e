import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Break, broken } from './breaklist.ts';
import { ROOT, runnable } from './ruletests.ts';

/** What is not copied for a trial. */
const LEFT_OUT = ['node_modules', 'var', '.git'];

/** A run that takes longer than this hangs, in milliseconds. */
const PATIENCE = 120_000;

/** `caught`: a test that names the rule fails; `missed`: they all pass; `idle`: none runs; `hangs`: no end is seen. */
export type Verdict = 'caught' | 'missed' | 'idle' | 'hangs' | 'did not compile';

export interface Finding {
  verdict: Verdict;
  /** The test that failed, or what went wrong. */
  by: string;
}

interface Assertion {
  status: string;
  fullName: string;
}

interface Report {
  testResults: { name: string; message: string; assertionResults: Assertion[] }[];
}

/** A copy of the project where rules may be broken; the project itself is never touched. */
export class Trial {
  readonly root = mkdtempSync(path.join(tmpdir(), 'breaks-'));

  constructor() {
    cpSync(ROOT, this.root, {
      recursive: true,
      filter: (from) => !LEFT_OUT.includes(path.relative(ROOT, from)),
    });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.root, 'node_modules'));
  }

  /** Removes the copy. */
  close(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /**
   * The breaks that the compiler refuses, with its first complaint. Breaks that do not touch each other are compiled
   * together; only when that fails are those of the files complained about compiled one by one.
   * @throws Error for a snippet that does not occur exactly once
   */
  async refused(breaks: readonly Break[]): Promise<Map<Break, string>> {
    const known = new Set(await this.#complaints());
    const refused = new Map<Break, string>();
    const fresh = async (wave: readonly Break[]) => {
      const restore = this.#apply(wave);
      const complaints = (await this.#complaints()).filter((line) => !known.has(line));
      restore();
      return complaints;
    };
    for (const wave of this.#waves(breaks)) {
      const complaints = await fresh(wave);
      const suspects = wave.filter(({ file }) => complaints.some((line) => line.startsWith(`${file}(`)));
      for (const one of suspects) {
        const [complaint] = await fresh([one]);
        if (complaint !== undefined) refused.set(one, complaint);
      }
    }
    return refused;
  }

  /** Runs those tests that name the rule, of those files, with a break applied; without one, as they are. */
  async run(rules: readonly string[], files: readonly string[], one?: Break): Promise<Map<string, Finding>> {
    const output = path.join(this.root, 'breaks.json');
    rmSync(output, { force: true });
    const restore = this.#apply(one ? [one] : []);
    const names = rules.map((rule) => `${rule}(?!\\d)`).join('|');
    const options = ['--maxWorkers=1', ...(one ? ['--bail=1'] : []), '--reporter=json', `--outputFile=${output}`];
    const ended = await this.#node([
      'node_modules/vitest/vitest.mjs',
      'run',
      ...runnable(files),
      '-t',
      names,
      ...options,
    ]);
    restore();
    if (ended === null) return new Map(rules.map((rule) => [rule, { verdict: 'hangs', by: '' }]));
    const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
    return new Map(rules.map((rule) => [rule, this.#judge(report, rule)]));
  }

  #judge({ testResults }: Report, rule: string): Finding {
    const name = new RegExp(`${rule}(?!\\d)`);
    let ran = false;
    for (const { name: file, message, assertionResults } of testResults) {
      const where = path.relative(this.root, file);
      // A file that cannot even be read has no tests and a complaint.
      if (assertionResults.length === 0 && message !== '')
        return { verdict: 'did not compile', by: `${where}: ${message.split('\n')[0]}` };
      for (const { status, fullName } of assertionResults) {
        if (!name.test(fullName)) continue;
        if (status === 'failed') return { verdict: 'caught', by: `${where}: ${fullName}` };
        ran ||= status === 'passed';
      }
    }
    return { verdict: ran ? 'missed' : 'idle', by: '' };
  }

  /** Applies breaks to the copy. @returns what puts it right again */
  #apply(breaks: readonly Break[]): () => void {
    const before = new Map<string, string>();
    for (const one of breaks) {
      const file = path.join(this.root, one.file);
      const text = readFileSync(file, 'utf8');
      if (!before.has(file)) before.set(file, text);
      writeFileSync(file, broken(text, one));
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
      broken(text, one);
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
  async #complaints(): Promise<string[]> {
    const said = await this.#node(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']);
    return (said ?? '').split('\n').filter((line) => line.startsWith('src/'));
  }

  /** Runs Node in the copy. @returns what it printed, or null when it had to be stopped */
  #node(args: readonly string[]): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: this.root,
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, NO_COLOR: '1' },
      });
      let printed = '';
      let stopped = false;
      const stop = () => {
        stopped = true;
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      };
      const timer = setTimeout(stop, PATIENCE);
      process.once('SIGINT', stop);
      child.stdout.on('data', (data: Buffer) => {
        printed += data.toString();
      });
      child.on('error', reject);
      child.on('close', () => {
        clearTimeout(timer);
        process.off('SIGINT', stop);
        resolve(stopped ? null : printed);
      });
    });
  }
}
