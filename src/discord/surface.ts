import { MessageLimits } from '@sapphire/discord-utilities';
import type { Answer } from '../engine/decision.ts';
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

/** How far back in the journal an answer is looked for: the autopilot may have played a whole round since. */
const RECENT = 400;

/** A digest of what a message shows, to know whether it must be edited. */
export function showing(message: Outgoing): string {
  const { content, components = [], attachments = [] } = message;
  return digest(JSON.stringify([content, components, attachments.map(({ name }) => name)]));
}

/** What is kept about a message, from its row. */
export function noteOf(row: MessageRow): SurfaceNote {
  return JSON.parse(row.body) as SurfaceNote;
}

/**
 * Takes away the buttons of a message that is over, and forgets it. A question with which somebody else of a race was
 * quicker goes altogether: nothing was decided on it, and whoever is asked again finds it further down.
 */
export async function closeSurface(house: House, row: MessageRow): Promise<void> {
  const answer = answerOn(house, row);
  const withdrawn = answer === null && noteOf(row).race === true;
  if (!withdrawn || !(await takeAway(house, row))) await stripSurface(house, row, closedContent(row, answer));
  house.store.messages.forget(row.game, row.surface);
}

/** Deletes a message. False where Discord does not do it. */
async function takeAway(house: House, row: MessageRow): Promise<boolean> {
  try {
    await house.post.remove(row.channel, row.id);
    return true;
  } catch (error) {
    const { kind } = sortFailure(error);
    if (kind === 'retry') throw error;
    return kind === 'lost';
  }
}

async function stripSurface(house: House, row: MessageRow, content: string): Promise<void> {
  try {
    await house.post.edit(row.channel, row.id, { content, components: [] });
  } catch (error) {
    const failure = sortFailure(error);
    if (failure.kind === 'retry' || failure.kind === 'park') throw error;
    house.log.info('surface.lost', { game: row.game, surface: row.surface, message: row.id });
  }
}

/** True when a surface asked this decision. */
export function surfaceAsked(surface: string, decision: string): boolean {
  return surface.startsWith('question ') && (surface.split('.')[1] ?? '').split('+').includes(decision);
}

/** The answer that what a message asked was given, if it was. */
function answerOn({ store: { journal } }: House, { game, surface }: MessageRow): Answer | null {
  const events = effective(journal.since(game, journal.lastSeq(game) - RECENT));
  const answers = events.flatMap(({ entry }) => (entry.kind === 'answer' ? [entry.answer] : []));
  return answers.findLast(({ decision }) => surfaceAsked(surface, decision)) ?? null;
}

/** What was asked, and what was answered, if it was. */
function closedContent(row: MessageRow, answer: Answer | null): string {
  const { closed, labels, race } = noteOf(row);
  const words = plainWords();
  if (answer === null)
    return race ? clip(words.say('question-withdrawn', { question: closed }), MessageLimits.MaximumLength) : closed;
  const chosen = answer.chosen.map((id) => labels[id] ?? id);
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
