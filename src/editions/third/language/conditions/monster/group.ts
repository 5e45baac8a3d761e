import { z } from 'zod';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { printedOn } from '../../terms/whereabouts.ts';
import type { Reading } from '../condition.ts';

const schema = exact({ group: z.literal('worshiper') });
export type InGroup = z.output<typeof schema>;

export const group: Reading<InGroup> = {
  schema,
  holds: (_game, _seat, condition, context) => printedOn(_game, context)?.group === condition.group,
  words: (condition) => say(`if-group-${condition.group}`, { not: 'false' }),
  denied: (condition) => say(`if-group-${condition.group}`, { not: 'true' }),
};
