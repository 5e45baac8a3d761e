import { type Answer, type Decision, refusal, type Seat } from '../../../engine/decision.ts';
import type { Interrupt } from '../../../engine/edition.ts';
import type { Phrase } from '../../../engine/phrase.ts';
import type { Move } from '../../edition/edition.ts';
import { decisive, type Reckoned, reckoning } from '../../edition/reckoning.ts';
import { usualReason } from '../../edition/usualreason.ts';
import { USUAL } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { chooseEquipment, chooseItem, choosePurchase, chooseSuccessor } from './cardchoice.ts';
import { chooseDuring, chooseEffect, chooseOrder, choosePlace } from './effectchoice.ts';
import { focusSkillsOf, surplusOf } from './focusworth.ts';
import { chooseBearer } from './harmchoice.ts';
import { chooseInvestigator } from './investigatorchoice.ts';
import { ruleReason, termReason } from './reason.ts';
import { afterRoll, lend, prepare, remnantsFor } from './skilltest.ts';
import { type Rule, TERMS, type Term } from './term.ts';
import { chooseAction, chooseDestination, destinationsByWorth } from './turn.ts';
import { ruled, type Viewpoint, viewpoint } from './viewpoint.ts';

/**
 * What a careful player would do. `seen` is what their seat sees (seen.ts); nothing else is looked at. What it has no
 * opinion on it leaves to the decision's own default.
 */
export function advise(game: Game, decision: Decision, seat: Seat, _offers: readonly Interrupt[]): Move {
  return { answer: answerOf(viewpoint(game), decision, seat) };
}

function answerOf(view: Viewpoint, decision: Decision, seat: Seat): Answer {
  const chosen = opinion(view, decision, seat);
  const list = chosen === null ? decision.default : typeof chosen === 'string' ? [chosen] : chosen;
  const answer = { decision: decision.id, chosen: [...list] };
  return refusal(decision, answer) === null ? answer : { decision: decision.id, chosen: [...decision.default] };
}

/** Why `advise` says what it says: the term of its reckoning without which it would say otherwise, or the rule it goes by. */
export function whyAdvised(game: Game, decision: Decision, seat: Seat): Phrase {
  const decided = decisive(TERMS, reckonedIn(game, decision, seat));
  const view = viewpoint(game);
  const advice = { view, decision, seat, chosen: answerOf(view, decision, seat).chosen };
  return 'term' in decided
    ? termReason(decided.term, advice)
    : ruleReason(decided.rule ?? usualReason(decision, advice.chosen), advice);
}

/** What the autopilot would choose with terms of its reckoning left out. */
export function reckonedIn(game: Game, decision: Decision, seat: Seat) {
  return (out: ReadonlySet<Term>): Reckoned<Term, Rule> => {
    const by = reckoning<Term, Rule>(out);
    return { choice: answerOf(viewpoint(game, by), decision, seat).chosen.join(), reckoning: by };
  };
}

/** Where they would rather go, the best first; none where they are not asked for a way. */
export function favored(game: Game, decision: Decision, seat: Seat): string[] {
  return decision.kind === 'move.step' ? destinationsByWorth(viewpoint(game), decision, seat) : [];
}

function opinion(view: Viewpoint, decision: Decision, seat: Seat): string | string[] | null {
  switch (decision.kind) {
    case 'action.turn':
    case 'action.next':
    case 'action.additional':
      return chooseAction(view, decision, seat);
    case 'action.focus':
    case 'effect.focus':
      return focusSkillsOf(view, decision, seat);
    case 'focus.discard':
    case 'focus.spend':
      return surplusOf(view, decision, seat);
    case 'move.step':
      return chooseDestination(view, decision, seat);
    case 'test.prepare':
      return prepare(view, decision, seat);
    case 'test.spend':
      return afterRoll(view, decision, seat);
    case 'test.lend':
      return lend(view, decision);
    case 'test.remnants':
      return remnantsFor(view, decision);
    case 'attack.during':
      return chooseDuring(view, decision, seat);
    case 'effect.choose':
    case 'effect.may':
    case 'reaction.may':
      return chooseEffect(view, decision, seat);
    case 'effect.place':
    case 'doom.street':
      return choosePlace(view, decision);
    case 'shop.buy':
      return choosePurchase(view, decision, seat);
    case 'card.item':
      return chooseItem(view, decision, seat);
    case 'setup.startingCards':
      return chooseEquipment(view, decision, seat);
    case 'harm.assign':
      return chooseBearer(view, decision, seat);
    case 'effect.investigator':
      return chooseInvestigator(view, decision);
    case 'doom.order':
      return chooseOrder(view, decision);
    case 'encounter.turn':
      return ruled(view, 'noWait', null);
    case 'reckoning.order':
    case 'codex.order':
      return ruled(view, 'anyOrder', null);
    case 'monster.order':
      return ruled(view, 'anyOrder', USUAL);
    // They would take what is usual each time.
    case 'monster.attacker':
    case 'monster.destination':
    case 'monster.engage':
    case 'monster.path':
    case 'monster.prey':
    case 'monster.space':
      return decision.options.some(({ id }) => id === USUAL) ? USUAL : null;
    case 'investigator.new':
      return chooseSuccessor(view, decision);
    default:
      return null;
  }
}
