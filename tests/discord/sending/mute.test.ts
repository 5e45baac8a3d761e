import { type RateLimitData, RateLimitError } from 'discord.js';
import { describe, expect, it, vi } from 'vitest';
import { Lookout } from '../../../src/discord/sending/lookout.ts';
import { aChannel, answer, begin, channel, elapse, game, logged, OPEN, refused, sender, services } from './scene.ts';

aChannel();

const questions = () =>
  channel.sent.filter(({ content, components }) => components?.length && content.includes('Asked move.next'));
const waiting = () => services.store.outbox.waiting(game).map(({ kind }) => kind);
const parked = () => services.store.games.find(game)!;

/** A moderator deletes a message. */
function deleted(has: string): void {
  const found = channel.sent.findIndex(({ content }) => content.includes(has));
  channel.sent.splice(found, 1);
}

describe('a question that a moderator has deleted', () => {
  it('is back before somebody is reminded of it, and the reminder links to it', async () => {
    await begin();
    deleted('Asked move.next');
    await elapse(12 * 3_600_000 + 1000);
    services.table.deadlines.tick();
    await elapse(3000);
    expect(questions()).toHaveLength(1);
    const reminder = channel.contents.find((content) => content.includes('it’s still your move'));
    expect(reminder).toContain(`/${questions()[0]?.id})`);
  });

  it('is back when somebody asks how things stand; twice at once looks once', async () => {
    await begin();
    const lookout = new Lookout(services, sender, OPEN);
    deleted('Asked move.next');
    await Promise.all([lookout.look(game), lookout.look(game), elapse(0)]);
    await elapse(3000);
    expect(questions()).toHaveLength(1);
    expect(channel.looks).toBe(2);
    await elapse(10_000);
    expect(channel.looks).toBe(4);
    await elapse(60_000);
    expect(channel.looks).toBe(4);
    lookout.stop();
  });

  it('is back after a start, as is the status message; nobody is mentioned twice', async () => {
    await begin();
    deleted('Asked move.next');
    deleted('Chosen so far');
    const lookout = new Lookout(services, sender, OPEN);
    lookout.start();
    await elapse(4000);
    expect(questions()).toHaveLength(1);
    expect(questions()[0]?.mention).toEqual([]);
    expect(channel.contents.filter((content) => content.includes('Chosen so far'))).toHaveLength(1);
    lookout.stop();
  });

  it('is asked ten minutes later, without anybody asking for it, where no message of it is known', async () => {
    await begin();
    const lookout = new Lookout(services, sender, OPEN);
    lookout.start();
    await elapse(3000);
    const [question] = services.store.messages.of(game).filter(({ surface }) => surface.startsWith('question '));
    deleted('Asked move.next');
    services.store.messages.forget(game, question!.surface);
    await elapse(595_000);
    expect(questions()).toHaveLength(0);
    await elapse(10_000);
    expect(questions()).toHaveLength(1);
    lookout.stop();
  });

  it('is asked ten minutes later as well where another, open beside it, has its message; what is there is not looked at', async () => {
    services.table.gathering.join('2', { id: 'jonas', name: 'Jonas' });
    services.table.gathering.start('2', 'mara');
    await elapse(3000);
    const lookout = new Lookout(services, sender, OPEN);
    lookout.start();
    await elapse(3000);
    const asked = () => channel.sent.filter(({ content }) => content.includes('Asked upkeep.sliders'));
    const [first, second] = asked();
    const { looks } = channel;
    await elapse(600_000);
    expect(channel.looks).toBe(looks);
    const { messages } = services.store;
    const row = messages.of(game).find(({ id }) => id === first?.id);
    channel.sent.splice(channel.sent.indexOf(first!), 1);
    messages.forget(game, row!.surface);
    expect(asked()).toEqual([second]);
    await elapse(601_000);
    expect(asked().map(({ content }) => content.includes('Mara'))).toEqual([false, true]);
    lookout.stop();
  });

  it('is looked for after all else is sent, and not where nobody is awaited', async () => {
    await begin();
    channel.slow = ({ content }) => (content.startsWith('Rolled') ? channel.hang() : null);
    answer('roll');
    const lookout = new Lookout(services, sender, OPEN);
    lookout.start();
    await elapse(3000);
    expect(channel.looks).toBe(0);
    channel.release();
    await elapse(3000);
    expect(channel.looks).toBeGreaterThan(0);
    lookout.stop();
    services.store.games.update(game, { status: 'ended' });
    expect(services.store.votes.gamesAwaiting()).toEqual([]);
  });
});

