import { ref } from '../../../engine/phrase.ts';
import { briefOf } from '../../telling/telling.ts';
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
export const brief = briefOf<SecondEvent>(lineOf, MATTERS, {
  MythosDrawn: ({ card, purpose }, words) =>
    purpose !== 'full' && purpose !== 'setup' ? null : words.say('brief-mythos', { card: ref('mythos', card) }),
  MonsterDefeated: ({ seat, monster }, words) =>
    words.say('brief-defeated', { seat: ref('seat', String(seat)), monster: ref('monster', monster) }),
  RumorPassed: ({ card }, words) => words.say('event-RumorPassed', { card: ref('mythos', card) }),
  RumorFailed: ({ card }, words) => words.say('event-RumorFailed', { card: ref('mythos', card) }),
});
