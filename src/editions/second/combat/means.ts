/**
 * How likely the ways to fight a round defeat the monster in it: weapons that are used up and spells still to be cast
 * included, each spell with its Spell check (2E-2611, 2E-2903). For what buttons say; nothing is rolled or changed.
 */

import type { Offered, Option, Seat } from '../../../engine/decision.ts';
import { once } from '../../../engine/once.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Chance, Prospect } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { held } from '../cards/card.ts';
import { handNames } from '../cards/handnames.ts';
import { checkOdds, cluesNeeded, savedByClues } from '../checks/formula.ts';
import type { Content } from '../content/content.ts';

import { isA } from '../content/effect.ts';
import { foreseen } from '../spells/foreseen.ts';
import { castable, castClues, castOdds, castPrice, spellCard } from '../spells/spell.ts';
import type { Combat, Game } from '../state/state.ts';
import { combatSpec } from './combatspec.ts';
import { defenseOf } from './defense.ts';
import { gripWith, handsOf, isSpell } from './grip.ts';
import { diceOf, gripOf, offeredSets, opponent, planWith, spellHelps } from './hands.ts';
import { usedUp } from './wear.ts';

/** How likely the Combat check of this round is passed with a set as it is, and what the set's button says of it. */
type SetProspect = Required<Pick<Prospect, 'odds' | 'chances'>>;

/** What has come of the spells of a set so far. */
interface Casting {
  combat: Combat;
  set: readonly Copy[];
  /** Spells still to be cast. */
  pending: readonly Copy[];
  /** Spells of it that have failed, and hold their hands all the same. */
  failed?: readonly Copy[];
}

/** Bind Monster passes the Combat check by itself. */
export function passesCheck(content: Content, id: string): boolean {
  const card = content.card(id);
  return (
    card.deck === 'spell' && card.effect.some((effect) => isA(effect, 'autoPass') && effect.autoPass.check === 'combat')
  );
}

/** The chance that the round is won with those cards in hand, its spells cast first. */
export function setOdds(game: Game, combat: Combat, set: readonly Copy[]): number {
  return casting(game, { combat, set, pending: pendingOf(game, combat, set) });
}

/** Spells of a set that are still to be cast, in the order in which they are. */
export function pendingOf(game: Game, combat: Combat, set: readonly Copy[]): Copy[] {
  const castableNow = castable(game, combat.seat, 'combat', opponent(combat));
  return set.filter((id) => castableNow.includes(id) && !combat.working.includes(id));
}

function chanceOf(game: Game, way: Casting): Chance {
  const odds = casting(game, way);
  return { of: 'win', odds, ...(odds > 0 ? {} : savedByClues(game, way.combat.seat, cluesFor(game, way))) };
}

/** The chance that the round is won when that spell is cast, fighting on with what the hands have room for. */
export function castChance(game: Game, combat: Combat, spell: Copy): Chance {
  const held =
    handsOf(game.content, spell) > 0 ? planWith(game, combat, spell) : (combat.hands ?? planWith(game, combat, spell));
  const set = held.filter(
    (id) => id === spell || game.content.card(id).deck !== 'spell' || combat.working.includes(id),
  );
  return chanceOf(game, { combat, set, pending: [spell] });
}

/** What fighting on with what is in hand comes to. */
export function fightChance(game: Game, combat: Combat): Chance {
  return chanceOf(game, { combat, set: gripOf(game, combat).holding, pending: [] });
}

/** What the button of a set says. */
export function setChance(game: Game, combat: Combat, set: readonly Copy[]): Chance {
  return chanceOf(game, { combat, set, pending: pendingOf(game, combat, set) });
}

/** The prospect of each set that may be taken in hand. */
export function setProspect(game: Game, combat: Combat, set: readonly Copy[]): SetProspect {
  const odds = checkOdds(game, combat.seat, combatSpec(game, combat, gripWith(game, combat, set)));
  return { odds, chances: combat.monster === null ? [] : [setChance(game, combat, set)] };
}

