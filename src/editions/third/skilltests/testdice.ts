import type { Seat } from '../../../engine/decision.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import type { Cause } from '../state/event.ts';
import type { Game, TestInHand } from '../state/state.ts';

/** Successes of the dice on the table and those added (3E-463.5a). */
export function successesOf(hand: TestInHand): number {
  // 3E-463.5a-2
  return hand.dice.reduce((sum, die) => sum + worth(hand, die), hand.added);
}

/** Places of the dice that are no success, the lowest first. */
export function failing(hand: TestInHand): number[] {
  return places(hand)
    .filter((place) => worth(hand, hand.dice[place] ?? 0) === 0)
    .sort((a, b) => (hand.dice[a] ?? 0) - (hand.dice[b] ?? 0));
}

/** Every die's place. */
export function places(hand: TestInHand): number[] {
  return hand.dice.map((_, place) => place);
}

/**
 * The die that so much more makes worth the most successes more (a 5 too, where a six is worth two), or null. Of equal
 * ones a success before a failure, which can still be rolled again; then the lowest.
 */
export function lifted(hand: TestInHand, by: number): number | null {
  const now = (place: number) => worth(hand, hand.dice[place] ?? 0);
  const gain = (place: number) => worth(hand, (hand.dice[place] ?? 0) + by) - now(place);
  const [best] = places(hand)
    .filter((place) => gain(place) > 0)
    .sort((a, b) => gain(b) - gain(a) || now(b) - now(a) || (hand.dice[a] ?? 0) - (hand.dice[b] ?? 0));
  return best ?? null;
}

/** Rolls those dice again; the new result stands (3E-463.4). */
export function reroll(game: Game, hand: TestInHand, chosen: readonly number[], by: Cause): void {
  const dice = game.chance.dice(`reroll seat ${hand.seat}`, chosen.length);
  for (const [index, place] of chosen.entries()) hand.dice[place] = dice[index] ?? 1;
  game.events.push({
    type: 'Rerolled',
    seat: hand.seat,
    by,
    dice,
    faces: [...hand.faces],
    successes: successesOf(hand),
  });
}

/**
 * More successes for the test at hand (3E-463.4d). While a spell's casting has not come to its test, they are kept
 * for that test.
 */
export function addToTest(game: Game, seat: Seat, amount: number, cause: Cause): void {
  const { casting, test: hand } = game.state;
  if (amount <= 0) return;
  if (casting && !casting.tested && casting.seat === seat) {
    casting.added = (casting.added ?? 0) + amount;
    return;
  }
  if (!hand) return;
  hand.added += amount;
  game.events.push({ type: 'SuccessesAdded', seat: hand.seat, by: cause, amount, successes: successesOf(hand) });
}

/** More on the result of dice of the test at hand, at most 6: on the one die that gains by it, or on each. */
export function addToDie(game: Game, by: number, dice: 'one' | 'each', cause: Cause): void {
  const hand = game.state.test;
  if (!hand) return;
  const one = lifted(hand, by);
  const chosen = dice === 'each' ? places(hand) : one === null ? [] : [one];
  if (chosen.length === 0) return;
  for (const place of chosen) hand.dice[place] = Math.min(6, (hand.dice[place] ?? 0) + by);
  game.events.push({
    type: 'DiceChanged',
    seat: hand.seat,
    by: cause,
    dice: [...hand.dice],
    faces: [...hand.faces],
    successes: successesOf(hand),
  });
}

function worth(hand: TestInHand, die: number): number {
  const shown = Math.min(6, die);
  if (!hand.faces.includes(shown)) return 0;
  return shown === 6 ? hand.perSix : 1;
}

/** Chance of at least one success with so many dice rolled again. */
export function oddsOfReroll(hand: TestInHand, count: number): number {
  return 1 - (1 - hand.faces.length / 6) ** count;
}

/** What rerolling so many failed dice promises, where nothing has succeeded yet. */
export function rerollProspect(hand: TestInHand, count: number): Prospect {
  return successesOf(hand) === 0 ? { odds: oddsOfReroll(hand, count) } : {};
}
