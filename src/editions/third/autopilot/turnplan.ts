/** Plans for what is left of a turn: what to do here, where to go, what to do there. */

import type { Seat } from '../../../engine/decision.ts';
import { MORE_STEPS, STEPS } from '../actions/move.ts';
import { researchSpec } from '../actions/research.ts';
import { townOf } from '../board/area.ts';
import { monstersAt } from '../board/monster.ts';
import { inPlay, investigator } from '../investigators/investigator.ts';
import { type Reach, reachable } from '../movement/walk.ts';
import { OPTION } from '../state/option.ts';
import { codexActionDeeds } from './codexaction.ts';
import { wardWorth } from './doomworth.ts';
import { encounterWorth } from './encounterworth.ts';
import { awaited, dangerAt, fightWorth } from './fight.ts';
import { focusWorth } from './focusworth.ts';
import { counts, mean, once, successes, thinkingPoorer, urgency, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** Something to do, by the option's id. */
export interface Deed {
  id: string;
  worth: number;
}

interface Plan {
  worth: number;
  /** Where it ends; null = it stays. */
  to: string | null;
  /** What comes first, `move` included; null = nothing worth doing. */
  first: string | null;
}

/** What a plan can take for granted. */
interface Footing {
  /** Monsters that won't be there any more. */
  gone?: readonly string[];
  /** Deeds that only the menu knows. */
  more?: readonly Deed[];
  /** Deeds that are not to be had. */
  without?: readonly string[];
}

/** The best plan for so many actions, as if nothing held them where they are. */
export function bestPlan(view: Viewpoint, seat: Seat, left: number, footing: Footing = {}): Plan {
  const one = investigator(view.game, seat);
  const here = deedsAt(view, seat, one.at, footing);
  const portable = [...portableDeeds(view, seat), ...(footing.more ?? [])];
  const stay = take([...here, ...portable], left);
  let best: Plan = { worth: stay.worth + restWorth(view, seat, one.at, footing), to: null, first: stay.first };
  if (left < 1 || one.performed.includes('move') || footing.without?.includes('move')) return best;
  for (const goal of reachOf(view, seat)) {
    const { space, payments, monster } = goal;
    const there = monster ? fights(view, seat, space, footing) : deedsAt(view, seat, space, footing);
    const before = [...here, ...portable].sort(byWorth);
    const after = [...there, ...(monster ? portable.filter(({ id }) => id === 'focus') : portable)].sort(byWorth);
    const rest = restWorth(view, seat, space, footing) - fareCost(view, seat, space, payments);
    for (let earlier = 0; earlier < left; earlier++) {
      const done = take(before, earlier);
      const later = take(
        after.filter(({ id }) => !done.ids.some((known) => performedAs(known) === performedAs(id))),
        left - 1 - earlier,
      );
      // Nobody ends their turn beside a ready monster for nothing.
      if (later.ids.length === 0 && awaited(view, seat, space, footing.gone)) continue;
      const worth = done.worth + later.worth + rest;
      if (worth > best.worth) best = { worth, to: space, first: done.first ?? 'move' };
    }
  }
  return best;
}

/** As what the action of an option is performed; each once (3E-401.4). */
export const performedAs = (id: string): string => (OPTION.attack.is(id) ? 'attack' : id);

const byWorth = (a: Deed, b: Deed): number => b.worth - a.worth;

/** The best so many deeds, each action once. */
function take(deeds: readonly Deed[], count: number): { worth: number; first: string | null; ids: string[] } {
  const ids: string[] = [];
  let worth = 0;
  for (const deed of [...deeds].sort(byWorth)) {
    if (ids.length >= count || deed.worth <= 0) break;
    if (ids.some((known) => performedAs(known) === performedAs(deed.id))) continue;
    ids.push(deed.id);
    worth += deed.worth;
  }
  return { worth, first: ids[0] ?? null, ids };
}

/** Where a move action could take them. */
function reachOf(view: Viewpoint, seat: Seat): Reach[] {
  const payForMore = { money: 1, steps: 1, max: MORE_STEPS };
  return once(view, `reach ${seat}`, () => reachable(view.game, seat, { upTo: STEPS, payForMore, rule: '3E-404.2-1' }));
}

/** What can be done only in that space. */
export function deedsAt(view: Viewpoint, seat: Seat, space: string, footing: Footing = {}): Deed[] {
  const { performed } = investigator(view.game, seat);
  const local = once(view, `deeds ${seat} ${space}`, () => [
    {
      id: 'ward',
      worth: counts(view, 'ward', wardWorth(view, seat, space) * (rivalled(view, seat, space) ? 0.6 : 1)),
    },
    ...codexActionDeeds(view, seat, space),
  ]);
  return [...local, ...fights(view, seat, space, footing)].filter(({ id }) => !performed.includes(performedAs(id)));
}

function fights(view: Viewpoint, seat: Seat, space: string, { gone = [] }: Footing): Deed[] {
  if (investigator(view.game, seat).performed.includes('attack')) return [];
  return monstersAt(view.game.state, space)
    .filter(({ id }) => !gone.includes(id))
    .map((monster) => ({
      id: OPTION.attack.write(monster.id),
      worth: counts(
        view,
        'fight',
        once(view, `fight ${seat} ${monster.id}`, () => fightWorth(view, seat, monster, space)),
      ),
    }));
}

/** Whether another who still has their turn stands there already. */
function rivalled({ game }: Viewpoint, seat: Seat, space: string): boolean {
  return game.state.investigators.some(
    (one) =>
      one.seat !== seat && one.left === null && !one.inactive && one.at === space && !one.performed.includes('ward'),
  );
}

/** What can be done anywhere. */
function portableDeeds(view: Viewpoint, seat: Seat): Deed[] {
  return once(view, `portable ${seat}`, () => {
    const { game } = view;
    const { clues, money, performed } = investigator(game, seat);
    const found =
      clues === 0 ? 0 : mean(successes(view, seat, 'research', researchSpec), (hits) => Math.min(hits, clues));
    return [
      { id: 'research', worth: counts(view, 'research', found * WEIGHTS.research * haste(view)) },
      { id: 'focus', worth: counts(view, 'focus', focusWorth(view, seat)) },
      {
        id: 'gatherResources',
        worth: counts(view, 'money', money === 0 ? WEIGHTS.lastDollar : WEIGHTS.money * (money < 3 ? 1 : 0.5)),
      },
    ].filter(({ id }) => !performed.includes(id));
  });
}

/** Clues in hands are worth nothing at the end: the nearer it is, the more research presses. */
const haste = (view: Viewpoint): number => 1 + WEIGHTS.haste * urgency(view);

/** What so many dollars for the way there cost: an encounter there may ask for them (clues are bought, too). */
export function fareCost(view: Viewpoint, seat: Seat, space: string, dollars: number): number {
  if (dollars === 0) return 0;
  return once(view, `fare ${seat} ${space} ${dollars}`, () => {
    const poorer = thinkingPoorer(view, seat, dollars, (then) => encounterWorth(then, seat, space));
    return counts(view, 'fare', WEIGHTS.money * dollars + Math.max(0, encounterWorth(view, seat, space) - poorer));
  });
}

/** What it is worth to end a turn there. */
export function restWorth(view: Viewpoint, seat: Seat, space: string, { gone = [] }: Footing = {}): number {
  const menace = dangerAt(view, seat, space, gone);
  const encounter = counts(view, 'encounter', encounterWorth(view, seat, space));
  const ahead = counts(view, 'pull', WEIGHTS.pull * pull(view, seat, space));
  return menace > 0
    ? Math.min(0, encounter) - counts(view, 'danger', menace + WEIGHTS.beside) + ahead
    : encounter + ahead;
}

/** The pull of all that lies farther off, weaker with each turn's walk; what a colleague is at pulls less. */
function pull(view: Viewpoint, seat: Seat, from: string): number {
  return once(view, `pull ${seat} ${from}`, () => {
    const known = townOf(view.game).distances(from);
    let best = 0;
    for (const [space, worth] of attractions(view, seat)) {
      const far = known.get(space);
      if (far === undefined) continue;
      const value = worth * WEIGHTS.distance ** Math.ceil(far / STEPS);
      if (value > best) best = value;
    }
    return best;
  });
}

/** What draws them to each space of the board. */
function attractions(view: Viewpoint, seat: Seat): Map<string, number> {
  return once(view, `attractions ${seat}`, () => {
    return new Map(
      townOf(view.game).spaces.map((space) => {
        const deed = Math.max(0, ...deedsAt(view, seat, space).map(({ worth }) => worth));
        const taken = inPlay(view.game.state).some(
          (other) => other !== seat && investigator(view.game, other).at === space,
        );
        const worth = WEIGHTS.far * deed + encounterWorth(view, seat, space) + WEIGHTS.rich * richness(view, space);
        return [space, worth * (taken ? WEIGHTS.taken : 1)];
      }),
    );
  });
}

/** Clues to come where there are several. */
function richness({ game }: Viewpoint, space: string): number {
  const center = game.state.centers[game.content.neighborhoodOf(space) ?? ''];
  return center && !center.anomaly ? Math.min(3, Math.max(0, center.clues - 1)) : 0;
}
