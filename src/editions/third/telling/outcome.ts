import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { story } from '../../shown/clause.ts';
import { encounterIn, encounterProse, monsterProse } from '../shown/prose.ts';
import type { EventOf, ThirdEvent } from '../state/event.ts';
import { statusOf } from './gathered.ts';
import { amounts } from './tokens.ts';

/** What a test came to: in few words each, with what the story says of it. */
export interface Result {
  clauses: string[];
  prose: string[];
  used: number[];
  /** They say by themselves whether it was passed. */
  plain?: boolean;
}

/** What follows at once on the end of a test, as far as it needs few words. */
export function resultsOf(
  events: readonly ThirdEvent[],
  from: number,
  ended: EventOf<'TestEnded'>,
  words: Words,
): Result {
  const result: Result = { clauses: [], prose: [], used: [] };
  for (let index = from; index < events.length; index++) {
    const event = events[index];
    const exchanged = exchangeOf(events, index, words);
    const clause = exchanged ?? (event ? clauseOf(event, ended.seat, words) : null);
    if (!event || clause === null) break;
    result.used.push(index);
    if (exchanged !== null) result.used.push(++index);
    if (clause !== '') result.clauses.push(clause);
    if (event.type === 'MonsterDefeated') {
      const told = story(monsterProse(event.monster, 'defeated', words.locale));
      if (told !== '') result.prose.push(told);
    }
  }
  result.prose.unshift(...endOfStory(ended, words));
  if (ended.encounter === undefined && ended.passed) result.plain = true;
  return result;
}

/** How the story of an encounter goes on by how its test ended. */
function endOfStory({ encounter, passed }: EventOf<'TestEnded'>, words: Words): string[] {
  const about = encounterIn(encounter);
  const told = about && encounterProse(about, passed ? 'pass' : 'fail', words.locale);
  return told ? [story(told)] : [];
}

/** Focus for which another had to go; empty where it is the same. */
function exchangeOf(events: readonly ThirdEvent[], index: number, words: Words): string | null {
  const [event, next] = events.slice(index);
  if (event?.type !== 'Focused' || next?.type !== 'FocusLost' || next.spent || next.seat !== event.seat) return null;
  if (next.skill === event.skill) return '';
  return words.say('third-result-Focused-instead', {
    skill: ref('skill', event.skill),
    other: ref('skill', next.skill),
  });
}

/** One event as a result; empty where another says it, null where it is none of the test's. */
function clauseOf(event: ThirdEvent, seat: number, words: Words): string | null {
  if ('seat' in event && event.seat !== undefined && event.seat !== seat) return null;
  const say = (args: Parameters<Words['say']>[1] = {}): string => words.say(`third-result-${event.type}`, args);
  switch (event.type) {
    case 'Gained':
    case 'Lost':
    case 'Spent':
      return say({ what: amounts({ [event.what]: event.amount }, words) });
    case 'Suffered': {
      const { damage, horror } = event;
      const what = amounts({ damage, horror }, words);
      return what;
    }
    case 'AssetSuffered': {
      const { card, damage, horror } = event;
      return say({ card: ref('card', card), what: amounts({ damage, horror }, words) });
    }
    case 'Recovered': {
      if (event.card !== undefined) return null;
      const { health, sanity } = event;
      const what = amounts({ health, sanity }, words);
      return what === '' ? '' : say({ what });
    }
    case 'Researched':
      return say({ amount: event.amount, clues: event.clues });
    case 'SheetClues':
      return '';
    case 'Focused':
      return say({ skill: ref('skill', event.skill) });
    case 'CardGained':
      return say({ card: ref('card', event.card), status: statusOf(event.card) });
    case 'DoomRemoved':
      return say({ amount: event.amount, space: ref('space', event.space), doom: event.doom });
    case 'MonsterDamaged': {
      const left = Math.max(0, event.health - event.damage);
      return say({ amount: event.amount, damage: event.damage, health: event.health, left });
    }
    case 'MonsterDefeated':
      return say({ monster: ref('monster', event.monster) });
    case 'MonsterDisengaged':
      return event.taken ? null : say({ monster: ref('monster', event.monster) });
    case 'MonsterExhausted':
      return '';
    case 'MonsterGone':
      return event.to === 'deck' ? '' : null;
    case 'Delayed':
      return say();
    default:
      return null;
  }
}
