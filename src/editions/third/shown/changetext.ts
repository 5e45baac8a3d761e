import { type Ref, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { ThirdEvent } from '../state/event.ts';

/**
 * What events changed on the map, in one sentence: a picture's words begin with it. Of what changed twice only the last is
 * said; nothing where nothing changed.
 */
export function changeText(events: readonly ThirdEvent[], words: Words): string[] {
  const changes = new Map<string, string>();
  for (const event of events) {
    const change = said(event, words);
    if (!change) continue;
    changes.delete(change.of);
    changes.set(change.of, change.text);
  }
  return changes.size === 0 ? [] : [words.say('third-alt-changed', { changes: words.list([...changes.values()]) })];
}

/** A change in words, and what it is a change of. */
interface Change {
  of: string;
  text: string;
}

function said(event: ThirdEvent, words: Words): Change | null {
  const at = (kind: string, place: string): Change => ({
    of: `${kind} ${place}`,
    text: words.say(`third-alt-changed-${kind}`, { place: ref('space', place) }),
  });
  const within = (kind: string, neighborhood: string): Change => ({
    of: `${kind} ${neighborhood}`,
    text: words.say(`third-alt-changed-${kind}`, { place: ref('neighborhood', neighborhood) }),
  });
  switch (event.type) {
    case 'DoomPlaced': {
      const place = ref('space', event.space);
      return { of: `doom ${event.space}`, text: words.say('third-alt-changed-doom', { place, doom: event.doom }) };
    }
    case 'Outbreak':
      return at('outbreak', event.space);
    case 'ClueSpawned':
      return within('clue', event.neighborhood);
    case 'AnomalyAppeared':
      return within('anomaly', event.neighborhood);
    case 'MarkerPlaced':
    case 'MarkerRevealed':
      return at('marker', event.at);
    case 'ScarAppeared':
      return at('scar', event.at);
    case 'MonsterSpawned': {
      const monster = ref('monster', event.monster);
      const text = words.say('third-alt-changed-monster', { monster, place: ref('space', event.at) });
      return { of: `monster ${event.monster}`, text };
    }
    case 'MonsterMoved': {
      const who = ref('monster', event.monster);
      return { of: `monster ${event.monster}`, text: moved(who, event.to, words) };
    }
    case 'Moved': {
      const who = ref('seat', String(event.seat));
      return { of: `seat ${event.seat}`, text: moved(who, event.to, words) };
    }
    default:
      return null;
  }
}

function moved(who: Ref, to: string, words: Words): string {
  return words.say('third-alt-changed-moved', { who, place: ref('space', to) });
}
