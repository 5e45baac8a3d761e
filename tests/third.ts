/** The third edition with what is in the box. */

import { advise as adviseIn } from '../src/editions/third/autopilot/autopilot.ts';
import { thirdEdition as editionOf } from '../src/editions/third/game/edition.ts';
import { gameOf as gameIn } from '../src/editions/third/game/game.ts';
import { ahead as aheadOf } from '../src/editions/third/plan/ahead.ts';
import { createState as createIn } from '../src/editions/third/setup/setup.ts';
import { lookups } from '../src/editions/third/shown/lookup.ts';
import { namer as namerOf } from '../src/editions/third/shown/namer.ts';
import { seen as seenIn } from '../src/editions/third/shown/seen.ts';
import type { ThirdEvent } from '../src/editions/third/state/event.ts';
import { readOptions as readIn } from '../src/editions/third/state/options.ts';
import type { Game, State } from '../src/editions/third/state/state.ts';
import { tell as tellIn } from '../src/editions/third/telling/telling.ts';
import { third as thirdOf } from '../src/editions/third/third.ts';
import { arrange as arrangeIn } from '../src/editions/third/tools/scenario/given.ts';
import { reporting } from '../src/editions/third/tools/scenario/report.ts';
import {
  playsBefore,
  readScenario as readIt,
  runScenario as runIt,
} from '../src/editions/third/tools/scenario/scenario.ts';
import { simulation } from '../src/editions/third/tools/simulation.ts';
import { trials as trialsOf } from '../src/editions/third/tools/trials.ts';
import type { Decision, Seat } from '../src/engine/decision.ts';
import type { Interrupt } from '../src/engine/edition.ts';
import type { Locale } from '../src/locale.ts';
import { Words } from '../src/words/words.ts';
import { BOX } from './box.ts';

export { playsBefore };

export const CONTENT = BOX.third;
export const SCENARIOS = ['approachOfAzathoth', 'feastOfUmordhoth', 'veilOfTwilight', 'echoesOfTheDeep'] as const;

export const third = thirdOf(CONTENT);
export const thirdEdition = editionOf(CONTENT);
export const simulate = simulation(CONTENT);
export const readScenario = (text: string) => readIt(CONTENT, text);
export const runScenario = (scenario: Parameters<typeof runIt>[1]) => runIt(CONTENT, scenario);
export const trials = trialsOf(CONTENT);
export const REPORTING = reporting(CONTENT);
export const ahead = aheadOf(CONTENT);
export const { search, lookup, cardPicture } = lookups(CONTENT);

export const gameOf = (state: State): Game => gameIn(CONTENT, state);
export const createState = (setup: Parameters<typeof createIn>[1]): State => createIn(CONTENT, setup);
export const readOptions = (input: unknown) => readIn(CONTENT, input);
export const seen = (state: State): State => seenIn(CONTENT, state);
export const tell = (events: readonly ThirdEvent[], state: State) => tellIn(events, { content: CONTENT, state });
export const namer = (state: State | null) => namerOf(CONTENT, state);
export const thirdWords = (locale: Locale, state: State | null = null): Words => new Words(locale).with(namer(state));
export const arrange = (given: Parameters<typeof arrangeIn>[1]): State => arrangeIn(CONTENT, given);
export const advise = (shown: State, decision: Decision, seat: Seat, offers: readonly Interrupt[]) =>
  adviseIn(gameOf(shown), decision, seat, offers);
