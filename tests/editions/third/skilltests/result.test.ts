import { describe, expect, it } from 'vitest';
import { run } from '../../../../src/editions/third/language/table.ts';
import { test, testOdds } from '../../../../src/editions/third/skilltests/test.ts';
import { oddsOf } from '../../../../src/engine/odds.ts';
import { addMonster, drive, eventsOf, seatOf } from '../table.ts';
import { daniela, nothing, roll, spec } from './testgame.ts';

describe('step 4: the result', () => {
  it('3E-463.5a-1 3E-463.5b-1 3E-463.5b-2 fives and sixes succeed, one is enough, none fails', () => {
    expect(roll(daniela({}, { dice: [4, 4, 5] })).result).toMatchObject({ successes: 1, passed: true });
    expect(roll(daniela({}, { dice: [4, 4, 4] })).result).toMatchObject({ successes: 0, passed: false });
  });

  it('sixes count twice with a card in use that says so, and only in its tests', () => {
    const game = daniela({ cards: ['shotgun'] }, { dice: [6, 5, 1, 1, 1, 1, 1, 1] });
    expect(roll(game, { skill: 'strength', occasion: 'attack', enough: 3 }).result?.successes).toBe(3);
    const other = daniela({ cards: ['shotgun'] }, { dice: [6, 5, 1] });
    expect(roll(other, { skill: 'strength' }).result?.successes).toBe(2);
  });

  it('3E-463.5c failing too means what the effect says', () => {
    const game = daniela({}, { dice: [1, 1, 1] });
    drive(
      game,
      run(game, 0, [{ check: { skill: 'lore', mod: 0, pass: [], fail: [{ gain: { money: 2 } }] } }], {
        source: { ref: 'card', id: 'test' },
      }),
      { 'test.spend': 'accept' },
    );
    expect(seatOf(game, 0).money).toBe(2);
  });

  it('3E-463.5c 3E-R22 what passing means is done before conditions go', () => {
    const game = daniela({ cards: ['cursed'] }, { dice: [6, 1, 1] });
    let held = 0;
    roll(game, {
      afterwards: () => {
        held = seatOf(game, 0).cards.length;
        return nothing();
      },
    });
    expect(held).toBe(1);
    expect(seatOf(game, 0).cards).toEqual([]);
  });

  it('the chance of passing is exact, with what is free', () => {
    expect(testOdds(daniela(), 0, spec({ mod: 1 }))).toBeCloseTo(oddsOf(4, 1, 2), 12);
    expect(testOdds(daniela({ cards: ['blessed'] }), 0, spec())).toBeCloseTo(1 - 1 / 8, 12);
    expect(testOdds(daniela({ cards: ['cursed'] }), 0, spec())).toBeCloseTo(oddsOf(3, 1, 1), 12);
  });

  it('3E-402.2-2 the chance of an attack is that of bringing the monster down', () => {
    const game = daniela();
    const monster = addMonster(game, { kind: 'fleshEater', with: 0 });
    const attack = spec({ occasion: 'attack', monster: monster.id });
    expect(testOdds(game, 0, attack)).toBeCloseTo(oddsOf(3, 2, 2), 12);
  });

  it('3E-463.5a-1 a roll tells what has changed the faces that succeed', () => {
    for (const cards of [['cursed'], []]) {
      const game = daniela({ cards });
      drive(game, test(game, 0, spec()));
      expect(eventsOf(game, 'TestRolled')[0]?.facesBy?.id.split('#')[0]).toBe(cards[0]);
    }
  });
});
