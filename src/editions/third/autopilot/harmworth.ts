/** What damage and horror cost, and what getting rid of them is worth. */
import type { Seat } from '../../../engine/decision.ts';
import { room } from '../investigators/harmassign.ts';
import { investigator } from '../investigators/investigator.ts';
import { endurance, once, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** The share of a defeat that having only so much left is felt as. */
const FEAR = [1, 0.55, 0.36, 0.24, 0.15, 0.09, 0.04, 0.01, 0];

const fear = (left: number): number => FEAR[Math.max(0, Math.min(FEAR.length - 1, left))] ?? 0;

/** What so much harm costs them; assets take the first of it, at little cost. */
export function harmCost(
  view: Viewpoint,
  seat: Seat,
  { damage, horror }: { damage: number; horror: number },
  shielded = true,
): number {
  const { health, sanity } = endurance(view, seat);
  const shields = shielded ? once(view, `shields ${seat}`, () => shieldsOf(view, seat)) : { damage: 0, horror: 0 };
  return (
    oneKind(damage, health, shields.damage, stakes(view, seat)) +
    oneKind(horror, sanity, shields.horror, stakes(view, seat))
  );
}

function oneKind(amount: number, left: number, shield: number, stake: number): number {
  if (amount <= 0) return 0;
  const taken = Math.min(shield, amount);
  return 0.08 * taken + stake * (fear(left - (amount - taken)) - fear(left));
}

/** What so much healing is worth. */
export function healWorth(
  view: Viewpoint,
  seat: Seat,
  { health = 0, sanity = 0 }: { health?: number; sanity?: number },
): number {
  const one = investigator(view.game, seat);
  const left = endurance(view, seat);
  const gain = (now: number, back: number) => stakes(view, seat) * (fear(now) - fear(now + back)) + 0.02 * back;
  return gain(left.health, Math.min(health, one.damage)) + gain(left.sanity, Math.min(sanity, one.horror));
}

/** What their defeat would cost: more the more clues go with them. */
const stakes = ({ game }: Viewpoint, seat: Seat): number =>
  WEIGHTS.defeat + WEIGHTS.clue * investigator(game, seat).clues + 0.15 * investigator(game, seat).cards.length;

function shieldsOf({ game }: Viewpoint, seat: Seat): { damage: number; horror: number } {
  const rooms = (kind: 'damage' | 'horror') =>
    Math.max(0, ...investigator(game, seat).cards.map(({ id }) => room(game, seat, id, kind)));
  return { damage: rooms('damage'), horror: rooms('horror') };
}
