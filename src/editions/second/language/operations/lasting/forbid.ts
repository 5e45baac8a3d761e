import { z } from 'zod';
import { type Phrase, ref } from '../../../../../engine/phrase.ts';
import { list } from '../../../../language/joining.ts';
import type { Content } from '../../../content/content.ts';

import type { Operation } from '../../operation.ts';
import { lasting, place, say } from '../../terms/noun.ts';
import { text } from '../../terms/scalar.ts';
import { atOnce } from '../../terms/way.ts';
import { ownerOf, putInForce } from './inforce.ts';

const untilThen = z.enum(['endOfTurn', 'endOfNextTurn', 'endOfGame']);
const alone = <W extends string>(what: W) => z.strictObject({ what: z.literal(what) });

const gaining = z.strictObject({
  what: z.enum(['gain:sanity', 'gain:stamina']),
  /** Ids of location abilities and investigators that are not touched. */
  except: z.array(text).min(1).optional(),
});
const appearing = z.strictObject({ what: z.enum(['gateAppears', 'monsterAppears']), at: z.literal('here') });
const moving = z
  .strictObject({ what: z.literal('move'), into: text, outOf: text, until: untilThen })
  .refine(({ into, outOf }) => into === outOf, 'names two places');

const schema = z.strictObject({
  forbid: z.discriminatedUnion('what', [
    gaining,
    appearing,
    moving,
    z.strictObject({ what: z.literal('monsterMove'), who: z.literal('flyingMonsters') }),
    z.strictObject({ what: z.literal('status:arrested'), until: untilThen }),
    alone('terrorIncrease'),
    alone('sealGate'),
    alone('castSpell'),
  ]),
});

/** `{ "forbid": { "what": "castSpell" } }`: "can't" beats "can" (2E-102). */
export type Forbid = z.output<typeof schema>;

export const forbid: Operation<Forbid> = {
  schema,
  /** Without a duration it stands as long as its card or power does, and is read from there. */
  run: atOnce((game, seat, effect, context) => {
    if (!('until' in effect.forbid)) return;
    putInForce(game, { seat: ownerOf(seat, context), effect, until: effect.forbid.until }, context);
  }),
  words: {
    kind: () => 'statement',
    verb: ({ forbid: spec }) =>
      'at' in spec ? { key: 'forbid-here', args: {}, what: [say(`forbid-${spec.what}`)] } : undefined,
    clause: ({ forbid: spec }, _form, { content }) =>
      lasting(clauseOf(content, spec), 'until' in spec ? spec.until : undefined),
  },
  worth: () => 0,
};

function clauseOf(content: Content, spec: Forbid['forbid']): Phrase {
  switch (spec.what) {
    case 'gain:sanity':
    case 'gain:stamina': {
      const what = say(spec.what === 'gain:sanity' ? 'stock-sanity' : 'stock-stamina', { role: 'object' });
      return say('forbid-gain', { what, except: list((spec.except ?? []).map((id) => exception(content, id))) });
    }
    case 'status:arrested':
      return say('forbid-arrest');
    case 'move':
      return say('forbid-move', { place: place(content, spec.into, 'object') });
    case 'monsterMove':
      return say('forbid-monster-move');
    case 'gateAppears':
    case 'monsterAppears':
      return say(`forbid-${spec.what}`);
    case 'terrorIncrease':
      return say('forbid-terror');
    case 'sealGate':
      return say('forbid-seal');
    case 'castSpell':
      return say('forbid-spells');
    default:
      return spec satisfies never;
  }
}

/** Somebody or some place that a prohibition leaves alone. */
function exception(content: Content, id: string): Phrase {
  const location = content.locations.find((found) => found.ability?.id === id);
  if (location) return say('except-location', { place: place(content, location.id, 'at') });
  return say('except-investigator', { investigator: ref('investigator', id) });
}
