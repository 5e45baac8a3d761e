import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainWords } from '../../src/discord/connection/services.ts';
import { gather } from '../../src/lab/guests/gather.ts';
import { Guest, handlesTo, privateAnswer } from '../../src/lab/guests/guest.ts';
import type { Filled } from '../../src/lab/guests/typed.ts';
import type { Act } from '../../src/local/act.ts';
import { NAMES, type Night, night } from './night.ts';

let room: Night;
let guests: Guest[];

beforeEach(async () => {
  room = await night({ seed: '5e'.repeat(32) });
  guests = NAMES.map((name) => new Guest(room.local.person(name), room.outcomes));
});

afterEach(async () => {
  await room.local.quiet();
  for (const guest of guests) guest.leave();
  await room.close();
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  expect(faults).toEqual([]);
  expect(room.complaints).toEqual([]);
});

/** Why somebody is refused something, by the key of what only they are told. */
async function refused(guest: Guest, pending: Promise<Act> | Act): Promise<string> {
  const act = await pending;
  expect((await privateAnswer(act)).content).not.toBe('');
  const came = await guest.cameOf(act);
  return came.came === 'refused' ? came.key : came.came;
}

/** The same, of a command. */
function denied(name: (typeof NAMES)[number], command: string, filled: Filled = {}): Promise<string> {
  return refused(who(name), who(name).command(command, filled));
}

/** Somebody uses a command, and is refused nothing. */
async function does(name: (typeof NAMES)[number], command: string, filled: Filled = {}): Promise<void> {
  expect(await denied(name, command, filled)).toBe('done');
}

function who(name: (typeof NAMES)[number]): Guest {
  return guests[NAMES.indexOf(name)]!;
}

/** A game of the first so many people that waits for their first answers. */
async function begun(people: number): Promise<Guest[]> {
  const seated = guests.slice(0, people);
  await gather({}, seated, () => room.local.quiet());
  await expect.poll(() => seated[0]!.questions().length).toBeGreaterThan(0);
  await room.local.quiet(60);
  return seated;
}

