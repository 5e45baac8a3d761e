/** What cards are worth, for buying, keeping and giving up; on the scale of worth.ts. */

import type { Seat } from '../../../engine/decision.ts';
import type { Content } from '../content/content.ts';

import type { PlayerDeck } from '../content/vocabulary.ts';
import { investigator } from '../investigators/investigator.ts';
import { skillValue } from '../investigators/skill.ts';
import { operationOf } from '../language/table.ts';
import type { Viewpoint } from './viewpoint.ts';

/** An unknown card off the top of a deck. */
export function newCardWorth(deck: PlayerDeck): number {
  switch (deck) {
    case 'common':
      return 0.7;
    case 'unique':
      return 1.1;
    case 'spell':
      return 0.7;
    case 'skill':
      return 1.6;
    case 'ally':
      return 3;
    default:
      return deck satisfies never;
  }
}

/** What a held card is worth to its holder: what they would miss without it. */
export function heldWorth(view: Viewpoint, seat: Seat, id: string): number {
  return cardWorth(
    view,
    seat,
    id,
    investigator(view.game, seat)
      .cards.filter((card) => card.id !== id)
      .map(({ id: other }) => other),
  );
}

/** What a card would add to what they hold. */
export function offeredWorth(view: Viewpoint, seat: Seat, id: string): number {
  return cardWorth(
    view,
    seat,
    id,
    investigator(view.game, seat).cards.map(({ id: other }) => other),
  );
}

function cardWorth(view: Viewpoint, seat: Seat, id: string, others: readonly string[]): number {
  const card = view.game.content.card(id);
  if (card.deck === 'special') return 2;
  let worth = bonusesWorth(view, id, others);
  switch (card.deck) {
    case 'spell': {
      const lore = skillValue(view.game, seat, 'lore');
      worth += card.worth;
      return worth * Math.min(1.2, 0.4 + 0.2 * lore);
    }
    case 'common':
    case 'unique':
      for (const ability of card.abilities)
        for (const effect of ability.effect) worth += operationOf(effect).holding?.(effect) ?? 0.4;
      if ('type' in card && card.type === 'elderSign') worth += 6;
      return worth;
    case 'skill':
      return worth + 0.9;
    case 'ally':
      return worth + 1 + card.abilities.length * 0.4;
    default:
      return card satisfies never;
  }
}

function bonusesWorth(view: Viewpoint, id: string, others: readonly string[]): number {
  return view.game.content.card(id).bonuses.reduce((worth, { to, by, while: when, if: condition }) => {
    if (to === 'combat' && when !== 'owned' && condition === undefined)
      return worth + combatWorth(view, id, by, others);
    if (to === 'maxSanity' || to === 'maxStamina') return worth + 0.7 * by;
    if (when !== 'owned') return worth;
    return worth + (to === 'evade' || to === 'horror' ? 0.5 : 0.9) * by;
  }, 0);
}

/** A weapon or combat spell counts by what it adds to the best one held. */
function combatWorth(view: Viewpoint, id: string, by: number, others: readonly string[]): number {
  const { content } = view.game;
  const card = content.card(id);
  const oneShot = 'use' in card && card.use === 'oneShot';
  const perHand = (other: string) => {
    const printed = content.card(other);
    const dice = printed.bonuses.reduce(
      (sum, bonus) => (bonus.to === 'combat' && bonus.while !== 'owned' ? Math.max(sum, bonus.by) : sum),
      0,
    );
    return 'hands' in printed && dice > 0 ? dice / Math.max(1, printed.hands ?? 1) : 0;
  };
  const hands = Math.max(1, 'hands' in card ? (card.hands ?? 1) : 1);
  if (oneShot) return 0.12 * by;
  const held = others
    .filter((other) => !isOneShot(content, other))
    .map(perHand)
    .sort((one, other) => other - one);
  const before = (held[0] ?? 0) + (held[1] ?? 0);
  const gain = Math.max(0, by - (hands === 2 ? before : (held[1] ?? 0)));
  const foe = content.ancientOne(view.game.state.ancientOne.id);
  const immune = 'weapon' in card && card.weapon === 'physical' && foe.defenses.includes('physical immunity');
  return 0.1 * by + (immune ? 0.3 : 0.4) * gain;
}

function isOneShot(content: Content, id: string): boolean {
  const card = content.card(id);
  return 'use' in card && card.use === 'oneShot';
}
