import type { Seat } from '../../engine/decision.ts';
import { type Phrase, type Ref, ref } from '../../engine/phrase.ts';

/** What is remembered of a game that is over, or as far as it went. */
export interface Chronicle {
  /** Whom the players played against. */
  foe: Ref;
  turns: number;
  /** Null = given up. */
  result: 'won' | 'lost' | null;
  /** How it was won or lost; it may use `foe` and `turns`. */
  how: Phrase | null;
  /** Null where none is counted. */
  score: number | null;
  /** How far the foe had come, and what else of games like it can be compared. */
  figures?: Phrase;
  /** Places that were sealed when it ended; left out where nothing is sealed. */
  seals?: number;
  seats: SeatChronicle[];
}

interface SeatChronicle {
  seat: Seat;
  /** Who was played, at the end. */
  sheet: Ref;
  /** How many investigators the seat has lost: devoured, defeated or retired for good. */
  lost: number;
  /** Dice of checks. */
  dice: number;
  /** Successes that so many dice promised. */
  promised: number;
  successes: number;
}

const FACES = 6;

/** Who was played on each seat, how many it lost, and how well it rolled: of its dice, how many sixths of a success they promised. */
export function seatChronicles(
  investigators: readonly { sheet: string; lost: number }[],
  rolls: readonly { dice: number; sixths: number; successes: number }[],
): SeatChronicle[] {
  return investigators.map(({ sheet, lost }, seat) => {
    const { dice, sixths, successes } = rolls[seat] ?? { dice: 0, sixths: 0, successes: 0 };
    return { seat, sheet: ref('sheet', sheet), lost, dice, promised: sixths / FACES, successes };
  });
}
