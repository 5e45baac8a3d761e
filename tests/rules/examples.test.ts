/**
 * The worked examples of the rulebooks, SC-01 to SC-18, as far as they are no scenario files and stand in no test of
 * their own rule (SC-03, SC-05, SC-07, SC-08, SC-11 to SC-13, SC-16 and SC-17 do).
 */
import { describe, expect, it } from 'vitest';
import { attackInBattle } from '../../src/editions/second/battle/battle.ts';
import { check } from '../../src/editions/second/checks/check.ts';
import type { CheckSpec } from '../../src/editions/second/checks/formula.ts';
import { fight } from '../../src/editions/second/combat/combat.ts';
import { withstood } from '../../src/editions/second/combat/defense.ts';
import { monsterLimit, spawn } from '../../src/editions/second/monsters/monster.ts';
import { moveMonsters } from '../../src/editions/second/monsters/monstermove.ts';
import { movement } from '../../src/editions/second/movement/movement.ts';
import {
  type Answering,
  type Arrangement,
  aGame,
  drive,
  eventsOf,
  inTurn,
  optionIds,
} from '../editions/second/table.ts';

describe('SC-01 Modifier and difficulty of a skill check', () => {
  const michael = (spec: Partial<CheckSpec>, dice: number[]) => {
    const game = aGame({ investigators: [{ sheet: 'michael-mcglen', sliders: [1, 0, 1] }], dice });
    return drive(game, check(game, 0, { kind: 'sneak', modifier: 0, difficulty: 1, rule: '2E-2202', ...spec })).result;
  };

  it('2E-2203 2E-2206 SC-01 Sneak (-1), no difficulty shown', () => {
    expect(michael({ kind: 'sneak', modifier: -1 }, [2, 5])).toEqual({ passed: true, successes: 1, dice: 2 });
  });

  it('2E-2203 2E-2206 SC-01 Luck (+2) [2]', () => {
    const spec = { kind: 'luck', modifier: 2, difficulty: 2 } as const;
    expect(michael(spec, [2, 5, 3, 6])).toEqual({ passed: true, successes: 2, dice: 4 });
    expect(michael(spec, [2, 5, 3, 4])).toEqual({ passed: false, successes: 1, dice: 4 });
  });
});

describe('SC-02 Clues bought one by one after the roll', () => {
  /** Joe Diamond; his Hunches, left out by the example, give each token a second die. */
  const joe = (modifier: number, difficulty: number, dice: number[], answer: Answering) => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 3], clues: 2 }], dice });
    const flow = check(game, 0, { kind: 'lore', modifier, difficulty, rule: '2E-2202' });
    const { result, decisions } = drive(game, flow, { 'check.spend': answer });
    const seen = decisions.map(({ about }) => about?.check?.successes);
    return { result, seen, clues: game.state.investigators[0]?.clues };
  };

  it('2E-2301 2E-2303 SC-02 Lore (-1) [3] saved by the second Clue', () => {
    expect(joe(-1, 3, [5, 6, 3, 1, 6, 1], 'clue')).toEqual({
      result: { passed: true, successes: 3, dice: 2 },
      seen: [2, 2],
      clues: 0,
    });
  });

  it('2E-2301 2E-2303 SC-02 stopping after the first Clue', () => {
    expect(joe(-1, 3, [5, 6, 3, 1], inTurn('clue', 'accept'))).toEqual({
      result: { passed: false, successes: 2, dice: 2 },
      seen: [2, 2],
      clues: 1,
    });
  });

  it('2E-2207 2E-2305 SC-02 a pool of 0 dice fails, a Clue still gives a die', () => {
    expect(joe(-3, 1, [5, 1], 'clue')).toEqual({
      result: { passed: true, successes: 1, dice: 0 },
      seen: [0],
      clues: 1,
    });
    expect(joe(-3, 1, [], 'accept').result).toEqual({ passed: false, successes: 0, dice: 0 });
  });
});

describe('SC-04 Horror check and combat rounds', () => {
  /** Pete with Fight 5 + 1 against the Star Spawn: three dice. */
  const pete = (dice: number[], answers: Answering) => {
    const game = aGame({
      investigators: [{ sheet: 'ashcan-pete', at: 'woods', sliders: [3, 3, 0], cards: ['skill-fight'] }],
      monsters: { 'star-spawn': 'woods' },
      dice,
    });
    const driven = drive(game, fight(game, 0, 'star-spawn#1'), { 'combat.round': answers });
    return { ...driven, game, one: game.state.investigators[0] };
  };

  it('2E-2611 2E-2612 SC-04 2N-103 fight, three successes', () => {
    const { game, result, one } = pete([5, 6, 5], 'fight');
    expect(eventsOf(game, 'CheckRolled')[1]).toMatchObject({ skill: 'combat', dice: [5, 6, 5], difficulty: 3 });
    expect(result).toBe('defeated');
    expect(one).toMatchObject({ sanity: 2, stamina: 6, monsterTrophies: ['star-spawn#1'] });
  });

  it('2E-2613 2E-2614 2E-2605 SC-04 fight, two successes: no partial effect', () => {
    // Then they flee with Sneak 3 - 1.
    const { game, result, one, decisions } = pete([5, 6, 2, 6, 1], inTurn('fight', 'flee'));
    expect(result).toBe('fled');
    expect(one).toMatchObject({ sanity: 2, stamina: 3, monsterTrophies: [] });
    expect(game.state.monsters).toEqual([{ marker: 'star-spawn#1', at: 'woods' }]);
    expect(decisions.map(({ kind }) => kind)).toEqual(['combat.round', 'combat.round']);
    expect(decisions[1]?.about?.check?.difficulty).toBe(3);
    expect(eventsOf(game, 'CheckRolled').map(({ skill }) => skill)).toEqual(['horror', 'combat', 'evade']);
  });
});

