/** Evading a monster (section 25) and fleeing from it (2E-2609). Asks nothing itself; the check may. */
import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { check } from '../checks/check.ts';
import type { CheckSpec } from '../checks/formula.ts';
import { monsterValues } from '../monsters/monstervalue.ts';
import type { Game } from '../state/state.ts';
import { staminaAtStake } from './stake.ts';

interface EvadeOptions {
  /** Out of a combat that has begun. */
  fleeing?: boolean;
}

/**
 * The Evade check against a monster: passed, the monster is evaded for this phase (2E-2502, 2E-2503) or the combat is
 * over (2E-2609). What a failure brings is for the caller.
 */
export function* evade(game: Game, seat: Seat, marker: Copy, options: EvadeOptions = {}): Flow<boolean> {
  const result = yield* check(game, seat, evadeSpec(game, seat, marker, options));
  game.events.push({ type: 'Evaded', seat, monster: marker, passed: result.passed });
  return result.passed;
}

/** The check that `evade` makes, for its odds too. */
export function evadeSpec(game: Game, seat: Seat, marker: Copy, options: EvadeOptions = {}): CheckSpec {
  const values = monsterValues(game, marker, seat);
  return {
    kind: 'evade',
    modifier: values.awareness,
    difficulty: 1,
    rule: options.fleeing ? '2E-2609' : '2E-2502',
    against: ref('monster', kindOf(marker)),
    monster: marker,
    ...(options.fleeing ? { fleeing: true } : {}),
    stakes: phrase('stakes-evade', {
      ...staminaAtStake(game, seat, values.combat?.damage ?? 0),
      fleeing: String(options.fleeing ?? false),
    }),
  };
}
