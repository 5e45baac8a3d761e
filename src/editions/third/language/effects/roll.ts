import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { Roll } from '../../content/effect.ts';
import { modified } from '../../investigators/modifier.ts';
import { rollDice } from '../../skilltests/roll.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { perform } from './run.ts';

/**
 * Dice outside a test: every die, or with `sum` their total, does what its band says (3E-492). Where a card gives a
 * reckoning more dice (Dark Blessing), any one of them is enough: what a band says is done once.
 */
export function* doRoll(game: Game, seat: Seat | null, roll: Roll, context: EffectContext): Flow {
  const count = diceOf(game, seat, roll, context);
  const dice = yield* rolled(game, seat, count, context);
  const results = roll.sum ? [dice.reduce((sum, die) => sum + die, 0)] : dice;
  const bands = results.flatMap((result) => roll.bands.find(({ min, max }) => result >= min && result <= max) ?? []);
  for (const band of count > roll.dice ? new Set(bands) : bands) yield* perform(game, seat, band.do, context);
}

/** As many as the text says, or as a card of its owner makes of it in the reckoning of a held card. */
function diceOf(game: Game, seat: Seat | null, { dice }: Roll, { card }: EffectContext): number {
  return seat === null || card === undefined ? dice : modified(game, 'reckoningDice', dice, { seat, card });
}

function* rolled(game: Game, seat: Seat | null, count: number, { source }: EffectContext): Flow<number[]> {
  if (seat !== null) return yield* rollDice(game, seat, count, source);
  const dice = game.chance.dice('roll', count);
  game.events.push({ type: 'DiceRolled', seat: game.state.leader, purpose: source, dice });
  return dice;
}
