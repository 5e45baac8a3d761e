import { DiscordAPIError } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { House } from '../../src/discord/house.ts';
import { Marks } from '../../src/discord/marks.ts';
import type { Outgoing, Post, Sent } from '../../src/discord/post.ts';
import { Sender } from '../../src/discord/sender.ts';
import type { TableEdition } from '../../src/editions/edition.ts';
import { createLog } from '../../src/log.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import { Table } from '../../src/table/table.ts';
import { SEED } from './evening.ts';
import { parlour } from './parlour.ts';

/** A channel that keeps what is sent to it, and refuses when told to. */
class Channel implements Post {
  readonly sent: (Outgoing & { id: string })[] = [];
  readonly letters: { person: string; content: string }[] = [];
  next = 1000;
  edits = 0;
  reopened = 0;
  locked = false;
  gone = false;
  refuse: ((message: Outgoing) => Error | null) | null = null;
  refuseEdit: ((message: Outgoing) => Error | null) | null = null;
  remembers = false;

  async send(_channel: string, message: Outgoing): Promise<string> {
    const error = this.refuse?.(message);
    if (error) throw error;
    const id = String(this.next++);
    this.sent.push({ ...message, id });
    return id;
  }

  async edit(_channel: string, id: string, message: Outgoing): Promise<void> {
    const error = this.refuseEdit?.(message);
    if (error) throw error;
    const found = this.sent.find((one) => one.id === id);
    if (!found) throw refused(10008, 404);
    this.edits += 1;
    Object.assign(found, message);
  }

  async remove(_channel: string, id: string): Promise<void> {
    const found = this.sent.findIndex((one) => one.id === id);
    if (found < 0) throw refused(10008, 404);
    this.sent.splice(found, 1);
  }

  async pin(): Promise<void> {
    throw refused(50013, 403);
  }

  async latest(): Promise<Sent[]> {
    if (!this.remembers) return [];
    return this.sent.map(({ id, content }) => ({ id, content, customIds: [], attachments: [], at: Date.now() }));
  }

  async direct(person: string, content: string): Promise<void> {
    this.letters.push({ person, content });
  }

  async thread(): Promise<string> {
    return '3';
  }

  async reopen(): Promise<void> {
    this.reopened += 1;
    if (this.locked) throw refused(50013, 403);
  }

  async isMember(): Promise<boolean> {
    return !this.gone;
  }

  get contents(): string[] {
    return this.sent.map(({ content }) => content);
  }
}

function refused(code: number, status: number): DiscordAPIError {
  return new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', 'http://x', { body: {}, files: [] });
}

let channel: Channel;
let house: House;
let sender: Sender;
let game: string;
let logged: string[];

beforeEach(() => {
  vi.useFakeTimers();
  channel = new Channel();
  logged = [];
  const store = new Store(openDatabase(':memory:'));
  const editions = new Map<string, TableEdition>([['second', parlour]]);
  const clock = Date.now;
  const table = new Table({ store, editions, clock, seed: () => SEED });
  const log = createLog('debug', [], (line) => void logged.push(line));
  const draw = async () => Buffer.from('picture');
  house = { table, store, editions, post: channel, draw, log, marks: new Marks(), clock };
  sender = new Sender(house);
  sender.start();
  const created = table.gathering.create({
    guild: '1',
    channel: '2',
    host: { id: 'mara', name: 'Mara' },
    edition: 'second',
  });
  game = created.ok ? created.value : '';
});

afterEach(async () => {
  await sender.stop();
  house.store.close();
  vi.useRealTimers();
});

/** Lets everything happen that happens within so many milliseconds. */
const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const answer = (chosen: string) => {
  const [open] = house.table.reading.game(game)!.open;
  return house.table.answer({ game, person: 'mara', decision: open!.decision.id, chosen: [chosen] });
};
const begin = async () => {
  house.table.gathering.start('2', 'mara');
  await elapse(3000);
  answer('left');
  await elapse(3000);
};

