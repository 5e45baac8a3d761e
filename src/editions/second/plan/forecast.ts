import { type Offered, type Seat, seen } from '../../../engine/decision.ts';
import { type Prospect, promiseOf } from '../../../engine/prospect.ts';
import type { Copy, Place } from '../../edition/copy.ts';
import { type CheckProspect, checkProspect } from '../checks/formula.ts';
import { faceOptions } from '../combat/combat.ts';
import { gameOf } from '../game/game.ts';
import { closeSpec } from '../gates/close.ts';
import { investigator } from '../investigators/investigator.ts';
import type { Sliders } from '../investigators/slider.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';

/** The game as it would be with the investigator's sliders elsewhere. */
export function withSliders(game: Game, seat: Seat, sliders: Sliders | null): Game {
  if (!sliders) return game;
  const investigators = game.state.investigators.map((one) => (one.seat === seat ? { ...one, sliders } : one));
  return gameOf(game.content, { ...game.state, investigators });
}

/** What a slider option's id says: `sliders:1-2-0`. */
export function slidersOf(id: string | undefined): Sliders | null {
  const [a, b, c] = OPTION.sliders.read(id) ?? [];
  if (a === undefined || b === undefined || c === undefined) return null;
  return [a, b, c];
}

/** The prospect of evading a monster and of the first round of fighting it. */
export function meeting(game: Game, seat: Seat, marker: Copy): { evade: Prospect; fight: Prospect } {
  const [evade, fight] = faceOptions(game, seat, [marker]);
  return { evade: promised(evade), fight: promised(fight) };
}

/** The prospect of closing the gate at a place. */
export function closing(game: Game, seat: Seat, gate: Copy, skill: 'lore' | 'fight'): CheckProspect {
  return checkProspect(game, seat, closeSpec(game, seat, gate, skill));
}

/** The present gate of a place as a plan remembers it: its marker, or nothing. */
export function gateAt(game: Game, place: Place): Copy | '' {
  return game.state.places[place]?.gate ?? '';
}

/** Clue tokens a seat could spend on a check. */
export function tokens(game: Game, seat: Seat): number {
  return investigator(game, seat).clues;
}

function promised(option: Offered | undefined): Prospect {
  return option ? promiseOf(seen(option)) : {};
}
