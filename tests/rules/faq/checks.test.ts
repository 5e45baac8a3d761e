/** FAQ-49 to FAQ-59: costs and checks. */
import { describe, expect, it } from 'vitest';
import { useAbility } from '../../../src/editions/second/cards/ability.ts';
import { check } from '../../../src/editions/second/checks/check.ts';
import type { CheckSpec } from '../../../src/editions/second/checks/formula.ts';
import type { Cost } from '../../../src/editions/second/content/effect.ts';
import { closeOrSeal, sealCost } from '../../../src/editions/second/gates/close.ts';
import { canPay, pay } from '../../../src/editions/second/language/cost.ts';
import { castable, castSpell } from '../../../src/editions/second/spells/spell.ts';
import {
  type Answering,
  type Arrangement,
  aGame,
  drive,
  eventsOf,
  give,
  inTurn,
  optionIds,
  type Placed,
} from '../../editions/second/table.ts';
import { kinds, one } from '../phases.ts';

const SOURCE = { source: { ref: 'place', id: 'woods' } };
/** Lore 3, Fight 2, Will 3, Speed 3, Sneak 4, Luck 0. */
const joe = (more: Partial<Placed> = {}, rest: Arrangement = {}) =>
  aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', sliders: [0, 0, 3], ...more }], ...rest });
const roll = (game: ReturnType<typeof joe>, what: Partial<CheckSpec> = {}, answers: Record<string, Answering> = {}) =>
  drive(game, check(game, 0, { kind: 'lore', modifier: 0, difficulty: 1, rule: '2E-2202', ...what }), answers);
const dice = (more: Partial<Placed>, kind: CheckSpec['kind']) => {
  const game = joe({ sanity: 4, ...more });
  roll(game, { kind });
  return eventsOf(game, 'CheckRolled')[0]?.dice.length ?? 0;
};

describe('costs', () => {
  it('FAQ-49 paying is not losing: nothing cancels or reduces it', () => {
    const harvey = {
      sheet: 'harvey-walters',
      sanity: 5,
      stamina: 3,
      cards: ['shrivelling', 'whiskey', 'obsidian-statue'],
    };
    const game = aGame({ investigators: [{ ...harvey, sliders: [0, 0, 1] }], dice: [1, 1, 1] });
    expect(drive(game, castSpell(game, 0, 'shrivelling#1')).decisions).toEqual([]);
    expect(one(game).sanity).toBe(4);
    expect(drive(game, pay(game, 0, [{ spend: { sanity: 1, stamina: 1 } }], SOURCE)).decisions).toEqual([]);
    expect(one(game)).toMatchObject({ sanity: 3, stamina: 2 });
    expect(eventsOf(game, 'Lost')).toEqual([]);
  });

  it('FAQ-50 to sacrifice is to pay: no payment, no effect', () => {
    const rumor = 'mythos-the-stars-are-right';
    const cost: Cost[] = [{ spend: { what: 'ally', count: 1 } }];
    expect(canPay(joe({}, { rumor }), 0, cost, SOURCE)).toBe(false);
    const game = joe({ cards: ['duke', 'eric-colt'] }, { rumor });
    drive(game, pay(game, 0, cost, SOURCE), { 'cost.cards': 'eric-colt#1' });
    expect(kinds(game)).toEqual(['duke']);
  });

  it('FAQ-51 a card paid for something else gives none of its own benefit', () => {
    const game = joe({ cards: ['duke'], sanity: 2 });
    drive(game, pay(game, 0, [{ spend: { what: 'ally', count: 1 } }], SOURCE));
    expect(one(game)).toMatchObject({ sanity: 2, cards: [] });
    const used = joe({ cards: ['duke'], sanity: 2 });
    drive(used, useAbility(used, 0, { card: 'duke#1', index: 0 }));
    expect(one(used)).toMatchObject({ sanity: 4, cards: [] });
  });

  it('FAQ-52 all of nothing is no payment', () => {
    expect(canPay(joe({ money: 0 }), 0, [{ spend: { money: 'all' } }], SOURCE)).toBe(false);
    expect(canPay(joe({ money: 1 }), 0, [{ spend: { money: 'all' } }], SOURCE)).toBe(true);
    expect(canPay(joe({ clues: 0 }), 0, [{ spend: { clue: 'all' } }], SOURCE)).toBe(false);
  });

  it('FAQ-53 with the last Sanity the spell takes effect first; with less than its cost it cannot be cast', () => {
    const game = joe({ cards: ['heal'], sanity: 1, stamina: 2 }, { dice: [6, 6, 1, 1] });
    drive(game, castSpell(game, 0, 'heal#1'));
    expect(one(game)).toMatchObject({ at: 'arkham-asylum', sanity: 1, stamina: 4 });
    const poor = joe({ cards: ['dread-curse-of-azathoth'], sanity: 1 });
    expect(castable(poor, 0, 'combat', { monster: 'ghoul#1' })).toEqual([]);
  });
});

