import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../../src/editions/second/content/effect.ts';
import { content } from '../../../../second.ts';
import { aGame, optionIds } from '../../table.ts';
import { kinds, one, play } from './list.ts';

describe('choices', () => {
  it('2E-4004 choose: what cannot be paid is not on offer', () => {
    const effect = content.encounter('downtown', 'arkham-asylum', 3).effects[0];
    const fail = effect && 'check' in effect ? (effect.check.fail ?? []) : [];
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', clues: 4, cards: ['wither', 'shrivelling', 'stealth'] }],
    });
    const { decisions } = play(game, fail, { 'effect.choose': 'discard-2-spells' });
    expect(optionIds(decisions[0])).toEqual(['discard-4-clue-tokens', 'discard-2-spells', 'discard-1-skill']);
    expect(kinds(game)).toEqual(['stealth']);
    const poor = aGame({ investigators: [{ sheet: 'joe-diamond', clues: 3, cards: ['wither'] }] });
    expect(play(poor, fail).decisions).toEqual([]);
    expect(one(poor)).toMatchObject({ clues: 3 });
  });

  it('2E-101 choose ifAble: an option that would change nothing is not on offer', () => {
    const list: Effect[] = [
      {
        choose: [
          { label: 'item', do: [{ discard: { what: 'item', count: 1, as: 'lost' } }] },
          { label: 'money', do: [{ lose: { money: 'all' } }] },
        ],
        ifAble: true,
      },
    ];
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 4 }] });
    expect(play(game, list).decisions).toEqual([]);
    expect(one(game).money).toBe(0);
  });

  it('2E-101 2N-26 choose: nobody picks to lose more Sanity than he has (Inner Sanctum 5)', () => {
    const list = content.encounter('french-hill', 'inner-sanctum', 5).effects;
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'silver-twilight-lodge', sanity: 2 }] });
    const { decisions } = play(game, list, { 'effect.choose': 'lose-1-sanity' });
    expect(optionIds(decisions[0])).toEqual(['lose-0-sanity', 'lose-1-sanity', 'lose-2-sanity']);
    expect(decisions[0]?.default).toEqual(['lose-0-sanity']);
    expect(one(game)).toMatchObject({ sanity: 1, clues: 1 });
  });

  it('2E-101 may: silence declines; the cost is paid in full first', () => {
    const list = content.encounter('uptown', 'ye-olde-magick-shoppe', 3).effects;
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', money: 6, sliders: [1, 1, 0] }],
      dice: [5, 1, 1, 2, 3],
    });
    expect(play(game, list).decisions[0]?.default).toEqual(['no']);
    expect(one(game).money).toBe(6);
    play(game, list, { 'effect.may': 'yes' });
    expect(one(game).money).toBe(6);
    const poor = aGame({ investigators: [{ sheet: 'joe-diamond', money: 4 }] });
    expect(play(poor, list).decisions).toEqual([]);
  });

  interface Chances {
    clues?: number;
    fail?: Effect[];
    difficulty?: number;
  }

  it('2E-101 may: a check that nobody can pass is not asked, unless failing brings something good', () => {
    const asked = (mod: number, { clues = 0, fail, difficulty = 1 }: Chances = {}) => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', clues }], dice: Array(9).fill(1) });
      const check = { skill: 'lore' as const, mod, difficulty, pass: [{ gain: { clue: 1 } }] };
      const list: Effect[] = [{ may: { do: [{ check: fail ? { ...check, fail } : check }] } }];
      return play(game, list).decisions.map(({ kind }) => kind);
    };
    expect(asked(-9)).toEqual([]);
    expect(asked(0)).toEqual(['effect.may']);
    expect(asked(-9, { clues: 1 })).toEqual(['effect.may']);
    expect(asked(-9, { fail: [{ lose: { sanity: 1 } }] })).toEqual([]);
    expect(asked(-9, { fail: [{ lose: { sanity: 1 } }, { gain: { money: 1 } }] })).toEqual(['effect.may']);
    // A die that is rolled for nothing is no chance either; a clue beside it is one.
    expect(asked(0, { difficulty: 9 })).toEqual([]);
    expect(asked(0, { difficulty: 4, clues: 9 })).toEqual(['effect.may']);
  });

  it('2E-101 may: the chance of the check that follows is told', () => {
    const list = content.encounter('miskatonic-university', 'administration-building', 7).effects;
    const game = aGame({ investigators: [{ sheet: 'amanda-sharpe', sliders: [1, 0, 1] }] });
    const { decisions } = play(game, list);
    expect(decisions[0]?.options[0]?.odds).toBeCloseTo(1 - (4 / 6) ** 2);
  });

  it('2E-101 the Diner: as many points as dollars spent', () => {
    const list = content.encounter('easttown', 'velmas-diner', 4).effects;
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 9, sanity: 1, stamina: 1 }] });
    const { decisions } = play(game, list, { 'effect.may': 'yes', 'cost.amount': 4, 'effect.split': 2 });
    expect(optionIds(decisions.find(({ kind }) => kind === 'cost.amount'))).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(one(game)).toMatchObject({ money: 5, sanity: 3, stamina: 3 });
  });
});
