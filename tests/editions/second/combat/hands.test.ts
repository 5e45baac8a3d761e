import { describe, expect, it } from 'vitest';
import { fight } from '../../../../src/editions/second/combat/combat.ts';
import { withstood } from '../../../../src/editions/second/combat/defense.ts';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../table.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({
  sheet: 'amanda-sharpe',
  at: 'woods',
  sliders: [3, 3, 0],
  ...more,
});

function against(monster: string, one: Placed, more: object = {}) {
  const game = aGame({ investigators: [one], monsters: { [monster]: 'woods' }, ...more });
  return { game, begin: () => fight(game, 0, `${monster}#1` as const) };
}

/** The Combat checks rolled. */
const combats = (game: ReturnType<typeof aGame>) =>
  eventsOf(game, 'CheckRolled').filter(({ skill }) => skill === 'combat');

/** Dice that the cards of a set give in the first Combat check. */
function bonus(monster: string, cards: string[], more: Partial<Placed> = {}): number {
  const { game, begin } = against(monster, amanda({ cards, ...more }), { dice: Array(60).fill(6) });
  drive(game, begin(), { 'combat.round': 'fight' });
  return (
    combats(game)[0]
      ?.formula.filter(({ source }) => source.ref === 'card')
      .reduce((sum, { dice }) => sum + dice, 0) ?? 0
  );
}

