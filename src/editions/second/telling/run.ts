import type { Words } from '../../../words/words.ts';
import type { Told } from '../../telling/telling.ts';
import type { Cause, EventOf, EventType, SecondEvent } from '../state/event.ts';

/** Events of one type that follow each other. */
export interface Run<E> {
  list: [E, ...E[]];
  used: number[];
}

/** Those of a type from an index on that are like the first of them, with nothing in between; null for another type. */
export function runOf<T extends EventType>(
  events: readonly SecondEvent[],
  from: number,
  type: T,
  isLike: (first: EventOf<T>, other: EventOf<T>) => boolean = () => true,
): Run<EventOf<T>> | null {
  const isOne = (event: SecondEvent | undefined): event is EventOf<T> => event?.type === type;
  const first = events[from];
  if (!isOne(first)) return null;
  const run: Run<EventOf<T>> = { list: [first], used: [from] };
  for (let index = from + 1; index < events.length; index++) {
    const event = events[index];
    if (!isOne(event) || !isLike(first, event)) break;
    run.list.push(event);
    run.used.push(index);
  }
  return run;
}

export const isSame = (one: Cause | undefined, other: Cause | undefined): boolean =>
  one?.ref === other?.ref && one?.id === other?.id;

export const because = (cause: Cause | undefined, words: Words): string =>
  cause ? words.say('because', { cause: words.name(cause) }) : '';

/** What is told of several at once; of one alone its own line is told. */
export function ofSeveral<E extends SecondEvent>(run: Run<E> | null, say: (list: readonly E[]) => string): Told | null {
  return run && run.list.length > 1 ? { lines: [say(run.list)], used: run.used } : null;
}
