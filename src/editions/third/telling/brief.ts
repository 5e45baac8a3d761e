import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { EventType, ThirdEvent } from '../state/event.ts';
import { lineOf } from './line.ts';

/** What nobody at the table may miss, whatever else is left out. */
const MATTERS = [
  'GameStarted',
  'InvestigatorLeft',
  'JoinedLodge',
  'GateBurst',
  'Outbreak',
  'AnomalyAppeared',
  'AnomalyRemoved',
  'ClueSpawned',
  'MarkerRevealed',
  'ScarAppeared',
  'ScarMended',
  'SheetDoom',
  'SheetClues',
  'SheetMarkers',
  'RumorEntered',
  'RumorLeft',
  'CodexAdded',
  'CodexFlipped',
  'CodexRead',
  'GameEnded',
] as const satisfies readonly EventType[];

/** Events in few words: without stories, dice, steps and what only one investigator need know. */
export function brief(events: readonly ThirdEvent[], words: Words): string[] {
  const lines = events.flatMap((event): string[] => {
    if (event.type === 'MonsterDefeated')
      return [words.say('third-brief-defeated', { monster: ref('monster', event.monster) })];
    if (event.type === 'HeadlineRead')
      return [words.say('third-brief-headline', { headline: ref('headline', event.headline) })];
    const line = MATTERS.some((type) => type === event.type) ? lineOf(event, words) : null;
    return line ? [line] : [];
  });
  return lines.filter((line, index) => line !== lines[index - 1]);
}
