import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Act } from '../../../src/local/act.ts';
import { rememberedEdition } from '../../table/records/finishedgame.ts';
import { startTestBot, type TestBot } from '../testbot.ts';

let room: TestBot;

beforeEach(async () => {
  room = await startTestBot(new Map<string, TableEdition>([['second', rememberedEdition]]));
});

afterEach(() => room.close());

const told = async (act: Act): Promise<string> => (await act.answer()).content;

describe('a case of two tables', () => {
  it('is opened in two channels, says who knows it, and is compared when both have finished', async () => {
    const [mara, jonas] = [room.local.person('Mara'), room.local.person('Jonas')];
    jonas.channel = room.local.channel('the-library').id;
    expect(await told(await mara.command('game new', { case: 'Misty-Harbor' }))).toBe(
      'The lobby is open; the message in the channel has the rest.',
    );
    const lobby = await mara.waitForMessage(({ content }) => content.includes('Sealed case'));
    expect(lobby.content).toContain('🔒 Sealed case **misty-harbor**: other tables play it, too');
    await told(await mara.command('game start'));
    expect((await jonas.complete('game new', { case: 'mis' }, 'case')).map(({ value }) => value)).toEqual([
      'misty-harbor',
    ]);
    await told(await jonas.command('game new', { case: 'misty-harbor' }));
    mara.channel = jonas.channel;
    expect(await told(await mara.command('game join'))).toContain('⚠️ You’ve already seen the case misty-harbor');
    const warned = await jonas.waitForMessage(({ content }) => content.includes('⚠️'));
    expect(warned.content).toContain(`<@${mara.id}> has already seen this case at another table`);
    await told(await mara.command('game leave'));
    await told(await jonas.command('game start'));
    mara.channel = room.local.channel().id;
    await told(await mara.command('game end'));
    await mara.waitForMessage(({ content }) =>
      content.includes('The dice seed stays sealed with the case misty-harbor'),
    );
    expect(await told(await mara.command('verify'))).not.toContain('Seed:');
    expect(await told(await mara.command('history', { case: 'misty-harbor' }))).toMatch(
      /^The case \*\*misty-harbor\*\* is sealed until .*Playing: 1; finished: 1\.$/,
    );
    await told(await jonas.command('game end'));
    for (const who of [mara, jonas]) await who.waitForMessage(({ content }) => content.includes('has been opened'));
    const lines = (await told(await mara.command('history', { case: 'misty-harbor' }))).split('\n');
    expect(lines[0]).toBe('The case **misty-harbor** (second edition): 2 tables have finished.');
    expect(lines[1]).toBe(`**<#${mara.channel}>** · 1 investigator · Given up · 0 turns.`);
    expect(lines[2]).toBe('-# Luckiest dice: sheet 0, 6 successes with 12 dice (50 %; expected 33 %).');
    expect(lines.at(-1)).toContain('Luckiest dice of all: sheet 0');
    expect(await told(await mara.command('verify'))).toContain('Seed:');
  });
});
