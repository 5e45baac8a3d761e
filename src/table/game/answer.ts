import type { Decision, Seat } from '../../engine/decision.ts';
import { Refused } from '../../engine/entry.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import { Play } from '../../engine/play.ts';
import type { Store } from '../../store/store.ts';
import type { Announcements } from '../room/announcement.ts';
import { effective, snapshotAt } from './journal.ts';
import type { Live } from './live.ts';

/** Where answers are kept, and in whose words they are told. */
interface Keeping {
  store: Store;
  announcements: Announcements;
}

/** An answer that may be taken back, as it can be named. */
export interface NamedAnswer {
  /** What was asked and chosen. */
  what: Phrase;
  /** How many answers given since go with it. */
  since: number;
  /** Who else has acted since, by name (2E-T40). */
  others?: string[];
}

/** Names an answer of the journal: what was asked, what was chosen, and how many came after it. */
export function nameAnswer(record: Keeping, live: Live, seq: number): NamedAnswer {
  const events = effective(record.store.journal.everything(live.row.id));
  const since = events.filter((event) => event.seq > seq);
  const own = events.find((event) => event.seq === seq)?.person;
  const seats = record.store.games.seats(live.row.id);
  const others = [...new Set(since.flatMap(({ person }) => (person === null || person === own ? [] : [person])))];
  return {
    what: whatWas(record, live, seq) ?? phrase('given-unknown'),
    since: since.length,
    others: others.map((person) => seats.find((row) => row.person === person)?.name ?? `<@${person}>`),
  };
}

/** What was asked and chosen, as data. */
function whatWas(record: Keeping, live: Live, seq: number): Phrase | null {
  const events = effective(record.store.journal.everything(live.row.id));
  const entry = events.find((event) => event.seq === seq)?.entry;
  const play = playBefore(record, live, seq);
  if (!entry || !play) return null;
  if (entry.kind === 'interrupt') {
    const offer = play.offers.find(({ id, seat }) => id === entry.interrupt && seat === entry.seat);
    return offer ? phrase('given-offer', { offer: offer.label }) : null;
  }
  if (entry.kind !== 'answer') return null;
  const decision = play.open.find(({ id }) => id === entry.answer.decision);
  if (!decision) return null;
  return phrase('given-answer', { ask: decision.ask, choice: choicePhrases(decision, entry.answer.chosen) });
}

/**
 * The first of the latest answers, by which a seat has made an offer that is still open; null where somebody else has
 * answered since, or something was revealed.
 */
export function offerBegun(record: Keeping, live: Live, seat: Seat): number | null {
  const events = effective(record.store.journal.everything(live.row.id)).toReversed();
  for (const { seq, person, revealing } of events) {
    const play = person === events[0]?.person && !revealing ? playBefore(record, live, seq) : null;
    if (!play) return null;
    if (!play.open.some(({ about }) => about?.offer === seat)) return seq;
  }
  return null;
}

/** The game as it stood before an answer; null when the rules have changed since. */
function playBefore(record: Keeping, live: Live, seq: number): Play | null {
  const { journal } = record.store;
  const snapshot = snapshotAt(journal, live.row.id, seq - 1);
  if (!snapshot) return null;
  const entries = effective(journal.since(live.row.id, snapshot.seq)).filter((event) => event.seq < seq);
  try {
    return Play.resume(
      live.edition,
      snapshot.state,
      entries.map((event) => event.entry),
    );
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** What a choice is called. */
export function choicePhrases(decision: Decision, chosen: readonly string[]): Phrase[] {
  const labels = decision.options.filter((option) => chosen.includes(option.id)).map((option) => option.label);
  return labels.length > 0 ? labels : [phrase('choice-none')];
}
