import { type Decision, type Option, refusal, type Seat } from '../../../engine/decision.ts';
import type { Interrupt } from '../../../engine/edition.ts';
import type { Phrase } from '../../../engine/phrase.ts';
import type { Move } from '../../edition/edition.ts';
import { decisive, type Reckoned, reckoning } from '../../edition/reckoning.ts';
import { usualReason } from '../../edition/usualreason.ts';
import { reachable } from '../investigators/focus.ts';
import { investigator } from '../investigators/investigator.ts';
import { shareOf } from '../investigators/share.ts';
import { sliderId } from '../investigators/slider.ts';
import { OPTION, SLIDERS_OFFER } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { beforeRoll, spendOnCheck } from './check.ts';
import {
  amountToPay,
  chooseEffect,
  chooseEncounter,
  claimed,
  clueTaker,
  fightFromRumor,
  gateToBeClosed,
  keepCards,
  keepEntry,
  payRumor,
  receiver,
  redrawBad,
  takeOffer,
  weaponToEnchant,
} from './choosing.ts';
import { chooseStance, faceIt, fillHands } from './combat.ts';
import { closeOrLeave, gateBack } from './gate.ts';
import { restorative, upkeepAction } from './healing.ts';
import { preventLoss } from './loss.ts';
import { landing, liked, nextStep, throughWorld } from './movement.ts';
import { ruleReason, termReason } from './reason.ts';
import { buyCard, giveUp, wishes } from './shop.ts';
import { firstPosition, placeSliders } from './slider.ts';
import { type Rule, TERMS, type Term } from './term.ts';
import { ruled, type Viewpoint, viewpoint } from './viewpoint.ts';

/**
 * What a careful player would do: an answer to the decision, or an offer taken up instead. The game is as their seat
 * sees it (seen.ts); nothing else is looked at. What it has no opinion on it leaves to the decision's own default.
 */
export function advise(game: Game, decision: Decision, seat: Seat, offers: readonly Interrupt[]): Move {
  return move(viewpoint(game), decision, seat, offers);
}

function move(view: Viewpoint, decision: Decision, seat: Seat, offers: readonly Interrupt[]): Move {
  const interrupt = offers.length === 0 ? null : (restorative(view, seat, offers) ?? inWindow(view, seat, offers));
  if (interrupt) return { interrupt };
  const chosen = opinion(view, decision, seat);
  const list = chosen === null ? decision.default : typeof chosen === 'string' ? [chosen] : chosen;
  const answer = { decision: decision.id, chosen: [...list] };
  if (refusal(decision, answer) === null) return { answer };
  return { answer: { decision: decision.id, chosen: [...decision.default] } };
}

/** Why `advise` says what it says: the term of its reckoning without which it would say otherwise, or the rule it goes by. */
export function whyAdvised(game: Game, decision: Decision, seat: Seat, offers: readonly Interrupt[]): Phrase {
  const decided = decisive(TERMS, reckonedIn(game, decision, seat, offers));
  const view = viewpoint(game);
  const advice = { view, decision, seat, chosen: chosenIn(move(view, decision, seat, offers)) };
  return 'term' in decided
    ? termReason(decided.term, advice)
    : ruleReason(decided.rule ?? usualReason(decision, advice.chosen), advice);
}

/** What the autopilot would choose with terms of its reckoning left out. */
function reckonedIn(game: Game, decision: Decision, seat: Seat, offers: readonly Interrupt[] = []) {
  return (out: ReadonlySet<Term>): Reckoned<Term, Rule> => {
    const by = reckoning<Term, Rule>(out);
    return { choice: chosenIn(move(viewpoint(game, by), decision, seat, offers)).join(), reckoning: by };
  };
}

const chosenIn = (made: Move): string[] => ('interrupt' in made ? [made.interrupt] : made.answer.chosen);

/** Where they would rather go, or have their sliders, the best first; none where they are asked for neither. */
export function favored(game: Game, decision: Decision, seat: Seat): string[] {
  if (decision.kind === 'move.next') return liked(viewpoint(game), decision, seat);
  const setting = decision.kind === 'upkeep.sliders' ? opinion(viewpoint(game), decision, seat) : null;
  return typeof setting === 'string' ? [setting] : [];
}

