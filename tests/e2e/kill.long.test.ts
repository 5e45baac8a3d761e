import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '../../src/commandline/strangers/yardstick.ts';
import { INVITED_WITH } from '../../src/discord/connection/permission.ts';
import { pictureName } from '../../src/discord/message/attachment.ts';
import { staying } from '../../src/discord/message/fold.ts';
import { happeningMessages } from '../../src/discord/sending/happening.ts';
import { CATALOGUE } from '../../src/editions/catalogue.ts';
import { gather } from '../../src/guests/gather.ts';
import { Guest, type Handle, handlesOf, handlesTo, type Question, questionsOn } from '../../src/guests/guest.ts';
import { Ledger } from '../../src/guests/ledger.ts';
import { Luck } from '../../src/guests/luck.ts';
import { Party } from '../../src/guests/party.ts';
import { startLocalDiscord } from '../../src/local/server.ts';
import type { WireMessage, WireMessages, WireState } from '../../src/local/wire.ts';
import type { AuditEntry } from '../../src/local/world/audit.ts';
import type { JournalRow } from '../../src/store/journal.ts';
import type { OutboxRow } from '../../src/store/outbox.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import type { Happening } from '../../src/table/room/announcement.ts';
import { goneOn } from '../../src/table/room/piece.ts';
import { Table } from '../../src/table/table.ts';
import { harnessed } from '../length.ts';
import { slowClock } from '../local/slow-clock.ts';
import type { Evening } from './evening.ts';
import { NAMES } from './night.ts';
import { freePort, Program } from './program.ts';

const SECOND = { edition: 'second' } as const;
const THIRD = { edition: 'third', scenario: 'feastOfUmordhoth' } as const;

interface Night {
  edition: NonNullable<Evening['edition']>;
  /** How often the bot is killed in the game: not so often that it comes to its end. */
  kills: number;
  luck: number;
}

