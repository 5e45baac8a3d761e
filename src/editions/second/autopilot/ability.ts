/** What the special abilities of locations are worth to an investigator (section 40). */

import type { Seat } from '../../../engine/decision.ts';
import type { Place } from '../../edition/copy.ts';

import type { LocationAbility } from '../content/board.ts';
import { type Effect, isA, only } from '../content/effect.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import { isBlessed } from '../investigators/status.ts';
import { holdsAll } from '../language/conditions/table.ts';
import { canPay } from '../language/cost.ts';
import { pickable } from '../language/operations/branching/choose.ts';
import { language } from '../language/table.ts';
import type { EffectContext } from '../state/context.ts';
import { armsRace, cursesAll, lifelineWorth } from './awakening.ts';
import { gateTrophies, sealPrice, trophiesToWin, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';
import { costOf, gainWorth } from './worth.ts';

/** The worth of using the ability of a location; 0 where they can't, or had better not. */
export function usableAbilityAt(view: Viewpoint, seat: Seat, place: Place): number {
  const { game } = view;
  const { ability } = game.content.location(place);
  if (!ability || ability.kind === 'replacesEntry') return 0;
  const context: EffectContext = { source: { ref: 'ability', id: ability.id }, place };
  if (!holdsAll(game, seat, ability.requires, context) || !canPay(game, seat, ability.cost, context)) return 0;
  const worth = worthOf(view, seat, ability);
  if (worth <= 0) return 0;
  let price = costOf(view, seat, ability.cost);
  for (const effect of ability.effects) {
    if (!isA(effect, 'choose')) continue;
    const options = pickable(language)(game, seat, effect, context);
    if (options.length === 0 || options.every(({ cost }) => !canPay(game, seat, cost ?? [], context))) return 0;
    const prices = options.map(({ cost }) => trophyCost(view, seat, cost ?? []));
    price += Math.min(...prices);
  }
  return Math.max(0, worth - price);
}

/** As `costOf`, but gate trophies that the victory needs are not for sale. */
export function trophyCost(view: Viewpoint, seat: Seat, cost: Parameters<typeof costOf>[2]): number {
  const spent = only(cost, 'spend').flatMap((part) => ('what' in part ? [part] : []));
  const gates = spent.reduce((sum, part) => sum + (part.what === 'gateTrophy' && 'count' in part ? part.count : 0), 0);
  const spare = gateTrophies(view) - trophiesToWin(view);
  const monsters = spent.some(({ what }) => what === 'monsterTrophy');
  const risk =
    (monsters ? lifelineWorth(view, seat, 'monsterTrophy') : 0) + gates * lifelineWorth(view, seat, 'gateTrophy');
  return (
    costOf(view, seat, cost) +
    risk +
    (gates > Math.max(0, spare) ? 2.5 * gates * (cursesAll(view) ? 1 - armsRace(view) : 1) : 0)
  );
}

/** What the best that it brings is worth, before its price. */
function worthOf(view: Viewpoint, seat: Seat, ability: LocationAbility): number {
  const brought = ability.effects.flatMap((effect) =>
    isA(effect, 'choose') ? effect.choose.flatMap(({ do: list }) => list) : [effect],
  );
  return Math.max(0, ...brought.map((effect) => worthOfEffect(view, seat, effect)));
}

function worthOfEffect(view: Viewpoint, seat: Seat, effect: Effect): number {
  const { game } = view;
  const { money, clues } = investigator(game, seat);
  if (isA(effect, 'restore')) return gainWorth(view, seat, effect.restore, money >= 2 ? 20 : 1);
  if (isA(effect, 'buy')) return shopWorth(view, seat, effect.buy.deck, money);
  if (isA(effect, 'draw')) return LESSONS[effect.draw.deck] ?? 0;
  if (isA(effect, 'status')) return blessingWorth(view);
  // A loan is no gift.
  if (isA(effect, 'take')) return game.content.cardNamed(effect.take).role === 'bankLoan' ? 0 : 3;
  if (!isA(effect, 'gain')) return 0;
  if ('clue' in effect.gain) return clues < sealPrice(view, seat) ? 2.4 : 1.2;
  if ('money' in effect.gain) return money < 3 ? 1.1 : 0.6;
  return 0;
}

/** Cards of which one is drawn and kept. */
const LESSONS: Readonly<Record<string, number>> = { spell: 1.4, skill: 3, ally: 4.2 };

function shopWorth(view: Viewpoint, seat: Seat, deck: unknown, money: number): number {
  if (deck === 'unique') return money >= 5 ? WEIGHTS.curios + 0.1 * Math.min(4, money - 5) : 0;
  return deck !== 'common' || money < 4 ? 0 : commonItemWorth(view, seat, money);
}

/** What shopping for Common Items is worth: a weapon for whoever has none. */
function commonItemWorth(view: Viewpoint, seat: Seat, money: number): number {
  const weapon = weapons(view, seat) === 0 ? 1.3 + 0.1 * Math.min(3, money - 4) : 0.35;
  return weapon + 1.2 * armsRace(view);
}

function weapons(view: Viewpoint, seat: Seat): number {
  return investigator(view.game, seat).cards.filter(({ id }) => {
    const card = view.game.content.card(id);
    return 'weapon' in card && card.weapon !== undefined && 'use' in card && card.use !== 'oneShot';
  }).length;
}

function blessingWorth(view: Viewpoint): number {
  return somebodyToBless(view) ? 2.6 + (cursesAll(view) ? 0.8 + 1.5 * armsRace(view) : 0) : 0;
}

function somebodyToBless(view: Viewpoint): boolean {
  return inPlayerOrder(view.game.state).some(
    (seat) => !isBlessed(view.game, seat) && view.game.content.town.worldOf(investigator(view.game, seat).at) === null,
  );
}
