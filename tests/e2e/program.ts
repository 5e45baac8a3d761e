import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcomes } from '../../src/lab/guests/outcomes.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** From the start of the process until it says that it is there, in milliseconds. */
const PATIENCE = 300_000;

/** The whole program in a process of its own. */
export class Program {
  /** Everything it has written, but what only guests want to hear of its log. */
  output = '';
  private rest = '';
  private readonly child: ChildProcess;
  private readonly gone: Promise<void>;

  private constructor(child: ChildProcess, outcomes: Outcomes | null) {
    this.child = child;
    this.gone = new Promise((resolve) => child.once('exit', () => resolve()));
    child.stdout?.on('data', (chunk: Buffer) => {
      this.output += chunk.toString('utf8');
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      const lines = `${this.rest}${chunk.toString('utf8')}`.split('\n');
      this.rest = lines.pop() ?? '';
      for (const line of lines) {
        outcomes?.hear(line);
        if (!line.startsWith('{"level":"debug"')) this.output += `${line}\n`;
      }
    });
  }

  /**
   * Starts the program and waits until it has printed where it can be found.
   * @param outcomes told what it writes into its log of what people do
   * @throws Error when it ends before
   */
  static async start(environment: Record<string, string>, outcomes: Outcomes | null = null): Promise<Program> {
    const child = spawn(process.execPath, ['src/run.mjs', 'main'], {
      cwd: ROOT,
      env: {
        ...process.env,
        DISCORD_TOKEN: '',
        DISCORD_API: '',
        LOG_LEVEL: outcomes ? 'debug' : 'warn',
        STATUS_SECONDS: '1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const program = new Program(child, outcomes);
    const end = performance.now() + PATIENCE;
    while (!/https?:\/\//.test(program.output)) {
      if (child.exitCode !== null || performance.now() > end) {
        await program.kill();
        throw new Error(`the program did not start: ${program.output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return program;
  }

  /** The first address it has printed. */
  get address(): string {
    return /https?:\/\/[^\s)]+/.exec(this.output)?.[0] ?? '';
  }

  /** Ends it in the hardest way there is; resolves when it is gone. */
  kill(): Promise<void> {
    this.child.kill('SIGKILL');
    return this.gone;
  }

  /** Asks it to end. @returns its exit code */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    await this.gone;
    return this.child.exitCode;
  }
}

/** The program of npm, to be run by node: a shell in between would have signals of its own. */
export function npmItself(): string {
  const places = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'npm'));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('there is no npm');
  return realpathSync(found);
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
