import { z } from 'zod';
import { STATUSES } from '../../content/vocabulary.ts';
import { inPlay } from '../../investigators/investigator.ts';
import { hasStatus } from '../../investigators/status.ts';
import { exact } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const schema = exact({ anyInvestigator: exact({ status: z.enum(STATUSES) }) });
export type AnyInvestigator = z.output<typeof schema>;

export const anyInvestigator: Reading<AnyInvestigator> = {
  schema,
  holds: (game, _seat, condition) =>
    inPlay(game.state).some((other) => hasStatus(game, other, condition.anyInvestigator.status)),
  words: (condition) =>
    say('if-anyone', { condition: say(`if-status-${condition.anyInvestigator.status}`), not: 'false' }),
  denied: (condition) =>
    say('if-anyone', { condition: say(`if-status-${condition.anyInvestigator.status}`), not: 'true' }),
};
