import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import { kindOf } from '../../edition/copy.ts';
import type { Effect } from '../content/effect.ts';
import { isA } from '../content/effect.ts';
import type { Game, Lasting } from '../state/state.ts';
import { hurtfulAbilities, physicalWeapons, spellCard } from './spell.ts';

/** A spell against a monster. */
interface Against {
  id: Copy;
  monster: Copy;
}

/**
 * The game as it would be if that combat spell worked, once for each choice its owner would have (the weapon that is
 * enchanted, the ability that is ignored). Nothing is changed.
 */
export function foreseen(game: Game, seat: Seat, against: Against): Game[] {
  let all: Lasting[][] = [[]];
  for (const effect of spellCard(game.content, against.id).effect) {
    const ways = waysOf(game, seat, against, effect);
    if (ways.length > 0) all = all.flatMap((so) => ways.map((way) => [...so, way]));
  }
  return all.map((lasting) => ({ ...game, state: { ...game.state, lasting: [...game.state.lasting, ...lasting] } }));
}

function waysOf(game: Game, seat: Seat, { id, monster }: Against, effect: Effect): Lasting[] {
  const lasting = (what: Record<string, unknown>): Lasting => ({
    source: id,
    seat,
    effect: what,
    until: 'endOfCombat',
  });
  if (isA(effect, 'ignore')) {
    const not = 'not' in effect.ignore ? effect.ignore.not : [];
    return hurtfulAbilities(game, seat, monster)
      .filter((ability) => !not.includes(ability))
      .map((ability) => lasting({ ignore: { monsterAbility: ability } }));
  }
  if (!isA(effect, 'modify')) return [];
  if (effect.modify.what === 'weaponKind')
    return physicalWeapons(game, seat).map((card) =>
      lasting({ modify: { what: 'weaponKind', set: 'magical', where: { weapon: 'physical' } }, card }),
    );
  return [lasting({ modify: { ...effect.modify, where: { monsters: [kindOf(monster)] } } })];
}
