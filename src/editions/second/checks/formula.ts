import type { DecisionMatter, Seat } from '../../../engine/decision.ts';
import { oddsWithSixes } from '../../../engine/odds.ts';
import type { Phrase } from '../../../engine/phrase.ts';
import { phrase } from '../../../engine/phrase.ts';
import type { Copy } from '../../edition/copy.ts';
import type { CheckName, Skill } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { modified, modifiersOf } from '../investigators/modifier.ts';
import { BASE_SKILL, bonusesOf, isSpecial, skillFormula, successFaces } from '../investigators/skill.ts';
import type { Cause, FormulaPart } from '../state/event.ts';
import type { Game } from '../state/state.ts';

/** A skill check as a rule or card orders it (2E-2202). */
export interface CheckSpec {
  kind: CheckName;
  modifier: number;
  difficulty: number;
  rule: string;
  /** The monster, card or Ancient One the check is against. */
  against?: Cause;
  /** The marker of that monster. */
  monster?: Copy;
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
  /** Whether silence spends a Clue token at that many successes; never if left out. */
  spendWhenSilent?: (successes: number) => boolean;
}

/**
 * Where the dice of a check come from: skill, owned cards, what is in force, the printed modifier, weapons in use
 * (2E-2204).
 */
export function checkFormula(game: Game, seat: Seat, spec: CheckSpec): FormulaPart[] {
  const { kind } = spec;
  // 2E-2401
  const skill = spec.baseSkill ?? (isSpecial(kind) ? BASE_SKILL[kind] : kind);
  // 2E-2402, 2E-2708
  const parts = skillFormula(game, seat, skill, true);
  // 2E-2403
  if (isSpecial(kind)) parts.push(...bonusesOf(game, seat, kind, true));
  const context = { seat, check: kind, monster: spec.monster, inUse: spec.inUse };
  for (const what of [`check:${skill}`, ...(kind === 'combat' ? ['check:combat'] : []), 'check:all'] as const)
    for (const { source, modify } of modifiersOf(game, what as `check:${Skill}`, context))
      if (modify.by) parts.push({ source, dice: modify.by });
  // 2E-2203, 2E-4603
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

/**
 * Clues without which a check can't be passed: 0 where the dice alone may do it, infinitely many where no clue helps. How
 * likely it is then is another matter.
 */
export function cluesNeeded(game: Game, seat: Seat, spec: CheckSpec): number {
  const faces = successFaces(game, seat);
  const perClue = dicePerClue(game, seat, spec.kind);
  if (failsByItself(game, seat, spec) || faces.length === 0) return Number.POSITIVE_INFINITY;
  const perDie = faces.includes(6) ? perSix(game, seat, spec) : 1;
  const missing = Math.ceil(spec.difficulty / perDie) - diceOfCheck(game, seat, spec);
  if (missing <= 0) return 0;
  return perClue > 0 ? Math.ceil(missing / perClue) : Number.POSITIVE_INFINITY;
}

/** That a check which the dice alone can't pass can still be passed with the clues they hold (2E-2301). */
export function savedByClues(game: Game, seat: Seat, needed: number): { byClues?: true } {
  return needed > 0 && needed <= investigator(game, seat).clues ? { byClues: true } : {};
}

/** Dice that one Clue token gives on such a check (2E-2302, and abilities that add to it). */
export function dicePerClue(game: Game, seat: Seat, kind: CheckName): number {
  return modified(game, 'dicePerClue', 1, { seat, check: kind });
}

/** A lasting effect that lets such checks of theirs fail, or null. */
export function failsByItself(game: Game, seat: Seat, spec: CheckSpec): Cause | null {
  for (const lasting of game.state.lasting) {
    const fail = lasting.effect.autoFail as { check: CheckName[] } | undefined;
    if (fail && lasting.seat === seat && fail.check.includes(spec.kind))
      return spec.against ?? { ref: 'monster', id: lasting.source };
  }
  return null;
}

export function perSix(game: Game, seat: Seat, spec: CheckSpec): number {
  return modified(game, 'successesPerSix', 1, { seat, check: spec.kind, inUse: spec.inUse });
}

export function total(formula: readonly FormulaPart[]): number {
  return formula.reduce((sum, part) => sum + part.dice, 0);
}

/** What an option that leads to a check shows: "5 dice, 2 successes needed" and the exact chance, 0 to 1. */
export interface CheckProspect {
  note: Phrase;
  odds: number;
  byClues?: true;
}

/** The prospect of a check that has not been rolled. */
export function checkProspect(game: Game, seat: Seat, spec: CheckSpec): CheckProspect {
  const dice = diceOfCheck(game, seat, spec);
  return {
    note: spec.bySuccesses ? phrase('note-dice', { dice }) : phrase('note-check', { dice, needed: spec.difficulty }),
    ...oddsOf(game, seat, spec),
  };
}

/** The chance with the dice alone, and whether clues could bring what they can't. */
export function oddsOf(game: Game, seat: Seat, spec: CheckSpec): Omit<CheckProspect, 'note'> {
  return { odds: checkOdds(game, seat, spec), ...savedByClues(game, seat, cluesNeeded(game, seat, spec)) };
}

/** How many dice a check rolls, 0 or more (2E-2207). */
export function diceOfCheck(game: Game, seat: Seat, spec: CheckSpec): number {
  return Math.max(
    0,
    checkFormula(game, seat, spec).reduce((sum, part) => sum + part.dice, 0),
  );
}
