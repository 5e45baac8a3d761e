import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Act } from '../../../src/local/act.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import type { WireMessage } from '../../../src/local/wire.ts';
import { importGame } from '../../../src/store/archive.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import type { Result } from '../../../src/table/game/result.ts';
import type { Work } from '../../../src/table/records/aside.ts';
import { Words } from '../../../src/words/words.ts';
import { rememberedEdition } from '../../table/records/finishedgame.ts';
import { startTestBot, type TestBot } from '../testbot.ts';

let room: TestBot;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  room = await startTestBot(new Map<string, TableEdition>([['second', rememberedEdition]]));
  mara = room.local.person('Mara');
  jonas = room.local.person('Jonas');
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  const errors = room.logged.filter((line) => /"level":"(error|warn)"/.test(line));
  await room.close();
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

const game = () => room.store.games.inChannel(mara.channel)!;
const told = async (act: Act): Promise<string> => (await act.answer()).content;

async function opened(): Promise<void> {
  await told(await mara.command('game new'));
  await told(await jonas.command('game join'));
  await told(await mara.command('game start'));
  await room.local.quiet();
}

async function ended(): Promise<void> {
  await told(await mara.command('game end'));
  const { agreement, reading } = room.bot.services.table;
  const [proposal] = reading.game(game().id)!.proposals;
  for (const person of [mara.id, jonas.id])
    if (proposal) agreement.vote({ game: game().id, proposal: proposal.id, person, agree: true });
  await room.local.quiet();
  expect(game().status).toBe('ended');
}

/** Presses the newest button with this label, as soon as there is one. */
async function press(who: Robot, label: string): Promise<void> {
  const fits = ({ label: own, disabled }: { label: string; disabled: boolean }) => own.includes(label) && !disabled;
  const message = await who.waitForMessage((one) => controlsOf(one).some(fits));
  await (await who.press(message, controlsOf(message).find(fits)!.customId)).acknowledged();
  await room.local.quiet();
}

/** Presses a button of a message and waits for what the message then says. */
async function turned(message: WireMessage, label: string): Promise<WireMessage> {
  const control = controlsOf(message).find((one) => one.label.includes(label))!;
  const changed = await (await mara.press(message, control.customId)).answer();
  return changed;
}

describe('a finished game', () => {
  it('is replayed scene by scene with pictures, on one message', async () => {
    await opened();
    expect(await told(await mara.command('replay'))).toContain('still running');
    await told(await mara.command('focus', { sliders: 'left' }));
    await told(await jonas.command('focus', { sliders: 'right' }));
    await press(mara, 'Roll');
    await ended();
    const first = await (await mara.command('replay')).answer();
    expect(first.local.onlyFor).not.toBeNull();
    expect(first.content).toMatch(/scene 1 of 2 · Jonas · <t:\d+:f>\nSeat 0 went left\.\nSeat 1 went right\./);
    expect(first.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^board-/)]);
    expect(controlsOf(first).map(({ label }) => label)).toEqual([
      '⏮ Start',
      '◀ Back',
      '▶ Forward',
      '⏩ Next Turn',
      '⏭ End',
    ]);
    const shown = await (await mara.command('replay', { show: 'yes' })).answer();
    expect(shown.local.onlyFor).toBeNull();
    const back = controlsOf(shown).find(({ label }) => label.includes('Back'));
    expect(back?.disabled).toBe(true);
  });

  it('goes on and back by its buttons, the picture changing with it', async () => {
    await opened();
    await told(await mara.command('focus', { sliders: 'left' }));
    await told(await jonas.command('focus', { sliders: 'right' }));
    await press(mara, 'Roll');
    await ended();
    const first = await (await mara.command('replay', { show: 'yes' })).answer();
    const second = await turned(first, 'Forward');
    expect(second.id).toBe(first.id);
    expect(second.content).toMatch(/scene 2 of 2 · Mara/);
    expect(second.content).toContain('Rolled ');
    expect(second.attachments.map(({ filename }) => filename.split('-')[0])).toEqual(['card', 'board']);
    const again = await turned(second, 'Start');
    expect(again.content).toContain('Seat 0 went left.');
    expect(again.attachments).toHaveLength(1);
  });

  it('is had as a file by who played it, and goes on living elsewhere', async () => {
    await opened();
    expect(await told(await mara.command('game file'))).toContain('still running');
    await told(await mara.command('focus', { sliders: 'left' }));
    await ended();
    const ines = room.local.person('Ines');
    expect(await told(await ines.command('game file'))).toContain('You have no seat');
    // Each waits for its turn: others come first, and too many at a time are sent away.
    let done = false;
    const work = function* (): Work<Result<null>> {
      while (!done) yield;
      return { ok: true, value: null };
    };
    const others = Array.from({ length: 8 }, () => room.bot.services.table.aside.run(work));
    expect(await told(await jonas.command('game file'))).toContain('Too many people are looking at old games.');
    done = true;
    await Promise.all(others);
    const answer = await (await jonas.command('game file')).answer();
    expect(answer.content).toContain('npm run import');
    const [file] = answer.attachments;
    expect(file?.filename).toBe(`case-${game().id}.json.gz`);
    const data = Buffer.from(await (await fetch(file!.url)).arrayBuffer());
    const there = new Store(openDatabase(':memory:'));
    expect(importGame(there.database, gunzipSync(data).toString('utf8'))).toBe(game().id);
    there.close();
  });

  it('is remembered in the history of the server, with the luckiest dice', async () => {
    expect(await told(await mara.command('history'))).toContain('no finished game');
    await opened();
    await ended();
    const lines = (await told(await jonas.command('history'))).split('\n');
    expect(lines[0]).toBe('**1 game**: 0 won, 0 lost, 1 given up.');
    expect(lines[1]).toMatch(/^\*\*<t:\d+:D>\*\* · sheet night · Given up · 0 turns\.$/);
    expect(lines[2]).toBe('-# Mara (sheet 0) and Jonas (sheet 1)');
    expect(lines[3]).toBe('-# Luckiest dice: Mara, 6 successes with 12 dice (50 %; expected 33 %).');
    expect((await mara.complete('replay', { game: 'night' }, 'game')).map(({ value }) => value)).toEqual([game().id]);
  });
});

