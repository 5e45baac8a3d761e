import type { EventOf, EventType, ThirdEvent } from '../state/event.ts';

/** The events of one type that follow each other from there and belong together. */
export function runOf<T extends EventType>(
  events: readonly ThirdEvent[],
  from: number,
  type: T,
  belongs: (event: EventOf<T>) => boolean = () => true,
): EventOf<T>[] {
  const isOne = (event: ThirdEvent): event is EventOf<T> => event.type === type;
  const run: EventOf<T>[] = [];
  for (const event of events.slice(from)) {
    if (!isOne(event) || !belongs(event)) break;
    run.push(event);
  }
  return run;
}

/** The places of so many events from one on. */
export function placesFrom(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}
