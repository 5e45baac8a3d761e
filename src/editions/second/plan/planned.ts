/** What a plan answers when its turn comes, as long as things are as they were when it was made. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';
import { type Choices, type Foreseen, has, listed, mayBegin, type Said, without } from '../../plan/ahead.ts';
import { monstersAt, placeState } from '../board/area.ts';
import { investigator } from '../investigators/investigator.ts';
import { unmet } from '../movement/route.ts';
import { cluesOf, LEAVE_CLUES, OPTION, SLIDERS_OFFER, spendsClues } from '../state/option.ts';
import type { Game, State, Walk } from '../state/state.ts';
import { buyAnswer } from './buyplan.ts';
import { FIGHT_ON, handsAnswer, roundAnswer } from './fightplan.ts';
import { gateAt } from './forecast.ts';
import { upkeepAnswer, upkeepOffer } from './upkeepplan.ts';
import { metOn, wayTo } from './way.ts';

/** A plan's answer to a question of its seat; null when it says nothing about it. */
export function planned(said: Said, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const { state } = game;
  if (decision.subject !== seat || decision.mode !== 'own') return null;
  const { chosen } = said;
  const turn = Number(said.assumed.turn);
  // Its turn is over, or there will be no such turns any more.
  if (state.turn > turn || state.ancientOne.awake) return { chosen: null, left: {} };
  if (state.turn < turn) return null;
  const answer = answerOf(said, decision, game, seat);
  return answer && decision.race ? { ...answer, begins: mayBegin(chosen) } : answer;
}

function answerOf(said: Said, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const { state } = game;
  const { chosen } = said;
  // 2E-T11: what belongs to the Upkeep is done before the sitting begins.
  const extra = decision.race ? upkeepOffer(chosen, game, seat) : null;
  if (extra) return extra;
  if (decision.race && chosen.sliders !== undefined) return { chosen: null, offer: SLIDERS_OFFER, left: chosen };
  switch (decision.kind) {
    case 'sitting.begin':
      return { chosen: ['go-on'], left: chosen };
    case 'move.world':
      return decision.race ? { chosen: ['go'], left: chosen } : null;
    case 'upkeep.next':
      return upkeepAnswer(chosen, decision);
    case 'upkeep.sliders':
      // 2E-T60: what has been handed in is changed by hand.
      return state.handed?.[seat] ? null : sliders(chosen, decision, state);
    case 'move.clues':
      return leave(chosen, decision);
    case 'move.next':
      return leaving(said, decision, game, seat) ?? step(said, decision, game, seat);
    case 'return.gate':
      return back(said, decision, game);
    case 'combat.hands':
      return handsAnswer(chosen, decision);
    case 'combat.round':
      return roundAnswer(chosen, decision, game);
    case 'shop.buy':
      return buyAnswer(game.content, chosen, decision);
    case 'check.spend':
      return spend(chosen, decision);
    case 'encounter.choose':
    case 'gate.close':
      return end(said, decision, game, seat);
    case 'gate.seal':
      if (chosen.seal === undefined) return null;
      return { chosen: [chosen.seal], left: without(chosen, 'seal') };
    default:
      return null;
  }
}

function sliders(chosen: Choices, decision: Decision, { options, ancientOne }: State): Foreseen | null {
  // 2E-T03: orders that are handed in are handed in, with or without a word on the sliders.
  if (chosen.sliders === undefined && options.turnOrder === 'sheet' && !ancientOne.awake)
    return { chosen: [...decision.default], left: chosen };
  if (chosen.sliders === undefined) return null;
  const left = without(chosen, 'sliders');
  if (has(decision, chosen.sliders)) return { chosen: [chosen.sliders], left };
  return { chosen: null, left, why: phrase('plan-misfit-sliders') };
}

/** The next thing to do on the way: meet a monster, go on, or stop. */
function step(said: Said, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const { chosen } = said;
  const walk = walkOf(decision, game, seat);
  const { goal } = chosen;
  // Who is back from another world leaves the monsters at the gate alone (2E-1009).
  if (decision.rule === '2E-1009')
    return chosen.end !== undefined && has(decision, 'stop') ? { chosen: ['stop'], left: chosen } : null;
  if (goal === undefined || walk?.seat !== seat) return null;
  const { at } = investigator(game, seat);
  const known = listed(said.assumed, 'monsters');
  const [here] = unmet(game, seat, walk);
  if (here !== undefined) {
    const first =
      decision.options.map(({ id }) => OPTION.evade.read(id)).find((marker) => marker !== undefined) ?? here;
    if (!known.includes(first)) return stranger(chosen, first, at);
    const face = chosen[OPTION.face.write(first)];
    if (face === undefined || face === FIGHT_ON) return null;
    return { chosen: [(face === 'fight' ? OPTION.fight : OPTION.evade).write(first)], left: chosen };
  }
  if (gateAt(game, goal) !== (said.assumed.gate ?? ''))
    return dropped(chosen, phrase('plan-misfit-gate', { place: ref('place', goal) }));
  if (at === goal) return has(decision, 'stop') ? { chosen: ['stop'], left: withoutWay(chosen) } : null;
  return walkOn(said, decision, game, walk);
}

