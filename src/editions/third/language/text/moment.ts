import type { Phrase } from '../../../../engine/phrase.ts';
import type { Reaction } from '../../content/ability.ts';
import { isIf } from '../../content/effect.ts';
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

/**
 * "After you damage, disengage from, or are damaged by a non-epic human monster": several things between an investigator
 * and one kind of monster, said of it together. Null for other abilities.
 */
export function actedOnText(ability: Reaction): Phrase | null {
  if (!('after' in ability) || !Array.isArray(ability.after) || ability.after.length < 2) return null;
  const { where } = ability;
  const conditions = where && isIf(where, 'all') ? where.all : [];
  const trait = conditions.find((one) => isIf(one, 'trait'));
  if (!trait) return null;
  const epic = conditions.find((one) => isIf(one, 'epic'));
  const monster = { trait: say(`trait-${trait.trait}`, { count: 1 }), epic: String(epic?.epic ?? 'any') };
  const acts = oneOf(ability.after.map((name) => say(`act-${name}`)));
  return say('after', { event: say('monster-acted-on', { acts, ...monster }), during: 'any' });
}
