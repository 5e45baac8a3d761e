import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import { type Evening, evening } from './evening.ts';

let room: Evening;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  room = await evening();
  mara = room.local.person('Mara');
  jonas = room.local.person('Jonas');
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

/** The open question that has a control with this in its custom id or label. */
async function find(who: Robot, label: string): Promise<{ message: WireMessage; customId: string; values: string[] }> {
  await room.local.quiet();
  const own = (message: WireMessage) => Number(message.content.split('\n')[0]?.match(new RegExp(`${who.name}|${who.id}`)) !== null);
  const newest = who.messages().reverse().sort((a, b) => own(b) - own(a));
  for (const message of newest) {
    const control = controlsOf(message).find((one) => one.label.includes(label) && !one.disabled);
    if (control) return { message, customId: control.customId, values: control.values };
  }
  throw new Error(`nothing says ${label}: ${JSON.stringify(who.messages().map((m) => [m.content, controlsOf(m).map((c) => c.label)]))}`);
}

async function press(who: Robot, label: string) {
  const { message, customId } = await find(who, label);
  return who.press(message, customId);
}

async function pick(who: Robot, label: string, values: string[]) {
  const { message, customId } = await find(who, label);
  return who.select(message, customId, values);
}

async function opened(people: Robot[]): Promise<void> {
  const [host, ...others] = people;
  await (await host!.command('game new')).answer();
  for (const other of others) await press(other, 'Join');
  await press(host!, 'Start');
  await room.local.quiet();
}

describe('an evening in the parlour', () => {
  it('is played from the lobby to its end with buttons and menus alone', async () => {
    await opened([mara, jonas]);
    await press(mara, 'left');
    expect((await find(jonas, 'right')).message.content).toContain(`<@${jonas.id}>`);
    await press(jonas, 'right');
    await press(mara, 'The Woods');
    await press(mara, 'Roll: - · 33 %');
    await pick(mara, 'Use…', [(await find(mara, 'Use…')).values[0]!]);
    await press(mara, 'Stop');
    await press(jonas, 'Stop');
    await press(mara, 'green');
    await press(jonas, 'green');
    await pick(mara, 'Choose…', ['ace', 'queen']);
    await press(mara, 'Confirm (2)');
    await press(mara, 'More');
    await pick(mara, 'Choose…', ['place-78']);
    await room.local.quiet(100);
    const contents = mara.messages().map(({ content }) => content).join('\n');
    expect(contents).toContain('Seat 0 lights a candle.');
    expect(contents).toContain('The lamp goes out.');
    expect(contents).toContain('The dice seed is open');
    expect(room.store.games.inChannel(mara.channel)?.status).toBe('over');
    await mara.waitForMessage(({ content }) => content.includes('The case is closed'));
    expect(mara.pins()[0]?.content).toContain('The case is closed');
    await press(jonas, 'Play Again');
    await find(jonas, 'Start');
    expect(room.store.games.seats(room.store.games.inChannel(mara.channel)!.id).map(({ name }) => name)).toEqual(['Jonas', 'Mara']);
    expect(room.logged.filter((line) => / (error|warn) /.test(line))).toEqual([]);
  });
});
