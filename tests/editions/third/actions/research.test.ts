import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { research } from '../../../../src/editions/third/mythos/clue.ts';
import { aGame, drive, eventsOf, seatOf } from '../table.ts';

const researching = (clues: number, dice: number[], more = {}) =>
  aGame({ investigators: [{ sheet: 'tommyMuldoon', clues, ...more }], dice });

describe('research', () => {
  it('3E-407.2 one clue for each success of an observation test', () => {
    const game = researching(3, [5, 6, 1]);
    const { decisions } = drive(game, performAction(game, 0, 'research'));
    expect(eventsOf(game, 'TestRolled')[0]?.skill).toBe('observation');
    expect(decisions.map(({ kind }) => kind)).not.toContain('research.amount');
    expect(seatOf(game, 0).clues).toBe(1);
    expect(game.state.sheet.clues).toBe(2);
  });

  it('3E-464.1 a researched clue moves from the play area to the scenario sheet', () => {
    const game = researching(1, [5, 1, 1]);
    drive(game, performAction(game, 0, 'research'));
    expect(seatOf(game, 0).clues).toBe(0);
    expect(eventsOf(game, 'Researched')).toMatchObject([{ type: 'Researched', seat: 0, amount: 1, clues: 1 }]);
  });

  it('3E-464.1 of several clues every one that is researched moves', () => {
    const game = researching(3, [5, 6, 1]);
    drive(game, performAction(game, 0, 'research'));
    expect(seatOf(game, 0).clues).toBe(1);
    expect(game.state.sheet.clues).toBe(2);
  });

  it('3E-464.2 not more than he has, whatever others have', () => {
    const game = aGame({
      investigators: [
        { sheet: 'tommyMuldoon', clues: 2 },
        { sheet: 'wendyAdams', clues: 3 },
      ],
    });
    expect(drive(game, research(game, 0, 3)).result).toBe(2);
    expect(drive(game, research(game, 0, 1)).result).toBe(0);
    expect([seatOf(game, 0).clues, seatOf(game, 1).clues, game.state.sheet.clues]).toEqual([0, 3, 2]);
  });

  it('3E-464.2 only own clues can be researched', () => {
    const game = aGame({ investigators: ['tommyMuldoon', { sheet: 'wendyAdams', clues: 3 }] });
    expect(legalActions(game, 0).map(({ id }) => id)).not.toContain('research');
  });

  it('an ability after the action researches one more for a horror', () => {
    const game = researching(2, [5, 1, 1], { cards: ['grotesqueStatue'] });
    drive(game, performAction(game, 0, 'research'), { 'reaction.may': 'grotesqueStatue#1:0' });
    expect(game.state.sheet.clues).toBe(2);
    expect(seatOf(game, 0)).toMatchObject({ clues: 0, horror: 1 });
  });
});
