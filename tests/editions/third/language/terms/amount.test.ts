import { describe, expect, it } from 'vitest';
import type { Amount } from '../../../../../src/editions/third/content/effect.ts';
import type { Count } from '../../../../../src/editions/third/content/vocabulary.ts';
import { amountOf, countOf, leastOf, shareOf } from '../../../../../src/editions/third/language/terms/amount.ts';
import type { EffectContext } from '../../../../../src/editions/third/state/context.ts';
import { aGame, drive, eventsOf, optionIds } from '../../table.ts';

const game = () =>
  aGame({
    investigators: [
      { sheet: 'agnesBaker', at: 'graveyard', clues: 2, horror: 3, cards: ['wither', 'binding', 'knife'] },
    ],
    doom: { graveyard: 4 },
    centers: { rivertown: { clues: 1 } },
    monsters: [
      { kind: 'creepingGhoul', at: 'blackCave', damage: 1 },
      { kind: 'ghoulPriest', at: 'velmasDiner' },
    ],
    dice: [5],
  });
const CONTEXT: EffectContext = {
  source: { ref: 'card', id: 'text' },
  successes: 2,
  spent: 3,
  sameAmount: 4,
  thatMonster: 'creepingGhoul#1',
};

const COUNTED: Record<Count, number> = {
  doomInYourSpace: 4,
  monstersInYourNeighborhood: 1,
  remainingHealthOfThatMonster: 2,
  cluesYouHave: 2,
  cluesInYourNeighborhood: 1,
  spellsYouHave: 2,
  horrorYouHaveSuffered: 3,
};

describe('amounts', () => {
  it.each<[Amount, number | undefined, number]>([
    [2, undefined, 2],
    ['all', 7, 7],
    ['d6', undefined, 5],
    ['spent', undefined, 3],
    ['sameAmount', undefined, 4],
    [{ per: 'success' }, undefined, 2],
    [{ count: 'doomInYourSpace' }, undefined, 4],
    [{ sum: [{ per: 'success' }, 2] }, undefined, 4],
    [{ difference: [3, { per: 'success' }] }, undefined, 1],
    [{ difference: [1, { per: 'success' }] }, undefined, 0],
  ])('%j of %s is %i', (amount, have = Number.POSITIVE_INFINITY, expected) => {
    const table = game();
    expect(drive(table, shareOf(table, 0, { amount, have }, CONTEXT)).result).toBe(expected);
  });

  it('a die is told', () => {
    const table = game();
    drive(table, amountOf(table, 0, 'd6', CONTEXT));
    expect(eventsOf(table, 'DiceRolled')).toMatchObject([{ seat: 0, dice: [5] }]);
  });

  it('up to is his choice from 1, silence takes all', () => {
    const table = game();
    const { result, decisions } = drive(table, shareOf(table, 0, { amount: { upTo: 'all' }, have: 3 }, CONTEXT));
    expect(optionIds(decisions[0])).toEqual(['1', '2', '3']);
    expect(result).toBe(3);
    expect(drive(table, shareOf(table, 0, { amount: { upTo: 'all' }, have: 0 }, CONTEXT)).result).toBe(0);
    expect(
      drive(table, shareOf(table, 0, { amount: { upTo: 2 }, have: 5 }, CONTEXT), { 'effect.amount': 1 }).result,
    ).toBe(1);
  });

  it.each(Object.entries(COUNTED))('counts %s', (count, expected) => {
    expect(countOf(game(), 0, count as Count, CONTEXT)).toBe(expected);
  });

  it('counts nothing of an investigator where there is none', () => {
    expect(countOf(game(), null, 'cluesYouHave', CONTEXT)).toBe(0);
    expect(countOf(game(), null, 'remainingHealthOfThatMonster', CONTEXT)).toBe(2);
  });

  it('the least an amount comes to needs neither dice nor an answer', () => {
    const table = game();
    const least = (amount: Amount, have = Number.POSITIVE_INFINITY) => leastOf(table, 0, { amount, have }, CONTEXT);
    expect([least('d6'), least({ upTo: 'all' }), least('all', 4), least('all', 0)]).toEqual([1, 1, 4, 1]);
    expect(least({ difference: [3, 1] })).toBe(0);
    expect(least({ sum: [1, { per: 'success' }] })).toBe(3);
  });
});
