import { describe, expect, it } from 'vitest';
import { phrase } from '../../../src/engine/phrase.ts';
import { type Sentence, sentence } from '../../../src/story/sentence.ts';
import { toyEdition } from '../../table/toyedition.ts';
import { aChannel, anew, answer, begin, channel, elapse, game, refused, sender, services } from './scene.ts';

const FIRE = sentence('heading', phrase('story-text', { text: 'Fire' }), {
  of: { thread: 'moment fire', opens: true },
  great: {
    scene: 'codex',
    title: phrase('story-text', { text: 'The house' }),
    note: phrase('story-text', { text: 'Round 1' }),
    theme: 'paper',
  },
});

/** A burning house is a great moment; all that somebody does is told in one message. */
const great: typeof toyEdition = {
  ...toyEdition,
  frame: (step, seat) => (step.startsWith('stakes') ? `evening/seat ${seat}` : null),
  tell: (events, state) =>
    toyEdition.tell(events, state).flatMap((one): Sentence[] => {
      const said = String(one.says.args?.text);
      const told: Sentence = said.startsWith('Rolled') ? one : { ...one, matters: 3 };
      return said === 'It burns.' ? [FIRE, told] : [told];
    }),
};
aChannel(great);

const told = () => channel.sent.filter(({ content }) => /^(## Fire|Rolled|It burns|~~Fire)/.test(content));
const play = async (...chosen: string[]) => {
  for (const one of chosen) {
    answer(one);
    await elapse(3000);
  }
};

describe('a great moment', () => {
  it('has a frame of its own: heading, wide picture, what is told', async () => {
    await begin();
    await play('burn');
    const [fire] = told();
    expect(fire?.framed).toEqual({
      accent: 0xd6a84c,
      mark: expect.any(Number),
      parts: [
        { text: '## Fire' },
        { picture: expect.stringMatching(/^moment-[0-9a-f]{20}\.png$/) },
        { text: 'It burns.' },
      ],
    });
    expect(fire?.attachments?.map(({ description }) => description)).toEqual([expect.stringContaining('The house')]);
  });

  it('ends the message told before, and what follows is told in its frame; nothing is asked on it', async () => {
    await begin();
    await play('roll', 'burn', 'roll');
    expect(told().map(({ content }) => content.split('\n').map((line) => line.slice(0, 6)))).toEqual([
      ['Rolled'],
      ['## Fir', 'It bur', 'Rolled'],
    ]);
    const [before, fire] = told();
    expect(before).toMatchObject({ components: [], attachments: [] });
    expect(before?.framed).toBeUndefined();
    expect(fire?.framed?.parts).toHaveLength(3);
    expect(fire?.components ?? []).toEqual([]);
    const asking = channel.sent.filter(({ components }) => components?.length);
    expect(asking.map(({ id }) => id)).not.toContain(fire?.id);
    await play('stop');
    expect(told()).toHaveLength(2);
  });

  it('each has one of its own', async () => {
    await begin();
    await play('burn', 'burn', 'stop');
    expect(told().map(({ framed }) => framed?.parts[0])).toEqual([{ text: '## Fire' }, { text: '## Fire' }]);
    expect(new Set(told().map(({ framed }) => framed?.mark)).size).toBe(2);
  });

  it('is told once when the bot is stopped at any moment', async () => {
    await begin();
    channel.remembers = true;
    for (const chosen of ['roll', 'burn', 'roll', 'burn', 'stop']) {
      answer(chosen);
      await elapse(1);
      await sender.stop();
      anew();
      await elapse(3000);
    }
    expect(told().map(({ content }) => content.split('\n').map((line) => line.slice(0, 6)))).toEqual([
      ['Rolled'],
      ['## Fir', 'It bur', 'Rolled'],
      ['## Fir', 'It bur'],
    ]);
  });

  it('is found again by its mark when only Discord’s answer was lost, whatever else looks alike', async () => {
    await begin();
    channel.remembers = true;
    let lost = 0;
    channel.refuse = (message) => {
      if (!message.framed || lost++ > 0) return null;
      channel.sent.push({ ...message, id: String(channel.next++) });
      return refused(0, 500);
    };
    await play('burn');
    await elapse(30_000);
    await play('stop');
    expect(lost).toBe(1);
    expect(told()).toHaveLength(1);
  });

  it.each([50035, 999_999])('goes out plain, with the same words, where Discord takes no frame (%i)', async (code) => {
    await begin();
    channel.refuse = ({ framed }) => (framed ? refused(code, 400) : null);
    await play('burn');
    await elapse(30_000);
    await play('roll', 'stop');
    const [fire] = told();
    expect(told()).toHaveLength(1);
    expect(fire?.framed).toBeUndefined();
    expect(fire?.content).toMatch(/^## Fire\nIt burns\.\nRolled/);
  });

  it('loses its picture and is struck out when it is taken back', async () => {
    await begin();
    await play('burn');
    services.table.agreement.undo(game, 'mara');
    await elapse(3000);
    const [fire] = told();
    expect(fire?.attachments).toEqual([]);
    expect(fire?.framed?.parts[0]).toEqual({ text: '~~Fire~~' });
  });

  it('is a line like any other at a table that wants only what matters', async () => {
    await begin();
    services.store.records.setQuiet(game, true);
    await play('burn', 'stop');
    expect(channel.sent.filter(({ framed }) => framed)).toEqual([]);
    expect(channel.contents.filter((content) => content === 'It burns.')).toHaveLength(1);
  });
});
