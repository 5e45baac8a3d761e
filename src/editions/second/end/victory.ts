import { StepEnd } from '../../../engine/flow.ts';
import { openGates, sealsIn } from '../board/area.ts';

import type { Game, Outcome } from '../state/state.ts';
import { scoreOf } from './score.ts';

/**
 * Ends the game if six elder sign tokens lie on the board (2E-1908); never under L9.1, never once the Ancient One is
 * awake (2E-1910).
 * @throws StepEnd when the game is won
 */
export function checkSealVictory(game: Game): void {
  const { options, ancientOne } = game.state;
  if (ancientOne.awake || options.variants.noSealVictory) return;
  const seals = sealsIn(game.state);
  if (seals >= game.content.tables.elderSignsToWin) win(game, 'sealing');
}

/**
 * Ends the game if the gate just closed was the last open one and the players hold enough gate trophies (2E-1902 to
 * 2E-1907), that gate's among them, spent ones not (2E-1905). To be called after a closing only (2E-1906).
 * @throws StepEnd when the game is won
 */
export function checkCloseVictory(game: Game): void {
  const { ancientOne, options, players, investigators } = game.state;
  if (ancientOne.awake || openGates(game).length > 0) return;
  const trophies = investigators.reduce((sum, one) => sum + one.gateTrophies.length, 0);
  // 2E-1903, 2E-1904
  const needed = options.printing === 'revised' ? players : players + 1;
  if (trophies >= needed) win(game, 'closing');
}

/** Ends the game if nobody is left to fight (2E-2101, 2E-3825). @throws StepEnd when the game is lost */
export function defeatIfAllGone(game: Game): void {
  const { ancientOne, investigators } = game.state;
  if (ancientOne.awake && investigators.every((one) => one.eliminated)) defeat(game, 'devoured');
}

/** The players win together, at once (2E-1901), whatever was to follow (2E-1911). @throws StepEnd always */
export function win(game: Game, way: 'closing' | 'sealing' | 'banishing'): never {
  end(game, { result: 'won', way, turn: game.state.turn, score: scoreOf(game) });
}

/** The players lose (2E-2101, 2E-2103), for no other reason (2E-2102). @throws StepEnd always */
export function defeat(game: Game, way: 'devoured' | 'destruction'): never {
  end(game, { result: 'lost', way, turn: game.state.turn });
}

function end(game: Game, outcome: Outcome): never {
  game.state.outcome = outcome;
  game.state.cursor = { step: 'over' };
  game.state.phase = 'over';
  game.events.push({ type: 'GameEnded', outcome });
  endStep(game, 'the game is over');
}

/** Ends the running step; what belongs to it alone is forgotten. @throws StepEnd always */
export function endStep(game: Game, reason: string): never {
  delete game.state.walk;
  delete game.state.combat;
  delete game.state.sitting;
  throw new StepEnd(reason);
}
