import { describe, expect, it } from 'vitest';
import { check } from '../../src/editions/second/checks/check.ts';
import { type CheckSpec, checkFormula } from '../../src/editions/second/checks/formula.ts';
import { fight } from '../../src/editions/second/combat/combat.ts';
import { CHECKS, SKILLS, SPECIAL_CHECKS } from '../../src/editions/second/content/vocabulary.ts';
import { closeOrSeal } from '../../src/editions/second/gates/close.ts';
import { skillValue } from '../../src/editions/second/investigators/skill.ts';
import { run } from '../../src/editions/second/language/table.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../editions/second/table.ts';
import { content } from '../second.ts';

const plain = (more: Partial<CheckSpec> = {}): CheckSpec => ({
  kind: 'lore',
  modifier: 0,
  difficulty: 1,
  rule: '2E-2202',
  ...more,
});

/** Speed 1, Sneak 5, Fight 3, Will 4, Lore 2, Luck 1. */
const pete = (more: Partial<Placed> = {}): Placed => ({ sheet: 'ashcan-pete', sliders: [1, 1, 2], ...more });

const diceOf = (game: ReturnType<typeof aGame>, kind: CheckSpec['kind'], modifier = 0) =>
  checkFormula(game, 0, plain({ kind, modifier })).reduce((sum, part) => sum + part.dice, 0);

describe('22. Skills and skill checks', () => {
  it('2E-2201 there are six skills, each with a value of its own, and the special checks are built on them', () => {
    const game = aGame({ investigators: [pete()] });
    expect(SKILLS.map((skill) => [skill, skillValue(game, 0, skill)])).toEqual([
      ['speed', 1],
      ['sneak', 5],
      ['fight', 3],
      ['will', 4],
      ['lore', 2],
      ['luck', 1],
    ]);
    for (const skill of SKILLS) expect(diceOf(game, skill)).toBe(skillValue(game, 0, skill));
    expect([...CHECKS].sort()).toEqual([...SKILLS, ...SPECIAL_CHECKS].sort());
  });

  it('2E-2202 without a printed modifier or difficulty it is 0 and 1; Luck (-1) [2] has both', () => {
    const met = (neighborhood: string, location: string, n: number, dice: number[]) => {
      const game = aGame({ investigators: [{ sheet: 'harvey-walters', sliders: [0, 0, 0] }], dice });
      const { effects } = content.encounter(neighborhood, location, n);
      drive(game, run(game, 0, effects, { source: { ref: 'place', id: location } }));
      return { one: game.state.investigators[0], rolled: eventsOf(game, 'CheckRolled')[0] };
    };
    // St. Mary's Hospital: "a Lore check"; Lore 3.
    const bare = met('uptown', 'st-marys-hospital', 7, [1, 1, 5]);
    expect(bare.rolled).toMatchObject({ skill: 'lore', dice: [1, 1, 5], difficulty: 1 });
    expect(bare.one?.clues).toBe(1);
    // Historical Society: Luck (-1) [2]; Luck 4.
    const both = met('southside', 'historical-society', 4, [1, 1, 5]);
    expect(both.rolled).toMatchObject({ skill: 'luck', dice: [1, 1, 5], difficulty: 2 });
    expect(both.one).toMatchObject({ cards: [], delayed: false });
  });

  it('2E-2204 modifiers change the number of dice and never the faces', () => {
    for (const modifier of [-1, 0, 3]) {
      const game = aGame({ investigators: [pete()], dice: [4, 5, 4, 4, 4] });
      drive(game, check(game, 0, plain({ modifier, difficulty: 2 })));
      const [rolled] = eventsOf(game, 'CheckRolled');
      expect(rolled?.dice).toEqual([4, 5, 4, 4, 4].slice(0, 2 + modifier));
      expect(rolled?.faces).toEqual([5, 6]);
      expect(rolled?.successes).toBe(modifier < 0 ? 0 : 1);
    }
  });

  it('2E-2205 each die showing 5 or 6 is a success, and no other', () => {
    const game = aGame({ investigators: [pete()], dice: [1, 2, 3, 4, 5, 6] });
    const { result } = drive(game, check(game, 0, plain({ modifier: 4, difficulty: 3 })));
    expect(result).toEqual({ passed: false, successes: 2, dice: 6 });
  });

  it('2E-2210 weapons are chosen before the roll; after it only what comes after rolls is on offer', () => {
    const game = aGame({
      investigators: [
        { sheet: 'joe-diamond', at: 'woods', sliders: [0, 0, 0], clues: 1, cards: ['knife', 'dynamite', 'bullwhip'] },
      ],
      monsters: { maniac: 'woods' },
      // Fight 2 + 1 for the Maniac + 1 + 1.
      dice: [1, 1, 1, 1, 1, 6, 6],
    });
    const { decisions } = drive(game, fight(game, 0, 'maniac#1'), { 'combat.round': 'fight', 'check.spend': 'clue' });
    const [before, after] = decisions;
    expect([before?.kind, after?.kind]).toEqual(['combat.round', 'check.spend']);
    expect(optionIds(before)).toEqual(['with:dynamite#1', 'fight', 'flee', 'other-hands']);
    expect(optionIds(after)).toEqual(['accept', 'clue', 'use:bullwhip#1/0']);
  });

  it('2E-2211 what is exhausted for a check goes on adding to it', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', sliders: [0, 0, 3], cards: ['wither', 'bullwhip'] }],
      monsters: { maniac: 'woods' },
      // Lore 3 casts Wither; Fight 2 + 1 for the Maniac + 3 + 1, one of them thrown again.
      dice: [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6],
    });
    drive(game, fight(game, 0, 'maniac#1'), {
      'combat.round': inTurn('cast:wither#1', 'fight'),
      'check.spend': (decision) => optionIds(decision).find((id) => id.startsWith('use:')) ?? 'accept',
    });
    const combat = eventsOf(game, 'CheckRolled').find(({ skill }) => skill === 'combat');
    expect(combat?.dice).toHaveLength(7);
    expect(combat?.formula).toContainEqual({ source: { ref: 'card', id: 'wither' }, dice: 3 });
    expect(combat?.formula).toContainEqual({ source: { ref: 'card', id: 'bullwhip' }, dice: 1 });
    expect(game.state.investigators[0]?.cards.map(({ id, exhausted }) => [id, exhausted])).toEqual([
      ['wither#1', true],
      ['bullwhip#1', true],
    ]);
    expect(game.state.investigators[0]?.monsterTrophies).toEqual(['maniac#1']);
  });
});

