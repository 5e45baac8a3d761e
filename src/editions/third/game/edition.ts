import type { Edition } from '../../../engine/edition.ts';
import type { Flow } from '../../../engine/flow.ts';
import { ref } from '../../../engine/phrase.ts';
import { sourced } from '../../../engine/source.ts';
import { actionTurn } from '../actions/turn.ts';
import type { Content } from '../content/content.ts';
import { encounterTurn } from '../encounters/encounterturn.ts';
import { inPlay, playerOrder } from '../investigators/investigator.ts';
import { activationStep } from '../monsters/activation.ts';
import { attackStep } from '../monsters/attackstep.ts';
import { readyStep } from '../monsters/readystep.ts';
import { mythosTurn } from '../mythos/mythos.ts';
import { chooseNewInvestigators, enterNewInvestigators } from '../setup/newinvestigator.ts';
import { equipment, layBoard } from '../setup/setup.ts';
import type { ThirdEvent } from '../state/event.ts';
import { reported } from '../state/press.ts';
import type { Cursor, Game, State } from '../state/state.ts';
import type { Phase } from '../state/vocabulary.ts';
import { ruled } from './game.ts';

/** Arkham Horror, third edition, with that content: the order of its steps (section 2 and appendix A of the rules). */
export function thirdEdition(content: Content): Edition<State, ThirdEvent> {
  return {
    id: 'third',
    nextStep,
    play: (game) => play(ruled(game, content)),
    interrupts: () => [],
    interrupt: () => {
      throw new Error('the third edition offers nothing on top of what waits');
    },
  };
}

/** The address of the next step, for instance `round 4/action/turn 2`. */
function nextStep({ cursor, round, investigators, outcome }: State): string | null {
  if (outcome) return null;
  switch (cursor.step) {
    case 'setup.equipment':
    case 'setup.board':
      return cursor.step.replace('.', '/');
    case 'action.turn':
    case 'encounter.turn':
      // Turns of a phase are told apart by how many have been taken.
      return `round ${round}/${cursor.step.replace('.', '/')} ${turnsTaken(cursor.step, investigators)}`;
    case 'action.start':
    case 'monster.activation':
    case 'monster.attack':
    case 'monster.ready':
    case 'round.end':
      return `round ${round}/${cursor.step.replace('.', '/')}`;
    case 'mythos.turn':
      return `round ${round}/mythos/turn ${cursor.index}`;
    case 'over':
      return null;
    default:
      return cursor satisfies never;
  }
}

function turnsTaken(step: 'action.turn' | 'encounter.turn', investigators: State['investigators']): number {
  return investigators.filter(({ inactive, left }) => left !== null || inactive === (step === 'action.turn')).length;
}

/** Victory and defeat throw StepEnd once the outcome is set; nothing follows then. */
function* play(game: Game): Flow {
  const { cursor } = game.state;
  begin(game, cursor);
  yield* reported(game, inPhase(game, cursor));
  game.state.cursor = after(game.state, cursor);
}

/** Phases in which things happen by themselves: they have happen what no card, token or action does. */
const BY_THEMSELVES: readonly Phase[] = ['monster', 'encounter', 'mythos'];

function* inPhase(game: Game, cursor: Cursor): Flow {
  const phase = phaseOf(cursor);
  if (BY_THEMSELVES.includes(phase)) yield* sourced(game, ref('phase', phase), step(game, cursor));
  else yield* step(game, cursor);
}

/** Announces a round and a phase when its first step begins. */
function begin(game: Game, cursor: Cursor): void {
  const { state } = game;
  const phase = phaseOf(cursor);
  if (cursor.step === 'action.start') {
    state.round += 1;
    game.events.push({ type: 'RoundStarted', round: state.round, leader: state.leader });
  }
  if (state.phase !== phase && phase !== 'over') game.events.push({ type: 'PhaseStarted', phase, round: state.round });
  if (state.phase !== phase) delete state.leftToUsual;
  state.phase = phase;
}

/** The phase a step belongs to. */
export function phaseOf({ step: name }: Cursor): Phase {
  switch (name) {
    case 'setup.equipment':
    case 'setup.board':
      return 'setup';
    case 'action.start':
    case 'action.turn':
      return 'action';
    case 'monster.activation':
    case 'monster.attack':
    case 'monster.ready':
      return 'monster';
    case 'encounter.turn':
      return 'encounter';
    case 'mythos.turn':
    case 'round.end':
      return 'mythos';
    case 'over':
      return 'over';
    default:
      return name satisfies never;
  }
}

function* step(game: Game, cursor: Cursor): Flow {
  switch (cursor.step) {
    case 'setup.equipment':
      return yield* equipment(game);
    case 'setup.board':
      return yield* sourced(game, ref('scenario', game.state.scenario), layBoard(game));
    case 'action.start':
      return yield* enterNewInvestigators(game);
    case 'action.turn':
      return yield* actionTurn(game);
    case 'monster.activation':
      // 3E-202.2f-2
      return yield* activationStep(game);
    case 'monster.attack':
      return yield* attackStep(game);
    case 'monster.ready':
      return yield* readyStep(game);
    case 'encounter.turn':
      return yield* encounterTurn(game);
    case 'mythos.turn': {
      // 3E-204.2
      const seat = playerOrder(game.state)[cursor.index];
      if (seat !== undefined) yield* mythosTurn(game, seat);
      return;
    }
    case 'round.end':
      return yield* chooseNewInvestigators(game);
    case 'over':
      return;
    default:
      return cursor satisfies never;
  }
}

/** What comes after a step (3E-200, 3E-201.1-1, 3E-203.1-1, 3E-205.1). */
function after(state: State, cursor: Cursor): Cursor {
  switch (cursor.step) {
    case 'setup.equipment':
      return { step: 'setup.board' };
    case 'setup.board':
      return { step: 'action.start' };
    case 'action.start':
    case 'action.turn':
      // 3E-202.1
      return inPlay(state).some((seat) => !state.investigators[seat]?.inactive)
        ? { step: 'action.turn' }
        : { step: 'monster.activation' };
    case 'monster.activation':
      return { step: 'monster.attack' };
    case 'monster.attack':
      return { step: 'monster.ready' };
    case 'monster.ready':
    case 'encounter.turn':
      return inPlay(state).some((seat) => state.investigators[seat]?.inactive)
        ? { step: 'encounter.turn' }
        : { step: 'mythos.turn', index: 0 };
    case 'mythos.turn':
      return cursor.index + 1 < state.investigators.length
        ? { step: 'mythos.turn', index: cursor.index + 1 }
        : { step: 'round.end' };
    case 'round.end':
      return { step: 'action.start' };
    case 'over':
      return cursor;
    default:
      return cursor satisfies never;
  }
}
