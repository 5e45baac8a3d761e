import type { DecisionMatter, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Copy } from '../../edition/copy.ts';
import { doomAt } from '../board/area.ts';
import { engagedMonsters, findMonster } from '../board/monster.ts';
import type { Skill } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { remainingHealth } from '../monsters/health.ts';
import type { Cause, FormulaPart } from '../state/event.ts';
import type { Game, TestInHand } from '../state/state.ts';
import type { TestOccasion } from '../state/vocabulary.ts';
import { successesOf } from './testdice.ts';
import { diceIn } from './testpool.ts';

/** A test as a rule or card demands it (3E-463). */
export interface TestSpec {
  skill: Skill;
  /** Dice more or fewer (3E-463.2b). */
  mod: number;
  occasion: TestOccasion;
  /** What demands it. */
  cause: Cause;
  rule: string;
  /** The monster attacked, or otherwise at hand. */
  monster?: Copy;
  /** The held spell whose casting it is. */
  card?: Copy;
  /** Before the roll, one die for each remnant they care to spend. */
  extraDicePerRemnant?: true;
  /** Successes above that are worth nothing. Without it: what the occasion can use, else 1; all when casting. */
  enough?: number;
  /** Failing would defeat them: silence then spends focus too (T4). */
  grave?: boolean;
  /** The story and rules text its questions stand under. */
  about?: DecisionMatter;
  /** What passing or failing does: "after you pass or fail a test" and conditions wait for it (3E-R22). */
  afterwards?: (result: TestResult) => Flow;
}

export interface TestResult {
  /** The test result (3E-463.5a-2). */
  successes: number;
  passed: boolean;
  /** They left the game before there was a result (3E-R8). */
  interrupted: boolean;
}

/** How many successes can be worth something. */
export function enoughFor(game: Game, seat: Seat, spec: TestSpec): number {
  if (spec.enough !== undefined) return spec.enough;
  const { at, clues } = investigator(game, seat);
  switch (spec.occasion) {
    case 'attack': {
      const monster = spec.monster === undefined ? null : findMonster(game.state, spec.monster);
      return monster ? remainingHealth(game, monster) : 1;
    }
    case 'evade':
      return engagedMonsters(game.state, seat).length;
    case 'ward':
      return doomAt(game.state, at);
    case 'research':
      return clues;
    case 'casting':
      return Number.POSITIVE_INFINITY;
    case 'encounter':
    case 'other':
      return 1;
    default:
      return spec.occasion satisfies never;
  }
}

/** The dice of a test: where they come from, and the faces that count. */
interface Pool {
  skill: Skill;
  formula: readonly FormulaPart[];
  faces: readonly number[];
}

/** What a question about this test shows. */
export function matter(spec: TestSpec, { skill, formula, faces }: Pool, hand?: TestInHand): DecisionMatter {
  return {
    ...spec.about,
    ...(spec.monster ? { monster: spec.monster } : {}),
    ...(spec.card ? { card: spec.card } : {}),
    check: {
      skill,
      dice: hand ? hand.dice.length : diceIn(formula),
      difficulty: 1,
      ...(hand ? { successes: successesOf(hand) } : {}),
    },
    formula: [...formula],
    faces: [...faces],
    occasion: spec.occasion,
    ...(hand ? { rolled: [...hand.dice] } : {}),
    against: spec.cause,
  };
}
