import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import type { Told } from '../../telling/telling.ts';
import type { ThirdEvent } from '../state/event.ts';
import { statusOf } from './gathered.ts';
import { placesFrom } from './run.ts';

/** Several who gain the same card one after the other, and perhaps join the Lodge by it, in one sentence. */
export function severalTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const first = events[from];
  if (first?.type !== 'CardGained' || !['deck', 'supply'].includes(first.from)) return null;
  const joins = isJoining(events, from);
  const seats: number[] = [];
  let index = from;
  for (; index < events.length; index += joins ? 2 : 1) {
    const event = events[index];
    const isSame = event?.type === 'CardGained' && event.from === first.from && isSameKind(event.card, first.card);
    if (!isSame || seats.includes(event.seat) || isJoining(events, index) !== joins) break;
    seats.push(event.seat);
  }
  if (seats.length < 2) return null;
  const line = words.say('third-event-CardGained-several', {
    seats: words.list(seats.map((seat) => words.name(ref('seat', String(seat))))),
    card: ref('card', first.card),
    from: statusOf(first.card) === 'none' ? first.from : 'status',
    joins: joins ? 'yes' : 'no',
  });
  return { lines: [line], used: placesFrom(from, index - from) };
}

function isSameKind(card: string, other: string): boolean {
  return kindNamed(card) === kindNamed(other);
}

/** Whether somebody joins the Lodge right after an event of theirs. */
function isJoining(events: readonly ThirdEvent[], at: number): boolean {
  const [event, next] = [events[at], events[at + 1]];
  return event?.type === 'CardGained' && next?.type === 'JoinedLodge' && next.seat === event.seat;
}
