import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Robot } from '../../../src/local/robot.ts';
import { tracesIn } from '../../table/people/kept.ts';
import { TestChannel, told } from '../testchannel.ts';

let channel: TestChannel;
let mara: Robot;

beforeEach(async () => {
  channel = await TestChannel.open();
  ({ mara } = channel);
});

afterEach(() => channel.close());

describe('/me', () => {
  it('shows what is kept as a file, and deletes it when that is meant and no game needs it', async () => {
    expect(await told(await mara.command('me show'))).toBe('Nothing is kept about you.');
    await mara.command('settings timezone', { zone: 'Europe/Prague' });
    await channel.seated([mara]);
    const shown = await (await mara.command('me show')).answer();
    expect(shown.attachments[0]?.filename).toBe('me.json');
    expect(await told(await mara.command('me forget', { sure: 'no' }))).toContain('sure:Yes');
    expect(await told(await mara.command('me forget', { sure: 'yes' }))).toContain('You’re still in a game');
    channel.room.store.games.update(channel.game.id, { status: 'ended', ended_at: 1 });
    expect(await told(await mara.command('me forget', { sure: 'yes' }))).toContain('is deleted');
    expect(await told(await mara.command('me show'))).toBe('Nothing is kept about you.');
  });
});

describe('/me forget, after a game was left that others go on playing', () => {
  it('leaves nothing of them in any column of any table, while its messages follow the game', async () => {
    const { jonas, room } = channel;
    const ines = room.local.person('Ines');
    const tess = room.local.addPerson('Tess*y_M');
    await channel.seated([jonas, tess, ines]);
    const { id } = channel.game;
    const { membership, preferences } = room.bot.services.table;
    await told(await tess.command('settings timezone', { zone: 'Europe/Prague' }));
    await told(await tess.command('note add', { text: 'the cellar stinks' }));
    for (const [who, press] of [
      [jonas, 'Roll'],
      [jonas, 'Stop'],
      [tess, 'Roll'],
    ] as const)
      await channel.press(who, press);
    expect(preferences.of(tess.id).zone).toBe('Europe/Prague');
    await channel.calm();
    const traces = () => tracesIn(room.store.database, new RegExp(`Tess|${tess.id}`));
    const tables = () => new Set(traces().map((row) => row.split(' ')[0]));
    expect([...tables()]).toEqual(
      expect.arrayContaining(['seat', 'called', 'journal', 'answered', 'message', 'timer', 'note', 'lesson']),
    );
    membership.dropOut(id, tess.id, true);
    await channel.calm();
    expect(traces()).not.toEqual([]);
    expect(await told(await tess.command('me forget', { sure: 'yes' }))).toContain('is deleted');
    await channel.calm();
    expect(traces()).toEqual([]);
    await channel.press(ines, 'Roll');
    await channel.press(ines, 'Stop');
    await channel.calm();
    expect(traces()).toEqual([]);
  });
});

describe('what is typed', () => {
  it('is never too long for an answer', async () => {
    await channel.seated([mara]);
    const typed = 'x'.repeat(300);
    for (const [name, option] of [
      ['look', 'at'],
      ['rules', 'topic'],
      ['move', 'to'],
      ['choose', 'answer'],
    ] as const)
      expect((await told(await mara.command(name, { [option]: typed }))).length, name).toBeLessThan(1200);
  });
});
