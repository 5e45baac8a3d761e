import type { Phrase } from '../../../../engine/phrase.ts';
import type { Content } from '../../content/content.ts';
import type { Cost, Effect } from '../../content/effect.ts';
import { speech } from '../table.ts';
import { say } from '../terms/noun.ts';

/** The rules text of a list of effects, in whole sentences. An empty list says that nothing happens. */
export function effectsText(content: Content, effects: readonly Effect[]): Phrase {
  return speech(content).text(effects);
}

/** A cost as a note under an option: capitalised, without a full stop; null when it costs nothing. */
export function costText(content: Content, cost: readonly Cost[] | undefined): Phrase | null {
  return cost && cost.length > 0 ? say('label', { clause: speech(content).joined(cost, 'imperative') }) : null;
}
