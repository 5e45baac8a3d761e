import { describe, expect, it } from 'vitest';
import type { Cause, ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { said } from '../../../story/said.ts';
import { tell, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

const { state } = aGame({ investigators: ['agnesBaker', 'tommyMuldoon'] });
const words = thirdWords('en', state);
const told = (...events: ThirdEvent[]): string[] => said(tell(events, state), words);

const rolled = (dice: number[], more: Partial<Extract<ThirdEvent, { type: 'TestRolled' }>> = {}): ThirdEvent => ({
  type: 'TestRolled',
  seat: 0,
  skill: 'lore',
  formula: [],
  dice,
  faces: [5, 6],
  successes: 0,
  ...more,
});
const again = (ref: string, id: string, dice = [2]): ThirdEvent => ({
  type: 'Rerolled',
  seat: 0,
  by: { ref, id },
  dice,
  faces: [5, 6],
  successes: 0,
});
const ended = (passed: boolean, encounter?: unknown): ThirdEvent => ({
  type: 'TestEnded',
  seat: 0,
  skill: 'lore',
  successes: passed ? 1 : 0,
  passed,
  ...(encounter ? { encounter } : {}),
});
const focus: ThirdEvent = { type: 'FocusLost', seat: 0, skill: 'lore', spent: true };

describe('a test', () => {
  it('is one sentence with all that changed it, and what came of it', () => {
    expect(
      told(
        rolled([1, 2]),
        { type: 'Spent', seat: 0, what: 'clue', amount: 1 },
        again('token', 'clue', [1, 6]),
        ended(true),
        { type: 'Gained', seat: 0, what: 'clue', amount: 1 },
        { type: 'Gained', seat: 0, what: 'money', amount: 2 },
      ),
    ).toEqual(['Agnes rolls Lore, 2 dice: 1 2 · a clue rerolls: 1 **6** — **+1 clue and $2**.']);
  });

  it('with its encounter says that it was passed, and how the story goes on', () => {
    const encounter = { card: 'downtown1', section: 'arkhamAsylum', kind: 'neighborhood' };
    const [roll, story, ...more] = told(rolled([1, 2, 5, 3]), ended(true, encounter));
    expect(roll).toBe('Agnes rolls Lore, 4 dice: 1 2 **5** 3 — **passed**.');
    expect(story).toMatch(/^\*.*Daniel Chesterfield.*\*$/);
    expect(more).toEqual([]);
    expect(told(rolled([1]), ended(false, encounter), { type: 'Suffered', seat: 0, damage: 0, horror: 2 })[0]).toBe(
      'Agnes rolls Lore, 1 die: 1 — **failed: 2 horror**.',
    );
  });

  it('3E-463.5a-1 says which faces succeed where a card changes it, and what does', () => {
    const cursed = { faces: [6], facesBy: { ref: 'card', id: 'cursed#1' } };
    const blessed = { faces: [4, 5, 6], facesBy: { ref: 'card', id: 'blessed#1' } };
    expect(told(rolled([5, 2], cursed))).toEqual(['Agnes rolls Lore (only 6, Cursed): 5 2.']);
    expect(told(rolled([5, 4], blessed))).toEqual(['Agnes rolls Lore (4 and up, Blessed): **5** **4**.']);
    expect(told(rolled([5, 2], { ...cursed, facesBy: { ref: 'sheet', id: 'rexMurphy' } }))[0]).toContain(
      '(only 6, Born Unlucky)',
    );
    // Once in a message, and again where it is no longer so.
    expect(
      told(rolled([2]), ended(false), rolled([3], cursed), ended(false), rolled([3], cursed), ended(false)),
    ).toEqual([
      'Agnes rolls Lore, 1 die: 2 — **failed**. Lore (only 6, Cursed): 3 — **failed**. Lore: 3 — **failed**.',
    ]);
  });

  it('3E-463.4a says what is spent to roll again, once, and names abilities, not their owners', () => {
    expect(told(again('token', 'clue'))).toEqual(['Agnes: a clue rerolls: 2.']);
    expect(told(again('token', 'focus'))).toEqual(['Agnes: focus rerolls: 2.']);
    expect(told(again('sheet', 'dexterDrake'))).toEqual(['Agnes: Repertoire rerolls: 2.']);
    expect(told(focus, again('token', 'focus'), focus, again('token', 'focus', [3]))).toEqual([
      'Agnes: focus rerolls: 2, 3.',
    ]);
  });

  it('has what it cost to change its dice behind it, not among its results', () => {
    const by: Cause = { ref: 'card', id: 'searchForIzzie#1' };
    expect(
      told(
        rolled([1]),
        { type: 'Suffered', seat: 0, damage: 1, horror: 0, by },
        again('card', 'searchForIzzie#1', [6]),
        ended(true),
        { type: 'Gained', seat: 0, what: 'clue', amount: 1 },
      ),
    ).toEqual(['Agnes rolls Lore, 1 die: 1 · Search for Izzie rerolls: **6** — **+1 clue**. Suffers **1 damage**.']);
  });

  it('says an amount that comes twice as one, and names once what several results have in common', () => {
    const free = (monster: `${string}#${number}`): ThirdEvent => ({ type: 'MonsterDisengaged', monster, seat: 0 });
    expect(told(rolled([6]), ended(true), free('fleshEater#1'), free('ghoulPriest#1'))).toEqual([
      'Agnes rolls Lore, 1 die: **6** — **free of the Flesh-Eater and the Ghoul Priest**.',
    ]);
    const gain: ThirdEvent = { type: 'Gained', seat: 0, what: 'clue', amount: 1 };
    expect(told(rolled([6]), ended(true), gain, gain)[0]).toContain('**+2 clues**');
  });

  it.each([
    ['evade', 'Agnes evades. Lore, 1 die: 2.'],
    ['ward', 'Agnes wards. Lore, 1 die: 2.'],
    ['research', 'Agnes researches. Lore, 1 die: 2.'],
    ['attack', 'Agnes attacks the Ghoul Priest. Lore, 1 die: 2.'],
    ['other', 'Agnes rolls Lore (Ghoul Priest), 1 die: 2.'],
    ['encounter', 'Agnes rolls Lore, 1 die: 2.'],
  ] as const)('of %s says what it is for', (occasion, line) => {
    expect(told(rolled([2], { occasion, against: { ref: 'monster', id: 'ghoulPriest#1' } }))).toEqual([line]);
  });

  it('and that of somebody else at the same time each go on where they began', () => {
    expect(
      told(rolled([2]), rolled([6], { seat: 1 }), ended(false), { ...ended(true), seat: 1 } as ThirdEvent),
    ).toEqual(['Agnes rolls Lore, 1 die: 2 — **failed**.', 'Tommy rolls Lore: **6** — **passed**.']);
  });
});

it('dice that several roll for the same card with nothing to show for it are one sentence', () => {
  const pact = (copy: number): Cause => ({ ref: 'card', id: `darkPact#${copy}` });
  const roll = (seat: number, die: number): ThirdEvent[] => [
    { type: 'Reckoning', by: pact(seat) },
    { type: 'DiceRolled', seat, purpose: pact(seat), dice: [die] },
  ];
  const next: ThirdEvent = { type: 'TokenDrawn', seat: 1, token: 'spreadDoom', left: 3 };
  expect(told(...roll(0, 4), ...roll(1, 2), next)[0]).toBe('Dark Pacts: Agnes 4 and Tommy 2 — nothing comes of it.');
  expect(told(...roll(0, 4), { type: 'Gained', seat: 0, what: 'money', amount: 1 })).toEqual([
    'Dark Pact: Agnes 4 — +$1.',
  ]);
});
