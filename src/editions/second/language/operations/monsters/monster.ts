import { z } from 'zod';
import type { Copy } from '../../../../edition/copy.ts';

import { faceMonsters } from '../../../combat/combat.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { forbidden } from '../../../investigators/modifier.ts';
import { drawFromCup, monstersMayAppear } from '../../../monsters/monster.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { positive } from '../../terms/scalar.ts';
import { statement } from '../../terms/way.ts';

const schema = z.strictObject({ monster: z.strictObject({ count: positive }) });

/**
 * `{ "monster": { "count": 1 } }`: drawn together (FAQ-65), to be evaded or fought at once, and gone
 * afterwards (2E-4101, 2E-4102). None appears on a sealed location (2E-1106).
 */
export type MonsterAppears = z.output<typeof schema>;

export const monster: Operation<MonsterAppears> = {
  schema,
  *run(game, seat, { monster: { count } }, context) {
    const { at } = investigator(game, seat);
    if (game.content.town.areaKind(at) === 'location') {
      const by = forbidden(game, 'monsterAppears', { place: at });
      if (by) game.events.push({ type: 'GateBlocked', place: at, by });
      // 2E-1106
      if (!monstersMayAppear(game, at)) return;
    }
    const markers: Copy[] = [];
    for (let one = 0; one < count; one++) {
      const marker = drawFromCup(game);
      if (marker === null) break;
      game.state.monsters.push({ marker, at: 'encounter', seat });
      game.events.push({ type: 'MonsterAppeared', monster: marker, place: at, by: context.source });
      markers.push(marker);
    }
    // 2E-1105, 2E-1306
    if (markers.length > 0) yield* faceMonsters(game, seat, markers);
  },
  words: statement((effect) => say('monster-appears', { count: effect.monster.count })),
  worth: (effect) => -1 * effect.monster.count,
  hurts: () => true,
};
