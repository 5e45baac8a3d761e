import { describe, expect, it } from 'vitest';
import { walk } from '../../../../src/editions/third/movement/walk.ts';
import { groupChoose } from '../../../../src/editions/third/state/question.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { phrase, ref } from '../../../../src/engine/phrase.ts';
import { third, thirdWords } from '../../../third.ts';
import { aGame, drive } from '../table.ts';

function picture(game: Game, decision: Decision | undefined) {
  if (!decision) throw new Error('nobody was asked');
  return third.questionPicture(decision, game.state, thirdWords('en', game.state));
}

function asked(game: Game, spaces: readonly string[]): Decision | undefined {
  const options = spaces.map((id) => ({ id, label: phrase('third-option-space', { space: ref('space', id) }) }));
  return drive(game, groupChoose(game, { kind: 'effect.place', rule: '3E-004' }, { options })).decisions[0];
}

describe('the picture beside a question', () => {
  it('is none with an encounter, whose story is told in words', () => {
    const game = aGame();
    const encounter = { kind: 'neighborhood', card: 'rivertown1', section: 'graveyard' };
    const decision: Decision = {
      ...{ id: '1', kind: 'effect.may', mode: 'own', seats: [0], ask: phrase('third-rumor'), rule: '3E-420' },
      ...{ options: [], min: 0, max: 0, default: [], about: { encounter } },
    };
    const story = third.story(decision);
    expect(story && thirdWords('en').name(story)).toMatch(/^\p{Lu}.+ .+\.$/u);
    expect(picture(game, decision)).toBeNull();
  });

  it('marks every space within reach with the steps, and shows those of one’s own neighborhood from near', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', at: 'generalStore' }] });
    const { decisions } = drive(game, walk(game, 0, { upTo: 2, rule: '3E-404.2' }), { 'move.step': 'stay' });
    const spec = picture(game, decisions[0]);
    if (spec?.kind !== 'map') throw new Error('no map');
    const { marks = [], closeUp } = spec.view;
    expect(closeUp).toBe('rivertown');
    expect(marks.map(({ place }) => place)).toEqual(decisions[0]?.options.map(({ id }) => id).slice(1));
    expect(marks).toContainEqual({ place: 'graveyard', label: '1' });
    expect(marks).toContainEqual({ place: 'southChurch', label: '2' });
    expect(spec.alt).toMatch(/^From the General Store\. Within reach: .*Graveyard \(1 space\)/);
    expect(spec.alt.length).toBeLessThanOrEqual(1024);
  });

  it('shows from a street the end of it where most of what is within reach lies', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', at: 'rivertownSouthsideStreet' }] });
    const { decisions } = drive(game, walk(game, 0, { upTo: 1, rule: '3E-404.2' }), { 'move.step': 'stay' });
    const spec = picture(game, decisions[0]);
    if (spec?.kind !== 'map') throw new Error('no map');
    expect(['rivertown', 'southside']).toContain(spec.view.closeUp);
  });

  it('shows a neighborhood from near where all that is on offer lies there, the options by number', () => {
    const game = aGame();
    const spec = picture(game, asked(game, ['graveyard', 'blackCave']));
    if (spec?.kind !== 'map') throw new Error('no map');
    expect(spec.view.closeUp).toBe('rivertown');
    expect(spec.view.marks).toEqual([
      { place: 'graveyard', label: '1' },
      { place: 'blackCave', label: '2' },
    ]);
    expect(spec.alt).toContain('1 Graveyard; 2 Black Cave');
  });

  it('shows the whole map where spaces of several neighborhoods or streets are on offer', () => {
    const game = aGame();
    for (const spaces of [
      ['graveyard', 'southChurch'],
      ['graveyard', 'downtownRivertownStreet'],
    ]) {
      const spec = picture(game, asked(game, spaces));
      expect(spec?.kind === 'map' && spec.view.closeUp === undefined && spec.view.marks?.length).toBe(2);
    }
  });

  it('shows no map where something else is on offer', () => {
    const game = aGame();
    expect(picture(game, asked(game, ['graveyard', 'leader']))).toBeNull();
  });
});

describe('a look at a neighborhood', () => {
  it('shows it from near, with who is there, in words too', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', at: 'generalStore' }], doom: { graveyard: 2 } });
    const words = thirdWords('en', game.state);
    expect(third.search(game.state, 'rivert', words)[0]).toEqual({ id: 'neighborhood:rivertown', name: 'Rivertown' });
    const found = third.lookup(game.state, 'Rivertown', words);
    expect(found?.picture?.kind === 'map' && found.picture.view.closeUp).toBe('rivertown');
    expect(found?.picture?.alt).toMatch(/^Rivertown\./);
    expect(found?.lines.find((line) => line.includes('General Store'))).toContain('Wendy');
    expect(found?.lines.find((line) => line.includes('Graveyard'))).toContain('2');
  });

  it('is not to be had of one that is not on the map, or without a game', () => {
    const { state } = aGame({ scenario: 'feastOfUmordhoth' });
    expect(third.search(state, 'northside', thirdWords('en', state)).map(({ id }) => id)).not.toContain(
      'neighborhood:northside',
    );
    expect(third.search(null, 'rivertown', thirdWords('en')).map(({ id }) => id)).not.toContain(
      'neighborhood:rivertown',
    );
  });
});
