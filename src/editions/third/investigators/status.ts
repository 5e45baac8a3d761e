import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Copy, kindOf, otherSide } from '../../edition/copy.ts';
import { CONDITIONS, type ConditionStatus, type Status } from '../content/vocabulary.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { abilitiesOf, abilitiesOfKind, isOfKind } from './ability.ts';
import { leave } from './defeat.ts';
import { heldCard, investigator } from './investigator.ts';
import { discardCard, freshCard, gainCard } from './playarea.ts';

const isCondition = (status: Status): status is ConditionStatus => CONDITIONS.some((one) => one === status);

/** Whether they have that status or condition. */
export function hasStatus(game: Game, seat: Seat, status: Status): boolean {
  const one = investigator(game, seat);
  if (isCondition(status)) return conditionOf(game, seat, status) !== null;
  switch (status) {
    case 'delayed':
      return one.delayed;
    case 'devoured':
      return one.left === 'devoured';
    case 'lodgeMember':
      return one.lodge;
    default:
      return status satisfies never;
  }
}

/**
 * Whether they can get it, also as a cost: not what they have already (3E-400.1g, 3E-400.1h), nor what a card forbids.
 */
export function canBecome(game: Game, seat: Seat, status: Status): boolean {
  if (investigator(game, seat).left !== null || hasStatus(game, seat, status)) return false;
  return !isForbidden(game, seat, status);
}

/**
 * They become delayed, blessed, cursed, devoured … (3E-414.3, 3E-489, 3E-495.4). Who is blessed and would be cursed
 * discards that instead, and the other way round (3E-C3).
 * @returns whether anything happened; not if they have it already (3E-414.4, 3E-495.6) or a card forbids it
 */
export function* becomeStatus(game: Game, seat: Seat, status: Status, cause?: Cause): Flow<boolean> {
  if (!canBecome(game, seat, status)) return false;
  const one = investigator(game, seat);
  if (isCondition(status)) return yield* gainCondition(game, seat, status);
  switch (status) {
    case 'delayed':
      one.delayed = true;
      game.events.push({ type: 'Delayed', seat });
      return true;
    case 'devoured':
      yield* leave(game, seat, 'devoured', cause);
      return true;
    case 'lodgeMember':
      one.lodge = true;
      game.events.push({ type: 'JoinedLodge', seat });
      return true;
    default:
      return status satisfies never;
  }
}

/** Turns a condition over: the other condition counts now, or the secret back is carried out (3E-495.5, 3E-495.7). */
export function* flipCondition(game: Game, seat: Seat, id: Copy): Flow {
  const held = heldCard(game, seat, id);
  if (!held) return;
  const card = game.content.asset(id);
  if (card.back !== undefined) {
    held.id = otherSide(id, card.back);
    game.events.push({ type: 'CardFlipped', seat, card: id, back: held.id });
    return;
  }
  const back = card.backs?.[copyOf(id) - 1];
  if (!back) return;
  game.chance.shown(back.id);
  game.events.push({ type: 'CardFlipped', seat, card: id, back: back.id });
  yield* game.rules.run(game, seat, back.effect, {
    source: { ref: 'back', id: back.id },
    card: id,
    owner: seat,
    rule: '3E-495.5',
  });
}

/** Takes a card of that name from the supply, a random one where fronts are alike (3E-495.4, 3E-495.7-2). */
function* gainCondition(game: Game, seat: Seat, wanted: ConditionStatus): Flow<boolean> {
  const opposite = replacedBy(game, seat, wanted);
  if (opposite !== null) {
    yield* discardCard(game, seat, opposite);
    return true;
  }
  const { condition } = game.state.decks;
  const printed = game.content.condition(wanted);
  // A cursed card is the other side of a blessed one: the supply knows them by their fronts (3E-495.2).
  const front = game.content.frontOf(printed.id);
  // 3E-495.3
  const there = condition.filter((id) => kindOf(id) === front);
  // 3E-005.2-2
  if (there.length === 0) return false;
  const [first] = there;
  const card = printed.backs ? game.chance.one('dark pact', there) : first;
  if (card === undefined) return false;
  if (front === printed.id) yield* gainCard(game, seat, card, 'supply');
  else {
    game.state.decks.condition = condition.filter((id) => id !== card);
    const turned = otherSide(card, printed.id);
    // 3E-495.1
    investigator(game, seat).cards.push(freshCard(turned));
    game.events.push({ type: 'CardGained', seat, card: turned, from: 'supply' });
  }
  return true;
}

/** The held card that goes instead of gaining that status (`replace`). */
function replacedBy(game: Game, seat: Seat, status: ConditionStatus): Copy | null {
  const found = abilitiesOf(game, seat).find(
    ({ ability }) =>
      isOfKind(ability, 'replace') && ability.replace.event === 'status' && ability.replace.status === status,
  );
  return found?.card ?? null;
}

function conditionOf(game: Game, seat: Seat, condition: ConditionStatus): Copy | null {
  return investigator(game, seat).cards.find(({ id }) => game.content.asset(id).status === condition)?.id ?? null;
}

function isForbidden(game: Game, seat: Seat, status: Status): boolean {
  return abilitiesOfKind(game, seat, 'cannotHave').some(({ ability }) => ability.cannotHave.includes(status));
}

function copyOf(id: Copy): number {
  return Number(id.slice(id.indexOf('#') + 1));
}
