/**
 * Finds questions whose answers all come to the same: each answer to each question is played to the end of the rule with
 * the same chance, and what the table then looks like is compared. Where it is the same, other dice are tried as well.
 */
import { type Answer, type Decision, looked, refusal } from '../../src/engine/decision.ts';
import { type Flow, StepEnd } from '../../src/engine/flow.ts';
import type { EngineState } from '../../src/engine/game.ts';
import { harnessed, tried } from '../length.ts';

/** A rule to be run from a position. */
export interface Try<S, G> {
  name: string;
  state: S;
  rule: (game: G) => Flow<unknown>;
}

/** One text, and where it is tried. */
export interface Text<S, G> {
  title: string;
  tries: Try<S, G>[];
}

/** How an edition goes on with a state. */
type Open<S, G> = (state: S) => G;

/** Questions of one rule that are looked at, and how deep. */
const MOST_QUESTIONS = tried(6, harnessed(16, 24));
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

/** What is answered after it: the default, or the first other option (which fights on where the default flees). */
const WAYS = FACES.flatMap((then) => [false, true].map((bold) => ({ then, bold })));

/** A rule, and the position that it is run from as often as one likes. */
interface Rule {
  state: string;
  run: (state: EngineState) => Flow<unknown>;
}

type Path = readonly (readonly string[])[];

interface Played {
  outcome: string;
  /** Every question of it, in order. */
  asked: Decision[];
  /** Those that several were asked at once: what comes of an answer hangs on the others'. */
  abreast: Set<Decision>;
}

/** The questions of a rule that leave nothing to decide, each with the answers that led to it. */
export function idleQuestions<S extends EngineState, G>(open: Open<S, G>, { state, rule }: Try<S, G>): string[] {
  const written: Rule = { state: JSON.stringify(state), run: (copy) => rule(open(copy as S)) };
  const found: string[] = [];
  const seen = new Set<string>();
  for (const first of [[6], [1]]) {
    const waiting: Path[] = [[]];
    for (let path = waiting.shift(); path && seen.size < MOST_QUESTIONS; path = waiting.shift()) {
      for (const { decision, before, alone } of questionsAfter(written, path, first)) {
        const key = JSON.stringify([first, before]);
        if (seen.has(key)) continue;
        seen.add(key);
        const answers = answersOf(decision);
        if (alone && !saysOtherwise(decision) && isIdle(written, before, { first, answers }))
          found.push(`${decision.kind} ${JSON.stringify(answers)} after ${JSON.stringify(before)}, dice ${first}`);
        waiting.push(...answers.map((answer) => [...before, answer]));
      }
    }
  }
  return found;
}

/** The questions that come after those answers, each with all that was answered before it. */
function questionsAfter(rule: Rule, path: Path, first: number[]) {
  const { asked, abreast } = played(rule, path, { first, then: first });
  return asked.slice(path.length, DEEPEST).map((decision, index) => ({
    decision,
    alone: !abreast.has(decision),
    before: [...path, ...asked.slice(path.length, path.length + index).map((one) => one.default)],
  }));
}

/** Its options have different chances, which the dice that are tried need not show. */
const saysOtherwise = ({ options }: Decision): boolean =>
  new Set(options.map(({ odds, chances }) => JSON.stringify([odds, chances]))).size > 1;

function isIdle(rule: Rule, before: Path, { first, answers }: { first: number[]; answers: string[][] }): boolean {
  return WAYS.every((way) => {
    const outcomes = answers.map((answer) => played(rule, [...before, answer], { first, ...way }).outcome);
    return new Set(outcomes).size === 1;
  });
}

/** Plays with those answers, then with defaults or the first option; the dice change once the last of the answers is given. */
function played(
  rule: Rule,
  path: Path,
  { first, then, bold = false }: { first: number[]; then: number[]; bold?: boolean },
): Played {
  const state = JSON.parse(rule.state) as EngineState;
  state.forced = { dice: dice(first), draws: [...(state.forced?.draws ?? [])] };
  const asked: Decision[] = [];
  const abreast = new Set<Decision>();
  try {
    const flow = rule.run(state);
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
  min <= 1 && max === 1 && options.length > 0
    ? [
        (options.find(({ id }) => id === 'fight') ?? options.find(({ id }) => !usual.includes(id)) ?? options[0])?.id ??
          '',
      ]
    : usual;

const dice = (faces: number[]): number[] =>
  Array.from({ length: ENOUGH_DICE }, (_, index) => faces[index % faces.length] ?? 1);

/** What the table looks like, without counters of questions and chance. */
function outcomeOf(state: EngineState): string {
  const untold = ['forced', 'chances', 'asked', 'press', 'luck', 'recorded'];
  return JSON.stringify(Object.entries(state).filter(([key]) => !untold.includes(key)));
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
