import type { Option, Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import type { Copy } from '../../../../edition/copy.ts';
import { ferocity } from '../../../board/monster.ts';
import { ask } from '../../../state/asking.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game, Monster } from '../../../state/state.ts';
import { CARD_TEXT } from '../../terms/amount.ts';

/** The choice of the investigator at hand, or of the group; silence takes one engaged with them, then the fiercest. */
export function* pickMonster(
  game: Game,
  seat: Seat | null,
  context: EffectContext,
  monsters: () => readonly Monster[],
): Flow<Copy | null> {
  const own = (monster: Monster) => Number(seat !== null && monster.engagedWith.includes(seat));
  const best = () => [...monsters()].sort((a, b) => own(b) - own(a) || ferocity(game, b) - ferocity(game, a))[0];
  const options = (): Option<Copy>[] =>
    monsters().map(({ id, kind, at }) => ({
      id,
      label: phrase('third-option-monster-at', { monster: ref('monster', id), space: ref('space', at) }),
      about: ref('monster', kind),
    }));
  const rule = context.rule ?? CARD_TEXT;
  const extra = () => ({ default: best()?.id ?? [] });
  return yield* ask(game, seat, context, { kind: 'effect.monster', rule, options, extra });
}
