import { describe, expect, it, vi } from 'vitest';
import type { SurfaceNote } from '../../../src/discord/message/surface.ts';
import { aChannel, anew, answer, begin, channel, elapse, game, logged, refused, sender, services } from './scene.ts';

aChannel();

describe('the sender', () => {
  it('sends in order and marks what is sent', async () => {
    await begin();
    const happening = channel.contents.findIndex((content) => content.includes('Seat 0 went left.'));
    const question = channel.contents.findIndex((content) => content.includes('Asked move.next'));
    expect(happening).toBeGreaterThan(-1);
    expect(question).toBeGreaterThan(happening);
    expect(services.store.outbox.waiting(game)).toEqual([]);
  });

  it('hears of nothing more once it is stopped', async () => {
    await begin();
    const kicked = vi.spyOn(sender, 'kick');
    answer('roll');
    expect(kicked).toHaveBeenCalled();
    await elapse(3000);
    await sender.stop();
    kicked.mockClear();
    answer('roll');
    expect(kicked).not.toHaveBeenCalled();
  });

  it('goes on without a pin where none is allowed', async () => {
    await begin();
    expect(logged.some((line) => line.includes('status.unpinned'))).toBe(true);
    expect(services.store.games.find(game)?.parked).toBeNull();
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
    expect(services.store.outbox.waiting(game)).toEqual([]);
    expect(logged.filter((line) => line.includes('outbox.retry')).length).toBeGreaterThan(1);
  });

  it('leaves out what Discord never takes; the rest is not held up', async () => {
    await begin();
    channel.refuse = ({ content }) => (content.startsWith('Rolled') ? refused(50035, 400) : null);
    answer('roll');
    await elapse(3000);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toHaveLength(0);
    expect(channel.contents.at(-2)).toContain('can’t be shown');
    expect(channel.contents.at(-1)).toContain('Asked move.next');
    const states = services.store.database.prepare("SELECT state FROM outbox WHERE body LIKE '%Rolled%'").all();
    expect(states).toEqual([{ state: 'failed' }]);
    expect(logged.filter((line) => line.includes('outbox.refused'))).toHaveLength(1);
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
    expect(services.store.games.find(game)?.parked).toBe('channel-gone');
    expect(channel.letters).toEqual([{ person: 'mara', content: expect.stringContaining('is gone') }]);
    channel.refuse = null;
    sender.revive(services.store.games.find(game)!);
    await elapse(3000);
    expect(channel.contents.filter((content) => content.startsWith('Rolled'))).toHaveLength(1);
  });

  it('edits the status message once in a while, whatever is answered meanwhile', async () => {
    await begin();
    const status = channel.sent.find(({ content }) => content.includes('Chosen so far'))!;
    const before = channel.edits;
    for (let count = 0; count < 5; count++) {
      answer('go:woods');
      await elapse(10);
    }
    expect(status.content).toContain('Chosen so far: 0');
    await elapse(45_000);
    expect(status.content).toContain('Chosen so far: 6');
    expect(channel.edits - before).toBe(5 + 1);
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
    services.store.outbox.add({
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

  it('goes to whoever is still on the server, and is dropped once they have answered', async () => {
    await begin();
    await elapse(HALF_A_DAY);
    services.table.deadlines.tick();
    await elapse(3000);
    expect(channel.contents.filter((content) => content.includes('it’s still your move'))).toHaveLength(1);
    await elapse(8 * 3_600_000);
    channel.refuse = () => refused(500, 500);
    services.table.deadlines.tick();
    await elapse(100);
    answer('go:woods');
    channel.refuse = null;
    await elapse(60_000);
    expect(channel.contents.filter((content) => content.includes('last reminder'))).toEqual([]);
    expect(services.store.outbox.waiting(game)).toEqual([]);
  });

  it('gives way to the next one, and goes when it is answered', async () => {
    const reminders = () => channel.contents.filter((content) => /still your move|last reminder/.test(content));
    const asked = () => channel.sent.filter(({ content }) => content.includes('Asked move.next')).map(({ id }) => id);
    await begin();
    const question = asked();
    await elapse(HALF_A_DAY);
    services.table.deadlines.tick();
    await elapse(3000);
    expect(reminders()).toEqual([expect.stringContaining('it’s still your move')]);
    await elapse(8 * 3_600_000);
    services.table.deadlines.tick();
    await elapse(3000);
    expect(reminders()).toEqual([expect.stringContaining('last reminder')]);
    answer('go:woods');
    await elapse(3000);
    expect(reminders()).toEqual([]);
    expect(asked()).toEqual(question);
  });

  it('to somebody who has left the server lets the game wait, and says so', async () => {
    await begin();
    channel.gone = true;
    await elapse(HALF_A_DAY);
    services.table.deadlines.tick();
    await elapse(3000);
    expect(channel.contents.join()).toContain('Mara has left the server. The game waits');
    expect(channel.contents.join()).not.toContain('it’s still your move');
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
    expect(services.store.games.find(game)?.parked).toBe('thread-closed');
    expect(channel.letters).toEqual([expect.objectContaining({ person: 'mara' })]);
    asleep = false;
    expect(services.table.place.unpark(game)).toBe(true);
    await elapse(3000);
    expect(services.store.outbox.waiting(game)).toEqual([]);
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
    await elapse(45_000);
    const asked = channel.sent.findLast(({ content }) => content.includes('Asked move.next'))!;
    expect(channel.sent.indexOf(asked)).toBe(channel.sent.length - 1);
    expect(status().content).toContain(`/${asked.id})`);
  });

  it('is brought up to date once in 45 seconds, the last time without being asked', async () => {
    await begin();
    const shown: number[] = [];
    let { content } = status();
    const watch = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        await elapse(1000);
        if (status().content !== content) shown.push(Date.now());
        ({ content } = status());
      }
    };
    for (let count = 0; count < 20; count++) {
      answer('go:woods');
      await watch(7);
    }
    expect(shown).toHaveLength(3);
    await watch(100);
    expect(status().content).toContain('Chosen so far: 21');
    expect(shown).toHaveLength(4);
    for (const [index, at] of shown.entries()) expect(at - (shown[index - 1] ?? 0)).toBeGreaterThanOrEqual(45_000);
    const { edits } = channel;
    await elapse(300_000);
    expect(channel.edits).toBe(edits);
  });

  it('says at once whom the game waits for anew; the board follows', async () => {
    await begin();
    const first = board();
    answer('go:woods');
    await elapse(3000);
    const [awaited] = services.store.votes.awaited(game);
    services.store.votes.setAwaited({ ...awaited!, since: awaited!.since + 1 });
    sender.redo(game, 'status');
    await elapse(3000);
    expect(status().content).toContain('Chosen so far: 2');
    expect(board()).toBe(first);
    expect(status().content).toMatch(/\n-# The picture shows Part: sides; the next one follows within a minute\.$/);
    await elapse(45_000);
    expect(board()).not.toBe(first);
    expect(status().content).not.toContain('The picture');
  });

  it('says that the board is older where the words are ahead of it by less than a part of the game', async () => {
    await begin();
    const [note] = services.store.messages.of(game).filter(({ surface }) => surface === 'status');
    const { board: shown, ...said } = JSON.parse(note!.body) as SurfaceNote;
    const headline = services.table.reading.game(game)!.headline!;
    services.store.messages.keep({
      ...note!,
      body: JSON.stringify({
        ...said,
        shows: '',
        board: { ...shown!, name: 'another', headline },
      }),
    });
    sender.redo(game, 'status');
    await elapse(3000);
    expect(status().content).toMatch(
      /\n-# The picture is a moment older than these words; the next one follows within a minute\.$/,
    );
  });

  it('that is out of date when the bot is stopped shows what is true after it is back', async () => {
    await begin();
    const first = board();
    answer('go:woods');
    await elapse(3000);
    await sender.stop();
    expect(board()).toBe(first);
    await elapse(100_000);
    anew();
    await elapse(100);
    expect(board()).not.toBe(first);
  });
});
