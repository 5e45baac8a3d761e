import type { Seat } from '../../../engine/decision.ts';
import type { Place } from '../../edition/copy.ts';
import { gatesTo, openGates, placeState } from '../board/area.ts';

import { isA } from '../content/effect.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

/** The locations by which an investigator could come back from that world: with the Gate Box any with an open gate. */
export function waysBack(game: Game, seat: Seat, world: string): Place[] {
  if (!hasGateBox(game, seat)) return gatesTo(game, world);
  return openGates(game)
    .filter(({ place }) => !placeState(game, place).gateHidden)
    .map(({ place }) => place);
}

/** The Gate Box: any open gate will do. It is optional, but the choice includes the gates to their world. */
function hasGateBox(game: Game, seat: Seat): boolean {
  return investigator(game, seat).cards.some(({ id }) => {
    const card = game.content.card(id);
    if (card.deck !== 'unique') return false;
    return card.abilities.some(({ effect }) =>
      effect.some((one) => isA(one, 'modify') && one.modify.what === 'returnGate'),
    );
  });
}

/** Face-down gates to that world, by location (L3.5). */
export function hiddenGatesTo(game: Game, world: string): Place[] {
  return openGates(game)
    .filter(({ place, gate }) => placeState(game, place).gateHidden && game.content.gate(gate).world === world)
    .map(({ place }) => place);
}

/**
 * Whether any gate would bring them back from where they are. Face-down gates to their world count (L3.5).
 * @param closing a location whose gate is not counted
 */
export function hasWayBack(game: Game, seat: Seat, closing?: Place): boolean {
  const world = game.content.town.worldOf(investigator(game, seat).at);
  if (world === null) return false;
  return [...waysBack(game, seat, world), ...hiddenGatesTo(game, world)].some((place) => place !== closing);
}

/** Who of the others in that world would have no way back with the gate at that location closed (L7.1). */
export function strandedBy(game: Game, closer: Seat, world: string, place: Place): Seat[] {
  const colleagues = inPlayerOrder(game.state).filter((seat) => seat !== closer);
  return colleagues.filter(
    (seat) => game.content.town.worldOf(investigator(game, seat).at) === world && !hasWayBack(game, seat, place),
  );
}
