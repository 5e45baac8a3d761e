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
