import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INVITED_WITH } from '../../src/discord/connection/permission.ts';
import { gather } from '../../src/lab/guests/gather.ts';
import { Guest, type Handle, handlesOf, handlesTo } from '../../src/lab/guests/guest.ts';
import { Ledger } from '../../src/lab/guests/ledger.ts';
import { Luck } from '../../src/lab/guests/luck.ts';
import { Outcomes } from '../../src/lab/guests/outcomes.ts';
import { Party } from '../../src/lab/guests/party.ts';
import { startLocalDiscord } from '../../src/local/server.ts';
import type { AuditEntry } from '../../src/local/world/audit.ts';
import type { JournalRow } from '../../src/store/journal.ts';
import { harnessed } from '../length.ts';
import { slowClock } from '../local/slow-clock.ts';
import type { Evening } from './evening.ts';
import { expectKept, expectToldOnce, isTold, onDisk, picturesDue } from './kept.ts';
import { NAMES } from './night.ts';
import { freePort, Program } from './program.ts';
import { Reader } from './reader.ts';

const SECOND = { edition: 'second' } as const;
const THIRD = { edition: 'third', scenario: 'feastOfUmordhoth' } as const;

interface Night {
  edition: NonNullable<Evening['edition']>;
  /** How often the bot is killed in the game: not so often that it comes to its end. */
  kills: number;
  luck: number;
}

/** 13 kills, or 520 in forty games. */
const NIGHTS: readonly Night[] = harnessed(
  [
    { edition: SECOND, kills: 9, luck: 77 },
    { edition: THIRD, kills: 4, luck: 77 },
  ],
  [SECOND, THIRD].flatMap((edition) =>
    Array.from({ length: 20 }, (_, night): Night => ({ edition, kills: 13, luck: 77 + night })),
  ),
);

/** Waits as long as a busy machine may need. */
const PATIENT = { timeout: 300_000, interval: 100 };

let directory: string;
let program: Program | null;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'kill-'));
  program = null;
});

afterEach(async () => {
  await program?.kill();
  rmSync(directory, { recursive: true, force: true });
});

/** Everybody who is asked answers at once, and nobody waits for what comes of it. */
function burst(guests: readonly Guest[], luck: Luck): void {
  for (const guest of guests) {
    for (const question of guest.questions()) {
      const ways = [...handlesTo(question, 'answer'), ...handlesTo(question, 'pick')];
      if (ways.length === 0) continue;
      const way = luck.of(ways);
      const values = way.menu ? luck.some(way.menu.values, Math.max(1, way.menu.min)) : [];
      void guest.use(way, values).then(
        (act) => act.close(),
        () => undefined,
      );
    }
  }
}

