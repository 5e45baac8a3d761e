/**
 * Coming back from an Other World (2E-1004 to 2E-1006, 2E-1308).
 *
 * Asks `return.gate` (D-28, D-42): which gate to come back by; option ids `go:<location>`.
 */

import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { kindOf, type Place } from '../../edition/copy.ts';
import { monstersAt, placeState } from '../board/area.ts';
import { moveTo, setExplored } from '../board/move.ts';

import { hiddenGatesTo, waysBack } from '../gates/wayback.ts';
import { investigator } from '../investigators/investigator.ts';
import { loseInTimeAndSpace } from '../misfortune/misfortune.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

interface ReturnSpec {
  /** Without any gate to come back by: lost in time and space (default), or nothing happens. */
  ifNoGate?: 'lost' | 'nothing';
}

/**
 * Brings an investigator from an Other World back to a location with an open gate that leads there, with an explored
 * marker (2E-1004, 2E-1005, FAQ-79); with the Gate Box to any open gate. In phase IV that is all for this turn: gate
 * and monsters come in the next (2E-1309, 2E-1310).
 * @returns whether they came back; false when they are lost in time and space or stay where they are
 */
export function* returnToArkham(game: Game, seat: Seat, spec: ReturnSpec = {}): Flow<boolean> {
  const world = game.content.town.worldOf(investigator(game, seat).at);
  if (world === null) return false;
  revealWayBack(game, seat, world);
  if (waysBack(game, seat, world).length === 0) {
    if (spec.ifNoGate !== 'nothing') yield* loseInTimeAndSpace(game, seat, ref('stranded', 'noGate'));
    return false;
  }
  const chosen = yield* choose(
    game,
    { seat, kind: 'return.gate', rule: '2E-1004' },
    () => waysBack(game, seat, world).map((place) => gateOption(game, place)),
    () => {
      const easy = easiest(game, waysBack(game, seat, world));
      return {
        ...(easy === undefined ? {} : { default: OPTION.go.write(easy) }),
        args: { world: ref('world', world) },
      };
    },
  );
  const place = OPTION.go.read(chosen);
  if (place === undefined) return false;
  moveTo(game, seat, place, 'return');
  setExplored(game, seat, true);
  if (game.state.phase === 'movement') investigator(game, seat).returnedOn = game.state.turn;
  yield* runOwnTriggers(game, seat, 'returnToArkham');
  return true;
}

/**
 * Of several gates the one with fewest monsters, then the easiest to close, then the first in board order (D-28, D-30).
 */
export function easiest(game: Game, places: readonly Place[]): Place | undefined {
  const rank = (place: Place) => [monstersAt(game, place).length, -closingModifier(game, place)] as const;
  const sorted = [...places].sort((one, other) => {
    const [monsters, modifier] = rank(one);
    const [otherMonsters, otherModifier] = rank(other);
    return monsters - otherMonsters || modifier - otherModifier;
  });
  return sorted[0];
}

/** Runs what a card of theirs does when a combat ends or they come back (the Patrol Wagon's die). */
export function* runOwnTriggers(game: Game, seat: Seat, event: 'combatEnds' | 'returnToArkham'): Flow {
  for (const { id } of [...investigator(game, seat).cards]) {
    const card = game.content.card(id);
    if (card.deck !== 'special') continue;
    for (const { when, effects } of card.triggers) {
      if (!when.event.includes(event)) continue;
      yield* game.rules.run(game, seat, effects, { source: ref('card', id), card: id });
    }
  }
}

/** L3.5: without a face-up gate to their world, one of the face-down ones to it is turned up at random. */
function revealWayBack(game: Game, seat: Seat, world: string): void {
  if (waysBack(game, seat, world).length > 0) return;
  const hidden = hiddenGatesTo(game, world);
  if (hidden.length === 0) return;
  const place = game.chance.one(`hidden gate seat ${seat}`, hidden);
  const state = placeState(game, place);
  state.gateHidden = false;
  if (state.gate) game.events.push({ type: 'GateRevealed', place, gate: state.gate });
}

function gateOption(game: Game, place: Place): Option {
  const { gate } = placeState(game, place);
  return {
    id: OPTION.go.write(place),
    label: phrase('option-return-gate', { place: ref('place', place) }),
    note: phrase('note-return-gate', {
      modifier: closingModifier(game, place),
      monsters: monstersAt(game, place).map(({ marker }) => ref('monster', marker)),
      count: monstersAt(game, place).length,
    }),
    about: { ref: 'gate', id: gate ? kindOf(gate) : place },
  };
}

function closingModifier(game: Game, place: Place): number {
  // L3.6: the modifier of a face-down gate is nobody's knowledge.
  const { gate, gateHidden } = placeState(game, place);
  return gate && !gateHidden ? game.content.gate(gate).closingModifier : 0;
}

/** The location that investigator came to their Other World by, if its gate still leads there. */
export function cameBy(game: Game, seat: Seat): string | null {
  const { at, enteredBy } = investigator(game, seat);
  const world = game.content.town.worldOf(at);
  if (world === null || enteredBy === null) return null;
  const marker = game.state.places[enteredBy]?.gate;
  return marker && game.content.gate(marker).world === world ? enteredBy : null;
}
