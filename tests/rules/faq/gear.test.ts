/** FAQ-119 to FAQ-123: hands, spells, Allies. */
import { describe, expect, it } from 'vitest';
import { attackInBattle, refreshBattle } from '../../../src/editions/second/battle/battle.ts';
import { fight } from '../../../src/editions/second/combat/combat.ts';
import { skillValue } from '../../../src/editions/second/investigators/skill.ts';
import { monsterValues } from '../../../src/editions/second/monsters/monster.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../../editions/second/table.ts';
import { one } from '../phases.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({
  sheet: 'amanda-sharpe',
  at: 'woods',
  sliders: [3, 3, 3],
  sanity: 5,
  stamina: 5,
  ...more,
});
const combats = (game: ReturnType<typeof aGame>) =>
  eventsOf(game, 'CheckRolled')
    .filter(({ skill }) => skill === 'combat')
    .map(({ dice }) => dice.length);
const ones = Array(60).fill(1);

describe('hands', () => {
  it('FAQ-119 two hands; a bonus lasts while they stay assigned, and may be switched between rounds', () => {
    const game = aGame({
      investigators: [amanda({ cards: ['tommy-gun', 'knife', 'axe', 'revolver-38'] })],
      monsters: { witch: 'woods' },
      dice: [...ones],
    });
    const { decisions } = drive(game, fight(game, 0, 'witch#1'), {
      'combat.round': inTurn('other-hands', 'other-hands', 'flee'),
      'combat.hands': inTurn('knife#1+revolver-38#1', 'tommy-gun#1'),
    });
    const sets = optionIds(decisions.find(({ kind }) => kind === 'combat.hands'));
    expect(sets.every((set) => set.split('+').length <= 2)).toBe(true);
    expect(sets).not.toContain('tommy-gun#1+knife#1');
    // Fight 4 - 3, with 1 + 3 and then with 6.
    expect(combats(game).slice(0, 2)).toEqual([5, 7]);
  });

  it('FAQ-120 a spell that fails holds its hands for that round', () => {
    const game = aGame({
      investigators: [amanda({ cards: ['wither', 'tommy-gun', 'knife'] })],
      monsters: { cultist: 'woods' },
      dice: [1, 1, 1, 1, ...Array(20).fill(6)],
    });
    drive(game, fight(game, 0, 'cultist#1'), { 'combat.round': inTurn('cast:wither#1', 'fight') });
    expect(eventsOf(game, 'SpellCast')).toMatchObject([{ passed: false }]);
    expect(eventsOf(game, 'HandsFilled')[0]?.cards).toEqual(['knife#1']);
  });

  it('FAQ-121 refreshed, as in each round of the battle, a spell must be cast again', () => {
    const game = aGame({
      investigators: [amanda({ cards: ['shrivelling'] })],
      ancientOne: 'yig',
      awake: true,
      phase: 'battle',
      cursor: { step: 'battle.attack', turnIndex: 0 },
      dice: [6, 1, 1, ...Array(60).fill(1)],
    });
    game.state.ancientOne.doom = 10;
    game.state.ancientOne.combatRating = 0;
    drive(game, attackInBattle(game, 0), { 'battle.attack': inTurn('cast:shrivelling#1', 'fight') });
    drive(game, refreshBattle(game));
    expect(one(game).cards).toMatchObject([{ id: 'shrivelling#1', exhausted: false }]);
    const { decisions } = drive(game, attackInBattle(game, 0), { 'battle.attack': 'fight' });
    expect(combats(game)).toEqual([10, 4]);
    expect(optionIds(decisions[0])).toContain('cast:shrivelling#1');
  });

  it('FAQ-122 Bullwhip and Cross work without being held', () => {
    const game = aGame({
      investigators: [amanda({ cards: ['bullwhip', 'cross', 'tommy-gun'] })],
      monsters: { zombie: 'woods' },
      // Horror: Will 1 - 1 + 1 for the Cross. Fight 4 - 1 + 6.
      dice: [6, ...Array(9).fill(1), 6],
    });
    drive(game, fight(game, 0, 'zombie#1'), { 'combat.round': 'fight', 'check.spend': 'use:bullwhip#1/0' });
    expect(eventsOf(game, 'CheckRolled')[0]).toMatchObject({ skill: 'horror', dice: [6] });
    expect(eventsOf(game, 'HandsFilled')[0]?.cards).toEqual(['tommy-gun#1']);
    expect(eventsOf(game, 'Rerolled')[0]?.by.id).toMatch(/^bullwhip/);
    expect(one(game).monsterTrophies).toEqual(['zombie#1']);
  });

  it('FAQ-123 an exhausted Ally still gives constant bonuses', () => {
    const values = (exhausted: boolean) => {
      const game = aGame({ investigators: [amanda({ cards: ['eric-colt'] })], monsters: { shoggoth: 'woods' } });
      one(game).cards[0]!.exhausted = exhausted;
      return [skillValue(game, 0, 'speed'), monsterValues(game, 'shoggoth#1', 0).abilities.nightmarish];
    };
    expect(values(true)).toEqual(values(false));
    expect(values(true)[1]).toBeUndefined();
  });
});
