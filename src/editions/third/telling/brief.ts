import { ref } from '../../../engine/phrase.ts';
import { briefOf } from '../../telling/telling.ts';
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
export const brief = briefOf<ThirdEvent>(lineOf, MATTERS, {
  MonsterDefeated: ({ monster }, words) => words.say('third-brief-defeated', { monster: ref('monster', monster) }),
  HeadlineRead: ({ headline }, words) => words.say('third-brief-headline', { headline: ref('headline', headline) }),
});
