import { describe, expect, it } from 'vitest';
import { attackAncientOne } from '../../../../src/editions/second/combat/combat.ts';
import { amanda, michael } from '../combat/against.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../table.ts';

describe('the attack on the Ancient One', () => {
  const battle = (one: Placed, more: object = {}) =>
    aGame({ investigators: [one], ancientOne: 'hastur', awake: true, phase: 'battle', ...more });

  it('2E-3812 2E-3814 one Combat check with the best weapons, resistances cut them', () => {
    const game = battle(michael({ cards: ['tommy-gun'] }), { dice: [6, 6, 1, 1, 1, 1, 1, 1, 5] });
    game.state.ancientOne.combatRating = 0;
    const { result, decisions } = drive(game, attackAncientOne(game, 0));
    expect(result).toBe(3);
    expect(decisions.filter(({ kind }) => kind === 'battle.attack')).toEqual([]);
    expect(eventsOf(game, 'CheckRolled')[0]?.dice).toHaveLength(9);
    expect(game.state.combat).toBeUndefined();
    game.state.ancientOne.combatRating = -4;
    drive(game, attackAncientOne(game, 0));
    expect(eventsOf(game, 'CheckRolled')[1]?.dice).toHaveLength(9 - 4);
  });

  it('2E-3815 spells are cast for one round', () => {
    const game = battle(amanda({ cards: ['shrivelling', 'knife'], sliders: [0, 3, 3] }), {
      dice: [6, 1, 1, ...Array(11).fill(5)],
    });
    game.state.ancientOne.combatRating = 0;
    const { result } = drive(game, attackAncientOne(game, 0), {
      'battle.attack': inTurn('cast:shrivelling#1', 'fight'),
    });
    // Fight 4 + 6 + half of 1, rounded up.
    expect(result).toBe(11);
  });

  it('L11.7 who did something else this round does not attack', () => {
    const game = battle(michael({ used: { 'attack-given-up': 2 } }), { variants: { mightyAncientOne: true } });
    game.state.ancientOne.combatRating = 0;
    game.state.ancientOne.round = 2;
    expect(drive(game, attackAncientOne(game, 0)).result).toBe(0);
    expect(eventsOf(game, 'CheckRolled')).toEqual([]);
    game.state.ancientOne.round = 3;
    drive(game, attackAncientOne(game, 0));
    expect(eventsOf(game, 'CheckRolled')).toHaveLength(1);
  });

  it('2E-2808, 2E-T62 what is in hand is not asked where no die is thrown with anything', () => {
    const cards = ['revolver-38', 'bullwhip', 'knife'];
    const asked = (combatRating: number, more: Partial<Placed> = {}) => {
      const game = battle(michael({ cards, ...more }));
      game.state.ancientOne.combatRating = combatRating;
      return drive(game, attackAncientOne(game, 0)).decisions.map(optionIds);
    };
    expect(asked(-14)).toEqual([]);
    expect(asked(-4)[0]).toEqual(['fight', 'other-hands']);
    // Clues would be dice.
    expect(asked(-14, { clues: 1 })[0]).toContain('other-hands');
  });

  it('2E-101 what is not for the Ancient One is not on offer', () => {
    const game = battle(
      amanda({ cards: ['bind-monster', 'flute-of-the-outer-gods', 'red-sign-of-shudde-mell', 'wither'] }),
    );
    game.state.ancientOne.combatRating = 0;
    const { decisions } = drive(game, attackAncientOne(game, 0));
    expect(optionIds(decisions[0])).toEqual(['fight', 'cast:wither#1', 'other-hands']);
  });
});