describe('the bot is killed and started again', () => {
  for (const { edition, kills: times, luck: seed } of NIGHTS)
    it(`and loses no answer that was seen to be taken in the ${edition.edition} edition, tells everything once, and asks the same again (luck ${seed})`, async () => {
      const local = await startLocalDiscord({
        port: 0,
        databasePath: ':memory:',
        clock: slowClock(),
        page: null,
        rateLimits: false,
        selfCheck: true,
        invite: INVITED_WITH,
        names: { people: NAMES },
      });
      const luck = new Luck(seed);
      const outcomes = new Outcomes();
      const guests = NAMES.slice(0, 4).map((name) => new Guest(local.person(name), outcomes));
      const [watcher] = guests;
      const ledger = new Ledger(local, watcher!, outcomes);
      const environment = {
        DISCORD_TOKEN: local.token,
        PERSON_PRESSES: '0',
        SERVER_PRESSES: '0',
        DISCORD_API: local.api,
        DATABASE_PATH: path.join(directory, 'arkham.db'),
      };
      const party = new Party({
        quiet: () => local.quiet(15),
        guests,
        luck,
        // What is taken up asks the waiting questions anew, under other numbers: then a question goes without an answer.
        offers: false,
      });
      const channel = local.channel().id;
      let journal: JournalRow[] = [];
      /** Pictures that were still to be sent when the bot was killed; what has been sent is not kept. */
      const due = new Set<string>();
      try {
        program = await Program.start(environment, outcomes);
        await gather({ edition }, guests, () => local.quiet());
        for (let kills = 0; kills < times; kills++) {
          expect(await party.play(luck.below(6)), 'the game ended too soon').toBe(false);
          const idle = kills % 3 === 2;
          if (idle) await expect.poll(() => isTold(onDisk(directory, channel), ledger), PATIENT).toBe(true);
          else {
            burst(guests, luck);
            await new Promise((resolve) => setTimeout(resolve, luck.below(300)));
          }
          const shown = ledger.open();
          await program.kill();
          const found = onDisk(directory, channel);
          expect(found.status).toBe('playing');
          expect(found.journal.slice(0, journal.length)).toEqual(journal);
          journal = found.journal;
          for (const picture of picturesDue(found)) due.add(picture);
          expectKept(ledger, journal);
          if (idle) expect(found.open.sort()).toEqual(shown);
          program = await Program.start(environment, outcomes);
          await expect.poll(() => ledger.open(), PATIENT).toEqual(found.open.sort());
        }
        await party.play(8);
        await expect.poll(() => isTold(onDisk(directory, channel), ledger), PATIENT).toBe(true);
        expect(await program.stop()).toBe(0);
        const { outbox, journal: last, words } = onDisk(directory, channel);
        expectKept(ledger, last);
        expect(ledger.acknowledged.length).toBeGreaterThan(times);
        expect(outbox.filter(({ state }) => state !== 'sent').map(({ kind, state }) => `${kind} ${state}`)).toEqual([]);
        expectToldOnce(ledger, outbox, words);
        const shown = ledger.told().flatMap(({ pictures }) => pictures);
        expect(shown).toEqual(expect.arrayContaining([...due]));
        expect(local.audit.entries.filter(isWrong)).toEqual([]);
      } finally {
        ledger.close();
        for (const guest of guests) guest.leave();
        await program?.kill();
        await local.close();
      }
    });
});

/** A message whose deletion the kill came between is deleted or edited once more: that it is gone is no mistake. */
function isWrong(entry: AuditEntry): boolean {
  return entry.kind === 'fault' || (entry.kind === 'refusal' && entry.code !== RESTJSONErrorCodes.UnknownMessage);
}

describe('the whole program is killed and started again', () => {
  it('and shows the same question on its page, which can be answered', async () => {
    const environment = {
      DATABASE_PATH: path.join(directory, 'arkham.db'),
      LOCAL_PORT: String(await freePort()),
    };
    program = await Program.start(environment);
    const before = await Reader.of(program.address, 'Mara');
    await before.command('game new');
    const start = async (): Promise<Handle | undefined> =>
      (await before.messages()).flatMap(handlesOf).find(({ press }) => press.on === 'lobby' && press.act === 'start');
    await expect.poll(start, PATIENT).toBeDefined();
    // Joe Diamond draws plainly, so that the first question is one with a single answer.
    const chosen = (await before.messages())
      .flatMap(handlesOf)
      .find(({ menu }) => menu?.values.includes('joe-diamond'));
    await before.press(chosen!, ['joe-diamond']);
    await before.press((await start())!);
    await expect.poll(async () => (await before.questions()).length, PATIENT).toBeGreaterThan(0);
    const asked = await before.questions();
    await program.kill();
    program = await Program.start(environment);
    const after = await Reader.of(program.address, 'Mara');
    const again = await after.questions();
    expect(again.map(({ message }) => message.content)).toEqual(asked.map(({ message }) => message.content));
    expect(again.map(({ decision }) => decision)).toEqual(asked.map(({ decision }) => decision));
    const [question] = again;
    const way = [...handlesTo(question!, 'answer'), ...handlesTo(question!, 'pick')][0];
    await after.press(way!);
    const decisions = async (): Promise<string[]> => (await after.questions()).map(({ decision }) => decision);
    await expect.poll(decisions, PATIENT).not.toContain(question!.decision);
    expect(onDisk(directory, question!.message.channel_id).journal).toHaveLength(1);
    expect(await program.stop()).toBe(0);
  });

  it('and a second one does not touch its database, and says so', async () => {
    const environment = { DATABASE_PATH: path.join(directory, 'arkham.db'), LOCAL_PORT: '0' };
    program = await Program.start(environment);
    await expect(Program.start(environment)).rejects.toThrow('Another process has');
  });
});
