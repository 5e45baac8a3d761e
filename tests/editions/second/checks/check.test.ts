import { describe, expect, it } from 'vitest';
import { check } from '../../../../src/editions/second/checks/check.ts';
import {
  type CheckSpec,
  checkFormula,
  checkOdds,
  dicePerClue,
} from '../../../../src/editions/second/checks/formula.ts';
import { fight } from '../../../../src/editions/second/combat/combat.ts';
import { addLasting } from '../../../../src/editions/second/investigators/modifier.ts';
import { oddsOf } from '../../../../src/engine/odds.ts';
import { content } from '../../../second.ts';
import { aGame, drive, eventsOf, give, inTurn, optionIds } from '../table.ts';
import { joe, roll, spec } from './joe.ts';

describe('skill checks', () => {
  it('2E-2203 rolls skill, modifier and bonuses, and 2E-2205 counts fives and sixes', () => {
    const game = joe({}, { dice: [1, 5, 6, 4] });
    const { result, decisions } = roll(game, { modifier: 1 });
    expect(result).toEqual({ passed: true, successes: 2, dice: 4 });
    expect(decisions).toEqual([]);
    expect(eventsOf(game, 'CheckRolled')[0]).toMatchObject({
      skill: 'lore',
      dice: [1, 5, 6, 4],
      faces: [5, 6],
      successes: 2,
      formula: [
        { source: { ref: 'skill', id: 'lore' }, dice: 3 },
        { source: { ref: 'modifier', id: 'modifier' }, dice: 1 },
      ],
    });
    expect(eventsOf(game, 'CheckEnded')[0]).toMatchObject({ passed: true, successes: 2, difficulty: 1 });
  });

  it('FAQ-56 the Bullwhip’s die is chosen: a failure, or for the Shotgun a success that is no six', () => {
    const attack = (gun: string, dice: number[], chosen: string) => {
      const game = joe({ sliders: [0, 1, 0], cards: ['bullwhip', gun] }, { dice: [...dice, 6] });
      const used = [`${gun}#1`];
      const { decisions, result } = roll(
        game,
        { kind: 'combat', bySuccesses: true, inUse: used },
        { 'check.spend': inTurn('use:bullwhip#1/0', 'accept'), 'check.reroll': chosen },
      );
      return {
        successes: result?.successes,
        asked: decisions.filter(({ kind }) => kind === 'check.reroll').map(optionIds),
      };
    };
    expect(attack('shotgun', [1, 5, 6], 'die:5')).toEqual({ successes: 4, asked: [['die:1', 'die:5']] });
    expect(attack('shotgun', [1, 5, 6], 'die:1')).toEqual({ successes: 5, asked: [['die:1', 'die:5']] });
    expect(attack('shotgun', [5, 5, 6], 'die:5')).toEqual({ successes: 5, asked: [] });
    expect(attack('knife', [1, 5, 6], 'die:1')).toEqual({ successes: 3, asked: [] });
  });

  it('2E-2206 needs as many successes as the difficulty', () => {
    const game = joe({}, { dice: [5, 1, 1] });
    expect(roll(game, { difficulty: 2 }).result?.passed).toBe(false);
  });

  it('2E-2207 rolls nothing with 0 or fewer dice and fails', () => {
    const game = joe();
    expect(roll(game, { modifier: -5 }).result).toEqual({ passed: false, successes: 0, dice: 0 });
    expect(eventsOf(game, 'CheckRolled')[0]?.dice).toEqual([]);
    expect(game.state.chances['check seat 0']).toBe(1);
  });

  it('2E-2401 2E-2402 a bonus to a skill helps the special check, 2E-2403 not the other way round', () => {
    const game = joe();
    give(game, 0, 'dark-cloak');
    give(game, 0, 'ruby-standish');
    const dice = (kind: CheckSpec['kind']) =>
      checkFormula(game, 0, spec({ kind })).reduce((sum, part) => sum + part.dice, 0);
    expect(dice('evade')).toBe(7);
    expect(dice('sneak')).toBe(6);
    expect(dice('combat')).toBe(2);
    expect(dice('horror')).toBe(3);
    expect(dice('spell')).toBe(3);
  });

  it('the Dark Pharaoh is fought with Lore', () => {
    const game = joe();
    expect(checkFormula(game, 0, spec({ kind: 'combat', baseSkill: 'lore' }))[0]).toEqual({
      source: { ref: 'skill', id: 'lore' },
      dice: 3,
    });
  });

  it('2E-2306 a Curse and a Blessing change what the dice are worth, Clue dice too', () => {
    const cursed = joe({ cards: ['curse'], clues: 1 }, { dice: [5, 5, 5, 5, 6] });
    const { result } = roll(cursed, {}, { 'check.spend': 'clue' });
    expect(result).toMatchObject({ passed: true, successes: 1 });
    expect(eventsOf(cursed, 'ClueSpent')[0]).toMatchObject({ dice: [5, 6], faces: [6], successes: 1, total: 1 });
    const blessed = joe({ cards: ['blessing'] }, { dice: [4, 1, 1] });
    expect(roll(blessed, {}).result?.passed).toBe(true);
  });

  it('tells the chance of passing exactly', () => {
    expect(checkOdds(joe(), 0, spec({ modifier: 1, difficulty: 2 }))).toBeCloseTo(oddsOf(4, 2, 2), 12);
    expect(checkOdds(joe({ cards: ['blessing'] }), 0, spec())).toBeCloseTo(1 - 1 / 8, 12);
  });
});

