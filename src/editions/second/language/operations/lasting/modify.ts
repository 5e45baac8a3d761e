import { z } from 'zod';
import { byTag } from '../../../../language/leading.ts';
import type { CheckName, Duration, Modifiable } from '../../../content/vocabulary.ts';
import type { Operation } from '../../operation.ts';
import { lasting, verbClause } from '../../terms/noun.ts';
import { atOnce } from '../../terms/way.ts';
import { ownerOf, putInForce } from './inforce.ts';
import { modifiable, SHAPES } from './modifiable.ts';

/** Which monsters, gates, cards or checks a change is about. Several keys must all fit. */
export interface ModifyFilter {
  /** Monster ids, all of them, or the one being fought. */
  monsters?: 'all' | 'opponent' | string[];
  ability?: 'undead';
  /** Border type of the monster. */
  movement?: string;
  otherWorld?: string;
  in?: 'arkham';
  weapon?: 'physical';
  check?: CheckName;
  inUse?: 'this';
}

/** What is changed about a value. */
export interface Change {
  by?: number;
  /** null: no limit. */
  set?: number | string | number[] | null;
  /** Never below. */
  min?: number;
  until?: Duration | undefined;
  where?: ModifyFilter | undefined;
}

/** `{ "modify": { "what": "movementPoints", "by": -1 } }`; `modifiable.ts` says what may stand beside which value. */
export interface Modify {
  modify: Change & { what: Modifiable };
}

const schema: z.ZodType<Modify> = z.strictObject({ modify: byTag('what', SHAPES) });

export const modify: Operation<Modify> = {
  schema,
  /** Without a duration it holds as long as its card is owned or its power is in force, and is read from there. */
  run: atOnce((game, seat, effect, context) => {
    const { until } = effect.modify;
    if (until !== undefined) putInForce(game, { seat: ownerOf(seat, context), effect, until }, context);
  }),
  words: {
    kind: ({ modify: { what } }) => (modifiable(what).order ? 'order' : 'statement'),
    verb: ({ modify: change }) => modifiable(change.what).verb?.(change),
    clause: ({ modify: change }, form) => {
      const { words, verb } = modifiable(change.what);
      return verb ? verbClause(verb(change), form) : lasting(words(change, form), change.until);
    },
    lasts: ({ modify: { until, ...change } }, form) => {
      const { words, verb } = modifiable(change.what);
      return until === undefined || verb ? undefined : { until, clause: words(change, form) };
    },
  },
  worth: () => 0,
};
