import type { Seat } from '../../../engine/decision.ts';
import { onceEach } from '../../../engine/once.ts';
import { type Copy, isCopy } from '../../edition/copy.ts';
import { type Ability, type AbilityKind, type AbilityOf, abilityKindOf } from '../content/ability.ts';
import type { Content } from '../content/content.ts';
import type { Cause } from '../state/event.ts';
import { ABILITY } from '../state/option.ts';
import type { Game, HeldCard } from '../state/state.ts';
import { heldCard, investigator } from './investigator.ts';

/** An ability an investigator has: printed on their sheet or on a card in their play area. */
export interface OwnedAbility<A extends Ability = Ability> {
  ability: A;
  owner: Seat;
  source: Cause;
  /** The held card it stands on; null on the sheet. */
  card: Copy | null;
  /** Which of that card's or sheet's abilities it is. */
  index: number;
  /** Names it for limits: `<card or sheet>:<index>`. */
  key: string;
}

/** Answers to what has happened, or to what is about to. */
export type ReactionTime = 'after' | 'ahead';

/** Abilities that stand together on a sheet or card, and those of each kind among them. */
interface Standing {
  all: readonly OwnedAbility[];
  ofKind: ReadonlyMap<AbilityKind, readonly OwnedAbility[]>;
  /** In the order in which they are printed, whatever their kind. */
  reactions: Readonly<Record<ReactionTime, readonly OwnedAbility<Reacting>[]>>;
}

type Reacting = AbilityOf<'after' | 'before' | 'when'>;

/** What is printed never changes: worked out once for a content, by owner and then by the id of a card or sheet. */
const standings = onceEach((_content: Content) => new Map<Seat, Map<string, Standing>>());

/** The abilities of a seat's sheet and cards, in that order; none of cards that can't be used now (3E-409.4). */
export function abilitiesOf(game: Game, seat: Seat): OwnedAbility[] {
  return gathered(game, seat, ({ all }) => all);
}

/** What a held card can do. */
export function abilitiesOfCard(game: Game, owner: Seat, card: Copy): readonly OwnedAbility[] {
  return standing(game, owner, 'card', card).all;
}

/** Those abilities of a seat whose leading key is that kind. */
export function abilitiesOfKind<K extends AbilityKind>(game: Game, seat: Seat, kind: K): OwnedAbility<AbilityOf<K>>[] {
  return gathered(game, seat, ({ ofKind }) => ofKind.get(kind) as readonly OwnedAbility<AbilityOf<K>>[] | undefined);
}

/** Those abilities of a seat that answer at that time, in the order of their sheet and cards. */
export function reactionsOf(game: Game, seat: Seat, time: ReactionTime): OwnedAbility<Reacting>[] {
  return gathered(game, seat, ({ reactions }) => reactions[time]);
}

/** An ability that answers at that time, or null. */
export function reactionOf(ability: Ability, time: ReactionTime): Reacting | null {
  if (time === 'after') return isOfKind(ability, 'after') ? ability : null;
  return isOfKind(ability, 'before') || isOfKind(ability, 'when') ? ability : null;
}

/** Of the sheet and of every card that can be used now, what is picked of each. */
function gathered<T>(game: Game, seat: Seat, pick: (one: Standing) => readonly T[] | undefined): T[] {
  const { left, sheet, cards } = investigator(game, seat);
  const found: T[] = [];
  if (left !== null) return found;
  const own = standings(game.content).get(seat);
  const add = (ref: 'sheet' | 'card', id: string) => {
    const picked = pick(own?.get(id) ?? standing(game, seat, ref, id));
    if (picked) for (const one of picked) found.push(one);
  };
  add('sheet', sheet);
  for (const card of cards) if (!isLocked(game, card)) add('card', card.id);
  return found;
}

function standing(game: Game, owner: Seat, ref: 'sheet' | 'card', id: string): Standing {
  const printed = standings(game.content);
  const own = printed.get(owner) ?? new Map<string, Standing>();
  const known = own.get(id);
  if (known) return known;
  const { abilities } = ref === 'sheet' ? game.content.investigator(id) : game.content.asset(id);
  const all = abilities.map((ability, index) => ({
    ability,
    owner,
    source: { ref, id },
    card: isCopy(id) ? id : null,
    index,
    key: ABILITY.write([id, index]),
  }));
  const fresh: Standing = {
    all,
    ofKind: byKind(all),
    reactions: { after: answers(all, 'after'), ahead: answers(all, 'ahead') },
  };
  printed.set(owner, own.set(id, fresh));
  return fresh;
}

function byKind(abilities: readonly OwnedAbility[]): Map<AbilityKind, OwnedAbility[]> {
  const kinds = new Map<AbilityKind, OwnedAbility[]>();
  for (const owned of abilities) {
    const kind = abilityKindOf(owned.ability);
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), owned]);
  }
  return kinds;
}

function answers(abilities: readonly OwnedAbility[], time: ReactionTime): OwnedAbility<Reacting>[] {
  return abilities.filter((owned): owned is OwnedAbility<Reacting> => reactionOf(owned.ability, time) !== null);
}

/** Whether the ability's leading key is that kind. */
export function isOfKind<K extends AbilityKind>(ability: Ability, kind: K): ability is AbilityOf<K> & Ability {
  return abilityKindOf(ability) === kind;
}

/** Whether an ability that works once a round has not been used in this one (3E-R23). */
export function mayUse(game: Game, seat: Seat, key: string): boolean {
  // 3E-493.10
  return investigator(game, seat).used[key] !== game.state.round;
}

/** Notes that an ability that works once a round was used, and its card with it. */
export function markUsed(game: Game, seat: Seat, key: string): void {
  investigator(game, seat).used[key] = game.state.round;
}

/** Notes the use of a held card in the action phase, which matters when it is traded afterwards (3E-409.4). */
export function useCard(game: Game, seat: Seat, card: Copy | null): void {
  const held = card === null ? null : heldCard(game, seat, card);
  if (held && game.state.phase === 'action') held.usedIn = game.state.round;
}

/** Used by its former owner in this action phase and given away: nobody uses it before the next one (3E-409.4). */
function isLocked(game: Game, card: HeldCard): boolean {
  return card.lockedIn === game.state.round;
}

/** Whether the rumor in the codex does not touch them in this round (`ignore`). */
export function ignores({ state }: Game, seat: Seat): boolean {
  return state.rumor?.ignoredBy.some((one) => one.seat === seat && one.round === state.round) === true;
}
