import type { Flow } from '../../../engine/flow.ts';
import type { Place } from '../../edition/copy.ts';
import { placeState } from '../board/area.ts';
import { raiseDoom } from '../end/doom.ts';
import { spawn } from '../monsters/monster.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { type Opening, openGate, sealOf } from './gate.ts';
import { surge } from './surge.ts';

/**
 * A gate is to open: on a sealed location, where one is open, or neither (2E-1402); as Stormknight has it if it is on,
 * whatever is to open it (SK.1 to SK.3, SK.8).
 * @param taken what happens without Stormknight where a gate is open already
 * @throws StepEnd when the Ancient One awakens
 */
export function* gateIsToOpen(game: Game, place: Place, opening: Opening, taken: () => Flow): Flow {
  const { stormknight } = game.state.options.variants;
  const here = placeState(game, place);
  if (here.sealed) {
    game.events.push({ type: 'GateBlocked', place, by: sealOf(game.content) });
    if (stormknight) yield* surge(game, place, false);
  } else if (!here.gate) yield* openGate(game, place, opening);
  else if (stormknight) yield* stormMonster(game, place, opening.cause ?? { ref: 'place', id: place });
  else yield* taken();
}

/** SK.2, SK.6: a doom token, then one monster, and no surge. */
export function* stormMonster(game: Game, place: Place, cause: Cause): Flow {
  yield* raiseDoom(game, 1, cause);
  yield* spawn(game, place, 1);
}
