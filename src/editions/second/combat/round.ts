/**
 * One round of a combat, or one attack on the Ancient One: what the player does, and the Combat check (2E-2608 to
 * 2E-2614, section 28).
 *
 * Asks `combat.round` (D-20 to D-22) or, in the final battle, `battle.attack` (D-70). Option ids:
 * `fight` (with the hands as they are set, or the best weapons), `flee`, `with:<set>` (with those cards),
 * `other-hands` (asks `combat.hands`, whose sets fight likewise), `cast:<card>`, `use:<card>` (in place of the check),
 * `escape` (L8).
 */

import { type DecisionMatter, type Offered, type Seat, seen } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { once } from '../../../engine/once.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { abilitiesFor, type UsableAbility, useAbility } from '../cards/ability.ts';
import { useAnyPhase, withAnyPhase } from '../cards/anyphase.ts';
import { handNames } from '../cards/handnames.ts';
import { useProspect } from '../cards/useprospect.ts';
import { checkFormula, checkProspect, diceOfCheck } from '../checks/formula.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { monstersAround } from '../monsters/monster.ts';
import { monsterValues } from '../monsters/monstervalue.ts';
import { cast, castable, castOption, castSpell } from '../spells/spell.ts';
import type { DecisionKind } from '../state/decisionkind.ts';
import { HAND_SET, OPTION, OTHER_HANDS } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Combat, Game } from '../state/state.ts';
import { combatSpec } from './combatspec.ts';
import { evadeSpec } from './evade.ts';
import { EMPTY_HANDS, handsOf } from './grip.ts';
import {
  chooseHands,
  gripOf,
  HANDS,
  handsMatter,
  leavesRoomForSpell,
  offeredSets,
  opponent,
  planWith,
  spellHelps,
} from './hands.ts';
import { bestFirst, bestSetChance, castChance, fightChance, passesCheck, pendingOf, setOption } from './means.ts';
import { handsAreIdle, release } from './strike.ts';
import { usedUp } from './wear.ts';

/** What came of the choices before the dice: the check is to be made, or something else happened. */
type Stance = 'fight' | 'flee' | 'escape' | 'won' | 'used' | 'gone';

/** The question of a round and its rule: of a Combat check without a monster, of the final battle, of a combat. */
function askedIn({ seat, check, monster }: Combat): { seat: Seat; kind: DecisionKind; rule: string } {
  if (check) return { seat, kind: 'combat.check', rule: '2E-2402' };
  return monster === null
    ? { seat, kind: 'battle.attack', rule: '2E-3812' }
    : { seat, kind: 'combat.round', rule: '2E-2608' };
}

/** Lets the player prepare and then choose, until the round is decided. */
export function* chooseStance(game: Game, combat: Combat, winning: () => Flow): Flow<Stance> {
  const { seat, monster } = combat;
  const before = upsets(game, seat);
  for (;;) {
    const chosen = yield* choose(
      game,
      askedIn(combat),
      () => stances(game, combat),
      () => ({
        default: usual(game, combat),
        args: {
          ...(monster === null ? {} : { monster: ref('monster', kindOf(monster)) }),
          round: combat.round,
          stakes: combatSpec(game, combat, EMPTY_HANDS).stakes ?? '',
        },
        inOrder: bestFirst,
        about: matter(game, combat),
      }),
    );
    switch (chosen) {
      case null:
      case 'fight':
        return 'fight';
      case 'flee':
      case 'escape':
        return chosen;
      default: {
        // FAQ-20
        if (yield* useAnyPhase(game, seat, chosen)) break;
        const came = yield* useOrCast(game, combat, chosen, winning);
        if (came) return came;
        if (upset(game, seat, before)) return 'gone';
      }
    }
  }
}

/** What there is to choose from now. */
export const stances = (game: Game, combat: Combat): Offered[] =>
  withAnyPhase(game, combat.seat, roundOptions(game, combat), combat.check === undefined);

