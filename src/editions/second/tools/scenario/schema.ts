import { z } from 'zod';
import { onceEach } from '../../../../engine/once.ts';
import { count, moveOf, scenarioShape } from '../../../tools/scenario/format.ts';
import { keyed } from '../../../tools/scenario/reading.ts';
import type { Card } from '../../content/card.ts';
import type { Content } from '../../content/content.ts';
import { defaultMark } from '../../investigators/investigator.ts';
import { UNPLACED } from '../../investigators/placing.ts';
import { OF_BEFORE } from '../../setup/before.ts';
import { DEALT } from '../../setup/draft.ts';
import { optionsSchema, TURN_ORDERS } from '../../state/options.ts';
import { NEXT_PARTS } from '../../state/sitting.ts';
import { PHASES } from '../../state/state.ts';
import { happeningsOf } from './happening.ts';
import { lastingSchema } from './lasting.ts';
import { NAMES, namesOf, type ThingNames } from './name.ts';

const stop = z.int().min(0).max(3);
const turn = z.int().nullable();

const cardSchema = ({ card }: ThingNames) =>
  z.union([
    card,
    keyed({
      card,
      exhausted: z.boolean().default(false),
      tokens: count.default(0),
      /** Got since the owner's last Upkeep. */
      fresh: z.boolean().default(false),
    }),
  ]);

/** What is not said of an investigator is plain; in setup it is as setup makes it. */
const investigatorSchema = (names: ThingNames, loan: Card) =>
  keyed({
    sheet: names.sheet,
    at: names.area.optional(),
    sliders: z.tuple([stop, stop, stop]).optional(),
    sanity: count.optional(),
    stamina: count.optional(),
    /** What effects have changed the maxima by. */
    maxSanityChange: z.int().default(0),
    maxStaminaChange: z.int().default(0),
    money: count.optional(),
    clues: count.optional(),
    cards: z.array(cardSchema(names)).default([]),
    monsterTrophies: z.array(names.monster).default([]),
    gateTrophies: z.array(names.gate).default([]),
    delayed: z.boolean().optional(),
    explored: z.boolean().default(false),
    /** In the jail cell, delayed, and their next turn lost. */
    arrested: z.boolean().default(false),
    /** Lost in time and space: delayed, the next turn lost, and back in the Upkeep after it. */
    lost: z.boolean().default(false),
    /** They do nothing more in this turn. */
    spent: z.boolean().default(false),
    /** They came back from an Other World in this turn. */
    returned: z.boolean().default(false),
    eliminated: z.boolean().default(false),
    lostTurn: turn.optional(),
    returnsOn: turn.optional(),
    spentTurn: turn.optional(),
    returnedOn: turn.optional(),
    enteredBy: names.place.nullable().default(null),
    /** Cards they have defaulted on, a Bank Loan for instance. */
    defaulted: z.array(z.enum([loan.id])).default([]),
    /** As a state holds them. */
    marks: z.array(z.enum([defaultMark(loan.name), UNPLACED, DEALT])).default([]),
    /** Abilities limited to once a turn: the turn of the last use. */
    used: z.record(z.string(), z.int()).default({}),
    escapedFrom: z.array(names.monster).default([]),
    incarnation: count.default(0),
  });

const closureSchema = ({ closer }: ThingNames) =>
  keyed({
    /** The Mythos card that closed it, or the terror. */
    by: closer,
    until: z.enum(['endOfGame', 'endOfTurn', 'cardLeaves']),
    /** At whose end it reopens, with `endOfTurn`; this one if not said. */
    turn: z.int().optional(),
  }).refine(({ until, turn: end }) => end === undefined || until === 'endOfTurn', {
    path: ['turn'],
    error: 'goes with endOfTurn alone',
  });

const placeSchema = (names: ThingNames) =>
  keyed({
    clues: count.optional(),
    gate: names.gate.nullable().default(null),
    /** A gate that lies face down (variant 3). */
    faceDown: z.boolean().default(false),
    sealed: z.boolean().default(false),
    /** Until the end of the game, or what closed it and until when. */
    closed: z.union([z.boolean(), z.array(closureSchema(names))]).default(false),
  });

const mythosFields = ({ mythosCard }: ThingNames) => ({
  card: mythosCard,
  tokens: count.default(0),
  enteredOn: z.int().optional(),
});

const STEPS = {
  setup: ['possessions', 'sliders', 'mythos'],
  battle: ['start', 'refresh', 'attack', 'ancientOne'],
} as const;
const SITTING_STEPS = ['race', 'return', 'window', 'end'] as const;