describe('a quiet table', () => {
  it('gets the questions and what nobody may miss', async () => {
    await opened();
    await told(await mara.command('quiet', { on: 'yes' }));
    await mara.waitForMessage(({ content }) => content.includes('turned brief reports on'));
    await told(await mara.command('focus', { sliders: 'left' }));
    await told(await jonas.command('focus', { sliders: 'left' }));
    await mara.waitForMessage((message) => controlsOf(message).some(({ label }) => label === 'Stop: -'));
    await told(await mara.command('use'));
    await mara.waitForMessage(({ content }) => content.includes('Seat 0 lights a candle.'));
    expect(mara.messages().filter(({ content }) => content.includes('went left'))).toEqual([]);
    expect(await told(await jonas.command('log', { all: 'yes' }))).toContain('Seat 1 went left.');
  });
});

describe('the digest', () => {
  it('is ordered for an hour of one’s day, comes as a direct message, and is ended', async () => {
    await opened();
    expect(await told(await mara.command('settings digest', { at: 'noonish' }))).toContain('isn’t a time of day');
    const [hour, minute] = new Date(Date.now() - 120_000).toISOString().slice(11, 16).split(':');
    const at = `${Number(hour)}.${minute}`;
    expect(await told(await mara.command('settings digest', { at }))).toContain(
      `“Yesterday in Arkham” comes by direct message at ${Number(hour)}:${minute}`,
    );
    await told(await mara.command('focus', { sliders: 'left' }));
    // As if it had been ordered an hour ago.
    room.store.database.prepare('UPDATE digest SET looked_at = looked_at - 3600000, told_at = told_at - 3600000').run();
    room.bot.services.table.digests.tick();
    const message = await mara.waitForMessage(({ content }) => content.includes('Yesterday in Arkham'), {
      channel: mara.direct().id,
    });
    expect(message.content).toContain('Waiting for Jonas.');
    room.bot.services.table.preferences.setLanguage(mara.id, 'cs');
    room.store.database.prepare('UPDATE digest SET looked_at = looked_at - 3600000, told_at = told_at - 3600000').run();
    room.bot.services.table.digests.tick();
    const title = new Words('cs').say('digest-title');
    await mara.waitForMessage(({ content }) => content.startsWith(title), { channel: mara.direct().id });
    room.bot.services.table.preferences.setLanguage(mara.id, null);
    expect(await told(await mara.command('settings digest'))).toContain('No daily digest');
    expect(room.bot.services.table.digests.minuteOf(mara.id)).toBeNull();
  });
});