describe('the sender', () => {
  it('sends in order and marks what is sent', async () => {
    await begin();
    const happening = channel.contents.findIndex((content) => content.includes('Seat 0 went left.'));
    const question = channel.contents.findIndex((content) => content.includes('Asked move.next'));
    expect(happening).toBeGreaterThan(-1);
    expect(question).toBeGreaterThan(happening);
    expect(house.store.outbox.waiting(game)).toEqual([]);
  });

  it('goes on without a pin where none is allowed', async () => {
    await begin();
    expect(logged.some((line) => line.includes('status.unpinned'))).toBe(true);
    expect(house.store.games.find(game)?.parked).toBeNull();
  });

  it('tries again when Discord is down, in the same order, once', async () => {
    await begin();
    channel.refuse = () => refused(0, 500);
    answer('roll');
    await elapse(0);
    answer('roll');
    await elapse(2500);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toHaveLength(0);
    channel.refuse = null;
    await elapse(10_000);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toHaveLength(2);
    expect(house.store.outbox.waiting(game)).toEqual([]);
    expect(logged.filter((line) => line.includes('outbox.retry')).length).toBeGreaterThan(1);
  });

  it('leaves out what Discord never takes; the rest is not held up', async () => {
    await begin();
    channel.refuse = ({ content }) => (content.startsWith('Rolled') ? refused(50035, 400) : null);
    answer('roll');
    await elapse(3000);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toHaveLength(0);
    expect(channel.contents.at(-2)).toContain('could not be shown');
    expect(channel.contents.at(-1)).toContain('Asked move.next');
    const states = house.store.database.prepare("SELECT state FROM outbox WHERE body LIKE '%Rolled%'").all();
    expect(states).toEqual([{ state: 'failed' }]);
    expect(logged.filter((line) => line.includes('outbox.skipped'))).toHaveLength(1);
  });

  it('sends the words alone when only the pictures are refused', async () => {
    await begin();
    channel.refuse = ({ attachments }) => (attachments?.length ? refused(40005, 413) : null);
    answer('roll');
    await elapse(3000);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toHaveLength(1);
  });

  it('parks the game when the channel is gone, tells the host once, and goes on when revived', async () => {
    await begin();
    channel.refuse = () => refused(10003, 404);
    answer('roll');
    await elapse(60_000);
    expect(house.store.games.find(game)?.parked).toBe('channel-gone');
    expect(channel.letters).toEqual([{ person: 'mara', content: expect.stringContaining('is gone') }]);
    channel.refuse = null;
    sender.revive(house.store.games.find(game)!);
    await elapse(3000);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toHaveLength(1);
  });

  it('edits the status message at most once in two seconds', async () => {
    await begin();
    const status = channel.sent.find(({ content }) => content.includes('Chosen so far'))!;
    const before = channel.edits;
    for (let count = 0; count < 5; count++) {
      answer('go:woods');
      await elapse(10);
    }
    expect(status.content).toContain('Chosen so far: 2');
    await elapse(4000);
    expect(status.content).toContain('Chosen so far: 6');
    expect(channel.edits - before).toBe(5 + 2);
  });

  it('posts a question again when somebody has deleted it', async () => {
    await begin();
    const question = channel.sent.findIndex(({ content }) => content.includes('Asked move.next'));
    const [deleted] = channel.sent.splice(question, 1);
    answer('go:woods');
    await elapse(3000);
    const again = channel.sent.filter(({ content }) => content.includes('Asked move.next'));
    expect(again).toHaveLength(1);
    expect(again[0]?.nonce).not.toBe(deleted?.nonce);
  });

  it('sends a note to the person it is for', async () => {
    await begin();
    house.store.outbox.add({
      game,
      seq: 9,
      branch: 0,
      kind: 'note',
      body: JSON.stringify({ lines: ['Psst.'], to: 'jonas' }),
      at: 1,
    });
    sender.kick(game);
    await elapse(10);
    expect(channel.letters).toEqual([{ person: 'jonas', content: 'Psst.' }]);
  });
});

describe('a reminder', () => {
  const HALF_A_DAY = 12 * 3_600_000 + 1000;

  it('goes to whoever is still on the server, and is dropped once he has answered', async () => {
    await begin();
    await elapse(HALF_A_DAY);
    house.table.deadlines.tick();
    await elapse(3000);
    expect(channel.contents.filter((content) => content.includes('the table waits for your answer'))).toHaveLength(1);
    await elapse(8 * 3_600_000);
    channel.refuse = () => refused(500, 500);
    house.table.deadlines.tick();
    await elapse(100);
    answer('go:woods');
    channel.refuse = null;
    await elapse(60_000);
    expect(channel.contents.filter((content) => content.includes('a last reminder'))).toEqual([]);
    expect(house.store.outbox.waiting(game)).toEqual([]);
  });

  it('to somebody who has left the server lets the game wait, and says so', async () => {
    await begin();
    channel.gone = true;
    await elapse(HALF_A_DAY);
    house.table.deadlines.tick();
    await elapse(3000);
    expect(channel.contents.join()).toContain('Mara has left the server. The game waits');
    expect(channel.contents.join()).not.toContain('the table waits for your answer');
  });
});

