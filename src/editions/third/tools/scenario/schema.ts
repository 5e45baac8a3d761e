import { z } from 'zod';
import { answerSchema, defaultsSchema, scenarioShape } from '../../../tools/scenario.ts';
import { MARKER_COLORS, MYTHOS_TOKENS, SIDES, SKILLS } from '../../content/vocabulary.ts';
import { optionsSchema, SCENARIOS } from '../../state/options.ts';
import { LEAVINGS, MONSTER_STATUSES } from '../../state/vocabulary.ts';

const count = z.number().int().min(0);
const tokens = z.record(z.string(), count);

const cardSchema = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    damage: count.default(0),
    horror: count.default(0),
    tokens: tokens.default({}),
  }),
]);

const investigatorSchema = z.strictObject({
  sheet: z.string(),
  at: z.string().optional(),
  left: z.enum(LEAVINGS).nullable().default(null),
  damage: count.default(0),
  horror: count.default(0),
  money: count.default(0),
  clues: count.default(0),
  remnants: count.default(0),
  focus: z.partialRecord(z.enum(SKILLS), count).default({}),
  cards: z.array(cardSchema).default([]),
  delayed: z.boolean().default(false),
  inactive: z.boolean().default(false),
  performed: z.array(z.string()).default([]),
  lodge: z.boolean().default(false),
});

/** Steps between which a position can lie. */
export const STEPS = [
  'action.start',
  'action.turn',
  'monster.activation',
  'monster.attack',
  'monster.ready',
  'encounter.turn',
  'mythos.turn',
  'round.end',
] as const;

const givenSchema = z.strictObject({
  options: optionsSchema.prefault({}),
  scenario: z.enum(SCENARIOS).default('approachOfAzathoth'),
  round: z.number().int().min(1).default(2),
  step: z.enum(STEPS).default('action.turn'),
  /** Whose mythos turn it is, in player order. */
  index: count.default(0),
  leader: count.default(0),
  investigators: z.array(investigatorSchema).min(1).max(6),
  /** Sheets that nobody can choose any more. */
  gone: z.array(z.string()).default([]),
  /** Doom by space; instead of what the scenario begins with. */
  doom: z.record(z.string(), count).default({}),
  /** Clues by neighborhood. */
  clues: z.record(z.string(), count).default({}),
  anomalies: z.array(z.string()).default([]),
  markers: z.array(z.strictObject({ color: z.enum(MARKER_COLORS), faceUp: z.boolean(), at: z.string() })).default([]),
  revealed: z.array(z.enum(MARKER_COLORS)).default([]),
  /** Instead of those the scenario begins with. */
  monsters: z
    .array(
      z.strictObject({
        kind: z.string(),
        at: z.string(),
        status: z.enum(MONSTER_STATUSES).default('ready'),
        engagedWith: z.array(count).default([]),
        damage: count.default(0),
      }),
    )
    .default([]),
  sheet: z.strictObject({ doom: count.default(0), clues: count.default(0), markers: count.default(0) }).prefault({}),
  codex: z
    .array(
      z.strictObject({
        number: count,
        side: z.enum(SIDES).default('front'),
        tokens: tokens.default({}),
        fired: z.array(z.string()).default([]),
        deck: z.string().nullable().default(null),
      }),
    )
    .default([]),
  /** Archive cards set aside. */
  setAside: z.array(count).default([]),
  rumor: z
    .strictObject({ headline: z.string(), tokens: tokens.default({}) })
    .nullable()
    .default(null),
  /** Mythos tokens drawn since the cup was filled. */
  drawn: z.array(z.enum(MYTHOS_TOKENS)).default([]),
  /** Items on display; the rest of the five comes from the deck. */
  display: z.array(z.string()).default([]),
  /**
   * Cards on top of the decks, the first one topmost; `monster` takes from the bottom, the last one first. Those of
   * neighborhoods by their ids; event cards and `archive:<number>` may lie there too.
   */
  decks: z.record(z.string(), z.array(z.string())).default({}),
  /** Cards at the bottom of the decks, the last one undermost; doom spreads from there. */
  bottoms: z.record(z.string(), z.array(z.string())).default({}),
  /** The topmost first. */
  eventDiscard: z.array(z.string()).default([]),
});

const playSchema = z.union([answerSchema, defaultsSchema]);

export const scenarioSchema = z.strictObject({
  edition: z.literal('third'),
  ...scenarioShape,
  given: givenSchema,
  play: z.array(playSchema).default([]),
});

export type Scenario = z.output<typeof scenarioSchema>;
export type Given = Scenario['given'];
