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
  /** The board shown with it: its picture's name, where the game stood, and when it was drawn. */
  board?: { name: string; headline: string; at: number };
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
  const { closed, labels } = noteOf(row);
  const { journal } = house.store;
  const events = effective(journal.since(row.game, journal.lastSeq(row.game) - RECENT));
  const answer = events.findLast(
    ({ entry }) => entry.kind === 'answer' && surfaceAsked(row.surface, entry.answer.decision),
  );
  if (answer?.entry.kind !== 'answer') return closed;
  const words = plainWords();
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