describe('Clue tokens', () => {
  it('2E-2304 up to three at once have a button, more stand behind them in a list', () => {
    const asked = (clues: number) => {
      const game = aGame({ investigators: [{ sheet: 'kate-winthrop', sliders: [0, 0, 0], clues }], dice: [1, 1, 1] });
      return drive(game, check(game, 0, spec({ modifier: 1 })), { 'check.spend': 'accept' }).decisions[0];
    };
    expect(asked(3)?.first).toBeUndefined();
    expect(asked(6)?.options).toHaveLength(7);
    expect(asked(6)?.first).toEqual(['accept', 'clue', 'clues:2', 'clues:3']);
  });

  it('2E-2301 2E-2303 are spent one at a time after the roll, each seen before the next', () => {
    const game = aGame({
      investigators: [{ sheet: 'kate-winthrop', sliders: [0, 0, 0], clues: 3 }],
      dice: [1, 1, 1, 2, 6],
    });
    const { result, decisions } = drive(game, check(game, 0, spec({ modifier: 1 })), { 'check.spend': 'clue' });
    expect(result?.passed).toBe(true);
    expect(decisions.map((one) => one.kind)).toEqual(['check.spend', 'check.spend']);
    expect(optionIds(decisions[0])).toEqual(['accept', 'clue', 'clues:2', 'clues:3']);
    expect(decisions[0]?.default).toEqual(['accept']);
    expect(decisions[0]?.options[1]?.odds).toBeCloseTo(1 / 3, 12);
    expect(decisions[0]?.options[2]?.odds).toBeCloseTo(5 / 9, 12);
    expect(game.state.investigators[0]?.clues).toBe(1);
  });

  it('2E-2304 several are spent at once only until the check is passed', () => {
    const game = aGame({
      investigators: [{ sheet: 'kate-winthrop', sliders: [0, 0, 0], clues: 4 }],
      dice: [1, 1, 2, 5],
    });
    const { result } = drive(game, check(game, 0, spec()), { 'check.spend': 'clues:4' });
    expect(result).toMatchObject({ passed: true, successes: 1 });
    expect(game.state.investigators[0]?.clues).toBe(2);
  });

  it('2E-2305 save a check with no dice', () => {
    const game = aGame({ investigators: [{ sheet: 'kate-winthrop', sliders: [0, 0, 0], clues: 1 }], dice: [6] });
    const { result } = drive(game, check(game, 0, spec({ modifier: -9 })), { 'check.spend': 'clue' });
    expect(result).toEqual({ passed: true, successes: 1, dice: 0 });
  });

  it('are offered from as many on as may pass the check, fewer only beside a reroll that may do the rest', () => {
    const asked = (cards: string[]) => {
      const game = joe({ clues: 3, cards }, { dice: [6, 1, 1] });
      const [decision] = roll(game, { kind: 'combat', difficulty: 4 }).decisions;
      return [optionIds(decision), decision?.first, decision?.options.find(({ id }) => id === 'clue')?.odds];
    };
    expect(asked([])).toEqual([['accept', 'clues:2', 'clues:3'], undefined, undefined]);
    // Nor does it say that the first of several steps can't.
    const beside = ['accept', 'clue', 'clues:2', 'clues:3', 'use:bullwhip#1/0'];
    expect(asked(['bullwhip'])).toEqual([beside, undefined, undefined]);
  });

  it('are not asked about where no number of them could pass the check', () => {
    const game = joe({ clues: 1 }, { dice: [6, 1, 1] });
    expect(roll(game, { difficulty: 4 })).toMatchObject({ result: { passed: false }, decisions: [] });
    game.state.forced = { dice: [6, 1, 1], draws: [] };
    expect(roll(game, { difficulty: 3 }).decisions).toHaveLength(1);
  });

  it('FAQ-54 silence spends none', () => {
    const game = joe({ clues: 2 }, { dice: [1, 1, 1] });
    expect(roll(game, {}).result?.passed).toBe(false);
    expect(game.state.investigators[0]?.clues).toBe(2);
  });

  it('Joe Diamond and a skill card add dice to a token', () => {
    const game = joe();
    expect(dicePerClue(game, 0, 'lore')).toBe(2);
    give(game, 0, 'skill-lore');
    expect(dicePerClue(game, 0, 'lore')).toBe(3);
    expect(dicePerClue(game, 0, 'spell')).toBe(3);
    expect(dicePerClue(game, 0, 'luck')).toBe(2);
  });

  it('Research Materials count as a token', () => {
    const game = joe({}, { dice: [1, 1, 1, 6, 2] });
    const id = give(game, 0, 'research-materials');
    const { result } = roll(game, {}, { 'check.spend': `use:${id}/0` });
    expect(result?.passed).toBe(true);
    expect(eventsOf(game, 'ClueSpent')[0]).toMatchObject({ by: id, dice: [6, 2] });
    expect(game.state.decks.common.at(-1)).toBe(id);
  });

  it('are offered after a pass only where more successes count', () => {
    const game = joe({ clues: 1 }, { dice: [6, 1, 1, 5, 5] });
    const { result, decisions } = roll(game, { bySuccesses: true }, { 'check.spend': 'clue' });
    expect(decisions).toHaveLength(1);
    expect(result?.successes).toBe(3);
    const enough = joe({ clues: 1 }, { dice: [6, 1, 1] });
    expect(roll(enough, { bySuccesses: true, enough: 1 }).decisions).toEqual([]);
  });
});

