import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepsAgain, noteKept } from '../../../src/discord/question/keeping.ts';
import type { Act } from '../../../src/local/act.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import type { WireMessage } from '../../../src/local/wire.ts';
import { effective } from '../../../src/table/game/journal.ts';
import { soon, startTestBot, type TestBot } from '../testbot.ts';
import { dialEdition } from './dialedition.ts';

let room: TestBot;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  room = await startTestBot(new Map([['second', dialEdition]]));
  mara = room.local.person('Mara');
  jonas = room.local.person('Jonas');
  // Both have left sliders where they stand twice.
  for (const { id } of [mara, jonas]) for (let times = 0; times < 2; times++) noteKept(room.bot.services, id);
  await (await mara.command('game new')).answer();
  await (await jonas.command('game join')).answer();
  await (await mara.command('game start')).answer();
  await soon(() => expect([mara, jonas].map((who) => controlsOf(questionOf(who)!).length)).toEqual([4, 4]));
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
  expect(room.logged.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([]);
});

const game = () => room.store.games.inChannel(mara.channel)!;
const journal = () => room.store.journal.everything(game().id);
const messages = () => mara.messages(mara.channel);
const said = () => messages().map(({ content }) => content);
/** The question of somebody who has not answered yet. */
const questionOf = (who: Robot) =>
  messages().find(
    ({ content }) => /^\*\*|^<@/.test(content) && RegExp(`${who.id}|${who.name}`).test(content.split('\n')[0]!),
  );
const control = (message: Pick<WireMessage, 'components'>, act: string) =>
  controlsOf(message).find(({ customId }) => customId.startsWith(`${act}:`))!;
const adjust = (who: Robot, message = questionOf(who)!): Promise<Act> =>
  who.press(message, control(message, 'o').customId);
const stops = (...list: number[]) => Object.fromEntries(list.map((stop, dial) => [`dial ${dial}`, String(stop)]));

describe('the form of dials', () => {
  it('is opened without anything being decided or changed', async () => {
    const [before, entries] = [questionOf(mara)!, journal().length];
    const { modal } = await adjust(mara);
    expect(modal?.components).toHaveLength(3);
    await room.local.quiet(200);
    expect(journal()).toHaveLength(entries);
    expect(questionOf(mara)).toEqual(before);
  });

  it('sets them all at once when it is handed in', async () => {
    const { id } = questionOf(mara)!;
    await (await mara.submitModal(await adjust(mara), stops(1, 1, 2))).settled();
    await soon(() => expect(mara.message(id).content).toMatch(/— \*\*Sliders: 1-1-2\*\*$/));
    expect(controlsOf(mara.message(id))).toEqual([]);
    await (await jonas.submitModal(await adjust(jonas), stops(0, 3, 3))).settled();
    await soon(() => expect(said()).toContain('Seat 0 set sliders:1-1-2.\nSeat 1 set sliders:0-3-3.'));
  });

  it('may leave them where they stand, as the button does', async () => {
    const [one, other] = [questionOf(mara)!.id, questionOf(jonas)!.id];
    await (await mara.submitModal(await adjust(mara), stops(0, 1, 3))).settled();
    await jonas.press(other, control(questionOf(jonas)!, 'a').customId);
    for (const id of [one, other])
      await soon(() => expect(mara.message(id).content).toMatch(/— \*\*Sliders: 0-1-3\*\*$/));
  });

  it('is for who is asked alone', async () => {
    const refused = await (await adjust(jonas, questionOf(mara)!)).answer();
    expect(refused.local.onlyFor).toBe(jonas.id);
    expect(refused.content).toContain('That’s for Mara.');
  });

  it('that comes too late is refused', async () => {
    const { id } = questionOf(mara)!;
    const form = await adjust(mara);
    await mara.press(questionOf(mara)!, control(questionOf(mara)!, 'a').customId);
    await soon(() => expect(mara.message(id).content).toMatch(/— \*\*Sliders: 0-1-3\*\*$/));
    const entries = journal().length;
    const { content } = await (await mara.submitModal(form, stops(1, 1, 3))).answer();
    expect(content).toMatch(/decided/);
    expect(journal()).toHaveLength(entries);
  });
});

