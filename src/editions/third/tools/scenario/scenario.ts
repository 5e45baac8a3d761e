import {
  answerOpen,
  defaultsUntil,
  parseScenario,
  playScenario,
  type ScenarioResult,
} from '../../../tools/scenario.ts';
import { thirdEdition } from '../../game/edition.ts';
import type { ThirdEvent } from '../../state/event.ts';
import type { State } from '../../state/state.ts';
import { arrange } from './given.ts';
import { type Scenario, scenarioSchema } from './schema.ts';

/** Reads a scenario file. @throws ZodError or a YAML error that says where */
export function readScenario(text: string): Scenario {
  return scenarioSchema.parse(parseScenario(text));
}

/** Runs a scenario and compares. @throws Error when a play doesn't fit what is asked */
export function runScenario(scenario: Scenario): ScenarioResult<State, ThirdEvent> {
  return playScenario(thirdEdition, arrange(scenario), scenario, (play, move) => {
    if ('defaultsUntil' in move) defaultsUntil(play, move.defaultsUntil, ({ round }) => round);
    else answerOpen(play, move);
  });
}
