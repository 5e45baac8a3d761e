import type { Edition, Interrupt } from '../../../engine/edition.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Game as EngineGame } from '../../../engine/game.ts';
import { ancientOneAttacks, attackInBattle, refreshBattle, startBattle } from '../battle/battle.ts';
import type { Content } from '../content/content.ts';
import { arkhamEncounter } from '../encounters/encounter.ts';
import { investigator } from '../investigators/investigator.ts';
import { seatAt } from '../investigators/playerorder.ts';
import { noting } from '../movement/leaving.ts';
import { movement } from '../movement/movement.ts';
import { mythos, setupMythos } from '../mythos/mythos.ts';
import { otherWorldPhase } from '../otherworlds/otherworld.ts';
import { placeSliders, possessions } from '../setup/setup.ts';
import { sittingRace } from '../sitting/race.ts';
import { endSittings, giveUpSitting } from '../sitting/sitting.ts';
import { closeWindow, comeBackInSitting, openTurn } from '../sitting/window.ts';
import type { SecondEvent } from '../state/event.ts';
import { TURN_ORDERS, type TurnOrder } from '../state/options.ts';
import { reported } from '../state/press.ts';
import type { Cursor, Game, Phase, State } from '../state/state.ts';
import { upkeep } from '../upkeep/upkeep.ts';
import { gameOf, ruled } from './game.ts';
import { interrupt, interrupts } from './interrupt.ts';
import { advance } from './turn.ts';

/** Arkham Horror, second edition: the order of its steps (sections 3, 4 and 38). */
export const secondEdition = (content: Content): Edition<State, SecondEvent> => ({
  id: 'second',
  nextStep,
  play: (game) => play(ruled(game, content)),
  interrupts: (state, open) => interrupts(gameOf(content, state), open),
  interrupt: (game, offer) => interrupted(ruled(game, content), offer),
  strict: ({ options }) => options.strictOrder,
  lapse: giveUpSitting,
  agreed,
});

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
    case 'sitting.race':
      return `turn ${turn}/sitting`;
    case 'sitting.return':
    case 'sitting.window':
      return `turn ${turn}/upkeep/seat ${seatAt(state, cursor.turnIndex)}`;
    case 'sitting.end':
      return `turn ${turn}/sitting/end`;
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

/** What the table has agreed on counts from the next turn's start on (2E-T07). */
function agreed(game: EngineGame<State, SecondEvent>, option: string, value: string): void {
  const turnOrder = TURN_ORDERS.find((one) => one === value);
  if (option !== 'turnOrder' || !turnOrder) throw new Error(`${option} can't be ${value}`);
  game.state.nextTurnOrder = turnOrder;
  game.events.push({ type: 'TurnOrderAgreed', turnOrder });
}

function takeUpTurnOrder(game: Game, turnOrder: TurnOrder): void {
  const { state } = game;
  delete state.nextTurnOrder;
  if ((state.options.turnOrder ?? 'book') === turnOrder) return;
  state.options = { ...state.options, turnOrder };
  game.events.push({ type: 'TurnOrderChanged', turnOrder });
}

function* interrupted(game: Game, offer: Interrupt): Flow {
  yield* noting(game, reported(game, interrupt(game, offer)));
}

function* play(game: Game): Flow {
  const { cursor } = game.state;
  begin(game, cursor);
  yield* noting(game, reported(game, step(game, cursor)));
  advance(game);
}

/** Announces a phase when its first step begins. */
function begin(game: Game, cursor: Cursor): void {
  const { state } = game;
  const phase = phaseOf(cursor);
  if (cursor.step === 'upkeep' && state.nextTurnOrder) takeUpTurnOrder(game, state.nextTurnOrder);
  if (cursor.step === 'upkeep') game.events.push({ type: 'TurnStarted', turn: state.turn, first: state.first });
  // In a turn of sittings the phases interleave.
  const announced = phase !== 'battle' && phase !== 'setup' && phase !== 'over' && !state.sitting;
  if (announced && (state.phase !== phase || cursor.step === 'upkeep'))
    game.events.push({ type: 'PhaseStarted', phase, turn: state.turn });
  state.phase = phase;
  if (cursor.step === 'movement' || cursor.step === 'mythos') delete state.sharedClue;
  if (cursor.step === 'upkeep') delete state.leaving;
  if (cursor.step === 'mythos') delete state.lately;
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
    case 'sitting.return':
    case 'sitting.window':
      return 'upkeep';
    case 'sitting.race':
    case 'sitting.end':
      return 'sitting';
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
      return yield* game.state.options.turnOrder === 'sitting' ? openTurn(game) : upkeep(game);
    case 'movement':
      return yield* forSeat(game, cursor.turnIndex, movement);
    case 'arkham':
      return yield* forSeat(game, cursor.turnIndex, arkhamEncounter);
    case 'otherWorld':
      return yield* forSeat(game, cursor.turnIndex, otherWorldPhase);
    case 'sitting.race':
      return yield* sittingRace(game);
    case 'sitting.return':
      return yield* forSeat(game, cursor.turnIndex, comeBackInSitting);
    case 'sitting.window':
      return yield* forSeat(game, cursor.turnIndex, closeWindow);
    case 'sitting.end':
      return yield* endSittings(game);
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
