import { describe, expect, it } from 'vitest';
import type { Outgoing } from '../../../src/discord/connection/post.ts';
import { newsOf } from '../../../src/discord/look/look.ts';
import { Lookout } from '../../../src/discord/sending/lookout.ts';
import { Words } from '../../../src/words/words.ts';
import {
  aChannel,
  anew,
  answer,
  begin,
  channel,
  elapse,
  game,
  logged,
  OPEN,
  refused,
  sender,
  services,
} from './scene.ts';

aChannel();

const HALF_A_DAY = 12 * 3_600_000 + 1000;
const questions = () =>
  channel.sent.filter(({ content, components }) => components?.length && content.includes('Asked move.next'));
const told = (has: string) => channel.contents.filter((content) => content.includes(has));
const rolls = () => channel.contents.filter((content) => content.startsWith('Rolled'));
const waiting = () => services.store.outbox.waiting(game).map(({ kind }) => kind);
const states = (has: string) =>
  services.store.database
    .prepare<[string], string>('SELECT state FROM outbox WHERE body LIKE ?')
    .pluck()
    .all(`%${has}%`);

/** A refusal with a code that nobody knows, and Cloudflare's. */
const BURSTS = [
  [999_999, 400],
  [40_333, 403],
] as const;
const unheardOf = () => refused(999_999, 400);
const isRoll = ({ content }: Outgoing) => content.startsWith('Rolled');
const isQuestion = ({ content }: Outgoing) => content.includes('Asked move.next');

describe.each(BURSTS)('code %i to anything for three seconds', (code, status) => {
  it('loses nothing and delays nothing for good', async () => {
    await begin();
    channel.remembers = true;
    const [before] = questions();
    channel.down = () => refused(code, status);
    answer('roll');
    await elapse(3000);
    expect(rolls()).toEqual([]);
    channel.down = null;
    await elapse(10_000);
    expect(rolls()).toHaveLength(1);
    expect(questions()).toHaveLength(1);
    expect(questions()[0]?.id).not.toBe(before?.id);
    expect(channel.contents.indexOf(rolls()[0]!)).toBeLessThan(channel.sent.indexOf(questions()[0]!));
    expect(told('can’t be shown')).toEqual([]);
    expect(channel.letters).toEqual([]);
    expect(waiting().filter((kind) => kind !== 'status')).toEqual([]);
  });

  it('likewise when the bot is started anew meanwhile', async () => {
    await begin();
    channel.remembers = true;
    channel.down = () => refused(code, status);
    answer('roll');
    await elapse(2000);
    await sender.stop();
    anew();
    await elapse(1000);
    channel.down = null;
    await elapse(10_000);
    expect(rolls()).toHaveLength(1);
    expect(questions()).toHaveLength(1);
  });
});

describe('everything refused for long', () => {
  it('keeps its order, and is not said to be late', async () => {
    await begin();
    channel.remembers = true;
    channel.down = () => refused(40_333, 403);
    answer('roll');
    await elapse(20 * 60_000);
    expect(waiting()).toContain('questions');
    expect(logged.some((line) => line.includes('game.nobody-told') && line.includes('/choose'))).toBe(true);
    channel.down = null;
    await elapse(61_000);
    expect(rolls()).toEqual([expect.not.stringContaining('Told late')]);
    expect(questions()).toHaveLength(1);
    expect(channel.contents.indexOf(rolls()[0]!)).toBeLessThan(channel.sent.indexOf(questions()[0]!));
    await elapse(60_000);
    expect(waiting()).toEqual([]);
  });

  it('is no reason to make many requests', async () => {
    await begin();
    let asked = 0;
    channel.down = () => {
      asked += 1;
      return refused(40_333, 403);
    };
    answer('roll');
    await elapse(3_600_000);
    expect(asked).toBeLessThan(1000);
  });
});

