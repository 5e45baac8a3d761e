/** Who has left dials where they stand so often that they may want to be asked no more. */
import type { Services } from '../connection/services.ts';

/** What is noted of somebody each time. */
const TIMES = ['dials kept', 'dials kept twice'] as const;

/** Somebody has left them where they stand. */
export function noteKept({ store }: Services, person: string): void {
  TIMES.find((time) => store.messages.teach(person, time));
}

/** Whether somebody has done so twice. */
export function keepsAgain({ store }: Services, person: string): boolean {
  return store.messages.hasLearned(person, TIMES[1]);
}
