import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import { SEED } from './testbot.ts';
import { contents, TestChannel, told } from './testchannel.ts';

let channel: TestChannel;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  channel = await TestChannel.open();
  ({ mara, jonas } = channel);
});

afterEach(() => channel.close());

describe('a toy game', () => {
  it('is played from the lobby to its end with buttons and menus alone', async () => {
    await channel.opened([mara, jonas]);
    await channel.press(mara, 'left');
    expect((await channel.find(jonas, 'right')).message.content).toContain(`<@${jonas.id}>`);
    await channel.press(jonas, 'right');
    await channel.press(mara, 'The Woods');
    await channel.press(mara, 'Roll: - · 33 %');
    await channel.pick(mara, 'Use…', [(await channel.find(mara, 'Use…')).values[0]!]);
    await channel.press(mara, 'Stop');
    await channel.press(jonas, 'Stop');
    await channel.press(mara, 'green');
    await channel.press(jonas, 'green');
    await mara.submitModal(await channel.press(mara, 'Choose…'), { 'part 0': ['ace', 'queen'] });
    await channel.press(mara, 'More');
    await channel.pick(mara, 'Choose…', ['place-78']);
    await channel.calm();
    const text = contents(mara).join('\n');
    expect(text).toContain('Seat 0 lights a candle.');
    expect(text).toContain('The lamp goes out.');
    expect(text).toContain(SEED);
    expect(channel.game.status).toBe('over');
    await mara.waitForMessage(({ content }) => content.includes('The case is closed'));
    expect(mara.pins()[0]?.content).toContain('The case is closed');
    const first = channel.game.id;
    const again = mara.messages().filter((message) => JSON.stringify(message.components).includes('Play Again'));
    expect(again.at(-1)?.id).toBe(mara.messages().at(-1)?.id);
    await channel.press(jonas, 'Play Again');
    await channel.find(jonas, 'Start');
    expect(channel.room.store.games.seats(channel.game.id).map(({ name }) => name)).toEqual(['Jonas', 'Mara']);
    expect(channel.game.id).not.toBe(first);
    expect(channel.room.logged.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([]);
    expect(channel.room.local.audit.entries.filter(({ kind }) => kind === 'refusal')).toEqual([]);
  });

  it('is played with commands alone', async () => {
    await (await mara.command('game new')).answer();
    await (await mara.command('game start')).answer();
    expect((await mara.complete('focus', { sliders: 'ri' }, 'sliders')).map(({ name }) => name)).toEqual(['right: -']);
    const answers = ['focus:right', 'move:woods', 'use', 'move:Stop', 'vote:blue', 'choose:ace, ten', 'move:place-80'];
    for (const line of answers) {
      const [name = '', wanted] = line.split(':');
      const options: Record<string, string> = {
        focus: 'sliders',
        move: 'to',
        use: 'card',
        vote: 'choice',
        choose: 'answer',
      };
      await channel.calm();
      const said = await told(await mara.command(name, wanted ? { [options[name]!]: wanted } : {}));
      expect(said, line).toMatch(/^Done: /);
    }
    expect(channel.game.status).toBe('over');
  });
});

describe('looking', () => {
  it('shows the board as a picture or in words, and the log since the last visit', async () => {
    await channel.seated([mara]);
    const board = await (await mara.command('board')).answer();
    expect(board.attachments[0]?.filename).toMatch(/^board-[0-9a-f]{20}\.png$/);
    expect(board.attachments[0]?.description).toBe('The toy board: stakes.');
    expect(await told(await mara.command('board', { text: 'yes' }))).toBe('The toy board: stakes.');
    const shown = await (await mara.command('board', { show: 'yes' })).answer();
    expect(shown.local.onlyFor).toBeNull();
    expect(await told(await mara.command('log'))).toContain('Seat 0 went left.');
    expect(await told(await mara.command('log'))).toContain('Nothing has happened since');
    const { store, table } = channel.room.bot.services;
    const { id, branch } = channel.game;
    for (let line = 1; line <= 7; line++) {
      const body = JSON.stringify({ lines: [`Line ${line}.`], pictures: [] });
      store.outbox.add({ game: id, seq: 0, branch, kind: 'happening', body, at: 0 });
    }
    const latest = await (await mara.command('log')).answer();
    expect(latest.content.split('\n')).toEqual([3, 4, 5, 6, 7].map((line) => `Line ${line}.`));
    const [rest] = controlsOf(latest);
    expect(rest?.label).toBe('The Rest (2)');
    expect(await told(await mara.press(latest, rest!.customId))).toContain('Line 1.');
    expect(table.reading.news(id, mara.id)).toEqual([]);
    expect(await told(await mara.command('look', { at: 'lamp' }))).toContain('It flickers.');
    expect(await told(await mara.command('look', { at: 'sofa' }))).toContain('Nothing here is called');
    expect(await told(await mara.command('rules', { topic: 'evenings' }))).toContain('Evenings end.');
    expect(await told(await mara.command('hint'))).toContain('Stop');
    expect(await told(await mara.command('hint'))).toMatch(/I’d go with \*\*.+\*\*/);
    expect(await told(await mara.command('verify'))).toContain('Every roll checks out');
    expect(await told(await mara.command('help'))).toContain('Your move: ');
    expect(await told(await mara.command('game status'))).toContain('Waiting for Mara');
    const report = await (await mara.command('game report')).answer();
    expect(report.attachments[0]?.filename).toMatch(/\.yaml$/);
  });

  it('tells of an accident only a number, and logs the rest', async () => {
    await channel.seated([mara]);
    const answer = await told(await mara.command('sheet'));
    const reference = /number: ([0-9a-f]{6})/.exec(answer)?.[1] ?? 'none';
    expect(answer).not.toContain('no sheet of seat');
    const line = channel.room.logged.find((logged) => logged.includes(reference));
    expect(line).toContain('no sheet of seat 0');
    expect(line).not.toContain(channel.room.local.token === 'local' ? '"local"' : channel.room.local.token);
  });
});

describe('sending', () => {
  it('sends nothing twice after a crash', async () => {
    await channel.seated([mara]);
    await channel.press(mara, 'Roll');
    await channel.calm();
    const before = contents(mara).length;
    const questions = mara
      .messages()
      .filter((message) => controlsOf(message).some(({ label }) => label.includes('Stop')));
    await channel.room.restart(() => {
      // As if the process had died after Discord took the messages and before it noted so.
      const { database, messages } = channel.room.store;
      database.prepare("UPDATE outbox SET state = 'waiting', message = NULL WHERE id > 4").run();
      for (const row of messages.of(channel.game.id)) messages.forget(row.game, row.surface);
    });
    await channel.room.local.quiet(200);
    expect(contents(mara)).toHaveLength(before);
    expect(questions).toHaveLength(1);
    await channel.press(mara, 'Stop');
    expect((await channel.find(mara, 'green')).message.content).toContain('mythos.surge');
  });

  it('writes to somebody privately once, also when it could not note that it has', async () => {
    await channel.seated([mara]);
    const { store } = channel.room;
    const { id: game, branch } = channel.game;
    await channel.calm();
    const body = JSON.stringify({ to: mara.id, lines: ['Your digest'] });
    const row = { game, seq: 1, branch, kind: 'note', body, at: Date.now() } as const;
    let id = 0;
    await channel.room.restart(() => {
      store.outbox.add(row);
      id = store.outbox.lastId(game);
    });
    const letters = () => mara.messages(mara.direct().id).map(({ content }) => content);
    await channel.calm();
    expect(letters()).toEqual(['Your digest']);
    await channel.room.restart(() => {
      store.database
        .prepare(
          'INSERT INTO outbox (game, id, seq, branch, kind, body, at) VALUES (@game, @id, @seq, @branch, @kind, @body, @at)',
        )
        .run({ ...row, id });
    });
    await channel.calm();
    expect(store.outbox.waiting(game)).toEqual([]);
    expect(letters()).toEqual(['Your digest']);
  });

  it('registers the commands once', async () => {
    await channel.room.restart();
    expect(channel.room.logged.filter((line) => line.includes('commands.registered'))).toHaveLength(1);
  });

  it('parks a game it may not write to, tells the host once, and goes on when it may again', async () => {
    await channel.seated([mara, jonas]);
    channel.room.local.deny(mara.channel, PermissionFlagsBits.SendMessages);
    await channel.press(mara, 'Roll');
    await channel.calm();
    expect(channel.game.parked).toBe('no-permission');
    const letters = () => mara.messages(mara.direct().id).map(({ content }) => content);
    expect(letters()).toEqual([expect.stringContaining('isn’t allowed to write')]);
    const refused = await told(await jonas.command('board', { text: 'yes' }));
    expect(refused).toContain('Send Messages');
    channel.room.local.allow(mara.channel);
    await channel.calm();
    expect(channel.game.parked).toBeNull();
    expect(contents(jonas).filter((content) => content.startsWith('Rolled'))).toHaveLength(1);
    expect(letters()).toHaveLength(1);
  });
});