/** 2E-902: what is left at the goal is said before the last step, after which nobody may be asked any more. */
function leaving({ chosen }: Said, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const { goal } = chosen;
  if (chosen.leave === undefined || goal === undefined || decision.rule !== '2E-703') return null;
  const near = investigator(game, seat).at === goal || has(decision, OPTION.go.write(goal));
  return near && placeState(game, goal).clues > 0 ? { chosen: null, offer: LEAVE_CLUES, left: chosen } : null;
}

/** So many, or as many as there are. */
function leave(chosen: Choices, { options }: Decision): Foreseen | null {
  if (chosen.leave === undefined) return null;
  const wanted = options.find(({ id }) => id === OPTION.leave.write(Number(chosen.leave))) ?? options.at(-1);
  return wanted ? { chosen: [wanted.id], left: without(chosen, 'leave') } : null;
}

/** The Movement under way, or the one that is about to begin. */
function walkOf({ race, about }: Decision, { state }: Game, seat: Seat): Walk | undefined {
  if (!race) return state.walk;
  return { seat, points: Number(about?.points ?? 0), dealt: [], escaped: [], begun: false, ended: false };
}

/** On towards the goal, past the monsters that were known. */
function walkOn({ chosen, assumed }: Said, decision: Decision, game: Game, walk: Walk): Foreseen {
  const { seat } = walk;
  const goal = chosen.goal ?? '';
  const known = listed(assumed, 'monsters');
  const nowhere = dropped(chosen, phrase('plan-misfit-way', { place: ref('place', goal) }));
  const way = walk.ended ? null : wayTo(game, seat, goal, walk);
  if (!way) return nowhere;
  const unknown = metOn(game, seat, way, walk.dealt).find((marker) => !known.includes(marker));
  if (unknown !== undefined) {
    const at = game.state.monsters.find(({ marker }) => marker === unknown)?.at ?? goal;
    return stranger(chosen, unknown, at);
  }
  const guarded = (place: Place): boolean => monstersAt(game, place).some(({ marker }) => !walk.dealt.includes(marker));
  const hop = way.find(guarded) ?? goal;
  const step = OPTION.go.write(hop);
  return has(decision, step) ? { chosen: [step], left: chosen } : nowhere;
}

function back(said: Said, decision: Decision, game: Game): Foreseen | null {
  const { gate } = said.chosen;
  if (gate === undefined) return null;
  const id = OPTION.go.write(gate);
  const left = without(said.chosen, 'gate');
  if (has(decision, id) && gateAt(game, gate) === said.assumed.gate) return { chosen: [id], left };
  return dropped(said.chosen, phrase('plan-misfit-gate', { place: ref('place', gate) }));
}

/** "Up to so many if I fail": as few at a time as may help, none where so many could not. */
function spend(chosen: Choices, decision: Decision): Foreseen | null {
  if (chosen.clues === undefined) return null;
  const { check } = decision.about ?? {};
  if (!check || (check.successes ?? 0) >= check.difficulty) return null;
  const tokens = Number(chosen.clues);
  const within = decision.options.filter(({ id }) => spendsClues(id) && cluesOf(id) <= tokens);
  const [least] = within;
  if (least && (within.at(-1)?.odds ?? 0) > 0)
    return { chosen: [least.id], left: { ...chosen, clues: String(tokens - cluesOf(least.id)) } };
  // With something else to try (a reroll, a card) it is for them to say.
  const others = decision.options.some(({ id }) => id !== 'accept' && !spendsClues(id));
  return others ? null : { chosen: ['accept'], left: chosen };
}

function end(said: Said, decision: Decision, game: Game, seat: Seat): Foreseen | null {
  const { chosen, assumed } = said;
  if (chosen.end === undefined) return null;
  const left = without(withoutWay(chosen), 'end');
  const { at } = investigator(game, seat);
  const gone = without(left, 'seal', 'buy');
  if (at !== assumed.place)
    return { chosen: null, left: gone, why: phrase('plan-misfit-place', { place: ref('place', at) }) };
  if (assumed.gate !== undefined && gateAt(game, at) !== assumed.gate)
    return { chosen: null, left: gone, why: phrase('plan-misfit-gate', { place: ref('place', at) }) };
  const sign = chosen.end === 'elder-sign';
  const option = decision.options.find(({ id }) => (sign ? OPTION.seal.is(id) : id === chosen.end));
  if (option) return { chosen: [option.id], left };
  return { chosen: null, left: gone, why: phrase('plan-misfit-end', { place: ref('place', at) }) };
}

/** A monster that was not there when the plan was made. */
function stranger(chosen: Choices, marker: Copy, place: Place): Foreseen {
  return dropped(
    chosen,
    phrase('plan-misfit-monster', { monster: ref('monster', kindOf(marker)), place: ref('place', place) }),
  );
}

/** The way is given up, and with it what was to be done at its end. */
function dropped(chosen: Choices, why: Phrase): Foreseen {
  return { chosen: null, left: without(withoutWay(chosen), 'gate', 'end', 'seal', 'buy'), why };
}

function withoutWay(chosen: Choices): Choices {
  const faces = Object.keys(chosen).filter((field) => OPTION.face.is(field));
  return without(chosen, 'goal', 'leave', 'hands', 'rounds', ...faces);
}
