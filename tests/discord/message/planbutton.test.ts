import { expect, it } from 'vitest';
import type { Services } from '../../../src/discord/connection/services.ts';
import { remedyFor } from '../../../src/discord/look/remedy.ts';
import { mayPlan } from '../../../src/discord/message/planbutton.ts';
import { done, refused } from '../../../src/table/game/result.ts';
import { gameView } from '../question/asking.ts';

/** A table at which there is a turn to plan, or none. */
function servicesWhere(plans: boolean): Services {
  const sheet = () =>
    plans ? done({ kind: 'plan', seat: 0, ready: false, fields: [], preview: [] }) : refused('nothing-to-plan');
  return { table: { planning: { sheet } } } as unknown as Services;
}

it('a button plans a turn only for whoever has one to plan', () => {
  const view = gameView([]);
  const person = view.seats.find((seat) => seat.person)?.person ?? '';
  expect(mayPlan(servicesWhere(true), view, person)).toBe(true);
  expect(mayPlan(servicesWhere(false), view, person)).toBe(false);
  expect(mayPlan(servicesWhere(true), view, 'somebody else')).toBe(false);
  expect(mayPlan(servicesWhere(true), { ...view, status: 'over' }, person)).toBe(false);
  expect(remedyFor(servicesWhere(false), view, person, 'refused-not-your-turn')).toEqual([]);
});
