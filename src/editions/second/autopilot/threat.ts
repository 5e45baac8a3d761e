/** What meeting a monster would cost an investigator, and which way is better. */

import type { Seat } from '../../../engine/decision.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { type CheckSpec, checkOdds } from '../checks/formula.ts';
import { combatSpec } from '../combat/combatspec.ts';
import { defenseOf } from '../combat/defense.ts';
import { evadeSpec } from '../combat/evade.ts';
import { EMPTY_HANDS, type Grip, gripWith, handParts, isSpell } from '../combat/grip.ts';
import { gripOf, offeredSets } from '../combat/hands.ts';
import { isUsedUp } from '../combat/wear.ts';
import type { Content } from '../content/content.ts';

import { isA } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { monsterLimit, monstersInArkham } from '../monsters/monster.ts';
import { type MonsterValues, monsterValues } from '../monsters/monstervalue.ts';
import { castOdds, sanityCost, spellCard } from '../spells/spell.ts';
import type { Combat, Game } from '../state/state.ts';
import { lifelineWorth } from './awakening.ts';
import { counts, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';
import { breakdownCost, effectsWorth, lossCost } from './worth.ts';

export interface Threat {
  /** Chance to evade. */
  evade: number;
  /** Chance to win a round of combat. */
  win: number;
  /** What evading costs on average (worth.ts); never negative. */
  evadeCost: number;
  /** What fighting costs on average, the trophy taken off: negative where it pays. */
  fightCost: number;
  /** What defeating it is worth. */
  prize: number;
  values: MonsterValues;
}

/** Sees to one monster; worked out once for each viewpoint. */
export function threatOf(view: Viewpoint, seat: Seat, marker: Copy): Threat {
  const key = `${seat}/${kindOf(marker)}`;
  const known = view.threats.get(key);
  if (known) return known;
  const threat = measure(view, seat, marker);
  view.threats.set(key, threat);
  return threat;
}

/** What standing in an area with its monsters costs: each is met in the better way. */
export function dangerAt(view: Viewpoint, seat: Seat, at: string, dealt: readonly string[] = []): number {
  let sum = 0;
  for (const { marker, at: where } of view.game.state.monsters)
    if (where === at && !dealt.includes(marker)) {
      const { evadeCost, fightCost } = threatOf(view, seat, marker);
      sum += Math.min(evadeCost, fightCost);
    }
  return counts(view, 'danger', sum);
}

function measure(view: Viewpoint, seat: Seat, marker: Copy): Threat {
  const { game } = view;
  const values = monsterValues(game, marker, seat);
  const evade = checkOdds(game, seat, evadeSpec(game, seat, marker));
  const horror = horrorCost(view, seat, values);
  const win = roundOdds(view, seat, marker);
  const prize = prizeOf(view, seat, values) + angerWorth(view, seat, marker);
  const combat = combatCost(view, seat, values, { win, prize });
  const { mask } = values.abilities;
  const fightCost = horror.cost + (1 - horror.insane) * combat + (mask ? 0.5 : 0);
  const hit = hitCost(view, seat, values);
  // Having failed and still standing, they are in combat: they fight it out, or flee.
  const goesOn = (values.combat?.damage ?? 0) < investigator(game, seat).stamina;
  const after = goesOn ? horror.cost + Math.max(0, Math.min(combat, hit / Math.max(0.2, evade))) : 0;
  const evadeCost = (1 - evade) * (hit + after + 0.4);
  return { evade, win, evadeCost, fightCost, prize, values };
}

function horrorCost(view: Viewpoint, seat: Seat, values: MonsterValues): { cost: number; insane: number } {
  const { horror, abilities } = values;
  if (!horror) return { cost: 0, insane: 0 };
  const spec: CheckSpec = { kind: 'horror', modifier: horror.rating, difficulty: 1, rule: '2E-2602' };
  const passing = checkOdds(view.game, seat, spec);
  const { sanity } = investigator(view.game, seat);
  const still = abilities.nightmarish ?? 0;
  return {
    cost:
      (1 - passing) * lossCost(view, seat, 'sanity', horror.damage) + passing * lossCost(view, seat, 'sanity', still),
    insane: (horror.damage >= sanity ? 1 - passing : 0) + (still >= sanity ? passing : 0),
  };
}

/** The damage of one failed check. */
function hitCost(view: Viewpoint, seat: Seat, values: MonsterValues): number {
  const stamina = lossCost(view, seat, 'stamina', values.combat?.damage ?? 0);
  // What hurts nobody does something else: a Shambler or a Nightgaunt takes them away.
  return values.combat?.damage === 0 ? 2 : stamina;
}

/** Fighting to the end, round by round. */
function combatCost(
  view: Viewpoint,
  seat: Seat,
  values: MonsterValues,
  { win, prize }: Pick<Threat, 'win' | 'prize'>,
): number {
  if (!values.combat) return -prize;
  const { stamina } = investigator(view.game, seat);
  const { damage } = values.combat;
  if (damage === 0) return (1 - win) * 2 - win * prize;
  const rounds = Math.ceil(stamina / damage);
  let alive = 1;
  let cost = 0;
  for (let round = 1; round <= rounds; round++) {
    const lost = (round - 1) * damage;
    cost += alive * win * (lossCost(view, seat, 'stamina', lost) - prize);
    alive *= 1 - win;
  }
  cost += alive * breakdownCost(view, seat);
  const { overwhelming = 0 } = values.abilities;
  return cost + (1 - alive) * lossCost(view, seat, 'stamina', overwhelming);
}

/** What a defeated monster is worth: its trophy, and one monster less where they are many. */
function prizeOf(view: Viewpoint, seat: Seat, values: MonsterValues): number {
  const { game } = view;
  const limit = monsterLimit(game);
  const crowd = limit === null ? 0.6 : Math.max(0, WEIGHTS.crowd * (monstersInArkham(game) / limit) - 0.1);
  const trophy = values.abilities.endless
    ? 0
    : WEIGHTS.trophy * values.toughness + lifelineWorth(view, seat, 'monsterTrophy');
  return counts(
    view,
    'trophy',
    trophy + (game.content.town.areaKind(investigator(game, seat).at) === 'otherWorld' ? 0 : crowd),
  );
}

/** What the Ancient One makes of such a monster's defeat (Yig's Anger). */
function angerWorth(view: Viewpoint, seat: Seat, marker: Copy): number {
  const { power } = view.game.content.ancientOne(view.game.state.ancientOne.id);
  return power.effects.reduce((sum, effect) => {
    if (!isA(effect, 'when') || effect.when.event !== 'monsterDefeated' || effect.when.monster !== kindOf(marker))
      return sum;
    return sum + effectsWorth(view, seat, effect.do);
  }, 0);
}

/** The chance to win a round with the best that is held and worth using up. */
function roundOdds(view: Viewpoint, seat: Seat, marker: Copy): number {
  const { game } = view;
  const combat: Combat = { seat, monster: marker, round: 1, hands: null, cast: [], working: [] };
  const odds = oddsAgainst(game, combat);
  let best = odds(gripOf(game, combat));
  for (const set of offeredSets(game, combat).slice(0, 4)) {
    const spent = set.filter((id) => isUsedUp(game.content, id)).length;
    best = Math.max(best, plannedOdds(game, combat, set, odds) - counts(view, 'usedUp', 0.15 * spent));
  }
  return best;
}

/** The chance with a planned set, its spells still to be cast. */
export function plannedOdds(
  game: Game,
  combat: Combat,
  set: readonly Copy[],
  oddsWith = oddsAgainst(game, combat),
): number {
  const { seat, monster } = combat;
  const toCast = set.filter((id) => isToCast(game.content, combat, id));
  const { sanity } = investigator(game, seat);
  const price = toCast.reduce((sum, id) => sum + sanityCost(game, seat, spellCard(game.content, id)), 0);
  if (price >= sanity) return 0;
  const outcome = (index: number, failing: readonly Copy[]): number => {
    const id = toCast[index];
    if (id === undefined) return oddsWith(gripWith(game, combat, set, failing));
    const odds = castOdds(game, seat, id, monster === null ? {} : { monster });
    return odds * outcome(index + 1, failing) + (1 - odds) * outcome(index + 1, [...failing, id]);
  };
  return outcome(0, []) - 0.04 * price;
}

function isToCast(content: Content, combat: Combat, id: Copy): boolean {
  return isSpell(content, id) && !combat.working.includes(id) && !combat.cast.includes(id);
}

/** The chances of a Combat check by the cards in use; what is the same whatever those are is worked out once. */
export function oddsAgainst(game: Game, combat: Combat): (grip: Grip) => number {
  const spec = combatSpec(game, combat, EMPTY_HANDS);
  const defense = defenseOf(game, combat);
  const known = new Map<string, number>();
  return (grip) => {
    const key = `${grip.working.join()}/${grip.holding.join()}`;
    const odds =
      known.get(key) ??
      checkOdds(game, combat.seat, {
        ...spec,
        parts: handParts(game, combat, grip, defense),
        inUse: [...grip.working],
      });
    known.set(key, odds);
    return odds;
  };
}