/** In an open Upkeep window: what the Upkeep would be used for, and the sliders where they stand wrong. */
function inWindow(view: Viewpoint, seat: Seat, offers: readonly Interrupt[]): string | null {
  const own = offers.filter(({ kind }) => kind.startsWith('upkeep.'));
  if (own.length === 0) return null;
  const options = own.map(({ id, ...rest }): Option => ({ ...rest, id: OPTION.inUpkeep.read(id) ?? '' }));
  const action = upkeepAction(view, options, seat);
  if (action !== 'done') return OPTION.inUpkeep.write(action);
  const { game } = view;
  const { sliders } = investigator(game, seat);
  // Once a turn: what serves it best depends on where they stand, and could go back and forth.
  if (sliderId(shareOf(game, seat)?.sliders ?? []) !== sliderId(sliders)) return null;
  const positions = reachable(game, seat).map((position) => ({ id: sliderId(position) }));
  const best = placeSliders(view, positions, seat);
  return best === null || best === sliderId(sliders) ? null : SLIDERS_OFFER;
}

function opinion(view: Viewpoint, decision: Decision, seat: Seat): string | string[] | null {
  switch (decision.kind) {
    case 'battle.attack':
    case 'combat.check':
    case 'combat.round':
      return chooseStance(view, decision, seat);
    case 'check.before':
      return beforeRoll(view, decision, seat);
    case 'check.lend':
      return ruled(view, 'lend', 'yes');
    case 'check.spend':
      return spendOnCheck(view, decision, seat);
    case 'combat.face':
      return faceIt(view, decision, seat);
    case 'combat.hands':
      return fillHands(view, decision);
    case 'battle.ward':
    case 'combat.damage':
      return ruled(view, 'prevents', decision.options.find(({ id }) => OPTION.use.is(id))?.id ?? null);
    case 'cost.cards':
    case 'loss.items':
    case 'shop.sell':
      return giveUp(view, decision, seat);
    case 'cost.amount':
      return amountToPay(view, decision, seat);
    case 'draw.keep':
    case 'draw.search':
      return keepCards(view, decision, seat);
    case 'effect.choose':
      return chooseEffect(view, decision, seat);
    case 'effect.claim':
      return claimed(view, decision);
    case 'effect.closeGate':
      return gateToBeClosed(view, decision, seat);
    case 'effect.fightFromCard':
      return fightFromRumor(view, decision, seat);
    case 'effect.may':
      return takeOffer(view, decision, seat);
    case 'effect.move':
      return landing(view, seat, decision.options);
    case 'effect.receiver':
      return receiver(view, decision, seat);
    case 'encounter.choose':
      return chooseEncounter(view, decision, seat);
    case 'encounter.gateCard':
    case 'encounter.keep':
      return keepEntry(view, decision, seat);
    case 'encounter.redraw':
      return redrawBad(view, decision, seat);
    case 'gate.close':
      return closeOrLeave(view, decision, seat);
    case 'loss.prevent':
      return preventLoss(view, decision, seat);
    case 'move.next':
      return nextStep(view, decision, seat);
    case 'move.world':
      return throughWorld(decision, view, seat);
    case 'mythos.clue':
      return clueTaker(view, decision);
    case 'gate.seal':
      return ruled(view, 'seals', null);
    case 'sitting.begin':
      return ruled(view, 'begins', null);
    case 'battle.trade':
      return ruled(view, 'noUse', null);
    case 'mythos.order':
    case 'mythos.surge':
      return ruled(view, 'anyOrder', null);
    case 'return.gate':
      return gateBack(view, decision, seat);
    case 'rumor.pay':
      return payRumor(view, seat);
    case 'setup.sliders':
      return firstPosition(view);
    case 'shop.buy':
      return buyCard(view, decision, seat);
    case 'shop.wish':
      return wishes(view, decision, seat);
    case 'spell.weapon':
      return weaponToEnchant(view, decision);
    case 'upkeep.next':
      return upkeepAction(view, decision.options, seat);
    case 'upkeep.return':
      return landing(view, seat, decision.options, (id) => OPTION.go.read(id) ?? '');
    case 'upkeep.sliders':
      return placeSliders(view, decision.options, seat);
    case 'window.act':
      return restorative(view, seat, decision.options) ?? ruled(view, 'noUse', null);
    default:
      return null;
  }
}
