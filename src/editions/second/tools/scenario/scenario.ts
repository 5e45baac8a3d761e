import { playScenario, type ScenarioResult, type Written } from '../../../tools/scenario/playing.ts';
import { readFile } from '../../../tools/scenario/reading.ts';
import type { Content } from '../../content/content.ts';
import { secondEdition } from '../../game/edition.ts';
import { gameOf } from '../../game/game.ts';
import type { SecondEvent } from '../../state/event.ts';
import type { State } from '../../state/state.ts';
import { arrange, keepGiven } from './given.ts';
import { happening, type SecondMove } from './happening.ts';
import { type Scenario, scenarioSchema } from './schema.ts';
import { values } from './values.ts';

/** Reads a scenario file. @throws ScenarioFault in sentences that name line and key */
export function readScenario(content: Content, text: string): Written<Scenario> {
  const { said, lineOf } = readFile(text, scenarioSchema(content));
  return { ...said, lineOf };
}

/** Whether nobody can open a game like that of a scenario any more. */
export const playsBefore = ({ given }: Scenario): boolean => given.before.length > 0;

/** Runs a scenario and compares. @throws ScenarioFault when a play doesn't fit what is asked */
export function runScenario(content: Content, scenario: Written<Scenario>): ScenarioResult<State, SecondEvent> {
  return playScenario<State, SecondEvent, SecondMove>(scenario, {
    edition: secondEdition(content),
    arrange: () => arrange(content, scenario),
    happening: (move, state) => happening(content, move, state),
    afterStep: (state) => keepGiven(state, scenario.given),
    values: (state) => values(gameOf(content, state)),
    phase: ({ phase, turn }) => ({ phase, turn }),
  });
}
