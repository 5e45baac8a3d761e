import type { Seat } from '../../../../engine/decision.ts';
import type { Ref } from '../../../../engine/phrase.ts';
import type { Thread } from '../../../../story/sentence.ts';
import type * as teller from '../../../telling/teller.ts';
import type { Content } from '../../content/content.ts';
import type { EventType, SecondEvent } from '../../state/event.ts';
import type { State } from '../../state/state.ts';

export type Around = teller.Around<SecondEvent, State, Content>;
/** How events of some types are told. */
export type Tellers<T extends EventType> = teller.Tellers<SecondEvent, State, Content, T>;

const CHECK: readonly EventType[] = ['CheckRolled', 'ClueSpent', 'Rerolled', 'CheckEnded'];
/** A monster that was not evaded hits before the fight begins: its blow says nothing of one. */
const FIGHT: readonly EventType[] = ['CombatStarted', 'HandsFilled', 'CombatEnded'];
/** With these something else begins, which no check before it brought. */
const ELSE: readonly EventType[] = [
  ...(['MonsterDefeated', 'CombatEnded'] as const),
  ...(['TurnStarted', 'PhaseStarted', 'SittingBegan', 'EncounterDrawn', 'GateCardDrawn'] as const),
  ...(['MythosDrawn', 'CombatStarted', 'SpellCast', 'MonsterMoved'] as const),
];

const checkOf = ({ id }: Ref): string => `check ${id}`;
const fightOf = ({ id }: Ref): string => `fight ${id}`;
const rollOf = ({ id }: Ref): string => `roll ${id}`;

/** The check that begins with an event, within a fight where somebody is in one. */
export function newCheck(around: Around, seat: Seat): Thread {
  const fight = fightAt(around, seat);
  return { thread: checkOf(around.who(seat)), opens: true, ...(fight ? { within: fight.thread } : {}) };
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

/** Whether dice have just been rolled for something. */
export function isRolledFor(purpose: { id: string }, { events, index }: Pick<Around, 'events' | 'index'>): boolean {
  return events.slice(0, index).some((event) => event.type === 'DiceRolled' && event.purpose.id === purpose.id);
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
export function fightAt({ events, index, state, who }: Around, seat: Seat): Thread | null {
  const own = (event: SecondEvent): boolean => FIGHT.includes(event.type) && 'seat' in event && event.seat === seat;
  const before = events.slice(0, index + 1).findLast(own);
  const known = before ?? events.slice(index).find(own);
  if (!known) return state.combat?.seat === seat && state.combat.monster ? { thread: fightOf(who(seat)) } : null;
  const isIn = before ? before.type !== 'CombatEnded' : known.type !== 'CombatStarted';
  return isIn ? { thread: fightOf(who(seat)) } : null;
}

/** What happens to somebody goes on in their fight, or in the check before it. */
export function placeAt(around: Around, seat: Seat): Thread | null {
  return fightAt(around, seat) ?? checkAt(around, seat);
}

/** In what a moment comes about: a check of that investigator, or their fight. */
export function momentOf(around: Around, seat: Seat | undefined, what: string): Thread {
  const thread = { thread: `moment ${what}`, opens: true } as const;
  const within = seat === undefined ? null : placeAt(around, seat);
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

/** True for whoever has been devoured, which says all. */
export function isGone(around: Around, seat: Seat): boolean {
  return isBefore(around, (event) => event.type === 'Devoured' && event.seat === seat);
}

/** Whether one stands after it. */
export function isAfter({ events, index }: Around, wanted: (event: SecondEvent) => boolean): boolean {
  return events.slice(index + 1).some(wanted);
}
