import type { Edition, Interrupt } from '../../../engine/edition.ts';
import type { Flow } from '../../../engine/flow.ts';
import { ancientOneAttacks, attackInBattle, refreshBattle, startBattle } from '../battle/battle.ts';
import { arkhamEncounter } from '../encounters/encounter.ts';
import { investigator } from '../investigators/investigator.ts';
import { seatAt } from '../investigators/playerorder.ts';
import { movement } from '../movement/movement.ts';
import { mythos, setupMythos } from '../mythos/mythos.ts';
import { otherWorldPhase } from '../otherworlds/otherworld.ts';
import { placeSliders, possessions } from '../setup/setup.ts';
import type { SecondEvent } from '../state/event.ts';
import { reported } from '../state/press.ts';
import type { Cursor, Game, Phase, State } from '../state/state.ts';
import { upkeep } from '../upkeep/upkeep.ts';
import { ruled } from './game.ts';
import { interrupt, interrupts } from './interrupt.ts';
import { advance } from './turn.ts';

/** Arkham Horror, second edition: the order of its steps (sections 3, 4 and 38). */
export const secondEdition: Edition<State, SecondEvent> = {
  id: 'second',
  nextStep,
  play: (game) => play(ruled(game)),
  interrupts,
  interrupt: (game, offer) => interrupted(ruled(game), offer),
  strict: ({ options }) => options.strictOrder,
};

/** The address of the next step, for instance `turn 4/movement/seat 2`. */
function nextStep(state: State): string | null {
  const { cursor, turn, ancientOne } = state;
  switch (cursor.step) {
    case 'setup.possessions':
    case 'setup.sliders':
    case 'setup.mythos':
      return cursor.step.replace('.', '/');
    case 'upkeep':
    case 'mythos':
      return `turn ${turn}/${cursor.step}`;
    case 'movement':
    case 'arkham':
    case 'otherWorld':
      return `turn ${turn}/${cursor.step}/seat ${seatAt(state, cursor.turnIndex)}`;
    case 'battle.start':
      return 'battle/start';
    case 'battle.refresh':
      return `battle/round ${ancientOne.round}/refresh`;
    case 'battle.attack':
      return `battle/round ${ancientOne.round}/attack/seat ${seatAt(state, cursor.turnIndex)}`;
    case 'battle.ancientOne':
      return `battle/round ${ancientOne.round}/ancient one`;
    case 'over':
      return null;
    default:
      return cursor satisfies never;
  }
}

function* interrupted(game: Game, offer: Interrupt): Flow {
  yield* reported(game, interrupt(game, offer));
}

function* play(game: Game): Flow {
  const { cursor } = game.state;
  begin(game, cursor);
  yield* reported(game, step(game, cursor));
  advance(game);
}

/** Announces a phase when its first step begins. */
function begin(game: Game, cursor: Cursor): void {
  const { state } = game;
  const phase = phaseOf(cursor);
  if (cursor.step === 'upkeep') game.events.push({ type: 'TurnStarted', turn: state.turn, first: state.first });
  const announced = phase !== 'battle' && phase !== 'setup' && phase !== 'over';
  if (announced && (state.phase !== phase || cursor.step === 'upkeep'))
    game.events.push({ type: 'PhaseStarted', phase, turn: state.turn });
  state.phase = phase;
}

function phaseOf({ step: name }: Cursor): Phase {
  switch (name) {
    case 'setup.possessions':
    case 'setup.sliders':
    case 'setup.mythos':
      return 'setup';
    case 'battle.start':
    case 'battle.refresh':
    case 'battle.attack':
    case 'battle.ancientOne':
      return 'battle';
    case 'upkeep':
    case 'movement':
    case 'arkham':
    case 'otherWorld':
    case 'mythos':
    case 'over':
      return name;
    default:
      return name satisfies never;
  }
}

function* step(game: Game, cursor: Cursor): Flow {
  switch (cursor.step) {
    case 'setup.possessions':
      return yield* possessions(game);
    case 'setup.sliders':
      return yield* placeSliders(game);
    case 'setup.mythos':
      return yield* setupMythos(game);
    case 'upkeep':
      return yield* upkeep(game);
    case 'movement':
      return yield* forSeat(game, cursor.turnIndex, movement);
    case 'arkham':
      return yield* forSeat(game, cursor.turnIndex, arkhamEncounter);
    case 'otherWorld':
      return yield* forSeat(game, cursor.turnIndex, otherWorldPhase);
    case 'mythos':
      return yield* mythos(game);
    case 'battle.start':
      return yield* startBattle(game);
    case 'battle.refresh':
      return yield* refreshBattle(game);
    case 'battle.attack':
      return yield* attackInBattle(game, cursor.turnIndex);
    case 'battle.ancientOne':
      return yield* ancientOneAttacks(game);
    case 'over':
      return;
    default:
      return cursor satisfies never;
  }
}

function* forSeat(game: Game, turnIndex: number, part: (game: Game, seat: number) => Flow): Flow {
  const seat = seatAt(game.state, turnIndex);
  if (!investigator(game, seat).eliminated) yield* part(game, seat);
}
