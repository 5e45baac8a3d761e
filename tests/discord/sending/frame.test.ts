import { describe, expect, it } from 'vitest';
import { told, toyEdition } from '../../table/toyedition.ts';
import { aChannel, anew, answer, begin, channel, elapse, game, refused, sender, services } from './scene.ts';

/** All that somebody does is told in one message, their own; a burning house takes up half of one. */
const growing: typeof toyEdition = {
  ...toyEdition,
  frame: (step, seat) => (step.startsWith('stakes') ? `evening/seat ${seat}` : null),
  tell: (events, state) =>
    toyEdition
      .tell(events, state)
      .map((one) => (one.says.args?.text === 'It burns.' ? told(`It burns${' and burns'.repeat(100)}.`) : one)),
};
aChannel(growing);

const sitting = () =>
  channel.sent.filter(
    ({ content }) => /Asked move|Rolled|It burns/.test(content) && !/Chosen so far|took an answer/.test(content),
  );

describe('a message that grows', () => {
  it('asks, tells what came of it and asks again; at last it only tells', async () => {
    await begin();
    const [{ id } = { id: '' }] = sitting();
    for (const chosen of ['roll', 'roll']) {
      answer(chosen);
      await elapse(3000);
    }
    expect(sitting()).toHaveLength(1);
    const [open] = sitting();
    expect(open?.id).toBe(id);
    expect(open?.content.split('Rolled')).toHaveLength(3);
    expect(open?.components).not.toEqual([]);
    answer('stop');
    await elapse(3000);
    const [shut] = sitting();
    expect(shut).toMatchObject({ id, components: [], attachments: [] });
    expect(shut?.content).toMatch(/^Rolled .*\nRolled .*$/);
  });

  it('is left for a new one below what was told meanwhile, which goes when it is answered', async () => {
    await begin();
    answer('roll');
    await elapse(3000);
    services.table.agreement.undo(game, 'mara');
    await elapse(3000);
    const asking = sitting().filter(({ components }) => components?.length);
    expect(sitting()).toHaveLength(2);
    expect(asking).toHaveLength(1);
    expect(sitting()[0]?.content).toMatch(/^~~Rolled .*~~\n↩ \*\*Taken back by Mara\.\*\*$/);
    answer('roll');
    await elapse(3000);
    expect(sitting()[0]?.content).toMatch(/^~~Rolled .*~~\n↩.*\nRolled [\d .]+$/s);
    expect(sitting().map(({ id }) => id)).toContain(asking[0]?.id);
    answer('stop');
    await elapse(3000);
    expect(sitting().map(({ id }) => id)).not.toContain(asking[0]?.id);
  });

  it('goes on in another one before it is too long', async () => {
    await begin();
    for (const chosen of ['burn', 'roll', 'burn', 'stop']) {
      answer(chosen);
      await elapse(3000);
    }
    expect(sitting().map(({ content }) => content.split('\n').map((line) => line.slice(0, 6)))).toEqual([
      ['It bur', 'Rolled'],
      ['It bur'],
    ]);
    expect(sitting().every(({ components }) => components === undefined || components.length === 0)).toBe(true);
  });

  it('tells all in another one, once, where it can’t be edited any more', async () => {
    await begin();
    channel.remembers = true;
    channel.refuseEdit = () => refused(999_999, 400);
    for (const chosen of ['roll', 'roll', 'stop']) {
      answer(chosen);
      await elapse(60_000);
      const rolled = channel.contents.flatMap((content) => content.match(/^Rolled/gm) ?? []);
      expect(rolled).toHaveLength(services.store.outbox.framed(game, 'evening/seat 0').length);
    }
    expect(services.store.outbox.waiting(game).filter(({ kind }) => kind !== 'status')).toEqual([]);
    const asking = channel.sent.filter(({ components, content }) => components?.length && content.includes('Asked'));
    expect(asking).toEqual([expect.objectContaining({ content: expect.stringContaining('Part: vote') })]);
  });

  it('tells late what was refused for long before there was one', async () => {
    await begin();
    channel.remembers = true;
    services.store.messages.forget(game, 'frame evening/seat 0');
    channel.refuse = ({ content }) => (/^Rolled/m.test(content) ? refused(999_999, 400) : null);
    answer('roll');
    await elapse(60_000);
    expect(channel.contents.filter((content) => /^Rolled/m.test(content))).toEqual([]);
    channel.refuse = null;
    answer('roll');
    await elapse(60_000);
    answer('stop');
    await elapse(60_000);
    const rolled = channel.contents.flatMap((content) => content.match(/^Rolled/gm) ?? []);
    expect(rolled).toHaveLength(2);
    expect(channel.contents.filter((content) => content.includes('Told late'))).toHaveLength(1);
  });

  it('tells everything once when the bot is stopped at any moment', async () => {
    await begin();
    channel.remembers = true;
    for (const chosen of ['roll', 'roll', 'stop']) {
      answer(chosen);
      await elapse(1);
      await sender.stop();
      anew();
      await elapse(3000);
    }
    expect(sitting()).toHaveLength(1);
    expect(sitting()[0]?.content).toMatch(/^Rolled .*\nRolled .*$/);
  });
});
