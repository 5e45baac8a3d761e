import { z } from 'zod';
import type { Grammar, Listed } from './grammar.ts';
import { EDGES, MARKER_COLORS, type MythosToken, STREET_KINDS } from './vocabulary.ts';

const text = z.string().min(1);
const few = z.int().min(0);
const exact = z.strictObject;

const cup: z.ZodType<Record<MythosToken, number>> = exact({
  spreadDoom: few,
  spawnMonster: few,
  spawnClue: few,
  readHeadline: few,
  gateBurst: few,
  reckoning: few,
  blank: few,
});

const street = exact({
  id: text,
  kind: z.enum(STREET_KINDS),
  from: text,
  /** The edge of `from` it lies on. */
  edge: z.enum(EDGES),
  to: text,
  /** Spaces it touches. */
  borders: z.array(text).min(1),
});

const scenario = ({ effects }: Grammar) =>
  exact({
    id: text,
    /** Only shown (3E-481.3a). */
    name: text,
    /** Also the unstable space while the event discard pile is empty (3E-449). */
    startingSpace: text,
    /** The board, as setup lays it out for the whole game. */
    map: exact({
      /** Axial coordinates of hexagons: q to the right, r to the lower right. */
      neighborhoods: z.array(exact({ id: text, at: exact({ q: z.int(), r: z.int() }) })),
      streets: z.array(street),
      /** Every space and street with all that it is adjacent to. */
      adjacency: z.record(text, z.array(text)),
    }),
    startingDoom: z.array(exact({ space: text, amount: z.int().min(1) })),
    startingMonsters: z.array(exact({ monster: text, space: text })),
    startingMarkers: z.array(exact({ space: text, color: z.enum(MARKER_COLORS), faceUp: z.boolean() })),
    /** The monsters placed at the start included. */
    monsterDeck: z.array(exact({ monster: text, copies: z.int().min(1) })),
    monsterDeckSize: few,
    mythosCup: cup,
    /** With each reckoning token. */
    reckoning: effects,
    /** Whose event cards. */
    events: text,
    /** Monster ids, all copies of each. */
    setAside: z.array(text),
    setAsideArchive: z.array(z.int().min(1)),
    /** Archive cards in the codex at the start. */
    codex: z.array(z.int().min(1)),
    anomalySet: text.nullable(),
  });

export const scenariosSchema = (grammar: Grammar) => exact({ scenarios: z.array(scenario(grammar)) });

export type Scenario = Listed<typeof scenariosSchema, 'scenarios'>;
export type ScenarioStreet = z.infer<typeof street>;
