import type { Seat } from '../../../../engine/decision.ts';
import type { Ref } from '../../../../engine/phrase.ts';
import type { Thread } from '../../../../story/sentence.ts';
import type * as teller from '../../../telling/teller.ts';
import type { EventType, SecondEvent } from '../../state/event.ts';
import type { State } from '../../state/state.ts';

export type Around = teller.Around<SecondEvent, State>;
/** How events of some types are told. */
export type Tellers<T extends EventType> = teller.Tellers<SecondEvent, State, T>;

const CHECK: readonly EventType[] = ['CheckRolled', 'ClueSpent', 'Rerolled', 'CheckEnded'];
const FIGHT: readonly EventType[] = ['CombatStarted', 'HandsFilled', 'MonsterHits', 'CombatEnded'];
/** With these something else begins, which no check before it brought. */
const ELSE: readonly EventType[] = [
  ...(['TurnStarted', 'PhaseStarted', 'SittingBegan', 'EncounterDrawn', 'GateCardDrawn'] as const),
  ...(['MythosDrawn', 'CombatStarted', 'SpellCast', 'MonsterMoved'] as const),
];

const checkOf = ({ id }: Ref): string => `check ${id}`;
const fightOf = ({ id }: Ref): string => `fight ${id}`;
const rollOf = ({ id }: Ref): string => `roll ${id}`;

/** The check that begins with an event, within a fight where it is one's. */
export function newCheck(who: Ref, inFight: boolean): Thread {
  return { thread: checkOf(who), opens: true, ...(inFight ? { within: fightOf(who) } : {}) };
}

export function newFight(who: Ref): Thread {
  return { thread: fightOf(who), opens: true };
}

export function newRoll(purpose: Ref): Thread {
  return { thread: rollOf(purpose), opens: true };
}

/** What happens to somebody by what they rolled for. */
export function rollBy(purpose: Ref): Thread {
  return { thread: rollOf(purpose) };
}

/** The check that an event belongs to: amid it, or right behind its end. */
export function checkAt({ events, index, who }: Around, seat: Seat): Thread | null {
  const own = (event: SecondEvent): boolean => CHECK.includes(event.type) && 'seat' in event && event.seat === seat;
  const at = events.findLastIndex((event, before) => before <= index && own(event));
  if (at >= 0) {
    const isOver = events.slice(at + 1, index + 1).some(({ type }) => ELSE.includes(type));
    return isOver ? null : { thread: checkOf(who(seat)) };
  }
  const next = events.slice(index).find(own);
  return next && next.type !== 'CheckRolled' ? { thread: checkOf(who(seat)) } : null;
}

/** The fight that an event belongs to. */
export function fightAt({ events, index, who }: Around, seat: Seat): Thread | null {
  const own = (event: SecondEvent): boolean => FIGHT.includes(event.type) && 'seat' in event && event.seat === seat;
  const before = events.slice(0, index + 1).findLast(own);
  const known = before ?? events.slice(index).find(own);
  if (!known) return null;
  const isIn = before ? before.type !== 'CombatEnded' : known.type !== 'CombatStarted';
  return isIn ? { thread: fightOf(who(seat)) } : null;
}

/** In what a moment comes about: a check of that investigator, or their fight. */
export function momentOf(around: Around, seat: Seat | undefined, what: string): Thread {
  const thread = { thread: `moment ${what}`, opens: true } as const;
  const within = seat === undefined ? null : (checkAt(around, seat) ?? fightAt(around, seat));
  return within ? { ...thread, within: within.thread } : thread;
}

/** What belongs right under the heading of a moment. */
export function underMoment(what: string): Thread {
  return { thread: `moment ${what}` };
}

/** The next event that is no `skipped` one. */
export function nextOf({ events, index }: Around, skipped: readonly EventType[] = []): SecondEvent | undefined {
  return events.slice(index + 1).find(({ type }) => !skipped.includes(type));
}

/** Whether an event of a type that fulfils something stands before this one in the same step. */
export function isBefore({ events, index }: Around, wanted: (event: SecondEvent) => boolean): boolean {
  return events.slice(0, index).some(wanted);
}

/** Whether one stands after it. */
export function isAfter({ events, index }: Around, wanted: (event: SecondEvent) => boolean): boolean {
  return events.slice(index + 1).some(wanted);
}
