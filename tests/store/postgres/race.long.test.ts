import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harnessed } from '../../length.ts';
import { POSTGRES, PostgresServer } from './server.ts';
import { answered, endless, Worker } from './workers.ts';

/** Races are run side by side in so many games. */
const GAMES = 8;
const RACES = harnessed(400, 10_000);

describe.runIf(POSTGRES !== undefined)('one button pressed at two workers', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server?.stop());

  it('counts at one of them, every time', async () => {
    const url = await server.database();
    const [one, other] = [await Worker.start(url), await Worker.start(url)];
    const race = async (channel: string): Promise<void> => {
      const game = await one.begin([`mara ${channel}`, `jonas ${channel}`], channel);
      const won: string[] = [];
      for (let races = 0; races < RACES / GAMES; races++) {
        const open = await one.open(game);
        if (!open) throw new Error('nothing is asked');
        const wish = { game, ...open, chosen: [endless(open.options)] };
        const said = await Promise.all([one.answer(wish), other.answer(wish)]);
        expect(said.sort()).toEqual(['accepted', 'refused-stale']);
        won.push(open.decision);
      }
      const rows = await other.ledger.act({ games: [game] }, () => other.ledger.store.journal.everything(game));
      expect(answered(rows)).toEqual(won);
    };
    await Promise.all(Array.from({ length: GAMES }, (_, index) => race(String(900 + index))));
    expect([...one.errors, ...other.errors]).toEqual([]);
    await one.close();
    await other.close();
  }, 3_600_000);
});
