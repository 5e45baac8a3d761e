import { ComponentType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '../../../src/discord/message/row.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import type { WireMessage } from '../../../src/local/wire.ts';
import { startTestBot, type TestBot } from '../testbot.ts';
import { dialEdition } from './dialedition.ts';

let room: TestBot;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  room = await startTestBot(new Map([['second', dialEdition]]));
  mara = room.local.person('Mara');
  jonas = room.local.person('Jonas');
  await (await mara.command('game new')).answer();
  await (await jonas.command('game join')).answer();
  await (await mara.command('game start')).answer();
  await soon(() => expect([mara, jonas].map((who) => questionOf(who)?.components?.length)).toEqual([4, 4]));
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
  expect(room.logged.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([]);
});

const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 300_000, interval: 50 });
const game = () => room.store.games.inChannel(mara.channel)!;
const journal = () => room.store.journal.everything(game().id);
const messages = () => mara.messages(mara.channel);
const said = () => messages().map(({ content }) => content);
/** The question of somebody who has not answered yet. */
const questionOf = (who: Robot) =>
  messages().find(
    ({ content }) => /^\*\*|^<@/.test(content) && RegExp(`${who.id}|${who.name}`).test(content.split('\n')[0]!),
  );
const control = (message: WireMessage, act: string) =>
  controlsOf(message).find(({ customId }) => customId.startsWith(`${act}:`))!;
const dial = (message: WireMessage, index: number) =>
  controlsOf(message).find(({ customId }) => customId.startsWith('d:') && customId.endsWith(`:${index}`))!;

/** What the menus of the dials show. */
const standing = ({ components = [] }: WireMessage) =>
  components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((part) =>
          part.type === ComponentType.StringSelect && part.custom_id.startsWith('d:')
            ? part.options.filter((option) => option.default).map(({ value }) => value)
            : [],
        )
      : [],
  );

/** Turns a dial to a stop. @returns the message as it is then */
async function turn(who: Robot, message: WireMessage, index: number, stop: number): Promise<WireMessage> {
  return (await who.select(message, dial(message, index).customId, [`${index}.${stop}`])).answer();
}

describe('turning a dial', () => {
  it('changes the message and nothing else', async () => {
    const [before, others, entries] = [questionOf(mara)!, questionOf(jonas)!, journal().length];
    expect(standing(before)).toEqual(['0.0', '1.1', '2.3']);
    expect(control(before, 't').disabled).toBe(true);
    const after = await turn(mara, before, 0, 1);
    expect(after.id).toBe(before.id);
    expect(standing(after)).toEqual(['0.1', '1.1', '2.3']);
    expect(after.content).toBe(`${before.content}\nReady to set: **Sliders: 1-1-3**`);
    expect(control(after, 't').disabled).toBe(false);
    await room.local.quiet(200);
    expect(journal()).toHaveLength(entries);
    expect(questionOf(jonas)).toEqual(others);
    expect(room.bot.services.table.reading.game(game().id)!.awaited).toHaveLength(2);
  });

  it('keeps the turns of the others, and Set decides them all', async () => {
    const first = await turn(mara, questionOf(mara)!, 0, 1);
    const second = await turn(mara, first, 2, 2);
    expect(standing(second)).toEqual(['0.1', '1.1', '2.2']);
    await mara.press(second, control(second, 't').customId);
    await soon(() => expect(mara.message(second.id).content).toMatch(/— \*\*Sliders: 1-1-2\*\*$/));
    expect(controlsOf(mara.message(second.id))).toEqual([]);
    expect(standing(questionOf(jonas)!)).toEqual(['0.0', '1.1', '2.3']);
    await turn(jonas, questionOf(jonas)!, 1, 3);
    await jonas.press(questionOf(jonas)!, control(questionOf(jonas)!, 't').customId);
    await soon(() => expect(said()).toContain('Seat 0 set sliders:1-1-2.\nSeat 1 set sliders:0-3-3.'));
  });

  it('counts although Set is pressed before the message shows it', async () => {
    const first = await turn(mara, questionOf(mara)!, 0, 1);
    const acts = [
      mara.select(first, dial(first, 2).customId, ['2.2']),
      mara.press(first, control(first, 't').customId),
    ];
    await Promise.all(acts);
    await soon(() => expect(mara.message(first.id).content).toMatch(/— \*\*Sliders: 1-1-2\*\*$/));
  });

  it('back to where it stood leaves nothing to set', async () => {
    const before = questionOf(mara)!;
    const after = await turn(mara, await turn(mara, before, 1, 2), 1, 1);
    expect(after.content).toBe(before.content);
    expect(control(after, 't').disabled).toBe(true);
    await mara.press(after, control(after, 'a').customId);
    await soon(() => expect(mara.message(after.id).content).toMatch(/— \*\*Sliders: 0-1-3\*\*$/));
  });

  it('is for who is asked alone', async () => {
    const entries = journal().length;
    const before = await turn(mara, questionOf(mara)!, 0, 1);
    const refused = [
      await jonas.select(before, dial(before, 0).customId, ['0.2']),
      await jonas.press(before, control(before, 't').customId),
    ];
    for (const act of refused) {
      const { content, local } = await act.answer();
      expect(local.onlyFor).toBe(jonas.id);
      expect(content).toContain('That’s for Mara.');
    }
    expect(mara.message(before.id)).toMatchObject({ content: before.content, components: before.components });
    expect(journal()).toHaveLength(entries);
  });
});

describe('a setting that is no option', () => {
  it('can’t be set: the message says why, and a press on Set all the same is refused', async () => {
    const entries = journal().length;
    const beyond = await turn(mara, await turn(mara, questionOf(mara)!, 0, 2), 1, 3);
    expect(beyond.content.split('\n').at(-1)).toBe('Too much focus: 2');
    expect(control(beyond, 't').disabled).toBe(true);
    const components = (beyond.components as Row[]).map((row) => ({
      ...row,
      components: row.components.map((part) => ({ ...part, disabled: false })),
    })) as Row[];
    await room.bot.services.post.edit(mara.channel, beyond.id, { content: beyond.content, components });
    await soon(() => expect(control(mara.message(beyond.id), 't').disabled).toBe(false));
    const { content, local } = await (await mara.press(beyond.id, control(beyond, 't').customId)).answer();
    expect(local.onlyFor).toBe(mara.id);
    expect(content).toBe('That choice is gone. `/choose` lists what’s left.');
    expect(journal()).toHaveLength(entries);
  });
});
