import { ref } from '../../../engine/phrase.ts';
import type { Place } from '../../edition/copy.ts';
import type { Duration } from '../content/vocabulary.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import type { Cause } from '../state/event.ts';
import type { Closure, Game } from '../state/state.ts';
import { isClosed, placeState } from './area.ts';
import { moveTo } from './move.ts';

/**
 * Closes a location (2E-118): whoever is there goes to the street of its neighborhood (2E-1708, FAQ-73), unless a
 * gate is open there, which stands in for the location until it is closed (FAQ-74).
 * @param by what closed it: a Mythos card or `terror`
 */
export function closePlace(game: Game, place: Place, until: Duration, by: string): void {
  const closure = closureOf(game, until, by);
  const state = placeState(game, place);
  state.closed = [...state.closed.filter((one) => one.by !== by), closure];
  game.events.push({ type: 'PlaceClosed', place, until: closure.until, by: closedBy(by) });
  clearClosed(game, place);
}

/** Puts everybody and every monster on a closed location without an open gate into its street (2E-1708). */
export function clearClosed(game: Game, place: Place): void {
  if (!isClosed(game, place) || placeState(game, place).gate) return;
  const street = game.content.town.streetOf(place);
  if (street === place) return;
  for (const seat of inPlayerOrder(game.state))
    if (investigator(game, seat).at === place) moveTo(game, seat, street, 'shut');
  for (const monster of game.state.monsters) {
    if (monster.at !== place) continue;
    monster.at = street;
    game.events.push({ type: 'MonsterMoved', monster: monster.marker, from: place, to: street, why: 'unique' });
  }
}

/** Takes off the closed markers that fit; a location without any is open again. */
export function reopenPlaces(game: Game, ends: (closure: Closure) => boolean): void {
  for (const [place, state] of Object.entries(game.state.places)) {
    const left = state.closed.filter((closure) => !ends(closure));
    if (left.length === state.closed.length) continue;
    const [ended] = state.closed.filter(ends);
    state.closed = left;
    if (left.length === 0)
      game.events.push({ type: 'PlaceReopened', place, ...(ended ? { by: closedBy(ended.by) } : {}) });
  }
}

/** What closed a place, by what its closure names: a Mythos card, or terror. */
function closedBy(id: string): Cause {
  return ref(id === 'terror' ? 'track' : 'mythos', id);
}

function closureOf(game: Game, until: Duration, by: string): Closure {
  const { turn } = game.state;
  switch (until) {
    case 'endOfGame':
    case 'ancientOneAwakens':
      return { by, until: 'endOfGame' };
    case 'cardLeaves':
      return { by, until: 'cardLeaves' };
    case 'endOfNextTurn':
      return { by, until: 'endOfTurn', turn: turn + 1 };
    case 'endOfTurn':
    case 'endOfRound':
    case 'endOfCombat':
    case 'endOfCheck':
      return { by, until: 'endOfTurn', turn };
    default:
      return until satisfies never;
  }
}
