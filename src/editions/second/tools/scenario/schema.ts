import { z } from 'zod';
import { answerSchema, defaultsSchema, scenarioShape } from '../../../tools/scenario.ts';
import { optionsSchema } from '../../state/options.ts';
import { PHASES } from '../../state/state.ts';

const count = z.number().int().min(0);
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
  answerSchema,
  /** Takes up an offer. */
  z.strictObject({ interrupt: z.string(), seat: count.optional() }),
  defaultsSchema,
]);

export const scenarioSchema = z.strictObject({
  ...scenarioShape,
  given: givenSchema,
  play: z.array(playSchema).default([]),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type Given = Scenario['given'];
