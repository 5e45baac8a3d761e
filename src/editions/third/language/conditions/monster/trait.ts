import type { z } from 'zod';
import { exact, text } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { printedOn } from '../../terms/whereabouts.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ trait: text });
/** The monster has that trait. */
export type HasMonsterTrait = z.output<typeof schema>;

export const trait: Reading<HasMonsterTrait> = {
  schema,
  // 3E-426.1, 3E-457.8b
  holds: (game, _seat, condition, context) => printedOn(game, context)?.traits.includes(condition.trait) === true,
  words: (condition) => say('if-trait', { trait: say(`trait-${condition.trait}`, { count: 1 }), not: 'false' }),
  denied: (condition) => say('if-trait', { trait: say(`trait-${condition.trait}`, { count: 1 }), not: 'true' }),
};