/** 17 kills, or 520 in forty games. */
const NIGHTS: readonly Night[] = harnessed(
  [
    { edition: SECOND, kills: 13, luck: 77 },
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

interface Kept {
  journal: JournalRow[];
  /** What is open now. */
  open: string[];
  /** What was to be told. */
  outbox: OutboxRow[];
  status: string;
  /** What stays of the lines of a message. */
  fold: (lines: readonly string[], frame: string) => string;
}

/** What is on disk, read from a copy. */
function onDisk(channel: string): Kept {
  const file = path.join(directory, 'arkham.db');
  const copy = path.join(directory, 'copy.db');
  // First how far the database has come, which must not be farther than the copy.
  for (const end of ['-reached', '', '-wal', '-shm']) {
    rmSync(`${copy}${end}`, { force: true });
    if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${copy}${end}`);
  }
  const store = new Store(openDatabase(copy));
  try {
    const { reading } = new Table({ store, editions: CATALOGUE, clock: Date.now });
    const view = reading.inChannel(channel);
    const position = view && reading.position(view.id);
    if (!view || !position?.ok) throw new Error('the game is gone');
    return {
      journal: store.journal.everything(view.id),
      open: view.open
        .filter(({ persons }) => persons.length > 0)
        .map(({ decision }) => `${view.branch}.${decision.id}`),
      outbox: store.database.prepare<[], OutboxRow>('SELECT * FROM outbox ORDER BY id').all(),
      status: view.status,
      fold: (lines, frame) => staying(lines.join('\n'), frame, position.value),
    };
  } finally {
    store.close();
  }
}

/** What is open is asked, and everything that was to be told has been. */
function isTold({ open, outbox }: ReturnType<typeof onDisk>, ledger: Ledger): boolean {
  return outbox.every(({ state }) => state === 'sent') && open.sort().join() === ledger.open().join();
}

/** Everybody who is asked answers at once, and nobody waits for what comes of it. */
function burst(guests: readonly Guest[], ledger: Ledger, luck: Luck): void {
  for (const guest of guests) {
    for (const question of guest.questions()) {
      const ways = [...handlesTo(question, 'answer'), ...handlesTo(question, 'pick')];
      if (ways.length === 0) continue;
      const way = luck.of(ways);
      const values = way.menu ? luck.some(way.menu.values, Math.max(1, way.menu.min)) : [];
      ledger.answering(guest, question);
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
      const guests = NAMES.slice(0, 4).map((name) => new Guest(local.person(name)));
      const [watcher] = guests;
      const ledger = new Ledger(local, watcher!);
      const environment = {
        DISCORD_TOKEN: local.token,
        DISCORD_API: local.api,
        DATABASE_PATH: path.join(directory, 'arkham.db'),
      };
      const party = new Party({
        quiet: () => local.quiet(15),
        guests,
        luck,
        // What is taken up asks the waiting questions anew, under other numbers: then a question goes without an answer.
        offers: false,
        answering: (guest, question) => ledger.answering(guest, question),
      });
      const channel = local.channel().id;
      let journal: JournalRow[] = [];
      /** Pictures that were still to be sent when the bot was killed; what has been sent is not kept. */
      const due = new Set<string>();
      try {
        program = await Program.start(environment);
        await gather({ edition }, guests, () => local.quiet());
        for (let kills = 0; kills < times; kills++) {
          expect(await party.play(luck.below(6)), 'the game ended too soon').toBe(false);
          const idle = kills % 3 === 2;
          if (idle) await expect.poll(() => isTold(onDisk(channel), ledger), PATIENT).toBe(true);
          else {
            burst(guests, ledger, luck);
            await new Promise((resolve) => setTimeout(resolve, luck.below(300)));
          }
          const shown = ledger.open();
          await program.kill();
          const found = onDisk(channel);
          expect(found.status).toBe('playing');
          expect(found.journal.slice(0, journal.length)).toEqual(journal);
          journal = found.journal;
          for (const picture of picturesDue(found.outbox)) due.add(picture);
          expectKept(ledger, journal);
          if (idle) expect(found.open.sort()).toEqual(shown);
          program = await Program.start(environment);
          await expect.poll(() => ledger.open(), PATIENT).toEqual(found.open.sort());
        }
        await party.play(8);
        await expect.poll(() => isTold(onDisk(channel), ledger), PATIENT).toBe(true);
        expect(await program.stop()).toBe(0);
        const { outbox, journal: last, fold } = onDisk(channel);
        expectKept(ledger, last);
        expect(ledger.acknowledged.length).toBeGreaterThan(times);
        expect(outbox.filter(({ state }) => state !== 'sent').map(({ kind, state }) => `${kind} ${state}`)).toEqual([]);
        expectToldOnce(ledger, outbox, fold);
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

/** Every answer that somebody saw taken is in the journal. */
function expectKept(ledger: Ledger, journal: readonly JournalRow[]): void {
  const answered = new Set(
    journal.flatMap(({ kind, body }) => {
      if (kind !== 'answer') return [];
      const { entry } = JSON.parse(body) as { entry: { answer: { decision: string } } };
      return [entry.answer.decision];
    }),
  );
  expect(ledger.acknowledged.filter(({ decision }) => !answered.has(decision))).toEqual([]);
}

const happeningsOf = (rows: readonly OutboxRow[]): (Happening & { message: string | null; id: number })[] =>
  rows
    .filter(({ kind }) => kind === 'happening')
    .map(({ body, message, id }) => ({ ...(JSON.parse(body) as Happening), message, id }));

/** Every happening stands in the message it became, together with all others that share that, and nowhere else. */
function expectToldOnce(ledger: Ledger, outbox: readonly OutboxRow[], fold: Kept['fold']): void {
  const happenings = happeningsOf(outbox);
  const alone = happenings
    .filter(({ frame }) => frame === undefined)
    .flatMap((happening) => happeningMessages(happening, [], happening.id))
    .map(({ content }) => content.trim());
  const grown = new Map<string, { lines: string[]; frame: string }>();
  for (const happening of happenings) {
    const { frame, message } = happening;
    if (frame === undefined) continue;
    const lines = goneOn(grown.get(message ?? '')?.lines ?? [], happening);
    grown.set(message ?? '', { lines, frame });
  }
  const told = ledger.told().filter(({ id }) => !grown.has(id));
  const said = told.map(({ content }) => content).filter((content) => content !== '');
  expect(said).toEqual(alone.filter((content) => content !== ''));
  expect(grown.size).toBeGreaterThan(0);
  for (const [message, { lines, frame }] of grown) {
    const there = ledger.messages.get(message);
    const content = there ? textOf(there) : '';
    // While something is asked on it, it stands as it was told; what stays of it is folded.
    const told = lines.join('\n');
    const stays = fold(lines, frame);
    const times = content.split(content.includes(told) ? told : stays).length - 1;
    expect(times, `${content}\n≠\n${stays}`).toBe(1);
  }
}

/** Names of the pictures that are yet to be sent; that of a message that grows may give way to the next. */
function picturesDue(outbox: readonly OutboxRow[]): string[] {
  const unsent = outbox.filter(({ state }) => state !== 'sent');
  return happeningsOf(unsent)
    .filter(({ frame }) => frame === undefined)
    .flatMap(({ pictures }) => pictures.map(pictureName));
}

/** What the page reads and sends, over HTTP as the page does it. */
class Reader {
  private readonly url: string;
  private readonly person: string;
  private readonly channel: string;

  private constructor(url: string, person: string, channel: string) {
    this.url = url;
    this.person = person;
    this.channel = channel;
  }

  static async of(address: string, name: string): Promise<Reader> {
    const url = address.replace(/\/$/, '');
    const state = (await (await fetch(`${url}/local/state`)).json()) as WireState;
    const person = state.people.find((one) => one.name === name)?.id ?? '';
    const channel = state.guilds[0]?.channels[0]?.id ?? '';
    return new Reader(url, person, channel);
  }

  async messages(): Promise<WireMessage[]> {
    const { url, person, channel } = this;
    const answer = await fetch(`${url}/local/channels/${channel}/messages?person=${person}&limit=200`);
    return ((await answer.json()) as WireMessages).messages;
  }

  async questions(): Promise<Question[]> {
    return (await this.messages()).flatMap(questionsOn);
  }

  async command(path: string): Promise<void> {
    const [name, subcommand = ''] = path.split(' ');
    const state = (await (await fetch(`${this.url}/local/state?person=${this.person}`)).json()) as WireState;
    const command = state.commands.find((one) => one.name === name)?.id ?? '';
    await this.interact({ kind: 'command', command, options: [{ name: subcommand, type: 1, options: [] }] });
  }

  async press({ message, customId, menu }: Handle, wanted?: string[]): Promise<void> {
    const values = menu ? { values: wanted ?? menu.values.slice(0, Math.max(1, menu.min)) } : {};
    await this.interact({ kind: 'component', messageId: message.id, customId, ...values });
  }

  private async interact(what: object): Promise<void> {
    const { person, channel } = this;
    const response = await fetch(`${this.url}/local/interactions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ person, channel, nonce: randomUUID(), ...what }),
    });
    expect(response.status, await response.text()).toBeLessThan(300);
  }
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
    expect(onDisk(question!.message.channel_id).journal).toHaveLength(1);
    expect(await program.stop()).toBe(0);
  });

  it('and a second one does not touch its database, and says so', async () => {
    const environment = { DATABASE_PATH: path.join(directory, 'arkham.db'), LOCAL_PORT: '0' };
    program = await Program.start(environment);
    await expect(Program.start(environment)).rejects.toThrow('Another process has');
  });
});
