import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';

/**
 * What comes next for a seat in a turn that is played in sittings: `return` from time and space (2E-T13), the whole
 * `movement`, one that was `drawn` through a gate and has none (2E-T25) or was `fetched` back by a closing (2E-T27), an
 * encounter in Arkham or elsewhere, or nothing.
 */
export const NEXT_PARTS = ['return', 'movement', 'drawn', 'fetched', 'arkham', 'otherWorld', 'sat'] as const;
export type NextPart = (typeof NEXT_PARTS)[number];

/** One seat's share in a turn that is played in sittings. */
export interface Share {
  next: NextPart;
  /** Where the sliders stood when the turn began (2E-T60). */
  sliders: [number, number, number];
  /** Cards whose Upkeep rolls wait for the end of the window (2E-T10). */
  kept: Copy[];
  /** Counters of the chance addresses of their Upkeep, which is not one step. */
  chances: Record<string, number>;
  /** Has had the turn's Other World encounter (2E-1301). */
  met: boolean;
}

/** A closing that stranded somebody, to be judged when all have sat (2E-T31). */
export interface Charge {
  closer: Seat;
  world: string;
  stranded: Seat[];
}

/** A turn that is played in sittings (2E-T10 to 2E-T35), from its Upkeep to the Mythos. */
export interface Sitting {
  /** Who sits; null while whoever is there may begin. */
  seat: Seat | null;
  /** The answer that took the sitting, until it is carried out. */
  first: string | null;
  /** By seat. */
  shares: Share[];
  charges: Charge[];
}
