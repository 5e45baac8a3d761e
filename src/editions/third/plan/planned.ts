/** What a plan answers when its turn comes, as long as things are as they were when it was made. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { kindOf } from '../../edition/copy.ts';
import { type Choices, type Foreseen, has, listed, mayBegin, type Said, without } from '../../plan/ahead.ts';
import { PLAIN_MOVE } from '../actions/move.ts';
import { actionsOf } from '../actions/turn.ts';
import { engagedMonsters, monstersAt } from '../board/monster.ts';
import { investigator } from '../investigators/investigator.ts';
import { isHeld } from '../monsters/engage.ts';
import { reachable } from '../movement/walk.ts';
import { isComponent, OPTION } from '../state/option.ts';
import type { Game, Monster } from '../state/state.ts';
import { freely, spending } from './spending.ts';
import { firstStep, stepsLeft, underWay, withoutStep, withoutSteps } from './step.ts';
import { whoIs } from './turnahead.ts';

/** A plan's answer to a question of its seat; null when it says nothing about it. */
export function planned(said: Said, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const seen = game.state;
  if (decision.subject !== seat || decision.mode !== 'own') return null;
  const round = Number(said.assumed.round);
  // Its turn is over.
  if (seen.round > round) return { chosen: null, left: {} };
  if (seen.round < round) return null;
  if (said.assumed.who !== whoIs(seen, seat))
    return { chosen: null, left: {}, why: phrase('third-plan-misfit-who', { seat: ref('seat', String(seat)) }) };
  const answer = answerOf(said, decision, game, seat);
  // The encounter has a field of its own by which it begins by itself (2E-T71).
  const begins = decision.kind === 'encounter.turn' || mayBegin(said.chosen);
  return answer && decision.race ? { ...answer, begins } : answer;
}

function answerOf(said: Said, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const { chosen } = said;
  switch (decision.kind) {
    case 'action.turn':
    case 'action.next':
      return next(said, decision, game, seat);
    case 'action.additional':
      return decision.rule === '3E-405.2-2' && chosen[OPTION.step.write('extra')] !== undefined
        ? act({ said, decision, game, seat, field: OPTION.step.write('extra') })
        : null;
    case 'move.step':
      return goal(chosen, decision, game, seat);
    case 'action.focus':
      return skill(chosen, decision);
    case 'test.prepare':
    case 'test.remnants':
      return chosen.tests === undefined ? null : { chosen: [...decision.default], left: chosen };
    case 'test.spend':
      return spend(chosen, decision, game, seat);
    case 'encounter.turn':
      return chosen.encounter === 'begin' ? { chosen: ['encounter'], left: without(chosen, 'encounter') } : null;
    default:
      return null;
  }
}

/** The next action; a plan takes the turn with it as soon as it may (3E-201.2-1). */
function next(said: Said, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const { chosen, assumed } = said;
  const number = firstStep(chosen);
  if (number === null) return null;
  if (!investigator(game, seat).delayed)
    return act({ said, decision, game, seat, field: OPTION.step.write(String(number)) });
  if (!has(decision, 'standUp')) return null;
  // Standing up takes an action (3E-414.2-2); what there is no room for any more comes last.
  const surplus = assumed.delayed === 'yes' ? [] : stepsLeft(chosen).slice(actionsOf(game, seat) - 1);
  const left = surplus.reduce(withoutStep, chosen);
  return {
    chosen: ['standUp'],
    left,
    ...(surplus.length > 0 ? { why: phrase('third-plan-misfit-delayed') } : {}),
  };
}

/** An action of a plan that is to be performed, by the field that says it. */
interface Step {
  said: Said;
  decision: Decision;
  game: Game;
  seat: Seat;
  field: string;
}

function act(step: Step): Foreseen {
  const { chosen } = step.said;
  const wanted = chosen[step.field] ?? '';
  const why = surprise(step) ?? obstacle(step, wanted);
  return why ? dropped(chosen, why) : { chosen: [wanted], left: without(chosen, step.field) };
}

