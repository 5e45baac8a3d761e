import type { Seat } from '../../../engine/decision.ts';
import type { ThirdEvent } from '../state/event.ts';

/** Some of the events of a step, and in whose message they are told. */
interface Part {
  events: readonly ThirdEvent[];
  seat?: Seat;
}

/** A step's events as they are told: that somebody has no encounter stands in their own message. */
export function parts(events: readonly ThirdEvent[]): Part[] {
  const all: Part[] = [];
  let told: ThirdEvent[] = [];
  const close = (): void => {
    if (told.length > 0) all.push({ events: told });
    told = [];
  };
  for (const event of events) {
    if (event.type === 'EncounterMissed') {
      close();
      all.push({ events: [event], seat: event.seat });
    } else told.push(event);
  }
  close();
  return all;
}
