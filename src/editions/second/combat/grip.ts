/** Which cards hold the hands of a round, which of them work, and what dice they give (2E-2801 to 2E-2813). */

import { ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { held } from '../cards/card.ts';
import type { Bonus } from '../content/ability.ts';
import type { Content } from '../content/content.ts';

import type { DamageKind } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { isEnchanted } from '../spells/spell.ts';
import type { FormulaPart } from '../state/event.ts';
import type { Combat, Game } from '../state/state.ts';
import { type Defense, defenseOf, withstood } from './defense.ts';

/** The hand icons of a card (2E-2807), of no account outside combat (2E-2816). */
export function handsOf(content: Content, id: string): number {
  const card = content.card(id);
  return 'hands' in card ? (card.hands ?? 0) : 0;
}

/**
 * The cards of a round, which are two sets: a spell that failed holds its hands and does not work (2E-2806), one that goes on
 * without its hands works and holds none (2E-2810 switched off).
 */
export interface Grip {
  /** They hold the hands. */
  holding: readonly Copy[];
  /** Their bonuses count. */
  working: readonly Copy[];
}

export const EMPTY_HANDS: Grip = { holding: [], working: [] };

/** The round as it would be with that set, its spells still to be cast counted as if they worked, but for those that fail. */
export function gripWith(game: Game, combat: Combat, set: readonly Copy[], failing: readonly Copy[] = []): Grip {
  const working = set.filter(
    (id) => !failing.includes(id) && (!combat.cast.includes(id) || combat.working.includes(id)),
  );
  return { holding: holding(game.content, combat, set), working: withFree(game, combat, working) };
}

/** What the round has committed, and that set (2E-2805). */
export function holding(content: Content, { cast }: Combat, set: readonly Copy[]): Copy[] {
  return [...new Set([...cast, ...set])].filter((id) => handsOf(content, id) > 0);
}

export function withFree(game: Game, combat: Combat, working: readonly Copy[]): Copy[] {
  return [...working, ...free(game, combat).filter((id) => !working.includes(id))];
}

/** The dice that cards add to a Combat check, card by card, resistances and immunities applied (2E-2704 to 2E-2707). */
export function handParts(
  game: Game,
  combat: Combat,
  { holding, working }: Grip,
  defense: Defense = defenseOf(game, combat),
): FormulaPart[] {
  return working
    .map((id) => ({ source: ref('card', kindOf(id)), dice: bonusDice(game, combat, defense, { id, holding }) }))
    .filter((part) => part.dice !== 0);
}

/** Spells that work without their hands: only when `rulings.lastingEffectsNeedHands` is off (2E-2810). */
export function free(game: Game, combat: Combat): Copy[] {
  if (game.state.options.rulings.lastingEffectsNeedHands) return [];
  return combat.working.filter((id) => !combat.cast.includes(id) && stillWorks(game, combat, id));
}

/** Cast successfully, and not lost since (to an Elder Thing, for instance). */
export function stillWorks(game: Game, combat: Combat, id: Copy): boolean {
  return combat.working.includes(id) && held(game, combat.seat, id) !== undefined;
}

/** A card that works, among those that hold the hands. */
interface InHand {
  id: Copy;
  holding: readonly Copy[];
}

/** The bonus of one card that works. */
export function bonusDice(game: Game, combat: Combat, defense: Defense, { id, holding }: InHand): number {
  const others = holding.filter((other) => other !== id);
  const bonuses = game.content
    .card(id)
    .bonuses.filter((bonus) => bonus.to === 'combat' && bonus.while !== 'owned' && holds(game, combat, bonus, others));
  const replaced = bonuses.map((bonus) => bonus.replaces);
  return bonuses
    .filter((bonus) => !replaced.includes(bonus.by) || bonus.replaces !== undefined)
    .reduce((sum, bonus) => sum + withstood(bonus.by, kindOfBonus(game, combat, id, bonus), defense), 0);
}

/** Whether a bonus counts: whatever its condition asks is asked of this fight. */
function holds(game: Game, { seat, monster }: Combat, { if: condition }: Bonus, others: readonly Copy[]): boolean {
  if (!condition) return true;
  const otherHandEmpty = !others.some((id) => handsOf(game.content, id) > 0);
  const context = { source: { ref: 'sheet', id: investigator(game, seat).sheet }, otherHandEmpty };
  return game.rules.holds(game, seat, [condition], monster === null ? context : { ...context, monster });
}

/** As printed (2E-2803), unless the weapon is enchanted. */
function kindOfBonus(game: Game, combat: Combat, id: string, bonus: Bonus): DamageKind | undefined {
  return bonus.kind === 'physical' && isEnchanted(game, combat.seat, id) ? 'magical' : bonus.kind;
}

export function isSpell(content: Content, id: string): boolean {
  return content.card(id).deck === 'spell';
}
