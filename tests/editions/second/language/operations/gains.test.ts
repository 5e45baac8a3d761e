import { describe, expect, it } from 'vitest';
import { aGame, eventsOf, optionIds } from '../../table.ts';
import { one, play, THEN } from './list.ts';

describe('gains and losses', () => {
  it('2E-3001 gain: never above the maximum; clues and money without limit', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sanity: 3, stamina: 6 }] });
    play(game, [{ gain: { sanity: 5, stamina: 1, clue: 2, money: 7 } }]);
    expect(one(game)).toMatchObject({ sanity: 4, stamina: 6, clues: 2, money: 7 });
  });

  it('2E-3004 lose: Sanity and Stamina of one effect are one loss', () => {
    const game = aGame({ investigators: [{ sheet: 'harvey-walters', sanity: 5, stamina: 3 }] });
    play(game, [{ lose: { sanity: 2, stamina: 2 } }]);
    expect(one(game)).toMatchObject({ sanity: 4, stamina: 1 });
  });

  it('2E-104 lose: half the money is rounded as the effect says', () => {
    const halves = (money: 'halfDown' | 'halfUp') => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 5 }] });
      play(game, [{ lose: { money } }]);
      return one(game).money;
    };
    expect([halves('halfDown'), halves('halfUp')]).toEqual([3, 2]);
  });

  it('2E-101 lose and gain of one sentence both happen to someone driven insane', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'witch-house', sanity: 1, clues: 1 }] });
    play(game, [{ lose: { sanity: 3 } }, { gain: { clue: 3 } }, { draw: { deck: 'spell', count: 1 } }]);
    // Four tokens, half of them lost with his mind.
    expect(one(game)).toMatchObject({ at: 'arkham-asylum', clues: 2 });
    expect(eventsOf(game, 'CardGained')).toHaveLength(1);
  });

  it('2E-101 what stands in a sentence with a loss happens with it; where they go the misfortune says', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', stamina: 2 }] });
    play(game, [{ lose: { stamina: 2 } }, { move: { to: 'street', [THEN]: 'stay' } }, { status: 'cursed' }]);
    expect(one(game)).toMatchObject({ at: 'st-marys-hospital', stamina: 1, cards: [{ id: 'curse#1' }] });
    expect(eventsOf(game, 'CutShort')).toMatchObject([{ type: 'CutShort', seat: 0 }]);
  });

  it('2E-101 who is not out of action is moved after the loss, and then moved on', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', stamina: 3 }] });
    const street = { move: { to: 'street', [THEN]: 'stay' as const } };
    play(game, [street, { lose: { stamina: 1 } }, { status: 'delayed' }, { lose: { sanity: 1 } }]);
    expect(game.events.map(({ type }) => type)).toEqual(['Moved', 'Lost', 'Delayed', 'Lost']);
    expect(one(game)).toMatchObject({ at: 'uptown-streets', delayed: true });
  });

  it('2E-3024 lose maxSanity: the maximum falls for good and takes the value with it', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sanity: 4 }] });
    play(game, [{ lose: { maxSanity: 1 } }, { restore: 'sanity' }]);
    expect(one(game)).toMatchObject({ sanity: 3, maxSanityChange: -1 });
  });

  it('2E-101 a die worked out: lose stamina d6', () => {
    const game = aGame({ investigators: [{ sheet: 'michael-mcglen', stamina: 7 }], dice: [4] });
    play(game, [{ lose: { stamina: 'd6' } }]);
    expect(one(game).stamina).toBe(4); // 4 rolled, 1 prevented by Strong Body
    expect(eventsOf(game, 'DiceRolled')).toMatchObject([{ dice: [4], purpose: { id: 'woods' } }]);
  });

  it('2E-101 split: only shares that are not wasted are on offer', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sanity: 2, stamina: 3 }] });
    const { decisions } = play(game, [{ split: { amount: 4, between: ['sanity', 'stamina'] } }], { 'effect.split': 1 });
    expect(optionIds(decisions[0])).toEqual(['1', '2']);
    expect(one(game)).toMatchObject({ sanity: 3, stamina: 6 });
  });

  it('2E-101 gain to one in the same area', () => {
    const game = aGame({ investigators: ['carolyn-fern', { sheet: 'joe-diamond', sanity: 1 }], at: 'woods' });
    play(game, [{ gain: { sanity: 1 }, to: 'oneInSameArea' }], { 'effect.receiver': '1' });
    expect(one(game, 1).sanity).toBe(2);
  });
});
