/** Choices that effects and cards leave open. */
import type { Decision, Seat } from '../../../engine/decision.ts';
import { doomAt } from '../board/area.ts';
import { engagedMonsters, findMonster } from '../board/monster.ts';
import { type Effect, only } from '../content/effect.ts';
import { remainingHealth } from '../monsters/health.ts';
import { changeWorth } from './doomworth.ts';
import { counts, ruled, type Viewpoint } from './viewpoint.ts';
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

/** `attack.during`: whatever there is; at a cost only where the dice alone don't kill all it would strike. */
export function chooseDuring(view: Viewpoint, { options, about }: Decision, seat: Seat): string {
  const { state } = view.game;
  const told = about?.effects as Told | undefined;
  const target = findMonster(state, String(about?.monster ?? ''));
  const isDead = target !== null && Number(about?.hits ?? 0) >= remainingHealth(view.game, target);
  const others = engagedMonsters(state, seat).filter((monster) => monster !== target);
  const helps = (id: string) => {
    const { cost = [], do: effects = [] } = told?.[id] ?? {};
    if (!isDead || cost.length === 0) return true;
    return others.length > 0 && only(effects, 'damageMonster').some(({ which }) => which === 'eachEngagedWithYou');
  };
  return ruled(view, 'strike', options.find(({ id }) => id !== 'none' && helps(id))?.id ?? 'none');
}

function textWorth(view: Viewpoint, seat: Seat, text: Told[string] | undefined): number {
  if (!text) return 0;
  return (
    counts(view, 'price', effectsWorth(view, seat, text.cost ?? [])) +
    counts(view, 'effects', effectsWorth(view, seat, text.do ?? []) + effectsWorth(view, seat, text.else ?? []))
  );
}

/** `doom.order`: least doom first, so that an anomaly opens last and sends none of the others to the sheet (3E-412.3b). */
export function chooseOrder(view: Viewpoint, decision: Decision): string | null {
  const doom = (space: string): number => doomAt(view.game.state, space);
  return ruled(view, 'leastFirst', decision.options.map(({ id }) => id).sort((a, b) => doom(a) - doom(b))[0] ?? null);
}

/** `effect.place`, `doom.street`: where less doom gains most, or where more of it does least harm. */
export function choosePlace(view: Viewpoint, decision: Decision): string[] | null {
  const { state } = view.game;
  const spaces = decision.options.map(({ id }) => id);
  if (!spaces.every((id) => view.game.content.spaces.has(id))) return null;
  const doom = spaces.map((id) => doomAt(state, id));
  const [usual] = decision.default;
  // Silence takes the most doom where some is removed, and the least where some is placed.
  const less =
    usual !== undefined && doomAt(state, usual) === Math.max(...doom) && Math.min(...doom) < Math.max(...doom);
  const worth = (id: string) => counts(view, 'doom', changeWorth(view, id, less ? -1 : 1));
  return spaces.sort((a, b) => worth(b) - worth(a)).slice(0, less ? decision.max : Math.max(1, decision.min));
}
