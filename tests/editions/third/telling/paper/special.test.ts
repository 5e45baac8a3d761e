import { describe, expect, it } from 'vitest';
import { prose } from '../../../../../src/editions/third/shown/prose.ts';
import type { Outcome } from '../../../../../src/editions/third/state/event.ts';
import { parts, tracksOf } from '../../../../../src/editions/third/telling/paper/special.ts';
import { said } from '../../../../story/said.ts';
import { gameOf, third, thirdWords } from '../../../../third.ts';
import { aGame } from '../../table.ts';

const WON: Outcome = { result: 'won', way: 'codex', card: 1, round: 3 };

function finished(outcome: Partial<Outcome> = {}) {
  const { state } = aGame({ investigators: ['wendyAdams', 'rexMurphy'], round: 3, sheet: { doom: 4, clues: 6 } });
  state.chart = [
    { doom: 1, clues: 0 },
    { doom: 2, clues: 3 },
  ];
  state.luck = [
    { dice: 30, sixths: 60, successes: 14 },
    { dice: 30, sixths: 60, successes: 5 },
  ];
  state.press.memoirs = {
    wendyAdams: [
      { kind: 'defeated', sheet: 'wendyAdams', thing: { ref: 'monster', id: 'fleshEater' }, round: 2, weight: 4 },
      { kind: 'warded', sheet: 'wendyAdams', place: 'graveyard', count: 2, round: 1, weight: 4 },
    ],
    jennyBarnes: [{ kind: 'left', sheet: 'jennyBarnes', why: 'devoured', round: 1, weight: 10 }],
  };
  state.outcome = { ...WON, ...outcome };
  return state;
}

function special(state: ReturnType<typeof finished>) {
  const words = thirdWords('en', state);
  const lines = said(third.ending(state), words);
  const [spec] = third.endingScenes(state).map((sight) => third.picture(sight, words));
  if (spec?.kind !== 'newspaper' || !spec.view.special) throw new Error('no special edition');
  return { lines, view: spec.view, ...spec.view.special, alt: spec.alt };
}

describe('the special edition', () => {
  it("tells the scenario's ending under the result", () => {
    const { view, alt } = special(finished());
    expect(view.headline).toBe('Arkham stands');
    expect(view.lead).toBe(prose('scenarios', ['feastOfUmordhoth', 'victory'], 'en'));
    expect(alt).toContain(view.headline);
    const lost = special(finished({ result: 'lost', way: 'nobody' })).view;
    expect(lost.headline).toBe('Nobody left to ask');
    expect(lost.lead).toBe(prose('scenarios', ['feastOfUmordhoth', 'defeat'], 'en'));
  });

  it('charts doom and clues over the rounds, the last one among them, once', () => {
    const { chart, lines } = special(finished());
    expect(chart.doom.levels).toEqual([1, 2, 4]);
    expect(chart.terror.levels).toEqual([0, 3, 6]);
    expect(lines.join('\n')).toContain('1 · 2 · 4');
    expect(tracksOf(finished({ round: 2 }))).toHaveLength(2);
  });

  it('tells each story in three lines, also of those who had left, and the same in words', () => {
    const { stories, lines } = special(finished());
    expect(stories.map(({ sheet }) => sheet)).toEqual(['wendyAdams', 'rexMurphy', 'jennyBarnes']);
    for (const { name, lines: story } of stories) {
      expect(story).toHaveLength(3);
      expect(lines.some((line) => line.includes(name) && story.every((part) => line.includes(part)))).toBe(true);
    }
    expect(stories[0]?.lines.slice(0, 2)).toEqual([
      'Round 1: warded the Graveyard.',
      'Round 2: put down a Flesh-Eater.',
    ]);
    expect(stories[2]?.lines[2]).toBe('Was devoured; nothing was found.');
  });

  it('knows who serves the Lodge, who was left outside, and who came too late', () => {
    const state = finished({ way: 'lodge' });
    const [first, second] = state.investigators;
    if (!first || !second) throw new Error('no seats');
    first.lodge = true;
    expect(parts(gameOf(state)).map(({ fate }) => fate)).toEqual(['lodge', 'betrayed', 'devoured']);
    Object.assign(second, { left: 'defeated', entering: true });
    expect(parts(gameOf(state))[1]?.fate).toBe('late');
  });

  it('names the luckiest and the unluckiest hand, and only one where only one rolled', () => {
    const state = finished();
    const { honors } = special(state);
    expect(honors.map(({ head, text }) => [head, text.split(':')[0]])).toEqual([
      ['Luckiest hand', 'Wendy'],
      ['Unluckiest hand', 'Rex'],
    ]);
    state.luck = [{ dice: 6, sixths: 12, successes: 2 }];
    expect(special(state).honors).toHaveLength(1);
    const asPromised = { dice: 6, sixths: 12, successes: 2 };
    state.luck = [{ ...asPromised, successes: 4 }, asPromised];
    expect(special(state).honors.map(({ head }) => head)).toEqual(['Luckiest hand']);
  });
});
