import { expect, it } from 'vitest';
import { likelyPlan } from '../../../../src/editions/plan/ahead.ts';
import { ahead } from '../../../../src/editions/second/plan/ahead.ts';
import { content, second } from '../../../second.ts';

import { type Arrangement, aGame } from '../table.ts';

const joe = { sheet: 'joe-diamond', at: 'easttown-streets', sliders: [3, 1, 1] };

const plan = (arrangement: Arrangement) =>
  likelyPlan(ahead(content), second.seenBy(aGame(arrangement).state, 0), 0).said.chosen;

it('goes where the autopilot would, and leaves open what it has no word for', () => {
  const chosen = plan({ investigators: [joe], clues: { 'hibbs-roadhouse': 3 } });
  expect(chosen.goal).toBe('hibbs-roadhouse');
  expect(Object.keys(chosen)).not.toEqual(expect.arrayContaining(['begin']));
  expect(Object.keys(chosen)).not.toEqual(expect.arrayContaining(['clues']));
});

it('meets each monster on the way in the cheaper way, and fights only where the way ends', () => {
  const chosen = plan({
    investigators: [joe],
    monsters: { cultist: 'easttown-streets' },
    clues: { 'hibbs-roadhouse': 4 },
  });
  const faces = Object.entries(chosen).filter(([id]) => id.startsWith('face:'));
  expect(faces).toEqual([['face:cultist#1', chosen.goal === 'easttown-streets' ? 'fight' : 'evade']]);
});

it('closes the gate it has explored with the better skill, and seals it', () => {
  const chosen = plan({
    investigators: [{ ...joe, at: 'woods', explored: true, clues: 5 }],
    gates: { woods: 'abyss' },
  });
  expect(chosen).toMatchObject({ goal: 'woods', seal: 'seal' });
  expect(chosen.end).toMatch(/^close:(lore|fight)$/);
});

it('2E-T03: where everybody hands in orders it says what clues are for: to close a gate, save what it takes to seal it', () => {
  const clues = (investigator: object, gates: Record<string, string>, turnOrder: 'sheet' | 'sitting') => {
    const { state } = aGame({ investigators: [{ ...joe, clues: 7, ...investigator }], gates, turnOrder });
    return likelyPlan(ahead(content), second.seenBy(state, 0), 0).said.chosen.clues;
  };
  const explored = { at: 'woods', explored: true };
  expect(clues({}, {}, 'sheet')).toBe('0');
  expect(clues(explored, { woods: 'abyss' }, 'sheet')).toBe('2');
  expect(clues(explored, { woods: 'abyss' }, 'sitting')).toBeUndefined();
});
