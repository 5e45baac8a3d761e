import type { Flow } from '../../../engine/flow.ts';

import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { awaken } from './awaken.ts';

/** With the sixth doom token the gates double from the next Mythos phase on (L10.2). */
const DOUBLE_GATES_AT = 6;

/** Spaces of the doom track. */
function doomTrack(game: Game): number {
  return game.content.ancientOne(game.state.ancientOne.id).doomTrack;
}

/**
 * Puts doom tokens on the track one by one; the last free space awakens the Ancient One (2E-1415, 2E-3701). In the
 * final battle a token only comes back, up to the end of the track. A negative number takes tokens off.
 * Done at once; there is nothing to ask.
 * @throws StepEnd when the Ancient One awakens
 */
export function raiseDoom(game: Game, tokens: number, cause?: Cause): Flow {
  if (tokens < 0) return lowerDoom(game, -tokens, cause);
  const of = doomTrack(game);
  const { ancientOne } = game.state;
  for (let token = 0; token < tokens; token++) {
    if (ancientOne.doom >= of) break;
    ancientOne.doom += 1;
    if (ancientOne.doom >= DOUBLE_GATES_AT) game.state.doubleGatesBegun = true;
    game.events.push({ type: 'DoomChanged', by: 1, doom: ancientOne.doom, of, ...(cause ? { cause } : {}) });
    if (!ancientOne.awake && ancientOne.doom >= of) awaken(game, 'doom');
  }
  return nothing();
}

/** Takes doom tokens off the track, never below 0 (2E-3414). Done at once; there is nothing to ask. */
export function lowerDoom(game: Game, tokens: number, cause?: Cause): Flow {
  const { ancientOne } = game.state;
  const by = Math.min(tokens, ancientOne.doom);
  if (by <= 0) return nothing();
  ancientOne.doom -= by;
  game.events.push({
    type: 'DoomChanged',
    by: -by,
    doom: ancientOne.doom,
    of: doomTrack(game),
    ...(cause ? { cause } : {}),
  });
  return nothing();
}

function* nothing(): Flow {}
