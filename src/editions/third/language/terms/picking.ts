import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { isA } from '../../content/effect.ts';
import { inPlay, investigator } from '../../investigators/investigator.ts';
import { ask } from '../../state/asking.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { CARD_TEXT } from './amount.ts';

/**
 * One of the investigators in play who fit, chosen by the investigator at hand or, without one, by the group; null when
 * there is none (`effect.investigator`). Silence takes the first in player order.
 */
export function* pickInvestigator(
  game: Game,
  seat: Seat | null,
  context: EffectContext,
  fits: (seat: Seat) => boolean,
): Flow<Seat | null> {
  const options = () =>
    inPlay(game.state)
      .filter(fits)
      .map((other) => ({
        id: String(other),
        label: phrase('third-option-seat', { seat: ref('seat', String(other)) }),
        about: ref('sheet', investigator(game, other).sheet),
      }));
  const rule = context.rule ?? CARD_TEXT;
  // Whoever is devoured does not come back (3E-489.1).
  const extra = () => (isGrave(context) ? { sure: options().map(({ id }) => id) } : {});
  const chosen = yield* ask(game, seat, context, { kind: 'effect.investigator', rule, options, extra });
  return chosen === null ? null : Number(chosen);
}

const isGrave = ({ doing = [] }: EffectContext): boolean =>
  doing.some((effect) => isA(effect, 'status') && effect.status === 'devoured');
