import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import { contents, TestChannel, told } from '../testchannel.ts';

let channel: TestChannel;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  channel = await TestChannel.open();
  ({ mara, jonas } = channel);
});

afterEach(() => channel.close());

const pings = (who: Robot) =>
  channel.room.local.audit.entries.filter((entry) => entry.kind === 'ping' && entry.person === who.id);

describe('who is asked', () => {
  it('is mentioned once, and nobody else', async () => {
    await channel.seated([mara, jonas]);
    expect(pings(mara)).toHaveLength(2);
    expect(pings(jonas)).toHaveLength(1);
    await channel.press(mara, 'The Woods');
    await channel.press(mara, 'Roll');
    await channel.calm();
    expect(pings(mara)).toHaveLength(2);
    await channel.press(mara, 'Stop');
    await channel.calm();
    expect(pings(mara)).toHaveLength(2);
    expect(pings(jonas)).toHaveLength(2);
  });

  it('and who is not is told privately whose turn it is', async () => {
    await channel.seated([mara, jonas]);
    expect(await told(await channel.press(jonas, 'Stop'))).toContain('Waiting for Mara');
    expect(await told(await jonas.command('move', { to: 'The Woods' }))).toContain('Waiting for Mara');
    const ines = channel.room.local.person('Ines');
    expect(await told(await channel.press(ines, 'Stop'))).toContain('You have no seat');
    expect(await told(await mara.command('seal'))).toContain('First: ');
  });

  it('sees in an old button that it has been decided', async () => {
    await channel.opened([mara, jonas]);
    const { message, customId } = await channel.find(mara, 'left');
    await mara.press(message, customId);
    await channel.calm();
    expect(controlsOf(mara.message(message.id))).toEqual([]);
    const { message: again, customId: stop } = await channel.find(jonas, 'left');
    await jonas.press(again, stop);
    const old = await channel.find(mara, 'Stop');
    // Which of two simultaneous presses comes second is anybody's guess.
    const both = await Promise.all([0, 1].map(() => mara.press(old.message, old.customId)));
    const answers = await Promise.all(both.map((act) => act.answer()));
    const late = answers.filter((answer) => answer.local.onlyFor !== null);
    expect(late.map((answer) => answer.content)).toEqual(['That’s already decided.']);
  });

  it('learns a step the first time only', async () => {
    await channel.seated([mara]);
    const lesson = 'each step costs 1 movement point';
    expect((await channel.find(mara, 'Stop')).message.content).toContain(lesson);
    await channel.press(mara, 'Roll');
    expect((await channel.find(mara, 'Stop')).message.content).not.toContain(lesson);
  });

  it('may ask why', async () => {
    await channel.seated([mara]);
    const why = await told(await channel.press(mara, 'Why?'));
    expect(why).toContain('2E-101');
    expect(why).toContain('Evenings end.');
    expect(why).toContain('The roll: 2 dice, 1 success needed.');
    expect(why).toContain('The dice: Luck 3, Fog −1.');
  });
});

describe('a question', () => {
  it('takes the place of the last one when nothing has been told in between', async () => {
    await channel.seated([mara]);
    const before = await channel.find(mara, 'Stop');
    await channel.press(mara, 'The Woods');
    const after = await channel.find(mara, 'Stop');
    expect(after.message.id).toBe(before.message.id);
    expect(after.customId).not.toBe(before.customId);
    await channel.press(mara, 'Roll');
    const anew = await channel.find(mara, 'Stop');
    expect(anew.message.id).not.toBe(before.message.id);
    expect(controlsOf(mara.message(before.message.id))).toEqual([]);
  });

  it('asks once whether one is sure of what can’t be taken back', async () => {
    await channel.seated([mara]);
    expect(await told(await channel.press(mara, 'Burn the house'))).toContain('Go ahead?');
    expect(contents(mara).join('\n')).not.toContain('It burns.');
    await channel.press(mara, 'Yes, Go Ahead');
    await channel.calm();
    expect(contents(mara).join('\n')).toContain('It burns.');
    // What asked whether they are sure goes: the channel tells what came of it.
    expect(contents(mara).join('\n')).not.toMatch(/Go ahead\?|Done/);
    expect(await told(await mara.command('choose', { answer: 'Burn the house: -' }))).toContain('Go ahead?');
  });

  it('put to all shows how the vote stands, and a vote may be changed', async () => {
    const ines = channel.room.local.person('Ines');
    await channel.seated([mara, jonas, ines]);
    for (const person of [mara, jonas, ines]) await channel.press(person, 'Stop');
    await channel.press(mara, 'red');
    await channel.press(mara, 'blue');
    const { content } = (await channel.find(jonas, 'red')).message;
    expect(content).toContain('blue: - 1 (Mara). Closes');
    expect(content).not.toContain('red: - 1');
    expect(content).toContain('**Ines** · ');
    expect(content.split(' · ')[0]).not.toContain('Mara');
    await (await jonas.command('vote', { choice: 'blue: -' })).answer();
    await channel.calm();
    expect(
      JSON.stringify(channel.room.bot.services.table.reading.game(channel.game.id)!.open[0]!.decision.kind),
    ).toContain('loss.items');
  });
});