describe('a happening refused for good', () => {
  it('goes without its picture first', async () => {
    await begin();
    channel.refuse = ({ attachments }) => (attachments?.length ? unheardOf() : null);
    answer('roll');
    await elapse(60_000);
    expect(rolls()).toHaveLength(1);
    expect(told('can’t be shown')).toEqual([]);
    expect(questions()).toHaveLength(1);
  });

  it('is set aside: the question goes on past it, it outlives a start, and is told late and once', async () => {
    await begin();
    channel.remembers = true;
    channel.refuse = (message) => (isRoll(message) ? unheardOf() : null);
    answer('roll');
    await elapse(60_000);
    expect(questions()).toHaveLength(1);
    expect(told('can’t be shown right now')).toHaveLength(1);
    expect(states('Rolled')).toEqual(['waiting']);
    expect(newsOf(services, game, 'mara', 10).lines.join()).toContain('Rolled');
    await sender.stop();
    anew();
    await elapse(3_600_000);
    expect(told('can’t be shown right now')).toHaveLength(1);
    channel.refuse = null;
    await elapse(600_000);
    expect(rolls()).toEqual([expect.stringContaining('Told late')]);
    expect(waiting()).toEqual([]);
    await elapse(86_400_000);
    expect(rolls()).toHaveLength(1);
  });

  it('is not told twice where it was taken after all', async () => {
    await begin();
    channel.remembers = true;
    let taken = false;
    channel.refuse = (message) => {
      if (!isRoll(message)) return null;
      // The fifth time it arrives, and only the answer is lost.
      if (!taken && logged.filter((line) => line.includes('outbox.retry')).length === 4) {
        channel.sent.push({ ...message, id: String(channel.next++) });
        taken = true;
      }
      return refused(0, 500);
    };
    answer('roll');
    await elapse(60_000);
    expect(taken).toBe(true);
    channel.refuse = null;
    await elapse(600_000);
    expect(rolls()).toHaveLength(1);
    expect(waiting()).toEqual([]);
  });

  it('is not told late when it has been taken back', async () => {
    await begin();
    channel.refuse = (message) => (isRoll(message) ? unheardOf() : null);
    answer('roll');
    await elapse(60_000);
    services.store.outbox.takeBack(game, 0);
    channel.refuse = null;
    await elapse(600_000);
    expect(rolls()).toEqual([]);
  });

  it('stays in the log when it is a day old', async () => {
    await begin();
    channel.refuse = (message) => (isRoll(message) ? unheardOf() : null);
    answer('roll');
    await elapse(86_400_000 + 1_200_000);
    expect(states('Rolled')).toEqual(['failed']);
    expect(waiting()).not.toContain('happening');
    expect(told('can’t be shown')).toHaveLength(1);
  });

  it('keeps no other one waiting that was set aside', async () => {
    await begin();
    channel.refuse = (message) => (isRoll(message) ? unheardOf() : null);
    answer('roll');
    await elapse(60_000);
    answer('roll');
    await elapse(60_000);
    let first: string | null = null;
    channel.refuse = (message) => {
      if (!isRoll(message)) return null;
      first ??= message.nonce ?? '';
      return message.nonce === first ? unheardOf() : null;
    };
    await elapse(1_800_000);
    expect(rolls()).toHaveLength(1);
    expect(questions()).toHaveLength(1);
  });
});

