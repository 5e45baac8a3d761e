import type { Seat } from '../../../../engine/decision.ts';
import type { Phrase, Ref } from '../../../../engine/phrase.ts';
import { type Because, type Sentence, sentence, type Thread } from '../../../../story/sentence.ts';
import type * as teller from '../../../telling/teller.ts';
import { abilityOf } from '../../state/asking.ts';
import type { Cause, EventType, ThirdEvent } from '../../state/event.ts';
import type { State } from '../../state/state.ts';

export type Around = teller.Around<ThirdEvent, State>;
/** How events of some types are told. */
export type Tellers<T extends EventType> = teller.Tellers<ThirdEvent, State, T>;

const TEST: readonly EventType[] = ['TestRolled', 'Rerolled', 'DiceChanged', 'SuccessesAdded', 'TestEnded'];
/** With these something else begins, which nothing before it brought. */
const ELSE: readonly EventType[] = [
  ...(['TurnStarted', 'TurnEnded', 'PhaseStarted', 'RoundStarted', 'ActionPerformed', 'EncounterDrawn'] as const),
  ...(['TokenDrawn', 'Reckoning', 'HeadlineRead', 'CodexFired', 'CodexFlipped'] as const),
];
/** What is told in few words behind what brought it. */
const OUTCOMES: readonly EventType[] = [
  ...(['Gained', 'Lost', 'Spent', 'Suffered', 'AssetSuffered', 'Prevented', 'Recovered', 'Researched'] as const),
  ...(['Focused', 'FocusLost', 'CardGained', 'DoomPlaced', 'DoomRemoved', 'SheetDoom', 'SheetClues'] as const),
  ...([
    'MonsterDamaged',
    'MonsterDefeated',
    'MonsterDisengaged',
    'MonsterExhausted',
    'MonsterGone',
    'Delayed',
  ] as const),
  ...(['ClueSpawned', 'MonsterSpawned', 'MonsterEngaged', 'DoomSpread', 'GateBurst'] as const),
];
/** What is told by the name of what it comes from alone. */
const UNNAMED: readonly string[] = ['encounter', 'action', 'token'];

export const testOf = ({ id }: Ref): string => `test ${id}`;

/** The test that an event belongs to: amid it, or right behind its end. */
export function testAt({ events, index, who }: Around, seat: Seat): Thread | null {
  const own = (event: ThirdEvent): boolean => TEST.includes(event.type) && 'seat' in event && event.seat === seat;
  const at = events.findLastIndex((event, before) => before <= index && own(event));
  if (at >= 0) {
    const isOver = events.slice(at + 1, index + 1).some(({ type }) => ELSE.includes(type));
    return isOver ? null : { thread: testOf(who(seat)) };
  }
  const next = events.slice(index).find(own);
  return next && next.type !== 'TestRolled' ? { thread: testOf(who(seat)) } : null;
}

/** The youngest before an event that began something: a token, a reckoning, an attack; null where something else began since. */
function leadAt({ events, index }: Around): ThirdEvent | null {
  for (let at = index - 1; at >= 0; at--) {
    const event = events[at];
    if (!event || (!OUTCOMES.includes(event.type) && threadName(event) === null)) return null;
    if (threadName(event) !== null) return event;
  }
  return null;
}

/** The thread that an event begins, by what it is about; null for one that begins none. */
function threadName(event: ThirdEvent): string | null {
  switch (event.type) {
    case 'TokenDrawn':
      return `token ${event.seat} ${event.token}`;
    case 'Reckoning':
      return `reckoning ${event.by.id}`;
    case 'MonsterAttacked':
      return `attack ${event.monster}`;
    case 'MonsterActivated':
      return event.kind === 'lurker' ? `lurks ${event.monster}` : null;
    case 'DiceRolled':
      return `roll ${event.seat} ${event.purpose.id}`;
    default:
      return null;
  }
}

/** To what an event belongs, where it is told in few words behind that. */
export function threadAt(around: Around): Thread | null {
  const event = around.events[around.index];
  const seat = event && 'seat' in event ? event.seat : undefined;
  const lead = leadAt(around);
  const thread = lead && threadName(lead);
  if (thread !== null) return { thread };
  return seat === undefined ? testBefore(around) : testAt(around, seat);
}

/** The test that came right before an event that is about nobody. */
function testBefore(around: Around): Thread | null {
  const { events, index } = around;
  const at = events.findLastIndex((event, before) => before < index && event.type === 'TestEnded');
  const ended = events[at];
  if (ended?.type !== 'TestEnded') return null;
  const isOver = events.slice(at + 1, index).some(({ type }) => !OUTCOMES.includes(type));
  return isOver ? null : { thread: testOf(around.who(ended.seat)) };
}

/**
 * What begins a thread, and its end where that is known by now: with what comes of it in few words, or that nothing does.
 * What is asked before anything comes of it may still tell.
 */
export function leading(around: Around, head: { says: Phrase; end: Phrase }, more: Partial<Sentence>): Sentence[] {
  const { events, index } = around;
  const event = events[index];
  const thread = event ? threadName(event) : null;
  if (thread === null) return [sentence('state', head.says, more)];
  const next = events[index + 1];
  const first = sentence('roll', head.says, { ...more, of: { thread, opens: true } });
  if (!next) return [first];
  return [
    first,
    sentence('result', head.says, { ...more, because: { evident: 'check' }, of: { thread }, clause: head.end }),
  ];
}

/** The cause of an event, by the name it is known by; none where it is one without a name of its own. */
export function causedBy(cause: Cause | undefined): Because {
  if (!cause || UNNAMED.includes(cause.ref)) return { evident: 'named' };
  return abilityOf(cause);
}

/** In what a moment comes about: a test of that investigator. */
export function momentOf(around: Around, seat: Seat | undefined, what: string): Thread {
  const within = seat === undefined ? testBefore(around) : testAt(around, seat);
  return { thread: `moment ${what}`, opens: true, ...(within ? { within: within.thread } : {}) };
}

/** What belongs right under the heading of a moment. */
export function underMoment(what: string): Thread {
  return { thread: `moment ${what}` };
}

/** With the thread it belongs to, where there is one. */
export function within(thread: Thread | null): Pick<Sentence, 'of'> | Record<string, never> {
  return thread ? { of: thread } : {};
}