/** Hands filled, a card used, or a spell cast; null when the choice comes again. */
function* useOrCast(
  game: Game,
  combat: Combat,
  chosen: string,
  winning: () => Flow,
): Flow<'fight' | 'used' | 'won' | null> {
  if (chosen === OTHER_HANDS)
    return (yield* chooseHands(game, combat, setChoice(game, combat))) ? yield* takenUp(game, combat, winning) : null;
  const set = OPTION.withHands.read(chosen);
  if (set) {
    combat.hands = set;
    return yield* takenUp(game, combat, winning);
  }
  const spell = OPTION.cast.read(chosen);
  if (spell !== undefined) return (yield* castInRound(game, combat, spell, winning)) ? 'won' : null;
  const used = OPTION.use.read(chosen);
  const found = insteadOfCheck(game, combat).find(({ card }) => card === used);
  if (found) yield* useAbility(game, combat.seat, found, opponent(combat));
  return 'used';
}

/** Begins the round with the hands just filled: with the Combat check, or the first spell of theirs that is still to be cast (2E-2802). */
function* takenUp(game: Game, combat: Combat, winning: () => Flow): Flow<'fight' | 'won' | null> {
  const [spell] = pendingOf(game, combat, combat.hands ?? []);
  if (spell === undefined) return 'fight';
  return (yield* castInRound(game, combat, spell, winning)) ? 'won' : null;
}

/** Casts a spell in a round; its hands are taken whether it succeeds or not (2E-2806). True when it won the combat. */
function* castInRound(game: Game, combat: Combat, id: Copy, winning: () => Flow): Flow<boolean> {
  const { seat } = combat;
  if (handsOf(game.content, id) > 0 && !combat.hands?.includes(id)) {
    // 2E-2808: what else holds the hands is fixed before the dice are rolled.
    if (leavesRoomForSpell(game, combat, id)) yield* chooseHands(game, combat, setChoice(game, combat), id);
    else combat.hands = planWith(game, combat, id);
  }
  if (handsOf(game.content, id) > 0) release(game, combat);
  combat.cast.push(id);
  combat.working = combat.working.filter((one) => one !== id);
  if (!passesCheck(game.content, id)) {
    yield* castSpell(game, seat, id, opponent(combat));
    return false;
  }
  let won = false;
  yield* cast(game, seat, id, {
    ...opponent(combat),
    *effect() {
      won = true;
      yield* winning();
    },
  });
  return won;
}

/** What can be used in place of the Combat check (the Flute of the Outer Gods), where it does anything. */
function insteadOfCheck(game: Game, combat: Combat): UsableAbility[] {
  if (combat.monster === null || monstersAround(game, combat.seat).length === 0) return [];
  return abilitiesFor(game, combat.seat, 'combatCheck', opponent(combat)).filter(
    ({ ability }) => ability.window === 'insteadOfRoll',
  );
}

function roundOptions(game: Game, combat: Combat): Offered[] {
  const { seat, monster } = combat;
  const options: Offered[] = [];
  const ambush = monster !== null && Boolean(monsterValues(game, monster, seat).abilities.ambush);
  if (mayEscape(game, combat, ambush)) options.push({ id: 'escape', label: phrase('option-escape') });
  options.push(fightOption(game, combat));
  // 2E-2701
  if (monster !== null && !ambush)
    options.push({
      id: 'flee',
      label: phrase('option-flee'),
      prospect: () => checkProspect(game, seat, evadeSpec(game, seat, monster, { fleeing: true })),
    });
  const others = options.length;
  for (const id of castableNow(game, combat)) options.push(spellOption(game, combat, id));
  for (const { card, ability } of insteadOfCheck(game, combat))
    if (card !== undefined)
      options.push({
        id: OPTION.use.write(card),
        label: phrase('option-use-card', { card: ref('card', kindOf(card)) }),
        prospect: () => useProspect(game, seat, { card }, ability),
        about: ref('card', kindOf(card)),
      });
  const mayChange = combat.cast.every((id) => handsOf(game.content, id) === 0);
  if (mayChange && (handsMatter(game, combat) || others > 1) && !handsAreIdle(game, combat))
    options.push(...otherHands(game, combat, options));
  return options;
}

/**
 * Nothing can come of another round: no dice for fighting or fleeing, no token, spell or card to change that. If the
 * round before has changed nothing either, the combat would never end.
 */
