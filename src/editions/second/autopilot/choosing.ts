/** Choices that cards and places offer, weighed by what their effects are worth. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { type Copy, isCopy } from '../../edition/copy.ts';
import { SEAT } from '../../edition/option.ts';

import { isA } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { isBlessed } from '../investigators/status.ts';
import { OPTION } from '../state/option.ts';
import { trophyCost, usableAbilityAt } from './ability.ts';
import { offeredWorth } from './cardworth.ts';
import { activityWorth, closingWorth, easeOf, goalOf, ransomWorth } from './goal.ts';
import { askingEffect, effectsAsked } from './questioneffect.ts';
import { threatOf } from './threat.ts';
import { counts, ruled, sealPrice, type Viewpoint } from './viewpoint.ts';
import { effectsWorth } from './worth.ts';

/** The best of several, the first of equal ones. */
export function best<T>(things: readonly T[], worth: (thing: T) => number): T | null {
  let found: { thing: T; worth: number } | null = null;
  for (const thing of things) {
    const value = worth(thing);
    if (!found || value > found.worth) found = { thing, worth: value };
  }
  return found ? found.thing : null;
}

/** `effect.choose`: the option whose effects are worth most, its price taken off. */
export function chooseEffect(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const asking = askingEffect(view.game.content, decision);
  if (!asking || !('choose' in asking)) return null;
  const option = best(decision.options, ({ id }) => {
    const chosen = asking.choose.find(({ label }) => label === id);
    if (!chosen) return -1000;
    return effectsWorth(view, seat, chosen.do) - trophyCost(view, seat, chosen.cost ?? []);
  });
  return option?.id ?? null;
}

/** `effect.may`: yes where it is worth more than it costs. */
export function takeOffer(view: Viewpoint, decision: Decision, seat: Seat): string {
  const asking = askingEffect(view.game.content, decision);
  if (!asking || !('may' in asking)) return decision.default[0] ?? 'no';
  const { rumor } = view.game.state;
  const { cost = [], do: effects } = asking.may;
  const fightsRumor = effects.some((effect) => isA(effect, 'fightFromCard'));
  const paysRumor = rumor !== null && effects.some((effect) => isA(effect, 'tokensOnCard'));
  if (paysRumor || fightsRumor) return counts(view, 'rumor', activityWorth(view, seat)) > 0.5 ? 'yes' : 'no';
  return effectsWorth(view, seat, effects) > trophyCost(view, seat, cost) ? 'yes' : 'no';
}

/** The markers among the options. */
const markersIn = (decision: Decision): Copy[] => decision.options.map(({ id }) => id).filter(isCopy);

/** `effect.fightFromCard`: the easiest, as long as one is easy. */
export function fightFromRumor(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const stop = decision.options.some(({ id }) => id === 'stop');
  const prey = best(markersIn(decision), (marker) => -threatOf(view, seat, marker).fightCost);
  if (!prey) return stop ? 'stop' : null;
  return stop && threatOf(view, seat, prey).fightCost > 0.2 ? 'stop' : prey;
}

/** `encounter.keep` and `encounter.gateCard`: the entry that promises most. */
export function keepEntry(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const { content } = view.game;
  const world = content.town.worldOf(investigator(view.game, seat).at);
  const option = best(decision.options, ({ id, about }) => {
    if (about?.ref === 'gateCard') {
      const { entries } = content.gateCard(id);
      return effectsWorth(view, seat, (entries[world ?? ''] ?? entries.other)?.effects ?? []);
    }
    const place = decision.ask.args?.place;
    const location = typeof place === 'object' && 'id' in place ? place.id : '';
    const entry = content.locationCard(about?.id ?? '').entries[location];
    return effectsWorth(view, seat, entry?.effects ?? []);
  });
  return option?.id ?? null;
}

/** `encounter.redraw`: the Dragon's Eye against a bad card. */
export function redrawBad(view: Viewpoint, decision: Decision, seat: Seat): string {
  const use = decision.options.find(({ id }) => OPTION.useOne.is(id));
  const bad = effectsWorth(view, seat, effectsAsked(view.game.content, decision)) < -1;
  return use && bad && investigator(view.game, seat).sanity > 2 ? use.id : 'keep';
}

