import { z } from 'zod';
import { STATUSES } from '../../content/vocabulary.ts';
import { hasStatus } from '../../investigators/status.ts';
import { exact } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = exact({ status: z.enum(STATUSES) });
export type HasStatus = z.output<typeof schema>;

export const status: Reading<HasStatus> = {
  schema,
  holds: (game, seat, condition) => seat !== null && hasStatus(game, seat, condition.status),
  words: (condition) => say('if-status', { status: say(`if-status-${condition.status}`), not: 'false' }),
  denied: (condition) => say('if-status', { status: say(`if-status-${condition.status}`), not: 'true' }),
};
