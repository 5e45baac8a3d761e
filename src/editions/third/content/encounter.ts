import { z } from 'zod';
import type { Grammar, Listed } from './grammar.ts';
import type { StreetKind } from './vocabulary.ts';

const text = z.string().min(1);
const few = z.int().min(0);
const numbered = { id: text, number: z.int().min(1), of: z.int().min(1) };

const encounter = ({ effects }: Grammar) =>
  z.strictObject({
    effect: effects,
    /** A name that archive cards react to, and where the encounter is broken off then. */
    mentions: z.strictObject({ name: text, stopsAt: z.enum(['start', 'ifBought']) }).exactOptional(),
  });
/** What one section of an encounter card does. */
export type Encounter = z.infer<ReturnType<typeof encounter>>;

/** Space id → its section. */
export const encounters = (grammar: Grammar) => z.record(text, encounter(grammar));

export const neighborhoodCardsSchema = (grammar: Grammar) =>
  z.strictObject({
    cards: z.array(z.strictObject({ ...numbered, neighborhood: text, encounters: encounters(grammar) })),
  });
export type NeighborhoodCard = Listed<typeof neighborhoodCardsSchema, 'cards'>;

const streetSections = (grammar: Grammar): z.ZodType<Record<StreetKind, Encounter>> =>
  z.strictObject({ residential: encounter(grammar), bridge: encounter(grammar), scenic: encounter(grammar) });
export const streetCardsSchema = (grammar: Grammar) =>
  z.strictObject({ cards: z.array(z.strictObject({ ...numbered, encounters: streetSections(grammar) })) });
export type StreetCard = Listed<typeof streetCardsSchema, 'cards'>;

const anomalyCard = ({ effects }: Grammar) =>
  z.strictObject({
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
export const anomalyCardsSchema = (grammar: Grammar) =>
  z.strictObject({
    sets: z.array(z.strictObject({ id: text, set: text, scenario: text, cards: z.array(anomalyCard(grammar)) })),
  });
export type AnomalySet = Listed<typeof anomalyCardsSchema, 'sets'>;

const eventCard = (grammar: Grammar) =>
  z.strictObject({
    ...numbered,
    neighborhood: text,
    /** One entry for each doom symbol. */
    doomSpaces: z.array(text).min(1),
    encounters: encounters(grammar),
  });
export const eventsSchema = (grammar: Grammar) =>
  z.strictObject({ scenarios: z.array(z.strictObject({ scenario: text, cards: z.array(eventCard(grammar)) })) });
/** An event card (3E-428); `scenario`: whose event deck it belongs to. */
export type EventCard = z.infer<ReturnType<typeof eventCard>> & { scenario: string };