/** A turn that is played in sittings; what is not said of a seat is as the turn began for it. */
const sittingSchema = ({ card, world }: ThingNames) =>
  keyed({
    step: z.enum(SITTING_STEPS).default('race'),
    /** Who sits, and the answer that took it. */
    seat: count.nullable().default(null),
    first: z.string().nullable().default(null),
    shares: z
      .array(
        keyed({
          next: z.enum(NEXT_PARTS).optional(),
          sliders: z.tuple([stop, stop, stop]).optional(),
          /** Cards whose Upkeep rolls are still to come. */
          kept: z.array(card).optional(),
          met: z.boolean().optional(),
        }),
      )
      .default([]),
    /** Closings that have stranded somebody (variant 7). */
    charges: z.array(keyed({ closer: count, world, stranded: z.array(count) })).default([]),
  });

const DECKS = ['common', 'unique', 'spell', 'skill', 'ally', 'special', 'mythos', 'gate', 'gates', 'cup'] as const;
function givenSchema(content: Content, names: ThingNames) {
  const { ancientOne, lair, monster, mythosCard, neighborhood, piece, place } = names;
  const pile = z.array(piece);
  return keyed({
    /** What is not said is as in a game that so many people open now. */
    options: optionsSchema.prefault({}),
    /** What the game lacks because it was begun before new ones had it. */
    before: z.array(z.enum(OF_BEFORE)).default([]),
    ancientOne: ancientOne.default(content.ancientOnes[0]?.id ?? ''),
    /** 2 if not said; in setup, before the first. */
    turn: count.optional(),
    phase: z.enum(PHASES).default('movement'),
    /** The step of setup at which the position lies. */
    setup: z.enum(STEPS.setup).default('possessions'),
    /** Whose part of the phase it is; the first player's if not said. */
    active: count.optional(),
    first: count.default(0),
    /** Full in the final battle, else empty, if not said. */
    doom: count.optional(),
    terror: count.max(10).default(0),
    awake: z.boolean().default(false),
    environment: z
      .union([mythosCard, keyed(mythosFields(names))])
      .nullable()
      .default(null),
    rumor: keyed({ ...mythosFields(names), monsters: z.array(monster).default([]), ended: z.literal(true).optional() })
      .nullable()
      .default(null),
    /** Headlines that lie open as a reminder, and the turn at whose end they go. */
    headlines: z.array(keyed({ card: mythosCard, turn: z.int().optional() })).default([]),
    lasting: z.array(lastingSchema(content, names)).default([]),
    /** Mythos cards a turn: 2 after a failed Great Ritual. */
    mythosCards: z.union([z.literal(1), z.literal(2)]).default(1),
    elderSignsPlayed: count.default(0),
    loansDefaulted: count.default(0),
    doubleGatesBegun: z.boolean().default(false),
    investigators: z
      .array(investigatorSchema(names, content.cardFor('bankLoan')))
      .min(1)
      .max(8),
    places: z.partialRecord(place, placeSchema(names)).default({}),
    monsters: z.array(keyed({ kind: monster, at: lair, seat: count.optional() })).default([]),
    /** Cards that lie face up on the decks of neighborhoods, by their number. */
    revealed: z.record(neighborhood, z.int().min(1).max(7)).default({}),
    /** Cards on top of the decks, the first one topmost; `gates` are the markers. */
    decks: z.partialRecord(z.enum(DECKS), pile).default({}),
    /** What piles hold, and nothing else, the first topmost; the rest goes out of the game. */
    piles: z.partialRecord(z.enum(DECKS), pile).default({}),
    /** The final battle; its step is `refresh` where the Ancient One is awake. */
    battle: keyed({
      step: z.enum(STEPS.battle).optional(),
      round: count.default(1),
      tally: count.default(0),
      combatRating: z.int().nullable().default(null),
    }).optional(),
    sitting: sittingSchema(names).optional(),
    /** The Clue token of the last Mythos card, and who could have taken it. */
    sharedClue: keyed({
      holder: count.nullable(),
      clues: count,
      among: z.array(count),
      place: place.optional(),
    }).optional(),
    /** How many Clue tokens seats will leave where their Movement ends, and those that somebody may still leave. */
    leaving: z.record(z.string().regex(/^\d$/), count).optional(),
    lately: keyed({ seat: count, place, taken: count, left: count }).optional(),
    /** Who sat last in a turn of sittings, until the Mythos. */
    satLast: count.optional(),
    /** What the table has agreed to play in from the next turn on. */
    nextTurnOrder: z.enum(TURN_ORDERS).optional(),
    /** Cards and markers out of the game. */
    box: z.array(piece).default([]),
  });
}

/** How a scenario is written that is played with a content. */
export const scenarioSchema = onceEach((content: Content) => {
  const names = namesOf(content);
  return keyed({
    ...scenarioShape(NAMES),
    given: givenSchema(content, names),
    play: z.array(moveOf(NAMES, happeningsOf(content, names))).default([]),
  });
});

export type Scenario = z.output<ReturnType<typeof scenarioSchema>>;
export type Given = Scenario['given'];
