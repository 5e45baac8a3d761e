import { describe, expect, it } from 'vitest';
import { skillFormula, skillValue, successFaces } from '../../../../src/editions/second/investigators/skill.ts';
import { aGame, give } from '../table.ts';

describe('skills', () => {
  it('2E-603 the stop sets both skills of its track', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [0, 3, 1] }] });
    const values = (['speed', 'sneak', 'fight', 'will', 'lore', 'luck'] as const).map((skill) =>
      skillValue(game, 0, skill),
    );
    expect(values).toEqual([3, 4, 5, 0, 1, 2]);
  });

  it('2E-702 owned bonuses count; one for checks alone does not', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 0] }] });
    give(game, 0, 'tom-mountain-murphy');
    give(game, 0, 'lantern');
    give(game, 0, 'dark-cloak');
    expect(skillValue(game, 0, 'fight')).toBe(4);
    expect(skillValue(game, 0, 'luck')).toBe(3);
    expect(skillFormula(game, 0, 'luck', true).map((part) => part.dice)).toEqual([3, 1]);
    expect(skillValue(game, 0, 'sneak')).toBe(4);
  });

  it('2E-3201 2E-3202 Blessing and Curse change the faces', () => {
    const faces = (card?: string) => {
      const game = aGame();
      if (card) give(game, 0, card);
      return successFaces(game, 0);
    };
    expect(faces()).toEqual([5, 6]);
    expect(faces('blessing')).toEqual([4, 5, 6]);
    expect(faces('curse')).toEqual([6]);
  });
});