describe('bonuses', () => {
  it('2E-2804 2E-2805 two hands, the best weapons, added up', () => {
    expect(bonus('cultist', ['knife', 'revolver-38', 'automatic-45'])).toBe(7);
    expect(bonus('cultist', ['knife', 'revolver-38', 'sword-of-glory'])).toBe(6);
    expect(bonus('cultist', ['tommy-gun', 'revolver-38', 'automatic-45'])).toBe(7);
  });

  it('D-21 nothing that is used up is taken by itself', () => {
    expect(bonus('cultist', ['dynamite', 'knife'])).toBe(1);
  });

  it('2E-2704 2E-2706 SC-17 resistance halves the Tommy Gun, immunity cancels it', () => {
    expect(bonus('shoggoth', ['tommy-gun'])).toBe(3);
    expect(bonus('formless-spawn', ['tommy-gun'])).toBe(0);
  });

  it('2E-2704 2E-105 card by card, rounded up', () => {
    expect(bonus('shoggoth', ['automatic-45', 'revolver-38'])).toBe(4);
    expect(withstood(5, 'physical', { physical: 'resistance' })).toBe(3);
    expect(withstood(5, 'magical', { physical: 'resistance' })).toBe(5);
    expect(withstood(5, 'magical', { magical: 'immunity' })).toBe(0);
    expect(withstood(5, undefined, { magical: 'immunity', physical: 'immunity' })).toBe(5);
  });

  it('2E-2708 an Ally’s bonus is neither physical nor magical', () => {
    const { game, begin } = against('formless-spawn', amanda({ cards: ['tom-mountain-murphy'] }), {
      dice: Array(30).fill(6),
    });
    drive(game, begin(), { 'combat.round': 'fight' });
    expect(combats(game)[0]?.dice).toHaveLength(4);
  });

  it('2E-2704 Richard Upton Pickman ignores physical resistance', () => {
    expect(bonus('shoggoth', ['tommy-gun', 'richard-upton-pickman'])).toBe(6);
  });

  /** Dice of cards in each Combat check, with an Axe and a Shrivelling cast or tried in the first round. */
  const axeBeside = (dice: number[], answers: string[], rulings = {}) => {
    const { game, begin } = against('zombie', amanda({ cards: ['axe', 'shrivelling'], sliders: [3, 0, 3] }), {
      dice,
      rulings,
    });
    drive(game, begin(), { 'combat.round': inTurn(...answers) });
    return combats(game).map(({ formula }) =>
      Object.fromEntries(formula.filter(({ source }) => source.ref === 'card').map((one) => [one.source.id, one.dice])),
    );
  };

  it('2E-2806 a spell that failed in the same round still holds its hand: the Axe beside it is worth 2', () => {
    // Horror: 4 dice. Spell check: Lore 4 - 1. Combat: Fight 1 - 1 + 2, then + 3.
    expect(axeBeside([6, 6, 1, 1, 1, 1, 1, 1, 6, 6, 6], ['cast:shrivelling#1', 'fight', 'fight'])[0]).toEqual({
      axe: 2,
    });
    expect(axeBeside([6, 6, 1, 1, 1, 6, 6], ['fight'])[0]).toEqual({ axe: 3 });
  });

  it('2E-2810 a spell that goes on without its hand, where the ruling says so, leaves that hand empty', () => {
    const dice = [6, 6, 6, 6, 6, ...Array(9).fill(1), ...Array(20).fill(6)];
    const fights = ['cast:shrivelling#1', 'fight', 'fight'];
    const rounds = axeBeside(dice, fights, { lastingEffectsNeedHands: false });
    expect(rounds).toEqual([
      { axe: 2, shrivelling: 6 },
      { axe: 3, shrivelling: 6 },
    ]);
    expect(axeBeside(dice, fights)[1]).toEqual({ axe: 2, shrivelling: 6 });
  });

  it('2E-2806 what a button promises counts the hand of a spell that may fail', () => {
    // Lore 0 - 1: the spell can't succeed.
    const one = amanda({ cards: ['axe', 'shrivelling'], sliders: [3, 0, 0], sanity: 5 });
    const { game, begin } = against('zombie', one, { dice: Array(9).fill(6) });
    const { decisions } = drive(game, begin(), { 'combat.round': 'fight' });
    const odds = (id: string) =>
      decisions[0]?.options.find((option) => option.id === id)?.chances?.map(({ odds: chance }) => chance.toFixed(3));
    // Zombie: Fight 1 - 1, toughness 1; three dice with the Axe alone, two beside the spell.
    expect([odds('fight'), odds('cast:shrivelling#1')]).toEqual([['0.704'], ['0.556']]);
  });

  it('2E-101 2N-19 the Axe is better with the other hand empty', () => {
    expect(bonus('cultist', ['axe'])).toBe(3);
    expect(bonus('cultist', ['axe', 'automatic-45'])).toBe(6);
    const { game, begin } = against('cultist', amanda({ cards: ['axe', 'knife'] }), { dice: Array(30).fill(6) });
    const { decisions } = drive(game, begin(), {
      'combat.round': inTurn('change-hands', 'fight'),
      'combat.hands': 'axe#1',
    });
    expect(optionIds(decisions.find(({ kind }) => kind === 'combat.hands'))).toEqual(
      expect.arrayContaining(['axe#1', 'axe#1+knife#1']),
    );
    expect(combats(game)[0]?.dice).toHaveLength(4 + 1 + 3);
  });

  it('2E-101 2N-21 the Cross: 3 magical dice against the undead, and a die on the Horror check without a hand', () => {
    expect(bonus('zombie', ['cross'])).toBe(3);
    expect(bonus('cultist', ['cross'])).toBe(0);
    const { game, begin } = against('zombie', amanda({ cards: ['cross'] }), { dice: Array(30).fill(6) });
    drive(game, begin(), { 'combat.round': 'fight' });
    expect(eventsOf(game, 'CheckRolled')[0]?.dice).toHaveLength(1 + 1 - 1);
  });

  it('FAQ-113 2N-24 the Shotgun counts sixes twice even where its bonus is nothing', () => {
    const { game, begin } = against('formless-spawn', amanda({ cards: ['shotgun'] }), { dice: [5, 6, 1, 1, 1, 1, 1] });
    const { decisions, result } = drive(game, begin(), { 'combat.round': 'fight' });
    expect(eventsOf(game, 'HandsFilled')[0]?.cards).toEqual(['shotgun#1']);
    expect(result).toBeDefined();
    // Fight 4 - 2: two dice, one six is enough for toughness 2.
    expect(decisions.find(({ kind }) => kind === 'combat.round')?.options[0]?.odds).toBeCloseTo(
      1 - 25 / 36 + 1 / 36,
      5,
    );
  });
});

