import type { Phrase } from '../../../../engine/phrase.ts';
import type { Reaction } from '../../content/ability.ts';
import type { EventName } from '../../content/vocabulary.ts';
import { oneOf, say } from '../terms/noun.ts';

/** "After you gain one or more clues": what an ability waits for. */
export function momentText(ability: Reaction): Phrase {
  const min = 'min' in ability ? (ability.min ?? 0) : 0;
  const event = (name: EventName): Phrase => say(`event-${name}`, { min });
  if ('after' in ability) {
    const names = [ability.after].flat();
    const color = 'color' in ability ? ability.color : 'any';
    const what = oneOf(
      names.map((name) => (name === 'markerRevealed' ? say('event-markerRevealed', { color, min }) : event(name))),
    );
    return say('after', { event: what, during: 'during' in ability ? ability.during : 'any' });
  }
  if ('before' in ability) return say('before', { event: event(ability.before) });
  const { when } = ability;
  return say(when === 'additionalActionFromEvade' ? 'before-or-after' : 'when', { event: event(when) });
}
