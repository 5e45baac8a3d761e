/**
 * Which weapons and spells hold an investigator's hands in a combat round (section 28).
 *
 * Asks `combat.hands` (D-21): option ids are the cards of a set joined by `+` (`knife#1+shrivelling#1`), or `none`; `back`
 * leads to the round's question, where no spell is about to be cast.
 */

import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { cardsOfKind } from '../cards/card.ts';
import type { Content } from '../content/content.ts';

import { isA, isIf } from '../content/effect.ts';
import { castable, spellCard } from '../spells/spell.ts';
import { HAND_SET } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Combat, Game } from '../state/state.ts';
import { type Defense, defenseOf } from './defense.ts';
import {
  bonusDice,
  free,
  type Grip,
  gripWith,
  handParts,
  handsOf,
  holding,
  isSpell,
  stillWorks,
  withFree,
} from './grip.ts';
import { isUsedUp } from './wear.ts';

/** The hand icons of all weapons and spells of one round may not exceed this (2E-2804). */
export const HANDS = 2;

/** Leaves the hands as they are. */
const BACK = 'back';

/** The round as it is: weapons in hand, and spells that have been cast (2E-2801, 2E-2802); one only planned is in no hand. */
export function gripOf(game: Game, combat: Combat): Grip {
  const set = combat.hands ?? bestSet(game, combat);
  const working = set.filter((id) => !isSpell(game.content, id) || stillWorks(game, combat, id));
  return { holding: holding(game.content, combat, working), working: withFree(game, combat, working) };
}

/**
 * The set used when nobody says otherwise: weapons that are not used up and spells that work already, with the greatest
 * bonus against this opponent (D-21). What the round has committed already stays.
 */
export function bestSet(game: Game, combat: Combat, among: readonly Copy[] = readyCards(game, combat)): Copy[] {
  const sets = legalSets(game.content, combat, among);
  return best(game, combat, sets) ?? [];
}

/** The cards that may be put in hand without casting anything or using anything up. */
function readyCards(game: Game, combat: Combat): Copy[] {
  return [...weapons(game, combat.seat).filter((id) => !isUsedUp(game.content, id)), ...devoted(game, combat)];
}

/**
 * Every set that fits into the hands, fewer cards or none included (2E-2805, 2E-2808), with the spells that could be
 * cast; best first, of equal ones the fuller.
 */
export function offeredSets(game: Game, combat: Combat): Copy[][] {
  const spells = castable(game, combat.seat, 'combat', opponent(combat)).filter(
    (id) => handsOf(game.content, id) > 0 && spellHelps(game, combat, id),
  );
  const defense = defenseOf(game, combat);
  // Nothing is used up for no dice.
  const useful = weapons(game, combat.seat).filter(
    (id) => !isUsedUp(game.content, id) || bonusDice(game, combat, defense, { id, holding: [id] }) > 0,
  );
  const sets = legalSets(game.content, combat, [...useful, ...devoted(game, combat), ...spells]);
  return sets
    .map((set) => ({ set, dice: diceOf(game, combat, defense, set) }))
    .sort((one, other) => other.dice - one.dice || other.set.length - one.set.length)
    .map(({ set }) => set);
}

/** Whether more than one of those sets is full: nothing could be added to it, save what is used up or to be cast. */
export function handsMatter(game: Game, combat: Combat): boolean {
  const ready = readyCards(game, combat);
  const full = offeredSets(game, combat).filter((set) => {
    const room = HANDS - handsIn(game.content, combat, set);
    // An Axe alone is better than an Axe and a Knife; a set without it may leave a hand free on purpose.
    return (
      set.some((id) => likesOneHand(game.content, id)) ||
      !ready.some((id) => !set.includes(id) && handsOf(game.content, id) <= room)
    );
  });
  return full.length > 1;
}

/**
 * Fixes the cards in hand for this round by asking (2E-2808). `withCard`: only sets with that card, a spell to cast.
 * @returns whether they are fixed, and the player does not go back
 */
export function* chooseHands(
  game: Game,
  combat: Combat,
  option: (set: Copy[]) => Offered,
  withCard?: Copy,
): Flow<boolean> {
  const sets = () => offeredSets(game, combat).filter((set) => withCard === undefined || set.includes(withCard));
  // A set rolls at once, which nobody does who says nothing.
  const usual = () => (withCard === undefined ? BACK : HAND_SET.write(planWith(game, combat, withCard)));
  const chosen = yield* choose(
    game,
    { seat: combat.seat, kind: 'combat.hands', rule: '2E-2808' },
    () => [
      ...sets().map(option),
      ...(withCard === undefined ? [{ id: BACK, label: phrase('option-hands-back') }] : []),
    ],
    () => ({ default: usual(), about: combat.monster === null ? {} : { monster: combat.monster } }),
  );
  if (chosen === null || chosen === BACK) return false;
  combat.hands = HAND_SET.read(chosen) ?? [];
  return true;
}

