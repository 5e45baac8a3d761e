import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gather } from '../../src/guests/gather.ts';
import { Guest, handlesTo, privateAnswer } from '../../src/guests/guest.ts';
import type { Act } from '../../src/local/act.ts';
import type { Robot } from '../../src/local/robot.ts';
import { NAMES, type Night, night } from './night.ts';

let room: Night;
let guests: Guest[];

beforeEach(async () => {
  room = await night({ seed: '5e'.repeat(32) });
  guests = NAMES.map((name) => new Guest(room.local.person(name)));
});

afterEach(async () => {
  await room.local.quiet();
  for (const guest of guests) guest.leave();
  await room.close();
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  expect(faults).toEqual([]);
  expect(room.complaints).toEqual([]);
});

/** What only the person who acts is told. */
async function told(pending: Promise<Act> | Act): Promise<string> {
  return (await privateAnswer(await pending)).content;
}

function who(name: (typeof NAMES)[number]): Robot {
  return room.local.person(name);
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
      expect(await told(who('Mara').command(command)), command).toContain('`/game new` opens one');
  });

  it('a full table, and an investigator who is taken', async () => {
    await told(who('Mara').command('game new'));
    await told(who('Mara').command('game join', { investigator: 'jenny-barnes' }));
    expect(await told(who('Jonas').command('game join', { investigator: 'jenny-barnes' }))).toMatch(/investigator/i);
    for (let seat = 2; seat < 8; seat++) await told(who('Mara').command('game join'));
    expect(await told(who('Pavel').command('game join'))).toContain('All 8 seats are taken');
    expect(room.view()?.seats).toHaveLength(8);
  });

  it('a second game in the channel, in the lobby and in play', async () => {
    await told(who('Mara').command('game new'));
    expect(await told(who('Jonas').command('game new'))).toContain('already');
    await told(who('Mara').command('game start'));
    expect(await told(who('Jonas').command('game new'))).toContain('already');
    const other = room.local.addChannel('the-attic').id;
    expect(await told(who('Jonas').command('game new', {}, other))).toContain('lobby is open');
  });

  it('an impossible value', async () => {
    await told(who('Mara').command('game new'));
    const impossible: [string, Record<string, string>, string][] = [
      ['game join', { investigator: 'somebody else' }, 'no investigator of that name'],
      ['game options', { option: 'weather', value: 'fine' }, 'no option'],
      ['game options', { option: 'ancientOne', value: 'the-cat' }, 'isn’t one of the choices'],
      ['look', { at: 'nowhere at all' }, 'Nothing here is called'],
      ['rules', { topic: 'qwertz' }, 'No rule matches'],
    ];
    for (const [command, values, answer] of impossible)
      expect(await told(who('Mara').command(command, values)), command).toContain(answer);
    await told(who('Mara').command('game start'));
    await room.local.quiet(60);
    const answered = room.store.journal.everything(room.view()!.id).length;
    expect(await told(who('Mara').command('choose', { answer: 'fly to the moon' }))).toContain('fly to the moon');
    expect(await told(who('Mara').command('sheet', { investigator: 'nobody' }))).toContain('no investigator');
    expect(room.store.journal.everything(room.view()!.id)).toHaveLength(answered);
  });

  it('acting out of turn, by button and by command, with and without a seat', async () => {
    await begun(2);
    const [first, second, stranger] = guests;
    const [question] = first!.questions();
    const way = [...handlesTo(question!, 'answer'), ...handlesTo(question!, 'pick')][0]!;
    const values = way.menu ? way.menu.values.slice(0, 1) : [];
    expect(await told(second!.use(way, values))).toContain('That’s for Mara');
    expect(await told(stranger!.use(way, values))).toContain('You have no seat');
    expect(await told(stranger!.robot.command('choose', { answer: 'anything' }))).toContain('You have no seat');
    expect(await told(first!.robot.command('seal'))).toContain('First: ');
  });

  it('a button of what has been decided, and of what was taken back', async () => {
    const [host] = await begun(1);
    const [question] = host!.questions();
    const way = [...handlesTo(question!, 'answer'), ...handlesTo(question!, 'pick')][0]!;
    const values = way.menu ? way.menu.values.slice(0, 1) : [];
    const [, late] = await Promise.all([host!.use(way, values), host!.use(way, values)]);
    expect(await told(late)).toBe('That’s already decided.');
    await expect.poll(() => host!.questions().some(({ decision }) => decision !== question!.decision)).toBe(true);
    await room.local.quiet(60);
    const before = host!.questions()[0]!;
    const stale = [...handlesTo(before, 'answer'), ...handlesTo(before, 'pick')][0]!;
    const chosen = stale.menu ? stale.menu.values.slice(0, 1) : [];
    const [, old] = await Promise.all([host!.robot.command('game undo'), host!.use(stale, chosen)]);
    expect(await told(old)).toBe('That’s already decided.');
  });

  it('what only the host may do', async () => {
    await told(who('Mara').command('game new'));
    await told(who('Jonas').command('game join'));
    expect(await told(who('Jonas').command('game start'))).toContain('Only the host');
    expect(await told(who('Jonas').command('game fill', { count: 2 }))).toContain('Only the host');
    expect(await told(who('Jonas').command('game end'))).toContain('Only the host');
    expect(await told(who('Mara').command('game leave'))).toContain('You’re the host');
  });

  it('a permission that the bot lacks: which one', async () => {
    const { channel } = who('Mara');
    const lacking = [
      [PermissionFlagsBits.SendMessages, 'Send Messages'],
      [PermissionFlagsBits.AttachFiles, 'Attach Files'],
      [PermissionFlagsBits.ReadMessageHistory, 'Read Message History'],
    ] as const;
    for (const [bit, name] of lacking) {
      room.local.deny(channel, bit);
      expect(await told(who('Mara').command('game new'))).toContain(name);
      room.local.allow(channel);
    }
    expect(room.view()).toBeNull();
    expect(await told(who('Mara').command('game new'))).toContain('lobby is open');
  });
});
