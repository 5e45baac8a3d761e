import { describe, expect, it } from 'vitest';
import { told, toyEdition } from '../../table/toyedition.ts';
import { aChannel, anew, answer, begin, channel, elapse, game, sender, services } from './scene.ts';

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
