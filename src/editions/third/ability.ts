import type { Seat } from '../../engine/decision.ts';
import { type Ability, type AbilityKind, type AbilityOf, abilityKindOf } from './content/ability.ts';
import { loadContent } from './content/content.ts';
import type { Cause } from './event.ts';
import { heldCard, investigator, sheetOf } from './investigator.ts';
import type { Game, HeldCard } from './state.ts';

/** An ability an investigator has: printed on his sheet or on a card in his play area. */
export interface OwnedAbility<A extends Ability = Ability> {
  ability: A;
  owner: Seat;
  source: Cause;
  /** The held card it stands on; null on the sheet. */
  card: string | null;
  /** Which of that card's or sheet's abilities it is. */
  index: number;
  /** Names it for limits: `<card or sheet>:<index>`. */
  key: string;
}

/** The abilities of a seat's sheet and cards, in that order; none of cards that can't be used now (3E-409.4). */
export function abilitiesOf(game: Game, seat: Seat): OwnedAbility[] {
  const one = investigator(game, seat);
  if (one.left !== null) return [];
  const own = sheetOf(game, seat).abilities.map((ability, index) => ({
    ability,
    owner: seat,
    source: { ref: 'sheet', id: one.sheet },
    card: null,
    index,
    key: `${one.sheet}:${index}`,
  }));
  return [...own, ...one.cards.flatMap((card) => (isLocked(game, card) ? [] : abilitiesOfCard(seat, card.id)))];
}

/** What a held card can do. */
export function abilitiesOfCard(owner: Seat, card: string): OwnedAbility[] {
  return loadContent()
    .asset(card)
    .abilities.map((ability, index) => ({
      ability,
      owner,
      source: { ref: 'card', id: card },
      card,
      index,
      key: `${card}:${index}`,
    }));
}

/** Those abilities of a seat whose leading key is that kind. */
export function abilitiesOfKind<K extends AbilityKind>(game: Game, seat: Seat, kind: K): OwnedAbility<AbilityOf<K>>[] {
  return abilitiesOf(game, seat).filter((owned): owned is OwnedAbility<AbilityOf<K>> => isOfKind(owned.ability, kind));
}

/** Whether the ability's leading key is that kind. */
export function isOfKind<K extends AbilityKind>(ability: Ability, kind: K): ability is AbilityOf<K> & Ability {
  return abilityKindOf(ability) === kind;
}

/** Whether an ability that works once a round has not been used in this one (3E-R23). */
export function mayUse(game: Game, seat: Seat, key: string): boolean {
  return investigator(game, seat).used[key] !== game.state.round;
}

/** Notes that an ability that works once a round was used, and its card with it. */
export function markUsed(game: Game, seat: Seat, key: string): void {
  investigator(game, seat).used[key] = game.state.round;
}

/** Notes the use of a held card in the action phase, which matters when it is traded afterwards (3E-409.4). */
export function useCard(game: Game, seat: Seat, card: string | null): void {
  const held = card === null ? null : heldCard(game, seat, card);
  if (held && game.state.phase === 'action') held.usedIn = game.state.round;
}

/** Used by its former owner in this action phase and given away: nobody uses it before the next one (3E-409.4). */
export function isLocked(game: Game, card: HeldCard): boolean {
  return card.lockedIn === game.state.round;
}

/** Whether the rumor in the codex does not touch him in this round (`ignore`). */
export function ignores({ state }: Game, seat: Seat): boolean {
  return state.rumor?.ignoredBy.some((one) => one.seat === seat && one.round === state.round) === true;
}