describe('a thread', () => {
  it('that sleeps is opened once for each message, and left alone when it is locked', async () => {
    await begin();
    let asleep = true;
    channel.refuse = () => (asleep ? refused(50083, 400) : null);
    channel.locked = true;
    answer('roll');
    await elapse(3000);
    expect(channel.reopened).toBe(1);
    expect(house.store.games.find(game)?.parked).toBe('thread-closed');
    expect(channel.letters).toEqual([expect.objectContaining({ person: 'mara' })]);
    asleep = false;
    expect(house.table.place.unpark(game)).toBe(true);
    await elapse(3000);
    expect(house.store.outbox.waiting(game)).toEqual([]);
  });
});

describe('what is taken back', () => {
  const MARK = '↩ **Taken back';
  const isMark = ({ content }: Outgoing) => content.startsWith(MARK);
  const marked = () => channel.sent.filter(isMark).map(({ content }) => content.split('\n').at(-1));
  const undo = () => house.table.agreement.undo(game, 'mara');
  const ROLL = expect.stringMatching(/Asked move\.next.* — \*\*Roll.*\*\*$/);
  const BURNT = expect.stringMatching(/Asked move\.next.* — \*\*Burn.*\*\*$/);
  const lines = () => channel.contents.filter((content) => content.startsWith('<@mara> took an answer back'));
  const anew = () => {
    sender = new Sender(house);
    sender.start();
  };

  /** Rolled, then burnt the house: two happenings, and two answered questions. */
  const played = async () => {
    await begin();
    for (const chosen of ['roll', 'burn']) {
      answer(chosen);
      await elapse(3000);
    }
  };

  it('is marked as far as it is there, and whatever is gone holds nothing up', async () => {
    await played();
    const gone = channel.sent.findIndex(({ content }) => content.includes('— **Burn'));
    channel.sent.splice(gone, 1);
    undo();
    await elapse(3000);
    expect(marked()).toEqual(['It burns.']);
    expect(logged.filter((line) => line.includes('happening.unmarked'))).toHaveLength(1);
    expect(house.store.outbox.waiting(game)).toEqual([]);
    expect(house.store.games.find(game)?.parked).toBeNull();
    expect(channel.contents.at(-1)).toContain('Asked move.next');
    undo();
    await elapse(3000);
    expect(marked()).toEqual([expect.stringContaining('— **Roll'), expect.stringContaining('Rolled'), 'It burns.']);
  });

  it('is not looked for on a question that was gone when it was answered', async () => {
    await begin();
    channel.sent.splice(
      channel.sent.findIndex(({ content }) => content.includes('Asked move.next')),
      1,
    );
    answer('burn');
    await elapse(3000);
    undo();
    await elapse(3000);
    expect(marked()).toEqual(['It burns.']);
    expect(logged.filter((line) => line.includes('happening.unmarked'))).toEqual([]);
  });

  it('is marked once Discord is up again, and told once', async () => {
    await played();
    channel.remembers = true;
    let tries = 0;
    channel.refuseEdit = (message) => (isMark(message) && ++tries === 2 ? refused(0, 503) : null);
    undo();
    await elapse(10_000);
    expect(marked()).toEqual([BURNT, 'It burns.']);
    expect(lines()).toHaveLength(1);
    expect(tries).toBe(4);
  });

  it('is marked by the next process when the first one ended amid the marking', async () => {
    await played();
    channel.remembers = true;
    channel.refuseEdit = (message) => (isMark(message) ? refused(0, 503) : null);
    undo();
    await elapse(500);
    expect(lines()).toHaveLength(1);
    await sender.stop();
    channel.refuseEdit = null;
    anew();
    await elapse(3000);
    expect(marked()).toEqual([BURNT, 'It burns.']);
    expect(lines()).toHaveLength(1);
  });

  it('is marked once a thread that was locked may be written to', async () => {
    await played();
    channel.remembers = true;
    channel.locked = true;
    channel.refuseEdit = (message) => (isMark(message) ? refused(50083, 400) : null);
    undo();
    await elapse(3000);
    expect(house.store.games.find(game)?.parked).toBe('thread-closed');
    expect(marked()).toEqual([]);
    channel.refuseEdit = null;
    sender.revive(house.store.games.find(game)!);
    await elapse(3000);
    expect(marked()).toEqual([BURNT, 'It burns.']);
    expect(lines()).toHaveLength(1);
  });

  it('several times while nothing can be sent is told each time and marked once, also after a restart', async () => {
    await played();
    await sender.stop();
    undo();
    undo();
    const edits: string[] = [];
    channel.refuseEdit = (message) => {
      if (isMark(message)) edits.push(message.content);
      return null;
    };
    anew();
    await elapse(3000);
    expect(marked()).toEqual([ROLL, expect.stringMatching(/^Rolled/), BURNT, 'It burns.']);
    expect(edits).toHaveLength(4);
    expect(lines()).toHaveLength(2);
    answer('burn');
    await elapse(3000);
    expect(marked()).toHaveLength(4);
    expect(channel.contents.filter((content) => content === 'It burns.')).toHaveLength(1);
    undo();
    await elapse(3000);
    expect(edits).toHaveLength(6);
    expect(marked()).toHaveLength(6);
  });

  it('while it is on its way to the channel is marked when it is there', async () => {
    await begin();
    let arrive = () => {};
    const send = channel.send.bind(channel);
    vi.spyOn(channel, 'send').mockImplementationOnce(async (where, message) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return send(where, message);
    });
    answer('burn');
    await elapse(10);
    undo();
    await elapse(10);
    arrive();
    await elapse(3000);
    expect(marked()).toEqual(['It burns.']);
    expect(channel.contents.filter((content) => content.endsWith('— no longer asked'))).toHaveLength(1);
  });

  it('is marked while its question is on its way to being closed', async () => {
    await begin();
    let arrive = () => {};
    const edit = channel.edit.bind(channel);
    vi.spyOn(channel, 'edit').mockImplementation(async (where, id, message) => {
      if (message.content.includes('— **Burn') && !isMark(message))
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
      return edit(where, id, message);
    });
    answer('burn');
    await elapse(10);
    undo();
    await elapse(10);
    arrive();
    await elapse(3000);
    expect(marked()).toEqual([BURNT, 'It burns.']);
  });

  it('is marked in its youngest messages where there are very many, and not in those of another channel', async () => {
    await begin();
    for (let count = 0; count < 20; count++) {
      answer('burn');
      await elapse(10);
    }
    await elapse(3000);
    const { outbox, journal, messages } = house.store;
    const seq = journal.lastSeq(game) + 1;
    messages.keepAnswered({ game, seq: seq - 1, id: '999999', channel: 'elsewhere', content: 'Asked elsewhere' });
    const undone = outbox.happenings(game, 0, 100).map(({ id }) => id);
    const body = JSON.stringify({ lines: ['Back to the beginning.'], pictures: [], undone, backTo: 0 });
    outbox.add({ game, seq, branch: 0, kind: 'happening', body, at: 1 });
    sender.kick(game);
    await elapse(3000);
    const shown = channel.sent.filter(({ content }) => /It burns\.$|— \*\*Burn/.test(content));
    expect(shown).toHaveLength(40);
    expect(shown.map((message) => isMark(message))).toEqual(shown.map((_, index) => index >= 15));
    expect(marked()).toHaveLength(25);
    expect(logged.filter((line) => line.includes('happening.unmarked'))).toEqual([]);
    expect(messages.answered(game, '2', 0, seq, 100)).toEqual([]);
  });
});

