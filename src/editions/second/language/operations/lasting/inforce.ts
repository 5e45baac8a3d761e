import type { Seat } from '../../../../../engine/decision.ts';
import type { Effect } from '../../../content/effect.ts';
import type { Duration } from '../../../content/vocabulary.ts';
import { addLasting } from '../../../investigators/modifier.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';

/** Puts a lasting change in force, until then, for that seat or (null) for everybody. */
export function putInForce(
  game: Game,
  { seat, effect, until }: { seat: Seat | null; effect: Effect; until: Duration },
  context: EffectContext,
): void {
  const { turn } = game.state;
  const base = { source: context.card ?? context.source.id, effect: { ...effect }, seat };
  if (until === 'endOfTurn') addLasting(game, { ...base, until, turn });
  else if (until === 'endOfNextTurn') addLasting(game, { ...base, until: 'endOfTurn', turn: turn + 1 });
  else addLasting(game, { ...base, until });
}

/** Whose a change is: what a card, sheet or monster makes is its owner's; what the world makes is everybody's. */
export function ownerOf(seat: Seat, { source: { ref } }: EffectContext): Seat | null {
  return ref === 'card' || ref === 'sheet' || ref === 'monster' ? seat : null;
}
