/** Whole games ask nothing that leaves nothing to decide: of each question two answers differ in what they come to. */

import { expect, it } from 'vitest';
import { aNewTable as secondTable } from '../../src/editions/second/setup/newtable.ts';
import { createState as createSecond } from '../../src/editions/second/setup/setup.ts';
import { readOptions as secondOptions } from '../../src/editions/second/state/options.ts';
import { aNewTable as thirdTable } from '../../src/editions/third/setup/newtable.ts';
import { pick } from '../../src/engine/chance.ts';
import type { Decision } from '../../src/engine/decision.ts';
import type { EngineEvent, EngineState } from '../../src/engine/game.ts';
import { Play } from '../../src/engine/play.ts';
import { tried } from '../length.ts';
import { content, second, secondEdition } from '../second.ts';
import { createState as createThird, third, thirdEdition, readOptions as thirdOptions } from '../third.ts';
import { begun, chosenBy, type Position, seedOf, WAYS } from './losses.ts';

const SEEDS = tried(['0'], ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
/** Questions of a game that are looked at. */
const MOST_QUESTIONS = tried(60, 400);
/** One answer in so many is a random one. */
const RANDOM = 5;
/** A step that goes on for longer is left there. */
const MOST_LATER = 30;
/** All dice show that. */
const FACES = [6, 1, 5];
/** So many times each die shows what chance has for it, something else lies face down, and all later answers are any. */
const CHANCES = 200;
const COMPANY = { persons: 1, brisk: false };
const setup = (seed: string) => ({ seats: [{ sheet: null }, { sheet: null }], seed: seedOf(`useless ${seed}`) });

/** What the table looks like, without counters of questions and chance. */
function outcomeOf(state: EngineState): string {
  const untold = ['forced', 'chances', 'asked', 'press', 'luck', 'recorded', 'seed'];
  return JSON.stringify(Object.entries(state).filter(([key]) => !untold.includes(key)));
}

/** How one play goes: what dice show, if not what chance has for them, and how later questions are answered. */
interface Try {
  face: number | null;
  way: number;
  seed: string;
}

const TRIES: readonly Try[] = [
  ...FACES.flatMap((face) => Array.from({ length: WAYS }, (_, way) => ({ face, way, seed: `${way}` }))),
  ...Array.from({ length: CHANCES }, (_, chance) => ({ face: null, way: WAYS + chance, seed: `chance ${chance}` })),
];

/** What comes of an answer by the end of its step, the later questions answered in one way. */
function cameOf<S extends EngineState, E extends EngineEvent>(
  position: Position<S, E>,
  decision: Decision,
  chosen: readonly string[],
  { face, way, seed }: Try,
): string {
  const play = begun(position, { face, seed });
  playOn(play, decision, chosen, way);
  return outcomeOf(play.state);
}

/** Plays to the end of the step. */
function playOn<S extends EngineState, E extends EngineEvent>(
  play: Play<S, E>,
  { id }: Decision,
  chosen: readonly string[],
  way: number,
): void {
  const { step } = play.state;
  play.accept({ kind: 'answer', answer: { decision: id, chosen: [...chosen] } });
  for (let later = 0; later < MOST_LATER && !play.over && play.state.step === step; later++) {
    const next = play.open[0];
    if (!next) break;
    const answer = { decision: next.id, chosen: chosenBy(next, { way, later, count: later }) };
    play.accept({ kind: 'answer', answer });
  }
}

/** Its options have different chances, which the dice that are tried need not show; what can’t come off has none. */
const saysOtherwise = ({ options }: Decision): boolean =>
  new Set(
    options.map(({ odds = 0, chances = [] }) =>
      JSON.stringify([odds, ...chances.map((chance) => chance.odds)].filter(Boolean)),
    ),
  ).size > 1;

/** Whoever falls in this step whatever they do about it is asked all the same, for that they can’t know. */
function falls<S extends EngineState, E extends EngineEvent>(position: Position<S, E>, decision: Decision): boolean {
  return FACES.every((face) => {
    const play = begun(position, { face, seed: '0' });
    const before = upsetsOf(play.state);
    playOn(play, decision, decision.default, 0);
    return play.over || upsetsOf(play.state) !== before;
  });
}

/** How often somebody has been knocked out of what they were doing, or has left. */
const upsetsOf = (state: object): string =>
  JSON.stringify(state)
    .match(/"(?:upsets|incarnation)":\d+/g)
    ?.join() ?? '';

function isUseless<S extends EngineState, E extends EngineEvent>(
  position: Position<S, E>,
  decision: Decision,
): boolean {
  const { options, min } = decision;
  const answers = [...(min === 0 ? [[]] : []), ...options.map(({ id }) => [id])];
  if (answers.length < 2) return true;
  if (saysOtherwise(decision)) return false;
  const [first = [], ...others] = answers;
  for (const one of TRIES) {
    const usual = cameOf(position, decision, first, one);
    if (others.some((answer) => cameOf(position, decision, answer, one) !== usual)) return false;
  }
  return true;
}

/** A game in which the autopilot plays, with a random answer now and then. @returns what was asked in vain, and how much was looked at */
function lookedThrough<S extends EngineState, E extends EngineEvent>(
  play: Play<S, E>,
  advise: (decision: Decision) => readonly string[],
  seed: string,
) {
  const useless: string[] = [];
  let looked = 0;
  for (let count = 0; looked < MOST_QUESTIONS && !play.over; count++) {
    const [decision, ...others] = play.open;
    if (!decision) break;
    const { id, kind, options, max, min } = decision;
    // What is asked of several at once hangs on all their answers.
    if (others.length === 0 && max === 1) {
      looked += 1;
      const position = { edition: play.edition, snapshot: play.snapshot, since: [...play.since] };
      if (isUseless(position, decision) && !falls(position, decision))
        useless.push(`${kind} ${options.map((one) => one.id).join()}, ${play.state.step}, answer ${count}`);
    }
    const roll = pick(seedOf(seed), `random? ${count}`, RANDOM);
    const any = options[pick(seedOf(seed), `random ${count}`, Math.max(1, options.length))];
    const chosen = roll === 0 && any && max === 1 && min === 1 ? [any.id] : [...advise(decision)];
    play.accept({ kind: 'answer', answer: { decision: id, chosen } });
  }
  return { useless, looked };
}

it.each(SEEDS)('every question of the second edition decides something, game %s', (seed) => {
  const options = secondOptions(secondTable({}, COMPANY));
  const play = new Play(secondEdition, createSecond(content, { ...setup(seed), options }));
  const advise = (decision: Decision) => {
    const seat = decision.seats[0] ?? 0;
    const move = second.autopilot(second.seenBy(play.state, seat), decision, seat, []);
    return 'answer' in move ? move.answer.chosen : decision.default;
  };
  const { useless, looked } = lookedThrough(play, advise, seed);
  expect(looked).toBeGreaterThan(20);
  expect(useless).toEqual([]);
});

it.each(SEEDS)('every question of the third edition decides something, game %s', (seed) => {
  const options = thirdOptions(thirdTable({}, COMPANY));
  const play = new Play(thirdEdition, createThird({ ...setup(seed), options }));
  const advise = (decision: Decision) => {
    const seat = decision.seats[0] ?? 0;
    const move = third.autopilot(third.seenBy(play.state, seat), decision, seat, []);
    return 'answer' in move ? move.answer.chosen : decision.default;
  };
  const { useless, looked } = lookedThrough(play, advise, seed);
  expect(looked).toBeGreaterThan(20);
  expect(useless).toEqual([]);
});