/** A monster that was not reckoned with has got hold of the investigator. */
function surprise({ said, game, seat }: Step): Phrase | null {
  const known = listed(said.assumed, 'monsters');
  const stranger = engagedMonsters(game.state, seat).find(({ id }) => !known.includes(id));
  return stranger ? strange(stranger) : null;
}

/** Why an action can't be what it was to be. */
function obstacle(step: Step, wanted: string): Phrase | null {
  const { said, decision, game, seat, field } = step;
  const { at } = investigator(game, seat);
  if (!has(decision, wanted)) return missing(game, seat, wanted, decision.about?.place ?? at);
  if (wanted === 'move') return barrier(step);
  const local = wanted === 'ward' || isComponent(wanted);
  const expected = said.assumed[`at:${numberOf(field)}`];
  return local && at !== expected ? phrase('plan-misfit-place', { place: ref('space', at) }) : null;
}

/** The number of the action that a field says, or `extra`. */
function numberOf(field: string): string {
  return OPTION.step.read(field) ?? '';
}

/** Why something is not on the menu. */
function missing(game: Game, seat: Seat, wanted: string, at: string): Phrase {
  const monster = OPTION.attack.read(wanted);
  if (monster !== undefined)
    return phrase('third-plan-misfit-gone', { monster: ref('monster', kindOf(monster)), place: ref('space', at) });
  const [holder] = engagedMonsters(game.state, seat);
  if (holder && isHeld(game, seat)) return phrase('third-plan-misfit-held', { monster: ref('monster', holder.kind) });
  return phrase('plan-misfit-end', { place: ref('space', at) });
}

/** Why the way is not what it was: too far, dearer, or somebody waits at its end. */
function barrier({ said: { chosen, assumed }, game, seat, field }: Step): Phrase | null {
  const step = numberOf(field);
  const goal = chosen[OPTION.goal.write(step)];
  if (goal === undefined) return null;
  const place = ref('space', goal);
  const reach = reachable(game, seat, PLAIN_MOVE).find(({ space }) => space === goal);
  if (!reach) return phrase('plan-misfit-way', { place });
  if (reach.payments > Number(assumed[`pays:${step}`] ?? 0)) return phrase('third-plan-misfit-cost', { place });
  if (!reach.monster) return null;
  const known = listed(assumed, 'monsters');
  const stranger = monstersAt(game.state, goal).find(({ id, status }) => status !== 'exhausted' && !known.includes(id));
  return stranger ? strange(stranger) : null;
}

/** Where the move goes that has just begun. Other movements are not in the plan. */
function goal(chosen: Choices, decision: Decision, { state }: Game, seat: Seat): Foreseen | null {
  const field = underWay(chosen, 'goal');
  if (field === null || decision.rule !== PLAIN_MOVE.rule || state.action?.seat !== seat) return null;
  const space = chosen[field] ?? '';
  if (has(decision, space)) return { chosen: [space], left: without(chosen, field) };
  return dropped(chosen, phrase('plan-misfit-way', { place: ref('space', space) }));
}

function skill(chosen: Choices, decision: Decision): Foreseen | null {
  const field = underWay(chosen, 'skill');
  if (field === null) return null;
  const wanted = chosen[field] ?? '';
  const left = without(chosen, field);
  if (has(decision, wanted)) return { chosen: [wanted], left };
  return { chosen: null, left, why: phrase('third-plan-misfit-skill', { skill: ref('skill', wanted) }) };
}

/** First what costs nothing, then what was said, while there is no success. */
function spend(chosen: Choices, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const { tests } = chosen;
  if (tests === undefined) return null;
  const fails = (decision.about?.check?.successes ?? 0) === 0;
  const { focus, clue } = spending(decision, game, seat);
  const paid = fails && tests !== 'free' ? (focus ?? (tests === 'clues' ? clue : null)) : null;
  return { chosen: [freely(decision) ?? paid ?? 'accept'], left: chosen };
}

/** A monster that was not there when the plan was made. */
function strange({ kind, at }: Monster): Phrase {
  return phrase('plan-misfit-monster', { monster: ref('monster', kind), place: ref('space', at) });
}

/** The actions are given up, and with them what hung on them. */
function dropped(chosen: Choices, why: Phrase): Foreseen {
  return { chosen: null, left: withoutSteps(chosen), why };
}
