import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportGame } from '../../../src/store/archive.ts';
import { Fenced, LedgerAway } from '../../../src/store/ledger.ts';
import type { Column } from '../../../src/store/schema/shape.ts';
import { sharedTables } from '../../../src/store/schema/tables.ts';
import { daysOf } from '../../../src/table/records/tempo.ts';
import { tracesIn } from '../../table/people/kept.ts';
import { toyEdition } from '../../table/toyedition.ts';
import { POSTGRES, PostgresServer } from './server.ts';
import { CHANNEL, endless, granted, named, Worker } from './workers.ts';

describe.runIf(POSTGRES !== undefined)('games that two workers share', () => {
  let server: PostgresServer;
  let url: string;
  let one: Worker;
  let other: Worker;

  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server?.stop());

  beforeEach(async () => {
    url = await server.database();
    one = await Worker.start(url);
    other = await Worker.start(url);
    return async () => {
      await one.close();
      await other.close();
    };
  });

  const text = (worker: Worker, game: string) =>
    worker.ledger.act({ games: [game] }, () => exportGame(worker.ledger.store.database, game));

  it('what is played at one is the same, row for row, at the other', async () => {
    const game = await one.begin(['mara', 'jonas']);
    for (let answers = 0; answers < 12; answers++) {
      const worker = answers % 2 === 0 ? other : one;
      const open = await worker.open(game);
      if (!open) break;
      await worker.answer({ game, ...open, chosen: open.options.slice(0, 1) });
    }
    expect(await text(one, game)).toBe(await text(other, game));
    expect(one.ledger.store.journal.lastSeq(game)).toBeGreaterThan(4);
    expect([...one.errors, ...other.errors]).toEqual([]);
  });

  it('finds those that have lost a question, and those that can’t be reached, without waking them', async () => {
    const game = await one.begin(['mara', 'jonas']);
    const { directory, store } = one.ledger;
    const change = (work: () => void) => one.ledger.act({ games: [game] }, work);
    const seen = async () => [await directory.mute(null), await directory.parked(null)];
    expect(await seen()).toEqual([[], []]);
    await change(() => {
      for (const row of store.outbox.waiting(game)) store.outbox.settle(row, 'sent', null, 0);
    });
    expect(await seen()).toEqual([[game], []]);
    await change(() => store.games.update(game, { parked: 'no-access' }));
    expect(await seen()).toEqual([[], [game]]);
    const posted = { game, surface: 'question 0.1', id: '7', channel: CHANNEL, body: '{}' };
    await change(() => {
      store.games.update(game, { parked: null });
      store.messages.keep(posted);
    });
    // Two are asked at once, each in a message of their own or both in one.
    expect(await seen()).toEqual([[game], []]);
    await change(() => store.messages.keep({ ...posted, surface: 'question 0.2', id: '8' }));
    expect(await seen()).toEqual([[], []]);
    await change(() => {
      store.messages.forget(game, 'question 0.1');
      store.messages.forget(game, 'question 0.2');
      store.messages.keep({ ...posted, surface: 'question 0.1+2' });
    });
    expect(await seen()).toEqual([[], []]);
  });

  it('in a lobby it is foretold by what its people have played, whichever worker they played at', async () => {
    const apart = 600_000;
    const earlier = await one.begin(['mara', 'jonas'], '901');
    for (let answers = 0; answers < 20; answers++) {
      one.now += apart;
      const open = await one.open(earlier);
      if (open) await one.answer({ game: earlier, ...open, chosen: [endless(open.options)] });
    }
    const create = () =>
      other.table.gathering.create({ guild: '1', channel: '902', host: named('mara'), edition: 'second' });
    granted(await other.ledger.act({ channels: ['902'], persons: ['mara'] }, create));
    const join = () => other.table.gathering.join('902', named('jonas'));
    granted(await other.ledger.act({ channels: ['902'], persons: ['jonas'] }, join));
    const fresh = await Worker.start(url, undefined, { ...toyEdition, hours: () => 40 });
    const view = await fresh.ledger.act({ channels: ['902'] }, () => fresh.table.reading.inChannel('902'));
    await fresh.close();
    expect(view?.foretold).toBeCloseTo(daysOf(40, [apart]));
  });

  it('what a server has finished is remembered by a worker that had nothing to do with it', async () => {
    const game = await one.begin(['mara', 'jonas']);
    for (let open = await one.open(game); open; open = await one.open(game))
      await one.answer({ game, ...open, chosen: open.options.slice(-1) });
    const past = (worker: Worker) =>
      worker.ledger.act({ finishedIn: ['1'] }, () => ({
        games: worker.ledger.store.records.finished('1', 10).map(({ id, status }) => ({ id, status })),
        remembered: worker.table.finished.of('1'),
      }));
    expect((await past(one)).games).toEqual([{ id: game, status: 'over' }]);
    expect(await past(other)).toEqual(await past(one));
  });

  it('who left a game is forgotten in it by a worker that had nothing to do with it', async () => {
    const game = await one.begin(['jonas', 'mara']);
    const all = (worker: Worker) =>
      worker.ledger.act({ games: [game], persons: ['mara'] }, () => tracesIn(worker.ledger.store.database, /mara/i));
    await one.ledger.act({ games: [game] }, () => granted(one.table.membership.dropOut(game, 'mara', true)));
    expect(await all(one)).not.toEqual([]);
    const forget = () => other.table.privacy.forget(named('mara'), () => 'somebody');
    granted(await other.ledger.act({ persons: ['mara'], everythingOf: ['mara'] }, forget));
    expect(await all(one)).toEqual([]);
    expect(await text(one, game)).toBe(await text(other, game));
  });

  it('a row of every table is the same at the other, and gone when it is gone', async () => {
    const scope = { games: ['x'], persons: ['x'], cases: ['x'], servers: ['x'] };
    const rows = (worker: Worker) =>
      worker.ledger.act(scope, () =>
        sharedTables().map(([table]) => worker.ledger.store.database.prepare(`SELECT * FROM ${table}`).all()),
      );
    const value = ({ type, among }: Column) =>
      type === 'text' ? (among?.at(-1) ?? 'x') : type === 'integer' ? 7 : Buffer.from([7]);
    await one.ledger.act(scope, () => {
      for (const [table, { columns }] of sharedTables()) {
        const values = Object.values<Column>(columns).map(value);
        one.ledger.store.database.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?')})`).run(values);
      }
    });
    expect((await rows(one)).map(({ length }) => length)).toEqual(sharedTables().map(() => 1));
    expect(await rows(other)).toEqual(await rows(one));
    await other.ledger.act(scope, () => {
      // A game stays as long as its database.
      for (const [table] of sharedTables().slice(1)) other.ledger.store.database.prepare(`DELETE FROM ${table}`).run();
    });
    expect((await rows(one)).slice(1).flat()).toEqual([]);
  });

  it('of one button pressed at both, one press counts and the other is stale', async () => {
    const game = await one.begin(['mara', 'jonas']);
    for (let race = 0; race < 20; race++) {
      const open = await one.open(game);
      if (!open) break;
      const chosen = [endless(open.options)];
      const said = await Promise.all([one.answer({ game, ...open, chosen }), other.answer({ game, ...open, chosen })]);
      expect(said.filter((word) => word === 'accepted')).toHaveLength(1);
      expect(said.filter((word) => word !== 'accepted')).toEqual(['refused-stale']);
    }
    expect(await text(one, game)).toBe(await text(other, game));
  });

  it('two games begun in one channel at once are one', async () => {
    const begun = await Promise.allSettled([one.begin(['mara']), other.begin(['jonas'])]);
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await one.truth.pool.query('SELECT count(*) AS games FROM game WHERE channel = $1', [CHANNEL]);
    expect(rows).toEqual([{ games: 1 }]);
  });

  it('nobody is told before it is kept, and not at all once somebody was told of what is lost', async () => {
    const game = await one.begin(['mara', 'jonas']);
    const open = await one.open(game);
    const wish = { game, person: open?.person ?? '', decision: open?.decision ?? '', chosen: ['left'] };
    let tries = 0;
    const told: string[] = [];
    await expect(
      one.ledger.act({ games: [game] }, async ({ kept }) => {
        tries += 1;
        await kept();
        await other.answer(wish);
        const result = one.table.answer(wish);
        await kept();
        told.push(result.ok ? result.value : result.refusal.key);
      }),
    ).rejects.toBeInstanceOf(Fenced);
    expect([tries, told]).toEqual([1, []]);
    expect(await one.answer(wish)).toBe('refused-stale');
  });

  it('what one person wants for themselves the other worker knows', async () => {
    const game = await one.begin(['mara', 'jonas']);
    await other.ledger.act({ persons: ['mara'], tablesOf: ['mara'] }, () =>
      granted(other.table.preferences.setZone('mara', 'Europe/Prague')),
    );
    const zone = await one.ledger.act({ games: [game] }, () => one.ledger.store.persons.find('mara').zone);
    expect(zone).toBe('Europe/Prague');
  });

  it('of games that a server allows once, one is opened, whichever two workers are asked at once', async () => {
    await one.ledger.act({ servers: ['1'] }, () => one.table.servers.settle('1', { most: 1 }));
    const opened = await Promise.all(
      [one, other].map((worker, at) => {
        const wish = { guild: '1', channel: `90${at}`, host: named(at === 0 ? 'mara' : 'jonas'), edition: 'second' };
        const scope = { servers: ['1'], channels: [wish.channel], persons: [wish.host.id] };
        return worker.ledger.act(scope, () => worker.table.gathering.create(wish));
      }),
    );
    const refusals = opened.map((result) => (result.ok ? null : result.refusal.key)).sort();
    expect(refusals).toEqual([null, 'refused-games-at-once'].sort());
  });

  it('a digest that is due at both is sent once', async () => {
    const game = await one.begin(['mara', 'jonas']);
    const { digests } = one.table;
    await one.ledger.act({ persons: ['mara'] }, () => granted(digests.set('mara', 9 * 60)));
    for (const worker of [one, other]) worker.now += 60_000;
    for (let answers = 0; answers < 3; answers++) {
      const open = await one.open(game);
      if (open) await one.answer({ game, ...open, chosen: [endless(open.options)] });
    }
    for (const worker of [one, other]) worker.now += 3 * 3_600_000;
    const rung = [one, other].map((worker) =>
      worker.ledger.act({ tablesOf: ['mara'] }, () => worker.table.digests.tickOf('mara')),
    );
    await Promise.all(rung);
    const { rows } = await one.truth.pool.query("SELECT count(*) AS letters FROM outbox WHERE kind = 'note'");
    expect(rows).toEqual([{ letters: 1 }]);
    expect([...one.errors, ...other.errors]).toEqual([]);
  });

  it('an answer is refused while the server is away, and taken when it is back', async () => {
    const game = await one.begin(['mara', 'jonas']);
    const open = await one.open(game);
    const wish = { game, person: open?.person ?? '', decision: open?.decision ?? '', chosen: ['left'] };
    const impatient = await Worker.start(url, 1000);
    await server.halt('immediate');
    await expect(impatient.answer(wish)).rejects.toBeInstanceOf(LedgerAway);
    await server.resume();
    await impatient.close();
    expect(await one.answer(wish)).toBe('accepted');
    expect(await other.answer(wish)).toBe('refused-stale');
  }, 60_000);

  it('that many want something at once does not mean that the server is away', async () => {
    const impatient = await Worker.start(url, 4000);
    const slow = Array.from({ length: 56 }, () => impatient.truth.query('slow', 'SELECT pg_sleep(0.9)::text', []));
    expect(await Promise.all(slow)).toHaveLength(56);
    await impatient.close();
  });

  it('who may not send any more is told so before anything is told', async () => {
    one.maySend = false;
    await expect(one.ledger.act({}, ({ kept }) => kept())).rejects.toThrow('lease');
  });
});
