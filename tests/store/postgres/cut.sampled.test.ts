import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { harnessed, tried } from '../../length.ts';
import { POSTGRES, PostgresServer } from './server.ts';
import { Wire } from './wire.ts';
import { answered, endless, Worker } from './workers.ts';

const SOON = { timeout: 30_000, interval: 5 };

describe.runIf(POSTGRES !== undefined)('a worker whose database is cut off in the middle of an answer', () => {
  let server: PostgresServer;
  let wire: Wire;
  let worker: Worker;
  let witness: Worker;
  let game: string;

  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server?.stop());

  beforeEach(async () => {
    const url = await server.database();
    witness = await Worker.start(url);
    game = await witness.begin(['mara', 'jonas']);
    const laid = await Wire.lay(url);
    wire = laid.wire;
    worker = await Worker.start(laid.url);
    return async () => {
      wire.cut = 'none';
      await worker.close();
      await witness.close();
      wire.close();
    };
  });

  const journal = () => witness.ledger.act({ games: [game] }, () => witness.ledger.store.journal.everything(game));

  for (const way of ['to-server', 'from-server'] as const)
    it(`${way}: the answer is taken once`, async () => {
      const open = await worker.open(game);
      const [chosen = ''] = open?.options ?? [];
      const wish = { game, person: open?.person ?? '', decision: open?.decision ?? '', chosen: [chosen] };
      // What it works on is here already; what it comes to is on its way when the wire is cut.
      const said = worker.ledger.act({ games: [game] }, () => {
        const result = worker.table.answer(wish);
        wire.cut = way;
        return result.ok;
      });
      await vi.waitFor(() => expect(wire.lost).toBeGreaterThan(0), SOON);
      wire.cut = 'none';
      expect(await said).toBe(true);
      expect(await journal()).toHaveLength(1);
      expect(await witness.answer(wish)).toBe('refused-stale');
    }, 60_000);

  it('the server is stopped and started again: what was said to be taken is there, once', async () => {
    const taken: string[] = [];
    /** Answers until the server is there again and has taken one more. */
    const answering = async (back: Promise<void>): Promise<void> => {
      let isBack = false;
      void back.then(() => {
        isBack = true;
      });
      for (let last = false; !last; ) {
        last = isBack;
        const open = await worker.open(game).catch(() => null);
        if (!open) continue;
        const said = await worker.answer({ game, ...open, chosen: [endless(open.options)] }).catch(() => 'lost');
        if (said === 'accepted') taken.push(open.decision);
        else last = false;
      }
    };
    await answering(Promise.resolve());
    const before = taken.length;
    const stops = harnessed(tried(1, 3), 20);
    for (let stop = 0; stop < stops; stop++) {
      const how = stop % 2 === 0 ? 'immediate' : 'fast';
      const begun = worker
        .open(game)
        .then((open) => open && worker.answer({ game, ...open, chosen: [endless(open.options)] }));
      await answering(server.halt(how).then(() => server.resume()));
      await begun.catch(() => null);
    }
    const rows = await journal();
    for (const decision of taken) expect(answered(rows).filter((one) => one === decision)).toHaveLength(1);
    // How many fit in beside the stops is the machine's; one before them and one after each is not.
    expect(before).toBeGreaterThan(0);
    expect(taken.length).toBeGreaterThanOrEqual(before + stops);
  }, 600_000);
});
