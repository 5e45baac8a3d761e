/** What effects are worth to somebody. */
import type { Seat } from '../../../engine/decision.ts';
import type { Effect } from '../content/effect.ts';
import type { Judge } from '../language/judge.ts';
import { operationOf } from '../language/table.ts';
import type { Amount } from '../language/terms/amount.ts';
import { checkOdds } from './checkodds.ts';
import { changeWorth, wardWorth } from './doomworth.ts';
import { focusWorth } from './focusworth.ts';
import { harmCost, healWorth } from './harmworth.ts';
import { monsterDamageWorth } from './monsterdamage.ts';
import { counts, urgency, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** The sum over a list; a test counts by its odds. What is unknown to it counts nothing. */
export function effectsWorth(view: Viewpoint, seat: Seat, effects: readonly Effect[]): number {
  return listWorth(view, seat, effects, 0);
}

function listWorth(view: Viewpoint, seat: Seat, effects: readonly Effect[], depth: number): number {
  if (depth > 4) return 0;
  const judge = judgeOf(view, seat, depth);
  return effects.reduce((sum, effect) => sum + operationOf(effect).worth(effect, judge), 0);
}

/** @param depth how many lists it is already in */
function judgeOf(view: Viewpoint, seat: Seat, depth: number): Judge {
  return {
    game: view.game,
    seat,
    weights: WEIGHTS,
    worth: (effects = []) => listWorth(view, seat, effects, depth + 1),
    much,
    odds: (check) => checkOdds(view, seat, check),
    cost: ({ damage = 0, horror = 0 }) => counts(view, 'harm', harmCost(view, seat, { damage, horror })),
    healing: (back) => counts(view, 'heal', healWorth(view, seat, back)),
    doom: (space, by) => counts(view, 'doom', changeWorth(view, space, by)),
    urgency: () => urgency(view),
    focus: () => focusWorth(view, seat),
    ward: (space) => wardWorth(view, seat, space),
    strike: (which, amount) => counts(view, 'blow', monsterDamageWorth(view, seat, which, amount)),
  };
}

/** About how much that is. */
function much(amount: Amount | undefined): number {
  if (amount === undefined) return 0;
  if (typeof amount === 'number') return amount;
  if (amount === 'd6') return 3.5;
  if (typeof amount === 'string') return 1;
  if ('upTo' in amount) return much(amount.upTo);
  return 1.3;
}