/** The round's set when that spell is to be cast: the spell, and the best of what was or may be in hand beside it. */
export function planWith(game: Game, combat: Combat, spell: Copy): Copy[] {
  const held = combat.hands;
  if (held && handsIn(game.content, combat, [...held, spell]) <= HANDS) return [...held, spell];
  // What has to be let go leaves a hand to the best of all.
  const sets = legalSets(game.content, combat, [...(held ?? []), ...readyCards(game, combat), spell]);
  const fitting = sets.filter((set) => set.includes(spell));
  return best(game, combat, fitting) ?? [spell];
}

/** Whether another spell could share the round with that one, so that the player has to say what they plan. */
export function leavesRoomForSpell(game: Game, combat: Combat, spell: Copy): boolean {
  const room = HANDS - handsIn(game.content, combat, []) - handsOf(game.content, spell);
  return castable(game, combat.seat, 'combat', opponent(combat)).some(
    (id) => kindOf(id) !== kindOf(spell) && handsOf(game.content, id) > 0 && handsOf(game.content, id) <= room,
  );
}

/** Whether a combat spell would change anything against this opponent. */
export function spellHelps(game: Game, combat: Combat, id: Copy): boolean {
  const defense = defenseOf(game, combat);
  const spell = spellCard(game.content, id);
  if (spell.bonuses.length > 0) return bonusDice(game, combat, defense, { id, holding: [id] }) > 0;
  const enchants = spell.effect.some((effect) => isA(effect, 'modify') && effect.modify.what === 'weaponKind');
  return enchants ? defense.physical !== undefined : combat.monster !== null;
}

/** The spells that work and lose their hands with that set: they stop working (2E-2812). */
export function releasedBy(game: Game, combat: Combat, set: readonly string[]): string[] {
  const handless = free(game, combat);
  return combat.working.filter((id) => handsOf(game.content, id) > 0 && !set.includes(id) && !handless.includes(id));
}

/** The opponent as spells see it. */
export function opponent(combat: Combat): { monster?: Copy } {
  return combat.monster === null ? {} : { monster: combat.monster };
}

/** How many hand icons a set has, what the round has committed included. */
function handsIn(content: Content, combat: Combat, set: readonly string[]): number {
  const cards = new Set([...combat.cast, ...set]);
  return [...cards].reduce((sum, id) => sum + handsOf(content, id), 0);
}

/** Spells of earlier rounds that go on only while their hands are devoted to them. */
function devoted(game: Game, combat: Combat): Copy[] {
  if (!game.state.options.rulings.lastingEffectsNeedHands) return [];
  return combat.working.filter(
    (id) => handsOf(game.content, id) > 0 && !combat.cast.includes(id) && stillWorks(game, combat, id),
  );
}

/**
 * All sets of those cards that fit into the hands beside what the round has committed (2E-2805); equal cards count
 * once.
 */
function legalSets(content: Content, combat: Combat, among: readonly Copy[]): Copy[][] {
  const committed = combat.cast.filter((id) => handsOf(content, id) > 0);
  const sets = new Map<string, Copy[]>();
  const grow = (set: Copy[], rest: readonly Copy[]) => {
    const key = set.map(kindOf).sort().join('+');
    if (!sets.has(key)) sets.set(key, set);
    rest.forEach((id, index) => {
      const next = [...set, id];
      if (handsIn(content, combat, next) <= HANDS) grow(next, rest.slice(index + 1));
    });
  };
  grow(
    committed,
    [...new Set(among)].filter((id) => !committed.includes(id) && handsOf(content, id) > 0),
  );
  return [...sets.values()];
}

/** The set with most dice; of equal ones the larger (a weapon may do more than add dice), then the first. */
function best(game: Game, combat: Combat, sets: readonly Copy[][]): Copy[] | undefined {
  if (sets.length < 2) return sets[0];
  const defense = defenseOf(game, combat);
  let found: Copy[] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const set of sets) {
    const dice = diceOf(game, combat, defense, set);
    if (dice < most || (dice === most && set.length <= (found?.length ?? 0))) continue;
    found = set;
    most = dice;
  }
  return found;
}

/** The dice a set gives; spells still to be cast count as if they worked, those that failed count nothing. */
export function diceOf(game: Game, combat: Combat, defense: Defense, set: readonly Copy[]): number {
  return handParts(game, combat, gripWith(game, combat, set), defense).reduce((sum, part) => sum + part.dice, 0);
}

/** The weapons they hold, in the order in which they got them. */
function weapons(game: Game, seat: Seat): Copy[] {
  return cardsOfKind(game, seat, 'weapon').map(({ id }) => id);
}

/** Does a card do more with the other hand empty (the Axe)? */
function likesOneHand(content: Content, id: string): boolean {
  return content.card(id).bonuses.some((bonus) => bonus.if && isIf(bonus.if, 'otherHand'));
}
