/**
 * Finds questions whose answers all come to the same: each answer to each question is played to the end of the rule with
 * the same chance, and what the table then looks like is compared. Where it is the same, other dice are tried as well.
 */
import { gameOf } from '../../../../../src/editions/second/game/game.ts';
import type { State } from '../../../../../src/editions/second/state/state.ts';
import { type Answer, type Decision, looked, refusal } from '../../../../../src/engine/decision.ts';
import { StepEnd } from '../../../../../src/engine/flow.ts';
import { tried } from '../../../../length.ts';
import type { Try } from './texts.ts';

/** Questions of one rule that are looked at, and how deep. */
const MOST_QUESTIONS = tried(6, 24);
const DEEPEST = tried(3, 4);
const ENOUGH_DICE = 400;
/** A fight to no end is left there. */
const MOST_ASKED = 30;
/** Dice after the answer: good, bad, and mixed, so that one die more or less tells. */
const FACES = [
  [6],
  [1],
  [6, 1],
  [1, 6],
  [1, 1, 1, 6],
  [1, 1, 1, 1, 1, 6],
  [2, 5, 3, 1, 1, 6, 4, 1, 1],
  [4, 3, 1, 1, 1, 1, 5],
];

/** What is answered after it: the default, or the first option (which fights on where the default flees). */
const WAYS = FACES.flatMap((then) => [false, true].map((bold) => ({ then, bold })));

type Path = readonly (readonly string[])[];

interface Played {
  outcome: string;
  /** Every question of it, in order. */
  asked: Decision[];
  /** Those that several were asked at once: what comes of an answer hangs on the others'. */
  abreast: Set<Decision>;
}

/** The questions of a rule that leave nothing to decide, each with the answers that led to it. */
export function idleQuestions({ state, rule }: Try): string[] {
  const written = JSON.stringify(state);
  const found: string[] = [];
  const seen = new Set<string>();
  for (const first of [[6], [1]]) {
    const waiting: Path[] = [[]];
    for (let path = waiting.shift(); path && seen.size < MOST_QUESTIONS; path = waiting.shift()) {
      for (const { decision, before, alone } of questionsAfter(written, rule, path, first)) {
        const key = JSON.stringify([first, before]);
        if (seen.has(key)) continue;
        seen.add(key);
        const answers = answersOf(decision);
        if (alone && !saysOtherwise(decision) && isIdle(written, rule, before, { first, answers }))
          found.push(`${decision.kind} ${JSON.stringify(answers)} after ${JSON.stringify(before)}, dice ${first}`);
        waiting.push(...answers.map((answer) => [...before, answer]));
      }
    }
  }
  return found;
}

/** The questions that come after those answers, each with all that was answered before it. */
function questionsAfter(written: string, rule: Try['rule'], path: Path, first: number[]) {
  const { asked, abreast } = played(written, rule, path, { first, then: first });
  return asked.slice(path.length, DEEPEST).map((decision, index) => ({
    decision,
    alone: !abreast.has(decision),
    before: [...path, ...asked.slice(path.length, path.length + index).map((one) => one.default)],
  }));
}

/** Its options have different chances, which the dice that are tried need not show. */
const saysOtherwise = ({ options }: Decision): boolean =>
  new Set(options.map(({ odds, chances }) => JSON.stringify([odds, chances]))).size > 1;

function isIdle(
  written: string,
  rule: Try['rule'],
  before: Path,
  { first, answers }: { first: number[]; answers: string[][] },
): boolean {
  return WAYS.every((way) => {
    const outcomes = answers.map((answer) => played(written, rule, [...before, answer], { first, ...way }).outcome);
    return new Set(outcomes).size === 1;
  });
}

/** Plays with those answers, then with defaults or the first option; the dice change once the last of the answers is given. */
function played(
  written: string,
  rule: Try['rule'],
  path: Path,
  { first, then, bold = false }: { first: number[]; then: number[]; bold?: boolean },
): Played {
  const state: State = JSON.parse(written);
  state.forced = { dice: dice(first), draws: [...(state.forced?.draws ?? [])] };
  const game = gameOf(state);
  const asked: Decision[] = [];
  const abreast = new Set<Decision>();
  try {
    const flow = rule(game);
    let step = flow.next();
    while (!step.done) {
      if (asked.length > MOST_ASKED) break;
      const answers = new Map<string, Answer>();
      for (const decision of step.value.map(looked)) {
        const usual = bold ? boldly(decision) : decision.default;
        const chosen = [...(path[asked.length] ?? usual)];
        asked.push(decision);
        if (step.value.length > 1) abreast.add(decision);
        answers.set(decision.id, { decision: decision.id, chosen });
        if (asked.length === path.length && state.forced) state.forced.dice = dice(then);
      }
      step = flow.next({ answers });
    }
  } catch (error) {
    if (!(error instanceof StepEnd)) throw error;
  }
  return { outcome: outcomeOf(state), asked, abreast };
}

const boldly = ({ options, min, max, default: usual }: Decision): string[] =>
  min === 1 && max === 1 ? [options.find(({ id }) => id === 'fight')?.id ?? options[0]?.id ?? ''] : usual;

const dice = (faces: number[]): number[] =>
  Array.from({ length: ENOUGH_DICE }, (_, index) => faces[index % faces.length] ?? 1);

/** What the table looks like, without counters of questions and chance. */
function outcomeOf({ forced: _, chances: __, asked: ___, press: ____, ...rest }: State): string {
  return JSON.stringify(rest);
}

function answersOf({ id, options, min, max, ...decision }: Decision): string[][] {
  const ids = options.map((option) => option.id);
  const sets =
    max === 1
      ? [...(min === 0 ? [[]] : []), ...ids.map((one) => [one])]
      : [ids.slice(0, min), ids.slice(0, max), ids.slice(-Math.max(1, min)), decision.default];
  const legal = sets.filter((chosen) => !refusal({ id, options, min, max }, { decision: id, chosen }));
  return [...new Map(legal.map((chosen) => [JSON.stringify([...chosen].sort()), chosen])).values()];
}
