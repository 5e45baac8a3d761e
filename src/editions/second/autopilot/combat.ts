/** Combat: fighting or evading, weapons and spells, and the final battle (sections 25 to 29, 38). */

import type { Decision, Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import { gripWith } from '../combat/grip.ts';
import { offeredSets } from '../combat/hands.ts';
import { isUsedUp } from '../combat/wear.ts';
import type { SpellCard } from '../content/card.ts';
import { only } from '../content/effect.ts';

import { investigator } from '../investigators/investigator.ts';
import { sanityCost, spellCard } from '../spells/spell.ts';
import { HAND_SET, OPTION, OTHER_HANDS } from '../state/option.ts';
import type { Combat } from '../state/state.ts';
import { oddsAgainst, plannedOdds, threatOf } from './threat.ts';
import { counts, ruled, type Viewpoint } from './viewpoint.ts';
import { breakdownCost, lossCost } from './worth.ts';

/** `combat.face`: each monster in the way that costs less. */
export function faceIt(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  let best: { id: string; cost: number } | null = null;
  for (const { id } of decision.options) {
    const marker = OPTION.fight.read(id) ?? OPTION.evade.read(id);
    if (marker === undefined) continue;
    const { evadeCost, fightCost } = threatOf(view, seat, marker);
    const cost = OPTION.fight.is(id) ? fightCost : evadeCost;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return ruled(view, 'noBetter', best?.id ?? null);
}

/** `combat.round`, `combat.check` and `battle.attack`. */
export function chooseStance(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const { combat } = view.game.state;
  const fight = decision.options.find(({ id }) => id === 'fight');
  if (!combat || !fight) return null;
  const win = counts(view, 'odds', fight.odds ?? 0);
  const spell = spellToCast(view, decision, combat, win);
  if (spell) return spell;
  const better = betterHands(view, combat, win);
  const way = better && wayTo(decision, better.set);
  const blow = way ? { id: way, win: better.odds } : { id: 'fight', win };
  if (combat.monster === null) return ruled(view, 'strongest', blow.id);
  return fightOrFlee(view, decision, { seat, marker: combat.monster }, blow);
}

/** The option that fights with those hands, or leads to it. */
function wayTo({ options }: Decision, set: readonly Copy[]): string | undefined {
  const ways = [OPTION.withHands.write([...set]), OTHER_HANDS];
  return ways.find((way) => options.some(({ id }) => id === way));
}

/** A way to fight a round, and how likely it is won. */
interface Blow {
  id: string;
  win: number;
}

function fightOrFlee(
  view: Viewpoint,
  decision: Decision,
  { seat, marker }: { seat: Seat; marker: Copy },
  { id, win }: Blow,
): string {
  const flee = decision.options.find(({ id }) => id === 'flee' || id === 'escape');
  const { prize, values } = threatOf(view, seat, marker);
  const flute = decision.options.find(({ id }) => OPTION.use.is(id));
  const { sanity, stamina } = investigator(view.game, seat);
  const damage = values.combat?.damage ?? 0;
  const hit = damage === 0 ? 2 : lossCost(view, seat, 'stamina', damage);
  const failing = { hit, damage, stamina, fall: breakdownCost(view, seat) };
  const fighting = untilItWorks(win, failing) - prize * Math.min(1, 1.5 * win);
  if (flute && sanity > 3 && stamina > 3 && fighting > 1.5) return ruled(view, 'healthy', flute.id);
  if (!flee) return ruled(view, 'strongest', id);
  if (flee.id === 'escape') return ruled(view, 'noBetter', fighting > 1 ? 'escape' : id);
  const fleeing = untilItWorks(counts(view, 'odds', flee.odds ?? 0), failing) + 0.1;
  return ruled(view, 'noBetter', fleeing < fighting ? 'flee' : id);
}

/** What failing costs: each hit, and the fall after the last of them. */
interface Failing {
  hit: number;
  damage: number;
  stamina: number;
  fall: number;
}

/** What it costs to try again and again with that chance, each failure costing a hit, until it works or they fall. */
function untilItWorks(odds: number, { hit, damage, stamina, fall }: Failing): number {
  const tries = damage <= 0 ? 1 : Math.ceil(stamina / damage);
  let alive = 1;
  let cost = 0;
  for (let round = 1; round <= tries; round++) {
    alive *= 1 - odds;
    if (round < tries || damage <= 0) cost += alive * hit;
  }
  return cost + (damage > 0 ? alive * fall : 0);
}

/** The spell whose casting helps most, if any does for its price. */
function spellToCast(view: Viewpoint, decision: Decision, combat: Combat, win: number): string | null {
  const { game } = view;
  const { sanity } = investigator(game, combat.seat);
  let best: { id: string; gain: number } | null = null;
  for (const option of decision.options) {
    const id = OPTION.cast.read(option.id);
    if (id === undefined) continue;
    const price = sanityCost(game, combat.seat, spellCard(game.content, id));
    if (price >= sanity) continue;
    const gain =
      counts(view, 'odds', spellGain(view, combat, { id, odds: option.odds ?? 0 }, win)) -
      counts(view, 'sanity', 0.09 * price);
    if (gain > 0.08 && (!best || gain > best.gain)) best = { id: option.id, gain };
  }
  return best?.id ?? null;
}

/** Whether it lets a Combat check pass by itself, so that no dice count. */
const passesAlone = ({ effect }: SpellCard): boolean =>
  only(effect, 'autoPass').some(({ check }) => check === 'combat');

function spellGain(view: Viewpoint, combat: Combat, { id, odds }: { id: Copy; odds: number }, win: number): number {
  const spell = spellCard(view.game.content, id);
  if (passesAlone(spell)) return odds * (1 - win) * 0.8;
  const sets = offeredSets(view.game, combat).filter((set) => set.includes(id));
  if (spell.hands === 0) return spell.bonuses.length === 0 && win < 0.5 ? 0.25 * odds : 0;
  if (combat.monster === null) {
    const dice = spell.bonuses.reduce((sum, { by }) => sum + by, 0);
    return odds * dice * 0.08 - 0.1;
  }
  const oddsWith = oddsAgainst(view.game, combat);
  const planned = Math.max(0, ...sets.map((set) => plannedOdds(view.game, combat, set, oddsWith)));
  return planned - win;
}

/** Another choice of hands, if it does clearly better. */
function betterHands(view: Viewpoint, combat: Combat, win: number): { set: Copy[]; odds: number } | null {
  if (combat.hands !== null || combat.cast.length > 0) return null;
  const best = bestOf(view, combat, offeredSets(view.game, combat));
  if (!best) return null;
  return (combat.monster === null ? best.set.some((id) => isUsedUp(view.game.content, id)) : best.odds > win + 0.28)
    ? best
    : null;
}

/** `combat.hands`: the set with the best prospects; what would be used up must earn it. */
export function fillHands(view: Viewpoint, decision: Decision): string | null {
  const { combat } = view.game.state;
  if (!combat) return null;
  const sets = decision.options.flatMap(({ id }) => {
    const set = HAND_SET.read(id);
    return set ? [set] : [];
  });
  const best = bestOf(view, combat, sets);
  return best && HAND_SET.write(best.set);
}

function bestOf(view: Viewpoint, combat: Combat, sets: readonly Copy[][]): { set: Copy[]; odds: number } | null {
  const oddsWith = oddsAgainst(view.game, combat);
  let best: { set: Copy[]; odds: number; worth: number } | null = null;
  for (const set of sets) {
    const casting = set.some((id) => view.game.content.card(id).deck === 'spell' && !combat.working.includes(id));
    const odds = casting ? plannedOdds(view.game, combat, set, oddsWith) : oddsWith(gripWith(view.game, combat, set));
    const used =
      (view.game.state.ancientOne.awake ? -0.2 : 0.12) * set.filter((id) => isUsedUp(view.game.content, id)).length;
    const worth = counts(view, 'odds', odds) - counts(view, 'usedUp', used);
    if (!best || worth > best.worth) best = { set, odds, worth };
  }
  return best;
}
