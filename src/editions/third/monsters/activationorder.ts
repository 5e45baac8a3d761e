import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { comesToTheSame } from '../../../engine/trial.ts';
import type { Copy } from '../../edition/copy.ts';
import { townOf } from '../board/area.ts';
import { findMonster, printed } from '../board/monster.ts';
import type { AbilityOf } from '../content/ability.ts';
import { type Effect, isA, type Operation, only } from '../content/effect.ts';
import type { Activation } from '../content/monster.ts';
import type { Prey } from '../content/vocabulary.ts';
import { abilitiesOfKind } from '../investigators/ability.ts';
import { inPlay, investigator, sheetOf } from '../investigators/investigator.ts';
import type { Game, Monster } from '../state/state.ts';
import { preyOf, skillOfPrey } from './prey.ts';

/** How some of the monsters activate one after the other, on a copy of the game. */
type InOrder = (copy: Game, ids: readonly Copy[]) => Flow<unknown>;

/**
 * Those of the monsters whose place in the order can make a difference (M1), in the order given. Doom laid by one can
 * change where another goes or what another takes away, harm or focus taken from everybody whom another is after, and
 * tokens drawn can change anything; nothing else one does makes a difference to the others. Of those that might, two and
 * two are tried out one way and the other, at once and after all the others; where the same can come of both, they don't.
 */
export function entangled(game: Game, ids: readonly Copy[], inOrder: InOrder): Copy[] {
  const monsters = ids.flatMap((id) => findMonster(game.state, id) ?? []);
  const harm = harmOf(effectsOf(game, monsters));
  const pairs = monsters.flatMap((one, at) =>
    monsters.slice(at + 1).flatMap((other): Pair[] => (mayMatter(game, [one, other], harm) ? [[one, other]] : [])),
  );
  const tangled = new Set(pairs.flat());
  const matter = new Set(pairs.filter((pair) => matters(game, pair, { tangled, inOrder })).flat());
  return monsters.filter((monster) => matter.has(monster)).map(({ id }) => id);
}

type Pair = readonly [Monster, Monster];

/** Whether the two come to something else the other way around. */
function matters(game: Game, pair: Pair, { tangled, inOrder }: { tangled: Set<Monster>; inOrder: InOrder }): boolean {
  const [one, other] = pair.map(({ id }) => id) as [Copy, Copy];
  const others = [...tangled].filter((monster) => !pair.includes(monster)).map(({ id }) => id);
  const befores = others.length === 0 ? [[]] : [[], others];
  return befores.some(
    (before) =>
      !comesToTheSame(game, [
        (copy) => inOrder(copy, [...before, one, other]),
        (copy) => inOrder(copy, [...before, other, one]),
      ]),
  );
}

/** What the activation of lurkers does. */
function effectsOf(game: Game, monsters: readonly Monster[]): Effect[] {
  return monsters.flatMap((monster) => {
    const { activation } = printed(game, monster);
    return activation.kind === 'lurker' ? activation.effect : [];
  });
}

/** Whether what one of them does can concern the other; the harm is what all lurkers together do to each investigator. */
function mayMatter(game: Game, monsters: Pair, harm: Harm): boolean {
  const effects = effectsOf(game, monsters);
  const does = (operation: Operation) => effects.some((effect) => isA(effect, operation));
  if (does('drawMythos')) return true;
  return (
    doomMatters(
      monsters.map((monster) => printed(game, monster).activation),
      does,
    ) ||
    harmMatters(game, monsters, { harm, own: harmOf(effects) }) ||
    focusMatters(game, monsters, effects)
  );
}

function doomMatters(activations: readonly Activation[], does: (operation: Operation) => boolean): boolean {
  const followsDoom = activations.some((one) => one.kind === 'patrol' && one.target === 'spaceWithMostDoom');
  return (does('placeDoom') || does('removeDoom')) && (followsDoom || (does('placeDoom') && does('removeDoom')));
}

interface Harm {
  damage: number;
  horror: number;
}

/** What lurkers do to each investigator. */
function harmOf(effects: readonly Effect[]): Harm {
  const harm = { damage: 0, horror: 0 };
  const suffered = onEverybody(effects);
  for (const damage of only(suffered, 'damage')) if (typeof damage === 'number') harm.damage += damage;
  for (const horror of only(suffered, 'horror')) if (typeof horror === 'number') harm.horror += horror;
  return harm;
}

/** Whether lurkers can defeat somebody whom another monster is after or may meet on its way. */
function harmMatters(game: Game, monsters: Pair, { harm, own }: { harm: Harm; own: Harm }): boolean {
  if (own.damage + own.horror === 0) return false;
  const inDanger = inPlay(game.state).filter((seat) => {
    const { damage, horror } = investigator(game, seat);
    const { health, sanity } = sheetOf(game, seat);
    return (harm.damage > 0 && damage + harm.damage >= health) || (harm.horror > 0 && horror + harm.horror >= sanity);
  });
  if (inDanger.length > 0 && monsters.some((monster) => mindsAny(game, monster, inDanger))) return true;
  return own.horror > 0 && monsters.some((monster) => preyOn(game, monster) === 'mostClues') && mayLoseClues(game);
}

/** Whether somebody may answer horror with research, which leaves them with fewer clues (King in Yellow). */
function mayLoseClues(game: Game): boolean {
  const seats = inPlay(game.state);
  const answers = ({ ability }: { ability: AbilityOf<'after'> }) => ability.after === 'youSufferHorror';
  return (
    seats.length > 1 &&
    seats.some((seat) => investigator(game, seat).clues > 0 && abilitiesOfKind(game, seat, 'after').some(answers))
  );
}

/** Whom it is after or engages by preference. */
function preyOn(game: Game, monster: Monster): Prey | null {
  const { activation } = printed(game, monster);
  return 'prey' in activation ? (activation.prey ?? null) : null;
}

/** What lurkers do to each investigator. */
function onEverybody(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => (isA(effect, 'each') && effect.each === 'investigator' ? effect.do : []));
}

/** Whether it goes another way, or engages another, when one of those is in play no more. */
function mindsAny(game: Game, monster: Monster, seats: readonly Seat[]): boolean {
  const { activation, speed } = printed(game, monster);
  if (activation.kind === 'lurker') return false;
  if (activation.kind === 'hunter' && preyOf(game, monster, activation.prey).some((seat) => seats.includes(seat)))
    return true;
  const reach = speed === 'direct' ? Number.POSITIVE_INFINITY : speed;
  return seats.some((seat) => townOf(game).distance(monster.at, investigator(game, seat).at) <= reach);
}

/** Whether a focus token that lurkers take can make somebody else the prey of another (3E-438.6). */
function focusMatters(game: Game, monsters: readonly Monster[], effects: readonly Effect[]): boolean {
  const seats = inPlay(game.state);
  const takesFocus = only(onEverybody(effects), 'lose').some(({ focus }) => focus !== undefined);
  if (!takesFocus || seats.length < 2) return false;
  return monsters.some((monster) => {
    const prey = preyOn(game, monster);
    const skill = prey === null ? null : skillOfPrey(prey);
    return skill !== null && seats.some((seat) => investigator(game, seat).focus[skill] > 0);
  });
}
