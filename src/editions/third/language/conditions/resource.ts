import { z } from 'zod';
import type { Seat } from '../../../../engine/decision.ts';
import { RESOURCES, type Resource } from '../../content/vocabulary.ts';
import { focusLimit, focusTotal } from '../../investigators/focus.ts';
import { has } from '../../investigators/resource.ts';
import type { Game } from '../../state/state.ts';
import { count, exact } from '../terms/field.ts';
import { say } from '../terms/noun.ts';
import type { Reading } from './condition.ts';

const resources = z.enum(RESOURCES);
const schema = z.union([
  exact({ resource: resources, min: count }),
  exact({ resource: resources, max: count }),
  exact({ resource: z.literal('focus'), min: z.literal('focusLimit') }),
]);
/** The investigator has at least or at most that much. */
export type ResourceHeld = z.output<typeof schema>;

export const resource: Reading<ResourceHeld> = {
  schema,
  holds(game, seat, condition) {
    if (seat === null && condition.resource !== 'sheetClue') return false;
    const much = resourceOf(game, seat, condition.resource);
    if ('max' in condition) return much <= condition.max;
    if (condition.min !== 'focusLimit') return much >= condition.min;
    return seat !== null && much >= focusLimit(game, seat);
  },
  words(condition) {
    if ('min' in condition && condition.min === 'focusLimit') return say('if-focus-limit');
    const stuff = say(`stuff-${condition.resource}`);
    const money = String(condition.resource === 'money');
    if ('max' in condition) return say('if-resource-max', { stuff, money, max: condition.max });
    return say('if-resource-min', { stuff, money, min: condition.min });
  },
};

/** How much of it an investigator has; of the sheet's clues, how many lie there. */
export function resourceOf(game: Game, seat: Seat | null, what: Resource): number {
  if (what === 'sheetClue') return game.state.sheet.clues;
  if (seat === null) return 0;
  return what === 'focus' ? focusTotal(game, seat) : has(game, seat, what);
}
