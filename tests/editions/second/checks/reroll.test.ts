import { describe, expect, it } from 'vitest';
import { check } from '../../../../src/editions/second/checks/check.ts';
import type { CheckSpec } from '../../../../src/editions/second/checks/formula.ts';
import { fight } from '../../../../src/editions/second/combat/combat.ts';
import { oddsOf } from '../../../../src/engine/odds.ts';
import { aGame, aGameOfBefore, drive, eventsOf, give, inTurn, optionIds } from '../table.ts';
import { joe, roll, spec } from './joe.ts';

describe('rerolls', () => {
  it('2E-2208 FAQ-56 a reroll throws all dice again, those of tokens too', () => {
    const game = joe({ clues: 1 }, { dice: [1, 1, 1, 2, 2, 3, 3, 3, 6, 3] });
    const id = give(game, 0, 'lucky-cigarette-case');
    const { result, decisions } = roll(game, {}, { 'check.spend': inTurn('clue', `use:${id}/0`) });
    expect(result).toMatchObject({ passed: true, successes: 1, dice: 3 });
    expect(eventsOf(game, 'Rerolled')[0]).toMatchObject({ by: { ref: 'card' }, dice: [3, 3, 3, 6, 3], total: 1 });
    expect(decisions[1]?.options.find((option) => option.id === `use:${id}/0`)?.odds).toBeCloseTo(oddsOf(5, 1, 2), 12);
    expect(game.state.decks.common.at(-1)).toBe(id);
  });

  it('each reroll skill serves its own check and is exhausted', () => {
    for (const [card, kind] of [
      ['bravery', 'horror'],
      ['marksman', 'combat'],
      ['stealth', 'evade'],
      ['expert-occultist', 'spell'],
    ] as const) {
      const game = joe({}, { dice: [] });
      const id = give(game, 0, card);
      const offered = (check: CheckSpec['kind']) => {
        game.state.forced = { dice: [1, 1, 1, 1, 1, 1, 1, 1], draws: [] };
        return optionIds(roll(game, { kind: check }).decisions[0]);
      };
      expect(offered('luck')).toEqual([]);
      expect(offered(kind)).toEqual(['accept', `use:${id}/0`]);
      game.state.forced = { dice: [1, 1, 1, 1, 6, 6, 6, 6], draws: [] };
      expect(
        roll(game, { kind, modifier: kind === 'combat' ? 2 : 0 }, { 'check.spend': `use:${id}/0` }).result?.passed,
      ).toBe(true);
      expect(game.state.investigators[0]?.cards[0]?.exhausted).toBe(true);
      expect(offered(kind)).toEqual([]);
    }
  });

  it('2N-20 the Bullwhip rolls one failed die again, in hand or not', () => {
    const game = joe({}, { dice: [1, 2, 6] });
    const id = give(game, 0, 'bullwhip');
    const { result } = roll(game, { kind: 'combat' }, { 'check.spend': `use:${id}/0` });
    expect(result?.passed).toBe(true);
    expect(eventsOf(game, 'Rerolled')[0]?.dice).toEqual([6]);
  });

  it.each([
    ['in hand', 'bullwhip#1'],
    ['not', 'knife#1+knife#2'],
  ])('2N-20 %s, in a combat, and one die alone', (_, hands) => {
    const game = joe(
      { at: 'woods', cards: ['bullwhip', 'knife', 'knife'] },
      { monsters: { cultist: 'woods' }, dice: [...Array(hands === 'bullwhip#1' ? 4 : 5).fill(1), 6] },
    );
    drive(game, fight(game, 0, 'cultist#1'), {
      'combat.round': inTurn('other-hands'),
      'combat.hands': hands,
      'check.spend': 'use:bullwhip#1/0',
    });
    expect(eventsOf(game, 'Rerolled')[0]?.dice).toEqual([6]);
    expect(eventsOf(game, 'MonsterDefeated')).toHaveLength(1);
    expect(game.state.forced).toEqual({ dice: [], draws: [] });
  });

  it('2N-57 Mandy Thompson rolls her own failures again once a turn, and silence does so', () => {
    const game = aGame({
      investigators: [{ sheet: 'mandy-thompson', sliders: [0, 0, 3] }],
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    const first = drive(game, check(game, 0, spec({ difficulty: 1 })));
    expect(first.decisions[0]?.default).toEqual(['ability:0/research']);
    expect(first.result?.passed).toBe(false);
    expect(first.decisions).toHaveLength(1);
    game.state.forced = { dice: [1, 1, 1, 1], draws: [] };
    expect(drive(game, check(game, 0, spec())).decisions).toEqual([]);
    game.state.turn += 1;
    game.state.forced = { dice: [1, 1, 1, 1, 6, 1, 1, 1], draws: [] };
    expect(drive(game, check(game, 0, spec()))).toMatchObject({ result: { passed: true }, decisions: [{}] });
  });

  it('2N-57 every die that is no success is rolled again, those of Clue tokens too; successes stay', () => {
    const game = aGame({
      investigators: [{ sheet: 'mandy-thompson', sliders: [0, 0, 3], clues: 1 }],
      // Lore 4 with one success, the die of the token, and the four that failed once more.
      dice: [5, 1, 2, 3, 4, 6, 1, 2, 3],
    });
    const { result } = drive(game, check(game, 0, spec({ difficulty: 3 })), {
      'check.spend': inTurn('clue', 'ability:0/research', 'accept'),
    });
    expect(eventsOf(game, 'Rerolled').map(({ dice }) => dice)).toEqual([[6, 1, 2, 3]]);
    expect(result).toMatchObject({ successes: 2, passed: false });
    expect(game.state.forced?.dice).toEqual([]);
  });

  it('D-65 2E-T62: whoever fails can ask Mandy Thompson, also with nothing else to do, and her successes stay', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 3] }, 'mandy-thompson'],
      dice: [5, 1, 2, 6, 1],
    });
    const { result, decisions } = drive(game, check(game, 0, spec({ difficulty: 2 })), {
      'check.spend': 'ask:ability:1/research',
      'check.lend': 'yes',
    });
    expect(optionIds(decisions[0])).toEqual(['accept', 'ask:ability:1/research']);
    expect(decisions.map((one) => [one.kind, one.seats, one.subject])).toEqual([
      ['check.spend', [0], 0],
      ['check.lend', [1], 0],
    ]);
    expect(decisions[1]?.default).toEqual(['no']);
    expect(decisions[1]?.options[0]?.odds).toBeCloseTo(5 / 9, 12);
    expect(result).toMatchObject({ passed: true, successes: 2 });
    expect(eventsOf(game, 'Rerolled')[0]).toMatchObject({ seat: 0, dice: [6, 1], by: { id: 'mandy-thompson' } });
    expect(drive(game, check(game, 0, spec({ difficulty: 9 }))).decisions).toEqual([]);
  });

  it('2E-T62: in games of before she is asked when a check is about to fail', () => {
    const game = aGameOfBefore(['helpOnRequest'], {
      investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 3] }, 'mandy-thompson'],
      dice: [1, 1, 1],
    });
    expect(drive(game, check(game, 0, spec())).decisions.map((one) => [one.kind, one.seats])).toEqual([
      ['check.lend', [1]],
    ]);
  });

  it('a colleague may be asked for her reroll before Clue tokens are spent, and asked once', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 3], clues: 1 }, 'mandy-thompson'],
      dice: [1, 1, 1],
    });
    const { decisions } = drive(game, check(game, 0, spec()), {
      'check.spend': inTurn('ask:ability:1/research', 'accept'),
    });
    expect(decisions.map((one) => one.kind)).toEqual(['check.spend', 'check.lend', 'check.spend']);
    expect(optionIds(decisions[0])).toContain('ask:ability:1/research');
    expect(optionIds(decisions[2])).toEqual(['accept', 'clue']);
  });
});
