/** The Upkeep, and what may be done at any time: healing above all. */

import type { Option, Seat } from '../../../engine/decision.ts';
import { isCopy } from '../../edition/copy.ts';
import type { SpellCard } from '../content/card.ts';
import type { Content } from '../content/content.ts';
import { only } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { spellCard } from '../spells/spell.ts';
import { OPTION } from '../state/option.ts';
import { ruled, type Viewpoint } from './viewpoint.ts';

/** `upkeep.next`: free healing always, spells where they are likely to work and can be afforded. */
export function upkeepAction(view: Viewpoint, options: readonly Option[], seat: Seat): string {
  const { sanity, stamina } = investigator(view.game, seat);
  for (const { id, odds } of options) {
    if (OPTION.use.is(id)) return ruled(view, 'free', id);
    const spell = OPTION.cast.read(id);
    if (spell === undefined) continue;
    const urgent = stamina <= 2 && givesStamina(spellCard(view.game.content, spell));
    if (sanity > 2 && (odds ?? 0) >= (urgent ? 0.4 : 0.6) && (sanity > 3 || urgent)) return ruled(view, 'restores', id);
  }
  return ruled(view, 'healthy', 'done');
}

const givesStamina = ({ effect }: SpellCard): boolean => only(effect, 'gain').some((gain) => 'stamina' in gain);

/** An offer worth taking up now: Duke or Sir William for somebody at the end of their strength. */
export function restorative(view: Viewpoint, seat: Seat, offers: readonly { id: string }[]): string | null {
  const { sanity, stamina } = investigator(view.game, seat);
  for (const { id } of offers) {
    const points = restoredBy(view.game.content, OPTION.use.read(id) ?? '');
    if (points.some((what) => (what === 'sanity' ? sanity : stamina) <= 1)) return ruled(view, 'restores', id);
  }
  return null;
}

/** What a held card restores; nothing for what is no card. */
function restoredBy(content: Content, id: string) {
  const printed = isCopy(id) ? content.card(id) : null;
  if (!printed || !('abilities' in printed)) return [];
  return printed.abilities.flatMap(({ effect }) => only(effect, 'restore'));
}
