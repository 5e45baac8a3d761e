import { playScenario, type ScenarioResult, type Written } from '../../../tools/scenario/playing.ts';
import { readFile } from '../../../tools/scenario/reading.ts';
import type { Content } from '../../content/content.ts';
import { thirdEdition } from '../../game/edition.ts';
import type { ThirdEvent } from '../../state/event.ts';
import type { State } from '../../state/state.ts';
import { arrange } from './given.ts';
import { happening, type ThirdMove } from './happening.ts';
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
export function runScenario(content: Content, scenario: Written<Scenario>): ScenarioResult<State, ThirdEvent> {
  return playScenario<State, ThirdEvent, ThirdMove>(scenario, {
    edition: thirdEdition(content),
    arrange: () => arrange(content, scenario),
    happening: (move, state) => happening(content, move, state),
    values: (state) => values(content, state),
    phase: ({ phase, round }) => ({ phase, turn: round }),
  });
}
