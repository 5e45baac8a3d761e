/**
 * Plays a rule again and again until every option of every question has been taken once (or enough of them), with all dice good and with
 * all dice bad, and looks at the state and at the words of every question each time.
 */

import { expect } from 'vitest';
import { gameOf } from '../../../../../src/editions/second/game/game.ts';
import { namer } from '../../../../../src/editions/second/shown/namer.ts';
import type { Game, State } from '../../../../../src/editions/second/state/state.ts';
import { violations } from '../../../../../src/editions/second/tools/invariants.ts';
import { type Answer, type Decision, looked, refusal } from '../../../../../src/engine/decision.ts';
import { type Flow, StepEnd } from '../../../../../src/engine/flow.ts';
import { Words } from '../../../../../src/words/words.ts';
import { tried } from '../../../../length.ts';
import { content } from '../../../../second.ts';

/** Runs of one rule at most; questions whose answers lead to more of the same are cut off there. */
const MOST_RUNS = tried(12, 40);
/** Only the first questions of a run are branched at. */
const DEEPEST = 4;
const ENOUGH_DICE = 400;
/** Questions of checks and combats have tests of their own; here they are answered in one way. */
const OTHERS = /^(check|combat|loss|setup|draw)\./;

/** A table in two states of fortune. */
export interface Prepared {
  rich: State;
  poor: State;
}

/** Explores a rule from one state, once with sixes and once with ones; returns the kinds of questions met. */
export function explore(name: string, prepared: State, rule: (game: Game) => Flow<unknown>): Set<string> {
  const kinds = new Set<string>();
  const written = JSON.stringify(prepared);
  for (const face of [6, 1]) {
    const waiting: string[][][] = [[]];
    for (let runs = 0; runs < MOST_RUNS; runs++) {
      const path = waiting.shift();
      if (!path) break;
      const state: State = JSON.parse(written);
      state.forced = { dice: new Array<number>(ENOUGH_DICE).fill(face), draws: [...(prepared.forced?.draws ?? [])] };
      const game = gameOf(content, state);
      try {
        run(game, rule, path, { waiting, kinds });
      } catch (error) {
        const told = error instanceof Error ? error.stack : String(error);
        throw new Error(`${name}, dice ${face}, answers ${JSON.stringify(path)}: ${told}`);
      }
      delete state.combat;
      delete state.walk;
      // What ends with a combat ends there; here there is none.
      state.lasting = state.lasting.filter(({ until }) => until !== 'endOfCheck' && until !== 'endOfCombat');
      expect(violations(gameOf(content, state)), `${name}, dice ${face}, answers ${JSON.stringify(path)}`).toEqual([]);
    }
  }
  return kinds;
}

function run(
  game: Game,
  rule: (game: Game) => Flow<unknown>,
  path: readonly string[][],
  { waiting, kinds }: { waiting: string[][][]; kinds: Set<string> },
): void {
  const words = new Words('en', [namer(content, game.state)]);
  const taken: string[][] = [];
  try {
    const flow = rule(game);
    let step = flow.next();
    while (!step.done) {
      if (taken.length > 300) throw new Error(`asks without end: ${step.value[0]?.kind}`);
      const answers = new Map<string, Answer>();
      for (const decision of step.value.map(looked)) {
        kinds.add(decision.kind);
        speak(words, decision);
        const chosen = path[taken.length] ?? decision.default;
        const answer = { decision: decision.id, chosen };
        expectLegal(decision, chosen);
        expectLegal(decision, decision.default);
        const branches = decision.kind === 'combat.face' || !OTHERS.test(decision.kind);
        if (branches && taken.length >= path.length && taken.length < DEEPEST) branch(decision, taken, waiting);
        taken.push(chosen);
        answers.set(decision.id, answer);
      }
      step = flow.next({ answers });
    }
  } catch (error) {
    if (!(error instanceof StepEnd)) throw error;
  }
}

function expectLegal(decision: Decision, chosen: string[]): void {
  const refused = refusal(decision, { decision: decision.id, chosen });
  if (refused) throw new Error(`${decision.kind} ${JSON.stringify(chosen)}: ${refused}`);
}

/** Notes every other answer to a question as a run of its own. */
function branch(decision: Decision, taken: readonly string[][], waiting: string[][][]): void {
  const ids = decision.options.map(({ id }) => id);
  const others =
    decision.max === 1
      ? [...(decision.min === 0 ? [[]] : []), ...ids.map((id) => [id])]
      : [ids.slice(0, decision.min), ids.slice(0, decision.max), ids.slice(-Math.max(1, decision.min))];
  for (const other of others) {
    if (JSON.stringify(other) === JSON.stringify(decision.default)) continue;
    if (refusal(decision, { decision: decision.id, chosen: other })) continue;
    waiting.push([...taken.map((one) => [...one]), other]);
  }
}

/** Every phrase of a question can be said. */
function speak(words: Words, decision: Decision): void {
  const said = [
    words.text(decision.ask),
    ...decision.options.flatMap(({ label, note }) => [words.text(label), ...(note ? [words.text(note)] : [])]),
    ...(decision.about?.rules ? [words.text(decision.about.rules)] : []),
  ];
  if (said.some((text) => text.trim() === '')) throw new Error(`${decision.kind} says nothing: ${said.join(' | ')}`);
}
