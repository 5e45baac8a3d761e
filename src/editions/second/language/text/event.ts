import type { Phrase } from '../../../../engine/phrase.ts';
import type { Trigger } from '../../content/effect.ts';
import type { EventName } from '../../content/vocabulary.ts';
import { deckName, list, oneOf, place, say } from './noun.ts';

/** When a trigger fires: "at the end of each Mythos Phase", "if you end your movement in the Northside streets". */
export function triggerText(trigger: Trigger): Phrase {
  if (trigger.loss !== undefined) {
    const losses = Array.isArray(trigger.loss) ? trigger.loss : [trigger.loss];
    return say('on-loss', { what: list(losses.map((loss) => say(`stock-${loss}`, { role: 'of' }))) });
  }
  const events = Array.isArray(trigger.event) ? trigger.event : trigger.event === undefined ? [] : [trigger.event];
  if (events.includes('locationCardDrawn') && events.includes('gateCardDrawn')) {
    return say('event-encounter-card-drawn');
  }
  const [first, second] = events.map((event) => eventText(event, trigger));
  if (!first) throw new Error('a trigger without event or loss');
  return second ? say('either-event', { first, second }) : first;
}

function eventText(event: EventName, trigger: Trigger): Phrase {
  const monster = () => say(`monster-${trigger.monster ?? ''}`, { role: 'object' });
  switch (event) {
    case 'endOfMythosPhase':
      return say(trigger.from ? 'event-end-of-mythos-next' : 'event-end-of-mythos');
    case 'movementEnds':
      return trigger.at === 'anyStreets'
        ? say('event-movement-ends-street')
        : say('event-movement-ends', { place: place(trigger.at ?? '', 'at') });
    case 'monsterDefeated':
      return say('event-monster-defeated', { monster: monster() });
    case 'passesCombatCheck':
      return say('event-passes-combat', { monster: monster() });
    case 'monsterEntersPlay':
      return say('event-monster-enters', { monster: monster() });
    case 'lostInTimeAndSpace':
      return say(trigger.who === 'owner' ? 'event-you-are-lost' : 'event-anyone-is-lost');
    case 'cardsDrawn': {
      const decks = Array.isArray(trigger.deck) ? trigger.deck : trigger.deck === undefined ? [] : [trigger.deck];
      return say('event-cards-drawn', { decks: oneOf(decks.map(deckName)) });
    }
    case 'locationCardDrawn':
      return say('event-location-card-drawn');
    case 'gateCardDrawn':
      return say('event-gate-card-drawn');
    case 'clueSpentOnCheck':
      return say('event-clue-spent');
    case 'skillCheckRolled':
      return say('event-check-rolled');
    case 'encounter':
      return say('event-encounter', { place: place(trigger.at ?? '', 'at') });
    case 'returnToArkham':
      return say('event-return');
    case 'combatEnds':
      return say('event-combat-ends');
    case 'ancientOneAwakens':
      return say('event-awakens');
    default: {
      const never: never = event;
      throw new Error(`no words for ${String(never)}`);
    }
  }
}
