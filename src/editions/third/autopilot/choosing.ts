/** Choices that effects and cards leave open. */
import type { Decision, Seat } from '../../../engine/decision.ts';
import { doomAt } from '../area.ts';
import { loadContent } from '../content/content.ts';
import type { Effect } from '../content/effect.ts';
import { investigator, sheetOf } from '../investigator.ts';
import { changeWorth } from './threat.ts';
import type { Viewpoint } from './viewpoint.ts';
import { effectsWorth } from './worth.ts';

/** What an option would do, where the question says so. */
type Told = Record<string, { do?: readonly Effect[]; cost?: readonly Effect[]; else?: readonly Effect[] }>;

/** `effect.choose`, `effect.may`, `reaction.may`: the option that is worth the most, what it costs included. */
export function chooseEffect(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const told = decision.about?.effects as Told | undefined;
  if (!told) return null;
  const worth = (id: string) => textWorth(view, seat, told[id]) + (decision.default.includes(id) ? 0.02 : 0);
  return decision.options.map(({ id }) => id).sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

function textWorth(view: Viewpoint, seat: Seat, text: Told[string] | undefined): number {
  if (!text) return 0;
  return (
    effectsWorth(view, seat, text.cost ?? []) +
    effectsWorth(view, seat, text.do ?? []) +
    effectsWorth(view, seat, text.else ?? [])
  );
}

/** `shop.buy`: the card that helps most for its price; nothing while money is short for what would help. */
export function choosePurchase(view: Viewpoint, decision: Decision, seat: Seat): string {
  const worth = (id: string) => cardWorth(view, seat, id.startsWith('half:') ? id.slice('half:'.length) : id);
  const [best] = decision.options
    .map(({ id }) => id)
    .filter((id) => id !== 'done')
    .sort((a, b) => worth(b) - worth(a));
  return best !== undefined && worth(best) >= 0.35 ? best : 'done';
}

/** `card.item`: the best of those on offer. */
export function chooseItem(view: Viewpoint, decision: Decision, seat: Seat): string | null {
  const worth = (id: string) => (id === 'deck' ? 0.45 : cardWorth(view, seat, id));
  return decision.options.map(({ id }) => id).sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** How much a card would help him: what it adds to his tests beyond what he holds already, and what it bears. */
function cardWorth(view: Viewpoint, seat: Seat, id: string): number {
  const { abilities, health = 0, sanity = 0, value = 0 } = loadContent().asset(id);
  const { skills } = sheetOf(view.game, seat);
  const held = investigator(view.game, seat).cards.map((card) => loadContent().asset(card.id));
  const bonus = (cards: readonly { abilities: typeof abilities }[], during: string) =>
    Math.max(0, ...cards.flatMap((card) => card.abilities.map((ability) => bonusFor(ability, during))));
  const more = (during: string, each: number) =>
    each * Math.max(0, bonus([{ abilities }], during) - bonus(held, during));
  const other = abilities.reduce((sum, ability) => {
    if ('modify' in ability && ability.modify.what === 'actions') return sum + 2;
    if ('reroll' in ability) return sum + 0.5;
    if ('unseenBy' in ability) return sum + 1.2;
    if ('addToDie' in ability) return sum + 0.4;
    return sum;
  }, 0);
  return (
    more('attack', 0.12 + 0.04 * skills.strength) +
    more('ward', 0.4) +
    more('research', 0.2) +
    more('evade', 0.1) +
    more('casting', held.some(({ type }) => type === 'spell') ? 0.15 : 0) +
    other +
    0.1 * (health + sanity) +
    0.02 * value
  );
}

function bonusFor(ability: object, during: string): number {
  if (!('bonus' in ability)) return 0;
  const { bonus } = ability as { bonus: { by?: unknown; during?: unknown } };
  return bonus.during === during && typeof bonus.by === 'number' ? bonus.by : 0;
}

/** `effect.place`, `doom.street`: where less doom gains most, or where more of it does least harm. */
export function choosePlace(view: Viewpoint, decision: Decision): string[] | null {
  const { state } = view.game;
  const spaces = decision.options.map(({ id }) => id);
  if (!spaces.every((id) => loadContent().spaces.has(id))) return null;
  const doom = spaces.map((id) => doomAt(state, id));
  const [usual] = decision.default;
  // Silence takes the most doom where some is removed, and the least where some is placed.
  const less =
    usual !== undefined && doomAt(state, usual) === Math.max(...doom) && Math.min(...doom) < Math.max(...doom);
  const worth = (id: string) => changeWorth(view, id, less ? -1 : 1);
  return spaces.sort((a, b) => worth(b) - worth(a)).slice(0, less ? decision.max : Math.max(1, decision.min));
}

/** `investigator.new`: whoever has most of what is tested most. */
export function chooseSuccessor(decision: Decision): string | null {
  const worth = (id: string) => {
    const { skills, health, sanity } = loadContent().investigator(id);
    return 1.3 * skills.lore + skills.observation + 0.8 * skills.strength + 0.2 * (health + sanity);
  };
  return decision.options.map(({ id }) => id).sort((a, b) => worth(b) - worth(a))[0] ?? null;
}
