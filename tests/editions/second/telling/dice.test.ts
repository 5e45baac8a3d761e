import { describe, expect, it } from 'vitest';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { content } from '../../../second.ts';
import { agreedBy } from '../table.ts';
import { told as toldBy } from './told.ts';

const state = createState(content, {
  options: agreedBy(1, { ancientOne: 'yig' }),
  seats: [{ sheet: 'jenny-barnes' }],
  seed: 'ab'.repeat(32),
});
const told = (...events: SecondEvent[]) => toldBy(state, events);
/** As in the message of their own turn. */
const inTurn = (...events: SecondEvent[]) => toldBy(state, events, 'turn 4/seat 0');

const clue = (die: number, total: number): SecondEvent => ({
  type: 'ClueSpent',
  seat: 0,
  dice: [die],
  faces: [5, 6],
  successes: die > 4 ? 1 : 0,
  total,
});
const ended = (successes: number, difficulty = 1): SecondEvent => ({
  type: 'CheckEnded',
  seat: 0,
  skill: 'horror',
  successes,
  difficulty,
  passed: successes >= difficulty,
});
const rolled: SecondEvent = {
  type: 'CheckRolled',
  seat: 0,
  skill: 'horror',
  formula: [{ source: { ref: 'skill', id: 'will' }, dice: 1 }],
  dice: [3],
  faces: [5, 6],
  successes: 0,
  difficulty: 1,
};

it('2E-3303 a check to close a gate says what it is for', () => {
  const closing = { ...rolled, skill: 'fight', against: { ref: 'gate', id: 'abyss#1' } } as SecondEvent;
  expect(told(closing)).toEqual(['Jenny rolls Fight to close the gate, 1 die: 3.']);
});

it('2E-3821 two checks at the same time are each told to their end', () => {
  const two = createState(content, {
    options: agreedBy(2, { ancientOne: 'yig' }),
    seats: [{ sheet: 'jenny-barnes' }, { sheet: 'joe-diamond' }],
    seed: 'ab'.repeat(32),
  });
  const both = [rolled, { ...rolled, seat: 1 }, ended(0), { ...ended(0), seat: 1 }] as SecondEvent[];
  expect(toldBy(two, both)).toEqual([
    'Jenny rolls Horror, 1 die: 3 — **failed**.',
    'Joe rolls Horror: 3 — **failed**.',
  ]);
});

describe('a check that was rolled before', () => {
  it('2E-2301 tells the Clue tokens spent, their dice and the end', () => {
    expect(told(clue(2, 0), clue(4, 0), ended(0))).toEqual(['Jenny: 2 clues: 2, 4 — **failed**.']);
  });

  it('2E-2301 tells dice that have not ended it yet', () => {
    expect(told(clue(6, 1))).toEqual(['Jenny: 1 clue: **6**.']);
  });

  it('2E-2208 tells what was rolled again, and that a card stood in for a Clue token', () => {
    const again: SecondEvent = {
      type: 'Rerolled',
      seat: 0,
      by: { ref: 'sheet', id: 'amanda-sharpe' },
      dice: [5, 1],
      faces: [5, 6],
      total: 1,
    };
    expect(told({ ...clue(1, 0), type: 'ClueSpent', by: 'research-materials#1' } as SecondEvent, again)).toEqual([
      'Jenny: Research Materials: 1 — Amanda rerolls: **5** 1.',
    ]);
  });

  it('2E-2205 says of a check that is let stand that it failed', () => {
    expect(told(ended(0, 2))).toEqual(['Jenny: Horror check, **failed, 0 of 2**.']);
  });

  it('2E-2203 tells a check within another and the other’s end', () => {
    const evade = { ...rolled, skill: 'evade' } as SecondEvent;
    const spell = { ...rolled, skill: 'spell', against: { ref: 'card', id: 'mists-of-releh' } } as SecondEvent;
    const cast: SecondEvent = { type: 'SpellCast', seat: 0, card: 'mists-of-releh#1', passed: false };
    expect(told(spell, { ...ended(0), skill: 'spell' } as SecondEvent, cast, evade, ended(0))).toEqual([
      'Jenny casts Mists of Releh, 1 die: 3 — **failed**. Evade: 3 — **failed**.',
    ]);
  });
});

describe('a roll', () => {
  it('is one sentence with all that changed it, in whatever part of the turn that was told', () => {
    expect(inTurn(rolled, clue(5, 1), ended(1))).toEqual([
      '**Jenny** rolls Horror, 1 die: 3 — 1 clue: **5** — **passed**.',
    ]);
  });

  it('2E-2207 without dice says so once', () => {
    expect(told({ ...rolled, dice: [] } as SecondEvent, ended(0))).toEqual([
      'Jenny rolls Horror, no dice — **failed**.',
    ]);
  });

  it('counts its dice only where it is the first of a message', () => {
    expect(inTurn(rolled, ended(0), rolled, ended(0))).toEqual([
      '**Jenny** rolls Horror, 1 die: 3 — **failed**. Horror: 3 — **failed**.',
    ]);
  });

  it('has what it brings behind its end, and of others a sentence of their own', () => {
    const lost: SecondEvent = { type: 'Lost', seat: 0, what: 'sanity', amount: 1, by: { ref: 'monster', id: 'ghoul' } };
    expect(inTurn(rolled, ended(0), lost)).toEqual(['**Jenny** rolls Horror, 1 die: 3 — **failed**: **−1 Sanity**.']);
  });

  it('that is no check says what came of it, or that nothing did', () => {
    const roll = (id: string): SecondEvent => ({
      type: 'DiceRolled',
      seat: 0,
      purpose: { ref: 'place', id },
      dice: [4],
    });
    const by = { ref: 'place', id: 'science-building' };
    const gained: SecondEvent[] = [
      { type: 'Gained', seat: 0, what: 'sanity', amount: 2, by },
      { type: 'Gained', seat: 0, what: 'stamina', amount: 1, by },
    ];
    expect(told(roll('science-building'), ...gained)).toEqual([
      'Jenny, Science Building: 4 — **+2 Sanity**, **+1 Stamina**.',
    ]);
    const else_: SecondEvent = { type: 'TurnEnded', turn: 1, mythos: null, notices: [] };
    expect(told(roll('science-building'), else_)).toEqual(['Jenny, Science Building: 4 — nothing comes of it.']);
    const curse: SecondEvent = { ...roll('curse'), purpose: { ref: 'card', id: 'curse' }, idle: true } as SecondEvent;
    expect(told(curse)).toEqual(['Jenny, Curse: 4 — it stays.']);
  });
});

describe('the check of an encounter', () => {
  const end = (passed: boolean): SecondEvent => ({
    ...(ended(passed ? 1 : 0) as Extract<SecondEvent, { type: 'CheckEnded' }>),
    story: ['uptown', 'woods', '2'],
  });

  it('is followed by how the story goes on, also where its end is told later', () => {
    expect(told(rolled, end(true))[1]).toBe('*He smiles again as you lift it clear.*');
    expect(told(end(false))[1]).toMatch(/^\*He stops smiling\./);
    expect(told(rolled, ended(1))).toHaveLength(1);
  });
});
