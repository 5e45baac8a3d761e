/**
 * What things are worth to an investigator, on one scale for all: 1 is about what a good turn brings, or one Clue token.
 */
import type { Seat } from '../../../engine/decision.ts';

import { checkOdds } from '../checks/formula.ts';

import { type Cost, type Effect, isA } from '../content/effect.ts';
import { investigator, maxSanity, maxStamina } from '../investigators/investigator.ts';
import type { Judge } from '../language/judge.ts';
import { operationOf, payableOf } from '../language/table.ts';
import { vigour } from './awakening.ts';
import { heldWorth, newCardWorth } from './cardworth.ts';
import { counts, sealPrice, urgency, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** The turns that being lost in time and space costs. */
const LOST = 1.5;

/** What one more (or less) Clue token is worth. */
export function clueWorth(view: Viewpoint, seat: Seat): number {
  const { clues } = investigator(view.game, seat);
  const price = sealPrice(view, seat);
  return counts(view, 'clue', clues < price ? 1 : clues < price + 3 ? 0.7 : 0.4);
}

/** What dropping to 0 in either value costs. */
export function breakdownCost(view: Viewpoint, seat: Seat): number {
  const one = investigator(view.game, seat);
  if (view.game.state.ancientOne.awake) return counts(view, 'breakdown', 10);
  const items = one.cards.length;
  const lost = view.game.content.town.worldOf(one.at) === null ? 0 : LOST + lostWorth(view, seat);
  return counts(view, 'breakdown', WEIGHTS.breakdown + 0.45 * one.clues + 0.12 * items + (one.explored ? 3 : 0) + lost);
}

/** What the Ancient One makes of somebody lost in time and space (Yig, Yog-Sothoth); a cost. */
function lostWorth(view: Viewpoint, seat: Seat): number {
  const { power } = view.game.content.ancientOne(view.game.state.ancientOne.id);
  return power.effects.reduce((sum, effect) => {
    if (!isA(effect, 'when') || effect.when.event !== 'lostInTimeAndSpace') return sum;
    return sum - effectsWorth(view, seat, effect.do, 5);
  }, 0);
}

/** The cost of losing that many points; more for the last ones. */
export function lossCost(view: Viewpoint, seat: Seat, what: 'sanity' | 'stamina', points: number): number {
  if (points <= 0) return 0;
  const left = investigator(view.game, seat)[what];
  if (points >= left) return breakdownCost(view, seat);
  let cost = 0;
  for (let value = left; value > left - points; value--) cost += WEIGHTS.point * pointWorth(value);
  return counts(view, what, cost);
}

/** The worth of getting that many points back; nothing above the maximum. */
export function gainWorth(view: Viewpoint, seat: Seat, what: 'sanity' | 'stamina', points: number): number {
  const one = investigator(view.game, seat);
  const most = what === 'sanity' ? maxSanity(view.game, seat) : maxStamina(view.game, seat);
  const end = Math.min(most, one[what] + points);
  if (end <= one[what]) return 0;
  let worth = (end - one[what]) * vigour(view);
  for (let value = one[what] + 1; value <= end; value++) worth += WEIGHTS.point * pointWorth(value);
  return counts(view, 'heal', worth);
}

/** The worth of the point that brings a value to that number. */
function pointWorth(value: number): number {
  if (value <= 1) return 1.2;
  if (value === 2) return 0.8;
  if (value === 3) return 0.55;
  return value === 4 ? 0.3 : 0.15;
}

/** What a list of effects is worth to that investigator, on average. */
export function effectsWorth(view: Viewpoint, seat: Seat, effects: readonly Effect[], depth = 0): number {
  if (depth > 6) return 0;
  const judge = judgeOf(view, seat, depth + 1);
  const sum = effects.reduce((worth, effect) => worth + operationOf(effect).worth(effect, judge), 0);
  return depth === 0 ? counts(view, 'effects', sum) : sum;
}

/** What paying those costs gives up. */
export function costOf(view: Viewpoint, seat: Seat, cost: readonly Cost[]): number {
  const judge = judgeOf(view, seat, 0);
  return counts(
    view,
    'price',
    cost.reduce((sum, part) => sum + payableOf(part).price(part, judge), 0),
  );
}

/** What the operations may ask of that investigator's affairs. */
function judgeOf(view: Viewpoint, seat: Seat, depth: number): Judge {
  const { game } = view;
  return {
    game,
    seat,
    doomToken: WEIGHTS.doom,
    get urgency() {
      return urgency(view);
    },
    list: (effects = []) => effectsWorth(view, seat, effects, depth),
    cost: (cost = []) => costOf(view, seat, cost),
    gained: (what, points) => gainWorth(view, seat, what, points),
    lost: (what, points) => lossCost(view, seat, what, points),
    clue: () => clueWorth(view, seat),
    card: (deck) => counts(view, 'card', newCardWorth(deck)),
    discarded: (count) => counts(view, 'keep', discardCost(view, seat, count)),
    odds: (check) => checkOdds(game, seat, { ...check, rule: '2E-101' }),
  };
}

function discardCost(view: Viewpoint, seat: Seat, count: number | 'all' | 'halfDown' | 'halfUp'): number {
  const { cards } = investigator(view.game, seat);
  if (cards.length === 0) return 0;
  const all = cards.reduce((sum, { id }) => sum + Math.min(2, heldWorth(view, seat, id)), 0);
  const average = all / cards.length;
  if (count === 'all') return all;
  if (typeof count !== 'number') return all / 3;
  return Math.min(count, cards.length) * average * 0.7;
}
