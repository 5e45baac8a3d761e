import type { DecisionMatter, Seat } from '../../../engine/decision.ts';
import { oddsWithSixes } from '../../../engine/odds.ts';
import { successFaces } from '../investigators/skill.ts';
import type { FormulaPart } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import type { CheckSpec } from './formula.ts';
import { checkFormula, dicePerClue, total } from './formula.ts';

/** The dice of a check while they lie on the table. */
export interface Roll {
  seat: Seat;
  spec: CheckSpec;
  formula: readonly FormulaPart[];
  dice: number[];
  faces: readonly number[];
  /** Successes that a six is worth (2 with the Shotgun). */
  perSix: number;
  /** Dice of the check itself. */
  pool: number;
  /** Uses of others that they would not lend. */
  refused: Set<string>;
}

/** How the dice of a check are thrown. */
interface Throw {
  /** Their name in the address of the chance. */
  name: string;
  formula: readonly FormulaPart[];
  perSix: number;
}

/** Throws the dice of a check, none (2E-2207) or any number, for everybody to see. */
export function throwDice(game: Game, seat: Seat, spec: CheckSpec, { name, formula, perSix }: Throw): Roll {
  const pool = Math.max(0, total(formula)); // 2E-120
  const dice = game.chance.dice(`${name} seat ${seat}`, pool);
  const faces = successFaces(game, seat);
  const roll: Roll = { seat, spec, formula, dice, faces, perSix, pool, refused: new Set() };
  game.events.push({
    type: 'CheckRolled',
    seat,
    skill: spec.kind,
    formula: [...formula],
    dice: [...dice],
    faces: [...faces],
    successes: successesOf(roll),
    ...(perSix === 1 ? {} : { perSix }),
    difficulty: spec.difficulty,
    ...(spec.against ? { against: spec.against } : {}),
  });
  return roll;
}

/** The successes of dice on the table. */
export function successesOf(roll: Roll): number {
  return roll.dice.reduce((sum, die) => {
    if (!roll.faces.includes(die)) return sum;
    return sum + (die === 6 ? roll.perSix : 1);
  }, 0);
}

/** What a question about a check shows before it is rolled. */
export function matterOfCheck(game: Game, seat: Seat, spec: CheckSpec): DecisionMatter {
  const formula = checkFormula(game, seat, spec);
  return { ...matterOf(game, seat, spec), ...diceOf(spec, formula, Math.max(0, total(formula))) };
}

/** What a question about a check shows while its dice lie on the table. */
export function matterOfRoll(game: Game, roll: Roll): DecisionMatter {
  const { seat, spec, formula, pool, dice, faces } = roll;
  const { check, ...matter } = { ...matterOf(game, seat, spec), ...diceOf(spec, formula, pool) };
  return { ...matter, check: { ...check, successes: successesOf(roll) }, rolled: [...dice], faces: [...faces] };
}

function diceOf(spec: CheckSpec, formula: readonly FormulaPart[], dice: number) {
  return { check: { skill: spec.kind, dice, difficulty: spec.difficulty }, formula: [...formula] };
}

function matterOf(game: Game, seat: Seat, spec: CheckSpec): DecisionMatter {
  return {
    ...spec.about,
    ...(spec.monster ? { monster: spec.monster } : {}),
    ...(spec.card ? { card: spec.card } : {}),
    dicePerClue: dicePerClue(game, seat, spec.kind),
    ...(spec.stakes ? { stakes: spec.stakes } : {}),
    ...(spec.against ? { against: spec.against } : {}),
    ...(spec.gateClose ? { gateClose: true } : {}),
    ...(spec.bySuccesses ? { bySuccesses: true } : {}),
  };
}

/** No more can be gained: passed, and further successes are worth nothing. */
export function isEnough(roll: Roll): boolean {
  const { spec } = roll;
  const successes = successesOf(roll);
  if (!spec.bySuccesses) return successes >= spec.difficulty;
  return spec.enough !== undefined && successes >= spec.enough;
}

/** A reroll needs a die that is no success, or could be a better one; a pool of 0 dice has nothing to roll again. */
export function canReroll(roll: Roll, which: 'one' | 'all' | 'failures'): boolean {
  return roll.dice.some((die) => !roll.faces.includes(die) || (which !== 'failures' && isLesser(roll, die)));
}

/** A success that could be worth more as a six (the Shotgun's). */
export function isLesser({ faces, perSix }: Roll, die: number): boolean {
  return perSix > 1 && faces.includes(die) && die < 6;
}

/** The successes hoped for: enough to pass, or one more where each counts and it is passed already. */
export function target(roll: Roll): number {
  const { spec } = roll;
  return Math.max(spec.difficulty, spec.bySuccesses ? successesOf(roll) + 1 : 0);
}

export function oddsWithMore(roll: Roll, dice: number): number {
  return oddsWithSixes(dice, target(roll) - successesOf(roll), roll.faces, roll.perSix);
}
