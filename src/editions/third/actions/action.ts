import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { EventName } from '../content/vocabulary.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { endSlips, slips } from '../monsters/engage.ts';
import type { Game } from '../state/state.ts';
import { legalActions, type Menu } from './actionoffer.ts';
import { attack } from './attack.ts';
import { component } from './component.ts';
import { evade } from './evade.ts';
import { focus } from './focus.ts';
import { gather } from './gather.ts';
import { move } from './move.ts';
import { research } from './research.ts';
import { trade } from './trade.ts';
import { ward } from './ward.ts';

export { legalActions } from './actionoffer.ts';
export { offerAction } from './additional.ts';

/**
 * Performs an action as far as it is legal: the id of an offer, or what it is performed as, where the rest is asked.
 * Somebody who is delayed stands up instead (3E-414.2-2).
 * @returns false when nothing was done: it is not legal, or he thought better of it before it began
 */
export function* performAction(
  game: Game,
  seat: Seat,
  action: string,
  { additional = false, ...menu }: Menu & { additional?: boolean } = {},
): Flow<boolean> {
  const { state } = game;
  const one = investigator(game, seat);
  if (one.delayed) {
    standUp(game, seat);
    return true;
  }
  const offer = legalActions(game, seat, menu).find((legal) => legal.id === action || legal.action === action);
  if (!offer) return false;
  const outer = state.action;
  const since = slips(game);
  const before = upsets(game, seat);
  state.action = { seat, action: offer.action, hands: [], used: [], damage: 0 };
  const told = () => game.events.push({ type: 'ActionPerformed', seat, action: offer.action, additional });
  const knownBefore = !MAY_BE_DROPPED.includes(offer.action);
  const repeated = one.performed.includes(offer.action);
  one.performed.push(offer.action);
  if (knownBefore) told();
  const done = yield* carryOut(game, seat, offer.action, offer.id === action ? action : offer.action);
  if (!done && !upset(game, seat, before) && !repeated)
    one.performed = one.performed.filter((key) => key !== offer.action);
  if (done && !knownBefore) told();
  if (done && !upset(game, seat, before)) {
    const own = AFTERWARDS[offer.action];
    const event: EventName[] = own ? [own, 'yourAction'] : ['yourAction'];
    yield* game.rules.happened(game, { event, seat, action: offer.action, space: one.at });
  }
  if (outer) state.action = outer;
  else delete state.action;
  endSlips(game, since);
  yield* game.rules.settle(game);
  return done;
}

/** Stands up instead of an action (3E-414.2-2, 3E-414.2-3). */
export function standUp(game: Game, seat: Seat): void {
  investigator(game, seat).delayed = false;
  game.events.push({ type: 'StoodUp', seat });
}

/** Actions that begin with a choice which may come to nothing. */
const MAY_BE_DROPPED: readonly string[] = ['move', 'trade'];

const AFTERWARDS: Record<string, EventName | undefined> = {
  gatherResources: 'gatherResourcesAction',
  move: 'moveAction',
  research: 'researchAction',
  focus: 'focusAction',
};

/** @returns false when it came to nothing */
function* carryOut(game: Game, seat: Seat, action: string, id: string): Flow<boolean> {
  const detail = id.startsWith(`${action}:`) ? id.slice(action.length + 1) : null;
  switch (action) {
    case 'attack':
      return yield* attack(game, seat, detail);
    case 'ward':
      yield* ward(game, seat);
      return true;
    case 'move':
      return yield* move(game, seat, detail);
    case 'evade':
      yield* evade(game, seat);
      return true;
    case 'focus':
      return yield* focus(game, seat);
    case 'research':
      yield* research(game, seat);
      return true;
    case 'gatherResources':
      gather(game, seat);
      return true;
    case 'trade':
      return yield* trade(game, seat);
    default:
      return yield* component(game, seat, action);
  }
}
