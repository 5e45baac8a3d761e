import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Told } from '../../telling/telling.ts';
import type { EventOf, ThirdEvent } from '../state/event.ts';
import { placesFrom } from './run.ts';

/** Somebody's steps in a row as one: where they end up, and what they paid for going farther. */
export function stepsTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  let money = 0;
  let last: EventOf<'Moved'> | null = null;
  let index = from;
  for (; index < events.length; index++) {
    const event = events[index];
    if (event && isStep(event) && (!last || last.seat === event.seat)) last = event;
    else if (paysForSteps(events, index, last)) money += (event as EventOf<'Spent'>).amount;
    else break;
  }
  if (!last) return null;
  const args = { seat: ref('seat', String(last.seat)), to: ref('space', last.to), money };
  return { lines: [words.say('third-event-Moved', args)], used: placesFrom(from, index - from) };
}

function isStep(event: ThirdEvent): event is EventOf<'Moved'> {
  return event.type === 'Moved' && event.how === 'step';
}

/** Money for more spaces is paid for nothing that has a name, and the steps follow. */
function paysForSteps(events: readonly ThirdEvent[], index: number, before: EventOf<'Moved'> | null): boolean {
  const event = events[index];
  const next = events[index + 1];
  if (event?.type !== 'Spent' || event.what !== 'money' || event.on) return false;
  return next !== undefined && isStep(next) && next.seat === event.seat && (!before || before.seat === event.seat);
}
