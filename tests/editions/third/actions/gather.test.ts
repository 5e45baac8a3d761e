import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { aGame, drive, eventsOf, kindsOf, seatOf } from '../table.ts';

describe('gather resources', () => {
  it('3E-408.2 one dollar', () => {
    const game = aGame({ investigators: ['wendyAdams'] });
    drive(game, performAction(game, 0, 'gatherResources'));
    expect(seatOf(game, 0).money).toBe(1);
    expect(eventsOf(game, 'Gained')).toMatchObject([{ what: 'money', amount: 1 }]);
  });

  it('3E-400.1d a card that answers the action is asked about, and its cost comes first', () => {
    const game = aGame({ investigators: [{ sheet: 'michaelMcglen', cards: ['obannionMember'] }], dice: [5, 1, 1, 1] });
    const { decisions } = drive(game, performAction(game, 0, 'gatherResources'), {
      'reaction.may': 'obannionMember#1:0',
    });
    expect(kindsOf(decisions)[0]).toBe('reaction.may');
    expect(seatOf(game, 0).money).toBe(3);
  });

  it('a card that answers only in one neighborhood does so only there', () => {
    const earned = (at: string) => {
      const game = aGame({ investigators: [{ sheet: 'wendyAdams', at, cards: ['gravedigger'] }], dice: [5, 5] });
      drive(game, performAction(game, 0, 'gatherResources'));
      return seatOf(game, 0).money;
    };
    expect(earned('blackCave')).toBe(3);
    expect(earned('laBellaLuna')).toBe(1);
  });
});
