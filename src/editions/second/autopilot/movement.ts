/** Moving through Arkham: towards the goal, around monsters or through them (sections 7 to 9). */

import type { Decision, Option, Seat } from '../../../engine/decision.ts';
import { isCopy, type Place } from '../../edition/copy.ts';
import type { Ability } from '../content/ability.ts';
import type { Content } from '../content/content.ts';

import { isA, only } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import { best } from './choosing.ts';
import { goalOf, scoresOnTheSpot } from './goal.ts';
import { costOfPath, type Path, pathsFrom } from './path.ts';
import { dangerAt, threatOf } from './threat.ts';
import { counts, gateShare, ruled, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';
import { costOf, effectsWorth } from './worth.ts';

/** `move.next`. */
export function nextStep(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const faced = faceFirst(view, decision, seat);
  if (faced) return faced;
  const use = usefulCard(view, decision, seat);
  if (use) return use;
  const ways = decision.options.filter(({ id }) => OPTION.go.is(id) || OPTION.wagon.is(id));
  if (ways.length === 0) return ruled(view, 'nowhere', stopOf(decision));
  const goal = goalOf(view, seat);
  if (!goal) return ruled(view, 'nowhere', stopOf(decision));
  const { at } = investigator(view.game, seat);
  const paths = pathsFrom(view, seat, goal.place);
  const score = (place: Place) => standing(view, seat, place, { goal: goal.place, path: paths.get(place) });
  let first: { id: string; score: number } = { id: 'stop', score: score(at) + 0.01 };
  for (const { id } of ways) {
    const place = OPTION.go.read(id) ?? OPTION.wagon.read(id) ?? '';
    const value = score(place) - (OPTION.wagon.is(id) ? 0.2 : 0);
    if (value > first.score) first = { id, score: value };
  }
  return first.id === 'stop' ? stopOf(decision) : first.id;
}

/** Where their Movement had best end, of places within reach; null where they want nothing. */
export function stopover(view: Viewpoint, seat: Seat, places: readonly Place[]): Place | null {
  const goal = goalOf(view, seat);
  if (!goal) return null;
  const paths = pathsFrom(view, seat, goal.place);
  return best(places, (place) => standing(view, seat, place, { goal: goal.place, path: paths.get(place) }));
}

/** Where to go, the best first: towards their goal, then what each place would bring, its dangers taken off. */
export function liked(view: Viewpoint, decision: Decision, seat: Seat): string[] {
  const scores = scoresOnTheSpot(view, seat);
  const first = nextStep(view, decision, seat);
  const rated = decision.options.flatMap(({ id }) => {
    const place = OPTION.go.read(id);
    if (place === undefined) return [];
    const worth = (scores.get(place) ?? 0) - Math.max(0, dangerAt(view, seat, place));
    return [{ id, worth: id === first ? Number.POSITIVE_INFINITY : worth }];
  });
  return rated.sort((one, other) => other.worth - one.worth).map(({ id }) => id);
}

/** Monsters in the area: those that must be met now, the rest of the way in mind. */
function faceFirst(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const fights = decision.options.flatMap(({ id }) => OPTION.fight.read(id) ?? []);
  if (fights.length === 0) return null;
  const free = decision.options.some(({ id }) => id === 'stop');
  const goal = goalOf(view, seat);
  const { at } = investigator(view.game, seat);
  // Fighting ends the movement; whoever has far to go evades if they can.
  const far = counts(view, 'way', goal !== null && goal.place !== at ? 0.4 * Math.min(3, goal.score) : 0);
  let best: { id: string; cost: number } | null = null;
  for (const marker of fights) {
    const { fightCost, evadeCost } = threatOf(view, seat, marker);
    const cost = fightCost + far;
    if (!best || cost < best.cost) best = { id: OPTION.fight.write(marker), cost };
    const evade = OPTION.evade.write(marker);
    const evades = decision.options.some(({ id }) => id === evade);
    if (evades && evadeCost < best.cost) best = { id: evade, cost: evadeCost };
  }
  if (free || best === null) {
    return best && OPTION.fight.is(best.id) && best.cost < -0.05 ? ruled(view, 'noBetter', best.id) : null;
  }
  return ruled(view, 'noBetter', best.id);
}

/** The place to go to, and the way from there back to a place on the way. */
interface WayLeft {
  goal: string;
  path: Path | undefined;
}

/** How good it is to stand there at the end of a step. */
function standing(view: Viewpoint, seat: Seat, place: Place, { goal, path }: WayLeft): number {
  const danger = dangerAt(view, seat, place, view.game.state.walk?.dealt);
  const left = Math.min(99, lengthOf(view, seat, { goal, path }));
  const there = place === goal ? 1.2 : 0;
  return (
    there -
    counts(view, 'way', 0.55 * left) -
    WEIGHTS.endDanger * Math.max(0, danger) -
    counts(view, 'exposure', exposure(view, place, place === goal))
  );
}

/** A location where a gate may open under their feet. */
function exposure(view: Viewpoint, place: Place, wanted: boolean): number {
  const here = view.game.state.places[place];
  const found = view.game.content.places.get(place);
  if (wanted || found?.kind !== 'location' || found.stability !== 'unstable' || here?.sealed) return 0;
  return here?.gate ? 5 : 0.4 + 2 * gateShare(view.game.content, place);
}

/** What is left of the way: counted backwards from the goal, whose own monsters are another matter. */
function lengthOf(view: Viewpoint, seat: Seat, { goal, path }: WayLeft): number {
  if (!path || path.steps === 0) return path ? 0 : 99;
  const own = Math.max(0, dangerAt(view, seat, goal, view.game.state.walk?.dealt));
  return costOfPath({ ...path, danger: Math.max(0, path.danger - own) });
}

/** A tome, a map or a statue that is worth its price now. */
function usefulCard(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  for (const { id } of decision.options) {
    const used = OPTION.use.read(id) ?? '';
    const ability = isCopy(used) ? movementAbility(view.game.content, used) : undefined;
    if (ability && isUseful(view, seat, ability)) return ruled(view, 'useful', id);
  }
  return null;
}

function isUseful(view: Viewpoint, seat: Seat, ability: Ability): boolean {
  const goal = goalOf(view, seat);
  const { at, sanity } = investigator(view.game, seat);
  if (only(ability.effect, 'gain').some(({ movementPoints }) => movementPoints !== undefined))
    return goal !== null && goal.place !== at;
  const left = view.game.state.walk?.points ?? 0;
  const away = goal ? (view.game.content.town.distances(at).get(goal.place) ?? 0) : 0;
  // On the way only with steps to spare.
  if (away > 0 && left - pointsFor(ability) < away && (goal?.score ?? 0) > 1) return false;
  const price = ability.cost.filter((part) => !isA(part, 'exhaust'));
  const worth = effectsWorth(view, seat, ability.effect) - costOf(view, seat, price);
  return worth > 0.15 && sanity > 2;
}

function movementAbility(content: Content, id: string): Ability | undefined {
  const card = content.card(id);
  if (!('abilities' in card)) return undefined;
  return card.abilities.find(({ timing, passive }) => timing === 'movement' && !passive);
}

/** The movement points an ability costs. */
function pointsFor({ cost }: Ability): number {
  return only(cost, 'spend').reduce((sum, part) => {
    const price = 'what' in part ? undefined : part.movementPoints;
    return sum + (typeof price === 'number' ? price : 0);
  }, 0);
}

function stopOf(decision: Decision): string | null {
  return decision.options.some(({ id }) => id === 'stop') ? 'stop' : null;
}

/** `move.world`: Find Gate where it is likely to work. */
export function throughWorld(decision: Decision, view: Viewpoint, seat: Seat): string {
  const cast = decision.options.find(({ id }) => OPTION.cast.is(id));
  const { sanity } = investigator(view.game, seat);
  return ruled(view, 'findGate', cast && (cast.odds ?? 0) >= 0.5 && sanity >= 3 ? cast.id : 'go');
}

/** A place to appear at: the best goal on the spot, without monsters. `at`: the place an option stands for. */
export function landing(
  view: Viewpoint,
  seat: Seat,
  options: readonly Option[],
  at = (id: string): Place => id,
): string | null {
  const scores = scoresOnTheSpot(view, seat);
  const rated = options.map(({ id }) => {
    const place = at(id);
    if (!view.game.content.places.has(place)) return { id, worth: -1 };
    return { id, worth: (scores.get(place) ?? 0) - Math.max(0, dangerAt(view, seat, place)) };
  });
  return rated.sort((one, other) => other.worth - one.worth)[0]?.id ?? null;
}
