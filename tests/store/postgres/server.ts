import { POSTGRES } from '../../../src/lab/bench/postgres.ts';

export { POSTGRES, PostgresServer } from '../../../src/lab/bench/postgres.ts';

if (POSTGRES === undefined) {
  if (process.env.CI === 'true') throw new Error('the tests of several workers need PostgreSQL');
  console.warn('Skipped: the tests that need PostgreSQL, none was found.');
}
