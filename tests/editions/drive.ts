import { noticed } from '../../src/editions/edition/witness.ts';
import { type Answer, type Decision, looked, refusal } from '../../src/engine/decision.ts';
import { type Flow, StepEnd } from '../../src/engine/flow.ts';
import type { EngineState } from '../../src/engine/game.ts';

/**
 * Running rules to their end: `drive` a flow, `playOn` an open game. Each question is answered by its kind: an option id,
 * several ids, a number, a function of the decision, or `inTurn('a', 'b')` for one after the other (the last one stays).
 * Kinds not named get the question's own default. Answers that are not on offer are errors.
 */
export type Answering = string | number | string[] | ((decision: Decision) => string | string[]) | InTurn;

interface InTurn {
  inTurn: (string | number | string[])[];
}

/** Different answers to the same kind of question, one after the other; the last one stays. */
export function inTurn(...answers: (string | number | string[])[]): InTurn {
  return { inTurn: answers };
}

export interface Driven<T> {
  /** What the flow returned; undefined when it ended in a StepEnd. */
  result: T | undefined;
  decisions: Decision[];
  ended: boolean;
}

/**
 * Runs a flow to its end.
 * @param first whose question of a race is answered; without it the first one asked
 * @throws Error when an answer is not on offer, or after 2000 questions
 */
export function drive<T>(
  game: { readonly state: EngineState },
  flow: Flow<T>,
  answers: Record<string, Answering> = {},
  first?: (decisions: readonly Decision[]) => Decision | undefined,
): Driven<T> {
  const decisions: Decision[] = [];
  noticed(game.state);
  try {
    let step = flow.next();
    while (!step.done) {
      if (decisions.length > 2000) throw new Error(`asks without end: ${decisions.at(-1)?.kind}`);
      const given = new Map<string, Answer>();
      const open = step.value.map(looked);
      const racing = open.filter(({ race }) => race);
      const raced = first?.(racing) ?? racing[0];
      for (const decision of open) {
        decisions.push(structuredClone(decision));
        if (!decision.race || decision === raced) given.set(decision.id, answerTo(decision, answers));
      }
      step = flow.next({ answers: given });
    }
    return { result: step.value, decisions, ended: false };
  } catch (error) {
    if (!(error instanceof StepEnd)) throw error;
    return { result: undefined, decisions, ended: true };
  } finally {
    JSON.stringify(game.state);
  }
}

/** Answers an open game in the same way until it is over, stops being asked, or `until` says so. */
export function playOn(
  play: { readonly open: readonly Decision[]; answer(answer: Answer): unknown },
  answers: Record<string, Answering> = {},
  until: (decision: Decision) => boolean = () => false,
): Decision[] {
  const decisions: Decision[] = [];
  for (let decision = play.open[0]; decision && !until(decision); decision = play.open[0]) {
    if (decisions.length > 20_000) throw new Error(`asks without end: ${decision.kind}`);
    decisions.push(decision);
    play.answer(answerTo(decision, answers));
  }
  return decisions;
}

/** The events of one type so far. */
export function eventsOf<E extends { readonly type: string }, T extends E['type']>(
  game: { readonly events: readonly E[] },
  type: T,
): Extract<E, { readonly type: T }>[] {
  return game.events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type);
}

/** The ids of the options of a decision. */
export function optionIds(decision: Decision | undefined): string[] {
  return decision?.options.map((option) => option.id) ?? [];
}

/** The kinds of the decisions, in the order in which they were asked. */
export function kindsOf(decisions: readonly Decision[]): string[] {
  return decisions.map(({ kind }) => kind);
}

function answerTo(decision: Decision, answers: Record<string, Answering>): Answer {
  const way = answers[decision.kind];
  const answer = { decision: decision.id, chosen: way === undefined ? decision.default : chosenBy(way, decision) };
  const reason = refusal(decision, answer);
  if (reason)
    throw new Error(`${decision.kind}: ${reason} ${JSON.stringify(answer.chosen)} of ${optionIds(decision).join(' ')}`);
  return answer;
}

function chosenBy(way: Answering, decision: Decision): string[] {
  if (typeof way === 'function') return listOf(way(decision));
  if (typeof way !== 'object' || Array.isArray(way)) return listOf(way);
  const next = way.inTurn.length > 1 ? way.inTurn.shift() : way.inTurn[0];
  return next === undefined ? decision.default : listOf(next);
}

const listOf = (answer: string | number | string[]): string[] => (Array.isArray(answer) ? answer : [String(answer)]);
