import { MessageLimits } from '@sapphire/discord-utilities';
import type { MessageRow } from '../store/messages.ts';
import { effective } from '../table/history.ts';
import { digest } from './component.ts';
import { clip } from './content.ts';
import { sortFailure } from './failure.ts';
import { type House, plainWords } from './house.ts';
import type { Outgoing } from './post.ts';

/** What is remembered of a message that follows the game. */
export interface SurfaceNote {
  /** A digest of what it shows. */
  shows: string;
  /** What remains of it when it is over. */
  closed: string;
  /** Whom a question asks, in order. */
  persons: string[];
  /** Whom it mentioned when it was posted. */
  mention: string[];
  /** The lesson given in it. */
  lesson: string | null;
  /** What a question's options say, by their ids. */
  labels: Record<string, string>;
  /** It was put to several of whom only the first was to answer. */
  race?: true;
  /** The board shown with it: its picture's name, since when (milliseconds since 1970), and whether it is no longer true. */
  board?: { name: string; at: number; stale?: boolean };
}

/** How far back in the journal an answer is looked for. */
const RECENT = 80;

/** A digest of what a message shows, to know whether it must be edited. */
export function showing(message: Outgoing): string {
  const { content, components = [], attachments = [] } = message;
  return digest(JSON.stringify([content, components, attachments.map(({ name }) => name)]));
}

export function noteOf(row: MessageRow): SurfaceNote {
  return JSON.parse(row.body) as SurfaceNote;
}

/** Takes away the buttons of a message that is over, and forgets it. */
export async function closeSurface(house: House, row: MessageRow): Promise<void> {
  try {
    await house.post.edit(row.channel, row.id, { content: closedContent(house, row), components: [] });
  } catch (error) {
    const failure = sortFailure(error);
    if (failure.kind === 'retry' || failure.kind === 'park') throw error;
    house.log.info('surface.lost', { game: row.game, surface: row.surface, message: row.id });
  }
  house.store.messages.forget(row.game, row.surface);
}

/** True when a surface asked this decision. */
export function surfaceAsked(surface: string, decision: string): boolean {
  return surface.startsWith('question ') && (surface.split('.')[1] ?? '').split('+').includes(decision);
}

/** What was asked, and what was answered, if it was. */
function closedContent(house: House, row: MessageRow): string {
  const { closed, labels, race } = noteOf(row);
  const { journal } = house.store;
  const events = effective(journal.since(row.game, journal.lastSeq(row.game) - RECENT));
  const answer = events.findLast(
    ({ entry }) => entry.kind === 'answer' && surfaceAsked(row.surface, entry.answer.decision),
  );
  const words = plainWords();
  if (answer?.entry.kind !== 'answer')
    return race ? clip(words.say('question-withdrawn', { question: closed }), MessageLimits.MaximumLength) : closed;
  const chosen = answer.entry.answer.chosen.map((id) => labels[id] ?? id);
  const choice = chosen.length > 0 ? words.list(chosen) : words.say('question-none');
  return clip(words.say('question-answered', { question: closed, choice }), MessageLimits.MaximumLength);
}

/** Edits a message that follows the game. False when it is gone. */
export async function editSurface(house: House, row: MessageRow, message: Outgoing): Promise<boolean> {
  try {
    await house.post.edit(row.channel, row.id, message);
    return true;
  } catch (error) {
    if (sortFailure(error).kind !== 'lost') throw error;
    house.store.messages.forget(row.game, row.surface);
    return false;
  }
}

/** True when message `a` is younger than `b`. Discord's ids grow with time. */
export function isYounger(a: string, b: string): boolean {
  return BigInt(a) > BigInt(b);
}
