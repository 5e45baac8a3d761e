import type { DecisionMatter, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { oddsWithSixes } from '../../../engine/odds.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { CheckName, Skill } from '../content/vocabulary.ts';
import { upset, upsets } from '../investigators/investigator.ts';
import { endLasting, modified, modifiersOf } from '../investigators/modifier.ts';
import { addBonuses, BASE_SKILL, isSpecial, skillFormula, successFaces } from '../investigators/skill.ts';
import type { Cause, FormulaPart } from '../state/event.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { spendAndReroll } from './checkspend.ts';
import { checkUses, payUse } from './checkuse.ts';

/** A skill check as a rule or card orders it (2E-2202). */
export interface CheckSpec {
  kind: CheckName;
  modifier: number;
  difficulty: number;
  rule: string;
  /** The monster, card or Ancient One the check is against. */
  against?: Cause;
  /** The marker of that monster. */
  monster?: string;
  /** Dice on top of what skill and owned cards give: the weapons and spells in use. */
  parts?: FormulaPart[];
  /** Another skill than the usual one under a special check (the Dark Pharaoh). */
  baseSkill?: Skill;
  /** The Lore or Fight check that closes a gate. */
  gateClose?: boolean;
  /** The held card the check is for. */
  card?: string;
  /** What hangs on it, for the question. */
  stakes?: Phrase;
  /** The story and rules text that its questions stand under. */
  about?: DecisionMatter;
  /** Cards whose hands are committed. */
  inUse?: string[];
  /** An Evade check out of a combat. */
  fleeing?: boolean;
  /** More successes than needed are worth something. */
  bySuccesses?: boolean;
  /** That many successes are as good as any number above. */
  enough?: number;
  /** Whether silence spends a Clue token at that many successes; otherwise only as D-71 says. */
  spendWhenSilent?: (successes: number) => boolean;
}

export interface CheckResult {
  passed: boolean;
  successes: number;
  /** Dice rolled for the check itself, without those of Clue tokens. */
  dice: number;
}

/** The dice of a check while they lie on the table. */
export interface Roll {
  dice: number[];
  faces: readonly number[];
  /** Successes that a six is worth (2 with the Shotgun). */
  perSix: number;
  /** Dice of the check itself. */
  pool: number;
}

/**
 * A skill check from formula to result (sections 22 to 24): what may stand in for the roll, the roll, then Clue tokens
 * and rerolls. Blessed and Cursed faces, 0 dice (2E-2207) and checks that fail by themselves are seen to. A cost paid
 * here is settled by the caller, after what the check decides has been carried out.
 */
export function* check(game: Game, seat: Seat, spec: CheckSpec): Flow<CheckResult> {
  endLasting(game, (lasting) => lasting.until === 'endOfCheck' && lasting.seat === seat);
  const failing = failsByItself(game, seat, spec);
  if (failing) return decided(game, seat, spec, failing, false);
  const early = yield* beforeRoll(game, seat, spec);
  if (early) return early;

  const formula = checkFormula(game, seat, spec);
  const pool = Math.max(0, total(formula));
  const roll: Roll = {
    dice: game.chance.dice(`check seat ${seat}`, pool),
    faces: successFaces(game, seat),
    perSix: perSix(game, seat, spec),
    pool,
  };
  game.events.push({
    type: 'CheckRolled',
    seat,
    skill: spec.kind,
    formula,
    dice: [...roll.dice],
    faces: [...roll.faces],
    successes: successesOf(roll),
    ...(roll.perSix === 1 ? {} : { perSix: roll.perSix }),
    difficulty: spec.difficulty,
    ...(spec.against ? { against: spec.against } : {}),
  });
  const by = yield* spendAndReroll(game, seat, spec, roll, formula);
  if (by) return decided(game, seat, spec, by, true, roll);
  const successes = successesOf(roll);
  const passed = successes >= spec.difficulty;
  game.events.push({ type: 'CheckEnded', seat, skill: spec.kind, successes, difficulty: spec.difficulty, passed });
  return { passed, successes, dice: pool };
}

/** Where the dice of a check come from: skill, owned cards, what is in force, the printed modifier, weapons in use. */
export function checkFormula(game: Game, seat: Seat, spec: CheckSpec): FormulaPart[] {
  const { kind } = spec;
  const skill = spec.baseSkill ?? (isSpecial(kind) ? BASE_SKILL[kind] : kind);
  const parts = skillFormula(game, seat, skill, true);
  if (isSpecial(kind)) addBonuses(game, seat, kind, true, parts);
  const context = { seat, check: kind, monster: spec.monster, inUse: spec.inUse };
  for (const what of [`check:${skill}`, ...(kind === 'combat' ? ['check:combat'] : []), 'check:all'] as const)
    for (const { source, modify } of modifiersOf(game, what as `check:${Skill}`, context))
      if (modify.by) parts.push({ source, dice: modify.by });
  if (spec.modifier !== 0) parts.push({ source: { ref: 'modifier', id: 'modifier' }, dice: spec.modifier });
  if (spec.parts) parts.push(...spec.parts);
  return parts;
}

/** The chance of passing with the dice alone, no tokens and no rerolls, 0 to 1. */
export function checkOdds(game: Game, seat: Seat, spec: CheckSpec): number {
  if (failsByItself(game, seat, spec)) return 0;
  const dice = Math.max(0, total(checkFormula(game, seat, spec)));
  return oddsWithSixes(dice, spec.difficulty, successFaces(game, seat), perSix(game, seat, spec));
}

/** Dice that one Clue token gives on such a check (2E-2302, and abilities that add to it). */
export function dicePerClue(game: Game, seat: Seat, kind: CheckName): number {
  return modified(game, 'dicePerClue', 1, { seat, check: kind });
}

/** The successes of dice on the table. */
export function successesOf(roll: Roll): number {
  return roll.dice.reduce((sum, die) => {
    if (!roll.faces.includes(die)) return sum;
    return sum + (die === 6 ? roll.perSix : 1);
  }, 0);
}

/** A lasting effect that lets such checks of his fail, or null. */
function failsByItself(game: Game, seat: Seat, spec: CheckSpec): Cause | null {
  for (const lasting of game.state.lasting) {
    const fail = lasting.effect.autoFail as { check: CheckName[] } | undefined;
    if (fail && lasting.seat === seat && fail.check.includes(spec.kind))
      return spec.against ?? { ref: 'monster', id: lasting.source };
  }
  return null;
}

function perSix(game: Game, seat: Seat, spec: CheckSpec): number {
  return modified(game, 'successesPerSix', 1, { seat, check: spec.kind, inUse: spec.inUse });
}

function decided(game: Game, seat: Seat, spec: CheckSpec, by: Cause, passed: boolean, roll?: Roll): CheckResult {
  game.events.push({ type: 'CheckDecided', seat, skill: spec.kind, by, passed });
  const rolled = roll ? successesOf(roll) : 0;
  return { passed, successes: passed ? Math.max(rolled, spec.difficulty) : rolled, dice: roll?.pool ?? 0 };
}

/** Cards and spells that pass the check before it is rolled; null when the dice must decide. */
function* beforeRoll(game: Game, seat: Seat, spec: CheckSpec): Flow<CheckResult | null> {
  const before = upsets(game, seat);
  const against = { monster: spec.monster, fleeing: spec.fleeing };
  for (;;) {
    const uses = () => checkUses(game, seat, spec, ['beforeRoll']);
    const spells = () => (spec.kind === 'evade' ? game.rules.spells.castable(game, seat, 'evade', against) : []);
    const chosen = yield* choose(
      game,
      seat,
      'check.before',
      spec.rule,
      () => {
        const offered = [
          ...uses().map((use) => use.option),
          ...spells().map((id) => game.rules.spells.option(game, seat, id, against)),
        ];
        if (offered.length === 0) return [];
        return [{ id: 'roll', label: phrase('option-roll'), odds: checkOdds(game, seat, spec) }, ...offered];
      },
      () => ({
        default: 'roll',
        args: { check: ref('check', spec.kind), stakes: spec.stakes ?? '' },
        about: matter(game, seat, spec, checkFormula(game, seat, spec)),
      }),
    );
    if (chosen === null || chosen === 'roll') return null;
    const use = uses().find((one) => one.option.id === chosen);
    if (use) {
      if (yield* payUse(game, seat, use)) return decided(game, seat, spec, use.source, true);
      continue;
    }
    const spell = chosen.slice('cast:'.length);
    const result = yield* game.rules.spells.cast(game, seat, spell, against);
    if (upset(game, seat, before)) return { passed: false, successes: 0, dice: 0 };
    if (result?.passed) return decided(game, seat, spec, { ref: 'card', id: spell }, true);
  }
}

/** What a question about this check shows. */
export function matter(game: Game, seat: Seat, spec: CheckSpec, formula: readonly FormulaPart[], roll?: Roll) {
  return {
    ...spec.about,
    ...(spec.monster ? { monster: spec.monster } : {}),
    ...(spec.card ? { card: spec.card } : {}),
    check: {
      skill: spec.kind,
      dice: roll?.pool ?? Math.max(0, total(formula)),
      difficulty: spec.difficulty,
      ...(roll ? { successes: successesOf(roll) } : {}),
    },
    formula: [...formula],
    dicePerClue: dicePerClue(game, seat, spec.kind),
    ...(roll ? { rolled: [...roll.dice], faces: [...roll.faces] } : {}),
    ...(spec.stakes ? { stakes: spec.stakes } : {}),
    ...(spec.against ? { against: spec.against } : {}),
    ...(spec.gateClose ? { gateClose: true } : {}),
    ...(spec.bySuccesses ? { bySuccesses: true } : {}),
  };
}

function total(formula: readonly FormulaPart[]): number {
  return formula.reduce((sum, part) => sum + part.dice, 0);
}
