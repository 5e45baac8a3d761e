import { isA } from '../content/effect.ts';
import type { AwakeningReason } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { defeat, endStep } from './victory.ts';

/**
 * The Ancient One awakens at once, in any phase (2E-3711): the doom track is filled up (2E-3712) and the step ends,
 * with the final battle next, or with the end of the game where its sheet says so (2E-2103).
 * @throws StepEnd always
 */
export function awaken(game: Game, reason: AwakeningReason): never {
  const { state } = game;
  const { ancientOne } = state;
  const printed = game.content.ancientOne(ancientOne.id);
  if (ancientOne.awake) throw new Error(`${ancientOne.id} is awake already`);
  ancientOne.awake = true;
  game.events.push({ type: 'Awakened', ancientOne: ancientOne.id, reason });
  const missing = printed.doomTrack - ancientOne.doom;
  if (missing > 0) {
    ancientOne.doom = printed.doomTrack;
    game.events.push({
      type: 'DoomChanged',
      by: missing,
      doom: printed.doomTrack,
      of: printed.doomTrack,
      cause: { ref: 'ancientOne', id: printed.id },
    });
  }
  if (printed.power.when === 'awakens' && printed.power.effects.some((effect) => isA(effect, 'gameOver')))
    return defeat(game, 'destruction');
  state.cursor = { step: 'battle.start' };
  state.phase = 'battle';
  return endStep(game, 'the Ancient One awakens');
}
