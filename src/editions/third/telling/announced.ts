import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Cause, ThirdEvent } from '../state/event.ts';

/** What an event says by itself that the next ones come from. */
function announces(event: ThirdEvent): Cause | null {
  switch (event.type) {
    case 'HeadlineRead':
      return { ref: 'headline', id: event.headline };
    case 'Reckoning':
      return event.by;
    case 'TokenDrawn':
      return { ref: 'token', id: event.token };
    case 'MonsterAttacked':
    case 'MonsterActivated':
      return { ref: 'monster', id: event.monster };
    case 'CardUsed':
    case 'SpellCast':
      return { ref: 'card', id: event.card };
    case 'AbilityUsed':
      return { ref: 'sheet', id: event.sheet };
    case 'CodexFired':
      // A standing rule is not told by itself.
      return event.what === 'rule' ? null : { ref: 'archive', id: String(event.card) };
    case 'CodexFlipped':
      return { ref: 'archive', id: String(event.card) };
    case 'Outbreak':
      return { ref: 'rule', id: '3E-415' };
    default:
      return null;
  }
}

/** Events after which what was announced before is no longer at work. */
const BEGINNINGS: readonly ThirdEvent['type'][] = ['TurnStarted', 'TurnEnded', 'PhaseStarted', 'ActionPerformed'];

/** Whether what something comes from has been named just before, among these events. */
export function isAnnounced(events: readonly ThirdEvent[], index: number, cause: Cause): boolean {
  // Its story has been told, or the token named: everything in their message comes from it.
  if (['encounter', 'action', 'token'].includes(cause.ref)) return true;
  for (let before = index - 1; before >= 0; before--) {
    const event = events[before];
    if (!event || BEGINNINGS.includes(event.type)) return false;
    const named = announces(event);
    if (named && named.id === cause.id) return true;
  }
  return false;
}

/** Why, in brackets behind what happened; nothing where it has just been said, or is their own doing. */
export function why(events: readonly ThirdEvent[], index: number, cause: Cause | undefined, words: Words): string {
  const name = whyNamed(events, index, cause, words);
  return name === '' ? '' : words.say('because', { cause: name });
}

/** The name of the same cause. */
export function whyNamed(events: readonly ThirdEvent[], index: number, cause: Cause | undefined, words: Words): string {
  const event = events[index];
  if (!cause || isAnnounced(events, index, cause)) return '';
  const name = words.name(cause);
  // What comes from their own sheet would name them twice.
  if (event && 'seat' in event && event.seat !== undefined && name === words.name(ref('seat', String(event.seat))))
    return '';
  return name;
}
