import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';

/**
 * Doom onto the scenario sheet, or off it (3E-487.4).
 * @param from what was to put it on a space, which by `cause` bears none
 */
export function sheetDoom(game: Game, by: number, cause?: Cause, from?: Cause): void {
  const { sheet } = game.state;
  const change = Math.max(-sheet.doom, by);
  if (change === 0) return;
  sheet.doom += change;
  game.events.push({
    type: 'SheetDoom',
    by: change,
    doom: sheet.doom,
    ...(cause ? { cause } : {}),
    ...(from ? { from } : {}),
  });
}

/** Clues onto the scenario sheet, or off it; never below none. @returns how many it were */
export function sheetClues(game: Game, by: number): number {
  const { sheet } = game.state;
  const change = Math.max(-sheet.clues, by);
  if (change === 0) return 0;
  sheet.clues += change;
  game.events.push({ type: 'SheetClues', by: change, clues: sheet.clues });
  return Math.abs(change);
}

/** Game markers onto the scenario sheet (3E-473.2). */
export function sheetMarkers(game: Game, by: number): void {
  game.state.sheet.markers += by;
  game.events.push({ type: 'SheetMarkers', by, markers: game.state.sheet.markers });
}
