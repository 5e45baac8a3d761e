/** Section 1: conventions and definitions. */

import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/editions/edition/copy.ts';
import { isStable, openGates } from '../../src/editions/second/board/area.ts';
import { placeClue } from '../../src/editions/second/board/clue.ts';
import { takeNamed } from '../../src/editions/second/cards/draw.ts';
import { check } from '../../src/editions/second/checks/check.ts';
import { arkhamEncounter } from '../../src/editions/second/encounters/encounter.ts';
import { breakSeal, openGate, sealPlace } from '../../src/editions/second/gates/gate.ts';
import { passFirstPlayer, seatAt } from '../../src/editions/second/investigators/playerorder.ts';
import { canPay, pay } from '../../src/editions/second/language/cost.ts';
import { gain } from '../../src/editions/second/misfortune/loss.ts';
import { devour } from '../../src/editions/second/misfortune/misfortune.ts';
import { claimMonster, drawFromCup, monsterLimit } from '../../src/editions/second/monsters/monster.ts';
import { otherWorldEncounter } from '../../src/editions/second/otherworlds/otherworld.ts';
import { createState } from '../../src/editions/second/setup/setup.ts';
import { aGame, agreedBy, drive, eventsOf, SEED } from '../editions/second/table.ts';
import { content } from '../second.ts';

const three = ['joe-diamond', 'jenny-barnes', 'harvey-walters'];
const mythos = { from: 'mythos', monsters: 0, delay: true } as const;

describe('players', () => {
  it('2E-106 a replaced investigator leaves N and the monster limit as they are', () => {
    const game = aGame({ investigators: three });
    drive(game, devour(game, 1));
    expect(eventsOf(game, 'Replaced')).toHaveLength(1);
    expect(game.state.players).toBe(3);
    expect(monsterLimit(game)).toBe(6);
  });

  it('2E-109 as many investigators as players; a team of L13 counts each of its own', () => {
    const setUp = (seats: number, variants = {}) =>
      createState(content, {
        options: agreedBy(seats, { variants }),
        seats: Array.from({ length: seats }, () => ({ sheet: null })),
        seed: SEED,
      });
    for (const seats of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const state = setUp(seats);
      expect([state.players, state.investigators.length]).toEqual([seats, seats]);
    }
    const team = setUp(1, { team: true });
    expect([team.players, team.investigators.length]).toEqual([4, 4]);
  });

  it('2E-110 to the left is the next seat, and after the last comes the first', () => {
    const { state } = aGame({ investigators: three, first: 1 });
    expect([0, 1, 2].map((index) => seatAt(state, index))).toEqual([1, 2, 0]);
    const firsts = [1, 2, 3].map(() => {
      passFirstPlayer(state);
      return state.first;
    });
    expect(firsts).toEqual([2, 0, 1]);
  });
});

describe('the board', () => {
  it('2E-113 nine neighborhoods, each a street and two or three locations joined to it', () => {
    expect(content.neighborhoods).toHaveLength(9);
    for (const { id, street, locations } of content.neighborhoods) {
      expect([2, 3]).toContain(locations.length);
      expect(content.streets.filter(({ neighborhood }) => neighborhood === id).map((one) => one.id)).toEqual([street]);
      expect(content.locations.filter(({ neighborhood }) => neighborhood === id).map((one) => one.id)).toEqual([
        ...locations,
      ]);
      for (const location of locations) expect(content.town.neighborsOf(location)).toEqual([street]);
    }
  });

  it('2E-115 the Sky, the Outskirts and the space outside time are no places, and nobody has an encounter there', () => {
    for (const [box, kind] of [
      ['sky', 'sky'],
      ['outskirts', 'outskirts'],
      ['lost-in-time-and-space', 'lost'],
    ] as const) {
      expect(content.town.areaKind(box)).toBe(kind);
      expect(content.town.inArkham(box)).toBe(false);
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: box }] });
      drive(game, arkhamEncounter(game, 0));
      drive(game, otherWorldEncounter(game, 0));
      expect(game.events).toEqual([]);
    }
  });

  it('2E-116 eleven locations are unstable', () => {
    const game = aGame();
    expect(content.locations.filter(({ id }) => !isStable(game, id)).map(({ id }) => id)).toHaveLength(11);
    expect(isStable(game, 'library')).toBe(true);
    expect(isStable(game, 'woods')).toBe(false);
  });

  it('2E-117 a location is sealed as long as the elder sign lies there', () => {
    const game = aGame();
    sealPlace(game, 'woods', 'clues', 0);
    expect(drive(game, openGate(game, 'woods', mythos)).result).toBe(false);
    expect(openGates(game)).toEqual([]);
    breakSeal(game, 'woods');
    expect(drive(game, openGate(game, 'woods', mythos)).result).toBe(true);
  });
});

describe('trophies, dice and tokens', () => {
  it('2E-119 a claimed monster is a trophy until it is spent', () => {
    const game = aGame({ monsters: { 'ghoul#1': 'woods' } });
    claimMonster(game, 0, 'ghoul#1');
    const price = [{ spend: { what: 'monsterTrophy' as const, count: 1 } }];
    const context = { source: { ref: 'card', id: 'food' } };
    expect(game.state.investigators[0]?.monsterTrophies).toEqual(['ghoul#1']);
    expect(canPay(game, 0, price, context)).toBe(true);
    drive(game, pay(game, 0, price, context));
    expect(game.state.investigators[0]?.monsterTrophies).toEqual([]);
    expect(canPay(game, 0, price, context)).toBe(false);
    expect(game.state.cup).toContain('ghoul#1');
  });

  it('2E-120 any number of six-sided dice at once', () => {
    const game = aGame();
    const rolled = game.chance.dice('a heap', 600);
    expect(rolled).toHaveLength(600);
    expect(new Set(rolled)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const face of [1, 2, 3, 4, 5, 6]) expect(rolled.filter((one) => one === face).length).toBeGreaterThan(60);
    drive(game, check(game, 0, { kind: 'lore', modifier: 40, difficulty: 1, rule: '2E-120' }));
    expect(eventsOf(game, 'CheckRolled')[0]?.dice.length).toBeGreaterThan(40);
  });

  it('2E-121 2E-217 tokens do not run out, however few the box holds', () => {
    const game = aGame({ investigators: three, at: 'library' });
    for (const seat of [0, 1, 2]) gain(game, seat, { clue: 48, money: 56 });
    expect(game.state.investigators.map(({ clues, money }) => [clues, money])).toEqual(Array(3).fill([48, 56]));
    drive(game, placeClue(game, 'woods'));
    expect(game.state.places.woods?.clues).toBe(1);
    expect(content.tables.components.clueTokens).toBe(48);
  });

  it('2E-122 cards, sheets and markers are limited to the box', () => {
    const game = aGame({ investigators: three });
    const signs = Array.from({ length: 5 }, () => drive(game, takeNamed(game, 0, 'elder-sign')).result);
    expect(signs).toEqual([true, true, true, true, false]);
    const drawn = Array.from({ length: game.state.cup.length }, () => drawFromCup(game));
    expect(drawn).toHaveLength(55);
    expect(game.state.cup).toEqual([]);
    expect(new Set(drawn).size).toBe(55);
    expect(drawn.filter((marker) => marker !== null && kindOf(marker) === 'ghoul')).toHaveLength(3);
  });
});
