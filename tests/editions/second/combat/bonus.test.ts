import { describe, expect, it } from 'vitest';
import { withstood } from '../../../../src/editions/second/combat/defense.ts';
import { drive, eventsOf, inTurn, optionIds, type Placed } from '../table.ts';
import { against, combats, ready } from './against.ts';

/** Dice that the cards of a set give in the first Combat check. */
function bonus(monster: string, cards: string[], more: Partial<Placed> = {}): number {
  const { game, begin } = against(monster, ready({ cards, ...more }), { dice: Array(60).fill(6) });
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
    const { game, begin } = against('formless-spawn', ready({ cards: ['tom-mountain-murphy'] }), {
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
    const { game, begin } = against('zombie', ready({ cards: ['axe', 'shrivelling'], sliders: [3, 0, 3] }), {
      dice,
      rulings,
    });
    drive(game, begin(), { 'combat.round': inTurn(...answers) });
    return combats(game).map(({ formula }) =>
      Object.fromEntries(formula.filter(({ source }) => source.ref === 'card').map((one) => [one.source.id, one.dice])),
    );
  };

  it('2E-2806 2N-19 a spell that failed in the same round still holds its hand: the Axe beside it is worth 2', () => {
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
    const one = ready({ cards: ['axe', 'shrivelling'], sliders: [3, 0, 0], sanity: 5 });
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
    const { game, begin } = against('cultist', ready({ cards: ['axe', 'knife'] }), { dice: Array(30).fill(6) });
    const { decisions } = drive(game, begin(), {
      'combat.round': inTurn('other-hands'),
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
    const { game, begin } = against('zombie', ready({ cards: ['cross'] }), { dice: Array(30).fill(6) });
    drive(game, begin(), { 'combat.round': 'fight' });
    expect(eventsOf(game, 'CheckRolled')[0]?.dice).toHaveLength(1 + 1 - 1);
  });

  it('FAQ-113 2N-24 the Shotgun counts sixes twice even where its bonus is nothing', () => {
    const { game, begin } = against('formless-spawn', ready({ cards: ['shotgun'] }), { dice: [5, 6, 1, 1, 1, 1, 1] });
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
