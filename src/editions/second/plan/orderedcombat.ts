/** The orders for monsters: evade, fight where the chance is good enough, and with what. */

import type { Decision } from '../../../engine/decision.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { type Choices, type Foreseen, listed } from '../../plan/ahead.ts';
import { isSpell } from '../combat/grip.ts';
import { gripOf } from '../combat/hands.ts';
import type { Content } from '../content/content.ts';

import { HAND_SET, OPTION, OTHER_HANDS } from '../state/option.ts';
import type { Game } from '../state/state.ts';

/** `move.next` with a monster in the way, and `combat.face`. Nobody is made to fight what may be left alone. */
export function faceMonster(chosen: Choices, { options }: Decision): string | null {
  if (chosen.monsters === undefined || options.some(({ id }) => id === 'stop')) return null;
  const evade = options.find(({ id }) => OPTION.evade.is(id));
  const marker = OPTION.evade.read(evade?.id);
  const fight = options.find(({ id }) => marker !== undefined && OPTION.fight.read(id) === marker);
  if (!evade || !fight) return null;
  return fights(chosen, fight.odds) ? fight.id : evade.id;
}

/** `combat.round`: fights or gets away; where they can't get away, they fight. */
export function round(chosen: Choices, decision: Decision, game: Game): string | Foreseen | null {
  if (chosen.monsters === undefined) return null;
  const { options } = decision;
  const away = options.find(({ id }) => id === 'escape') ?? options.find(({ id }) => id === 'flee');
  const fight = options.find(({ id }) => id === 'fight');
  if (away && !fights(chosen, fight?.odds)) return away.id;
  return armed(chosen, decision, game) ?? (fight ? 'fight' : null);
}

/** `battle.attack`, for whoever has said what with. */
export function attack(chosen: Choices, decision: Decision, game: Game): string | null {
  if (chosen.weapons === undefined) return null;
  return armed(chosen, decision, game) ?? 'fight';
}

/** `combat.hands`: the set with the weapon they like best, then the next one; of equal ones the better. */
export function hands(chosen: Choices, { options, about }: Decision, { content }: Game): string | null {
  const wishes = listed(chosen, 'weapons');
  // Whoever decides alone to fight a monster also says with what.
  const own = about?.monster !== undefined && chosen.monsters === undefined;
  if (wishes.length === 0 || own) return null;
  const sets = options.flatMap(({ id }) => {
    const set = HAND_SET.read(id);
    return set ? [set] : [];
  });
  const best = liked(content, chosen, sets);
  return best ? HAND_SET.write(best) : null;
}

/** Of those sets the one that comes first by their wishes. */
function liked(content: Content, chosen: Choices, sets: readonly Copy[][]): Copy[] | undefined {
  const wishes = listed(chosen, 'weapons');
  const allowed = chosen.spells === 'yes' ? sets : sets.filter((set) => !set.some((id) => isSpell(content, id)));
  // Better a set with the first wish than one with all the others.
  const worth = (set: readonly Copy[]): number =>
    wishes.reduce((sum, kind, place) => sum + (set.some((id) => kindOf(id) === kind) ? 2 ** -place : 0), 0);
  return [...allowed].sort((one, other) => worth(other) - worth(one))[0];
}

/** With what the round begins: the hands they like, and the spells among them. */
function armed(chosen: Choices, { options }: Decision, game: Game): string | null {
  const { combat } = game.state;
  if (!combat || chosen.weapons === undefined) return null;
  if (combat.hands === null && combat.cast.length === 0) {
    if (options.some(({ id }) => id === OTHER_HANDS)) return OTHER_HANDS;
    const sets = options.flatMap(({ id }) => OPTION.withHands.read(id) ?? []);
    const named = options.find(({ id }) => OPTION.withHands.is(id));
    if (named && liked(game.content, chosen, [[...gripOf(game, combat).holding], sets]) === sets) return named.id;
  }
  if (chosen.spells !== 'yes') return null;
  const held = (spell: Copy | undefined) => spell !== undefined && combat.hands?.includes(spell);
  return options.find(({ id }) => held(OPTION.cast.read(id)))?.id ?? null;
}

function fights({ monsters }: Choices, odds: number | undefined): boolean {
  if (monsters === 'fight') return true;
  const least = OPTION.fightFrom.read(monsters);
  return least !== undefined && (odds ?? 0) * 100 >= least;
}
