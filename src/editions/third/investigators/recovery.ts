import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { heldCard, investigator } from './investigator.ts';

/** What is taken off: damage for health, horror for sanity. */
interface Recovery {
  health: number;
  sanity: number;
}

/** Whose damage and horror it is: an investigator's, or that of one of their cards. */
interface Bearer {
  seat: Seat;
  card?: Copy;
}

/**
 * Takes damage and horror off an investigator or off one of their cards, as much as there is (3E-446.5,
 * 3E-446.10, 3E-466.5, 3E-466.10).
 * @returns what really came off
 */
export function recover(game: Game, { seat, card }: Bearer, amounts: Partial<Recovery>, cause?: Cause): Recovery {
  const one = investigator(game, seat);
  const bearer = card === undefined ? one : heldCard(game, seat, card);
  if (!bearer || one.left !== null) return { health: 0, sanity: 0 };
  const health = Math.min(amounts.health ?? 0, bearer.damage);
  const sanity = Math.min(amounts.sanity ?? 0, bearer.horror);
  if (health <= 0 && sanity <= 0) return { health: 0, sanity: 0 };
  bearer.damage -= health;
  // 3E-486.4
  bearer.horror -= sanity;
  game.events.push({
    type: 'Recovered',
    seat,
    health,
    sanity,
    ...(card === undefined ? {} : { card }),
    ...(cause ? { by: cause } : {}),
  });
  return { health, sanity };
}
