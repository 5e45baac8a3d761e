import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { sourced } from '../../../engine/source.ts';
import type { EventName } from '../content/vocabulary.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { endSlips, slips } from '../monsters/engage.ts';
import { sourceOf } from '../state/asking.ts';
import type { Cause } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { legalAction, legalActions, type Menu, menuOf, silentAction } from './actionoffer.ts';
import { attack } from './attack.ts';
import { component } from './component.ts';
import { besideIt, evade } from './evade.ts';
import { focus } from './focus.ts';
import { gather } from './gather.ts';
import { move } from './move.ts';
import { research } from './research.ts';
import { trade } from './trade.ts';
import { ward } from './ward.ts';

/**
 * Performs an action as far as it is legal: the id of an offer, or what it is performed as, where the rest is asked.
 * Somebody who is delayed stands up instead (3E-414.2-2).
 * @returns false when nothing was done: it is not legal, or they thought better of it before it began
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
    // 3E-414.1
    standUp(game, seat);
    return true;
  }
  const offer = legalAction(game, seat, action, menu);
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
  const id = offer.id === action ? action : offer.action;
  const done = yield* sourced(game, ref('action', offer.action), carryOut(game, seat, offer.action, id));
  // 3E-401.2
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
  switch (action) {
    case 'attack':
      return yield* attack(game, seat, OPTION.attack.read(id) ?? null);
    case 'ward':
      yield* ward(game, seat);
      return true;
    case 'move':
      return yield* move(game, seat, OPTION.move.read(id) ?? null);
    case 'evade':
      if (yield* evade(game, seat)) yield* moreAction(game, seat);
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

/** What lets somebody act again: the rule, and the text, where it is one. */
interface Permit {
  rule: string;
  thanksTo?: Cause;
}

/**
 * Lets them perform one additional action, which does not count against those of their turn (3E-201.3-2) and repeats
 * none (3E-R13) unless the effect says so. Asks `action.additional`. Who is delayed stands up instead (3E-R14).
 * @returns whether they took it
 */
export function* offerAction(game: Game, seat: Seat, { rule, thanksTo, ...menu }: Menu & Permit): Flow<boolean> {
  const one = investigator(game, seat);
  // 3E-201.3-1
  if (one.left !== null) return false;
  if (one.delayed) {
    standUp(game, seat);
    return true;
  }
  for (;;) {
    if (legalActions(game, seat, menu).length === 0) return false;
    const chosen = yield* choose(
      game,
      { seat, kind: 'action.additional', rule },
      () => [...menuOf(game, seat, menu), { id: 'none', label: phrase('third-option-no-action') }],
      () => ({
        default: silentAction(game, seat, menu) ?? 'none',
        about: { place: one.at },
        ...(thanksTo ? { ask: thanks(seat, thanksTo) } : {}),
      }),
    );
    if (chosen === null || chosen === 'none') return false;
    if (yield* performAction(game, seat, chosen, { ...menu, additional: true })) return true;
  }
}

const thanks = (seat: Seat, source: Cause): Phrase =>
  phrase('third-ask-action-additional-thanks', { seat: ref('seat', String(seat)), source: sourceOf({ source }) });

/** 3E-405.2-2, and what some can do before or after that action. */
function* moreAction(game: Game, seat: Seat): Flow {
  const before = upsets(game, seat);
  const early = yield* besideIt(game, seat, 'before');
  if (upset(game, seat, before)) return;
  yield* offerAction(game, seat, { rule: '3E-405.2-2' });
  if (early || upset(game, seat, before)) return;
  yield* besideIt(game, seat, 'after');
}
