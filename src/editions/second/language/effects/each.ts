import type { Seat } from '../../../../engine/decision.ts';
import { type Flow, together } from '../../../../engine/flow.ts';
import { openGates } from '../../board/area.ts';
import { itemsOf } from '../../cards/card.ts';
import type { EffectOf } from '../../content/effect.ts';
import { inPlayerOrder } from '../../investigators/investigator.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { holds } from '../conditions.ts';
import { cameBy } from './places.ts';
import { run } from './run.ts';

/**
 * Does a list for everybody, for every open gate, or for every item of the investigator at hand. Investigators are
 * asked side by side and dealt with in player order, unless the table plays in strict order.
 */
export function* each(game: Game, seat: Seat, effect: EffectOf<'each'>, context: EffectContext): Flow {
  switch (effect.each) {
    case 'investigator': {
      const { where } = effect;
      const seats = inPlayerOrder(game.state).filter((one) => !where || holds(game, one, where, context));
      const flows = seats.map((one) => run(game, one, effect.do, { ...context, enteredBy: cameBy(game, one) }));
      if (game.state.options.strictOrder) for (const flow of flows) yield* flow;
      else yield* together(flows);
      return;
    }
    case 'openGate':
      for (const { place, gate } of openGates(game)) {
        if (game.state.places[place]?.gate !== gate) continue;
        yield* run(game, seat, effect.do, { ...context, place });
      }
      return;
    case 'ownItem':
      // FAQ-141: each item for itself.
      for (const { id } of itemsOf(game, seat)) yield* run(game, seat, effect.do, { ...context, item: id });
      return;
    default:
      return effect.each satisfies never;
  }
}
