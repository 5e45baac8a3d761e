import type { Seat } from '../../engine/decision.ts';
import type { Flow } from '../../engine/flow.ts';
import { neighbourhoodOf } from './area.ts';
import { loadContent } from './content/content.ts';
import { forgetTopPile, shuffleIntoTop, takeEventCard } from './eventdeck.ts';
import { investigator } from './investigator.ts';
import { happened } from './reaction.ts';
import { settle } from './settle.ts';
import { sheetClues } from './sheet.ts';
import type { Game } from './state.ts';

/** Spawns one clue: the top event card goes unseen among the top cards of its neighbourhood's deck (3E-445.3). */
export function* spawnClue(game: Game): Flow {
  forgetTopPile(game);
  const card = yield* takeEventCard(game, 'top');
  if (card === null) return;
  const { neighborhood } = loadContent().event(card);
  const centre = game.state.centres[neighborhood];
  if (centre) centre.clues += 1;
  game.events.push({ type: 'ClueSpawned', neighbourhood: neighborhood, card });
  shuffleIntoTop(game, card, neighborhood);
}

/** Takes a clue from the central area of the investigator's neighbourhood (3E-445.5). @returns whether there was one */
export function* gainNeighbourhoodClue(game: Game, seat: Seat): Flow<boolean> {
  const one = investigator(game, seat);
  const neighbourhood = neighbourhoodOf(one.at);
  const centre = neighbourhood === null ? undefined : game.state.centres[neighbourhood];
  if (!centre || centre.clues < 1) return false;
  centre.clues -= 1;
  one.clues += 1;
  game.events.push({ type: 'Gained', seat, what: 'clue', amount: 1 });
  yield* happened(game, { event: 'gainClue', seat, amount: 1 });
  return true;
}

/** Moves up to that many of his own clues to the scenario sheet (3E-464). @returns how many */
export function* research(game: Game, seat: Seat, most: number): Flow<number> {
  const one = investigator(game, seat);
  const amount = Math.min(most, one.clues);
  if (amount <= 0) return 0;
  one.clues -= amount;
  game.events.push({ type: 'Researched', seat, amount, clues: game.state.sheet.clues + amount });
  sheetClues(game, amount);
  yield* settle(game);
  return amount;
}
