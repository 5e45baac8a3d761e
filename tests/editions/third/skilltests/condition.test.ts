import { describe, expect, it } from 'vitest';
import { successFaces } from '../../../../src/editions/third/skilltests/testpool.ts';
import { aGame, seatOf } from '../table.ts';
import { daniela, roll } from './testgame.ts';

describe('conditions in tests', () => {
  it('3E-C1 blessed: fours succeed too; it goes after a failed test', () => {
    const game = daniela({ cards: ['blessed'] }, { dice: [4, 1, 1, 3, 3, 3] });
    expect(roll(game).result?.passed).toBe(true);
    expect(seatOf(game, 0).cards).toHaveLength(1);
    expect(roll(game).result?.passed).toBe(false);
    expect(seatOf(game, 0).cards).toHaveLength(0);
    expect(game.state.decks.condition).toContain('blessed#1');
  });

  it('3E-C2 cursed: only sixes succeed; it goes after a passed test', () => {
    const game = daniela({ cards: ['cursed'] }, { dice: [5, 5, 5, 6, 5, 5] });
    expect(roll(game).result?.passed).toBe(false);
    expect(seatOf(game, 0).cards.map(({ id }) => id)).toEqual(['cursed#1']);
    expect(roll(game).result).toMatchObject({ successes: 1, passed: true });
    expect(seatOf(game, 0).cards).toHaveLength(0);
    expect(game.state.decks.condition).toContain('blessed#1');
  });

  it('3E-C2 a curse goes after an attack too', () => {
    const game = daniela({ cards: ['cursed'] }, { dice: [6, 1, 1] });
    roll(game, { skill: 'strength', occasion: 'attack', enough: 1 });
    expect(seatOf(game, 0).cards).toEqual([]);
  });

  it('3E-002 of two that say which faces succeed the narrower holds', () => {
    expect(successFaces(aGame({ investigators: ['rexMurphy'] }), 0)).toEqual([6]);
    expect(successFaces(aGame({ investigators: [{ sheet: 'rexMurphy', cards: ['darkBlessing'] }] }), 0)).toEqual([6]);
    expect(successFaces(daniela({ cards: ['darkBlessing'] }), 0)).toEqual([4, 5, 6]);
  });
});
