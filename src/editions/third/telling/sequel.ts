import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import type { Told } from '../../telling/telling.ts';
import type { EventType, ThirdEvent } from '../state/event.ts';
import { statusOf } from './gathered.ts';
import { idleRollsTold, rumored } from './line/mythosline.ts';
import { lineOf } from './line.ts';

/** What may come at once of something that is used, and is then told in one sentence with it. */
const SEQUELS: readonly EventType[] = [
  ...(['Gained', 'Lost', 'Spent', 'Focused', 'FocusLost', 'Recovered', 'Researched'] as const),
  ...(['Suffered', 'AssetSuffered', 'CardGained', 'DiceRolled', 'Moved', 'Delayed'] as const),
  ...(['MonsterDamaged', 'MonsterDisengaged', 'MonsterExhausted', 'DoomRemoved'] as const),
  ...(['DoomPlaced', 'SheetDoom', 'ClueSpawned'] as const),
];
/** Of these the sentence begins with a common noun, which is no longer at its beginning. */
const COMMON: readonly EventType[] = ['DoomPlaced', 'SheetDoom', 'ClueSpawned'];

/** Tells the events from an index on by whichever teller they are for. */
type Teller = (index: number) => Told | null;

/** A card, ability or reckoning and what comes of it at once, in one sentence: "Rex uses Dynamite: gains $1." */
export function sequelTold(events: readonly ThirdEvent[], from: number, words: Words, next: Teller): Told | null {
  const event = events[from];
  if (isCastAtOnce(event, events[from + 1])) return { lines: [], used: [from] };
  const idle = idleRollsTold(events, from, words);
  if (idle) return idle;
  const head = event ? headOf(events, from, words) : null;
  if (!event || head === null) return null;
  const { count } = head;
  const after = events[from + count];
  const used = Array.from({ length: count }, (_, at) => from + at);
  const told = after && SEQUELS.includes(after.type) ? next(from + count) : null;
  const [line = '', ...more] = told?.lines ?? [];
  if (!after || !told || line === '' || more.length > 0) return count > 1 ? { lines: [head.line], used } : null;
  const seat = 'seat' in event ? words.name(ref('seat', String(event.seat))) : '';
  const said = seat !== '' && line.startsWith(`${seat} `) ? line.slice(seat.length + 1) : line;
  const what = COMMON.includes(after.type) ? `${said.charAt(0).toLocaleLowerCase()}${said.slice(1)}` : said;
  const lead = head.line.replace(/\.$/, '');
  return { lines: [words.say('third-event-sequel', { lead, what })], used: [...used, ...told.used] };
}

/** An action of a spell that is cast says no more than that. */
function isCastAtOnce(event: ThirdEvent | undefined, next: ThirdEvent | undefined): boolean {
  if (event?.type !== 'ActionPerformed' || next?.type !== 'SpellCast') return false;
  return next.seat === event.seat && event.action.includes(kindNamed(next.card));
}

/** What is used or comes into effect, and how many events say so: a card may go with its use. */
function headOf(events: readonly ThirdEvent[], from: number, words: Words): { line: string; count: number } | null {
  const event = events[from];
  const next = events[from + 1];
  switch (event?.type) {
    case 'CardUsed': {
      const isSpent = next?.type === 'CardDiscarded' && next.card === event.card;
      const card = { card: ref('card', event.card), status: statusOf(event.card) };
      const args = { seat: ref('seat', String(event.seat)), ...card };
      if (isSpent) return { line: words.say('third-event-CardUsedUp', args), count: 2 };
      return { line: lineOf(event, words) ?? '', count: 1 };
    }
    case 'AbilityUsed':
    case 'SpellCast':
      return { line: lineOf(event, words) ?? '', count: 1 };
    case 'Reckoning':
      return { line: rumored(event.by, words), count: 1 };
    default:
      return null;
  }
}
