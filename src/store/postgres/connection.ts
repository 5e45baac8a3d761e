import { type PoolConfig, TypeOverrides, types } from 'pg';

/** How long it is waited for a connection, in milliseconds. */
const CONNECT_PATIENCE = 5000;

/**
 * How to reach a database by its address: whole numbers come as numbers (moments in milliseconds, counts), since none
 * here is beyond what a number holds.
 * @param url `postgres://user:password@host:port/database`
 */
export function connectionTo(url: string): PoolConfig {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return {
    connectionString: url,
    application_name: 'arkham-by-post',
    connectionTimeoutMillis: CONNECT_PATIENCE,
    keepAlive: true,
    types: overrides,
  };
}

/** Why a server can't be worked with. */
type Trouble = 'unreachable' | 'refused';

/** The server can't be reached, or doesn't let us in. `message` says why, in its words; no password is in them. */
export class ServerUnusable extends Error {
  readonly reason: Trouble;

  constructor(reason: Trouble, cause: Error & { code?: string }) {
    super(cause.message || String(cause.code), { cause });
    this.name = 'ServerUnusable';
    this.reason = reason;
  }
}

/** What a server says of somebody it does not let in, and of a database that is not there. */
const NOT_LET_IN = /^(28|3D|42501)/;
/** What is no answer of a server's, but of the way to it, or of one that starts or stops. */
const ON_THE_WAY = /^(E[A-Z]+|08...|57P0.)$/;

/** An error as `ServerUnusable` where it is about reaching a server or being let in; any other as it is. */
export function serverTrouble(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (NOT_LET_IN.test(code)) return new ServerUnusable('refused', error);
  const isOnTheWay = ON_THE_WAY.test(code) || /timeout|terminated|connection/i.test(error.message);
  return isOnTheWay ? new ServerUnusable('unreachable', error) : error;
}

/** An address without its password, for people and logs. What is no address is shown as nothing at all. */
export function withoutPassword(url: string): string {
  try {
    const shown = new URL(url);
    if (shown.password) shown.password = '…';
    for (const name of shown.searchParams.keys()) if (/pass/i.test(name)) shown.searchParams.set(name, '…');
    return decodeURI(shown.href);
  } catch {
    return '…';
  }
}
