import { DiscordAPIError } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import { raceEdition } from '../../table/raceedition.ts';
import { soon, startTestBot, type TestBot } from '../testbot.ts';

let room: TestBot;
let mara: Robot;
let jonas: Robot;
let ines: Robot;

beforeEach(async () => {
  room = await startTestBot(new Map([['second', raceEdition]]));
  [mara, jonas, ines] = ['Mara', 'Jonas', 'Ines'].map((name) => room.local.person(name)) as [Robot, Robot, Robot];
  await (await mara.command('game new')).answer();
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

async function begin(...others: Robot[]): Promise<void> {
  for (const other of others) await (await other.command('game join')).answer();
  await (await mara.command('game start')).answer();
  await soon(() => expect(asked()).toEqual([mara, ...others].map(({ name }) => name)));
}

const messages = () => mara.messages(mara.channel);
const questions = (name: string) =>
  messages().filter(({ content }) => content.includes(name) && content.includes('Asked turn.first'));
/** What is asked and what was, each on a message. */
const all = () => messages().filter(({ content }) => content.includes('Asked '));
const open = () => messages().filter((message) => walkOn(message));
/** Whose question of the race stands in the channel, from top to bottom. */
const asked = () =>
  open().map(
    ({ content }) => [mara, jonas, ines].find(({ id, name }) => RegExp(`<@${id}>|\\*\\*${name}`).test(content))?.name,
  );
const walkOn = (message: ReturnType<typeof questions>[number]) =>
  controlsOf(message).find(({ label }) => label.includes('walk'));
const pings = (who: Robot) => room.local.audit.of('ping').filter(({ person }) => person === who.id);
const withdrawn = () => messages().filter(({ content }) => content.includes('withdrawn'));
const answer = (who: Robot, choice: string): void => {
  const { table } = room.bot.services;
  const game = table.reading.inChannel(mara.channel)!;
  const { decision } = game.open.find(({ persons }) => persons.includes(who.id))!;
  expect(table.answer({ game: game.id, person: who.id, decision: decision.id, chosen: [choice] }).ok).toBe(true);
};
const refusal = (code: number, status: number) =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'DELETE', 'http://x', { body: {}, files: [] });

describe('a race in the channel', () => {
  it('asks all, takes the first, removes the other question and asks it anew without a mention', async () => {
    await begin(jonas);
    const [marasFirst] = questions(`<@${mara.id}>`);
    const [jonasFirst] = questions(`<@${jonas.id}>`);
    const status = async () => (await (await mara.command('game status')).answer()).content;
    // In one line, each name leading to the question of its own.
    const linked = (id: string) => expect.stringContaining(`/${id})`);
    const [line = ''] = (await status()).match(/Anyone may go: .*/g) ?? [];
    expect(line).toMatch(/\[Mara\]\(.*\[Jonas\]\(/);
    for (const asks of [marasFirst, jonasFirst]) expect(line).toEqual(linked(asks!.id));
    answer(jonas, 'walk');
    const late = await mara.press(marasFirst!, walkOn(marasFirst!)!.customId);
    expect((await late.answer()).content).toContain('Somebody else was quicker');
    await soon(() => expect(controlsOf(jonas.message(jonasFirst!.id))).toEqual([]));
    await soon(() => expect(messages().map(({ id }) => id)).not.toContain(marasFirst!.id));
    await soon(() => expect(asked()).toEqual(['Mara']));
    expect(questions('**Mara**')).toHaveLength(1);
    expect(pings(mara)).toHaveLength(1);
    expect(await status()).toContain('Waiting for Mara');
  });

  it('leaves of a round of three what was answered, and the questions that are open at its end', async () => {
    await begin(jonas, ines);
    answer(jonas, 'fight');
    await soon(() => expect(asked()).toEqual([]));
    answer(jonas, 'flee');
    await soon(() => expect(asked()).toEqual(['Mara', 'Ines']));
    answer(ines, 'walk');
    await soon(() => expect(asked()).toEqual(['Mara']));
    expect(walkOn(messages().at(-1)!)).toBeDefined();
    expect(all()).toHaveLength(3);
    expect(withdrawn()).toEqual([]);
    answer(mara, 'rest');
    await soon(() => expect(asked()).toEqual(['Mara', 'Jonas', 'Ines']));
    expect(all()).toHaveLength(6);
    expect(withdrawn()).toEqual([]);
  });

  it('says that nobody is asked any more where Discord does not delete the question', async () => {
    await begin(jonas);
    const [marasFirst] = questions(`<@${mara.id}>`);
    vi.spyOn(room.bot.services.post, 'remove').mockRejectedValue(refusal(50021, 403));
    answer(jonas, 'fight');
    await soon(() => expect(withdrawn().map(({ id }) => id)).toEqual([marasFirst!.id]));
    expect(controlsOf(mara.message(marasFirst!.id))).toEqual([]);
    expect(room.store.games.inChannel(mara.channel)?.parked).toBeNull();
  });

  it('asks everybody once when the bot stops while it takes the questions away', async () => {
    await begin(jonas, ines);
    const { post } = room.bot.services;
    const remove = post.remove.bind(post);
    let removals = 0;
    const cut = vi.spyOn(post, 'remove').mockImplementation(async (channel, id) => {
      removals += 1;
      // The first is taken away, but the answer is lost on its way.
      if (removals === 1) await remove(channel, id);
      throw refusal(0, 503);
    });
    answer(jonas, 'walk');
    await soon(() => expect(removals).toBeGreaterThan(0));
    await room.restart(() => cut.mockRestore());
    await soon(() => expect(asked()).toEqual(['Mara', 'Ines']));
    await room.local.quiet(300);
    expect(asked()).toEqual(['Mara', 'Ines']);
    // Whether Jonas's question stands with its answer depends on what was told first; what came of it is told once.
    expect(messages().filter(({ content }) => content.startsWith('Seat 1: walk'))).toHaveLength(1);
    expect(withdrawn()).toEqual([]);
    expect([mara, jonas, ines].map((who) => pings(who).length)).toEqual([1, 1, 1]);
  });
});
