import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { ThirdEvent } from '../state/event.ts';
import { why } from './announced.ts';

const TOLD_TOGETHER = ['Gained', 'Lost', 'Spent', 'Focused', 'FocusLost', 'Recovered', 'Researched'] as const;
type TokenEvent = Extract<ThirdEvent, { type: (typeof TOLD_TOGETHER)[number] }>;
type Counted = 'Gained' | 'Lost' | 'Spent';
/** What is told of one or several; `instead` is the focus that goes for another, where there is no room for both. */
type Told =
  | Exclude<TokenEvent, { type: Counted | 'Focused' }>
  | (Extract<TokenEvent, { type: 'Focused' }> & { instead?: string })
  | { type: Counted; counted: Record<string, number> };

/** What an investigator gains, spends and suffers in one go, as one sentence; the number of events it takes up. */
export function tokensLine(
  events: readonly ThirdEvent[],
  from: number,
  words: Words,
): { line: string; count: number } | null {
  const first = events[from];
  if (!first || !isTokens(first)) return null;
  const run: TokenEvent[] = [];
  for (const event of events.slice(from)) {
    if (!isTokens(event) || event.seat !== first.seat) break;
    run.push(event);
  }
  const before = events[from - 1];
  const stirred = before?.type === 'Reckoning' ? before.by.id : '';
  const clauses = merged(run).flatMap((event) => clauseOf(event, words, stirred) ?? []);
  if (clauses.length === 0) return { line: '', count: run.length };
  const line = words.say('third-event-tokens', {
    seat: ref('seat', String(first.seat)),
    clauses: words.list(clauses),
    by: causeOf(events, from, run, words),
  });
  return { line, count: run.length };
}

function isTokens(event: ThirdEvent): event is TokenEvent {
  return TOLD_TOGETHER.some((type) => type === event.type);
}

/** Whom or what it comes from, where all of it comes from the same. */
function causeOf(events: readonly ThirdEvent[], from: number, run: readonly TokenEvent[], words: Words): string {
  const causes = run.map((event) => (event.type === 'Spent' ? event.on : 'by' in event ? event.by : undefined));
  const [first] = causes;
  if (!first || causes.some((cause) => cause?.ref !== first.ref || cause.id !== first.id)) return '';
  return why(events, from, first, words);
}

/** What is gained, lost, spent or recovered in a row, with one verb for all of it. */
function merged(run: readonly TokenEvent[]): Told[] {
  const told: Told[] = [];
  for (const event of run) {
    const last = told.at(-1);
    if (event.type === 'Recovered' && last?.type === 'Recovered' && last.card === event.card) {
      told[told.length - 1] = { ...last, health: last.health + event.health, sanity: last.sanity + event.sanity };
    } else if (event.type === 'FocusLost' && !event.spent && last?.type === 'Focused') {
      // There was no room for both.
      told[told.length - 1] = { ...last, instead: event.skill };
    } else if (event.type !== 'Gained' && event.type !== 'Lost' && event.type !== 'Spent') told.push(event);
    else {
      const counted = last && 'counted' in last && last.type === event.type ? last.counted : {};
      if (!last || !('counted' in last) || last.type !== event.type) told.push({ type: event.type, counted });
      counted[event.what] = (counted[event.what] ?? 0) + event.amount;
    }
  }
  return told;
}

/** @param stirred the card whose reckoning has just been named */
function clauseOf(event: Told, words: Words, stirred: string): string | null {
  const say = (args: Record<string, PhraseArgument>): string => words.text(phrase(`third-clause-${event.type}`, args));
  switch (event.type) {
    case 'Gained':
    case 'Lost':
    case 'Spent': {
      const what = amounts(event.counted, words);
      return what === '' ? null : say({ what });
    }
    case 'Focused':
      return focusClause(event.skill, event.instead, words);
    case 'FocusLost':
      return say({ skill: ref('skill', event.skill), spent: String(event.spent) });
    case 'Recovered': {
      const { health, sanity, card } = event;
      const what = amounts({ health, sanity }, words);
      const on = card === undefined ? 'none' : card === stirred ? 'it' : ref('card', card);
      return what === '' ? null : say({ what, card: on });
    }
    case 'Researched':
      return say({ amount: event.amount, clues: event.clues });
    default:
      return event satisfies never;
  }
}

/** Focus that is gained; of what has no room for one more, another of the same leaves things as they were. */
function focusClause(skill: string, instead: string | undefined, words: Words): string {
  if (instead === undefined) return words.say('third-clause-Focused', { skill: ref('skill', skill) });
  if (instead === skill) return words.say('third-clause-Focused-full');
  return words.say('third-clause-Focused-instead', { skill: ref('skill', skill), other: ref('skill', instead) });
}

/** "2 damage and 1 horror"; empty where there is nothing of it. */
export function amounts(counted: Record<string, number>, words: Words): string {
  return words.list(
    Object.entries(counted)
      .filter(([, amount]) => amount > 0)
      .map(([what, amount]) => words.say(`third-amount-${what}`, { amount })),
  );
}
