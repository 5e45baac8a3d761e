import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { processorTime, type Spent } from './cpu.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
/** Of what it has written the end is kept, for whoever wants to know why it ended. */
const KEPT = 4000;

/** What a worker has written to its log. */
interface Line {
  event?: string;
  level?: string;
  range?: number;
  took?: number;
}

/** A worker in a process of its own, as `npm start` runs it, and what its log says. */
export class WorkerProcess {
  /** Ranges that it has leases of. */
  readonly ranges = new Set<number>();
  /** When a bot of it was ready, by its range, by this process's steady clock. */
  readonly ready = new Map<number, number>();
  /** How long each of its commits took, in milliseconds. */
  readonly commits: number[] = [];
  /** How often it complained, by what of. */
  readonly complaints = new Map<string, number>();
  readonly begun = performance.now();
  private readonly child: ChildProcess;
  private readonly gone: Promise<void>;
  private readonly heard: (line: string) => void;
  private written = '';
  private rest = '';
  private idle = false;

  /**
   * @param environment what it is told beside this process's own
   * @param heard told each line of its log
   * @param root the sources it is run from
   */
  constructor(environment: Readonly<Record<string, string>>, heard: (line: string) => void, root = ROOT) {
    this.heard = heard;
    this.child = spawn(process.execPath, ['src/run.mjs', 'main'], {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'debug', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.gone = new Promise((resolve) => this.child.once('exit', () => resolve()));
    this.child.stdout?.on('data', () => {
      this.idle = true;
    });
    this.child.stderr?.on('data', (chunk: Buffer) => this.hear(chunk.toString('utf8')));
  }

  /** What it has had of a processor; null where the machine does not tell. */
  get spent(): Spent | null {
    return this.child.pid === undefined ? null : processorTime(this.child.pid);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Milliseconds from its start until it served somebody; null while it serves nobody. */
  get started(): number | null {
    return this.ready.size > 0 ? Math.min(...this.ready.values()) - this.begun : null;
  }

  /** True when it serves somebody, or has said that there is nobody to serve. @throws Error when it has ended */
  get isThere(): boolean {
    if (!this.isRunning) throw new Error(`a worker ended: ${this.written}`);
    return this.started !== null || this.idle;
  }

  /** Ends it in the hardest way there is; resolves when it is gone. */
  kill(): Promise<void> {
    this.child.kill('SIGKILL');
    return this.gone;
  }

  /** Asks it to end. @returns its exit code; null when it did not end by itself */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    await this.gone;
    return this.child.exitCode;
  }

  private hear(text: string): void {
    this.written = `${this.written}${text}`.slice(-KEPT);
    const lines = `${this.rest}${text}`.split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('{')) continue;
      this.note(JSON.parse(line) as Line);
      this.heard(line);
    }
  }

  private note({ event = '', level, range, took }: Line): void {
    if (level === 'warn' || level === 'error') this.complaints.set(event, (this.complaints.get(event) ?? 0) + 1);
    if (event === 'commit.kept' && took !== undefined) this.commits.push(took);
    if (range === undefined) return;
    if (event === 'lease.gained') this.ranges.add(range);
    if (event === 'lease.lost') this.ranges.delete(range);
    if (event === 'lease.lost') this.ready.delete(range);
    if (event === 'bot.ready') this.ready.set(range, performance.now());
  }
}