describe('SC-10 Monster movement', () => {
  const moved = (white: string[], black: string[], arrangement: Arrangement) => {
    const game = aGame({ at: 'train-station', ...arrangement });
    drive(game, moveMonsters(game, { white, black } as never));
    const path = (marker: string) =>
      eventsOf(game, 'MonsterMoved').flatMap(({ monster, to }) => (monster === marker ? [to] : []));
    const at = (marker: string) => game.state.monsters.find((monster) => monster.marker === marker)?.at;
    return { game, path, at };
  };

  it('2E-1605 2E-1608 2E-1609 SC-10 the normal monster follows white, the stationary one stays', () => {
    const { at } = moved(['slash', 'star', 'triangle'], ['hexagon'], {
      monsters: { 'gug#1': 'woods', 'dark-young#1': 'black-cave' },
    });
    expect([at('gug#1'), at('dark-young#1')]).toEqual(['uptown-streets', 'black-cave']);
  });

  it('2E-1606 2E-1610 SC-10 the fast monster makes two steps, one with an investigator stays', () => {
    const { at, path } = moved(['diamond', 'square'], ['circle'], {
      investigators: [{ sheet: 'amanda-sharpe', at: 'graveyard' }],
      at: 'graveyard',
      monsters: { 'dimensional-shambler#1': 'unvisited-isle', 'dhole#1': 'graveyard' },
    });
    expect(path('dimensional-shambler#1')).toEqual(['merchant-district-streets', 'northside-streets']);
    expect(at('dhole#1')).toBe('graveyard');
  });

  it('2E-1610 SC-10 the fast monster stops at an investigator', () => {
    const { path } = moved(['diamond', 'square'], ['circle'], {
      investigators: ['amanda-sharpe'],
      at: 'merchant-district-streets',
      monsters: { 'dimensional-shambler#1': 'unvisited-isle' },
    });
    expect(path('dimensional-shambler#1')).toEqual(['merchant-district-streets']);
  });

  it('2E-1607 SC-10 walking in on two investigators it does nothing; both meet it in their next Movement', () => {
    const { game, at } = moved(['plus'], ['crescent'], {
      investigators: ['joe-diamond', { sheet: 'ashcan-pete', sliders: [0, 0, 0] }],
      at: 'uptown-streets',
      monsters: { 'star-spawn#1': 'southside-streets' },
    });
    expect(at('star-spawn#1')).toBe('uptown-streets');
    expect(eventsOf(game, 'CombatStarted')).toEqual([]);
    game.state.turn += 1;
    game.state.forced = { dice: [6, 6, 6, 6, 6, 6, 6, 6], draws: [] };
    for (const seat of [0, 1]) {
      const { decisions } = drive(game, movement(game, seat));
      expect(optionIds(decisions[0])).toEqual(['evade:star-spawn#1', 'fight:star-spawn#1']);
    }
    // Unless the first of them defeats it.
    game.state.monsters = [];
    expect(optionIds(drive(game, movement(game, 1)).decisions[0])).not.toContain('evade:star-spawn#1');
  });
});

describe('SC-17 Monster abilities in numbers', () => {
  it('2E-2704 2E-2706 SC-17 half of 6 is 3, half of 5 rounded up is 3, immunity leaves nothing', () => {
    expect(withstood(6, 'physical', { physical: 'resistance' })).toBe(3);
    expect(withstood(5, 'physical', { physical: 'resistance' })).toBe(3);
    expect(withstood(6, 'physical', { physical: 'immunity' })).toBe(0);
  });
});

describe('SC-18 Numbers of the limits and of the final battle', () => {
  const five = ['joe-diamond', 'jenny-barnes', 'harvey-walters', 'amanda-sharpe', 'bob-jenkins'];

  /** Five players at terror 10: one monster more comes to so many in Arkham and the Sky. */
  const crowded = (count: number) => {
    const game = aGame({ investigators: five, at: 'library', ancientOne: 'yig', terror: 10 });
    for (const [index, marker] of game.state.cup.splice(0, count - 1).entries())
      game.state.monsters.push({ marker, at: index % 3 === 0 ? 'sky' : 'uptown-streets' });
    drive(game, spawn(game, 'woods', 1));
    return game.state.ancientOne.awake;
  };

  it('2E-3706 2E-3501 SC-18 five investigators: limit 8, and 16 monsters at terror 10 wake the Ancient One', () => {
    expect(monsterLimit(aGame({ investigators: five }))).toBe(8);
    expect(crowded(16)).toBe(true);
  });

  it('2E-3706 SC-18 fifteen are not enough', () => {
    expect(crowded(15)).toBe(false);
  });

  const attack = (dice: number[]) => {
    const sheets = ['michael-mcglen', 'jenny-barnes', 'harvey-walters', 'amanda-sharpe'];
    const game = aGame({
      investigators: sheets.map((sheet) => ({ sheet, sliders: [0, 3, 0] })),
      ancientOne: 'yig',
      awake: true,
      phase: 'battle',
      doom: 10,
      dice,
    });
    game.state.ancientOne.combatRating = 3;
    drive(game, attackInBattle(game, 0));
    return [10 - game.state.ancientOne.doom, game.state.ancientOne.tally];
  };

  it('2E-3817 SC-18 four investigators, four successes: one token', () => {
    expect(attack([6, 6, 6, 6, 1, 1, 1, 1, 1])).toEqual([1, 0]);
  });

  it('2E-3817 2E-3818 SC-18 four investigators, nine successes: two tokens, one kept', () => {
    expect(attack(Array(9).fill(5))).toEqual([2, 1]);
  });
});
