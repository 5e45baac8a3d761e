import { z } from 'zod';
import { passOn } from '../../language/issue.ts';
import { type ArchiveAbility, abilityShapes, actionText } from './ability.ts';
import { encounters } from './encounter.ts';
import type { Grammar, Listed } from './grammar.ts';
import { ARCHIVE_KINDS, MARKER_COLORS } from './vocabulary.ts';

const text = z.string().min(1);
const exact = z.strictObject;

/** What happens when the state of the game comes to fit a condition: each time it does, unless it fires only once. */
const stateRule = ({ condition, effects }: Grammar) =>
  exact({ when: condition, if: condition.exactOptional(), do: effects });
export type StateRule = z.output<ReturnType<typeof stateRule>>;

/** What is in force while its side is up. `when` holds a condition of the game's state, not an event. */
export const ruleShapes = (grammar: Grammar) => ({ when: stateRule(grammar), ...abilityShapes(grammar).archive });
/** What reaches an objective. */
export const objectiveShapes = (grammar: Grammar) => ({
  when: stateRule(grammar),
  after: abilityShapes(grammar).archive.after,
  action: exact({ action: actionText(grammar) }),
});
type ObjectiveShapes = ReturnType<typeof objectiveShapes>;

export type ArchiveRule = StateRule | ArchiveAbility;
export type Objective = z.output<ObjectiveShapes[keyof ObjectiveShapes]>;

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

const term = exact({ marker: z.enum(MARKER_COLORS), faceUp: z.boolean() });

/** What either side may say. */
const side = (grammar: Grammar) => ({
  rules: z.array(byLeadingKey<ArchiveRule>(ruleShapes(grammar))).default([]),
  /** Marked with the clue icon; each fires once while the side is up. */
  objectives: z.array(byLeadingKey<Objective>(objectiveShapes(grammar))).default([]),
  /** Marked with the doom icon; each fires once while the side is up. */
  doom: z.array(stateRule(grammar)).default([]),
  /** That any investigator may perform, not while engaged. */
  actions: z.array(actionText(grammar)).default([]),
  /** Words the card defines. */
  terms: exact({ scar: term, mendedScar: term.exactOptional() }).exactOptional(),
});

const front = (grammar: Grammar) =>
  exact({
    ...side(grammar),
    /** Once, when the card is added front up. */
    onAdd: grammar.effects.default([]),
    /** The card is a space. */
    space: exact({ id: text }).exactOptional(),
    encounters: encounters(grammar).exactOptional(),
    epicMonster: text.exactOptional(),
  });

const back = (grammar: Grammar) =>
  exact({
    ...side(grammar),
    /** A title of its own. */
    name: text.exactOptional(),
    /** Once, when it is turned over, or when `read` names this side. */
    onFlip: grammar.effects.default([]),
    /** Nothing by themselves: `read` says which. */
    parts: z.record(text, grammar.effects).default({}),
  });

const card = (grammar: Grammar) =>
  exact({
    number: z.int().min(1),
    /** None: a card without a title of its own. */
    name: text.exactOptional(),
    scenarios: z.array(text).min(1),
    copies: z.int().min(1),
    kind: z.enum(ARCHIVE_KINDS),
    front: front(grammar),
    back: back(grammar).exactOptional(),
    /** Encounter cards and attached cards: at whose deck. */
    neighborhood: text.exactOptional(),
    /** Where the rulebook says the same. */
    rule: text.exactOptional(),
  });

export const archiveSchema = (grammar: Grammar) => exact({ cards: z.array(card(grammar)) });

export type ArchiveCard = Listed<typeof archiveSchema, 'cards'>;
