import type { Play } from '../../../../engine/play.ts';
import {
  answerOpen,
  defaultsUntil,
  parseScenario,
  playScenario,
  type ScenarioResult,
} from '../../../tools/scenario.ts';
import { secondEdition } from '../../game/edition.ts';
import type { SecondEvent } from '../../state/event.ts';
import type { State } from '../../state/state.ts';
import { arrange } from './given.ts';
import { type Scenario, scenarioSchema } from './schema.ts';

/** Reads a scenario file. @throws ZodError or a YAML error that says where */
export function readScenario(text: string): Scenario {
  return scenarioSchema.parse(parseScenario(text));
}

/** Runs a scenario and compares. @throws Error when a play doesn't fit what is asked */
export function runScenario(scenario: Scenario): ScenarioResult<State, SecondEvent> {
  return playScenario(secondEdition, arrange(scenario), scenario, (play, move) => {
    if ('defaultsUntil' in move) defaultsUntil(play, move.defaultsUntil, ({ turn }) => turn);
    else if ('interrupt' in move) takeUp(play, move);
    else answerOpen(play, move);
  });
}

function takeUp(
  play: Play<State, SecondEvent>,
  { interrupt, seat }: { interrupt: string; seat?: number | undefined },
): void {
  const offer = play.offers.find(
    (candidate) => candidate.id === interrupt && (seat === undefined || candidate.seat === seat),
  );
  if (!offer) throw new Error(`not on offer: ${interrupt}; on offer: ${play.offers.map(({ id }) => id).join(', ')}`);
  play.interrupt(offer.seat, offer.id);
}
