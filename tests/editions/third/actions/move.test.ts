import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { aGame, type Beast, drive, eventsOf, optionIds, seatOf } from '../table.ts';

const daniela = (more = {}) => ({ sheet: 'danielaReyes', at: 'generalStore', ...more });

describe('move', () => {
  it('3E-404.2-1 two spaces without money', () => {
    const game = aGame({ investigators: [daniela()] });
    const { decisions } = drive(game, performAction(game, 0, 'move'), { 'move.step': 'easttownRivertownStreet' });
    expect(optionIds(decisions[0])).not.toContain('policeStation');
    expect(seatOf(game, 0).at).toBe('easttownRivertownStreet');
    expect(eventsOf(game, 'Moved')).toHaveLength(2);
  });

  it('3E-404.2-2 up to two dollars, one space more for each', () => {
    const game = aGame({ investigators: [daniela({ money: 5 })] });
    const { decisions } = drive(game, performAction(game, 0, 'move'), { 'move.step': 'velmasDiner' });
    expect(optionIds(decisions[0])).toContain('velmasDiner');
    expect(seatOf(game, 0)).toMatchObject({ at: 'velmasDiner', money: 3 });
  });

  it('3E-404.2-2 a third dollar carries nobody a space farther', () => {
    const game = aGame({ investigators: [daniela({ at: 'velmasDiner', money: 5 })] });
    const { decisions } = drive(game, performAction(game, 0, 'move'), { 'move.step': 'rivertownSouthsideStreet' });
    expect(optionIds(decisions[0])).not.toContain('southChurch');
    expect(seatOf(game, 0)).toMatchObject({ at: 'rivertownSouthsideStreet', money: 3 });
  });

  it('3E-404.3 a ready monster engages who enters its space, and the movement ends', () => {
    const game = aGame({ investigators: [daniela()], monsters: [{ kind: 'fleshEater', at: 'blackCave' }] });
    drive(game, performAction(game, 0, 'move'), { 'move.step': 'blackCave' });
    expect(game.state.monsters[0]?.engagedWith).toEqual([0]);
    expect(seatOf(game, 0).at).toBe('blackCave');
  });

  it('3E-404.3 he gets no farther than the monster, with steps and money left', () => {
    const farther = (monsters: Beast[]) => {
      const game = aGame({ investigators: [daniela({ at: 'graveyard', money: 1 })], monsters });
      return optionIds(drive(game, performAction(game, 0, 'move')).decisions[0]);
    };
    const waiting = { kind: 'fleshEater', at: 'easttownRivertownStreet' };
    expect(farther([])).toContain('policeStation');
    expect(farther([{ ...waiting, exhausted: true }])).toContain('policeStation');
    expect(farther([waiting])).toContain('easttownRivertownStreet');
    expect(farther([waiting])).not.toContain('policeStation');
  });

  it('3E-404.3 a way that a text sends him ends at the monster too', () => {
    const sent = (exhausted: boolean) => {
      const monsters = [{ kind: 'fleshEater', at: 'easttownRivertownStreet', exhausted }];
      const game = aGame({ investigators: [daniela({ at: 'graveyard' })], monsters });
      const way = [{ move: { steps: 2, toward: 'policeStation' } }];
      drive(game, run(game, 0, way, { source: { ref: 'card', id: 'text' } }));
      return [seatOf(game, 0).at, game.state.monsters[0]?.engagedWith];
    };
    expect(sent(true)).toEqual(['policeStation', []]);
    expect(sent(false)).toEqual(['easttownRivertownStreet', [0]]);
  });

  it('3E-401.2 staying after all is no action', () => {
    const game = aGame({ investigators: [daniela()] });
    const { result } = drive(game, performAction(game, 0, 'move'), { 'move.step': 'stay' });
    expect(result).toBe(false);
    expect(seatOf(game, 0).performed).toEqual([]);
    expect(eventsOf(game, 'ActionPerformed')).toEqual([]);
  });

  it('3E-001-1 a vehicle moves instead of the plain move, as the same action', () => {
    const game = aGame({ investigators: [daniela({ cards: ['gabriel'], money: 1 })] });
    const { decisions } = drive(game, performAction(game, 0, 'move:gabriel#1:0'), { 'move.step': 'velmasDiner' });
    expect(optionIds(decisions[0])).toContain('velmasDiner');
    expect(seatOf(game, 0)).toMatchObject({ at: 'velmasDiner', money: 0, performed: ['move'] });
    expect(legalActions(game, 0).map(({ action }) => action)).not.toContain('move');
  });

  it('3E-493.7-1 a spell that moves is cast for it', () => {
    const game = aGame({
      investigators: [{ sheet: 'dexterDrake', at: 'generalStore', cards: ['astralTravelStarting'] }],
      dice: [5, 1, 1, 1],
    });
    drive(game, performAction(game, 0, 'move:astralTravelStarting#1:0'), { 'move.step': 'policeStation' });
    expect(seatOf(game, 0)).toMatchObject({ at: 'policeStation', horror: 1 });
  });
});