describe('23. Clues on checks', () => {
  it('2E-2302 a token is one more die, its success added to those of the roll', () => {
    const game = aGame({ investigators: [pete({ clues: 2 })], dice: [6, 1, 5, 6] });
    const { result } = drive(game, check(game, 0, plain({ difficulty: 3 })), { 'check.spend': 'clues:2' });
    expect(eventsOf(game, 'ClueSpent').map(({ dice, successes, total }) => [dice, successes, total])).toEqual([
      [[5], 1, 2],
      [[6], 1, 3],
    ]);
    expect(result).toMatchObject({ passed: true, successes: 3 });
    expect(game.state.investigators[0]?.clues).toBe(0);
  });

  it('2E-2304 there is no limit on the tokens of one check', () => {
    const game = aGame({ investigators: [pete({ clues: 15 })], dice: [...Array(16).fill(1), 6] });
    const { result } = drive(game, check(game, 0, plain()), { 'check.spend': inTurn('clues:10', 'clue') });
    expect(result?.passed).toBe(true);
    expect(eventsOf(game, 'ClueSpent')).toHaveLength(15);
    expect(game.state.investigators[0]?.clues).toBe(0);
  });

  it('2E-2307 a colleague cannot spend his tokens on the check', () => {
    const game = aGame({
      investigators: [pete({ clues: 1 }), { sheet: 'kate-winthrop', at: 'river-docks', clues: 5 }],
      at: 'river-docks',
      dice: [1, 1, 1],
    });
    const { result, decisions } = drive(game, check(game, 0, plain()), { 'check.spend': 'clue' });
    expect(result?.passed).toBe(false);
    expect(decisions.map(optionIds)).toEqual([['accept', 'clue']]);
    expect(game.state.investigators[1]?.clues).toBe(5);
  });
});

describe('24. Special checks', () => {
  it('2E-2403 a bonus to a special check is one to that check alone', () => {
    const with_ = (...cards: string[]) => aGame({ investigators: [pete({ cards })] });
    const without = with_();
    const gains = (game: ReturnType<typeof aGame>) =>
      CHECKS.filter((kind) => diceOf(game, kind) > diceOf(without, kind));
    expect(gains(with_('dark-cloak'))).toEqual(['evade']);
    expect(gains(with_('cross'))).toEqual(['horror']);
    expect(gains(with_('ruby-standish'))).toEqual(['sneak', 'evade']);
  });

  it('2E-2404 Clue tokens save each of the four special checks', () => {
    for (const kind of SPECIAL_CHECKS) {
      const game = aGame({ investigators: [pete({ clues: 1 })], dice: [6] });
      const { result, decisions } = drive(game, check(game, 0, plain({ kind, modifier: -9 })), {
        'check.spend': 'clue',
      });
      expect(optionIds(decisions[0])).toEqual(['accept', 'clue']);
      expect(result?.passed).toBe(true);
    }
  });

  it('2E-2405 closing a gate is a plain check: no Combat bonus helps, one to Fight does', () => {
    const rolled = (cards: string[]) => {
      const game = aGame({
        investigators: [pete({ at: 'woods', explored: true, cards })],
        gates: { woods: 'another-dimension', graveyard: 'abyss' },
        dice: Array(12).fill(1),
      });
      drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:fight' });
      return eventsOf(game, 'CheckRolled')[0];
    };
    expect(rolled(['tommy-gun', 'enchanted-blade'])).toMatchObject({ skill: 'fight', dice: [1, 1, 1] });
    expect(rolled(['skill-fight'])?.dice).toHaveLength(4);
  });
});
