import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { SecondEvent } from '../state/event.ts';

/** What events changed on the board, in one sentence: a picture's words begin with it. Nothing where nothing changed. */
export function changeText(events: readonly SecondEvent[], words: Words): string[] {
  const changes = events.flatMap((event) => said(event, words) ?? []);
  return changes.length === 0 ? [] : [words.say('alt-changed', { changes: words.list([...new Set(changes)]) })];
}

function said(event: SecondEvent, words: Words): string | null {
  switch (event.type) {
    case 'GateOpened':
      return words.say('alt-changed-gate', { place: ref('place', event.place) });
    case 'GateSealed':
      return words.say('alt-changed-seal', { place: ref('place', event.place) });
    case 'CluePlaced':
      return words.say('alt-changed-clue', { place: ref('place', event.place) });
    case 'PlaceClosed':
      return words.say('alt-changed-closed', { place: ref('place', event.place) });
    case 'MonsterAppeared':
      return words.say('alt-changed-monster', {
        monster: ref('monster', event.monster),
        place: ref('place', event.place),
      });
    case 'MonsterMoved':
      return words.say('alt-changed-moved', { who: ref('monster', event.monster), place: ref('place', event.to) });
    case 'Moved':
      return words.say('alt-changed-moved', { who: ref('seat', String(event.seat)), place: ref('place', event.to) });
    default:
      return null;
  }
}
