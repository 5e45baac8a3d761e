import { describe, expect, it } from 'vitest';
import { tradePartners } from '../../../../src/editions/third/actions/trade.ts';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import {
  focusable,
  focusLimit,
  focusSkill,
  focusTotal,
  loseFocus,
  spendFocus,
} from '../../../../src/editions/third/investigators/focus.ts';
import { discardCard } from '../../../../src/editions/third/investigators/playarea.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { aGame, drive, eventsOf, give, optionIds, type Placed, seatOf } from '../table.ts';

/** Tommy may have two focus tokens. */
const tommy = (more: Partial<Placed> = {}): Game => aGame({ investigators: [{ sheet: 'tommyMuldoon', ...more }] });

describe('focus', () => {
  it('3E-438.2 3E-438.3 3E-438.4 puts a token of that skill on the sheet', () => {
    const game = tommy();
    expect(drive(game, focusSkill(game, 0, 'will')).result).toBe(true);
    expect(seatOf(game, 0).focus).toMatchObject({ will: 1, lore: 0 });
    expect(eventsOf(game, 'Focused')).toEqual([{ type: 'Focused', seat: 0, skill: 'will' }]);
  });

  it('3E-438.3 a text focuses the skill it names, or any that he chooses', () => {
    const focusing = (skill: 'lore' | 'any') => {
      const game = tommy();
      const effect: Effect = { focus: skill === 'any' ? { skill, count: 1 } : { skill } };
      const { decisions } = drive(game, run(game, 0, [effect], { source: { ref: 'card', id: 'test' } }), {
        'effect.focus': 'will',
      });
      return { asked: decisions.map(optionIds), focused: eventsOf(game, 'Focused').map(({ skill: one }) => one) };
    };
    expect(focusing('lore')).toEqual({ asked: [], focused: ['lore'] });
    expect(focusing('any')).toEqual({
      asked: [['lore', 'influence', 'observation', 'strength', 'will']],
      focused: ['will'],
    });
  });

  it('3E-438.5 a skill holds one token, with a card that says so two', () => {
    const game = tommy({ focus: { will: 1 } });
    expect(drive(game, focusSkill(game, 0, 'will')).result).toBe(false);
    expect(focusable(game, 0)).not.toContain('will');
    give(game, 0, 'overcomeAllOdds');
    expect(drive(game, focusSkill(game, 0, 'will')).result).toBe(true);
    expect(seatOf(game, 0).focus.will).toBe(2);
  });

  it('3E-438.8 3E-430.2c 3E-438.11 the limit is the sheet’s, as cards change it', () => {
    const game = tommy();
    expect(focusLimit(game, 0)).toBe(2);
    give(game, 0, 'theMoon');
    expect(focusLimit(game, 0)).toBe(3);
    expect(focusLimit(aGame({ investigators: ['rexMurphy'] }), 0)).toBe(Number.POSITIVE_INFINITY);
    expect(focusLimit(aGame({ investigators: [{ sheet: 'dexterDrake', cards: ['wither', 'binding'] }] }), 0)).toBe(2);
  });

  it('3N-32 3E-438.8 3E-438.9 as many tokens as the limit allows are kept', () => {
    const game = tommy({ focus: { will: 1 } });
    expect(drive(game, focusSkill(game, 0, 'lore')).decisions).toEqual([]);
    expect(seatOf(game, 0).focus).toMatchObject({ will: 1, lore: 1 });
    expect(eventsOf(game, 'FocusLost')).toEqual([]);
  });

  it('3E-438.9 3E-406.4 above the limit one token of his choice goes; silence gives up the new one', () => {
    const game = tommy({ focus: { will: 1, lore: 1 } });
    const { decisions } = drive(game, focusSkill(game, 0, 'strength'));
    expect(decisions[0]).toMatchObject({ kind: 'focus.discard', default: ['strength'] });
    expect(optionIds(decisions[0])).toEqual(['lore', 'strength', 'will']);
    expect(seatOf(game, 0).focus).toMatchObject({ will: 1, lore: 1, strength: 0 });
    drive(game, focusSkill(game, 0, 'strength'), { 'focus.discard': 'lore' });
    expect(seatOf(game, 0).focus).toMatchObject({ will: 1, lore: 0, strength: 1 });
  });

  it('3N-32 3E-438.10-1 3E-438.10-2 a text can let him exceed the limit, but no skill is focused twice', () => {
    const game = tommy({ focus: { will: 1, lore: 1 } });
    expect(drive(game, focusSkill(game, 0, 'strength', { exceed: true })).decisions).toEqual([]);
    expect(focusTotal(game, 0)).toBe(3);
    expect(drive(game, focusSkill(game, 0, 'will', { exceed: true })).result).toBe(false);
  });

  it('3E-438.10-1 the limit can be exceeded by more than one', () => {
    const game = tommy({ focus: { will: 1, lore: 1 } });
    for (const skill of ['strength', 'influence', 'observation'] as const)
      expect(drive(game, focusSkill(game, 0, skill, { exceed: true })).decisions).toEqual([]);
    expect(focusTotal(game, 0)).toBe(5);
    expect(eventsOf(game, 'FocusLost')).toEqual([]);
  });

  it('3E-438.12 a limit that drops discards nothing', () => {
    const game = tommy({ cards: ['theMoon'], focus: { will: 1, lore: 1, strength: 1 } });
    drive(game, discardCard(game, 0, 'theMoon#1'));
    expect(seatOf(game, 0).cards).toEqual([]);
    expect(focusLimit(game, 0)).toBe(2);
    expect(focusTotal(game, 0)).toBe(3);
  });

  const KNIFE = { ref: 'card', id: 'knife#1' };
  it('3E-400.1f-1 spending needs as many as asked, losing takes what there is', () => {
    const game = tommy({ focus: { will: 1, observation: 1 } });
    expect(drive(game, spendFocus(game, 0, 3, KNIFE)).result).toBe(false);
    expect(focusTotal(game, 0)).toBe(2);
    const { result, decisions } = drive(game, spendFocus(game, 0, 1, KNIFE), { 'focus.spend': 'observation' });
    expect(result).toBe(true);
    expect(decisions).toHaveLength(1);
    expect(seatOf(game, 0).focus).toMatchObject({ will: 1, observation: 0 });
    expect(drive(game, loseFocus(game, 0, 5, KNIFE)).result).toBe(1);
    // Of all of them none is chosen first (2E-T62).
    const all = tommy({ focus: { observation: 1, will: 1 } });
    expect(drive(all, spendFocus(all, 0, 2, KNIFE))).toMatchObject({ result: true, decisions: [] });
    expect(eventsOf(all, 'FocusLost')).toHaveLength(2);
    expect(eventsOf(game, 'FocusLost').map(({ spent }) => spent)).toEqual([true, false]);
  });

  it('3E-438.13 focus tokens are nothing to trade with', () => {
    const two = (more: Partial<Placed>) =>
      aGame({
        investigators: [
          { sheet: 'tommyMuldoon', ...more },
          { sheet: 'danielaReyes', focus: { lore: 1 } },
        ],
      });
    expect(tradePartners(two({ focus: { will: 1 } }), 0)).toEqual([]);
    expect(tradePartners(two({ money: 1 }), 0)).toEqual([1]);
  });
});
