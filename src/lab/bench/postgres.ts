import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** Where the programs of PostgreSQL lie on this machine, the newest of them; undefined where there are none. */
export const POSTGRES = folders().find((folder) => existsSync(path.join(folder, 'initdb')));

function folders(): string[] {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const own = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [...debian.map((version) => path.join(DEBIAN, version, 'bin')), ...(own ? [own] : [])];
}

interface ServerWish {
  /** Whether what is committed survives a fall of the machine; without, it is faster. A kill it survives either way. */
  fsync?: boolean;
  /** Other settings of the server, by name. */
  settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL of one's own for a measurement or a test, on loopback, in a folder that goes with it. */
export class PostgresServer {
  readonly port: number;
  private readonly folder: string;
  private readonly password: string;
  private readonly settings: Readonly<Record<string, string>>;
  private readonly identity: { uid?: number; gid?: number };
  private child: ChildProcess | null = null;
  private gone: Promise<void> = Promise.resolve();
  private databases = 0;
  private readonly atExit = () => {
    this.child?.kill('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  };

  private constructor(wish: { port: number; folder: string; settings: Readonly<Record<string, string>> }) {
    this.port = wish.port;
    this.folder = wish.folder;
    this.settings = wish.settings;
    this.password = randomBytes(12).toString('hex');
    this.identity = identity();
  }

  /** Makes a server and waits until it takes connections. */
  static async start({ fsync = false, settings = {} }: ServerWish = {}): Promise<PostgresServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
    const safety = fsync ? 'on' : 'off';
    const server = new PostgresServer({
      port: await freePort(),
      folder,
      settings: { fsync: safety, full_page_writes: safety, max_connections: '200', ...settings },
    });
    process.once('exit', server.atExit);
    try {
      server.make();
      await server.resume();
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** The process of the server. @throws Error when it does not run */
  get pid(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error('the server does not run');
    return pid;
  }

  /** The address of a database, its password in it. */
  url(database = 'postgres'): string {
    return `postgres://arkham:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Makes an empty database. @returns its address */
  async database(): Promise<string> {
    this.databases += 1;
    const name = `arkham_${this.databases}`;
    const client = new Client({ connectionString: this.url() });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.url(name);
  }

  /**
   * Ends the server and leaves its data. `fast`: open transactions are broken off; `immediate`: as in a crash.
   * Resolves when it is gone.
   */
  halt(how: 'fast' | 'immediate'): Promise<void> {
    this.child?.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    return this.gone;
  }

  /** Starts a halted server again, at the same address. Resolves when it takes connections. */
  async resume(): Promise<void> {
    const options = Object.entries(this.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(
      program('postgres'),
      ['-D', this.data, '-p', String(this.port), '-h', '127.0.0.1', '-k', '', ...options],
      { ...this.identity, cwd: this.folder, env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.child = child;
    this.gone = new Promise((resolve) => child.once('exit', () => resolve()));
    let told = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (chunk: Buffer) => {
        if (told.length < 100_000) told += chunk.toString('utf8');
        if (told.includes('ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL ended: ${told}`)));
      child.once('error', reject);
    });
  }

  /** Ends the server and deletes all that it kept. */
  async stop(): Promise<void> {
    process.off('exit', this.atExit);
    await this.halt('immediate');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get data(): string {
    return path.join(this.folder, 'data');
  }

  private make(): void {
    const secret = path.join(this.folder, 'password');
    mkdirSync(this.data, { mode: 0o700 });
    writeFileSync(secret, this.password, { mode: 0o600 });
    const { uid, gid } = this.identity;
    if (uid !== undefined && gid !== undefined)
      for (const owned of [this.folder, this.data, secret]) chownSync(owned, uid, gid);
    const words = ['-D', this.data, '-U', 'arkham', '-A', 'scram-sha-256', '--pwfile', secret];
    const made = spawnSync(program('initdb'), [...words, '-E', 'UTF8', '--locale=C', '--no-sync'], {
      ...this.identity,
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  }
}

function program(name: string): string {
  if (POSTGRES === undefined) throw new Error('there is no PostgreSQL on this machine');
  return path.join(POSTGRES, name);
}

/** As whom the server runs: it refuses to as root, and then is the user whom its package has made for it. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (what: string): number => Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: ask('-u'), gid: ask('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
