/** What monsters are to somebody: what they threaten, and what fighting them is worth. */

import type { Seat } from '../../../engine/decision.ts';
import { attackSpec } from '../actions/attack.ts';
import { townOf } from '../board/area.ts';
import { hasKeyword, monstersAt, printed } from '../board/monster.ts';
import { isA, only } from '../content/effect.ts';
import { isOfKind } from '../investigators/ability.ts';
import { inPlay } from '../investigators/investigator.ts';
import { remainingHealth } from '../monsters/health.ts';
import { preyOf, sees } from '../monsters/prey.ts';
import type { Game, Monster } from '../state/state.ts';
import { isCounted, isDecisive } from './decisive.ts';
import { encounterWorth } from './encounterworth.ts';
import { harmCost } from './harmworth.ts';
import { mean, once, successes, thinkingAt, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** Clues of the scenario sheet that can be spent on the damage of an attack on it, each for one. */
export function spareDamage(game: Game, monster: Monster): number {
  const clues = printed(game, monster).abilities.some(
    (ability) =>
      isOfKind(ability, 'during') &&
      only(ability.do, 'addDamage').includes('spent') &&
      (ability.cost ?? []).some((cost) => 'spend' in cost && cost.spend.sheetClue !== undefined),
  );
  return clues ? game.state.sheet.clues : 0;
}

/** Whether each reckoning makes it place doom (Approach of Azathoth). */
const isSummoner = ({ content, state }: Game, monster: Monster): boolean =>
  content.monster(monster.kind).traits.includes('cultist') &&
  content.scenario(state.scenario).reckoning.some((effect) => isA(effect, 'each') && effect.each === 'monster');

/** What its end is worth. */
export function killWorth({ game }: Viewpoint, monster: Monster): number {
  const { remnant, damage, horror, keywords } = printed(game, monster);
  if (isDecisive(game, monster)) return 12;
  const story = isCounted(game, monster) ? WEIGHTS.chief : 0;
  const bite = WEIGHTS.ferocity * (damage + horror) * (keywords.includes('elusive') ? 0.3 : 1);
  return (
    routine(game, monster) +
    story +
    bite +
    (isSummoner(game, monster) ? WEIGHTS.cultist : 0) +
    (remnant ? WEIGHTS.remnant : 0)
  );
}

/** What it is worth that it no longer does what it does round after round. */
function routine(game: Game, monster: Monster): number {
  const { activation } = printed(game, monster);
  if (activation.kind === 'hunter') return WEIGHTS.hunter;
  if (activation.kind === 'patrol') return WEIGHTS.patrol;
  return activation.effect.reduce((sum, effect) => {
    if (isA(effect, 'sheetDoom')) return sum + WEIGHTS.sheetLayer;
    if (isA(effect, 'placeDoom')) return sum + WEIGHTS.doomLayer;
    if (isA(effect, 'each') && effect.do.some((one) => isA(one, 'damage') || isA(one, 'horror')))
      return sum + WEIGHTS.tormentor;
    return sum + 0.4;
  }, 0);
}

/** What one damage that does not end it is worth: damage stays. */
export function damageWorth(view: Viewpoint, monster: Monster): number {
  const left = Math.max(1, remainingHealth(view.game, monster));
  return isDecisive(view.game, monster) ? WEIGHTS.blow : (WEIGHTS.damage * killWorth(view, monster)) / left;
}

/** What it costs to be engaged with it at the end of the turn. */
export function holdCost(view: Viewpoint, seat: Seat, monster: Monster): number {
  return harmCost(view, seat, printed(view.game, monster)) + 0.6 * WEIGHTS.held;
}

/** What a fight with it adds there, beyond `menaceOf` it, which they would have to bear otherwise. */
export function fightWorth(view: Viewpoint, seat: Seat, monster: Monster, space: string): number {
  const chances = successes(view, seat, `attack ${monster.id}`, () => attackSpec(view.game, monster));
  const spare = spareDamage(view.game, monster);
  const left = remainingHealth(view.game, monster);
  const mine = monster.engagedWith.includes(seat);
  const borne = mine ? holdCost(view, seat, monster) : menaceOf(view, seat, monster);
  // Whoever attacks a colleague's monster takes it from them (3E-402.3).
  const relief = mine ? 0 : monster.engagedWith.reduce((sum, other) => sum + holdCost(view, other, monster) + 0.3, 0);
  const threats = monstersAt(view.game.state, space).filter((one) => menaceOf(view, seat, one) > 0);
  const lost = threats.length <= 1 ? Math.max(0, encounterWorth(view, seat, space)) : 0;
  const kill = killWorth(view, monster) + relief + borne + (borne > 0 ? lost : 0);
  const fail = relief + borne - holdCost(view, seat, monster) - (borne > 0 ? 0 : lost);
  return mean(chances, (hits) => {
    const dealt = hits + (hits > 0 || spare > 0 ? spare : 0);
    if (dealt >= left) return kill;
    return fail + dealt * damageWorth(view, monster);
  });
}

/** What it would cost them to stay where it is: the ready engage them at once, the exhausted before their encounter. */
function menaceOf(view: Viewpoint, seat: Seat, monster: Monster): number {
  return once(view, `menace ${seat} ${monster.id}`, () => {
    if (hasKeyword(view.game, monster, 'elusive') || !sees(view.game, monster, seat)) return 0;
    if (monster.status === 'exhausted') return 0.5 * WEIGHTS.held;
    if (monster.status === 'ready' || hasKeyword(view.game, monster, 'massive')) return holdCost(view, seat, monster);
    return monster.engagedWith.includes(seat) ? holdCost(view, seat, monster) : 0;
  });
}

/** Whether a ready monster would engage them there at once. */
export function awaited(view: Viewpoint, seat: Seat, space: string, but: readonly string[] = []): boolean {
  return monstersAt(view.game.state, space).some(
    (monster) => monster.status === 'ready' && !but.includes(monster.id) && menaceOf(view, seat, monster) > 0,
  );
}

/** What the monsters in a space, and those that will come there for them, will cost them. */
export function dangerAt(view: Viewpoint, seat: Seat, space: string, but: readonly string[]): number {
  const { state } = view.game;
  const company = inPlay(view.game.state).filter(
    (other) => other !== seat && state.investigators[other]?.at === space,
  ).length;
  return state.monsters
    .filter(({ id }) => !but.includes(id))
    .reduce((sum, monster) => {
      if (monster.at === space)
        return sum + menaceOf(view, seat, monster) / (hasKeyword(view.game, monster, 'massive') ? 1 : 1 + company);
      return sum + (comes(view, seat, monster, space) ? 0.8 * holdCost(view, seat, monster) : 0);
    }, 0);
}

/** Whether a ready hunter would reach them there in the monster phase. */
function comes(view: Viewpoint, seat: Seat, monster: Monster, space: string): boolean {
  const { activation, speed } = printed(view.game, monster);
  if (monster.status !== 'ready' || activation.kind !== 'hunter') return false;
  const { prey } = activation;
  const wanted =
    prey === 'nearest'
      ? thinkingAt(view, seat, space, () => preyOf(view.game, monster, prey))
      : once(view, `prey ${monster.id}`, () => preyOf(view.game, monster, prey));
  if (!wanted.includes(seat)) return false;
  return speed === 'direct' || townOf(view.game).distance(monster.at, space) <= speed;
}