describe('a wrong input is answered kindly and privately', () => {
  it('no game in the channel', async () => {
    for (const command of ['game status', 'board', 'sheet', 'pass', 'hint', 'verify', 'log', 'game undo', 'game end'])
      expect(await denied('Mara', command), command).toBe('refused-no-game');
  });

  it('a full table, and an investigator who is taken', async () => {
    await does('Mara', 'game new');
    await does('Mara', 'game join', { investigator: 'jenny-barnes' });
    expect(await denied('Jonas', 'game join', { investigator: 'jenny-barnes' })).toBe('refused-investigator-taken');
    await does('Mara', 'game fill', { count: 7 });
    expect(await denied('Pavel', 'game join')).toBe('refused-table-full');
    expect(room.view()?.seats).toHaveLength(8);
  });

  it('a second game in the channel, in the lobby and in play', async () => {
    await does('Mara', 'game new');
    expect(await denied('Jonas', 'game new')).toBe('refused-channel-taken');
    await does('Mara', 'game start');
    expect(await denied('Jonas', 'game new')).toBe('refused-channel-taken');
    const other = room.local.addChannel('the-attic').id;
    const jonas = new Guest(who('Jonas').robot, room.outcomes);
    const { channel } = jonas.robot;
    jonas.robot.channel = other;
    expect(await refused(jonas, jonas.command('game new'))).toBe('done');
    jonas.robot.channel = channel;
    jonas.leave();
  });

  it('an impossible value', async () => {
    await does('Mara', 'game new');
    const impossible: [string, Record<string, string>, string][] = [
      ['game join', { investigator: 'somebody else' }, 'refused-no-such-investigator'],
      ['game options', { option: 'weather', value: 'fine' }, 'refused-no-such-option'],
      ['game options', { option: 'ancientOne', value: 'the-cat' }, 'refused-not-a-choice'],
      ['look', { at: 'nowhere at all' }, 'look-nothing'],
      ['rules', { topic: 'qwertz' }, 'rules-nothing'],
    ];
    for (const [command, values, key] of impossible) expect(await denied('Mara', command, values), command).toBe(key);
    await does('Mara', 'game start');
    await room.local.quiet(60);
    const answered = room.store.journal.everything(room.view()!.id).length;
    // What is meant can't be done: what can be is listed.
    await does('Mara', 'choose', { answer: 'fly to the moon' });
    expect(await denied('Mara', 'sheet', { investigator: 'nobody' })).toBe('refused-no-such-investigator');
    expect(room.store.journal.everything(room.view()!.id)).toHaveLength(answered);
  });

  it('acting out of turn, by button and by command, with and without a seat', async () => {
    await begun(2);
    const [first, second, stranger] = guests;
    const [question] = first!.questions();
    const way = [...handlesTo(question!, 'answer'), ...handlesTo(question!, 'pick')][0]!;
    const values = way.menu ? way.menu.values.slice(0, 1) : [];
    expect(second!.isAsked(question!.message)).toBe(false);
    expect(await refused(second!, second!.use(way, values))).toBe('press-others-question');
    expect(await refused(stranger!, stranger!.use(way, values))).toBe('refused-not-at-table');
    expect(await denied('Ines', 'choose', { answer: 'anything' })).toBe('refused-not-at-table');
    const sealing = await first!.command('seal');
    await privateAnswer(sealing);
    expect(await first!.cameOf(sealing)).toMatchObject({ came: 'done', took: [] });
  });

  it('a button of what has been decided, and of what was taken back', async () => {
    const [host] = await begun(1);
    const [question] = host!.questions();
    const way = [...handlesTo(question!, 'answer'), ...handlesTo(question!, 'pick')][0]!;
    const values = way.menu ? way.menu.values.slice(0, 1) : [];
    const [, late] = await Promise.all([host!.use(way, values), host!.use(way, values)]);
    expect(await refused(host!, late)).toBe('press-decided');
    await expect.poll(() => host!.questions().some(({ decision }) => decision !== question!.decision)).toBe(true);
    await room.local.quiet(60);
    const before = host!.questions()[0]!;
    const stale = [...handlesTo(before, 'answer'), ...handlesTo(before, 'pick')][0]!;
    const chosen = stale.menu ? stale.menu.values.slice(0, 1) : [];
    // Taken back, but not yet shown so.
    const lift = ['PATCH', 'DELETE'].map((method) => room.local.fault({ method, what: { kind: 'hang' } }));
    const { branch } = room.view()!;
    await host!.command('game undo');
    await expect.poll(() => room.view()!.branch).not.toBe(branch);
    expect(await refused(host!, host!.use(stale, chosen))).toBe('press-decided');
    for (const end of lift) end();
  });

  it('what only the host may do', async () => {
    await does('Mara', 'game new');
    await does('Jonas', 'game join');
    expect(await denied('Jonas', 'game start')).toBe('refused-host-only');
    expect(await denied('Jonas', 'game fill', { count: 2 })).toBe('refused-host-only');
    expect(await denied('Jonas', 'game end')).toBe('refused-host-only');
  });

  it('a permission that the bot lacks: which one', async () => {
    const { channel } = who('Mara').robot;
    const lacking = [
      [PermissionFlagsBits.SendMessages, 'send-messages'],
      [PermissionFlagsBits.AttachFiles, 'attach-files'],
      [PermissionFlagsBits.ReadMessageHistory, 'read-message-history'],
    ] as const;
    for (const [bit, name] of lacking) {
      room.local.deny(channel, bit);
      const act = await who('Mara').command('game new');
      expect((await privateAnswer(act)).content).toContain(plainWords({ reader: null }).say(`permission-${name}`));
      expect(await who('Mara').cameOf(act)).toEqual({ came: 'refused', key: 'permission-missing' });
      room.local.allow(channel);
    }
    expect(room.view()).toBeNull();
    await does('Mara', 'game new');
  });
});
