import { describe, expect, it } from 'vitest';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { OPTION } from '../../../../src/editions/second/state/option.ts';
import { questionPicture } from '../../../../src/editions/second/telling/question.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { phrase } from '../../../../src/engine/phrase.ts';
import { content, second } from '../../../second.ts';
import { aGame, drive } from '../table.ts';

/** The picture of the way ahead with that much Speed. */
function ahead(speed: number, at = 'train-station') {
  const game = aGame({ investigators: [{ sheet: 'jenny-barnes', at, sliders: [speed, 0, 0] }] });
  const [decision] = drive(game, movement(game, 0), { 'move.next': 'stop' }).decisions;
  const picture = decision && questionPicture(decision, game, secondWords(content, 'en', game.state));
  if (picture?.kind !== 'board') throw new Error('no board');
  return { ...picture.view, decision };
}

it('the story of an encounter is told in words, without a picture that says the same', () => {
  const game = aGame();
  const words = secondWords(content, 'en', game.state);
  const decision: Decision = {
    ...{ id: '1', kind: 'effect.choose', mode: 'own', seats: [0], ask: phrase('option-go-on'), rule: '2E-1402' },
    ...{ options: [], min: 0, max: 0, default: [] },
    about: { prose: { file: 'encounters', path: ['downtown', 'arkham-asylum', '0'] } },
  };
  const story = second.story(decision);
  expect(story && words.name(story)).toMatch(/^\p{Lu}.+ .+\.$/u);
  expect(questionPicture(decision, game, words)).toBeNull();
});

describe('the picture of the way ahead', () => {
  it('2E-703 is about where one is and every place within reach: of many the nearest have names, the others the numbers of their notes', () => {
    const { decision, marks, focus = [] } = ahead(3, 'merchant-district-streets');
    const within = (decision?.options ?? []).flatMap(({ id }) => OPTION.go.read(id) ?? []);
    expect(focus.map(({ place }) => place)).toEqual(['merchant-district-streets', ...within]);
    expect(focus.filter(({ number }) => number === undefined)).toHaveLength(4);
    const numbers = focus.flatMap(({ number }) => number ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const told = (decision?.options ?? []).flatMap(({ note }) => (note?.args?.number ? [note.args.number] : []));
    expect(told).toEqual(numbers);
    expect(numbers.length).toBeGreaterThan(4);
    // How far each is the menu says: on the picture there is one kind of number.
    expect(marks).toBeUndefined();
  });

  it('2E-703 names all where little is within reach', () => {
    const { focus = [] } = ahead(1);
    expect(focus).toEqual([{ place: 'train-station' }, { place: 'northside-streets' }]);
  });

  it('2E-707 is not drawn where there is nowhere to go', () => {
    const { decision } = ahead(1);
    const game = aGame();
    const options = decision?.options.filter(({ id }) => !id.startsWith('go:')) ?? [];
    expect(options.length).toBeGreaterThan(0);
    expect(
      decision && questionPicture({ ...decision, options }, game, secondWords(content, 'en', game.state)),
    ).toBeNull();
  });
});
