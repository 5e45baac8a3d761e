import type { Decision } from '../../engine/decision.ts';
import { phrase } from '../../engine/phrase.ts';
import { isLocale } from '../../locale.ts';
import type { SeatRow } from '../../store/games.ts';
import { choicePhrases } from '../game/answer.ts';
import type { Live } from '../game/live.ts';
import type { Room } from '../room/room.ts';
import { say, sayAnswer } from '../seats/seatchange.ts';
import { nameAt, personsAsked } from '../seats/seating.ts';
import { pacePhrase } from './pacewords.ts';

/** How many answers of one step are passed over at once; a step has far fewer. */
const MOST_PASSED_OVER = 60;

/** Why a default was applied, as it is announced (DP-11). */
type DefaultKey = 'default-by-silence' | 'default-by-vote' | 'default-for-keeper';

/** What one person is asked, and nobody else with them. */
export function askedAlone(live: Live, seats: readonly SeatRow[], person: string): Decision[] {
  return live.play.open.filter((decision) => {
    const persons = personsAsked(decision, seats);
    return persons.length === 1 && persons[0] === person;
  });
}

/**
 * Answers by their standing orders (DP-12) or by default what a person alone is asked, to the end of the step: one clock
 * is for the whole of a player's part in it (DP-18). Each answer is announced as such (DP-11). Call inside `playing`.
 * @param key how a default is announced; null = what no order says anything to is left open
 * @returns how many answers were given
 */
export function passOver(room: Room, live: Live, person: string, key: DefaultKey | null): number {
  const { step } = live.play.state;
  const seats = room.store.games.seats(live.row.id);
  let passed = 0;
  while (passed < MOST_PASSED_OVER && !live.play.over && live.play.state.step === step) {
    const answer = silentAnswer(room, live, askedAlone(live, seats, person), key);
    if (!answer) break;
    const { decision, chosen } = answer;
    const { ask, rule } = decision;
    const choice = choicePhrases(decision, chosen);
    sayAnswer(room, live, answer.key, { name: nameAt(seats, person), ask, choice, rule });
    const entry = { kind: 'answer' as const, answer: { decision: decision.id, chosen } };
    room.goOn(live, [room.carryOut(live, { entry, person: null })]);
    passed += 1;
  }
  if (passed > 0) room.proposals.dropStale(live);
  return passed;
}

/** What is answered next of what a silent person is asked, and how that is announced: what orders speak to goes first. */
function silentAnswer(room: Room, live: Live, asked: readonly Decision[], key: DefaultKey | null) {
  for (const decision of asked) {
    const chosen = room.ahead.whenSilent(live, decision);
    if (chosen) return { decision, chosen, key: 'orders-by-silence' };
  }
  const [decision] = asked;
  return decision && key ? { decision, chosen: decision.default, key } : null;
}

/** Changes how long a game waits and what it does then; the clocks begin anew. Call inside `playing`. */
export function setPace(room: Room, live: Live, { pace, silence }: { pace?: unknown; silence?: unknown }): void {
  const { id } = live.row;
  if (typeof pace === 'string') {
    room.store.games.update(id, { pace });
    live.row = { ...live.row, pace };
    say(room, live, 'pace-now', { pace: pacePhrase(pace) });
  }
  if (typeof silence === 'string') {
    room.store.games.update(id, { silence });
    live.row = { ...live.row, silence };
    say(room, live, 'silence-now', { silence: phrase(`silence-${silence}`) });
  }
  restartClocks(room, live);
}

/** Goes on in another language: what is said from now on, and the status. */
export function setLanguage(room: Room, live: Live, language: string | undefined): void {
  if (language === undefined || !isLocale(language)) return;
  room.store.games.update(live.row.id, { locale: language });
  live.row = { ...live.row, locale: language };
  say(room, live, 'language-now', { language: phrase(`language-${language}`) });
}

/** Lets all clocks of a game begin anew, as if everybody had just given a sign of life. */
export function restartClocks(room: Room, live: Live): void {
  const { votes, timers } = room.store;
  const now = room.clock();
  for (const row of votes.awaited(live.row.id)) votes.setAwaited({ ...row, heard: now, more: 0 });
  for (const row of votes.resting(live.row.id)) votes.setAwaited({ ...row, heard: now, paused: now, more: 0 });
  for (const { subject } of timers.of(live.row.id)) timers.forget(live.row.id, subject);
}
