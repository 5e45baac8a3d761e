import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gather } from '../../../src/lab/guests/gather.ts';
import { Guest } from '../../../src/lab/guests/guest.ts';
import { Luck } from '../../../src/lab/guests/luck.ts';
import { BOT_FAILED } from '../../../src/lab/guests/outcomes.ts';
import { Party } from '../../../src/lab/guests/party.ts';
import { readDataFrom } from '../../../src/words/datafolder.ts';
import { NAMES, type Night, night } from '../../e2e/night.ts';
import { nonsenseCatalogue } from '../../words/nonsense.ts';

/** How often each of these is done by itself: once in so many times. */
const RARE = { look: 25, undo: 60, command: 6 } as const;

/** Does one thing always, of all that is done now and then. */
class Bent extends Luck {
  private readonly always: number;

  constructor(always = 0) {
    super(1);
    this.always = always;
  }

  override once(times: number): boolean {
    return times === this.always;
  }

  /** What gives the report is one thing to look at. */
  override of<T>(list: readonly T[]): T {
    return list.find((one) => one === 'game report') ?? super.of(list);
  }
}

let room: Night;
let guests: Guest[];

beforeEach(open);

afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

async function open(): Promise<void> {
  room = await night({ seed: '7a'.repeat(32) });
  guests = NAMES.slice(0, 2).map((name) => new Guest(room.local.person(name), room.outcomes));
}

async function close(): Promise<void> {
  for (const guest of guests) guest.leave();
  await room.close();
}

const partyOf = (luck: Luck): Party =>
  new Party({ quiet: room.quiet, guests, luck, view: room.view, commands: true, curious: true });

const broken = (): never => {
  throw new Error('a mistake in the program');
};

/** Everything that people do has a mistake in it. */
function breakAll(): void {
  const { table } = room.bot.services;
  vi.spyOn(table, 'answer').mockImplementation(broken);
  vi.spyOn(table.agreement, 'undo').mockImplementation(broken);
  vi.spyOn(table.reading, 'report').mockImplementation(broken);
}

describe('a party does not pass over a mistake of the bot', () => {
  it.each([
    ['in an answer by button or menu', 0, / [as]:/],
    ['in an answer by command', RARE.command, / \/\w+ \d+:/],
    ['in a look', RARE.look, / \/game report$/],
    ['in taking back', RARE.undo, / \/game undo$/],
  ])('%s', async (_, always, done) => {
    await gather({}, guests, () => room.local.quiet());
    // First everybody puts their cards into a form.
    await partyOf(new Bent()).play(2);
    breakAll();
    const party = partyOf(new Bent(always));
    await expect(party.play(1)).rejects.toMatchObject({ name: 'Trouble', why: BOT_FAILED });
    expect(party.done).toEqual([expect.stringMatching(done)]);
    expect(room.complaints.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([BOT_FAILED]);
  });

  it('in a form, whatever it says of it', async () => {
    const folder = nonsenseCatalogue(2);
    const restore = readDataFrom(folder);
    try {
      await close();
      await open();
      await gather({}, guests, () => room.local.quiet());
      breakAll();
      const party = partyOf(new Bent());
      await expect(party.play(1)).rejects.toMatchObject({ why: BOT_FAILED });
      expect(party.done.at(-1)).toMatch(/ o:.* \{"part 0":/);
    } finally {
      restore();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('when people sit down', async () => {
    vi.spyOn(room.bot.services.table.gathering, 'join').mockImplementation(broken);
    await expect(gather({}, guests, () => room.local.quiet())).rejects.toMatchObject({ why: BOT_FAILED });
  });
});

describe('a party', () => {
  it('does not pass over what is refused, and still shown', async () => {
    await gather({}, guests, () => room.local.quiet());
    vi.spyOn(room.bot.services.table, 'answer').mockReturnValue({ ok: false, refusal: { key: 'refused-too-few' } });
    const party = new Party({ quiet: room.quiet, guests, luck: new Bent(), patience: 2000 });
    await expect(party.play(1)).rejects.toMatchObject({ why: 'refused-too-few' });
  });

  it('notes who did what, by ids', async () => {
    await gather({}, guests, () => room.local.quiet());
    const party = partyOf(new Bent(RARE.command));
    await party.play(4);
    const ids = /^(?:Mara|Jonas) (?:\w:[0-9a-f]{10}:\d+:\d+:\S*(?: \S.*)?|\/\w+ \d+:\S+)$/;
    expect(party.done.length).toBeGreaterThan(3);
    expect(party.done.filter((one) => !ids.test(one))).toEqual([]);
  });
});
