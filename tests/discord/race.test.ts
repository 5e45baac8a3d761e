import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import { relay } from '../table/relay.ts';
import { type Evening, evening } from './evening.ts';

let room: Evening;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  room = await evening(new Map([['second', relay]]));
  mara = room.local.person('Mara');
  jonas = room.local.person('Jonas');
  await (await mara.command('game new')).answer();
  await (await jonas.command('game join')).answer();
  await (await mara.command('game start')).answer();
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000, interval: 50 });
const questions = (name: string) =>
  mara.messages(mara.channel).filter(({ content }) => content.includes(name) && content.includes('Asked turn.first'));
const walkOn = (message: ReturnType<typeof questions>[number]) =>
  controlsOf(message).find(({ label }) => label.includes('walk'));
const pings = (who: Robot) => room.local.audit.of('ping').filter(({ person }) => person === who.id);

describe('a race in the channel', () => {
  it('asks all, takes the first, strips the other question and asks it anew without a mention', async () => {
    await soon(() =>
      expect([questions(`<@${mara.id}>`), questions(`<@${jonas.id}>`)].map((one) => one.length)).toEqual([1, 1]),
    );
    const [marasFirst] = questions(`<@${mara.id}>`);
    const [jonasFirst] = questions(`<@${jonas.id}>`);
    const status = () => mara.messages(mara.channel).find(({ content }) => content.includes('Chosen so far'));
    await soon(() => expect(status()?.content.match(/Whoever is there goes first: (Mara|Jonas)/g)).toHaveLength(2));
    const { table } = room.bot.house;
    const { id, open } = table.reading.inChannel(mara.channel)!;
    const { decision } = open.find(({ persons }) => persons.includes(jonas.id))!;
    expect(table.answer({ game: id, person: jonas.id, decision: decision.id, chosen: ['walk'] }).ok).toBe(true);
    const late = await mara.press(marasFirst!, walkOn(marasFirst!)!.customId);
    expect((await late.answer()).content).toContain('Somebody else was quicker');
    await soon(() => expect(controlsOf(jonas.message(jonasFirst!.id))).toEqual([]));
    await soon(() => expect(mara.message(marasFirst!.id).content).toContain('no longer asked'));
    expect(controlsOf(mara.message(marasFirst!.id))).toEqual([]);
    await soon(() => expect(questions('**Mara**').filter((one) => walkOn(one))).toHaveLength(1));
    expect(pings(mara)).toHaveLength(1);
    await soon(() => expect(status()?.content).toContain('Waiting for Mara'));
  });
});
