import { z } from 'zod';
import { passOn } from '../../language/issue.ts';
import { ABILITIES, type ArchiveAbility, actionText } from './ability.ts';
import { encounters } from './encounter.ts';
import { condition, effects } from './grammar.ts';
import { ARCHIVE_KINDS, MARKER_COLORS } from './vocabulary.ts';

const text = z.string().min(1);
const exact = z.strictObject;

/** What happens when the state of the game comes to fit a condition: each time it does, unless it fires only once. */
const stateRule = exact({ when: condition, if: condition.exactOptional(), do: effects });
export type StateRule = z.output<typeof stateRule>;

const objectiveAction = exact({ action: actionText });

/** What is in force while its side is up. `when` holds a condition of the game's state, not an event. */
export const RULES = { when: stateRule, ...ABILITIES.archive };
/** What reaches an objective. */
export const OBJECTIVES = { when: stateRule, after: ABILITIES.archive.after, action: objectiveAction };

export type ArchiveRule = StateRule | ArchiveAbility;
export type Objective = z.output<(typeof OBJECTIVES)[keyof typeof OBJECTIVES]>;

/** Picks the schema by the leading key, so that a mistake is reported at its own path. */
function byLeadingKey<T>(schemas: Readonly<Record<string, z.ZodType<T>>>): z.ZodType<T> {
  return z.unknown().transform((value, context): T => {
    const [, schema] =
      typeof value === 'object' && value !== null ? (Object.entries(schemas).find(([key]) => key in value) ?? []) : [];
    if (schema) return passOn(schema.safeParse(value), context);
    context.addIssue({ code: 'custom', message: 'is no known rule' });
    return z.NEVER;
  });
}
const rule = byLeadingKey<ArchiveRule>(RULES);
const objective = byLeadingKey<Objective>(OBJECTIVES);

const term = exact({ marker: z.enum(MARKER_COLORS), faceUp: z.boolean() });

/** What either side may say. */
const side = {
  rules: z.array(rule).default([]),
  /** Marked with the clue icon; each fires once while the side is up. */
  objectives: z.array(objective).default([]),
  /** Marked with the doom icon; each fires once while the side is up. */
  doom: z.array(stateRule).default([]),
  /** That any investigator may perform, not while engaged. */
  actions: z.array(actionText).default([]),
  /** Words the card defines. */
  terms: exact({ scar: term, mendedScar: term.exactOptional() }).exactOptional(),
};

const front = exact({
  ...side,
  /** Once, when the card is added front up. */
  onAdd: effects.default([]),
  /** The card is a space. */
  space: exact({ id: text }).exactOptional(),
  encounters: encounters.exactOptional(),
  epicMonster: text.exactOptional(),
});

const back = exact({
  ...side,
  /** A title of its own. */
  name: text.exactOptional(),
  /** Once, when it is turned over, or when `read` names this side. */
  onFlip: effects.default([]),
  /** Nothing by themselves: `read` says which. */
  parts: z.record(text, effects).default({}),
});

const card = exact({
  number: z.int().min(1),
  /** None: a card without a title of its own. */
  name: text.exactOptional(),
  scenarios: z.array(text).min(1),
  copies: z.int().min(1),
  kind: z.enum(ARCHIVE_KINDS),
  front,
  back: back.exactOptional(),
  /** Encounter cards and attached cards: at whose deck. */
  neighborhood: text.exactOptional(),
  /** Where the rulebook says the same. */
  rule: text.exactOptional(),
});

export const archiveSchema = exact({ cards: z.array(card) });

export type ArchiveCard = z.infer<typeof card>;
