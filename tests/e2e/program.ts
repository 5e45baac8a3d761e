import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** From the start of the process until it says that it is there, in milliseconds. */
const PATIENCE = 300_000;

/** The whole program in a process of its own. */
export class Program {
  /** Everything it has written. */
  output = '';
  private readonly child: ChildProcess;
  private readonly gone: Promise<void>;

  private constructor(child: ChildProcess) {
    this.child = child;
    this.gone = new Promise((resolve) => child.once('exit', () => resolve()));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString('utf8');
      });
  }

  /** Starts the program and waits until it has printed where it can be found. @throws Error when it ends before */
  static async start(environment: Record<string, string>): Promise<Program> {
    const child = spawn(process.execPath, ['src/run.mjs', 'main'], {
      cwd: ROOT,
      env: {
        ...process.env,
        DISCORD_TOKEN: '',
        DISCORD_API: '',
        LOG_LEVEL: 'warn',
        STATUS_SECONDS: '1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const program = new Program(child);
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