export function isHopeless(game: Game, combat: Combat): boolean {
  const { seat } = combat;
  if (investigator(game, seat).clues > 0) return false;
  if (castable(game, seat, 'evade', { ...opponent(combat), fleeing: true }).length > 0) return false;
  return roundOptions(game, combat).every((option) => option.id === OTHER_HANDS || seen(option).odds === 0);
}

function fightOption(game: Game, combat: Combat): Offered {
  const grip = gripOf(game, combat);
  return {
    id: 'fight',
    ...handNames(grip.working),
    prospect: once(() => ({
      ...checkProspect(game, combat.seat, combatSpec(game, combat, grip)),
      ...usedUp(game, combat.seat, grip.working),
      ...(combat.monster === null ? {} : { chances: [fightChance(game, combat)] }),
    })),
  };
}

/** Other hands: by name where they fight better than anything else on offer, and all there are where those are not all. */
function otherHands(game: Game, combat: Combat, others: readonly Offered[]): Offered[] {
  const best = bestHands(game, combat, others);
  const named = best ? [setOption(game, combat, best, OPTION.withHands.write(best))] : [];
  const spells = castableNow(game, combat).filter(
    (id) => handsOf(game.content, id) > 0 && !leavesRoomForSpell(game, combat, id),
  );
  const byCasting = spells.map((id) => planWith(game, combat, id));
  const shown = [gripOf(game, combat).holding, ...byCasting, ...(best ? [best] : [])].map(alike);
  const more = offeredSets(game, combat).some((set) => !shown.includes(alike(set)));
  return more ? [...named, { id: OTHER_HANDS, label: phrase('option-other-hands') }] : named;
}

/** The hands with which the round is more likely won than in any other way on offer. */
function bestHands(game: Game, combat: Combat, others: readonly Offered[]): Copy[] | null {
  if (combat.monster === null) return null;
  const { set, odds } = bestSetChance(game, combat);
  return others.every((other) => (seen(other).chances?.[0]?.odds ?? 0) < odds) ? set : null;
}

/** The same cards in the same hands, whichever copies. */
const alike = (set: readonly Copy[]): string => set.map(kindOf).sort().join('+');

const setChoice = (game: Game, combat: Combat) => (set: Copy[]) => setOption(game, combat, set, HAND_SET.write(set));

/** A spell with the whole chain: its Spell check, then the Combat check. */
function spellOption(game: Game, combat: Combat, id: Copy): Offered {
  const option = castOption(game, combat.seat, id, opponent(combat));
  if (combat.monster === null) return option;
  const prospect = once(() => ({ ...seen(option), chances: [castChance(game, combat, id)] }));
  return { ...option, prospect };
}

/** Spells that fit into the hands of this round; once one has been cast, only those planned with it. */
function castableNow(game: Game, combat: Combat): Copy[] {
  const fixed = combat.cast.some((id) => handsOf(game.content, id) > 0);
  return castable(game, combat.seat, 'combat', opponent(combat)).filter((id) => {
    if (!spellHelps(game, combat, id)) return false;
    if (handsOf(game.content, id) === 0) return true;
    return fixed ? (combat.hands ?? []).includes(id) : handsOf(game.content, id) <= HANDS;
  });
}

/** L8.1: from the second round on, unless the monster is in Ambush (L8.6). */
function mayEscape(game: Game, combat: Combat, ambush: boolean): boolean {
  return game.state.options.variants.freeEscape && combat.monster !== null && combat.round > 1 && !ambush;
}

/** D-20, D-31: escapes, else flees, else fights. */
function usual(game: Game, combat: Combat): string {
  const ids = roundOptions(game, combat).map(({ id }) => id);
  return combat.monster === null ? 'fight' : (['escape', 'flee'].find((id) => ids.includes(id)) ?? 'fight');
}

function matter(game: Game, combat: Combat): DecisionMatter {
  const spec = combatSpec(game, combat, gripOf(game, combat));
  return {
    ...(combat.monster === null ? {} : { monster: combat.monster }),
    round: combat.round,
    check: { skill: 'combat', dice: diceOfCheck(game, combat.seat, spec), difficulty: spec.difficulty },
    formula: checkFormula(game, combat.seat, spec),
  };
}