describe('the hands of a round', () => {
  it('2E-2808 2E-2811 the set is the player’s choice, and another one in the next round', () => {
    const { game, begin } = against('zombie', amanda({ cards: ['knife', 'holy-water', 'cavalry-saber'], stamina: 5 }), {
      // Horror 1 - 1: none. Fight 4 - 1 + 6, then 4 - 1 + 3.
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6],
    });
    const { decisions } = drive(game, begin(), {
      'combat.round': inTurn('change-hands', 'fight', 'fight'),
      'combat.hands': 'holy-water#1',
    });
    expect(optionIds(decisions.find(({ kind }) => kind === 'combat.hands'))).toEqual([
      'holy-water#1',
      'knife#1+cavalry-saber#1',
      'cavalry-saber#1',
      'knife#1',
      'none',
    ]);
    expect(combats(game).map(({ dice }) => dice.length)).toEqual([9, 6]);
    expect(game.state.investigators[0]?.cards.map(({ id }) => id)).toEqual(['knife#1', 'cavalry-saber#1']);
  });

  it('2E-101 2N-139 Powder of Ibn-Ghazi costs 1 Sanity after its check, passed or failed', () => {
    const { game, begin } = against('cultist', amanda({ cards: ['powder-of-ibn-ghazi'], sanity: 5 }), {
      dice: Array(30).fill(6),
    });
    drive(game, begin(), { 'combat.round': inTurn('change-hands', 'fight'), 'combat.hands': 'powder-of-ibn-ghazi#1' });
    expect(game.state.investigators[0]).toMatchObject({ sanity: 4, cards: [], monsterTrophies: ['cultist#1'] });
  });

  it('2E-2802 a spell whose casting failed adds nothing', () => {
    const { game, begin } = against('cultist', amanda({ cards: ['shrivelling'] }), { dice: Array(60).fill(1) });
    drive(game, begin(), { 'combat.round': inTurn('cast:shrivelling#1', 'fight') });
    expect(eventsOf(game, 'SpellCast')[0]).toMatchObject({ passed: false });
    expect(combats(game)[0]?.formula.filter(({ source }) => source.ref === 'card')).toEqual([]);
  });

  it('2E-2802 SC-04 a spell counts once it has been cast: .45 Automatic and Shrivelling', () => {
    const { game, begin } = against(
      'star-spawn',
      {
        sheet: 'ashcan-pete',
        at: 'woods',
        sliders: [0, 3, 1],
        clues: 1,
        cards: ['automatic-45', 'shrivelling', 'skill-fight'],
      },
      {
        // Horror 1 - 3: none. Lore 1 - 1: none; the Clue token casts it. Fight 6 - 3 + 4 + 6.
        dice: [5, 5, 5, 6, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2],
      },
    );
    const { decisions, result } = drive(game, begin(), {
      'combat.round': inTurn('cast:shrivelling#1', 'fight'),
      'check.spend': (decision) => (decision.about?.check?.skill === 'spell' ? 'clue' : 'accept'),
    });
    expect(result).toBe('defeated');
    expect(combats(game)[0]?.dice).toHaveLength(13);
    expect(eventsOf(game, 'HandsFilled')[0]?.cards.sort()).toEqual(['automatic-45#1', 'shrivelling#1']);
    expect(decisions.some(({ kind }) => kind === 'combat.hands')).toBe(false);
  });

  it('2E-2806 a spell that failed still holds its hands for the round', () => {
    const { game, begin } = against(
      'cultist',
      amanda({ cards: ['tommy-gun', 'wither', 'knife'], sliders: [3, 3, 3] }),
      {
        dice: [1, 1, 1, 1, ...Array(20).fill(6)],
      },
    );
    const { decisions } = drive(game, begin(), { 'combat.round': inTurn('cast:wither#1', 'fight') });
    expect(combats(game)[0]?.dice).toHaveLength(4 + 1 + 1);
    expect(eventsOf(game, 'HandsFilled')[0]?.cards).toEqual(['knife#1']);
    expect(optionIds(decisions.filter(({ kind }) => kind === 'combat.round')[1])).not.toContain('change-hands');
  });

  it('2E-2808 with two spells the plan for both hands is made before the first is cast', () => {
    const { game, begin } = against(
      'cultist',
      amanda({ cards: ['automatic-45', 'wither', 'shrivelling'], sliders: [3, 3, 3], sanity: 5 }),
      {
        dice: [6, 1, 1, 1, 6, 1, 1, ...Array(30).fill(6)],
      },
    );
    const { decisions } = drive(game, begin(), {
      'combat.round': inTurn('cast:wither#1', 'cast:shrivelling#1', 'fight'),
      'combat.hands': 'wither#1+shrivelling#1',
    });
    const plan = decisions.find(({ kind }) => kind === 'combat.hands');
    expect(optionIds(plan).sort()).toEqual(['automatic-45#1+wither#1', 'wither#1', 'wither#1+shrivelling#1']);
    expect(plan?.default).toEqual(['automatic-45#1+wither#1']);
    expect(combats(game)[0]?.dice).toHaveLength(4 + 1 + 3 + 6);
  });

  it('2E-2809 2E-2813 a spell goes on in the next round while its hands are devoted; released, it stops', () => {
    const fought = (second: string) => {
      const { game, begin } = against(
        'zombie',
        amanda({ cards: ['wither', 'knife', 'rifle'], sliders: [3, 3, 3], stamina: 5 }),
        {
          // Horror 1 - 1: none. Lore 4; Fight 4 - 1 + 3 + 1, then the next round.
          dice: [6, 1, 1, 1, ...Array(7).fill(1), ...Array(20).fill(6)],
        },
      );
      drive(game, begin(), {
        'combat.round': inTurn('cast:wither#1', 'fight', 'change-hands', 'fight'),
        'combat.hands': second,
      });
      return combats(game).map(({ dice }) => dice.length);
    };
    expect(fought('knife#1+wither#1')).toEqual([7, 7]);
    expect(fought('rifle#1')).toEqual([7, 8]);
  });

  it('2E-2810 with the other ruling the effect goes on without hands', () => {
    const { game, begin } = against('zombie', amanda({ cards: ['wither', 'rifle'], sliders: [3, 3, 3], stamina: 5 }), {
      rulings: { lastingEffectsNeedHands: false },
      // Wither alone: 4 - 1 + 3; then the Rifle beside it.
      dice: [6, 1, 1, 1, ...Array(6).fill(1), ...Array(20).fill(6)],
    });
    drive(game, begin(), { 'combat.round': inTurn('cast:wither#1', 'fight', 'fight') });
    expect(combats(game).map(({ dice }) => dice.length)).toEqual([6, 11]);
  });

  it('2E-2817 after the combat nothing is left of it', () => {
    const { game, begin } = against(
      'shoggoth',
      amanda({ cards: ['enchant-weapon', 'tommy-gun'], sliders: [3, 3, 3], sanity: 5 }),
      {
        dice: [...Array(3).fill(6), ...Array(30).fill(6)],
      },
    );
    drive(game, begin(), { 'combat.round': inTurn('cast:enchant-weapon#1', 'fight') });
    expect(combats(game)[0]?.dice).toHaveLength(4 - 1 + 6);
    expect(game.state.lasting).toEqual([]);
    expect(game.state.combat).toBeUndefined();
  });

  it('2E-2812 a spell lost in the middle of a combat works no longer', () => {
    const { game, begin } = against(
      'elder-thing',
      amanda({ cards: ['wither', 'knife'], sliders: [3, 3, 3], stamina: 5 }),
      // Horror 1 - 3: none. Lore 4; Fight 4 + 3 + 1, failed; then 4 + 1.
      { dice: [6, 1, 1, 1, ...Array(8).fill(1), ...Array(20).fill(6)] },
    );
    drive(game, begin(), {
      'combat.round': inTurn('cast:wither#1', 'fight', 'fight'),
      'cost.cards': 'wither#1',
      'loss.items': 'wither#1',
    });
    expect(game.state.investigators[0]?.cards.map(({ id }) => id)).toEqual(['knife#1']);
    expect(combats(game).map(({ dice }) => dice.length)).toEqual([8, 5]);
  });

  it('2E-2808 what a set adds is told as an addition', () => {
    const { game, begin } = against('cultist', amanda({ cards: ['axe', 'knife', 'automatic-45'] }), {
      dice: Array(30).fill(6),
    });
    const { decisions } = drive(game, begin(), { 'combat.round': inTurn('change-hands', 'fight') });
    const words = secondWords('en', game.state);
    const sets = decisions.find(({ kind }) => kind === 'combat.hands')?.options ?? [];
    expect(sets.map(({ note }) => note && words.text(note))).toContain('+5 dice');
    for (const { note } of sets) expect(note && words.text(note)).toMatch(/^\+\d+ (die|dice)|^No extra dice$/);
  });

  it('D-21 a one-shot weapon that adds nothing is not on offer', () => {
    const { game, begin } = against('formless-spawn', amanda({ cards: ['dynamite', 'knife'] }), {
      dice: Array(12).fill(6),
    });
    const { decisions } = drive(game, begin(), { 'combat.round': inTurn('change-hands', 'fight') });
    expect(optionIds(decisions.find(({ kind }) => kind === 'combat.hands'))).toEqual(['knife#1', 'none']);
  });
});
