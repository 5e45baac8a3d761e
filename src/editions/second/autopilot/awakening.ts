/** What the final battle will ask of an investigator, as the Ancient One's sheet tells beforehand. */
import type { Seat } from '../../../engine/decision.ts';

import { type Effect, isA, isIf } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { urgency, type Viewpoint } from './viewpoint.ts';

type Token = 'clue' | 'monsterTrophy' | 'gateTrophy';

/** What nobody may be without when the Ancient One awakens, or null. */
function lifeline(view: Viewpoint): Token | null {
  const { ancientOne } = view.game.state;
  for (const effect of view.game.content.ancientOne(ancientOne.id).startOfBattle ?? []) {
    if (!isA(effect, 'each') || !effect.do.some((inner) => isA(inner, 'status') && inner.status === 'devoured'))
      continue;
    if (!effect.where || !isIf(effect.where, 'resource') || !('max' in effect.where)) continue;
    const { resource } = effect.where;
    if (resource === 'clue' || resource === 'monsterTrophy' || resource === 'gateTrophy') return resource;
  }
  return null;
}

/** Whether the attack devours whoever has none of them left. */
export function attackDevoursWithout(view: Viewpoint, token: Token): boolean {
  const { attack } = view.game.content.ancientOne(view.game.state.ancientOne.id);
  return (attack?.do ?? []).some(
    (effect) =>
      isA(effect, 'if') &&
      isIf(effect.if, 'resource') &&
      effect.if.resource === token &&
      'max' in effect.if &&
      effect.then.some((inner) => isA(inner, 'status') && inner.status === 'devoured'),
  );
}

/** What one more of a token is worth to them for the battle's sake alone: much for the first, little beyond a few. */
export function lifelineWorth(view: Viewpoint, seat: Seat, token: Token): number {
  if (view.game.state.ancientOne.awake || lifeline(view) !== token) return 0;
  const have = countOf(view, seat, token);
  const near = 0.3 + urgency(view);
  return have === 0 ? 2.2 * near : have < 3 ? 0.8 * near : 0;
}

/** Whether everybody is cursed as the battle begins, so that a Blessing given before is worth twice as much. */
export function cursesAll(view: Viewpoint): boolean {
  const curses = (effect: Effect): boolean => {
    if (isA(effect, 'each')) return effect.do.some(curses);
    if (isA(effect, 'if')) return [...effect.then, ...(effect.else ?? [])].some(curses);
    return isA(effect, 'status') && effect.status === 'cursed';
  };
  return (view.game.content.ancientOne(view.game.state.ancientOne.id).startOfBattle ?? []).some(curses);
}

/** How much a battle has to be armed for, 0 to 1; nothing where awakening is the end. */
export function armsRace(view: Viewpoint): number {
  const { attack } = view.game.content.ancientOne(view.game.state.ancientOne.id);
  return attack ? urgency(view) : 0;
}

/** What each point above the last few is worth for the battle's sake, where the attack takes points (Yig, Hastur). */
export function vigour(view: Viewpoint): number {
  if (view.game.state.ancientOne.awake) return 0;
  const { attack } = view.game.content.ancientOne(view.game.state.ancientOne.id);
  const wears = (effect: Effect): boolean => {
    if (isA(effect, 'check')) return (effect.check.fail ?? []).some(wears);
    return isA(effect, 'lose') && ('sanity' in effect.lose || 'stamina' in effect.lose);
  };
  return attack?.do.some(wears) ? 0.6 * urgency(view) : 0;
}

function countOf(view: Viewpoint, seat: Seat, token: Token): number {
  const { clues, monsterTrophies, gateTrophies } = investigator(view.game, seat);
  switch (token) {
    case 'clue':
      return clues;
    case 'monsterTrophy':
      return monsterTrophies.length;
    case 'gateTrophy':
      return gateTrophies.length;
    default:
      return token satisfies never;
  }
}
