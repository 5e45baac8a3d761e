import type { Flow } from '../../../engine/flow.ts';

import { forbidden } from '../investigators/modifier.ts';
import { checkMonsterAwakening } from '../monsters/monster.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { settleRumor } from './rumor.ts';

/** What terror's own effects are told as. */
const TERROR: Cause = { ref: 'track', id: 'terror' };

/**
 * Raises the terror level step by step, never above 10 (2E-3601), each with its effects (2E-3602 to 2E-3614): an Ally
 * leaves its deck, shops close, at 10 Arkham is overrun; beyond 10 the revised printing puts doom tokens
 * instead (2E-3613).
 * @throws StepEnd when the Ancient One awakens
 */
export function* raiseTerror(game: Game, steps: number, cause?: Cause): Flow {
  for (let step = 0; step < steps; step++) yield* oneStep(game, cause);
}

function* oneStep(game: Game, cause?: Cause): Flow {
  const { state } = game;
  const { terrorTrack } = game.content;
  if (forbidden(game, 'terrorIncrease')) return;
  const revised = state.options.printing === 'revised';
  const context = () => ({ source: TERROR });
  if (state.terror >= terrorTrack.max) {
    // 2E-3611, 2E-3612
    if (revised) yield* game.rules.run(game, state.first, terrorTrack.beyondMax, context());
    return;
  }
  state.terror += 1;
  game.events.push({ type: 'TerrorRose', level: state.terror, ...(cause ? { cause } : {}) });
  yield* game.rules.run(game, state.first, terrorTrack.eachStep, context());
  // 2E-4602, 2E-3605, 2E-3606, 2E-3607: shops; 2E-3608, 2E-3509: no limit, no Outskirts.
  for (const { level, effects } of terrorTrack.milestones)
    if (level === state.terror) yield* game.rules.run(game, state.first, effects, context());
  if (state.terror >= terrorTrack.max) {
    // 2E-3609, 2E-3610: only the first printing counts reaching the end as a doom token.
    if (!revised) yield* game.rules.run(game, state.first, [{ doom: 1 }], context());
    checkMonsterAwakening(game);
  }
  yield* settleRumor(game);
}
