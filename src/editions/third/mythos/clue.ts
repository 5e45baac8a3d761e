import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { shuffleIntoTop } from '../board/neighborhooddeck.ts';
import { sheetClues } from '../board/scenariosheet.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';
import { forgetTopPile, takeEventCard } from './eventdeck.ts';

/** Spawns one clue: the top event card goes unseen among the top cards of its neighborhood's deck (3E-445.3). */
export function* spawnClue(game: Game): Flow {
  forgetTopPile(game);
  // 3E-445.3-1
  const card = yield* takeEventCard(game, 'top');
  if (card === null) return;
  const { neighborhood } = game.content.event(card);
  const center = game.state.centers[neighborhood];
  if (center) center.clues += 1;
  game.events.push({ type: 'ClueSpawned', neighborhood, card });
  shuffleIntoTop(game, card, neighborhood);
}

/** Takes a clue from the central area of the investigator's neighborhood (3E-445.5). @returns whether there was one */
export function* gainNeighborhoodClue(game: Game, seat: Seat): Flow<boolean> {
  const one = investigator(game, seat);
  // 3E-428.6-2
  const neighborhood = game.content.neighborhoodOf(one.at);
  const center = neighborhood === null ? undefined : game.state.centers[neighborhood];
  // 3E-003
  if (!center || center.clues < 1) return false;
  center.clues -= 1;
  // 3E-445.6
  one.clues += 1;
  game.events.push({ type: 'Gained', seat, what: 'clue', amount: 1 });
  yield* game.rules.happened(game, { event: 'gainClue', seat, amount: 1 });
  return true;
}

/** Moves up to that many of their own clues to the scenario sheet (3E-464). @returns how many */
export function* research(game: Game, seat: Seat, most: number): Flow<number> {
  const one = investigator(game, seat);
  // 3E-464.2
  const amount = Math.min(most, one.clues);
  if (amount <= 0) return 0;
  // 3E-464.1
  one.clues -= amount;
  game.events.push({ type: 'Researched', seat, amount, clues: game.state.sheet.clues + amount });
  sheetClues(game, amount);
  yield* game.rules.settle(game);
  return amount;
}
