import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitment } from '../../../src/store/postgres/commitment.ts';
import { Leases } from '../../../src/store/postgres/leases.ts';
import { POSTGRES_VERSION } from '../../../src/store/postgres/migrations.ts';
import { PostgresTruth } from '../../../src/store/postgres/truth.ts';
import { POSTGRES, PostgresServer } from './server.ts';

/** A tenth of what holds outside of tests, in milliseconds. */
const TIMES = { lease: 3000, renewal: 1000, sending: 2000, look: 200 };
const SOON = { timeout: 30_000, interval: 50 };
const SHARDS = 8;

describe.runIf(POSTGRES !== undefined)('leases on ranges of servers', () => {
  let server: PostgresServer;
  let truth: PostgresTruth;
  let workers: Leases[];
  /** Who was told to serve what, and not to any more. */
  let told: string[];

  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server?.stop());

  beforeEach(async () => {
    truth = await PostgresTruth.open(await server.database());
    workers = [];
    told = [];
    return async () => {
      for (const worker of workers) await worker.stop();
      await truth.close();
    };
  });

  const begin = async (count = SHARDS, version = POSTGRES_VERSION): Promise<Leases> => {
    const name = workers.length;
    const worker = new Leases({
      truth,
      count,
      gained: (range) => void told.push(`${name} +${range}`),
      lost: (range) => void told.push(`${name} -${range}`),
      failed: () => undefined,
      standsBy: (why) => void told.push(`${name} ${JSON.stringify(why)}`),
      times: TIMES,
      version,
    });
    workers.push(worker);
    await worker.start();
    return worker;
  };
  const served = () => workers.flatMap(({ ranges }) => ranges).sort((a, b) => a - b);
  const all = Array.from({ length: SHARDS }, (_, index) => index);

  it('one worker serves all; four share, and eight', async () => {
    const one = await begin();
    expect(one.ranges).toEqual(all);
    for (const many of [4, 8]) {
      while (workers.length < many) await begin();
      await vi.waitFor(() => {
        expect(workers.map(({ ranges }) => ranges.length)).toEqual(workers.map(() => SHARDS / many));
        expect(served()).toEqual(all);
      }, SOON);
    }
  }, 60_000);

  it('what one gives back another takes at once; what one leaves behind, when its lease has run out', async () => {
    const one = await begin();
    const other = await begin();
    await vi.waitFor(() => expect(served()).toEqual(all), SOON);
    workers.splice(0, 1);
    await one.stop();
    await vi.waitFor(() => expect(other.ranges).toEqual(all), SOON);
    expect(one.ranges).toEqual([]);
  }, 60_000);

  it('no range is ever given to two at once', async () => {
    await Promise.all([begin(), begin(), begin(), begin()]);
    await vi.waitFor(() => expect(served()).toEqual(all), SOON);
    const holders = new Map<string, string>();
    for (const line of told) {
      const [name = '', change = ''] = line.split(' ');
      const range = change.slice(1);
      if (change.startsWith('+')) {
        expect(holders.get(range), line).toBeUndefined();
        holders.set(range, name);
      } else holders.delete(range);
    }
  }, 60_000);

  it('workers that divide the servers otherwise wait until nobody serves the old parts any more', async () => {
    const old = await begin(2);
    const fresh = await begin(4);
    expect([old.ranges, fresh.ranges]).toEqual([[0, 1], []]);
    workers.splice(0, 1);
    await old.stop();
    await vi.waitFor(() => expect(fresh.ranges).toEqual([0, 1, 2, 3]), SOON);
  }, 60_000);

  it('workers identify one after the other, whichever they are', async () => {
    const [one, other] = [await begin(), await begin()];
    const waits = await Promise.all([one.turn(0, 5000), other.turn(0, 5000), one.turn(0, 5000), other.turn(1, 5000)]);
    const [first = 0, second = 0, third = 0] = waits.slice(0, 3).sort((a, b) => a - b);
    expect(first).toBe(0);
    expect(second - first).toBeGreaterThan(4000);
    expect(third - second).toBeGreaterThan(4000);
    expect(waits[3]).toBe(0);
  });

  it('a worker that cannot say that it is there sends no more, before anybody else begins to', async () => {
    const one = await begin();
    expect(one.maySend).toBe(true);
    await server.halt('fast');
    await vi.waitFor(() => expect(one.maySend).toBe(false), SOON);
    await server.resume();
    await vi.waitFor(() => expect([one.maySend, one.ranges]).toEqual([true, all]), SOON);
  }, 60_000);

  it('a worker gives back what it serves when there is a newer version, which begins when that has been given back', async () => {
    const old = await begin();
    expect(old.ranges).toEqual(all);
    await truth.pool.query('UPDATE schema_version SET version = version + 1');
    const fresh = await begin(SHARDS, POSTGRES_VERSION + 1);
    await vi.waitFor(() => expect([old.ranges, fresh.ranges, old.maySend]).toEqual([[], all, false]), SOON);
    expect(told).toContain('1 {"older":1}');
    for (const range of all) expect(told.indexOf(`0 -${range}`)).toBeLessThan(told.indexOf(`1 +${range}`));
    // When the newer is gone, too: what it has written can't be read.
    workers.splice(1, 1);
    await fresh.stop();
    const again = await begin(SHARDS, POSTGRES_VERSION + 1);
    await vi.waitFor(() => expect(again.ranges).toEqual(all), SOON);
    expect(
      told.slice(told.indexOf(`0 {"newer":${POSTGRES_VERSION + 1}}`)).filter((line) => line.startsWith('0 +')),
    ).toEqual([]);
  }, 60_000);

  it('a worker waits for those that know nothing of versions, and then lets them write no more', async () => {
    const later = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint + 60000';
    await truth.pool.query(commitment('commit_1'));
    await truth.pool.query(`INSERT INTO worker (id, until) VALUES ('before', ${later})`);
    const commit = async (): Promise<unknown> =>
      (await truth.pool.query(`SELECT commit_1('one', '{"game a"}', '{0}', '{}', '{}') AS said`)).rows[0];
    const fresh = await begin();
    expect([fresh.ranges, told]).toEqual([[], ['0 {"older":1}']]);
    // That would have its ranges shared out.
    expect((await truth.pool.query('SELECT id FROM worker')).rows).toEqual([{ id: 'before' }]);
    expect(await commit()).toEqual({ said: 'kept' });
    await truth.pool.query("DELETE FROM worker WHERE id = 'before'");
    await vi.waitFor(() => expect(fresh.ranges).toEqual(all), SOON);
    expect(await commit()).toEqual({ said: 'fenced' });
  }, 60_000);
});
