import { z } from 'zod';
import { optionsSchema } from '../options.ts';
import { PHASES } from '../state.ts';

const count = z.number().int().min(0);
const face = z.number().int().min(1).max(6);
const stop = z.number().int().min(0).max(3);

const cardSchema = z.union([
  z.string(),
  z.strictObject({ card: z.string(), exhausted: z.boolean().default(false), tokens: count.default(0) }),
]);

const investigatorSchema = z.strictObject({
  sheet: z.string(),
  at: z.string().optional(),
  sliders: z.tuple([stop, stop, stop]).optional(),
  sanity: count.optional(),
  stamina: count.optional(),
  money: count.default(0),
  clues: count.default(0),
  cards: z.array(cardSchema).default([]),
  monsterTrophies: z.array(z.string()).default([]),
  gateTrophies: z.array(z.string()).default([]),
  delayed: z.boolean().default(false),
  explored: z.boolean().default(false),
  arrested: z.boolean().default(false),
  eliminated: z.boolean().default(false),
  lostTurn: z.number().int().nullable().default(null),
  returnsOn: z.number().int().nullable().default(null),
  enteredBy: z.string().nullable().default(null),
});

const placeSchema = z.strictObject({
  clues: count.default(0),
  gate: z.string().nullable().default(null),
  sealed: z.boolean().default(false),
  closed: z.boolean().default(false),
});

const givenSchema = z.strictObject({
  options: optionsSchema.prefault({}),
  ancientOne: z.string().default('azathoth'),
  turn: z.number().int().min(1).default(2),
  phase: z.enum(PHASES).default('movement'),
  /** Whose part of the phase it is; the first player's if not said. */
  active: count.optional(),
  first: count.default(0),
  doom: count.default(0),
  terror: count.max(10).default(0),
  awake: z.boolean().default(false),
  environment: z.string().nullable().default(null),
  rumor: z
    .strictObject({ card: z.string(), tokens: count.default(0), monsters: z.array(z.string()).default([]) })
    .nullable()
    .default(null),
  investigators: z.array(investigatorSchema).min(1).max(8),
  places: z.record(z.string(), placeSchema).default({}),
  monsters: z.array(z.strictObject({ kind: z.string(), at: z.string() })).default([]),
  /** Cards on top of the decks, the first one topmost. */
  decks: z.record(z.string(), z.array(z.string())).default({}),
  /** The final battle in progress. */
  battle: z
    .strictObject({
      round: count.default(1),
      tally: count.default(0),
      combatRating: z.number().int().nullable().default(null),
    })
    .optional(),
  /** Cards and markers out of the game. */
  box: z.array(z.string()).default([]),
});

const playSchema = z.union([
  /** Answers the open decision (of that kind, of that seat). */
  z.strictObject({
    answer: z.union([z.string(), z.array(z.string())]),
    kind: z.string().optional(),
    seat: count.optional(),
  }),
  /** Takes up an offer. */
  z.strictObject({ interrupt: z.string(), seat: count.optional() }),
  /** Answers with each decision's default until that phase begins, or until nothing is open. */
  z.strictObject({ defaultsUntil: z.string() }),
]);

const expectSchema = z.strictObject({
  /** Path in the state to the value there, for instance `investigators.0.sanity: 3`. */
  state: z.record(z.string(), z.unknown()).default({}),
  /** Events that must have happened, in this order; each names the fields that matter. */
  events: z.array(z.record(z.string(), z.unknown())).default([]),
  /** Types of events that must not have happened. */
  noEvents: z.array(z.string()).default([]),
  /** The question that is open at the end; null = none. */
  open: z
    .strictObject({
      kind: z.string(),
      seat: count.optional(),
      options: z.array(z.string()).optional(),
      without: z.array(z.string()).optional(),
    })
    .nullable()
    .optional(),
});

export const scenarioSchema = z.strictObject({
  name: z.string(),
  rules: z.array(z.string()).default([]),
  seed: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .default('5eed'.repeat(16)),
  given: givenSchema,
  /** How many steps (a phase, or one investigator's part of it) are played at most; as far as it goes if not said. */
  steps: z.number().int().min(1).optional(),
  dice: z.array(face).default([]),
  draws: z.array(z.string()).default([]),
  play: z.array(playSchema).default([]),
  expect: expectSchema.prefault({}),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type Given = Scenario['given'];
