import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { Roll } from '../content/effect.ts';
import { rollDice } from '../dice.ts';
import type { Game } from '../state.ts';
import type { EffectContext } from './context.ts';
import { perform } from './run.ts';

/** Dice outside a test: every die, or with `sum` their total, does what its band says (3E-492). */
export function* doRoll(game: Game, seat: Seat | null, roll: Roll, context: EffectContext): Flow {
  const dice = yield* rolled(game, seat, roll.dice, context);
  const results = roll.sum ? [dice.reduce((sum, die) => sum + die, 0)] : dice;
  for (const result of results) {
    const band = roll.bands.find(({ min, max }) => result >= min && result <= max);
    if (band) yield* perform(game, seat, band.do, context);
  }
}

function* rolled(game: Game, seat: Seat | null, count: number, { source }: EffectContext): Flow<number[]> {
  if (seat !== null) return yield* rollDice(game, seat, count, source);
  const dice = game.chance.dice('roll', count);
  game.events.push({ type: 'DiceRolled', seat: game.state.leader, purpose: source, dice });
  return dice;
}
