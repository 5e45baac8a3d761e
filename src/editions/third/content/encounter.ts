import { z } from 'zod';
import { effects } from './grammar.ts';
import type { StreetKind } from './vocabulary.ts';

const text = z.string().min(1);
const few = z.int().min(0);
const numbered = { id: text, number: z.int().min(1), of: z.int().min(1) };

const encounter = z.strictObject({
  effect: effects,
  /** A name that archive cards react to, and where the encounter is broken off then. */
  mentions: z.strictObject({ name: text, stopsAt: z.enum(['start', 'ifBought']) }).exactOptional(),
});
/** What one section of an encounter card does. */
export type Encounter = z.infer<typeof encounter>;

/** Space id → its section. */
export const encounters = z.record(text, encounter);

const neighborhoodCard = z.strictObject({ ...numbered, neighborhood: text, encounters });
export const neighborhoodCardsSchema = z.strictObject({ cards: z.array(neighborhoodCard) });
export type NeighborhoodCard = z.infer<typeof neighborhoodCard>;

const streetSections: z.ZodType<Record<StreetKind, Encounter>> = z.strictObject({
  residential: encounter,
  bridge: encounter,
  scenic: encounter,
});
const streetCard = z.strictObject({ ...numbered, encounters: streetSections });
export const streetCardsSchema = z.strictObject({ cards: z.array(streetCard) });
export type StreetCard = z.infer<typeof streetCard>;

const anomalyCard = z.strictObject({
  ...numbered,
  /** The one whose doom fits that of the investigator's space; `max` null: no upper end. */
  encounters: z
    .array(
      z.strictObject({
        doomInYourSpace: z.strictObject({ min: few, max: few.nullable() }),
        effect: effects,
      }),
    )
    .min(1),
});
const anomalySet = z.strictObject({ id: text, set: text, scenario: text, cards: z.array(anomalyCard) });
export const anomalyCardsSchema = z.strictObject({ sets: z.array(anomalySet) });
export type AnomalySet = z.infer<typeof anomalySet>;

const eventCard = z.strictObject({
  ...numbered,
  neighborhood: text,
  /** One entry for each doom symbol. */
  doomSpaces: z.array(text).min(1),
  encounters,
});
export const eventsSchema = z.strictObject({
  scenarios: z.array(z.strictObject({ scenario: text, cards: z.array(eventCard) })),
});
/** An event card (3E-428); `scenario`: whose event deck it belongs to. */
export type EventCard = z.infer<typeof eventCard> & { scenario: string };
