/** Back from time and space (2E-3113 to 2E-3115). Asks `upkeep.return` (D-15: option ids `go:<place>`). */
import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Place } from '../../edition/copy.ts';
import { isClosed, monstersAt } from '../board/area.ts';
import { moveTo } from '../board/move.ts';

import { inPlayerOrder, investigator, sheetOf } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** Who comes back from time and space in this turn's Upkeep, in player order. */
export function returning(game: Game): Seat[] {
  return inPlayerOrder(game.state).filter((seat) => {
    const { returnsOn } = investigator(game, seat);
    return returnsOn !== null && returnsOn <= game.state.turn;
  });
}

/** Asks somebody who was lost where they come back to. */
export function* comeBack(game: Game, seat: Seat): Flow {
  const chosen = yield* choose(
    game,
    { seat, kind: 'upkeep.return', rule: '2E-3113' },
    () => returnOptions(game),
    () => ({ default: OPTION.go.write(usualReturn(game, seat)) }),
  );
  comeBackTo(game, seat, chosen);
}

/** 2E-3113, 2E-3114: any location or street that is not closed. */
export function returnOptions(game: Game): Option[] {
  const places = [...game.content.places.keys()].filter((place) => !isClosed(game, place));
  return places.map((place) => ({
    id: OPTION.go.write(place),
    label: phrase('option-place', { place: ref('place', place) }),
  }));
}

/** Back from time and space, by an option of `returnOptions`. */
export function comeBackTo(game: Game, seat: Seat, chosen: string | null): void {
  investigator(game, seat).returnsOn = null;
  const place = OPTION.go.read(chosen);
  if (place !== undefined) moveTo(game, seat, place, 'back');
}

/** D-15: the nearest street without monsters to their home, or their home. */
export function usualReturn(game: Game, seat: Seat): Place {
  const { home } = sheetOf(game, seat);
  const steps = game.content.town.distances(home);
  const streets = game.content.streets
    .map(({ id }) => id)
    .filter((id) => monstersAt(game, id).length === 0 && !isClosed(game, id))
    .sort((one, other) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0));
  return streets[0] ?? home;
}
