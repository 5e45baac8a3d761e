import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { inPlayerOrder } from '../investigators/investigator.ts';
import { lose } from '../misfortune/loss.ts';
import { confirm } from '../state/question.ts';
import type { Charge } from '../state/sitting.ts';
import type { Game } from '../state/state.ts';

/**
 * L7: whoever closes a gate and strands a colleague loses half a die of Sanity, rounded up, once for a closing (L7.1 to
 * L7.5). Under `strandingGuiltByVote` only if the others vote for it (L7.7, D-61).
 */
export function* guilt(game: Game, closer: Seat, world: string, stranded: readonly Seat[]): Flow {
  const { strandingGuilt, strandingGuiltByVote } = game.state.options.variants;
  if (!strandingGuilt || stranded.length === 0) return;
  const charge = { closer, world, stranded: [...stranded] };
  if (!strandingGuiltByVote) yield* atone(game, charge);
  // 2E-T31: it holds up no sitting.
  else if (game.state.sitting) game.state.sitting.charges.push(charge);
  else yield* judge(game, charge);
}

/** The others vote on a closing that has stranded somebody (L7.7). */
export function* judge(game: Game, charge: Charge): Flow {
  if (yield* judged(game, charge.closer, charge.world, charge.stranded)) yield* atone(game, charge);
}

function* atone(game: Game, { closer, world }: Charge): Flow {
  const purpose = { ref: 'world', id: world };
  const dice = game.chance.dice(`guilt seat ${closer}`, 1);
  game.events.push({ type: 'DiceRolled', seat: closer, purpose, dice });
  yield* lose(game, closer, { sanity: Math.ceil((dice[0] ?? 0) / 2) }, purpose);
}

function* judged(game: Game, closer: Seat, world: string, stranded: readonly Seat[]): Flow<boolean> {
  const judges = inPlayerOrder(game.state).filter((seat) => seat !== closer);
  return yield* confirm(
    game,
    { seat: game.state.first, kind: 'gate.guilt', rule: 'L7.7' },
    {
      mode: 'group',
      seats: judges,
      subject: closer,
      args: {
        world: ref('world', world),
        stranded: stranded.map((seat) => ref('seat', String(seat))),
      },
      yes: phrase('option-guilty'),
      no: phrase('option-not-guilty'),
    },
  );
}