/** A set as an option, whose press rolls: for its first spell that is still to be cast, or the Combat check. */
export function setOption(game: Game, combat: Combat, set: Copy[], id: string): Offered {
  return {
    id,
    ...handNames(set),
    prospect: once(() => promiseOfSet(game, combat, set)),
    ...(set[0] === undefined ? {} : { about: cardRef(set[0]) }),
  };
}

function promiseOfSet(game: Game, combat: Combat, set: Copy[]): Prospect {
  const { odds, chances } = setProspect(game, combat, set);
  const dice = diceOf(game, combat, defenseOf(game, combat), set);
  const toCast = set.filter(
    (id) => isSpell(game.content, id) && !combat.working.includes(id) && held(game, combat.seat, id),
  );
  const note = phrase('note-hands', { dice, toCast: toCast.length, spells: toCast.map(cardRef) });
  const [first] = pendingOf(game, combat, set);
  // What the blow would use up is spared by whoever flees after casting.
  const lost =
    first === undefined
      ? usedUp(game, combat.seat, set)
      : { price: castPrice(game, combat.seat, spellCard(game.content, first)) };
  return { note, ...(toCast.length === 0 ? { odds } : {}), chances, ...lost };
}

/** The set that most likely wins the round, and how likely it does. */
export function bestSetChance(game: Game, combat: Combat): { set: Copy[]; odds: number } {
  let best = { set: [] as Copy[], odds: 0 };
  for (const set of offeredSets(game, combat)) {
    const odds = setOdds(game, combat, set);
    if (odds > best.odds) best = { set, odds };
  }
  return best;
}

/** What "Fight" comes to at best, before anything is in hand (L8 and the order of the round aside). */
export function bestChance(game: Game, seat: Seat, monster: Copy): Chance {
  const combat: Combat = { seat, monster, round: 1, hands: null, cast: [], working: [] };
  const spells = castable(game, seat, 'combat', { monster }).filter((id) => spellHelps(game, combat, id));
  const all = [
    ...offeredSets(game, combat).map((set) => setChance(game, combat, set)),
    ...spells.map((id) => castChance(game, combat, id)),
  ];
  const odds = Math.max(0, ...all.map((one) => one.odds));
  return { of: 'best', odds, ...(odds === 0 && all.some(({ byClues }) => byClues) ? { byClues: true } : {}) };
}

/** Ways to win the round first, the likeliest before the others; the rest as they were. */
export function bestFirst(options: readonly Option[]): Option[] {
  const odds = ({ chances }: Option) => chances?.[0]?.odds ?? -1;
  return [...options].sort((one, other) => odds(other) - odds(one));
}

/** The fewest clues with which the round may be won, as `casting` goes about it. */
function cluesFor(game: Game, { combat, set, pending, failed = [] }: Casting): number {
  const [spell, ...rest] = pending;
  if (spell === undefined)
    return cluesNeeded(game, combat.seat, combatSpec(game, combat, gripWith(game, combat, set, failed)));
  const { seat, monster } = combat;
  const cast = castClues(game, seat, spell, opponent(combat));
  const without = cluesFor(game, { combat, set, pending: rest, failed: [...failed, spell] });
  if (passesCheck(game.content, spell)) return Math.min(cast, without);
  const after = monster === null ? [game] : foreseen(game, seat, { id: spell, monster });
  return Math.min(without, ...after.map((ahead) => cast + cluesFor(ahead, { combat, set, pending: rest, failed })));
}

function casting(game: Game, { combat, set, pending, failed = [] }: Casting): number {
  const [spell, ...rest] = pending;
  if (spell === undefined)
    return checkOdds(game, combat.seat, combatSpec(game, combat, gripWith(game, combat, set, failed)));
  const { seat, monster } = combat;
  const works = castOdds(game, seat, spell, opponent(combat));
  const without = casting(game, { combat, set, pending: rest, failed: [...failed, spell] });
  if (passesCheck(game.content, spell)) return works + (1 - works) * without;
  const after = monster === null ? [game] : foreseen(game, seat, { id: spell, monster });
  const within = Math.max(...after.map((ahead) => casting(ahead, { combat, set, pending: rest, failed })));
  return works * within + (1 - works) * without;
}

function cardRef(id: Copy) {
  return ref('card', kindOf(id));
}
