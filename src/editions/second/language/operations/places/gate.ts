import { z } from 'zod';

import { gateIsToOpen } from '../../../gates/opening.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { spawn } from '../../../monsters/monster.ts';
import type { Operation } from '../../operation.ts';
import { say } from '../../terms/noun.ts';
import { statement } from '../../terms/way.ts';

const schema = z.strictObject({ gate: z.strictObject({ at: z.literal('here'), monster: z.boolean() }) });

/**
 * `{ "gate": { "at": "here", "monster": true } }`: whoever is there is drawn through, delayed.
 */
export type GateOpens = z.output<typeof schema>;

export const gate: Operation<GateOpens> = {
  schema,
  *run(game, seat, { gate: { monster } }) {
    const { at } = investigator(game, seat);
    if (game.content.town.areaKind(at) !== 'location') return;
    // 2E-4107, 2E-4108, 2E-4109, 2E-4112
    const monsters = monster ? 1 : 0;
    // L4.7: where one is open none opens, but the monster comes.
    yield* gateIsToOpen(game, at, { from: 'encounter', monsters }, function* () {
      if (monster) yield* spawn(game, at, 1);
    });
  },
  words: statement((effect) => say(effect.gate.monster ? 'gate-and-monster' : 'gate-appears')),
  worth: () => -3.5,
  hurts: () => true,
};
