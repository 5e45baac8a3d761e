import { z } from 'zod';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { printedOn } from '../../terms/whereabouts.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ epic: z.boolean() });
export type IsEpic = z.output<typeof schema>;

export const epic: Reading<IsEpic> = {
  schema,
  holds: (_game, _seat, condition, context) => printedOn(_game, context)?.epic === condition.epic,
  words: (condition) => say('if-epic', { not: String(!condition.epic) }),
  denied: (condition) => say('if-epic', { not: String(condition.epic) }),
};
