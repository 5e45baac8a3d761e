/** What scenario files of every edition may say besides their position. */
import { z } from 'zod';
import { ENTRY_REFUSALS } from '../../../engine/entry.ts';
import { keyed, named, oneOf } from './reading.ts';

export const count = z.int().min(0);

/** The names an edition has for what is expected of a play. */
export interface Names {
  /** Kinds of decisions. */
  decisions: readonly string[];
  /** Types of events. */
  events: readonly string[];
  /** Phases that may begin. */
  phases: readonly string[];
  /** Numbers of rules, and of what else can be tested. */
  rules: () => readonly string[];
}

/** What may be expected: at the end, or in mid-play of what happened since the last time. */
export function expectationOf({ decisions, events }: Names) {
  const event = z.looseObject({ type: named('event', () => events).optional() });
  return keyed({
    /** Path in the state to the value there, or to what is wanted of a list. */
    state: z.record(z.string(), z.unknown()).default({}),
    /** The same of what is worked out. */
    values: z.record(z.string(), z.unknown()).default({}),
    /** Events that must have happened, in this order; each names the fields that matter. */
    events: z.array(event).default([]),
    /** Events that must not have happened. */
    noEvents: z.array(z.union([named('event', () => events), event])).default([]),
    /** A question that is open; null = none. */
    open: keyed({
      kind: named('decision', () => decisions),
      seat: count.optional(),
      options: z.array(z.string()).optional(),
      without: z.array(z.string()).optional(),
      exactly: z.array(z.string()).optional(),
      min: count.optional(),
      max: count.optional(),
      default: z.array(z.string()).optional(),
      /** The number of dice of the check it is about. */
      dice: count.optional(),
      /** What else it is about: path to value. */
      about: z.record(z.string(), z.unknown()).optional(),
    })
      .nullable()
      .optional(),
    /** What can be taken up now. */
    offers: keyed({
      has: z.array(z.string()).optional(),
      without: z.array(z.string()).optional(),
      exactly: z.array(z.string()).optional(),
    }).optional(),
  });
}

export type Expectation = z.output<ReturnType<typeof expectationOf>>;

const refused = z.union([z.literal(true), z.enum(ENTRY_REFUSALS)]).optional();

/** What can be done in every edition. */
function commonMoves(names: Names) {
  return {
    /** Answers the open decision (of that kind, of that seat). */
    answer: keyed({
      answer: z.union([z.string(), z.array(z.string())]),
      kind: named('decision', () => names.decisions).optional(),
      seat: count.optional(),
      /** It must not be accepted. */
      refused,
    }),
    /** Takes up an offer. */
    interrupt: keyed({ interrupt: z.string(), seat: count.optional(), refused }),
    /** What the table agrees on. */
    agreed: keyed({ agreed: z.string(), value: z.string() }),
    /** Answers with each decision's default until that phase begins, or until nothing is open. */
    defaultsUntil: keyed({ defaultsUntil: named('phase', () => names.phases) }),
    /** What must be so now; events since the last time. */
    expect: keyed({ expect: expectationOf(names) }),
    /** Changes the state: path to the new value. */
    set: keyed({ set: z.record(z.string(), z.unknown()) }),
    /** Dice and draws forced from now on, after those that are left. */
    force: keyed({ force: keyed({ dice: diceSchema.default([]), draws: z.array(z.string()).default([]) }) }),
  };
}

const diceSchema = z.array(z.int().min(1).max(6));

/** One thing that is done. @param happenings what only this edition knows, by the key each of them has */
export function moveOf<S extends Record<string, z.ZodType>>(names: Names, happenings: S) {
  return oneOf('a play', { ...commonMoves(names), ...happenings });
}

export type CommonMove = z.output<ReturnType<typeof commonMoves>[keyof ReturnType<typeof commonMoves>]>;

/** The seed of a scenario that names none. */
export const SEED = '5eed'.repeat(16);

/** What a scenario of any edition says beside its position and its moves. */
export function scenarioShape(names: Names) {
  return {
    name: z.string(),
    rules: z.array(named('rule', names.rules)).default([]),
    seed: z
      .string()
      .regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')
      .default(SEED),
    /** How many steps of the edition are played at most by themselves; as far as it goes if not said. */
    steps: count.optional(),
    dice: diceSchema.default([]),
    draws: z.array(z.string()).default([]),
    /** What shuffles come to. */
    shuffles: z.array(z.array(z.unknown())).default([]),
    expect: expectationOf(names).prefault({}),
  };
}
