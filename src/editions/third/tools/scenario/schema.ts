import { z } from 'zod';
import { onceEach } from '../../../../engine/once.ts';
import { count, moveOf, scenarioShape } from '../../../tools/scenario/format.ts';
import { keyed, named } from '../../../tools/scenario/reading.ts';
import type { Content } from '../../content/content.ts';
import { MARKER_COLORS, MYTHOS_TOKENS, SIDES, SKILLS } from '../../content/vocabulary.ts';
import { OF_BEFORE } from '../../setup/before.ts';
import { optionsSchema } from '../../state/options.ts';
import { LEAVINGS, MONSTER_STATUSES } from '../../state/vocabulary.ts';
import { happenings, STEPS } from './happening.ts';
import { NAMES, namesOf } from './name.ts';

type Names = ReturnType<typeof namesOf>;

const tokens = z.record(z.string(), count);
const round = z.int().nullable().default(null);

const cardSchema = ({ card }: Names) =>
  z.union([
    card,
    keyed({
      card,
      damage: count.default(0),
      horror: count.default(0),
      tokens: tokens.default({}),
      /** Cards face down under it. */
      under: z.array(card).default([]),
      /** The round in which its owner used it, or can't use it any more. */
      usedIn: round,
      lockedIn: round,
    }),
  ]);

/** What is not said of an investigator is plain; in setup it is as setup makes it. */
const investigatorSchema = (names: Names) =>
  keyed({
    sheet: names.sheet,
    at: names.space.optional(),
    left: z.enum(LEAVINGS).nullable().default(null),
    /** Chosen at the end of the round; comes into play with the next one. */
    entering: z.literal(true).optional(),
    damage: count.default(0),
    horror: count.default(0),
    money: count.default(0),
    clues: count.default(0),
    remnants: count.default(0),
    focus: z.partialRecord(z.enum(SKILLS), count).default({}),
    cards: z.array(cardSchema(names)).default([]),
    delayed: z.boolean().default(false),
    inactive: z.boolean().default(false),
    performed: z.array(z.string()).default([]),
    /** Abilities limited to once a round: the round of the last use. */
    used: z.record(z.string(), z.int()).default({}),
    lodge: z.boolean().default(false),
    incarnation: count.default(0),
    /** Their player has yet to choose among the starting cards. */
    unequipped: z.literal(true).optional(),
  });

const monsterSchema = ({ monster, space }: Names) =>
  keyed({
    kind: monster,
    at: space,
    status: z.enum(MONSTER_STATUSES).default('ready'),
    engagedWith: z.array(count).default([]),
    damage: count.default(0),
    /** Seats it has seen through the disguise of. */
    provokedBy: z.array(count).default([]),
  });

const pile = z.array(z.string());

function givenSchema(content: Content) {
  const names = namesOf(content);
  const { area, card, deck, event, headline, monster, neighborhood, sheet, space } = names;
  return keyed({
    /** What is not said is as in a game that so many people open now. */
    options: optionsSchema(content).prefault({}),
    /** Everybody is there, and plays in one go. */
    brisk: z.boolean().default(false),
    /** What the game lacks because it was begun before new ones had it. */
    before: z.array(z.enum(OF_BEFORE)).default([]),
    scenario: named('scenario', () => content.scenarios.keys()).default(() => [...content.scenarios.keys()][0] ?? ''),
    /** 2 if not said; in setup, before the first. */
    round: count.optional(),
    step: z.enum(STEPS).default('action.turn'),
    /** Whose mythos turn it is, in player order. */
    index: count.default(0),
    leader: count.default(0),
    /** The group has left what monsters do to what is usual, until the phase is over. */
    leftToUsual: z.literal(true).optional(),
    investigators: z.array(investigatorSchema(names)).min(1).max(6),
    /** Cards and monsters out of the game. */
    box: z.array(z.string()).default([]),
    /** Sheets that nobody can choose any more. */
    gone: z.array(sheet).default([]),
    /** Doom by space; instead of what the scenario begins with. */
    doom: z.record(space, count).optional(),
    /** Clues by neighborhood. */
    clues: z.record(neighborhood, count).default({}),
    anomalies: z.array(neighborhood).default([]),
    anomalySet: z.string().nullable().optional(),
    markers: z.array(keyed({ color: z.enum(MARKER_COLORS), faceUp: z.boolean(), at: area })).default([]),
    revealed: z.array(z.enum(MARKER_COLORS)).default([]),
    /** Instead of those the scenario begins with. */
    monsters: z.array(monsterSchema(names)).optional(),
    sheet: keyed({ doom: count.default(0), clues: count.default(0), markers: count.default(0) }).prefault({}),
    codex: z
      .array(
        keyed({
          number: count,
          side: z.enum(SIDES).default('front'),
          tokens: tokens.default({}),
          fired: z.array(z.string()).default([]),
          deck: neighborhood.nullable().default(null),
        }),
      )
      .default([]),
    /** Archive cards set aside; set-aside monsters as the scenario has them if not said. */
    setAside: z.array(count).default([]),
    setAsideMonsters: z.array(monster).optional(),
    rumor: keyed({
      headline,
      tokens: tokens.default({}),
      ignoredBy: z.array(keyed({ seat: count, round: z.int() })).default([]),
    })
      .nullable()
      .default(null),
    /** Mythos tokens drawn since the cup was filled. */
    drawn: z.array(z.enum(MYTHOS_TOKENS)).default([]),
    /** What the cup holds, and nothing else. */
    cup: z.array(z.enum(MYTHOS_TOKENS)).optional(),
    /** Items on display; the rest of the five comes from the deck. */
    display: z.array(card).default([]),
    /** Cards on top of the decks, the first one topmost; `monster` takes from the bottom, the last one first. */
    decks: z.record(deck, pile).default({}),
    /** Cards at the bottom of the decks, the last one undermost; doom spreads from there. */
    bottoms: z.record(deck, pile).default({}),
    /** What piles hold, and nothing else, the first topmost; the rest goes out of the game. */
    piles: z.record(deck, pile).default({}),
    /** Among how many top cards of neighborhoods lie those that were shuffled into them. */
    shuffled: z.record(neighborhood, count).optional(),
    /** How many cards lie in each pile that went under the event deck. */
    buried: z.array(count).optional(),
    /** The topmost first. */
    eventDiscard: z.array(event).default([]),
    headlineDiscard: z.array(headline).default([]),
  });
}

/** A scenario file of games with that content. */
export const scenarioSchema = onceEach((content: Content) =>
  keyed({
    edition: z.literal('third'),
    ...scenarioShape(NAMES),
    given: givenSchema(content),
    play: z.array(moveOf(NAMES, happenings(content))).default([]),
  }),
);

export type Scenario = z.output<ReturnType<typeof scenarioSchema>>;
export type Given = Scenario['given'];
