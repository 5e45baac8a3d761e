import type { Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import type { Game } from '../state/state.ts';
import { type CheckSpec, checkFormula, checkOdds } from './check.ts';

/** What an option that leads to a check shows: "5 dice, 2 successes needed" and the exact chance, 0 to 1. */
export interface Prospect {
  note: Phrase;
  odds: number;
}

/** The outlook of a check that has not been rolled. */
export function prospect(game: Game, seat: Seat, spec: CheckSpec): Prospect {
  const dice = diceOfCheck(game, seat, spec);
  return {
    note: spec.bySuccesses ? phrase('note-dice', { dice }) : phrase('note-check', { dice, needed: spec.difficulty }),
    odds: checkOdds(game, seat, spec),
  };
}

/** How many dice a check rolls, 0 or more (2E-2207). */
export function diceOfCheck(game: Game, seat: Seat, spec: CheckSpec): number {
  return Math.max(
    0,
    checkFormula(game, seat, spec).reduce((sum, part) => sum + part.dice, 0),
  );
}
