import type { Seat } from '../../../engine/decision.ts';
import type { Cause, Resource } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { investigator } from './investigator.ts';

const FIELDS = { money: 'money', clue: 'clues', remnant: 'remnants' } as const satisfies Record<Resource, string>;

/** So many tokens of a kind. */
interface Tokens {
  what: Resource;
  amount: number;
}

/** How much of it they have. */
export function has(game: Game, seat: Seat, what: Resource): number {
  return investigator(game, seat)[FIELDS[what]];
}

/** Takes tokens from the supply, which never runs out (3E-005.3). */
export function gain(game: Game, seat: Seat, { what, amount }: Tokens, by?: Cause): void {
  if (amount <= 0) return;
  investigator(game, seat)[FIELDS[what]] += amount;
  game.events.push({ type: 'Gained', seat, what, amount, ...(by ? { by } : {}) });
}

/** Gives up as much of it as there is, at most `amount`. @returns how much it was */
export function lose(game: Game, seat: Seat, { what, amount }: Tokens, by?: Cause): number {
  const lost = Math.min(amount, has(game, seat, what));
  if (lost <= 0) return 0;
  investigator(game, seat)[FIELDS[what]] -= lost;
  game.events.push({ type: 'Lost', seat, what, amount: lost, ...(by ? { by } : {}) });
  return lost;
}

/** Pays tokens (3E-417.1). @throws RangeError when there are not enough: costs are paid in full or not at all */
export function spend(game: Game, seat: Seat, { what, amount }: Tokens, on?: Cause): void {
  if (amount <= 0) return;
  if (has(game, seat, what) < amount) throw new RangeError(`seat ${seat} can't spend ${amount} ${what}`);
  investigator(game, seat)[FIELDS[what]] -= amount;
  game.events.push({ type: 'Spent', seat, what, amount, ...(on ? { on } : {}) });
}
