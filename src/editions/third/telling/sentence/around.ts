import type { Seat } from '../../../../engine/decision.ts';
import { type Phrase, phrase, type Ref } from '../../../../engine/phrase.ts';
import { type Because, begunIn, type Sentence, sentence, type Thread } from '../../../../story/sentence.ts';
import type * as teller from '../../../telling/teller.ts';
import type { Content } from '../../content/content.ts';
import { abilityOf } from '../../state/asking.ts';
import type { Cause, EventType, ThirdEvent } from '../../state/event.ts';
import type { State } from '../../state/state.ts';

export type Around = teller.Around<ThirdEvent, State, Content>;
/** How events of some types are told. */
export type Tellers<T extends EventType> = teller.Tellers<ThirdEvent, State, Content, T>;

const TEST: readonly EventType[] = ['TestRolled', 'Rerolled', 'DiceChanged', 'SuccessesAdded', 'TestEnded'];
/** With these something else begins, which nothing before it brought. */
const ELSE: readonly EventType[] = [
  ...(['TurnStarted', 'TurnEnded', 'PhaseStarted', 'RoundStarted', 'ActionPerformed', 'EncounterDrawn'] as const),
  ...(['TokenDrawn', 'Reckoning', 'HeadlineRead', 'CodexFired', 'CodexFlipped'] as const),
];
/** What is told in few words behind what brought it. */
const OUTCOMES: readonly EventType[] = [
  ...(['Gained', 'Lost', 'Spent', 'Suffered', 'AssetSuffered', 'Prevented', 'Recovered', 'Researched'] as const),
  ...([
    'Focused',
    'CardGained',
    'DoomPlaced',
    'DoomRemoved',
    'SheetDoom',
    'MonsterDamaged',
    'MonsterDefeated',
  ] as const),
  ...(['MonsterDisengaged', 'MonsterSpawned', 'Delayed', 'ClueSpawned', 'GateBurst'] as const),
];
/** What goes with these, and ends nothing. */
const AMID: readonly EventType[] = [
  ...(['FocusLost', 'SheetClues', 'MonsterExhausted', 'MonsterGone', 'MonsterEngaged', 'DoomSpread'] as const),
  ...(['CardUsed', 'AbilityUsed'] as const),
];
/** What a monster, a token and the reckoning leave to the next of their kind. */
const NEXT: readonly EventType[] = [...ELSE, 'MonsterAttacked', 'MonsterActivated', 'MonsterReadied', 'CupRefilled'];
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
    if (!event) return null;
    if (threadName(event) !== null) return event;
    if (!OUTCOMES.includes(event.type) && !AMID.includes(event.type)) return null;
  }
  return null;
}

/** True for what a token brings. */
export function isOfToken(around: Around): boolean {
  return leadAt(around)?.type === 'TokenDrawn';
}

/** The thread that an event begins, by what it is about; null for one that begins none. */
function threadName(event: ThirdEvent): string | null {
  switch (event.type) {
    case 'TokenDrawn':
      return 'token';
    case 'Reckoning':
      return reckoningOf(event.by);
    case 'MonsterAttacked':
      return deedOf(event.monster);
    case 'MonsterActivated':
      return event.kind === 'lurker' ? deedOf(event.monster) : null;
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
  if (lead && thread !== null) return event && isPlainly(event, lead) ? { thread } : null;
  return seat === undefined ? testBefore(around) : testAt(around, seat);
}

/** What says by itself whom it befalls. */
const NAMING: readonly EventType[] = ['Suffered', 'AssetSuffered', 'Prevented'];

/** Whether it is plain whom something befalls, told in few words behind what brought it. */
function isPlainly(event: ThirdEvent, lead: ThirdEvent): boolean {
  if (!('seat' in event) || NAMING.includes(event.type)) return true;
  if ('seat' in lead) return lead.seat === event.seat;
  return event.type === 'Recovered' && event.card !== undefined;
}

/** The test that came right before an event that is about nobody. */
function testBefore(around: Around): Thread | null {
  const { events, index } = around;
  const at = events.findLastIndex((event, before) => before < index && event.type === 'TestEnded');
  const ended = events[at];
  if (ended?.type !== 'TestEnded') return null;
  const isOver = events.slice(at + 1, index).some(({ type }) => !OUTCOMES.includes(type) && !AMID.includes(type));
  return isOver ? null : { thread: testOf(around.who(ended.seat)) };
}

interface Head {
  says: Phrase;
  end: Phrase;
  /** Nothing comes of it, as the rules know. */
  idle?: boolean | undefined;
}

/**
 * What begins a thread, and its end: with what comes of it in few words, or that nothing does. It is left open where that is
 * not known by now, for what is asked in between may still tell.
 */
export function leading(around: Around, head: Head, more: Partial<Sentence>): Sentence[] {
  const { events, index } = around;
  const event = events[index];
  const thread = event ? threadName(event) : null;
  if (!event || thread === null) return [sentence('state', head.says, more)];
  const next = events.slice(index + 1).find(({ type }) => !AMID.includes(type));
  const first = sentence('roll', head.says, { ...more, of: { thread, opens: true } });
  return head.idle || (next && isKnown(event, next)) ? [first, ending(thread, head.end, more.about ?? null)] : [first];
}

/** Whether what came of an event is known: something in few words, or something else has begun. */
function isKnown(event: ThirdEvent, next: ThirdEvent): boolean {
  if (next.type === 'MonsterSpawned') return event.type === 'TokenDrawn' && next.by?.ref === 'token';
  return NEXT.includes(next.type) || (OUTCOMES.includes(next.type) && isPlainly(next, event));
}

function ending(thread: string, end: Phrase, about: Ref | null): Sentence {
  return sentence('result', phrase('third-test-later'), {
    about,
    because: begunIn({ thread }),
    of: { thread },
    clause: end,
  });
}

/** What came of what was told before a question, with its end, which has to be told anew; only itself where it has just begun. */
export function resumed(told: Sentence, begun: { thread: string; end: Phrase; about: Ref | null }): Sentence[] {
  if (told.of) return [told];
  const { thread, end, about } = begun;
  return [ending(thread, end, about), { ...told, of: { thread } }];
}

export const reckoningOf = ({ id }: { id: string }): string => `reckoning ${id}`;

/** The thread of what a monster does, of which harm may be told later. */
export const deedOf = (monster: string): string => `deed ${monster}`;

/** The cause of an event, by the name it is known by. */
export function causedBy(cause: Cause | undefined): Because {
  return cause ? abilityOf(cause) : { evident: 'named' };
}

/** In what a moment comes about: a test of that investigator. */
export function momentOf(around: Around, seat: Seat | undefined, what: string): Thread {
  const within = seat === undefined ? testBefore(around) : testAt(around, seat);
  return { thread: `moment ${what}`, opens: true, ...(within ? { within: within.thread } : {}) };
}

/** The moment in which somebody with that sheet is lost. */
export const leftAs = (sheet: string): string => `left ${sheet}`;

/** What belongs right under the heading of a moment. */
export function underMoment(what: string): Thread {
  return { thread: `moment ${what}` };
}

/** With the thread it belongs to, where there is one. */
export function within(thread: Thread | null): Pick<Sentence, 'of'> | Record<string, never> {
  return thread ? { of: thread } : {};
}
