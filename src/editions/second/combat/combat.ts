/**
 * Meeting monsters: evading or fighting them, on the way (2E-2501 to 2E-2511) and in encounters (section 41).
 *
 * Asks `combat.face` (D-18, D-43): option ids `evade:<marker>`, `fight:<marker>`.
 */

import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { type CheckSpec, checkProspect, diceOfCheck } from '../checks/formula.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { mayHaveShields } from '../misfortune/loss.ts';
import { monsterValues } from '../monsters/monstervalue.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Combat, Game } from '../state/state.ts';
import { combatSpec } from './combatspec.ts';
import { dealDamage } from './damage.ts';
import { evade, evadeSpec } from './evade.ts';
import { type CombatOutcome, endMovement, fight, horrorSpec, leaveEncounter } from './fight.ts';
import { gripOf } from './hands.ts';
import { bestChance } from './means.ts';

export { attackAncientOne, combatCheck, isAttackAsked } from './attack.ts';
export { fight } from './fight.ts';

/**
 * The monsters of one encounter (2E-2513, 2E-4101), in the order its owner chooses (FAQ-65); evading the least
 * dangerous is the silent choice (D-43). A misfortune ends it for all of them.
 */
export function* faceMonsters(game: Game, seat: Seat, markers: readonly Copy[]): Flow {
  const before = upsets(game, seat);
  let left = [...markers];
  while (left.length > 0 && !upset(game, seat, before)) {
    const chosen = yield* choose(
      game,
      { seat, kind: 'combat.face', rule: '2E-4101' },
      () => faceOptions(game, seat, left),
      () => ({
        default: leastDamage(game, seat, left).map((marker) => OPTION.evade.write(marker)),
        args: { monsters: left.map((marker) => ref('monster', kindOf(marker))) },
        about: { ...(left[0] === undefined ? {} : { monster: left[0] }) },
      }),
    );
    const marker = OPTION.evade.read(chosen) ?? OPTION.fight.read(chosen);
    if (marker === undefined) break;
    left = left.filter((one) => one !== marker);
    const outcome = yield* meet(game, seat, marker, OPTION.fight.is(chosen) ? 'fight' : 'evade');
    if (outcome === 'escaped') break;
  }
  for (const marker of left) leaveEncounter(game, marker);
}

/**
 * Evades or fights. A failed evasion ends the movement (2E-2509), the monster deals its damage at once, and combat
 * begins if they are still there (2E-2505, 2E-2506).
 */
export function* meet(game: Game, seat: Seat, marker: Copy, how: 'evade' | 'fight'): Flow<CombatOutcome | 'evaded'> {
  // 2E-2507
  if (how === 'fight') return yield* fight(game, seat, marker);
  // 2E-4106
  if (yield* evade(game, seat, marker)) {
    leaveEncounter(game, marker);
    return 'evaded';
  }
  endMovement(game, seat);
  if (yield* dealDamage(game, seat, marker, { afterFight: false })) return yield* fight(game, seat, marker);
  leaveEncounter(game, marker);
  return 'left';
}

/** The options to evade, Ambush or not (2E-2702), or fight each of some monsters, the least dangerous first (D-18). */
export function faceOptions(game: Game, seat: Seat, markers: readonly Copy[]): Offered[] {
  return leastDamage(game, seat, markers).flatMap((marker) => {
    const monster = ref('monster', kindOf(marker));
    const short = phrase('option-monster-brief', { id: kindOf(marker), monster });
    return [
      {
        id: OPTION.evade.write(marker),
        label: phrase('option-evade', { monster }),
        prospect: () => ({ brief: phrase('option-evade', { monster: short }), ...evadeProspect(game, seat, marker) }),
        about: monster,
      },
      {
        id: OPTION.fight.write(marker),
        label: phrase('option-fight', { monster }),
        prospect: () => ({ brief: phrase('option-fight', { monster: short }), ...fightProspect(game, seat, marker) }),
        about: monster,
      },
    ];
  });
}

/** Markers by combat damage, least first (D-18). */
export function leastDamage(game: Game, seat: Seat, markers: readonly Copy[]): Copy[] {
  const damage = (marker: Copy) => monsterValues(game, marker, seat).combat?.damage ?? 0;
  return [...markers].sort((one, other) => damage(one) - damage(other));
}

/** The prospect of evading: its check, and what it costs to be caught. */
function evadeProspect(game: Game, seat: Seat, marker: Copy): Prospect {
  const spec = evadeSpec(game, seat, marker);
  const { note, ...odds } = checkProspect(game, seat, spec);
  return { note: phrase('note-staked', { check: note, stakes: spec.stakes ?? '' }), ...odds };
}

/** The prospect of a fight: its first Combat check, and what the Horror check before it may cost (2E-2602). */
export function fightProspect(game: Game, seat: Seat, marker: Copy): Prospect {
  const { note, odds } = checkProspect(game, seat, firstRound(game, seat, marker));
  const chances = [bestChance(game, seat, marker)];
  const { horror, abilities } = monsterValues(game, marker, seat);
  if (!horror) return { note, odds, chances };
  const args = {
    check: note,
    dice: diceOfCheck(game, seat, horrorSpec(game, seat, marker)),
    damage: horror.damage,
    nightmarish: abilities.nightmarish ?? 0,
  };
  const amount = sureHorror(game, seat, marker);
  const price = amount > 0 ? { price: [{ what: 'sanity' as const, amount }] } : {};
  return { note: phrase('note-fight', args), odds, chances, ...price };
}

/** The Sanity that the Horror check costs however it comes out, where nothing could prevent it. */
function sureHorror(game: Game, seat: Seat, marker: Copy): number {
  const { horror, abilities } = monsterValues(game, marker, seat);
  if (!horror || mayHaveShields(game, seat)) return 0;
  const { odds, byClues } = checkProspect(game, seat, horrorSpec(game, seat, marker));
  const missed = odds >= 1 ? Number.POSITIVE_INFINITY : horror.damage;
  const passed = odds <= 0 && !byClues ? Number.POSITIVE_INFINITY : (abilities.nightmarish ?? 0);
  return Math.min(missed, passed, investigator(game, seat).sanity);
}

/** The first Combat check as it would be with the best weapons. */
function firstRound(game: Game, seat: Seat, marker: Copy): CheckSpec {
  const combat: Combat = { seat, monster: marker, round: 1, hands: null, cast: [], working: [] };
  return combatSpec(game, combat, gripOf(game, combat));
}