it('a game that could not be reached is looked after every ten minutes, until the bot may write there again', async () => {
  await begin();
  const sight = { sleeps: () => false, mayWrite: vi.fn(() => false) };
  const lookout = new Lookout(services, sender, sight);
  lookout.start();
  await sender.park(parked(), 'no-permission');
  await elapse(601_000);
  expect(sight.mayWrite).toHaveBeenCalledTimes(1);
  expect(parked().parked).toBe('no-permission');
  sight.mayWrite.mockReturnValue(true);
  await elapse(601_000);
  expect(parked().parked).toBeNull();
  lookout.stop();
});

it('a thread that fell asleep while the program was not running is opened after the start', async () => {
  await begin();
  const lookout = new Lookout(services, sender, {
    ...OPEN,
    sleeps: (id) => id === services.store.games.find(game)?.channel,
  });
  lookout.start();
  await elapse(3000);
  expect(channel.reopened).toBe(1);
  lookout.stop();
});

describe('a question that Discord refuses', () => {
  it('is asked in plain words that name the command, and as it ought to be when somebody asks how things stand', async () => {
    await begin();
    channel.refuse = ({ components }) => (components?.length ? refused(50035, 400) : null);
    answer('roll');
    await elapse(3000);
    const plain = channel.sent.at(-1)!;
    expect(plain.content).toContain('/choose');
    expect(plain.content).toContain('Asked move.next');
    expect(channel.letters).toEqual([]);
    channel.refuse = null;
    const lookout = new Lookout(services, sender, OPEN);
    await Promise.all([lookout.look(game), elapse(0)]);
    await elapse(3000);
    lookout.stop();
    expect(plain.components).not.toEqual([]);
    expect(plain.content).not.toContain('/choose');
  });

  it('in every form waits, and the host is told once', async () => {
    await begin();
    channel.refuse = ({ content }) => (content.includes('Asked move.next') ? refused(200000, 400) : null);
    answer('roll');
    await elapse(600_000);
    expect(waiting()).toEqual(['questions']);
    expect(parked().parked).toBeNull();
    expect(channel.letters).toEqual([{ person: 'mara', content: expect.stringContaining('/choose') }]);
    channel.refuse = null;
    await elapse(60_000);
    expect(questions()).toHaveLength(1);
    expect(waiting()).toEqual([]);
  });
});

describe('what nobody has foreseen', () => {
  it('is tried again; a happening is set aside in the end, with a word, and told late', async () => {
    await begin();
    channel.refuse = ({ content }) => (content.startsWith('Rolled') ? new Error('expected a token') : null);
    answer('roll');
    await elapse(10_000);
    expect(waiting()).toContain('happening');
    expect(channel.contents.join()).not.toContain('can’t be shown');
    await elapse(600_000);
    expect(channel.contents.join()).toContain('can’t be shown right now');
    expect(questions()).toHaveLength(1);
    expect(waiting()).toEqual(['happening']);
    channel.refuse = null;
    await elapse(600_000);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toEqual([
      expect.stringContaining('Told late'),
    ]);
    expect(waiting()).toEqual([]);
  });

  it('in the database, too: what could not be marked is sent once, and goes on when the disk has room', async () => {
    await begin();
    channel.remembers = true;
    const { settle } = services.store.outbox;
    services.store.outbox.settle = () => {
      throw new Error('database or disk is full');
    };
    answer('roll');
    await elapse(20_000);
    expect(logged.some((line) => line.includes('outbox.retry'))).toBe(true);
    services.store.outbox.settle = settle;
    sender.wake(parked());
    await elapse(100);
    expect(waiting().filter((kind) => kind !== 'status')).toEqual([]);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toHaveLength(1);
    await elapse(5000);
    expect(waiting()).toEqual([]);
  });

  it('in reading the outbox is tried again as well', async () => {
    await begin();
    const { waiting: read } = services.store.outbox;
    services.store.outbox.waiting = () => {
      throw new Error('disk I/O error');
    };
    answer('roll');
    await elapse(100);
    services.store.outbox.waiting = read;
    await elapse(10_000);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toHaveLength(1);
    expect(waiting()).toEqual([]);
  });
});

