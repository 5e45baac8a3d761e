import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { type Price, TOKENS } from '../../../engine/prospect.ts';
import { sourced } from '../../../engine/source.ts';
import type { Cost } from '../content/effect.ts';
import type { Resource } from '../content/vocabulary.ts';
import { costHarm } from '../investigators/harm.ts';
import { inPlay, upset, upsets } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';
import { witnessed } from '../state/witness.ts';
import { resourceOf } from './conditions/resource.ts';
import type { Language, Payable } from './operation.ts';

/** How costs are paid, given how a part of one is. */
export function payingOf(payableOf: (cost: Cost) => Payable<Cost>): Pick<Language, 'canPay' | 'pay' | 'prices'> {
  function canPay(game: Game, seat: Seat | null, costs: readonly Cost[], context: EffectContext): boolean {
    if (seat !== null && !inPlay(game.state).includes(seat)) return false;
    const needs = new Map<Resource, number>();
    const possible = costs.every((cost) => {
      const payable = payableOf(cost);
      // Damage and horror can always be suffered.
      if ('suffered' in payable) return seat !== null;
      for (const [what, need] of payable.needs?.(game, seat, cost, context) ?? [])
        needs.set(what, (needs.get(what) ?? 0) + need);
      return payable.canPay(game, seat, cost, context);
    });
    return possible && [...needs].every(([what, need]) => resourceOf(game, seat, what) >= need);
  }

  function* pay(game: Game, seat: Seat | null, costs: readonly Cost[], context: EffectContext): Flow<boolean> {
    return yield* sourced(game, context.source, payAll(game, seat, costs, context));
  }

  function* payAll(game: Game, seat: Seat | null, costs: readonly Cost[], context: EffectContext): Flow<boolean> {
    // 3E-400.1f-1, 3E-400.1f-2
    if (!canPay(game, seat, costs, context)) return false;
    const before = seat === null ? 0 : upsets(game, seat);
    const gone = () => seat !== null && upset(game, seat, before);
    context.spent = 0;
    for (const cost of costs) {
      const payable = payableOf(cost);
      if ('suffered' in payable) continue;
      witnessed(cost);
      context.doing = [cost];
      const flow = payable.pay(game, seat, cost, context);
      if (flow) yield* flow;
      if (gone()) return false;
    }
    if (seat !== null) yield* suffer(game, seat, costs, context);
    return !gone();
  }

  /** Damage and horror of one cost are one event (3E-R5). */
  function* suffer(game: Game, seat: Seat, costs: readonly Cost[], context: EffectContext): Flow {
    const harm = { damage: 0, horror: 0, direct: false };
    for (const cost of costs) {
      const payable = payableOf(cost);
      if (!('suffered' in payable)) continue;
      context.doing = [cost];
      const { damage = 0, horror = 0, direct = false } = yield* payable.suffered(game, seat, cost, context);
      harm.damage += damage;
      harm.horror += horror;
      harm.direct ||= direct;
      witnessed(cost);
    }
    if (harm.damage + harm.horror === 0) return;
    context.owed ??= [];
    context.owed.push(...(yield* costHarm(game, seat, harm, context.source)));
  }

  function prices(game: Game, seat: Seat, costs: readonly Cost[], context: EffectContext): Price[] {
    return costs.flatMap((cost): Price[] => {
      const payable = payableOf(cost);
      if ('suffered' in payable) return payable.takes(cost);
      const needed = payable.needs?.(game, seat, cost, context) ?? [];
      return [
        ...needed.flatMap(([resource, amount]): Price[] => {
          const what = TOKENS.find((token) => token === resource);
          return what === undefined ? [] : [{ what, amount }];
        }),
        ...(payable.takes?.(cost, context) ?? []),
      ];
    });
  }

  return { canPay, pay, prices };
}
