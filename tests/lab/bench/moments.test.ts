import { describe, expect, it } from 'vitest';
import { phrase } from '../../../src/engine/phrase.ts';
import { misplacedIn } from '../../../src/lab/bench/moments.ts';
import { type Sentence, sentence } from '../../../src/story/sentence.ts';

const CHECK = 'check mandy';
const roll = sentence('roll', phrase('roll'), { of: { thread: CHECK, opens: true } });
const end = sentence('result', phrase('end'), { of: { thread: CHECK } });
const doom = sentence('doom', phrase('doom'));
const moved = sentence('move', phrase('moved'));

function moment(more: Partial<Sentence>): Sentence {
  const great = { scene: 'gateClosed', title: phrase('title'), theme: 'paper' } as const;
  return sentence('heading', phrase('moment'), { great, of: { thread: 'moment', opens: true }, ...more });
}

const closed = moment({ of: { thread: 'moment', opens: true, within: CHECK }, because: { evident: 'order' } });
const opened = moment({ because: { evident: 'named' } });
const detail = sentence('monster', phrase('detail'), { of: { thread: 'moment' } });

const besides = (told: readonly Sentence[], stands: readonly Sentence[]) =>
  misplacedIn(told, stands).map(({ beside }) => beside.says.key);

describe('a great moment', () => {
  it('stands behind the whole check in which it comes about', () => {
    const told = [roll, closed, end, detail];
    expect(besides(told, [roll, end, closed, detail])).toEqual([]);
    expect(besides(told, [closed, detail, roll, end])).toEqual(['roll']);
    expect(besides(told, told)).toEqual(['end']);
  });

  it('stands behind what stands right above it where that is why it names no cause', () => {
    const told = [moved, doom, opened, detail];
    expect(besides(told, told)).toEqual([]);
    expect(besides(told, [opened, detail, moved, doom])).toEqual(['doom']);
    const named = moment({ because: { ref: 'card', id: 'ritual' } });
    expect(besides([moved, doom, named], [named, moved, doom])).toEqual([]);
  });

  it('stands behind what told of the very thing that it comes from', () => {
    const card = { ref: 'archive', id: '8' };
    const added = sentence('apart', phrase('added', { card }));
    const turned: Sentence = { ...moment({ because: card }), says: phrase('turned', { card }) };
    expect(besides([added, doom, turned], [added, doom, turned])).toEqual([]);
    expect(besides([added, doom, turned], [turned, added, doom])).toEqual(['added']);
  });
});