describe('the clock on the wall', () => {
  const status = () => channel.sent.find(({ content }) => content.includes('Chosen so far'))!;

  it.each([-400, 400])('put on by %i days freezes no status message', async (days) => {
    await begin();
    answer('go:woods');
    await elapse(500);
    const board = status().attachments?.[0]?.name;
    vi.setSystemTime(Date.now() + days * 86_400_000);
    answer('go:woods');
    await elapse(60_000);
    expect(status().content).toContain('Chosen so far: 3');
    expect(status().attachments?.[0]?.name).not.toBe(board);
  });
});

describe('one slow request', () => {
  const limited = () => new RateLimitError({ retryAfter: 12_000 } as RateLimitData);

  it('for the status message keeps neither happenings nor questions waiting', async () => {
    await begin();
    channel.slow = ({ content }) => (content.includes('Chosen so far') ? channel.hang() : null);
    await elapse(3000);
    answer('go:woods');
    await elapse(3000);
    const before = channel.sent.length;
    answer('roll');
    await elapse(100);
    expect(channel.sent.slice(before).map(({ content }) => content)).toEqual([
      expect.stringContaining('Rolled'),
      expect.stringContaining('Asked move.next'),
    ]);
    channel.release();
  });

  it('for a private note keeps the channel going', async () => {
    await begin();
    channel.slowLetters = true;
    const note = {
      game,
      seq: 9,
      branch: 0,
      kind: 'note',
      body: JSON.stringify({ lines: ['Psst.'], to: 'jonas' }),
      at: 1,
    } as const;
    services.store.outbox.add(note);
    sender.kick(game);
    answer('roll');
    await elapse(100);
    expect(questions()).toHaveLength(1);
    channel.release();
  });

  it('for what is told lets the status message go on after a while', async () => {
    await begin();
    await elapse(120_000);
    channel.slow = ({ content }) => (content.startsWith('Rolled') ? channel.hang() : null);
    const { edits } = channel;
    answer('roll');
    await elapse(3000);
    expect(channel.edits).toBe(edits);
    await elapse(4000);
    expect(channel.edits).toBeGreaterThan(edits);
    channel.release();
  });

  it('for an edit that is limited does not keep the next question back: it is posted', async () => {
    await begin();
    channel.refuseEdit = ({ components }) => (components?.length ? limited() : null);
    answer('go:woods');
    await elapse(100);
    expect(questions()).toHaveLength(1);
    expect(waiting()).not.toContain('questions');
  });
});

it('an old message that may not be edited any more is posted anew, and goes', async () => {
  await begin();
  await elapse(120_000);
  const status = () => channel.sent.filter(({ content }) => content.includes('Chosen so far'));
  const [old] = status();
  channel.refuseEdit = ({ content }) => (content.includes('Chosen so far') ? refused(30046, 429) : null);
  answer('roll');
  await elapse(3000);
  expect(status()).toHaveLength(1);
  expect(status()[0]?.id).not.toBe(old?.id);
});

it('the host of a parked game is told once, not at each unrelated change of the channel', async () => {
  await begin();
  channel.refuse = () => refused(50013, 403);
  answer('roll');
  await elapse(3000);
  for (let change = 0; change < 5; change++) {
    sender.revive(parked());
    await elapse(3000);
  }
  expect(parked().parked).toBe('no-permission');
  expect(channel.letters).toHaveLength(1);
  channel.refuse = () => refused(10003, 404);
  sender.revive(parked());
  await elapse(3000);
  expect(channel.letters).toHaveLength(2);
  channel.refuse = null;
  sender.revive(parked());
  await elapse(3000);
  expect(waiting()).toEqual([]);
  channel.refuse = () => refused(10003, 404);
  answer('roll');
  await elapse(3000);
  expect(channel.letters).toHaveLength(3);
});
