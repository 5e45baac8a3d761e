/**
 * Before each file of tests: a test of a rule that plays a game which nobody can open any more says so in its title, and
 * nobody else does. So it is known of each rule whether it is proven in the games that people can open (`npm run rules`).
 * And nothing that is told is left out for lack of words.
 */
import { afterEach, beforeEach, expect } from 'vitest';
import { watchGames } from '../src/editions/edition/witness.ts';
import { isOfBefore as second } from '../src/editions/second/setup/before.ts';
import type { State as SecondState } from '../src/editions/second/state/state.ts';
import { isOfBefore as third } from '../src/editions/third/setup/before.ts';
import type { State as ThirdState } from '../src/editions/third/state/state.ts';
import type { EngineState } from '../src/engine/game.ts';
import { namesRule, OF_BEFORE } from '../src/lab/rulenumbers/ruletitle.ts';
import { watchLosses } from '../src/words/words.ts';

/** Whether a game of before was played by the running test, and by what all tests of the file begin with. */
const played = { here: false, around: false };
let within = false;

const isSecond = (state: EngineState): state is SecondState => 'edition' in state && state.edition === 'second';
const isThird = (state: EngineState): state is ThirdState => 'edition' in state && state.edition === 'third';

/** What is known of games by what they have agreed on: the rules look at a game again and again. */
const known = new Map<string, boolean>();

function isOfBefore(state: EngineState): boolean {
  if (!isSecond(state) && !isThird(state)) return false;
  const key = JSON.stringify([state.edition, state.options, isSecond(state) && state.windows]);
  const answer = known.get(key) ?? (isSecond(state) ? second(state) : third(state));
  known.set(key, answer);
  return answer;
}

watchGames((state) => {
  if (within ? played.here : played.around) return;
  if (isOfBefore(state)) played[within ? 'here' : 'around'] = true;
});

beforeEach(() => {
  within = true;
  played.here = false;
});

// What is told today lacks nothing: only what an older version kept may.
watchLosses(({ why }) => {
  throw new Error(why);
});

afterEach(({ task }) => {
  within = false;
  const titles = [task.name];
  for (let { suite } = task; suite; suite = suite.suite) titles.push(suite.name);
  const says = titles.filter((title) => title.includes(OF_BEFORE));
  if (!played.here && !played.around) {
    expect(says, `says “${OF_BEFORE}” and plays none`).toEqual([]);
    return;
  }
  const silent = titles.filter((title) => namesRule(title) && !says.includes(title));
  expect(silent, `plays a game that nobody can open any more and does not say “${OF_BEFORE}”`).toEqual([]);
});
