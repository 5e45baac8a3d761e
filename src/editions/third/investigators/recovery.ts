import type { Seat } from '../../../engine/decision.ts';
import type { Cause } from '../state/event.ts';
import type { Game } from '../state/state.ts';
import { heldCard, investigator } from './investigator.ts';

/** What is taken off: damage for health, horror for sanity. */
interface Recovery {
  health: number;
  sanity: number;
}

/**
 * Takes damage and horror off an investigator (`self`) or off one of his cards, as much as there is (3E-446.5,
 * 3E-446.10, 3E-466.5, 3E-466.10).
 * @returns what really came off
 */
export function recover(
  game: Game,
  seat: Seat,
  amounts: Partial<Recovery>,
  target: 'self' | (string & {}),
  cause?: Cause,
): Recovery {
  const one = investigator(game, seat);
  const bearer = target === 'self' ? one : heldCard(game, seat, target);
  if (!bearer || one.left !== null) return { health: 0, sanity: 0 };
  const health = Math.min(amounts.health ?? 0, bearer.damage);
  const sanity = Math.min(amounts.sanity ?? 0, bearer.horror);
  if (health <= 0 && sanity <= 0) return { health: 0, sanity: 0 };
  bearer.damage -= health;
  bearer.horror -= sanity;
  game.events.push({
    type: 'Recovered',
    seat,
    health,
    sanity,
    ...(target === 'self' ? {} : { card: target }),
    ...(cause ? { by: cause } : {}),
  });
  return { health, sanity };
}
