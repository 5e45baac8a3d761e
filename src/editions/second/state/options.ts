import { z } from 'zod';
import { THEMES } from '../../../render/theme.ts';

export const PRINTINGS = ['revised', '2005'] as const;
export type Printing = (typeof PRINTINGS)[number];

export const TURN_ORDERS = ['book', 'sheet', 'sitting'] as const;
/** Who acts when: as printed, as printed with orders handed in (2E-T03), or whoever is there (2E-T10). */
export type TurnOrder = (typeof TURN_ORDERS)[number];

/** Rulings that can be switched (section 47 of the rules). */
const rulingsSchema = z.strictObject({
  devouredKeepsTrophies: z.boolean().default(true),
  lastingEffectsNeedHands: z.boolean().default(true),
  delayedEndsMovement: z.boolean().default(true),
  surgeCapUnderLimit: z.boolean().default(true),
  castAtZeroSanity: z.enum(['resolves', 'fails']).default('resolves'),
  nightgauntNoGate: z.enum(['nothing', 'lost']).default('nothing'),
});

/** The designer's variants L1 to L13 and Stormknight. */
const variantsSchema = z.strictObject({
  doubleMonsters: z.boolean().default(false),
  draft: z.union([z.literal(0), z.literal(2), z.literal(3)]).default(0),
  hiddenGates: z.boolean().default(false),
  voluntaryGates: z.boolean().default(false),
  amnesia: z.boolean().default(false),
  gatesSwallowMonsters: z.boolean().default(false),
  strandingGuilt: z.boolean().default(false),
  strandingGuiltByVote: z.boolean().default(false),
  freeEscape: z.boolean().default(false),
  noSealVictory: z.boolean().default(false),
  doubleGates: z.boolean().default(false),
  mightyAncientOne: z.boolean().default(false),
  keeper: z.string().nullable().default(null),
  team: z.boolean().default(false),
  stormknight: z.boolean().default(false),
});

/** What is agreed before the game starts; none of it changes during a game but the turn order. */
export const optionsSchema = z.strictObject({
  printing: z.enum(PRINTINGS).default('revised'),
  rulings: rulingsSchema.prefault({}),
  variants: variantsSchema.prefault({}),
  /** The id of the Ancient One, or null for one at random (2E-306). */
  ancientOne: z.string().nullable().default(null),
  /** Null leaves it open who acts when. Games older than the option, without it, are played by the book (2E-T01). */
  turnOrder: z.enum(TURN_ORDERS).nullable().default(null),
  /** Upkeeps side by side go on at their own pace (2E-T50); not in games begun before they did. Nobody chooses it. */
  atOwnPace: z.literal(true).optional(),
  /** Asks in the printed order always, nothing side by side. */
  strictOrder: z.boolean().default(false),
  /** Investigators are chosen one after the other in player order, instead of first come, first served (2E-305). */
  sheetsInOrder: z.boolean().default(false),
  /** Nobody is asked unbidden to help with a roll (2E-T62); left out in games begun before that was so. */
  helpOnRequest: z.literal(true).optional(),
  /** In sittings everybody places their sliders when they first come (2E-315); left out in games begun before that was so. */
  readyInTurn: z.literal(true).optional(),
  /** In which colors its pictures are drawn. */
  theme: z.enum(THEMES).default('paper'),
});

export type Options = z.output<typeof optionsSchema>;

/** Whether a game is older than the turn order, and asks what comes out the same or can be settled later (2E-T62). */
export const asksTrifles = ({ options }: { options: Options }): boolean => options.turnOrder === undefined;

/** The options of a game as agreed, missing ones at their defaults. @throws ZodError */
export function readOptions(input: unknown): Options {
  return optionsSchema.parse(input ?? {});
}