describe('a question refused for good', () => {
  it('is asked in plain words, and with its buttons by itself once they are taken', async () => {
    await begin();
    channel.refuse = (message) => (message.components?.length ? unheardOf() : null);
    answer('roll');
    await elapse(20_000);
    const plain = channel.sent.findLast(isQuestion)!;
    expect(plain.content).toContain('/choose');
    channel.refuse = null;
    await elapse(120_000);
    expect(questions()).toHaveLength(1);
    expect(questions()[0]?.content).not.toContain('/choose');
  });

  it('to be edited is posted anew, with its buttons; the old ones go', async () => {
    await begin();
    channel.refuseEdit = (message) => (isQuestion(message) ? unheardOf() : null);
    answer('go:woods');
    await elapse(60_000);
    expect(questions()).toHaveLength(1);
    expect(waiting()).not.toContain('questions');
  });

  it('in every form waits, and the host is told once, with the command', async () => {
    await begin();
    channel.refuse = (message) => (isQuestion(message) ? unheardOf() : null);
    answer('roll');
    await elapse(3_600_000);
    expect(waiting()).toEqual(['questions']);
    expect(channel.letters).toEqual([{ person: 'mara', content: expect.stringContaining('/choose') }]);
    channel.refuse = null;
    await elapse(60_000);
    expect(questions()).toHaveLength(1);
  });

  it('is put into the log with what to do, where nobody takes a letter either', async () => {
    await begin();
    channel.refuse = (message) => (isQuestion(message) ? unheardOf() : null);
    channel.refuseLetter = () => unheardOf();
    answer('roll');
    await elapse(300_000);
    const lines = logged.filter((line) => line.includes('game.nobody-told'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('/choose');
    expect(waiting()).toContain('questions');
  });

  it('is not lost when what was sent before can’t be looked up, for a while or for good', async () => {
    await begin();
    let down = true;
    channel.refuse = () => (down ? unheardOf() : null);
    channel.refuseLatest = unheardOf;
    answer('roll');
    await elapse(2500);
    down = false;
    await elapse(60_000);
    expect(rolls()).toHaveLength(1);
    expect(questions()).toHaveLength(1);
    expect(waiting().filter((kind) => kind !== 'status')).toEqual([]);
  });

  it.each(['look', 'start'] as const)('is posted by a %s where it stands nowhere', async (way) => {
    await begin();
    channel.down = unheardOf;
    answer('roll');
    // What an earlier program made of it: nothing waits, and nothing stands there.
    services.store.database.exec("DELETE FROM outbox WHERE state = 'waiting'");
    await sender.stop();
    for (const { surface } of services.store.messages.of(game))
      if (surface.startsWith('question')) services.store.messages.forget(game, surface);
    channel.sent.splice(channel.sent.findIndex(isQuestion), 1);
    channel.down = null;
    anew();
    const lookout = new Lookout(services, sender, OPEN);
    if (way === 'start') lookout.start();
    else await Promise.all([lookout.look(game), elapse(0)]);
    await elapse(4000);
    lookout.stop();
    expect(questions()).toHaveLength(1);
  });
});

describe('the status message refused for good', () => {
  const status = () => channel.sent.find(({ content }) => content.includes('Chosen so far'))!;

  it('goes without its picture, and has it again later', async () => {
    await begin();
    const board = status().attachments?.[0]?.name;
    channel.refuseEdit = ({ attachments }) => (attachments?.length ? refused(400_001, 403) : null);
    answer('go:woods');
    await elapse(120_000);
    expect(status().content).toContain('Chosen so far: 2');
    expect(status().attachments).toEqual([]);
    channel.refuseEdit = null;
    answer('go:woods');
    await elapse(120_000);
    expect(status().attachments?.[0]?.name).toBeDefined();
    expect(status().attachments?.[0]?.name).not.toBe(board);
  });

  it('keeps nothing else waiting, and is right when it is taken again', async () => {
    await begin();
    channel.refuseEdit = ({ content }) => (content.includes('Chosen so far') ? unheardOf() : null);
    answer('roll');
    await elapse(600_000);
    expect(rolls()).toHaveLength(1);
    expect(questions()).toHaveLength(1);
    expect(waiting()).toEqual(['status']);
    channel.refuseEdit = null;
    await elapse(120_000);
    expect(status().content).toContain('Chosen so far: 2');
    expect(waiting()).toEqual([]);
  });
});

describe('a reminder refused for good', () => {
  const remind = async () => {
    await elapse(HALF_A_DAY);
    services.table.deadlines.tick();
  };

  it('goes without its buttons, then directly', async () => {
    await begin();
    channel.refuse = ({ components, content }) =>
      components?.length && content.includes('still your move') ? unheardOf() : null;
    await remind();
    await elapse(60_000);
    expect(told('still your move')).toHaveLength(1);
    await elapse(8 * 3_600_000);
    services.table.preferences.setLanguage('mara', 'cs');
    channel.refuse = ({ content }) => (content.includes('last reminder') ? unheardOf() : null);
    services.table.deadlines.tick();
    await elapse(60_000);
    const where = new Words('cs').say('reminder-where', { channel: `<#${services.store.games.find(game)?.channel}>` });
    expect(channel.letters).toEqual([{ person: 'mara', content: expect.stringContaining(where) }]);
    expect(waiting()).toEqual([]);
  });

  it('everywhere is set aside and goes later, unless it is answered', async () => {
    await begin();
    const isReminder = ({ content }: { content: string }) => content.includes('still your move');
    channel.refuse = (message) => (isReminder(message) ? unheardOf() : null);
    channel.refuseLetter = (content) => (isReminder({ content }) ? unheardOf() : null);
    await remind();
    await elapse(60_000);
    expect(waiting()).toEqual(['reminder']);
    services.store.outbox.add({ game, seq: 9, branch: 0, kind: 'questions', body: '{}', at: Date.now() });
    sender.kick(game);
    await elapse(1000);
    expect(waiting()).toEqual(['reminder']);
    channel.refuse = null;
    await elapse(600_000);
    expect(told('still your move')).toHaveLength(1);
    expect(waiting()).toEqual([]);
  });
});

it('a note refused for good keeps no other waiting, and goes later', async () => {
  await begin();
  const note = (line: string) =>
    services.store.outbox.add({
      ...{ game, seq: 9, branch: 0, kind: 'note' },
      body: JSON.stringify({ lines: [line], to: 'jonas' }),
      at: Date.now(),
    });
  channel.refuseLetter = (content) => (content === 'First.' ? unheardOf() : null);
  note('First.');
  note('Second.');
  sender.kick(game);
  await elapse(60_000);
  expect(channel.letters).toEqual([{ person: 'jonas', content: 'Second.' }]);
  channel.refuseLetter = null;
  await elapse(600_000);
  expect(channel.letters).toHaveLength(2);
});

it('buttons are not given up for the time being as long as nothing stands in their place', async () => {
  await begin();
  channel.down = () => refused(40_333, 403);
  answer('roll');
  await elapse(300_000);
  channel.down = null;
  await elapse(61_000);
  const old = channel.sent.filter(({ components, content }) => components?.length && content.includes('Asked'));
  expect(old).toHaveLength(1);
});
