import { describe, expect, it } from 'vitest';
import type { Option } from '../../src/engine/decision.ts';
import { phrase, ref } from '../../src/engine/phrase.ts';
import { questionOf } from '../../src/engine/question.ts';

const cultist = ref('monster', 'cultist');

function asked(options: Option[]) {
  return questionOf(
    {},
    {
      seat: 0,
      kind: 'face',
      key: 'face',
      rule: 'TOY-1',
      count: { min: 1, max: 1 },
      options,
      extra: {},
    },
  ).look();
}

describe('a question', () => {
  it('numbers options that would read the same, each kind of them from one', () => {
    const labels = asked([
      { id: 'evade:1', label: phrase('evade', { monster: cultist }) },
      { id: 'fight:1', label: phrase('fight', { monster: cultist }) },
      { id: 'evade:2', label: phrase('evade', { monster: cultist }) },
      { id: 'fight:2', label: phrase('fight', { monster: cultist }), odds: 0.5 },
      { id: 'fight:3', label: phrase('fight', { monster: ref('monster', 'ghoul') }) },
    ]).options.map(({ id, label }) => [id, label.key, label.args?.number ?? null]);
    expect(labels).toEqual([
      ['evade:1', 'option-twin', 1],
      ['fight:1', 'option-twin', 1],
      ['evade:2', 'option-twin', 2],
      ['fight:2', 'option-twin', 2],
      ['fight:3', 'fight', null],
    ]);
  });

  it('leaves nothing to choose where all options are alike', () => {
    const twins = ['a', 'b', 'c'].map((id) => ({ id, label: phrase('give', { card: ref('card', 'rope') }) }));
    expect(asked(twins).options.map(({ id }) => id)).toEqual(['a']);
    const told = twins.map((twin) => (twin.id === 'b' ? { ...twin, note: phrase('exhausted') } : twin));
    expect(asked(told).options).toHaveLength(3);
  });

  it('leaves what can be told apart as it is', () => {
    const options = [
      { id: 'a', label: phrase('go', { place: ref('place', 'woods') }) },
      { id: 'b', label: phrase('go', { place: ref('place', 'docks') }) },
    ];
    expect(asked(options).options).toEqual(options);
  });

  it('cuts its numbers to what is on offer, and its default to what is legal', () => {
    const question = questionOf(
      {},
      {
        seat: 1,
        kind: 'give',
        key: 'give',
        rule: 'TOY-2',
        count: { min: 2, max: 5 },
        options: [
          { id: 'a', label: phrase('a') },
          { id: 'b', label: phrase('b') },
          { id: 'c', label: phrase('c') },
        ],
        extra: { default: ['c', 'gone'] },
      },
    );
    expect(question.look()).toMatchObject({ min: 2, max: 3, default: ['c', 'a'], seats: [1] });
  });

  it('works out how it reads when somebody looks, once, and not for an answer', () => {
    let worked = 0;
    const prospect = () => {
      worked += 1;
      return { note: phrase('dice', { dice: 2 }), odds: 1 / worked };
    };
    const question = questionOf(
      {},
      {
        seat: 0,
        kind: 'fight',
        key: 'fight',
        rule: 'TOY-1',
        count: { min: 1, max: 1 },
        options: [
          { id: 'fight', label: phrase('fight'), prospect },
          { id: 'flee', label: phrase('flee') },
        ],
        extra: () => ({ inOrder: (options) => options.toReversed() }),
      },
    );
    expect(question.bounds()).toMatchObject({ min: 1, max: 1, options: [{ id: 'fight' }, { id: 'flee' }] });
    expect(worked).toBe(0);
    const fight = { id: 'fight', label: phrase('fight'), note: phrase('dice', { dice: 2 }), odds: 1 };
    for (let looks = 0; looks < 2; looks++)
      expect(question.look().options).toEqual([{ id: 'flee', label: phrase('flee') }, fight]);
  });
});
