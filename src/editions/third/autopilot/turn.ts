/** What to do with a turn of the action phase. */

import type { Decision, Option, Seat } from '../../../engine/decision.ts';
import { attackSpec } from '../actions/attack.ts';
import { componentKey } from '../actions/component.ts';
import { evadeSpec } from '../actions/evade.ts';
import { engagedMonsters, findMonster } from '../board/monster.ts';
import { abilitiesOfKind } from '../investigators/ability.ts';
import { investigator } from '../investigators/investigator.ts';
import { isEngaged } from '../monsters/engage.ts';
import { remainingHealth } from '../monsters/health.ts';
import { isComponent, OPTION } from '../state/option.ts';
import type { Monster } from '../state/state.ts';
import { awaited, damageWorth, holdCost, killWorth, spareDamage } from './fight.ts';
import { focusWorth, mostNeeded } from './focusworth.ts';
import { harmCost } from './harmworth.ts';
import { bestPlan, type Deed, deedsAt, fareCost, restWorth } from './turnplan.ts';
import { atLeast, counts, mean, once, ruled, successes, thinkingFocused, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';
import { effectsWorth } from './worth.ts';

/** `action.turn`, `action.next`, `action.additional`: the first step of the best plan for what is left of the turn. */
export function chooseAction(
  view: Viewpoint,
  decision: Pick<Decision, 'options' | 'about'>,
  seat: Seat,
): string | null {
  const { options } = decision;
  if (options.some(({ id }) => id === 'standUp')) return ruled(view, 'standUp', 'standUp');
  const left = Number(decision.about?.left ?? 1);
  const held = isEngaged(view.game, seat) && !options.some(({ id }) => isMove(id) || id === 'gatherResources');
  if (held) return freeOneself(view, seat, options, left);
  const way = options.find(({ id }) => isMove(id));
  const plan = bestPlan(view, seat, left, {
    more: componentDeeds(view, seat, options),
    without: way ? [] : ['move'],
  });
  if (plan.first === 'move') return way?.id ?? null;
  if (plan.first !== null && options.some(({ id }) => id === plan.first)) return plan.first;
  return ruled(view, 'spare', spareTime(options));
}

const isMove = (id: string) => id === 'move' || OPTION.move.is(id);

/** Nothing is worth an action: one that does no harm. */
function spareTime(options: readonly Option[]): string | null {
  const harmless = ['focus', 'gatherResources', 'end', 'none'];
  return harmless.find((id) => options.some((option) => option.id === id)) ?? options[0]?.id ?? null;
}

/** What their own cards offer. */
function componentDeeds(view: Viewpoint, seat: Seat, options: readonly Option[]): Deed[] {
  return options
    .filter(({ id }) => OPTION.component.is(id))
    .map(({ id }) => ({ id, worth: counts(view, 'component', componentWorth(view, seat, id)) }));
}

function componentWorth(view: Viewpoint, seat: Seat, id: string): number {
  const owned = abilitiesOfKind(view.game, seat, 'action').find((one) => componentKey(one) === id);
  if (!owned) return 0;
  const { cost, do: effects } = owned.ability.action;
  const horror = owned.card === null ? 0 : (view.game.content.asset(owned.card).castHorror ?? 0);
  return (
    effectsWorth(view, seat, effects) +
    effectsWorth(view, seat, cost ?? []) -
    harmCost(view, seat, { damage: 0, horror: Math.max(0, horror - investigator(view.game, seat).remnants) })
  );
}

/** What holds somebody, and the actions left to break free with. */
interface Hold {
  left: number;
  engaged: readonly Monster[];
}

/** An action that may free somebody, and what else could be tried. */
interface Attempt {
  id: string;
  others: readonly string[];
}

/** Engaged: whichever of fighting and slipping away promises more for what is left of the turn. */
function freeOneself(view: Viewpoint, seat: Seat, options: readonly Option[], left: number): string | null {
  const engaged = engagedMonsters(view.game.state, seat);
  const open = options.map(({ id }) => id);
  const hold = { left, engaged };
  const worth = (id: string) => tryWorth(view, seat, { id, others: open.filter((other) => other !== id) }, hold);
  const ways: Deed[] = open.filter((id) => isWayOut(id) || isComponent(id)).map((id) => ({ id, worth: worth(id) }));
  const focused = focusFirst(view, seat, open, hold);
  if (focused) ways.push(focused);
  const [best] = ways.sort((a, b) => b.worth - a.worth);
  const stuck = -engagementCost(view, seat, engaged);
  if (best && best.worth > stuck) return best.id;
  return ruled(view, 'spare', spareTime(options));
}

const isWayOut = (id: string) => id === 'evade' || OPTION.attack.is(id);

/** To focus first and break free with the action after, a die richer where the token is of use (3E-438.6). */
function focusFirst(view: Viewpoint, seat: Seat, open: readonly string[], { left, engaged }: Hold): Deed | null {
  const ways = open.filter(isWayOut);
  const skill = mostNeeded(view, seat);
  if (left < 2 || ways.length === 0 || skill === undefined || !open.includes('focus')) return null;
  const then = thinkingFocused(view, seat, skill, (focused) =>
    Math.max(
      ...ways.map((id) =>
        tryWorth(focused, seat, { id, others: ways.filter((other) => other !== id) }, { left: left - 1, engaged }),
      ),
    ),
  );
  return { id: 'focus', worth: then + focusWorth(view, seat) };
}

const engagementCost = (view: Viewpoint, seat: Seat, engaged: readonly Monster[]): number =>
  counts(view, 'held', engaged.reduce((sum, monster) => sum + holdCost(view, seat, monster), 0) + WEIGHTS.held);

/** What trying that comes to, with what can still be tried afterwards. */
function tryWorth(view: Viewpoint, seat: Seat, { id, others }: Attempt, { left, engaged }: Hold): number {
  const later = (): number => {
    if (left <= 1) return -engagementCost(view, seat, engaged);
    const again = others
      .filter((other) => isWayOut(other) && !(OPTION.attack.is(other) && OPTION.attack.is(id)))
      .map((other) =>
        tryWorth(view, seat, { id: other, others: others.filter((one) => one !== other) }, { left: left - 1, engaged }),
      );
    return Math.max(-engagementCost(view, seat, engaged), ...again);
  };
  if (id === 'evade') {
    const chances = successes(view, seat, 'evade', () => evadeSpec(view.game, seat));
    const free = atLeast(chances, engaged.length);
    return free * freedom(view, seat, left, { gone: [], by: 'evade' }) + (1 - free) * later();
  }
  const target = OPTION.attack.read(id);
  if (target !== undefined) {
    const monster = findMonster(view.game.state, target);
    if (!monster) return -10;
    const chances = successes(view, seat, `attack ${monster.id}`, () => attackSpec(view.game, monster));
    const spare = spareDamage(view.game, monster);
    const health = remainingHealth(view.game, monster);
    const rest = engaged.filter((one) => one !== monster);
    const killed =
      counts(view, 'kill', killWorth(view, monster)) +
      (rest.length === 0
        ? freedom(view, seat, left - 1, { gone: [monster.id], by: 'attack' })
        : -engagementCost(view, seat, rest));
    const failed = later();
    return mean(chances, (hits) => {
      const dealt = hits + spare;
      if (dealt >= health) return killed;
      return failed + counts(view, 'blow', dealt * damageWorth(view, monster));
    });
  }
  return componentWorth(view, seat, id) + later();
}

/** What so many actions are worth to them once nothing holds them. */
function freedom(
  view: Viewpoint,
  seat: Seat,
  left: number,
  { gone, by }: { gone: readonly string[]; by: string },
): number {
  return once(view, `freedom ${seat} ${left} ${gone.join()} ${by}`, () =>
    left <= 0
      ? restWorth(view, seat, investigator(view.game, seat).at, { gone })
      : bestPlan(view, seat, left, { gone }).worth,
  );
}

/** `move.step`: where to go. A move action that goes nowhere would only be asked again. */
export function chooseDestination(view: Viewpoint, decision: Pick<Decision, 'about'>, seat: Seat): string {
  return destinationsByWorth(view, decision, seat)[0] ?? 'stay';
}

/** More than anything is worth: where nobody goes as long as there is anywhere else. */
const LAST = 1000;

/** Everywhere they can go, the best first. */
export function destinationsByWorth(view: Viewpoint, decision: Pick<Decision, 'about'>, seat: Seat): string[] {
  const { left = 0 } = view.game.state;
  const reach = (decision.about?.reach ?? []) as { space: string; payments: number }[];
  const worth = (space: string, payments: number) => {
    const deed = left > 0 ? Math.max(0, ...deedsAt(view, seat, space).map(({ worth: one }) => one)) : 0;
    const forNothing = counts(view, 'danger', deed === 0 && awaited(view, seat, space) ? LAST : 0);
    return restWorth(view, seat, space) - fareCost(view, seat, space, payments) + deed - forNothing;
  };
  return reach
    .map(({ space, payments }) => ({ space, worth: worth(space, payments) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ space }) => space);
}
