import { describe, expect, it, vi } from 'vitest';
import type { Outgoing } from '../../../src/discord/connection/post.ts';
import { aChannel, anew, answer, begin, channel, elapse, game, logged, refused, sender, services } from './scene.ts';

aChannel();

describe('what is taken back', () => {
  /** Its first line struck, and below it that it was taken back. */
  const MARK = /^~~(.+)~~\n↩ \*\*Taken back.+$/;
  const isMark = ({ content }: Outgoing) => MARK.test(content);
  const marked = () => channel.sent.filter(isMark).map(({ content }) => MARK.exec(content)?.[1]);
  const undo = () => services.table.agreement.undo(game, 'mara');
  const ROLL = expect.stringMatching(/Asked move\.next.* — \*\*Roll.*\*\*$/);
  const BURNT = expect.stringMatching(/Asked move\.next.* — \*\*Burn.*\*\*$/);
  const lines = () => channel.contents.filter((content) => content.startsWith('<@mara> took an answer back'));

  /** Rolled, then burnt the house: two happenings, and two answered questions. */
  const played = async () => {
    await begin();
    for (const chosen of ['roll', 'burn']) {
      answer(chosen);
      await elapse(3000);
    }
  };

  /** Something under way to Discord, until it arrives. */
  const slowly = () => {
    let arrive = () => {};
    const there = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { there, arrive: () => arrive() };
  };
  const undoneBefore = async (arrive: () => void) => {
    answer('burn');
    await elapse(10);
    undo();
    await elapse(10);
    arrive();
    await elapse(3000);
  };

  it('is marked as far as it is there, and whatever is gone holds nothing up', async () => {
    await played();
    const gone = channel.sent.findIndex(({ content }) => content.includes('— **Burn'));
    channel.sent.splice(gone, 1);
    undo();
    await elapse(3000);
    expect(marked()).toEqual(['It burns.']);
    expect(logged.filter((line) => line.includes('happening.unmarked'))).toHaveLength(1);
    expect(services.store.outbox.waiting(game)).toEqual([]);
    expect(services.store.games.find(game)?.parked).toBeNull();
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
    expect(services.store.games.find(game)?.parked).toBe('thread-closed');
    expect(marked()).toEqual([]);
    channel.refuseEdit = null;
    sender.revive(services.store.games.find(game)!);
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
    const send = channel.send.bind(channel);
    const way = slowly();
    vi.spyOn(channel, 'send').mockImplementationOnce(async (where, message) => {
      await way.there;
      return send(where, message);
    });
    await undoneBefore(way.arrive);
    expect(marked()).toEqual(['It burns.']);
    expect(channel.contents.filter((content) => content.endsWith('— withdrawn'))).toHaveLength(1);
  });

  it('is marked while its question is on its way to being closed', async () => {
    await begin();
    const edit = channel.edit.bind(channel);
    const way = slowly();
    vi.spyOn(channel, 'edit').mockImplementation(async (where, id, message) => {
      if (message.content.includes('— **Burn') && !isMark(message)) await way.there;
      return edit(where, id, message);
    });
    await undoneBefore(way.arrive);
    expect(marked()).toEqual([BURNT, 'It burns.']);
  });

  it('is marked in its youngest messages where there are very many, and not in those of another channel', async () => {
    await begin();
    for (let count = 0; count < 20; count++) {
      answer('burn');
      await elapse(10);
    }
    await elapse(3000);
    const { outbox, journal, messages } = services.store;
    const seq = journal.lastSeq(game) + 1;
    messages.keepAnswered({ game, seq: seq - 1, id: '999999', channel: 'elsewhere', content: 'Asked elsewhere' });
    const undone = outbox.happenings(game, 0, 100).map(({ id }) => id);
    const body = JSON.stringify({ lines: ['Back to the beginning.'], pictures: [], undone, backTo: 0 });
    outbox.add({ game, seq, branch: 0, kind: 'happening', body, at: 1 });
    sender.kick(game);
    await elapse(3000);
    const shown = channel.sent.filter(({ content }) => /It burns\.(?:~~|$)|— \*\*Burn/.test(content));
    expect(shown).toHaveLength(40);
    expect(shown.map((message) => isMark(message))).toEqual(shown.map((_, index) => index >= 15));
    expect(marked()).toHaveLength(25);
    expect(logged.filter((line) => line.includes('happening.unmarked'))).toEqual([]);
    expect(messages.answered(game, '2', { after: 0, before: seq }, 100)).toEqual([]);
  });
});
