import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../../src/editions/second/content/content.ts';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { second, secondWords } from '../../../../src/editions/second/second.ts';
import { questionPicture } from '../../../../src/editions/second/telling/question.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { phrase } from '../../../../src/engine/phrase.ts';
import { aGame, drive } from '../table.ts';

/** The picture of the way ahead with that much Speed, from the Train Station. */
function ahead(speed: number) {
  const game = aGame({ investigators: [{ sheet: 'jenny-barnes', at: 'train-station', sliders: [speed, 0, 0] }] });
  const [decision] = drive(game, movement(game, 0), { 'move.next': 'stop' }).decisions;
  const picture = decision && questionPicture(decision, game.state, secondWords('en', game.state));
  if (picture?.kind !== 'board') throw new Error('no board');
  return picture.view;
}

it('the story of an encounter is told in words, without a picture that says the same', () => {
  const game = aGame();
  const words = secondWords('en', game.state);
  const decision: Decision = {
    ...{ id: '1', kind: 'effect.choose', mode: 'own', seats: [0], ask: phrase('option-go-on'), rule: '2E-1402' },
    ...{ options: [], min: 0, max: 0, default: [] },
    about: { prose: { file: 'encounters', path: ['downtown', 'arkham-asylum', '0'] } },
  };
  const story = second.story(decision);
  expect(story && words.name(story)).toMatch(/^\p{Lu}.+ .+\.$/u);
  expect(questionPicture(decision, game.state, words)).toBeNull();
});

describe('the picture of the way ahead', () => {
  it('2E-703 marks every place within reach, and shows those of one’s own neighborhood from near', () => {
    const { marks = [], closeUp } = ahead(2);
    const homes = marks.map(({ place }) => loadContent().place(place).neighborhood);
    expect(homes.filter((home) => home === 'northside').length * 2).toBeGreaterThanOrEqual(homes.length);
    expect(new Set(homes).size).toBeGreaterThan(1);
    expect(closeUp).toBe('northside');
  });

  it('2E-703 shows the neighborhood from near where nothing else is within reach', () => {
    const { marks = [], closeUp } = ahead(1);
    expect(marks).toEqual([{ place: 'northside-streets', label: '1' }]);
    expect(closeUp).toBe('northside');
  });
});
