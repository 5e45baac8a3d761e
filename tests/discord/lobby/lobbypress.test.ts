import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Robot } from '../../../src/local/robot.ts';
import { TestChannel, told } from '../testchannel.ts';

let channel: TestChannel;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  channel = await TestChannel.open();
  ({ mara, jonas } = channel);
});

afterEach(() => channel.close());

const seated = (): string[] => channel.room.store.games.seats(channel.game.id).map(({ name }) => name);

describe('the lobby', () => {
  it('lets people choose, and the host set options and autopilots', async () => {
    await (await mara.command('game new')).answer();
    await channel.pick(jonas, 'Investigator…', ['bob']);
    await channel.calm();
    const refused = await told(await mara.command('game join', { investigator: 'sheet bob' }));
    expect(refused).toContain('Jonas already has that investigator');
    expect(await told(await channel.press(jonas, 'Start'))).toContain('Only the host');
    await channel.press(mara, 'Options');
    await channel.pick(mara, 'Look at an option', ['variants.late']);
    await channel.pick(mara, 'Choose…', ['true']);
    await channel.press(mara, 'Add Autopilot');
    await channel.pick(mara, 'Seats for the autopilot', ['2']);
    const lobby = await mara.waitForMessage(
      ({ content }) => content.includes('Late hours') && content.includes('Autopilot 2'),
    );
    expect(lobby.content).toContain('Jonas — *sheet bob*');
    expect(lobby.content).toContain('4 seats open');
    await channel.press(mara, 'Start');
    await channel.calm();
    expect(channel.game.status).toBe('playing');
  });

  it('gives one seat to whoever taps twice, and another where they say so', async () => {
    await (await mara.command('game new')).answer();
    await channel.press(jonas, 'Join');
    await channel.calm();
    const again = await channel.press(jonas, 'Join');
    expect(await told(again)).toContain('You have a seat. A second one means playing two investigators.');
    expect(seated()).toEqual(['Mara', 'Jonas']);
    await channel.press(jonas, 'Take Another Seat');
    await channel.calm();
    expect(seated()).toEqual(['Mara', 'Jonas', 'Jonas']);
    expect(await told(await jonas.command('game join', { investigator: 'sheet bob' }))).toContain('You have 2 seats');
    expect(channel.room.store.games.seats(channel.game.id)[2]?.sheet).toBe('bob');
  });

  it('L12.1 lets the host name anybody, with a seat or without, and the status says who it is', async () => {
    await (await mara.command('game new')).answer();
    await channel.press(jonas, 'Join');
    await channel.press(mara, 'Options');
    await channel.pick(mara, 'Look at an option', ['variants.keeper']);
    await channel.pick(mara, 'Or pick someone else', [jonas.id]);
    await channel.calm();
    const named = ({ content }: { content: string }) => content.includes(`<@${jonas.id}>`);
    expect((await mara.waitForMessage(named)).content).toContain('Keeper');
    await channel.press(mara, 'Start');
    await channel.calm();
    expect(
      await mara.waitForMessage(({ content }) => named({ content }) && !content.includes('agreed for this game')),
    ).toBeDefined();
  });
});
