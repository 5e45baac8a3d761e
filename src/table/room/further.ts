import type { Decision } from '../../engine/decision.ts';
import { askedAfter } from '../../engine/trial.ts';
import type { Position } from './reading.ts';

/** An option that only leads to another question, and that question. */
export interface Further {
  option: string;
  next: Decision;
}

/** The options of a question whose own questions can be shown with it: those that the same person would be asked at once. */
export function furtherOf({ live: { play }, edition }: Position, decision: Decision): Further[] {
  return (edition.leadsTo?.(decision) ?? []).flatMap(({ option, to }) => {
    const after = askedAfter(play, { kind: 'answer', answer: { decision: decision.id, chosen: [option] } });
    const next = after.find((one) => follows(one, decision, to));
    return next && next.max === 1 ? [{ option, next }] : [];
  });
}

/** The question of a kind that somebody is asked after another. */
export const follows = (next: Decision, { id, seats }: Decision, to: string): boolean =>
  next.id !== id && next.kind === to && next.seats.join() === seats.join();
