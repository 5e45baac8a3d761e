import type { Seat } from '../../../engine/decision.ts';
import type { Place } from '../../edition/copy.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import type { Game, Monster, PlaceState, State } from '../state/state.ts';

/** What lies on a location or street. @throws Error for any other area */
export function placeState(game: Game, place: Place): PlaceState {
  const found = game.state.places[place];
  if (!found) throw new Error(`nothing can lie at ${place}`);
  return found;
}

/**
 * Does a closed marker lie there (2E-118)? An open gate there changes nothing about it: investigators may still come
 * back through that gate (FAQ-74), but nobody walks in.
 */
export function isClosed(game: Game, place: Place): boolean {
  return (game.state.places[place]?.closed.length ?? 0) > 0;
}

/** A location is unstable while it has a red diamond and no elder sign (2E-116, FAQ-15). */
export function isStable(game: Game, place: Place): boolean {
  const found = game.content.places.get(place);
  return found?.stability !== 'unstable' || placeState(game, place).sealed;
}

/** The seats in an area, in player order; the Police Station is another one than its jail cell (2E-1425). */
export function investigatorsAt(game: Game, at: string): Seat[] {
  return inPlayerOrder(game.state).filter((seat) => game.state.investigators[seat]?.at === at);
}

/** The seats that are where somebody is, in player order; in the final battle all count as being together. */
export function investigatorsWith(game: Game, seat: Seat): Seat[] {
  if (game.state.ancientOne.awake) return inPlayerOrder(game.state);
  return investigatorsAt(game, investigator(game, seat).at);
}

/** The monsters that stand there, in the order in which they came. */
export function monstersAt(game: Game, at: string): Monster[] {
  return game.state.monsters.filter((monster) => monster.at === at);
}

/** An open gate: where it is and its marker. */
interface OpenGate {
  place: Place;
  gate: string;
}

/** The open gates in board order, face-down ones (L3) included. */
export function openGates(game: Game): OpenGate[] {
  const gates: OpenGate[] = [];
  for (const [place, { gate }] of Object.entries(game.state.places)) if (gate) gates.push({ place, gate });
  return gates;
}

/** How many locations are sealed. */
export function sealsIn({ places }: State): number {
  return Object.values(places).filter(({ sealed }) => sealed).length;
}

/** The locations with a gate known to lead to that world; a face-down gate is not known (L3.4, L3.7). */
export function gatesTo(game: Game, world: string): string[] {
  return openGates(game)
    .filter(({ place, gate }) => !placeState(game, place).gateHidden && game.content.gate(gate).world === world)
    .map(({ place }) => place);
}
