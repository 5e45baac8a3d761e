import type { Seat } from '../../../../engine/decision.ts';
import type { Copy } from '../../../edition/copy.ts';
import type { Monster } from '../../content/monster.ts';
import { investigator } from '../../investigators/investigator.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { thatNeighborhood } from './place.ts';

/** Where the one asked about is. */
export function whereabouts(
  game: Game,
  seat: Seat | null,
  context: EffectContext,
): { space: string | null; neighborhood: string | null } {
  const space = seat === null ? (context.thatSpace ?? null) : investigator(game, seat).at;
  return { space, neighborhood: space === null ? thatNeighborhood(game, context) : game.content.neighborhoodOf(space) };
}

/** The monster asked about. */
export function monsterAsked({ thatMonster, monster }: EffectContext): Copy | null {
  return thatMonster ?? monster ?? null;
}

/** What is printed on it. */
export function printedOn(game: Game, context: EffectContext): Monster | null {
  const id = monsterAsked(context);
  return id === null ? null : game.content.monster(id);
}
