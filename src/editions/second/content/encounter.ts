import { z } from 'zod';
import type { Effect } from './effect.ts';
import type { Grammar } from './grammar.ts';

/** What one entry of a location card or gate card does. */
export interface Encounter {
  effects: Effect[];
}

/** Neighborhood → location (or `inner-sanctum`) → the entries of the cards 1 to 7. */
export const encountersSchema = ({ effects }: Grammar) =>
  z.record(z.string(), z.record(z.string(), z.array(z.strictObject({ effects })).length(7)));
type Encounters = z.infer<ReturnType<typeof encountersSchema>>;

/** A location card: number `n` of its neighborhood's deck, with the entry of each of its locations. */
export interface LocationCard {
  /** `<neighborhood>-<n>` */
  id: string;
  neighborhood: string;
  n: number;
  entries: Record<string, Encounter>;
}

/** The location cards of all decks: seven a neighborhood, an entry for each of its locations (2E-210). */
export function locationCardsOf(encounters: Encounters): LocationCard[] {
  return Object.entries(encounters).flatMap(([neighborhood, locations]) =>
    [1, 2, 3, 4, 5, 6, 7].map((n) => {
      const entries: Record<string, Encounter> = {};
      for (const [location, cards] of Object.entries(locations)) {
        const found = cards[n - 1];
        if (found) entries[location] = found;
      }
      return { id: `${neighborhood}-${n}`, neighborhood, n, entries };
    }),
  );
}
