/** Moving through Arkham: towards the errand, around monsters or through them (sections 7 to 9). */

import type { Decision, Option, Seat } from '../../../engine/decision.ts';
import { distances } from '../board/area.ts';
import { loadContent } from '../content/content.ts';
import { isA } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { type Errand, errandOf, scoresOnTheSpot } from './errand.ts';
import { dangerAt, menaceOf } from './menace.ts';
import { costOfPassage, type Passage, passagesFrom } from './passage.ts';
import { gateShare, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';
import { costOf, effectsWorth } from './worth.ts';

/** `move.next`. */
export function nextStep(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const faced = faceFirst(view, decision, seat);
  if (faced) return faced;
  const use = usefulCard(view, decision, seat);
  if (use) return use;
  const goals = decision.options.filter(({ id }) => id.startsWith('go:') || id.startsWith('wagon:'));
  if (goals.length === 0) return stopOf(decision);
  const errand = errandOf(view, seat);
  if (!errand) return stopOf(decision);
  const { at } = investigator(view.game, seat);
  const field = passagesFrom(view, seat, errand.place);
  const score = (place: string) => standing(view, seat, place, errand, field);
  let best: { id: string; score: number } = { id: 'stop', score: score(at) + 0.01 };
  for (const { id } of goals) {
    const place = id.slice(id.indexOf(':') + 1);
    const value = score(place) - (id.startsWith('wagon:') ? 0.2 : 0);
    if (value > best.score) best = { id, score: value };
  }
  return best.id === 'stop' ? stopOf(decision) : best.id;
}

/** Monsters in the area: those that must be met now, the rest of the way in mind. */
function faceFirst(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const fights = decision.options.filter(({ id }) => id.startsWith('fight:'));
  if (fights.length === 0) return null;
  const free = decision.options.some(({ id }) => id === 'stop');
  const errand = errandOf(view, seat);
  const { at } = investigator(view.game, seat);
  // Fighting ends the movement; whoever has far to go evades if they can.
  const far = errand !== null && errand.place !== at ? 0.4 * Math.min(3, errand.score) : 0;
  let best: { id: string; cost: number } | null = null;
  for (const { id } of fights) {
    const marker = id.slice('fight:'.length);
    const { fightCost, evadeCost } = menaceOf(view, seat, marker);
    const cost = fightCost + far;
    if (!best || cost < best.cost) best = { id, cost };
    const evades = decision.options.some((option) => option.id === `evade:${marker}`);
    if (evades && evadeCost < best.cost) best = { id: `evade:${marker}`, cost: evadeCost };
  }
  if (free || best === null) {
    return best?.id.startsWith('fight:') && best.cost < -0.05 ? best.id : null;
  }
  return best.id;
}

/** How good it is to stand there at the end of a step. */
function standing(
  view: Viewpoint,
  seat: Seat,
  place: string,
  errand: Errand,
  field: ReadonlyMap<string, Passage>,
): number {
  const danger = dangerAt(view, seat, place, view.game.state.walk?.dealt);
  const left = Math.min(99, wayLeft(view, seat, errand.place, field.get(place)));
  const there = place === errand.place ? 1.2 : 0;
  return there - 0.55 * left - WEIGHTS.endDanger * Math.max(0, danger) - exposure(view, place, place === errand.place);
}

/** A location where a gate may open under their feet. */
function exposure(view: Viewpoint, place: string, wanted: boolean): number {
  const here = view.game.state.places[place];
  const found = loadContent().places.get(place);
  if (wanted || found?.kind !== 'location' || found.stability !== 'unstable' || here?.sealed) return 0;
  return here?.gate ? 5 : 0.4 + 2 * gateShare(place);
}

/** What is left of the way: counted backwards from the goal, whose own monsters are another matter. */
function wayLeft(view: Viewpoint, seat: Seat, goal: string, passage: Passage | undefined): number {
  if (!passage || passage.steps === 0) return passage ? 0 : 99;
  const own = Math.max(0, dangerAt(view, seat, goal, view.game.state.walk?.dealt));
  return costOfPassage({ ...passage, danger: Math.max(0, passage.danger - own) });
}

/** A tome, a map or a statue that is worth its price now. */
function usefulCard(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  if (!decision.options.some(({ id }) => id.startsWith('use:'))) return null;
  const errand = errandOf(view, seat);
  const { at, sanity } = investigator(view.game, seat);
  for (const { id } of decision.options) {
    if (!id.startsWith('use:')) continue;
    const card = loadContent().card(id.slice('use:'.length));
    if (!('abilities' in card)) continue;
    const ability = card.abilities.find(({ timing, passive }) => timing === 'movement' && !passive);
    if (!ability) continue;
    if (ability.effect.some((effect) => isA(effect, 'gain') && effect.gain.movementPoints !== undefined)) {
      if (errand && errand.place !== at) return id;
      continue;
    }
    const points = ability.cost.reduce((sum, part) => {
      const price = isA(part, 'spend') && !('what' in part.spend) ? part.spend.movementPoints : undefined;
      return sum + (typeof price === 'number' ? price : 0);
    }, 0);
    const left = view.game.state.walk?.points ?? 0;
    const away = errand ? (distances(at).get(errand.place) ?? 0) : 0;
    // On the way only with steps to spare.
    if (away > 0 && left - points < away && (errand?.score ?? 0) > 1) continue;
    const worth =
      effectsWorth(view, seat, ability.effect) -
      costOf(
        view,
        seat,
        ability.cost.filter((part) => !isA(part, 'exhaust')),
      );
    if (worth > 0.15 && sanity > 2) return id;
  }
  return null;
}

function stopOf(decision: Decision): string | null {
  return decision.options.some(({ id }) => id === 'stop') ? 'stop' : null;
}

/** `move.world`: Find Gate where it is likely to work. */
export function throughWorld(decision: Decision, view: Viewpoint, seat: Seat): string {
  const cast = decision.options.find(({ id }) => id.startsWith('cast:'));
  const { sanity } = investigator(view.game, seat);
  return cast && (cast.odds ?? 0) >= 0.5 && sanity >= 3 ? cast.id : 'go';
}

/** A place to appear at: the best errand on the spot, without monsters. */
export function landing(view: Viewpoint, seat: Seat, options: readonly Option[], prefix = ''): string | null {
  const scores = scoresOnTheSpot(view, seat);
  const rated = options.map(({ id }) => {
    const place = id.slice(prefix.length);
    if (!loadContent().places.has(place)) return { id, worth: -1 };
    return { id, worth: (scores.get(place) ?? 0) - Math.max(0, dangerAt(view, seat, place)) };
  });
  return rated.sort((one, other) => other.worth - one.worth)[0]?.id ?? null;
}
