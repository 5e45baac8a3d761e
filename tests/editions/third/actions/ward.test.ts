import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { aGame, drive, eventsOf, seatOf } from '../table.ts';

const at = 'blackCave';
const warding = (doom: number, dice: number[], more = {}) =>
  aGame({ investigators: [{ sheet: 'dexterDrake', at, ...more }], doom: { [at]: doom }, dice });

describe('ward', () => {
  it('3E-403.2 each success of a lore test removes one doom from the space', () => {
    const game = warding(3, [5, 1, 1, 2]);
    drive(game, performAction(game, 0, 'ward'));
    expect(eventsOf(game, 'TestRolled')[0]?.skill).toBe('lore');
    expect(game.state.doom[at]).toBe(2);
  });

  it('3E-403.2 no more than there is', () => {
    const game = warding(1, [5, 5, 5, 5]);
    drive(game, performAction(game, 0, 'ward'));
    expect(game.state.doom[at]).toBe(0);
    expect(seatOf(game, 0).remnants).toBe(0);
  });

  it('3E-403.3 two or more doom at once bring one remnant', () => {
    const game = warding(5, [5, 6, 5, 6]);
    drive(game, performAction(game, 0, 'ward'));
    expect(game.state.doom[at]).toBe(1);
    expect(seatOf(game, 0).remnants).toBe(1);
  });

  it('3E-403.3 just two are enough for it, one is not', () => {
    const two = warding(2, [5, 6, 1, 1]);
    drive(two, performAction(two, 0, 'ward'));
    expect(seatOf(two, 0).remnants).toBe(1);
    const one = warding(2, [5, 1, 1, 1]);
    drive(one, performAction(one, 0, 'ward'));
    expect(seatOf(one, 0).remnants).toBe(0);
  });

  it('3E-403.2 the menu offers no ward where nothing lies, unless somebody may follow the example', () => {
    const offered = (sheet: string, ...others: string[]) =>
      legalActions(
        aGame({
          investigators: [{ sheet, at }, ...others.map((other) => ({ sheet: other, at: 'graveyard' }))],
          doom: { graveyard: 1 },
        }),
        0,
      ).some(({ id }) => id === 'ward');
    expect(offered('dexterDrake', 'rexMurphy')).toBe(false);
    expect(offered('marieLambeau', 'rexMurphy')).toBe(true);
    expect(offered('marieLambeau')).toBe(false);
  });

  it('an ability after removing two doom costs what it says', () => {
    const game = aGame({
      investigators: [{ sheet: 'normanWithers', at, clues: 1 }],
      doom: { [at]: 2 },
      dice: [6, 6, 1],
    });
    drive(game, performAction(game, 0, 'ward'), { 'reaction.may': 'normanWithers:0' });
    expect(seatOf(game, 0)).toMatchObject({ clues: 0, horror: 1 });
    expect(game.state.sheet.clues).toBe(1);
  });
});
