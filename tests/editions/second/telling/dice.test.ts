import { describe, expect, it } from 'vitest';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import { Words } from '../../../../src/words/words.ts';
import { agreedBy } from '../table.ts';

const state = createState({
  options: agreedBy(1, { ancientOne: 'yig' }),
  seats: [{ sheet: 'jenny-barnes' }],
  seed: 'ab'.repeat(32),
});
const words = new Words('en').with(namer(state));
const told = (...events: SecondEvent[]) => tell(events, state, words);

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

it('2E-3821 two checks at the same time are each told to their end', () => {
  const two = createState({
    options: agreedBy(2, { ancientOne: 'yig' }),
    seats: [{ sheet: 'jenny-barnes' }, { sheet: 'joe-diamond' }],
    seed: 'ab'.repeat(32),
  });
  const both = [rolled, { ...rolled, seat: 1 }, ended(0), { ...ended(0), seat: 1 }] as SecondEvent[];
  expect(tell(both, two, new Words('en').with(namer(two))).lines).toEqual([
    'Jenny: Horror, 1 die: 3 — **failed**',
    'Joe: Horror, 1 die: 3 — **failed**',
  ]);
});

describe('a check that was rolled before', () => {
  it('2E-2301 tells the Clue tokens spent, their dice and the end, with a picture', () => {
    const { lines, pictures } = told(clue(2, 0), clue(4, 0), ended(0));
    expect(lines).toEqual(['Jenny: Horror check, 2 clues: 2 4 — **failed**']);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatchObject({
      kind: 'dice',
      view: {
        title: 'Jenny · Horror',
        formula: '2 clues',
        dice: [
          { face: 2, success: false, clue: true },
          { face: 4, success: false, clue: true },
        ],
        result: 'no success in all',
        passed: false,
      },
    });
  });

  it('2E-2301 tells dice that have not ended it yet', () => {
    const { lines, pictures } = told(clue(6, 1));
    expect(lines).toEqual(['Jenny: 1 clue: **6**']);
    expect(pictures[0]).toMatchObject({ view: { result: '1 success in all', passed: null } });
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
    expect(told({ ...clue(1, 0), type: 'ClueSpent', by: 'research-materials#1' } as SecondEvent, again).lines).toEqual([
      'Jenny: Research Materials: 1 — Amanda rerolls: **5** 1',
    ]);
  });

  it('2E-2205 says of a check that is let stand that it failed', () => {
    const { lines, pictures } = told(ended(0, 2));
    expect(lines).toEqual(['Jenny: Horror check, **failed, 0 of 2**']);
    expect(pictures).toEqual([]);
  });

  it('2E-2203 tells a check within another and the other’s end, each once', () => {
    expect(told(rolled, clue(5, 1), ended(1), ended(0)).lines).toEqual([
      'Jenny: Horror, 1 die: 3 — 1 clue: **5** — **passed**',
      'Jenny: Horror check, **failed**',
    ]);
  });
});

describe('a roll', () => {
  const roll = { ...rolled, against: { ref: 'monster', id: 'ghoul' } } as Extract<SecondEvent, { type: 'CheckRolled' }>;
  const part = (ref: string, id: string, dice: number) => ({ source: { ref, id }, dice });

  it('2E-2204 names where its dice come from: of what is printed on a monster, the monster', () => {
    const formula = [part('skill', 'fight', 4), part('modifier', 'modifier', -1), part('card', 'axe', 2)];
    expect(told({ ...roll, skill: 'combat', formula, dice: [1, 2, 6, 3, 5] }).lines).toEqual([
      'Jenny: Combat, 5 dice (Fight 4, Ghoul −1, Axe +2): 1 2 **6** 3 **5**',
    ]);
  });

  it('2E-2207 without dice says so once', () => {
    const formula = [part('skill', 'will', 1), part('modifier', 'modifier', -2)];
    expect(told({ ...roll, formula, dice: [] }, ended(0)).lines).toEqual([
      'Jenny: Horror, no dice (Will 1, Ghoul −2) — **failed**',
    ]);
  });
});

describe('the check of an encounter', () => {
  const end = (passed: boolean): SecondEvent => ({
    ...(ended(passed ? 1 : 0) as Extract<SecondEvent, { type: 'CheckEnded' }>),
    story: ['uptown', 'woods', '2'],
  });

  it('is followed by how the story goes on, also where its end is told later', () => {
    expect(told(rolled, end(true)).lines[1]).toBe('*He smiles again as you lift it clear.*');
    expect(told(end(false)).lines[1]).toMatch(/^\*He stops smiling\./);
    expect(told(rolled, ended(1)).lines).toHaveLength(1);
  });
});
