/**
 * What things are worth to an investigator, on one scale for all: 1 is about what a good turn brings, or one Clue token.
 */
import type { Seat } from '../../../engine/decision.ts';
import { worldOf } from '../board/area.ts';
import { checkOdds } from '../checks/formula.ts';
import { loadContent } from '../content/content.ts';
import type { Amount, Amounts, Check, Effect, Roll } from '../content/effect.ts';
import type { CheckName, Status } from '../content/vocabulary.ts';
import { investigator, maxSanity, maxStamina } from '../investigators/investigator.ts';
import { heldWorth, newCardWorth } from './cardworth.ts';
import { vigour } from './doomsday.ts';
import { sealPrice, urgency, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

const TERROR = 0.7;

/** The turns that being lost in time and space costs. */
const LOST = 1.5;

/** What one more (or less) Clue token is worth. */
export function clueWorth(view: Viewpoint, seat: Seat): number {
  const { clues } = investigator(view.game, seat);
  const price = sealPrice(view, seat);
  return clues < price ? 1 : clues < price + 3 ? 0.7 : 0.4;
}

/** What dropping to 0 in either value costs. */
export function breakdownCost(view: Viewpoint, seat: Seat): number {
  const one = investigator(view.game, seat);
  if (view.game.state.ancientOne.awake) return 10;
  const items = one.cards.length;
  const lost = worldOf(one.at) === null ? 0 : LOST + lostWorth(view, seat);
  return WEIGHTS.breakdown + 0.45 * one.clues + 0.12 * items + (one.explored ? 3 : 0) + lost;
}

/** What the Ancient One makes of somebody lost in time and space (Yig, Yog-Sothoth); a cost. */
function lostWorth(view: Viewpoint, seat: Seat): number {
  const { power } = loadContent().ancientOne(view.game.state.ancientOne.id);
  return power.effects.reduce((sum, effect) => {
    if (!('when' in effect) || effect.when.event !== 'lostInTimeAndSpace') return sum;
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
  return cost;
}

/** The worth of getting that many points back; nothing above the maximum. */
export function gainWorth(view: Viewpoint, seat: Seat, what: 'sanity' | 'stamina', points: number): number {
  const one = investigator(view.game, seat);
  const most = what === 'sanity' ? maxSanity(view.game, seat) : maxStamina(view.game, seat);
  const end = Math.min(most, one[what] + points);
  if (end <= one[what]) return 0;
  let worth = (end - one[what]) * vigour(view);
  for (let value = one[what] + 1; value <= end; value++) worth += WEIGHTS.point * pointWorth(value);
  return worth;
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
  return effects.reduce((sum, effect) => sum + effectWorth(view, seat, effect, depth + 1), 0);
}

function effectWorth(view: Viewpoint, seat: Seat, effect: Effect, depth: number): number {
  const worth = (list: readonly Effect[] | undefined) => effectsWorth(view, seat, list ?? [], depth);
  if ('check' in effect) return checkWorth(view, seat, effect.check, worth);
  if ('roll' in effect) return rollWorth(view, seat, effect.roll, worth);
  if ('choose' in effect)
    return Math.max(...effect.choose.map((option) => worth(option.do) - costOf(view, seat, option.cost ?? [])));
  if ('may' in effect) return Math.max(0, worth(effect.may.do) - costOf(view, seat, effect.may.cost ?? []));
  if ('if' in effect) return 0.5 * (worth(effect.then) + worth(effect.else));
  if ('each' in effect) return worth(effect.do) * (effect.each === 'investigator' ? view.game.state.players / 2 : 1);
  if ('gain' in effect) return amountsWorth(view, seat, effect.gain, 1);
  if ('lose' in effect) return amountsWorth(view, seat, effect.lose, -1);
  if ('restore' in effect) return gainWorth(view, seat, effect.restore, 20);
  if ('split' in effect) {
    const points = sized(effect.split.amount, 0);
    return Math.max(gainWorth(view, seat, 'sanity', points), gainWorth(view, seat, 'stamina', points));
  }
  if ('spend' in effect) return -costOf(view, seat, [effect]);
  if ('draw' in effect) {
    const { deck, count, keep } = effect.draw;
    const best = count === 'all' ? 1.6 : keep === undefined ? count : 1 + 0.25 * (count - keep);
    return best * newCardWorth(deck);
  }
  if ('take' in effect) return 2;
  if ('buy' in effect || 'sale' in effect) return investigator(view.game, seat).money >= 3 ? 0.7 : 0;
  if ('sell' in effect) return 0.3;
  if ('discard' in effect) return -discardCost(view, seat, effect.discard.count);
  if ('claimTrophy' in effect) return 1.2;
  if ('status' in effect) return statusWorth(view, seat, effect.status);
  if ('moveThroughGate' in effect) return -0.7;
  if ('encounter' in effect) return 0.2;
  if ('monster' in effect) return -1 * effect.monster.count;
  if ('monsterAt' in effect) return -0.8;
  if ('gate' in effect) return -3.5;
  if ('closeGate' in effect) return effect.closeGate.which === 'that' ? 1 : 5 + 3 * urgency(view);
  if ('doom' in effect) return -WEIGHTS.doom * effect.doom;
  if ('terror' in effect) return effect.terror === 'to10' ? -8 : -TERROR * effect.terror;
  if ('close' in effect) return -0.4;
  if ('returnToCup' in effect) return 0.3;
  if ('replaceInvestigator' in effect) return -4;
  if ('removeElderSigns' in effect) return -10;
  if ('gameOver' in effect) return -100;
  return 0;
}

function checkWorth(
  view: Viewpoint,
  seat: Seat,
  check: Check,
  worth: (list: readonly Effect[] | undefined) => number,
): number {
  const odds = (needed: number) =>
    checkOdds(view.game, seat, {
      kind: check.skill as CheckName,
      modifier: check.mod,
      difficulty: needed,
      rule: '2E-101',
    });
  if (check.bySuccesses)
    return check.bySuccesses.reduce(
      (sum, { min, max, do: list }) => sum + (odds(min) - (max === null ? 0 : odds(max + 1))) * worth(list),
      0,
    );
  const passing = odds(Math.max(1, check.difficulty));
  if (check.perSuccess) return (odds(1) + odds(2)) * worth(check.perSuccess) + (1 - odds(1)) * worth(check.fail);
  return passing * worth(check.pass) + (1 - passing) * worth(check.fail);
}

function rollWorth(
  view: Viewpoint,
  seat: Seat,
  roll: Roll,
  worth: (list: readonly Effect[] | undefined) => number,
): number {
  const { sanity, stamina } = investigator(view.game, seat);
  const dice = roll.dice === 'currentSanity' ? sanity : roll.dice === 'currentStamina' ? stamina : roll.dice;
  let sum = 0;
  for (const band of roll.bands ?? []) {
    const share =
      'successes' in band ? (band.successes === 0 ? (2 / 3) ** dice : 1 / 3) : (band.max - band.min + 1) / 6;
    sum += share * worth(band.do);
  }
  for (const { min, max, do: list } of roll.perDie ?? []) sum += ((dice * (max - min + 1)) / 6) * worth(list);
  if (roll.perSuccess) sum += (dice / 3) * worth(roll.perSuccess);
  if (roll.perFailure) sum += ((2 * dice) / 3) * worth(roll.perFailure);
  return sum;
}

function amountsWorth(view: Viewpoint, seat: Seat, amounts: Amounts, sign: 1 | -1): number {
  const one = investigator(view.game, seat);
  let sum = 0;
  for (const what of ['sanity', 'stamina'] as const) {
    if (amounts[what] === undefined) continue;
    const points = sized(amounts[what], one[what]);
    sum += sign > 0 ? gainWorth(view, seat, what, points) : -lossCost(view, seat, what, points);
  }
  if (amounts.clue !== undefined) sum += sign * sized(amounts.clue, one.clues) * clueWorth(view, seat);
  if (amounts.money !== undefined) sum += sign * 0.2 * sized(amounts.money, one.money);
  if (amounts.maxSanity !== undefined) sum += sign * 1.5 * sized(amounts.maxSanity, 1);
  if (amounts.maxStamina !== undefined) sum += sign * 1.5 * sized(amounts.maxStamina, 1);
  return sum;
}

/** An amount as a plain number. */
function sized(amount: Amount | undefined, have: number): number {
  if (typeof amount === 'number') return amount;
  switch (amount) {
    case undefined:
      return 0;
    case 'all':
      return have;
    case 'halfDown':
      return Math.floor(have / 2);
    case 'halfUp':
      return Math.ceil(have / 2);
    case 'd6':
      return 3.5;
    case '2d6':
      return 7;
    case 'spent':
      return 1;
    default:
      return 1;
  }
}

/** What paying those costs gives up. */
export function costOf(view: Viewpoint, seat: Seat, cost: readonly Effect[]): number {
  let sum = 0;
  for (const part of cost) {
    if ('spend' in part) {
      const { what, count = 1, toughness, ...resources } = part.spend;
      sum -= amountsWorth(view, seat, resources as Amounts, -1);
      if (what === 'monsterTrophy') sum += toughness === undefined ? 0.3 * count : 0.12 * toughness;
      else if (what === 'gateTrophy') sum += 1.4 * count;
      else if (what !== undefined) sum += 0.9 * count;
    } else if ('discard' in part) sum += discardCost(view, seat, part.discard.count);
    else if ('returnToBox' in part) sum += 1;
  }
  return sum;
}

function discardCost(view: Viewpoint, seat: Seat, count: number | 'all' | 'halfDown' | 'halfUp' = 1): number {
  const { cards } = investigator(view.game, seat);
  if (cards.length === 0) return 0;
  const all = cards.reduce((sum, { id }) => sum + Math.min(2, heldWorth(view, seat, id)), 0);
  const average = all / cards.length;
  if (count === 'all') return all;
  if (typeof count !== 'number') return all / 3;
  return Math.min(count, cards.length) * average * 0.7;
}

function statusWorth(view: Viewpoint, seat: Seat, status: Status): number {
  const one = investigator(view.game, seat);
  switch (status) {
    case 'blessed':
      return 2.2;
    case 'cursed':
      return -2.2;
    case 'delayed':
    case 'loseNextTurn':
      return -1;
    case 'arrested':
      return -1.8 - 0.1 * one.money;
    case 'lostInTimeAndSpace':
      return -3;
    case 'devoured':
      return -8 - one.clues;
    default:
      return status satisfies never;
  }
}
