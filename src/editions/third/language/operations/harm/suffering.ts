import { type Effect, isA } from '../../../content/effect.ts';
import type { Harm } from '../../../content/vocabulary.ts';
import { suffer } from '../../../investigators/harm.ts';
import { wouldDefeat } from '../../../investigators/harmassign.ts';
import { setsOff } from '../../../reactions/idle.ts';
import { settle } from '../../../reactions/settle.ts';
import { witnessed } from '../../../state/witness.ts';
import type { Together } from '../../operation.ts';
import type { Reach } from '../../reach.ts';
import { type Amount, amountOf, countOf } from '../../terms/amount.ts';

/** Damage and horror next to each other are one event (3E-R5). */
export function togetherWith(effect: Effect, next: Effect, kind: Harm): Together | undefined {
  if (!isA(next, kind)) return undefined;
  return function* (game, seat, context) {
    const harm = { damage: 0, horror: 0 };
    for (const one of [effect, next]) {
      witnessed(one);
      if (isA(one, 'damage')) harm.damage += yield* amountOf(game, seat, one.damage, context);
      if (isA(one, 'horror')) harm.horror += yield* amountOf(game, seat, one.horror, context);
    }
    yield* suffer(game, seat, harm, context.source);
    yield* settle(game);
  };
}

/** What harm has to do with: who suffers it and what their cards make of it; their end with everything. */
export function harmReach(kind: Harm, amount: Amount, reach: Reach): void {
  const { game, seat, context } = reach;
  const counted = typeof amount === 'object' && 'count' in amount ? amount.count : null;
  if (counted === 'doomInYourSpace') reach.uses('doom');
  if (seat === null || (counted !== 'doomInYourSpace' && typeof amount !== 'number')) {
    reach.everything();
    return;
  }
  const much = counted === null ? Number(amount) : countOf(game, seat, counted, context);
  if (much === 0) return;
  reach.uses(`harm:${seat}`);
  if (wouldDefeat(game, seat, { damage: 0, horror: 0, [kind]: much })) reach.everything();
  if (kind === 'horror' && setsOff(game, { event: 'youSufferHorror', seat, amount: much })) reach.uses('clue');
}
