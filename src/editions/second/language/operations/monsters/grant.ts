import { z } from 'zod';
import type { Operation } from '../../operation.ts';
import { abilityKey, say } from '../../terms/noun.ts';
import { monsterAbility } from '../../terms/scalar.ts';
import { shared, stands } from '../../terms/way.ts';

const schema = z.strictObject({ grant: monsterAbility });

/** `{ "grant": "endless" }`: the monster has that ability. */
export type Grant = z.output<typeof schema>;

export const grant: Operation<Grant> = {
  schema,
  run: stands,
  words: {
    ...shared((effect) => ({
      key: 'monster-has',
      args: {},
      what: [say('value-ability', { ability: say(abilityKey(effect.grant)) })],
    })),
    kind: () => 'statement',
  },
  worth: () => 0,
};