describe('the status message', () => {
  const status = () => channel.sent.find(({ content }) => content.includes('Chosen so far'))!;
  const board = () => status().attachments?.[0]?.name;

  it('shows the board, and draws it anew only when that has changed', async () => {
    await begin();
    const boards = () =>
      channel.sent.filter(({ attachments }) => attachments?.some(({ name }) => name.startsWith('board')));
    expect(boards()).toHaveLength(1);
    const before = channel.edits;
    answer('roll');
    await elapse(5000);
    expect(channel.edits).toBeGreaterThan(before);
    expect(boards()).toHaveLength(1);
  });

  it('comes after everything else of the same go, so that it links to the question just asked', async () => {
    await begin();
    answer('roll');
    await elapse(5000);
    const asked = channel.sent.findLast(({ content }) => content.includes('Asked move.next'))!;
    expect(channel.sent.indexOf(asked)).toBe(channel.sent.length - 1);
    expect(status().content).toContain(`/${asked.id})`);
  });

  it('has its words at once, and its board at most every 45 seconds, the last one without being asked', async () => {
    await begin();
    const drawn: number[] = [];
    let shown = board();
    const watch = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        await elapse(1000);
        if (board() !== shown) drawn.push(Date.now());
        shown = board();
      }
    };
    for (let count = 0; count < 20; count++) {
      answer('go:woods');
      await watch(7);
    }
    expect(status().content).toContain('Chosen so far: 21');
    expect(drawn).toHaveLength(3);
    await watch(100);
    expect(drawn).toHaveLength(4);
    for (const [index, at] of drawn.entries()) expect(at - (drawn[index - 1] ?? 0)).toBeGreaterThanOrEqual(45_000);
    const { edits } = channel;
    await elapse(300_000);
    expect(channel.edits).toBe(edits);
  });

  it('that shows an old board when the bot is stopped shows the true one after it is back', async () => {
    await begin();
    const first = board();
    answer('go:woods');
    await elapse(3000);
    await sender.stop();
    expect(board()).toBe(first);
    await elapse(100_000);
    sender = new Sender(house);
    sender.start();
    await elapse(100);
    expect(board()).not.toBe(first);
  });
});
