import { describe, expect, it } from 'vitest';
import { SEAT } from '../../../../src/editions/edition/option.ts';
import { HAND_SET, OPTION, spendsClues } from '../../../../src/editions/second/state/option.ts';

/** What each family stands for, and how saved games have it. */
const SAMPLES: { [F in keyof typeof OPTION]: [value: Parameters<(typeof OPTION)[F]['write']>[0], id: string] } = {
  evade: ['ghoul#1', 'evade:ghoul#1'],
  fight: ['ghoul#1', 'fight:ghoul#1'],
  face: ['ghoul#1', 'face:ghoul#1'],
  ignore: ['physical resistance', 'ignore:physical-resistance'],
  go: ['woods', 'go:woods'],
  wagon: ['woods', 'wagon:woods'],
  stop: [0, 'stop:0'],
  leave: [1, 'leave:1'],
  surge: ['woods', 'gate:woods'],
  cast: ['wither#1', 'cast:wither#1'],
  withHands: [['knife#1', 'wither#1'], 'with:knife#1+wither#1'],
  use: ['trust-fund', 'use:trust-fund'],
  useOne: [['old-journal#1', 0], 'use:old-journal#1/0'],
  useAgainst: [['duke#1', 'sanity'], 'use:duke#1/sanity'],
  ability: [[2, 'research'], 'ability:2/research'],
  ask: ['ability:2/research', 'ask:ability:2/research'],
  roll: ['blessing#1', 'roll:blessing#1'],
  clueTo: [1, 'clue:1'],
  inUpkeep: ['cast:heal#1', 'upkeep:cast:heal#1'],
  close: ['lore', 'close:lore'],
  seal: ['elder-sign#3', 'seal:elder-sign#3'],
  trade: [1, 'trade:1'],
  give: ['knife#1', 'give:knife#1'],
  take: ['knife#1', 'take:knife#1'],
  pay: [3, 'pay:3'],
  get: [3, 'get:3'],
  payBack: ['bank-loan#1', 'pay:bank-loan#1'],
  sliders: [[0, 3, 1], 'sliders:0-3-1'],
  clues: [2, 'clues:2'],
  die: [5, 'die:5'],
  fightFrom: [60, 'fight-60'],
  passWithin: [2, 'pass-2'],
};

const inTurn = Object.entries(SAMPLES) as [keyof typeof OPTION, [never, string]][];

describe('options', () => {
  it('have the ids of saved games, and read them back', () => {
    for (const [name, [value, id]] of inTurn) {
      expect(OPTION[name].write(value)).toBe(id);
      expect([name, OPTION[name].read(id)]).toEqual([name, value]);
    }
    expect(SEAT.read(SEAT.write(4))).toBe(4);
  });

  it('are of one family only', () => {
    for (const [name, [, id]] of inTurn)
      expect([id, Object.entries(OPTION).flatMap(([other, { is }]) => (is(id) ? [other] : []))]).toEqual([id, [name]]);
  });

  it('of hands are the cards in them', () => {
    expect([HAND_SET.write([]), HAND_SET.read('none')]).toEqual(['none', []]);
    expect(HAND_SET.read(HAND_SET.write(['knife#1', 'wither#2']))).toEqual(['knife#1', 'wither#2']);
    expect(HAND_SET.read('fight')).toBeUndefined();
  });

  it('spend one Clue token or several', () => {
    expect(['clue', 'clues:3', 'accept', 'close:lore'].map(spendsClues)).toEqual([true, true, false, false]);
  });

  it('do not compile with something else', () => {
    // @ts-expect-error a kind has no copy
    const kind = () => OPTION.cast.write('wither');
    // @ts-expect-error one does not go to a monster
    const marker = () => OPTION.go.write(SAMPLES.fight[0]);
    // @ts-expect-error there is no such ability
    const ability = () => OPTION.ignore.write('charm');
    expect([kind, marker, ability]).toHaveLength(3);
  });
});
