import { z } from 'zod';
import { list } from '../../../../language/joining.ts';
import type { Operation } from '../../operation.ts';
import { archiveNumber, exact } from '../../terms/field.ts';
import { archiveCard, say, sharedName } from '../../terms/noun.ts';

const schema = exact({ setAside: z.array(archiveNumber).min(1) });
export type SetAside = z.output<typeof schema>;

/** Those archive cards lie ready. */
export const setAside: Operation<SetAside> = {
  schema,
  personal: false,
  run({ state }, _seat, effect) {
    state.setAside.archive = [...new Set([...state.setAside.archive, ...effect.setAside])];
  },
  words: {
    kind: 'order',
    clause({ setAside: numbers }, form) {
      const name = sharedName(numbers);
      if (name !== undefined) return say('set-aside-named', { name, count: numbers.length, form });
      return say('set-aside', { cards: list(numbers.map(archiveCard)), form });
    },
  },
  worth: () => 0,
  befallsWorld: () => true,
};
