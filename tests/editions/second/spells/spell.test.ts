import { describe, expect, it } from 'vitest';
import { diceOfCheck } from '../../../../src/editions/second/checks/formula.ts';
import { fight } from '../../../../src/editions/second/combat/combat.ts';
import { CHECKS } from '../../../../src/editions/second/content/vocabulary.ts';
import { monsterValues } from '../../../../src/editions/second/monsters/monster.ts';
import { trophyToughness } from '../../../../src/editions/second/monsters/trophy.ts';
import { movementPoints } from '../../../../src/editions/second/movement/movement.ts';
import { castable, castSpell } from '../../../../src/editions/second/spells/spell.ts';
import { spec } from '../checks/joe.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../table.ts';

const harvey = (more: Partial<Placed> = {}): Placed => ({
  sheet: 'harvey-walters',
  at: 'library',
  sliders: [0, 0, 1],
  ...more,
});

describe('casting', () => {
  it('2E-2901 2E-2904 SC-07 Heal: 1 Sanity, Lore 4 + 1, a point of Stamina for each success', () => {
    const game = aGame({ investigators: [harvey({ cards: ['heal'], stamina: 1 })], dice: [5, 6, 1, 2, 3] });
    const { result } = drive(game, castSpell(game, 0, 'heal#1'));
    expect(result).toMatchObject({ passed: true, successes: 2, dice: 5 });
    expect(game.state.investigators[0]).toMatchObject({ sanity: 6, stamina: 3 });
    expect(game.state.investigators[0]?.cards[0]?.exhausted).toBe(true);
  });

  it('2E-2902 2E-2905 2E-2906 SC-07 without success the cost is gone and the spell exhausted all the same', () => {
    const game = aGame({ investigators: [harvey({ cards: ['heal'], stamina: 1 })], dice: [1, 2, 3, 4, 4] });
    const { result } = drive(game, castSpell(game, 0, 'heal#1'));
    expect(result?.passed).toBe(false);
    expect(game.state.investigators[0]).toMatchObject({ sanity: 6, stamina: 1 });
    expect(castable(game, 0, 'upkeep')).toEqual([]);
  });

  it('FAQ-49 2N-49 the cost is no loss: Strong Mind does nothing against it', () => {
    const game = aGame({ investigators: [harvey({ cards: ['shrivelling'] })], dice: [1, 1, 1] });
    drive(game, castSpell(game, 0, 'shrivelling#1'));
    expect(game.state.investigators[0]?.sanity).toBe(6);
    expect(eventsOf(game, 'Spent')).toEqual([
      { type: 'Spent', seat: 0, what: 'sanity', amount: 1, on: { ref: 'card', id: 'shrivelling' } },
    ]);
  });

  it('2E-2907 2E-2908 with the last point check and effect come first, then insanity', () => {
    const game = aGame({ investigators: [harvey({ cards: ['heal'], sanity: 1, stamina: 1 })], dice: [5, 6, 1, 2, 3] });
    const { result } = drive(game, castSpell(game, 0, 'heal#1'));
    expect(result?.passed).toBe(true);
    expect(game.state.investigators[0]).toMatchObject({ at: 'arkham-asylum', sanity: 1, stamina: 3 });
  });

  it('2E-2908 with the other ruling he goes insane at once', () => {
    const game = aGame({
      investigators: [harvey({ cards: ['heal'], sanity: 1, stamina: 1 })],
      rulings: { castAtZeroSanity: 'fails' },
    });
    const { result } = drive(game, castSpell(game, 0, 'heal#1'));
    expect(result).toBeNull();
    expect(game.state.investigators[0]).toMatchObject({ at: 'arkham-asylum', stamina: 1 });
    expect(eventsOf(game, 'CheckRolled')).toEqual([]);
  });

  it('FAQ-53 not with fewer points than it costs, and not while forbidden', () => {
    const poor = aGame({ investigators: [harvey({ cards: ['dread-curse-of-azathoth'], sanity: 1 })] });
    expect(castable(poor, 0, 'combat', { monster: 'ghoul#1' })).toEqual([]);
    const eclipse = aGame({ investigators: [harvey({ cards: ['wither'] })], environment: 'mythos-solar-eclipse' });
    expect(castable(eclipse, 0, 'combat', { monster: 'ghoul#1' })).toEqual([]);
  });

  it('2E-101 Planetary Alignment makes spells free', () => {
    const game = aGame({
      investigators: [harvey({ cards: ['dread-curse-of-azathoth'], sanity: 1 })],
      environment: 'mythos-planetary-alignment',
      dice: [1, 1],
    });
    expect(castable(game, 0, 'combat', { monster: 'ghoul#1' })).toEqual(['dread-curse-of-azathoth#1']);
    drive(game, castSpell(game, 0, 'dread-curse-of-azathoth#1', { monster: 'ghoul#1' }));
    expect(game.state.investigators[0]?.sanity).toBe(1);
  });

  it('2E-101 of equal spells only one is on offer', () => {
    const game = aGame({ investigators: [harvey({ cards: ['wither#2', 'wither#5'] })] });
    expect(castable(game, 0, 'combat', { monster: 'ghoul#1' })).toEqual(['wither#2']);
  });

  it('2E-101 2N-127 Voice of Ra gives a die on every check until the end of the turn', () => {
    const game = aGame({
      investigators: [harvey({ cards: ['voice-of-ra'] })],
      monsters: { cultist: 'library' },
      dice: [5, 1, 1],
    });
    drive(game, castSpell(game, 0, 'voice-of-ra#1'));
    expect(game.state.lasting[0]).toMatchObject({ seat: 0, until: 'endOfTurn' });
    game.state.forced = { dice: Array(10).fill(6), draws: [] };
    drive(game, fight(game, 0, 'cultist#1'), { 'combat.round': 'fight' });
    // Fight 0 + 1 for the Cultist + 1 for the spell.
    expect(eventsOf(game, 'CheckRolled').at(-1)?.dice).toHaveLength(2);
  });

  it('2N-127 Voice of Ra helps every check of its caster, the special ones too; no movement, and nobody else', () => {
    const game = aGame({ investigators: [harvey({ cards: ['voice-of-ra'] }), 'joe-diamond'], dice: [5, 1, 1] });
    const formulas = (seat: number) => CHECKS.map((kind) => diceOfCheck(game, seat, spec({ kind })));
    const points = () => movementPoints(game, 0);
    const before = [formulas(0), formulas(1), points()] as const;
    drive(game, castSpell(game, 0, 'voice-of-ra#1'));
    expect(formulas(0)).toEqual(before[0].map((dice) => dice + 1));
    expect([formulas(1), points()]).toEqual(before.slice(1));
  });
});