describe('checks', () => {
  it('FAQ-54 they are not failed on purpose, nor successes left out', () => {
    const game = joe({ clues: 1 }, { dice: [6, 1, 1] });
    const passed = roll(game);
    expect(passed).toMatchObject({ decisions: [], result: { passed: true, successes: 1 } });
    const failing = joe({ clues: 1 }, { dice: [6, 1, 1] });
    // Whatever is offered after a roll, nothing in it makes the check worse.
    expect(optionIds(roll(failing, { difficulty: 2 }).decisions[0])).toEqual(['accept', 'clue']);
  });

  it('FAQ-55 Clues are spent one by one after the roll, even with no dice, even when passed', () => {
    const game = joe({ sheet: 'kate-winthrop', clues: 3, sliders: [0, 0, 0] }, { dice: [1, 6] });
    const { decisions } = roll(game, { modifier: -9 }, { 'check.spend': 'clue' });
    expect(decisions.map(({ kind }) => kind)).toEqual(['check.spend', 'check.spend']);
    expect(one(game).clues).toBe(1);
    const passed = joe({ clues: 1 }, { dice: [6, 1, 1, 5, 1] });
    expect(roll(passed, { bySuccesses: true }, { 'check.spend': 'clue' }).result?.successes).toBe(2);
  });

  it('FAQ-56 a reroll throws all dice again, those of Clues too', () => {
    const game = joe({ sheet: 'kate-winthrop', clues: 1, sliders: [0, 0, 1] }, { dice: [1, 1, 1, 6, 6, 6] });
    const id = give(game, 0, 'lucky-cigarette-case');
    roll(game, { modifier: 0, difficulty: 3 }, { 'check.spend': inTurn('clue', `use:${id}/0`) });
    const [first] = eventsOf(game, 'CheckRolled');
    expect(eventsOf(game, 'Rerolled')[0]?.dice).toHaveLength((first?.dice.length ?? 0) + 1);
  });

  it('FAQ-57 a modifier changes the number of dice, never a face', () => {
    const game = joe({}, { dice: [4, 4, 4, 4, 4] });
    expect(roll(game, { modifier: 2 }).result).toEqual({ passed: false, successes: 0, dice: 5 });
    const none = joe();
    expect(roll(none, { modifier: -3 }).result).toEqual({ passed: false, successes: 0, dice: 0 });
  });

  it('FAQ-58 a bonus to a skill counts for the special check, not the other way round', () => {
    expect(dice({ cards: ['skill-sneak'] }, 'evade')).toBe(dice({}, 'evade') + 1);
    expect(dice({ cards: ['skill-will'] }, 'horror')).toBe(dice({}, 'horror') + 1);
    expect(dice({ cards: ['skill-fight'] }, 'combat')).toBe(dice({}, 'combat') + 1);
    expect(dice({ cards: ['skill-lore'] }, 'spell')).toBe(dice({}, 'spell') + 1);
    expect(dice({ cards: ['dark-cloak'] }, 'evade')).toBe(dice({}, 'evade') + 1);
    expect(dice({ cards: ['dark-cloak'] }, 'sneak')).toBe(dice({}, 'sneak'));
    expect(dice({ cards: ['cross'] }, 'will')).toBe(dice({}, 'will'));
  });

  it('FAQ-59 a difficulty raised by 1 asks for a success more, not for a Clue more', () => {
    const gates = { woods: 'abyss', graveyard: 'yuggoth' };
    const game = joe(
      { explored: true, clues: 5, cards: ['professor-armitage'] },
      { ancientOne: 'yog-sothoth', gates, dice: [6, 6, 6, 6] },
    );
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' });
    expect(eventsOf(game, 'CheckRolled')[0]?.difficulty).toBe(2);
    expect(sealCost(game, 0)).toBe(5);
    expect(game.state.places.woods?.sealed).toBe(true);
  });
});
