import { reopenPlaces } from '../board/closure.ts';
import { endLasting } from '../investigators/modifier.ts';
import { passFirstPlayer, seatAt } from '../investigators/playerorder.ts';
import { afterSitting } from '../sitting/sitting.ts';
import { publish } from '../state/press.ts';
import type { Cursor, Game, State } from '../state/state.ts';

/** Moves the cursor past the step that has just been played. */
export function advance(game: Game): void {
  const { state } = game;
  state.cursor = after(game, state.cursor);
}

function after(game: Game, cursor: Cursor): Cursor {
  const { state } = game;
  if (state.sitting) return afterSitting(game, state.sitting, cursor);
  switch (cursor.step) {
    case 'setup.possessions':
      return { step: 'setup.sliders' };
    case 'setup.sliders':
      return { step: 'setup.mythos' };
    case 'setup.mythos':
      return startTurn(game);
    case 'upkeep':
      return forSeat(state, 'movement', 0) ?? { step: 'mythos' };
    case 'movement':
      // 2E-401, 2E-403
      return forSeat(state, 'movement', cursor.turnIndex + 1) ?? forSeat(state, 'arkham', 0) ?? { step: 'mythos' };
    // 2E-1203: whoever has just been drawn through has an encounter there.
    case 'arkham':
      return forSeat(state, 'arkham', cursor.turnIndex + 1) ?? forSeat(state, 'otherWorld', 0) ?? { step: 'mythos' };
    case 'otherWorld':
      return forSeat(state, 'otherWorld', cursor.turnIndex + 1) ?? { step: 'mythos' };
    case 'mythos':
      endTurn(game);
      return startTurn(game);
    case 'battle.start':
      return { step: 'battle.refresh' };
    // 2E-3806
    case 'battle.refresh':
      return forSeat(state, 'battle.attack', 0) ?? { step: 'battle.ancientOne' };
    case 'battle.attack':
      return forSeat(state, 'battle.attack', cursor.turnIndex + 1) ?? { step: 'battle.ancientOne' };
    case 'battle.ancientOne':
      return { step: 'battle.refresh' };
    case 'sitting.race':
    case 'sitting.return':
    case 'sitting.window':
    case 'sitting.end':
    case 'over':
      return cursor;
    default:
      return cursor satisfies never;
  }
}

/** The step of the next seat from that position on that is still in the game, or null after the last. */
function forSeat(
  state: State,
  step: 'movement' | 'arkham' | 'otherWorld' | 'battle.attack',
  from: number,
): Cursor | null {
  for (let turnIndex = from; turnIndex < state.investigators.length; turnIndex++)
    if (!state.investigators[seatAt(state, turnIndex)]?.eliminated) return { step, turnIndex };
  return null;
}

/** 2E-1802 */
function startTurn({ state }: Game): Cursor {
  state.turn += 1;
  return { step: 'upkeep' };
}

/** What lasted until now ends, and the first player marker goes on (2E-1801, 2E-1803). */
function endTurn(game: Game): void {
  const { state } = game;
  const { turn } = state;
  endLasting(game, (lasting) => lasting.until === 'endOfTurn' && (lasting.turn ?? turn) <= turn);
  for (const { card } of state.headlines.filter((headline) => headline.turn <= turn)) {
    state.decks.mythos.push(card);
    game.events.push({ type: 'MythosLeft', card });
  }
  state.headlines = state.headlines.filter((headline) => headline.turn > turn);
  reopenPlaces(game, (closure) => closure.until === 'endOfTurn' && (closure.turn ?? turn) <= turn);
  game.events.push(publish(state));
  passFirstPlayer(state);
}