describe('the Red Sign of Shudde M’ell', () => {
  const arranged = (dice: number[], more: Partial<Placed> = {}) =>
    aGame({
      investigators: [
        {
          sheet: 'amanda-sharpe',
          at: 'woods',
          sliders: [0, 1, 3],
          cards: ['red-sign-of-shudde-mell'],
          sanity: 5,
          ...more,
        },
      ],
      monsters: { 'dark-young': 'woods' },
      dice,
    });

  it('2E-2709 2N-126 cast before the Horror check it may take Nightmarish away, and a point of toughness', () => {
    // Lore 4 - 1; Horror: Will 3; Fight 2 - 1.
    const game = arranged([6, 1, 1, 6, 1, 1, 6, 6, 6, 6]);
    const { decisions } = drive(game, fight(game, 0, 'dark-young#1'), {
      'combat.start': 'cast:red-sign-of-shudde-mell#1',
      'spell.ignore': 'ignore:nightmarish',
      'combat.round': inTurn('fight', 'flee'),
    });
    expect(optionIds(decisions[1])).toEqual(['ignore:physical-resistance', 'ignore:nightmarish']);
    expect(eventsOf(game, 'Lost').filter(({ what }) => what === 'sanity')).toEqual([]);
    expect(eventsOf(game, 'CheckRolled').find(({ skill }) => skill === 'combat')?.difficulty).toBe(2);
  });

  it('2N-126 the trophy keeps its printed toughness', () => {
    const game = arranged([6, 1, 1, ...Array(40).fill(6)], { cards: ['red-sign-of-shudde-mell', 'tommy-gun'] });
    drive(game, fight(game, 0, 'dark-young#1'), {
      'combat.start': 'cast:red-sign-of-shudde-mell#1',
      'spell.ignore': 'ignore:physical-resistance',
      'combat.round': 'fight',
      'check.spend': 'accept',
    });
    expect(eventsOf(game, 'CheckRolled').find(({ skill }) => skill === 'combat')?.difficulty).toBe(2);
    expect(game.state.investigators[0]?.monsterTrophies).toEqual(['dark-young#1']);
    expect(trophyToughness(game, 0)).toBe(3);
  });

  it('2N-126 it takes one special ability and no more, and never Magical Immunity', () => {
    const cast = (monster: string, answer: string) => {
      const game = aGame({
        investigators: [
          { sheet: 'amanda-sharpe', at: 'woods', sliders: [0, 1, 3], cards: ['red-sign-of-shudde-mell'] },
        ],
        monsters: { [monster]: 'woods' },
        dice: [6, 1, 1],
      });
      const context = { monster: `${monster}#1` as const };
      const { decisions } = drive(game, castSpell(game, 0, 'red-sign-of-shudde-mell#1', context), {
        'spell.ignore': answer,
      });
      return { asked: decisions.map(optionIds), left: monsterValues(game, context.monster, 0).abilities };
    };
    const dhole = cast('dhole', 'ignore:overwhelming');
    expect(dhole.asked).toEqual([
      ['ignore:physical-resistance', 'ignore:magical-resistance', 'ignore:nightmarish', 'ignore:overwhelming'],
    ]);
    expect(dhole.left).toMatchObject({ physical: 'resistance', magical: 'resistance', nightmarish: 1 });
    expect(dhole.left.overwhelming ?? 0).toBe(0);
    expect(cast('warlock', '').asked).toEqual([]);
    expect(cast('warlock', '').left.magical).toBe('immunity');
  });

  /** Cast before the Horror check; what the hands can hold in the first round, and what it comes to. */
  const firstRound = (dice: number[], hands: string | null) => {
    const game = arranged(dice, { cards: ['red-sign-of-shudde-mell', 'knife', 'knife'], stamina: 5 });
    const { decisions } = drive(game, fight(game, 0, 'dark-young#1'), {
      'combat.start': 'cast:red-sign-of-shudde-mell#1',
      'spell.ignore': 'ignore:nightmarish',
      'combat.round': hands === null ? inTurn('fight', 'flee') : inTurn('other-hands', 'flee'),
      ...(hands === null ? {} : { 'combat.hands': hands }),
      'check.spend': 'accept',
    });
    const [rolled] = eventsOf(game, 'CheckRolled').filter(({ skill }) => skill === 'combat');
    const sets = optionIds(decisions.find(({ kind }) => kind === 'combat.hands'));
    return { sets, toughness: rolled?.difficulty, dice: rolled?.dice.length };
  };

  it('2E-2808 cast before the Horror check its hand can be let go in the first round, and stays unless somebody does', () => {
    // Lore 4 - 1; Horror: Will 3; Fight 2 - 2 (Dark Young) and the knives, halved and rounded up.
    const cast = [6, 1, 1, 6, 1, 1, ...Array(30).fill(6)];
    const kept = firstRound(cast, null);
    const red = 'red-sign-of-shudde-mell#1';
    const freed = firstRound(cast, 'knife#1+knife#2');
    expect(freed.sets).toEqual(expect.arrayContaining(['knife#1+knife#2', `knife#1+${red}`, red, 'none']));
    expect([kept.toughness, freed.toughness]).toEqual([2, 3]);
    expect(freed.dice).toBe((kept.dice ?? 0) + 1);
  });

  it('2E-2806 failed before any round has begun it holds no hand in the first', () => {
    const failed = firstRound([1, 1, 1, 6, 1, 1, ...Array(30).fill(6)], null);
    const kept = firstRound([6, 1, 1, 6, 1, 1, ...Array(30).fill(6)], null);
    expect([failed.toughness, failed.dice]).toEqual([3, (kept.dice ?? 0) + 1]);
  });

  it('2E-2812 it ends when its hand goes to something else', () => {
    const game = arranged([6, 1, 1, 1, 1, 1, ...Array(30).fill(6)], {
      cards: ['red-sign-of-shudde-mell', 'tommy-gun'],
      stamina: 5,
    });
    drive(game, fight(game, 0, 'dark-young#1'), {
      'combat.start': 'cast:red-sign-of-shudde-mell#1',
      'spell.ignore': 'ignore:nightmarish',
      'combat.round': inTurn('fight', 'other-hands'),
      'combat.hands': 'tommy-gun#1',
      'check.spend': 'accept',
    });
    const difficulties = eventsOf(game, 'CheckRolled')
      .filter(({ skill }) => skill === 'combat')
      .map(({ difficulty }) => difficulty);
    expect(difficulties[0]).toBe(2);
    expect(difficulties.at(-1)).toBe(difficulties.length === 1 ? 2 : 3);
  });
});
