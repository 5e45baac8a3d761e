import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { EventType, SecondEvent } from '../state/event.ts';
import { lineOf } from './line.ts';

/** What nobody at the table may miss, whatever else is left out. */
const MATTERS = [
  'GameStarted',
  'WentInsane',
  'FellUnconscious',
  'LostInTimeAndSpace',
  'Devoured',
  'Replaced',
  'Arrested',
  'GateOpened',
  'GateClosed',
  'GateSealed',
  'SealBroken',
  'Surge',
  'DrawnThrough',
  'GateBlocked',
  'EnvironmentEntered',
  'RumorEntered',
  'DoomChanged',
  'TerrorRose',
  'AllyLeft',
  'PlaceClosed',
  'PlaceReopened',
  'Awakened',
  'BattleRound',
  'AttackTallied',
  'DoomTokenRemoved',
  'AncientOneAttacks',
  'Eliminated',
  'GameEnded',
] as const satisfies readonly EventType[];

/** Events in few words: without stories, dice, steps and what only one investigator need know. */
export function brief(events: readonly SecondEvent[], words: Words): string[] {
  const lines = events.flatMap((event): string[] => {
    switch (event.type) {
      case 'MythosDrawn':
        return event.purpose === 'discarded' || event.purpose === 'peek'
          ? []
          : [words.say('brief-mythos', { card: ref('mythos', event.card) })];
      case 'MonsterDefeated':
        return [
          words.say('brief-defeated', {
            seat: ref('seat', String(event.seat)),
            monster: ref('monster', event.monster),
          }),
        ];
      case 'RumorPassed':
      case 'RumorFailed':
        return [words.say(`event-${event.type}`, { card: ref('mythos', event.card) })];
      default: {
        const line = MATTERS.some((type) => type === event.type) ? lineOf(event, words) : null;
        return line ? [line] : [];
      }
    }
  });
  return lines.filter((line, index) => line !== lines[index - 1]);
}
