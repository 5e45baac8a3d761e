/** The Combat check of a round (2E-2611, 2E-3812), for its odds too. */
import { phrase, ref } from '../../../engine/phrase.ts';
import { kindOf } from '../../edition/copy.ts';
import type { CheckSpec } from '../checks/formula.ts';

import { monsterValues } from '../monsters/monstervalue.ts';
import type { Combat, Game } from '../state/state.ts';
import { type Grip, handParts } from './grip.ts';
import { staminaAtStake } from './stake.ts';

/** The Combat check with those cards: against a monster, or the Ancient One. */
export function combatSpec(game: Game, combat: Combat, grip: Grip): CheckSpec {
  const { seat, monster } = combat;
  const shared = { kind: 'combat' as const, parts: handParts(game, combat, grip), inUse: [...grip.working] };
  if (combat.check) return { ...shared, ...combat.check, rule: '2E-2402' };
  if (monster === null) {
    const { id, combatRating } = game.state.ancientOne;
    return {
      ...shared,
      modifier: combatRating ?? game.content.ancientOne(id).combatRating ?? 0,
      difficulty: 1,
      rule: '2E-3812',
      against: ref('ancientOne', id),
      bySuccesses: true,
      stakes: phrase('stakes-attack'),
    };
  }
  const values = monsterValues(game, monster, seat);
  return {
    ...shared,
    modifier: values.combat?.rating ?? 0,
    difficulty: values.toughness,
    rule: '2E-2611',
    against: ref('monster', kindOf(monster)),
    monster,
    ...(values.combatSkill === 'fight' ? {} : { baseSkill: values.combatSkill }),
    stakes: phrase('stakes-fight', staminaAtStake(game, seat, values.combat?.damage ?? 0)),
  };
}
