import { z } from 'zod';
import { ref } from '../../../../../engine/phrase.ts';
import { list } from '../../../../language/joining.ts';
import { MYTHOS_TOKENS } from '../../../content/vocabulary.ts';
import { addToCup as add } from '../../../mythos/mythos.ts';
import type { Operation } from '../../operation.ts';
import { exact, named, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const schema = exact({ addToCup: named(z.partialRecord(z.enum(MYTHOS_TOKENS), positive), 'token') });
export type AddToCup = z.output<typeof schema>;

/** Mythos tokens, for the rest of the game. */
export const addToCup: Operation<AddToCup> = {
  schema,
  personal: false,
  run(game, _seat, effect) {
    add(game, effect.addToCup);
  },
  words: {
    kind: 'order',
    clause(effect, form) {
      const tokens = MYTHOS_TOKENS.flatMap((token) => {
        const count = effect.addToCup[token];
        return count === undefined ? [] : [say('cup-token', { token: ref('token', token), count })];
      });
      return say('add-to-cup', { tokens: list(tokens), form });
    },
  },
  worth: () => 0,
  befallsWorld: () => true,
};
