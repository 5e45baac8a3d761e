import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import { distance } from '../board/area.ts';
import { findMonster, printed } from '../board/monster.ts';
import type { AbilityOf } from '../content/ability.ts';
import { type Effect, isA, type Operation, only } from '../content/effect.ts';
import type { Activation } from '../content/monster.ts';
import type { Prey } from '../content/vocabulary.ts';
import { abilitiesOfKind } from '../investigators/ability.ts';
import { inPlay, investigator, sheetOf } from '../investigators/investigator.ts';
import type { Game, Monster } from '../state/state.ts';
import { preyOf, skillOfPrey } from './prey.ts';

/**
 * Whether the order in which these monsters activate can lead to different states (M1). Doom laid by one can change where
 * another goes or what another takes away, harm or focus taken from everybody whom another is after, and tokens drawn can
 * change anything; nothing else one does makes a difference to the others.
 */
export function orderMatters(game: Game, ids: readonly Copy[]): boolean {
  const monsters = ids.flatMap((id) => findMonster(game.state, id) ?? []);
  const activations = monsters.map((monster) => printed(monster).activation);
  const effects = activations.flatMap((one) => (one.kind === 'lurker' ? one.effect : []));
  const does = (operation: Operation) => effects.some((effect) => isA(effect, operation));
  if (does('drawMythos')) return true;
  return (
    doomMatters(activations, does) || harmMatters(game, monsters, effects) || focusMatters(game, monsters, effects)
  );
}

function doomMatters(activations: readonly Activation[], does: (operation: Operation) => boolean): boolean {
  const followsDoom = activations.some((one) => one.kind === 'patrol' && one.target === 'spaceWithMostDoom');
  return (does('placeDoom') || does('removeDoom')) && (followsDoom || (does('placeDoom') && does('removeDoom')));
}

/** Whether lurkers can defeat somebody whom another monster is after or may meet on its way. */
function harmMatters(game: Game, monsters: readonly Monster[], effects: readonly Effect[]): boolean {
  const harm = { damage: 0, horror: 0 };
  const suffered = onEverybody(effects);
  for (const damage of only(suffered, 'damage')) if (typeof damage === 'number') harm.damage += damage;
  for (const horror of only(suffered, 'horror')) if (typeof horror === 'number') harm.horror += horror;
  const inDanger = inPlay(game.state).filter((seat) => {
    const { damage, horror } = investigator(game, seat);
    const { health, sanity } = sheetOf(game, seat);
    return (harm.damage > 0 && damage + harm.damage >= health) || (harm.horror > 0 && horror + harm.horror >= sanity);
  });
  if (inDanger.length > 0 && monsters.some((monster) => mindsAny(game, monster, inDanger))) return true;
  return harm.horror > 0 && monsters.some((monster) => preyOn(monster) === 'mostClues') && mayLoseClues(game);
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
function preyOn(monster: Monster): Prey | null {
  const { activation } = printed(monster);
  return 'prey' in activation ? (activation.prey ?? null) : null;
}

/** What lurkers do to each investigator. */
function onEverybody(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => (isA(effect, 'each') && effect.each === 'investigator' ? effect.do : []));
}

/** Whether it goes another way, or engages another, when one of those is in play no more. */
function mindsAny(game: Game, monster: Monster, seats: readonly Seat[]): boolean {
  const { activation, speed } = printed(monster);
  if (activation.kind === 'lurker') return false;
  if (activation.kind === 'hunter' && preyOf(game, monster, activation.prey).some((seat) => seats.includes(seat)))
    return true;
  const reach = speed === 'direct' ? Number.POSITIVE_INFINITY : speed;
  return seats.some((seat) => distance(game.state, monster.at, investigator(game, seat).at) <= reach);
}

/** Whether a focus token that lurkers take can make somebody else the prey of another (3E-438.6). */
function focusMatters(game: Game, monsters: readonly Monster[], effects: readonly Effect[]): boolean {
  const seats = inPlay(game.state);
  const takesFocus = only(onEverybody(effects), 'lose').some(({ focus }) => focus !== undefined);
  if (!takesFocus || seats.length < 2) return false;
  return monsters.some((monster) => {
    const prey = preyOn(monster);
    const skill = prey === null ? null : skillOfPrey(prey);
    return skill !== null && seats.some((seat) => investigator(game, seat).focus[skill] > 0);
  });
}
