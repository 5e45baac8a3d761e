import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Act } from '../../src/local/act.ts';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import { CATALOGUE } from '../box.ts';
import { soon, startTestBot, type TestBot } from './testbot.ts';

let room: TestBot;
let mara: Robot;

const told = async (act: Act): Promise<string> => (await act.answer()).content;
const say = async (command: string, options: Record<string, string | boolean> = {}): Promise<string> =>
  told(await mara.command(command, options));
const view = () => room.bot.services.table.reading.inChannel(mara.channel);
const kinds = () => view()?.open.map(({ decision }) => decision.kind);

beforeEach(async () => {
  room = await startTestBot(CATALOGUE);
  mara = room.local.person('Mara');
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind !== 'ping');
  await room.close();
  expect(faults).toEqual([]);
  expect(room.logged.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([]);
});

describe('the third edition in the box', () => {
  it('is opened by its name, with its scenarios, its investigators and its seats', async () => {
    const proposed = await mara.complete('game new', { edition: 'third', scenario: '' }, 'scenario');
    expect(proposed.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['approachOfAzathoth', 'feastOfUmordhoth', 'veilOfTwilight', 'echoesOfTheDeep']),
    );
    await say('game new', { edition: 'third', scenario: 'veilOfTwilight' });
    const lobby = await mara.waitForMessage(({ content }) => content.includes('Scenario: Veil of Twilight'));
    expect(lobby.content).toContain('third edition · 1–6 investigators');
    expect(controlsOf(lobby).find(({ values }) => values.length > 0)?.values).toHaveLength(13);
  });

  it('is opened by the name of a scenario that only it has', async () => {
    const proposed = await mara.complete('game new', { scenario: '' }, 'scenario');
    expect(proposed.map(({ value }) => value)).toContain('veilOfTwilight');
    expect(await say('game new', { scenario: 'The Cat' })).toMatch(
      /isn’t one of the choices\. Pick from: .*Veil of Twilight/,
    );
    await say('game new', { scenario: 'veilOfTwilight' });
    const lobby = await mara.waitForMessage(({ content }) => content.includes('Scenario: Veil of Twilight'));
    expect(lobby.content).toContain('third edition');
  });

  it('is drawn a scenario where nobody chooses one, as the lobby says', async () => {
    await say('game new', { edition: 'third' });
    const lobby = await mara.waitForMessage((message) => controlsOf(message).length > 3);
    expect(lobby.content).toMatch(/^Scenario: at random\. Otherwise as printed\.$/m);
  });

  it('explains itself without a game', async () => {
    expect(await say('rules', { topic: '3E-404.2', edition: 'third' })).toContain('3E-404.2');
    expect(await say('game options', { edition: 'third' })).toContain('Options of the third edition');
    const [first] = await mara.complete('look', { at: 'hosp', edition: 'third' }, 'at');
    expect(await say('look', { at: String(first?.value), edition: 'third' })).toContain('Hospital');
  });
});

