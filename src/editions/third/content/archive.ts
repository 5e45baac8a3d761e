import { z } from 'zod';
import type { AbilityOf } from './ability.ts';
import { abilityKinds, actionText } from './ability-schema.ts';
import type { Condition, Effect } from './effect.ts';
import { encounters } from './encounter.ts';
import { condition, effects } from './grammar.ts';
import { passOn } from './issue.ts';
import { ARCHIVE_KINDS, MARKER_COLORS } from './vocabulary.ts';

const text = z.string().min(1);
const exact = z.strictObject;

/** What happens when the state of the game comes to fit a condition: each time it does, unless it fires only once. */
export interface StateRule {
  when: Condition;
  if?: Condition;
  do: Effect[];
}

/** Kinds of archive rules beside `when`: the same as the abilities of that name. */
const RULE_KINDS = ['after', 'replace', 'modify', 'forbid', 'action'] as const;
type RuleKind = (typeof RULE_KINDS)[number];

/** In force while its side is up. `when` holds a condition of the game's state, not an event. */
export type ArchiveRule = StateRule | AbilityOf<RuleKind>;

const stateRule: z.ZodType<StateRule> = exact({ when: condition, if: condition.exactOptional(), do: effects });

const rule: z.ZodType<ArchiveRule> = z.unknown().transform((value, context): ArchiveRule => {
  if (typeof value === 'object' && value !== null) {
    if ('when' in value) return passOn(stateRule.safeParse(value), context);
    const kind = RULE_KINDS.find((candidate) => candidate in value);
    if (kind) {
      const schema: z.ZodType<AbilityOf<RuleKind>> = abilityKinds[kind];
      return passOn(schema.safeParse(value), context);
    }
  }
  context.addIssue({ code: 'custom', message: 'is no known rule' });
  return z.NEVER;
});

const term = exact({ marker: z.enum(MARKER_COLORS), faceUp: z.boolean() });

const side = exact({
  /** Of this side, where it has one of its own. */
  name: text.exactOptional(),
  /** Once, when the card is added front up. */
  onAdd: effects.default([]),
  /** Once, when it is turned over, or when `read` names this side. */
  onFlip: effects.default([]),
  /** Nothing by themselves: `read` says which. */
  parts: z.record(text, effects).default({}),
  rules: z.array(rule).default([]),
  /** Marked with the clue icon; each fires once while the side is up. */
  objectives: z.array(rule).default([]),
  /** Marked with the doom icon; each fires once while the side is up. */
  doom: z.array(stateRule).default([]),
  /** That any investigator may perform, not while engaged. */
  actions: z.array(actionText).default([]),
  /** The card is a space. */
  space: exact({ id: text, adjacentTo: z.array(text), doomGoesTo: z.literal('sheet') }).exactOptional(),
  encounters: encounters.exactOptional(),
  epicMonster: text.exactOptional(),
  /** Words the card defines. */
  terms: exact({ scar: term, mendedScar: term.exactOptional() }).exactOptional(),
});

const card = exact({
  number: z.int().min(1),
  /** None: a card without a title of its own. */
  name: text.exactOptional(),
  scenarios: z.array(text).min(1),
  copies: z.int().min(1),
  kind: z.enum(ARCHIVE_KINDS),
  front: side,
  back: side.exactOptional(),
  /** Encounter cards and attached cards: at whose deck. */
  neighborhood: text.exactOptional(),
  /** Where the rulebook says the same. */
  rule: text.exactOptional(),
});

export const archiveSchema = exact({ cards: z.array(card) });

export type ArchiveCard = z.infer<typeof card>;
export type ArchiveSide = z.infer<typeof side>;
