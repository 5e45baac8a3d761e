import { describe, expect, it } from 'vitest';
import { fight } from '../../../../src/editions/second/combat/combat.ts';
import { aGame, drive } from '../table.ts';

const mcglen = { sheet: 'michael-mcglen', at: 'rivertown-streets', sliders: [3, 0, 1] as [number, number, number] };

describe('a combat without end', () => {
  it('2E-2601 without dice to fight or flee, and unharmed, he is done with the monster after one round', () => {
    const game = aGame({
      investigators: [mcglen],
      monsters: { 'warlock#1': 'rivertown-streets' },
      dice: [6, 6, 6, 6, 6],
    });
    const { result, decisions } = drive(game, fight(game, 0, 'warlock#1'), { 'combat.round': 'fight' });
    expect(result).toBe('left');
    expect(decisions.filter(({ kind }) => kind === 'combat.round')).toHaveLength(1);
    expect(game.state.monsters).toEqual([{ marker: 'warlock#1', at: 'rivertown-streets' }]);
    expect(game.state.combat).toBeUndefined();
  });

  it('2E-2305 with a Clue token there is hope, and the combat goes on', () => {
    const investigators = [{ ...mcglen, clues: 1 }];
    const game = aGame({ investigators, monsters: { 'warlock#1': 'rivertown-streets' }, dice: [6, 6, 6, 6, 6] });
    const { decisions } = drive(game, fight(game, 0, 'warlock#1'), {
      'combat.round': (asked) => {
        // The token goes in the third round, so the fourth is the first that changes nothing.
        if (asked.about?.round === 3) game.state.investigators[0]!.clues = 0;
        return 'fight';
      },
    });
    const rounds = decisions.filter(({ kind }) => kind === 'combat.round');
    expect(rounds).toHaveLength(4);
  });
});
