/** What the special abilities of locations are worth to an investigator (section 40). */

import type { Seat } from '../../../engine/decision.ts';
import type { Place } from '../../edition/copy.ts';

import { isA, only } from '../content/effect.ts';
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
  const worth = worthOf(view, seat, ability.id);
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

function worthOf(view: Viewpoint, seat: Seat, ability: string): number {
  const one = investigator(view.game, seat);
  const { money } = one;
  switch (ability) {
    case 'psychiatric-care':
      return gainWorth(view, seat, 'sanity', money >= 2 ? 20 : 1);
    case 'medical-care':
      return gainWorth(view, seat, 'stamina', money >= 2 ? 20 : 1);
    case 'shop-unique':
      return money >= 5 ? WEIGHTS.curios + 0.1 * Math.min(4, money - 5) : 0;
    case 'shop-common':
      return money < 4 ? 0 : commonItemWorth(view, seat, money);
    case 'magic-lessons':
      return 1.4;
    case 'classes':
      return 3;
    case 'dissection':
      return one.clues < sealPrice(view, seat) ? 2.4 : 1.2;
    case 'blessing':
      return somebodyToBless(view) ? 2.6 + (cursesAll(view) ? 0.8 + 1.5 * armsRace(view) : 0) : 0;
    case 'recruit':
      return 4.2;
    case 'deputized':
      return 3;
    case 'shady-character':
      return money < 3 ? 1.1 : 0.6;
    default:
      return 0;
  }
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

function somebodyToBless(view: Viewpoint): boolean {
  return inPlayerOrder(view.game.state).some(
    (seat) => !isBlessed(view.game, seat) && view.game.content.town.worldOf(investigator(view.game, seat).at) === null,
  );
}
