import { describe, expect, it } from 'vitest';
import type { Spec } from '../../../../src/editions/third/content/effect.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { rollDice } from '../../../../src/editions/third/skilltests/roll.ts';
import { aGame, drive, eventsOf, optionIds, seatOf } from '../table.ts';

const cause = { ref: 'card', id: 'darkPact' };

describe('dice outside a test', () => {
  it('3E-492.1 3E-491.1 are rolled as many as asked', () => {
    const game = aGame({ investigators: ['danielaReyes'], dice: [3, 1] });
    expect(drive(game, rollDice(game, 0, 2, cause)).result).toEqual([3, 1]);
    expect(eventsOf(game, 'DiceRolled')[0]).toMatchObject({ seat: 0, dice: [3, 1], purpose: cause });
  });

  it('3E-492.1 their sum says what happens', () => {
    const bands: Spec<'roll'>['bands'] = [{ min: 7, max: 12, do: [{ gain: { money: 2 } }] }];
    const money = (dice: number[]) => {
      const game = aGame({ investigators: ['danielaReyes'], dice });
      drive(game, run(game, 0, [{ roll: { dice: 2, sum: true, bands } }], { source: cause }));
      expect(eventsOf(game, 'TestRolled')).toEqual([]);
      return seatOf(game, 0).money;
    };
    expect([money([3, 4]), money([3, 3])]).toEqual([2, 0]);
  });

  it('3E-492.2 are not rerolled with focus, clues or cards for tests', () => {
    const game = aGame({
      investigators: [{ sheet: 'danielaReyes', clues: 2, focus: { lore: 1 }, cards: ['rabbitsFoot'] }],
    });
    expect(drive(game, rollDice(game, 0, 2, cause)).decisions).toEqual([]);
  });

  it('3E-001-1 unless a card says all rolls: he picks the dice and pays', () => {
    const game = aGame({ investigators: [{ sheet: 'danielaReyes', cards: ['voiceOfTheMessenger'] }], dice: [1, 4, 6] });
    const { result, decisions } = drive(game, rollDice(game, 0, 2, cause), { 'test.reroll': '0' });
    expect(optionIds(decisions[0])).toEqual(['0', '1']);
    expect(decisions[0]?.default).toEqual([]);
    expect(result).toEqual([6, 4]);
    expect(seatOf(game, 0).horror).toBe(1);
  });
});
