import { expect, it } from 'vitest';
import { likelyPlan } from '../../../../src/editions/plan/ahead.ts';
import { ahead, third } from '../../../third.ts';
import { aGame, type Placed } from '../table.ts';

const tommy = (more: Partial<Placed> = {}): Placed => ({ sheet: 'tommyMuldoon', at: 'graveyard', ...more });

const plan = (arrangement: Parameters<typeof aGame>[0]) =>
  likelyPlan(ahead, third.seenBy(aGame(arrangement).state, 0), 0).said.chosen;

it('names both actions as the autopilot would take them, one after the other', () => {
  const chosen = plan({ investigators: [tommy()], doom: { generalStore: 3 } });
  expect(chosen).toMatchObject({ 'step:1': 'move', 'goal:1': 'generalStore', 'step:2': 'ward' });
  expect(chosen).not.toHaveProperty('begin');
});

it('breaks free first', () => {
  const chosen = plan({ investigators: [tommy()], monsters: [{ kind: 'fleshEater', with: 0 }] });
  expect(chosen['step:1']).toMatch(/^(attack:fleshEater#1|evade|focus)$/);
});

it('is empty for whoever has no turn to come', () => {
  expect(plan({ investigators: [tommy({ left: 'devoured' } as Partial<Placed>)] })).toEqual({});
});