describe('a game of the third edition', () => {
  beforeEach(async () => {
    await say('game new', { edition: 'third', scenario: 'feastOfUmordhoth' });
    const lobby = await mara.waitForMessage((message) => controlsOf(message).length > 3);
    const menu = controlsOf(lobby).find(({ values }) => values.includes('rexMurphy'))!;
    (await mara.select(lobby, menu.customId, ['rexMurphy'])).close();
    await soon(() => expect(view()?.seats[0]?.sheet).toBe('rexMurphy'));
    await say('game start');
    await soon(() => expect(kinds()).toContain('setup.startingCards'));
    await say('choose', { answer: '0' });
    await soon(() => expect(kinds()).toEqual(['action.turn']));
  });

  it('is played by commands that bear the names of the actions', async () => {
    expect(await say('gather')).toMatch(/^Done: Gather Resources/);
    await soon(() => expect(kinds()).toEqual(['action.next']));
    expect(await say('focus')).toMatch(/^Done: Focus a Skill/);
    await soon(() => expect(kinds()).toEqual(['action.focus']));
    expect(await say('focus', { sliders: 'lore' })).toMatch(/^Done: Lore/);
  });

  it('answers kindly what can’t be done now, or in this edition at all', async () => {
    const answer = await say('evade');
    expect(answer).toContain('No monster is engaged with you.\nNot now.');
    expect(answer).toContain('You can answer:\n-# • ');
    expect(answer).not.toContain(', and ');
    for (const command of ['close', 'seal'])
      expect(await say(command)).toContain(`\`/${command}\` isn’t part of the third edition`);
    expect(await mara.complete('seal', { how: '' }, 'how')).toEqual([]);
  });

  it('has no buttons for what it does not know', async () => {
    const status = await mara.waitForMessage((message) => controlsOf(message).some(({ label }) => label === 'Board'));
    expect(controlsOf(status).map(({ label }) => label)).toEqual([
      'Board',
      'My Sheet',
      'What Happened?',
      'Today’s Paper',
      'Plan…',
    ]);
    const paper = controlsOf(status).find(({ label }) => label === 'Today’s Paper')!;
    expect(await told(await mara.press(status, paper.customId))).toContain('No paper has come out yet');
  });

  it('3E-201.2-1 is played by a plan, which takes the turn when it is set, and by standing orders', async () => {
    const actions = await mara.complete('plan', { step: 'Action 1', choice: '' }, 'choice');
    expect(actions.map(({ name }) => name)).toEqual(expect.arrayContaining(['Move', 'Gather Resources']));
    expect(await say('plan', { step: 'Action 1', choice: 'Gather Resources' })).toContain(
      '**Action 1:** Gather Resources',
    );
    expect(await say('plan', { step: 'Action 2', choice: 'Move' })).toContain('Left open: Move To');
    const form = await (await mara.command('plan', { step: 'Move To', choice: 'Black Cave' })).answer();
    expect(form.content).toContain('**Move To:** Black Cave');
    expect(form.attachments[0]?.description).toMatch(/^Rex’s planned way, from the General Store: 1\. The Black Cave/);
    expect(await say('orders', { order: 'Damage and Horror', choice: 'I take it' })).toContain(
      'I take damage and horror myself, unless it defeats me.',
    );
    expect(await say('plan', { set: 'yes' })).toContain('has come and gone');
    await mara.waitForMessage(({ content }) => content.includes('-# Mara, as planned: Gather Resources.'));
  });

  it('can be looked at from all sides', async () => {
    expect(await say('board', { text: 'yes' })).toContain('General Store');
    expect((await (await mara.command('board')).answer()).attachments).toHaveLength(1);
    expect(await say('sheet', { text: 'yes' })).toContain('Rex');
    expect((await (await mara.command('sheet')).answer()).attachments).toHaveLength(1);
    expect(await say('status')).toContain('Rex');
    const standing = await say('game status');
    expect(standing).toContain('Round 1');
    expect(standing).toMatch(/\n▸ \*\*Rex\*\* \(Mara\) · General Store · Health \d\/\d/);
    expect(standing).not.toContain('No game here');
    const told = mara.messages().map(({ content }) => content);
    expect(told.some((content) => content.includes('**Rex Murphy** (Mara), the reporter · '))).toBe(true);
    expect(told.some((content) => /\n▸ \*\*Rex\*\* \(Mara\) · .*Dice seed/s.test(content))).toBe(true);
    expect(await say('log', { all: 'yes' })).toContain('Feast of Umôrdhoth');
    expect(await say('hint')).toContain('Rex');
    expect(await say('rules', { topic: 'focus' })).toContain('3E-');
    expect(await say('verify')).toContain('Every roll checks out');
    expect((await (await mara.command('game report')).answer()).attachments).toHaveLength(1);
  });

  it('shows the part of its board that somebody names from near', async () => {
    const proposed = await mara.complete('board', { place: 'black' }, 'place');
    expect(proposed).toEqual([{ name: 'Black Cave', value: 'Black Cave' }]);
    expect((await mara.complete('board', { place: '' }, 'place')).length).toBeGreaterThan(20);
    const near = await (await mara.command('board', { place: 'Black Cave' })).answer();
    expect(near.content).toMatch(/^\*\*Rivertown\*\*\n/);
    expect(near.attachments.map(({ description }) => description)).toEqual([expect.stringMatching(/^Rivertown/)]);
    const inWords = await (await mara.command('board', { place: 'general st', text: 'yes' })).answer();
    expect(inWords.content).toMatch(/\*\*General Store\*\* · .*Rex/);
    expect(inWords.attachments).toHaveLength(0);
    expect(await say('board', { place: 'Vienna' })).toContain('Nothing here is called “Vienna”');
  });

  it('is taken back, given up, shown again and remembered', async () => {
    const told = (pattern: RegExp) => mara.messages().filter(({ content }) => pattern.test(content));
    await say('gather');
    await soon(() => expect(kinds()).toEqual(['action.next']));
    await soon(() => expect(told(/gains/)).toHaveLength(1));
    await say('game undo');
    await soon(() => expect(kinds()).toEqual(['action.turn']));
    const marked = /^~~.*gains.*~~\n↩ \*\*Taken back/m;
    await soon(() => expect(told(marked)).toHaveLength(1));
    await say('gather');
    await soon(() => expect(kinds()).toEqual(['action.next']));
    await say('game end');
    await soon(() => expect(view()?.status).not.toBe('playing'));
    expect(told(marked)).toHaveLength(1);
    await soon(() => expect(view()?.status).not.toBe('playing'));
    expect(await say('replay')).toContain('scene 1 of');
    expect(await say('history')).toContain('Feast of Umôrdhoth');
  });
});