describe('`Keep Sliders Until I Say`', () => {
  const orders = (who: Robot, seat: number) =>
    room.bot.services.table.planning.sheet({ game: game().id, person: who.id, kind: 'orders', seat });

  it('2E-T60: leaves them where they stand, now and whenever it is asked, until the order is taken back', async () => {
    const pressed = await mara.press(questionOf(mara)!, control(questionOf(mara)!, 'k').customId);
    await soon(() => expect(pressed.messages.some(({ local }) => local.onlyFor === mara.id)).toBe(true));
    const [{ content } = { content: '' }] = pressed.messages.filter(({ local }) => local.onlyFor === mara.id);
    expect(content).toBe('It stays like that, and you won’t be asked again. `/orders` changes your mind.');
    expect(orders(mara, 0)).toMatchObject({ value: { ready: true, fields: [{ chosen: ['upkeep.sliders'] }] } });
    await jonas.press(questionOf(jonas)!, control(questionOf(jonas)!, 'a').customId);
    // The second time only Jonas is asked.
    await soon(() => expect(said().join()).toContain('Seat 1 set sliders:0-1-3.'));
    await soon(() => expect(questionOf(jonas)).toBeDefined());
    const open = room.bot.services.table.reading.game(game().id)!.open.map(({ awaited }) => awaited);
    expect(open).toEqual([[jonas.id]]);
    expect(effective(journal()).filter(({ said: by }) => by === 'orders')).toHaveLength(1);
  });

  it('is offered to who has pressed `Keep` twice', async () => {
    room.store.database.prepare('DELETE FROM lesson').run();
    const keep = async (who: Robot) => {
      await soon(() => expect(control(questionOf(who) ?? { components: [] }, 'a')).toBeDefined());
      await (await who.press(questionOf(who)!, control(questionOf(who)!, 'a').customId)).acknowledged();
    };
    for (const who of [mara, jonas]) await keep(who);
    await soon(() => expect(said().join()).toContain('Seat 1 set sliders:0-1-3.'));
    expect(keepsAgain(room.bot.services, mara.id)).toBe(false);
    await keep(mara);
    await soon(() => expect(keepsAgain(room.bot.services, mara.id)).toBe(true));
  });

  it('is for who is asked alone', async () => {
    const { content } = await (await jonas.press(questionOf(mara)!, control(questionOf(mara)!, 'k').customId)).answer();
    expect(content).toContain('That’s for Mara.');
    expect(orders(mara, 0)).toMatchObject({ value: { ready: false } });
  });
});

describe('a setting that is no option', () => {
  it('is refused to who sent it alone, and `Try Again` opens the form once more', async () => {
    const { id } = questionOf(mara)!;
    const entries = journal().length;
    const refused = await (await mara.submitModal(await adjust(mara), stops(2, 3, 3))).answer();
    expect(refused.local.onlyFor).toBe(mara.id);
    expect(refused.content).toBe('Too much focus: 2');
    expect(controlsOf(refused).map(({ label }) => label)).toEqual(['Try Again']);
    expect(journal()).toHaveLength(entries);
    const again = await mara.press(refused, control(refused, 'o').customId);
    expect(again.modal?.components).toHaveLength(3);
    await (await mara.submitModal(again, stops(2, 1, 3))).settled();
    await soon(() => expect(mara.message(id).content).toMatch(/— \*\*Sliders: 2-1-3\*\*$/));
  });

  it('`Try Again` is refused kindly once the question is decided', async () => {
    const refused = await (await mara.submitModal(await adjust(mara), stops(2, 3, 3))).answer();
    await mara.press(questionOf(mara)!, control(questionOf(mara)!, 'a').customId);
    await soon(() => expect(journal().some(({ kind }) => kind === 'answer')).toBe(true));
    const { content } = await (await mara.press(refused, control(refused, 'o').customId)).answer();
    expect(content).toMatch(/decided/);
  });
});