/** `encounter.choose`: through the gate, the location's ability, or a card. */
export function chooseEncounter(view: Viewpoint, decision: Pick<Decision, 'options'>, seat: Seat): string {
  const { at } = investigator(view.game, seat);
  if (decision.options.some(({ id }) => id === 'enter')) {
    const goal = goalOf(view, seat);
    return goal?.kind === 'enter' && goal.place === at ? 'enter' : 'encounter';
  }
  return counts(view, 'ability', usableAbilityAt(view, seat, at)) > 0.25 ? 'ability' : 'encounter';
}

/** `draw.keep`, `draw.search`, `shop.buy` with a card that must be taken: the most useful cards. */
export function keepCards(view: Viewpoint, decision: Decision, seat: Seat): string[] {
  return [...decision.options]
    .map(({ id }) => ({ id, worth: counts(view, 'card', offeredWorth(view, seat, id)) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, Math.max(1, decision.min))
    .map(({ id }) => id);
}

/** `effect.receiver`: themselves, or who would gain more by a Blessing. */
export function receiver(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const option = best(decision.options, ({ id }) => {
    const other = Number(id);
    view.reckoning.rule = 'healthy';
    const one = investigator(view.game, other);
    const blessed = isBlessed(view.game, other) ? -5 : 0;
    return (
      blessed +
      0.3 * one.clues +
      (view.game.content.town.worldOf(one.at) === null ? 0 : 1) -
      0.15 * (one.sanity + one.stamina) +
      (other === seat ? 0.5 : 0)
    );
  });
  return option?.id ?? null;
}

/** `effect.closeGate`: the gate that is most worth having closed. */
export function gateToBeClosed(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const worth = (id: string) =>
    counts(view, 'share', closingWorth(view, seat, id)) + counts(view, 'odds', 0.2 * easeOf(view, id));
  return best(decision.options, ({ id }) => worth(id))?.id ?? null;
}

/** `effect.claim`: the toughest monster. */
export function claimed(view: Viewpoint, decision: Decision): string | null {
  const { game } = view;
  return best(markersIn(decision), (marker) =>
    counts(view, 'trophy', threatOf(view, game.state.first, marker).values.toughness),
  );
}

/** `mythos.clue`: to whoever is nearest to a seal. */
export function clueTaker(view: Viewpoint, decision: Decision): string | null {
  view.reckoning.rule = 'nearSeal';
  return (
    best(decision.options, ({ id }) => {
      const seat = SEAT.read(id);
      if (seat === undefined) return -1;
      const lacking = sealPrice(view, seat) - investigator(view.game, seat).clues;
      return lacking > 0 ? 20 - lacking : -0.1 * -lacking;
    })?.id ?? null
  );
}

/** `rumor.pay`: what ends it is paid where that is worth more. */
export function payRumor(view: Viewpoint, seat: Seat): string {
  return counts(view, 'rumor', ransomWorth(view, seat)) > 0 ? 'yes' : 'no';
}

/** `cost.amount`: as much as can be where it holds up a rumor; no more than must be otherwise. */
export function amountToPay(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const { rumor } = view.game.state;
  if (!rumor || view.game.content.town.areaKind(investigator(view.game, seat).at) !== 'street') return null;
  return ruled(view, 'toll', decision.options.at(-1)?.id ?? null);
}

/** `spell.weapon`: the weapon with the greatest bonus. */
export function weaponToEnchant(view: Viewpoint, decision: Decision): string | null {
  view.reckoning.rule = 'strongest';
  const dice = (weapon: Copy) =>
    view.game.content.card(weapon).bonuses.reduce((sum, { to, by }) => (to === 'combat' ? Math.max(sum, by) : sum), 0);
  return (
    best(decision.options, ({ id }) => {
      const weapon = OPTION.use.read(id) ?? '';
      return isCopy(weapon) ? dice(weapon) : 0;
    })?.id ?? null
  );
}
