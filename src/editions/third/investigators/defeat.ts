import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { engagedMonsters, exhaustFree, part } from '../board/monster.ts';
import { sheetDoom } from '../board/scenariosheet.ts';
import { endGame } from '../end/ending.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import type { Leaving } from '../state/vocabulary.ts';
import { inPlay, investigator, sheetOf } from './investigator.ts';

/** Whether damage or horror has reached what the sheet bears (3E-430.6a). */
export function isOverwhelmed(game: Game, seat: Seat): boolean {
  const { damage, horror } = investigator(game, seat);
  const { health, sanity } = sheetOf(game, seat);
  // 3E-416.1, 3E-430.2e, 3E-430.6a-1, 3E-430.6a-2, 3E-441.1, 3E-446.6, 3E-466.6
  return damage >= health || horror >= sanity;
}

/**
 * An investigator leaves the game: defeated, devoured (which is a defeat, 3E-489.1) or retired. They disengage and
 * exhaust their monsters, all they have goes to the box with the sheet, and a defeat puts 1 doom on the scenario sheet
 * (3E-430.6b, 3E-465.1, 3E-R9, 3E-R10, Q10). The seat chooses a new investigator at the end of the round.
 */
export function* leave(game: Game, seat: Seat, why: Leaving, cause?: Cause): Flow {
  const one = investigator(game, seat);
  if (one.left !== null) return;
  for (const monster of engagedMonsters(game.state, seat)) {
    // 3E-430.6b-1
    // 3E-202.3c
    part(game, monster, seat);
    exhaustFree(game, monster);
  }
  // What lay face down under a card lies in the box for all to see.
  game.chance.shown(...one.cards.flatMap(({ under }) => under));
  game.state.box.push(...one.cards.flatMap(({ id, under }) => [id, ...under]));
  one.cards = [];
  one.damage = 0;
  // 3E-430.6b-2
  one.horror = 0;
  one.money = 0;
  one.clues = 0;
  one.remnants = 0;
  one.focus = { lore: 0, influence: 0, observation: 0, strength: 0, will: 0 };
  one.delayed = false;
  one.lodge = false;
  one.left = why;
  one.upsets += 1;
  game.events.push({ type: 'InvestigatorLeft', seat, sheet: one.sheet, why, ...(cause ? { by: cause } : {}) });
  // 3E-430.6b-3
  if (why !== 'retired') sheetDoom(game, 1, { ref: 'sheet', id: one.sheet });
  yield* game.rules.settle(game);
  loseIfNobodyIsLeft(game);
}

/** The game is lost when nobody is in play and no sheet can be chosen (3E-302.3). */
export function loseIfNobodyIsLeft(game: Game): void {
  const { state } = game;
  if (inPlay(state).length === 0 && state.sheets.length === 0) endGame(game, 'lost', 'nobody', null);
}
