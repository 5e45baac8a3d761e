import { describe, expect, it } from 'vitest';
import type { TestSpec } from '../../../../src/editions/third/skilltests/testspec.ts';
import { aGame, eventsOf, optionIds, type Placed, seatOf } from '../table.ts';
import { roll } from './testgame.ts';

describe('spells that replace the skill', () => {
  const wendy = (rest: Partial<Placed> = {}, dice: number[] = []) =>
    aGame({
      investigators: [{ sheet: 'dexterDrake', cards: ['mistsOfRlyeh'], ...rest }],
      monsters: [{ kind: 'fleshEater', with: 0 }],
      dice,
    });

  it('3E-437.5 is cast before the roll, for its horror, and tests lore instead', () => {
    const game = wendy({}, [5, 1, 1, 1]);
    const evade: Partial<TestSpec> = { skill: 'observation', occasion: 'evade' };
    const { result, decisions } = roll(game, evade, { 'test.prepare': 'cast:mistsOfRlyeh#1' });
    expect(optionIds(decisions[0])).toEqual(['roll', 'cast:mistsOfRlyeh#1']);
    expect(decisions[0]?.default).toEqual(['roll']);
    expect(result?.passed).toBe(true);
    expect(eventsOf(game, 'TestRolled')[0]).toMatchObject({ skill: 'lore', dice: [5, 1, 1, 1] });
    expect(seatOf(game, 0).horror).toBe(1);
  });

  it('3E-493.8-2 3E-R8 whom the horror defeats makes no test', () => {
    const game = wendy({ horror: 6 });
    const { result } = roll(
      game,
      { skill: 'observation', occasion: 'evade' },
      { 'test.prepare': 'cast:mistsOfRlyeh#1' },
    );
    expect(result).toEqual({ successes: 0, passed: false, interrupted: true });
    expect(eventsOf(game, 'TestRolled')).toEqual([]);
    expect(seatOf(game, 0).left).toBe('defeated');
  });

  it('is not offered where lore is no better', () => {
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', cards: ['mistsOfRlyeh'] }],
      monsters: [{ kind: 'fleshEater', with: 0 }],
      dice: [5, 1, 1, 1],
    });
    expect(roll(game, { skill: 'observation', occasion: 'evade' }).decisions).toEqual([]);
  });
});
