import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { aGame, drive, kindsOf, optionIds, seatOf } from '../table.ts';

describe('focus', () => {
  it('3E-406.2 one skill of his choice', () => {
    const game = aGame({ investigators: ['wendyAdams'] });
    drive(game, performAction(game, 0, 'focus'), { 'action.focus': 'lore' });
    expect(seatOf(game, 0).focus).toMatchObject({ lore: 1, observation: 0 });
  });

  it('3E-406.2 any of the five skills can be the one', () => {
    for (const skill of ['lore', 'influence', 'observation', 'strength', 'will'] as const) {
      const game = aGame({ investigators: ['wendyAdams'] });
      drive(game, performAction(game, 0, 'focus'), { 'action.focus': skill });
      expect(seatOf(game, 0).focus).toEqual({
        lore: 0,
        influence: 0,
        observation: 0,
        strength: 0,
        will: 0,
        [skill]: 1,
      });
    }
  });

  it('3E-406.2 silence takes the highest skill', () => {
    const game = aGame({ investigators: ['wendyAdams'] });
    const { decisions } = drive(game, performAction(game, 0, 'focus'));
    expect(decisions[0]?.default).toEqual(['observation']);
  });

  it('3E-406.3 a focused skill is not offered', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', focus: { lore: 1 } }] });
    const { decisions } = drive(game, performAction(game, 0, 'focus'), { 'action.focus': 'will' });
    expect(optionIds(decisions[0])).not.toContain('lore');
  });

  it('3E-406.3 with every skill focused there is no such action', () => {
    const focus = { lore: 1, influence: 1, observation: 1, strength: 1, will: 1 };
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', focus }] });
    expect(legalActions(game, 0).map(({ id }) => id)).not.toContain('focus');
  });

  it('3E-406.4 above the limit he discards one token of his choice', () => {
    const game = aGame({ investigators: [{ sheet: 'jennyBarnes', focus: { lore: 1 } }] });
    const { decisions } = drive(game, performAction(game, 0, 'focus'), {
      'action.focus': 'will',
      'focus.discard': 'lore',
    });
    expect(kindsOf(decisions)).toEqual(['action.focus', 'focus.discard']);
    expect(seatOf(game, 0).focus).toMatchObject({ lore: 0, will: 1 });
  });

  it('a monster that can be paid off with focus goes', () => {
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', focus: { lore: 1 } }],
      monsters: [{ kind: 'hermanCollins', with: 0 }],
    });
    drive(game, performAction(game, 0, 'focus'), { 'action.focus': 'will', 'reaction.may': 'hermanCollins#1:0' });
    expect(game.state.monsters).toEqual([]);
    expect(seatOf(game, 0).focus).toMatchObject({ lore: 0, will: 0 });
  });
});
