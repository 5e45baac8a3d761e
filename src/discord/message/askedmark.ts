/** What a message carries, beside its words, of who is meant: programs that play need not read names in a sentence. */
import type { Seat } from '../../engine/decision.ts';
import { digest } from './customid.ts';

/** So much of a digest tells the people of one table apart. */
const SHORT = 6;
const SEATED = /(\d)([0-9a-f]{6})/g;
const NAMED = /[0-9a-f]{6}/g;

const short = (person: string): string => digest(person).slice(0, SHORT);

/** Whom a question is put to: of each seat its number and who answers for it. At most 56 characters, for eight seats. */
export function askedMark(asked: readonly { seat: Seat; person: string }[]): string {
  return asked.map(({ seat, person }) => `${seat}${short(person)}`).join('');
}

/** The seats for which somebody is asked; none when they are not. @param mark as `askedMark` makes it */
export function seatsAsked(mark: string, person: string): Seat[] {
  return [...mark.matchAll(SEATED)].flatMap(([, seat, who]) => (who === short(person) ? [Number(seat)] : []));
}

/** Who has yet to speak to a proposal. At most 48 characters, for eight people. */
export function waitingMark(persons: readonly string[]): string {
  return persons.map(short).join('');
}

/** True where somebody has yet to speak. @param mark as `waitingMark` makes it */
export function isWaitedFor(mark: string, person: string): boolean {
  return (mark.match(NAMED) ?? []).some((who) => who === short(person));
}
