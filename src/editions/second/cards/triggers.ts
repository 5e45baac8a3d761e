import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';

import { isA, type Trigger } from '../content/effect.ts';
import type { EventName } from '../content/vocabulary.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { inForce } from '../investigators/passive.ts';
import type { Game } from '../state/state.ts';
import { witnessed } from '../state/witness.ts';

/** Something that has just happened. */
interface Happening {
  event: EventName;
  /** The investigator it happened to. */
  seat?: Seat;
  place?: Place;
  /** A marker. */
  monster?: Copy;
}

/**
 * Runs what the environment, the rumor and the sleeping Ancient One do when that happens, in that investigator's place
 * or, where it concerns nobody in particular, in the first player's.
 * @throws StepEnd when the game or the turn ends by it
 */
export function* trigger(game: Game, happening: Happening): Flow {
  const before = happening.seat === undefined ? 0 : upsets(game, happening.seat);
  for (const { effect, source, enteredOn } of inForce(game)) {
    if (!isA(effect, 'when') || !fits(game, effect.when, happening, enteredOn)) continue;
    // 2E-3017: an event about somebody stops when a misfortune takes them away.
    if (happening.event === 'movementEnds' && happening.seat !== undefined && upset(game, happening.seat, before))
      return;
    witnessed(effect);
    yield* game.rules.run(game, happening.seat ?? game.state.first, effect.do, {
      source,
      ...(happening.place === undefined ? {} : { place: happening.place }),
      ...(happening.monster === undefined ? {} : { monster: happening.monster }),
    });
  }
}

function fits(game: Game, when: Trigger, happening: Happening, enteredOn: number | undefined): boolean {
  const events = Array.isArray(when.event) ? when.event : [when.event];
  if (!events.includes(happening.event)) return false;
  if (when.from === 'turnAfterEntering' && enteredOn !== undefined && enteredOn >= game.state.turn) return false;
  if (when.monster !== undefined && (!happening.monster || kindOf(happening.monster) !== when.monster)) return false;
  if (when.at === undefined) return true;
  const at = happening.place ?? (happening.seat === undefined ? undefined : investigator(game, happening.seat).at);
  if (at === undefined) return false;
  return when.at === 'anyStreets' ? game.content.town.areaKind(at) === 'street' : at === when.at;
}