describe('checks that need no roll', () => {
  it('2E-2210 2N-141 the Silver Key evades before the roll and wears out', () => {
    const game = joe({}, { dice: [] });
    const id = give(game, 0, 'silver-key');
    const evade = () => roll(game, { kind: 'evade' }, { 'check.before': `use:${id}/0` });
    const first = evade();
    expect(first.result?.passed).toBe(true);
    expect(first.decisions[0]?.options[0]).toMatchObject({ id: 'roll' });
    expect(first.decisions[0]?.options[0]?.odds).toBeCloseTo(oddsOf(4, 1, 2), 12);
    expect(game.state.investigators[0]?.cards[0]?.tokens).toBe(1);
    evade();
    evade();
    expect(game.state.investigators[0]?.cards).toEqual([]);
    expect(eventsOf(game, 'CheckRolled')).toEqual([]);
    expect(eventsOf(game, 'CheckDecided')).toHaveLength(3);
  });

  it('2N-141 the Silver Key never exhausts and helps fleeing too', () => {
    const game = joe({ at: 'woods', cards: ['silver-key'] }, { monsters: { cultist: 'woods' } });
    const flee = () =>
      drive(game, fight(game, 0, 'cultist#1'), { 'combat.round': 'flee', 'check.before': 'use:silver-key#1/0' });
    expect(flee().result).toBe('fled');
    expect(game.state.investigators[0]?.cards).toMatchObject([{ id: 'silver-key#1', tokens: 1, exhausted: false }]);
    expect(flee().result).toBe('fled');
    expect(eventsOf(game, 'CheckRolled')).toEqual([]);
  });

  it('the Blue Watcher passes a failed Combat check or a gate, never against the Ancient One', () => {
    const watcher = (what: Partial<CheckSpec>) => {
      const game = joe({}, { dice: [1, 1, 1] });
      const id = give(game, 0, 'blue-watcher-of-the-pyramid');
      const driven = roll(game, what, { 'check.spend': (one) => optionIds(one)[1] ?? 'accept' });
      return { ...driven, game, id };
    };
    const fight = watcher({ kind: 'combat', monster: 'ghoul#1', difficulty: 1 });
    expect(fight.result).toMatchObject({ passed: true, successes: 1 });
    expect(fight.game.state.investigators[0]?.stamina).toBe(4);
    expect(fight.game.state.decks.unique.at(-1)).toBe(fight.id);
    expect(watcher({ kind: 'lore', gateClose: true }).result?.passed).toBe(true);
    expect(watcher({ kind: 'lore' }).decisions).toEqual([]);
    expect(watcher({ kind: 'combat', against: { ref: 'ancientOne', id: 'yig' } }).decisions).toEqual([]);
  });

  it('2N-125 Mists of Releh evades when the spell is cast', () => {
    const game = joe({}, { dice: [6], monsters: { 'nightgaunt#1': 'woods' } });
    const id = give(game, 0, 'mists-of-releh');
    const { result } = roll(game, { kind: 'evade', monster: 'nightgaunt#1' }, { 'check.before': `cast:${id}` });
    expect(result?.passed).toBe(true);
    expect(game.state.investigators[0]?.cards[0]?.exhausted).toBe(true);
    const [cast] = eventsOf(game, 'CheckRolled');
    expect(cast).toMatchObject({ skill: 'spell' });
    const { awareness } = content.monster('nightgaunt');
    expect(cast?.formula.filter(({ source }) => source.ref === 'modifier').map(({ dice }) => dice)).toEqual([
      awareness,
    ]);
  });

  it('a check that fails by itself is not rolled', () => {
    const game = joe({ clues: 3 });
    addLasting(game, {
      source: 'the-bloated-woman#1',
      effect: { autoFail: { check: ['horror', 'combat'] } },
      seat: 0,
      until: 'endOfCombat',
    });
    expect(roll(game, { kind: 'horror' })).toMatchObject({ result: { passed: false, dice: 0 }, decisions: [] });
    expect(checkOdds(game, 0, spec({ kind: 'combat' }))).toBe(0);
    expect(eventsOf(game, 'CheckDecided')[0]).toMatchObject({ passed: false });
  });

  it('2E-2704 weapons in use add their dice, and a Shotgun counts sixes twice', () => {
    const game = joe({}, { dice: [6, 1, 1, 1, 1, 1] });
    const id = give(game, 0, 'shotgun');
    const { result } = roll(game, {
      kind: 'combat',
      difficulty: 2,
      parts: [{ source: { ref: 'card', id: 'shotgun' }, dice: 4 }],
      inUse: [id],
    });
    expect(result).toEqual({ passed: true, successes: 2, dice: 6 });
  });
});
