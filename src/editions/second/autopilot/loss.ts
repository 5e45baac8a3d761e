/** Cards and spells against losses of Sanity and Stamina (section 30). */

import type { Decision, Option, Seat } from '../../../engine/decision.ts';
import { isCopy } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';

import { isA } from '../content/effect.ts';
import { OPTION } from '../state/option.ts';
import { counts, type Viewpoint } from './viewpoint.ts';
import { lossCost } from './worth.ts';

/** `loss.prevent`: what saves more than it is worth. */
export function preventLoss(view: Viewpoint, decision: Decision, seat: Seat): string {
  const loss = decision.about?.loss as { sanity: number; stamina: number } | undefined;
  if (!loss) return 'take';
  let best = { id: 'take', gain: 0.1 };
  for (const option of decision.options) {
    if (option.id === 'take') continue;
    const saved = savedBy(view, seat, option, loss);
    const isSpell = OPTION.cast.is(option.id);
    const gain = (isSpell ? (option.odds ?? 0) * saved : saved) - counts(view, 'keep', isSpell ? 0.35 : 0.45);
    if (gain > best.gain) best = { id: option.id, gain };
  }
  return best.id;
}

function savedBy(view: Viewpoint, seat: Seat, option: Option, loss: { sanity: number; stamina: number }): number {
  const [one, what] = OPTION.useAgainst.read(option.id) ?? [];
  const used = one ?? OPTION.cast.read(option.id) ?? OPTION.use.read(option.id) ?? '';
  const all = (['sanity', 'stamina'] as const).map((point) => {
    const amount = isCopy(used) ? preventedBy(view.game.content, used, point) : 0;
    if (amount === 0 || (what !== undefined && what !== point)) return 0;
    return lossCost(view, seat, point, loss[point]) - lossCost(view, seat, point, Math.max(0, loss[point] - amount));
  });
  return Math.max(...all);
}

function preventedBy(content: Content, id: string, point: 'sanity' | 'stamina'): number {
  const card = content.card(id);
  const effects =
    card.deck === 'spell' ? card.effect : 'abilities' in card ? card.abilities.flatMap(({ effect }) => effect) : [];
  const all = effects.flatMap((effect) =>
    isA(effect, 'choose') ? effect.choose.flatMap((option) => option.do) : [effect],
  );
  for (const effect of all)
    if (isA(effect, 'prevent') && effect.prevent.loss === point)
      return effect.prevent.amount === 'all' ? 99 : effect.prevent.amount;
  return 0;
}
