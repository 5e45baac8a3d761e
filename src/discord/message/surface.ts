import { SnowflakeUtil } from 'discord.js';
import type { WholeTurn } from '../../editions/plan/ahead.ts';
import type { Answer } from '../../engine/decision.ts';
import type { Phrase } from '../../engine/phrase.ts';
import type { MessageRow } from '../../store/messages.ts';
import { subjectOf } from '../../store/subject.ts';
import { ABSTAINED } from '../../store/votes.ts';
import { effective } from '../../table/game/journal.ts';
import { isElsewhere, sortFailure } from '../connection/failure.ts';
import type { Change, Outgoing } from '../connection/post.ts';
import { type Services, tellingWords } from '../connection/services.ts';
import { digest } from './customid.ts';
import { type End, keptAnswer, type Remains, saidEnd, saidRemains } from './remains.ts';
import { readSurface } from './surfacename.ts';

/** What a careful player would do: where they would go, the best first, and the whole turn where that can be said. */
export interface Advice {
  favored: readonly string[];
  turn: WholeTurn | null;
}

/** What is remembered of a message that follows the game. */
export interface SurfaceNote {
  /** A digest of what it shows. */
  shows: string;
  /** What remains of it when it is over; in notes of before in words, as labels and lessons are there. */
  closed: Remains | string;
  /** Whom a question asks, in order; of the status message, whom the game waits for. */
  persons: string[];
  /** Whom it mentioned when it was posted. */
  mention: string[];
  /** The lesson given in it. */
  lesson: Phrase | string | null;
  /** How turns go round, for whoever has never played like that. */
  turns?: Phrase;
  /** What a careful player would do, as it was when the question was put: it stays while that stands. */
  advice?: Advice;
  /** What a question's options say, by their ids. */
  labels: Record<string, Phrase | string>;
  /** The message that tells what comes of it; another one than its own. */
  frame?: string;
  /** What comes of it says how it was taken. */
  evident?: true;
  /** A question without buttons, because Discord did not take them: to be asked as it ought to be another time. */
  plain?: true;
  /** Its picture is not there yet. */
  unpictured?: true;
  /** It was put to several of whom only the first was to answer. */
  race?: true;
  /**
   * The board shown with it: its picture's name, when it and all else were brought up to date (milliseconds since 1970),
   * and whether something shown is no longer true; where the game stood then.
   */
  board?: { name: string; at: number; stale?: boolean; headline?: Phrase };
}

/** A question without buttons. */
export const isAskedPlainly = (row: MessageRow): boolean =>
  readSurface(row.surface)?.on === 'question' && noteOf(row).plain === true;

/** An answer, its journal row, and who gave it; null = the autopilot, or nobody in time. */
type Given = Answer & { seq: number; person: string | null };

/** Discord limits how often a message is edited that is older than this, in milliseconds. */
const EDITED_FREELY = 3_600_000;
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
 * Takes away the buttons of a message that is over, and forgets it, but for what it says if it was answered. A question
 * with which somebody else of a race was quicker goes altogether: nothing was decided on it, and whoever is asked again
 * finds it further down.
 */
export async function closeSurface(services: Services, row: MessageRow): Promise<void> {
  const answer = answerOn(services, row);
  const { race, frame, closed } = noteOf(row);
  const words = tellingWords(services, row.game);
  // What came of it is told elsewhere, or nothing was decided on it.
  const withdrawn =
    frame !== undefined ||
    isOutcomeTold(services, row) ||
    (answer === null ? race === true : isTold(services, row, answer));
  const ended = endOf(services, row, answer);
  const content = ended ? saidEnd(closed, ended, words) : saidRemains(closed, words);
  const stays = (!withdrawn || !(await takeAway(services, row))) && (await stripSurface(services, row, content));
  const { messages } = services.store;
  const { game, id, channel, surface } = row;
  services.store.transaction(() => {
    messages.forget(game, surface);
    if (stays && answer && ended)
      messages.keepAnswered({ game, seq: answer.seq, id, channel, content: keptAnswer(closed, ended, words) });
  });
}

/** Deletes a message that follows the game, and forgets it. */
export async function removeSurface(services: Services, row: MessageRow): Promise<void> {
  await takeAway(services, row);
  services.store.messages.forget(row.game, row.surface);
}

/** Deletes a message. False where Discord does not do it. */
export async function takeAway(services: Services, row: Pick<MessageRow, 'id' | 'channel'>): Promise<boolean> {
  try {
    await services.post.remove(row.channel, row.id);
    return true;
  } catch (error) {
    const { kind } = services.sort(error);
    if (kind === 'retry') throw error;
    return kind === 'lost';
  }
}

/** Takes away the buttons of a message, if need be with the message. False where it is gone, or Discord does neither. */
async function stripSurface(services: Services, row: MessageRow, content: string): Promise<boolean> {
  try {
    await services.post.edit(row.channel, row.id, { content, components: [], attachments: [] });
    return true;
  } catch (error) {
    const { kind } = services.sort(error);
    if (kind === 'retry' || kind === 'park') throw error;
    services.log.info('surface.lost', { game: row.game, surface: row.surface, message: row.id });
    if (kind === 'final') await takeAway(services, row);
    return false;
  }
}

/** The answer that what a message asked was given, if it was. */
export function answerOn({ store: { journal } }: Services, { game, surface }: MessageRow): Given | null {
  const events = effective(journal.since(game, journal.lastSeq(game) - RECENT));
  const answers = events.flatMap(({ entry, seq, person }) => {
    return entry.kind === 'answer' ? [{ ...entry.answer, seq, person }] : [];
  });
  const shown = readSurface(surface);
  if (shown?.on !== 'question') return null;
  return answers.findLast(({ decision }) => shown.decisions.includes(decision)) ?? null;
}

/** What remains of a message before anything has come of it, in words. */
export function remainsOn(services: Services, row: MessageRow): string {
  return saidRemains(noteOf(row).closed, tellingWords(services, row.game));
}

/** What was answered, if it was: with the votes, and that it was the autopilot's answer; null where nothing has come of it. */
function endOf(services: Services, row: MessageRow, answer: Given | null): End | null {
  const { labels, race, persons } = noteOf(row);
  const outcome = proposalOutcome(services, row);
  if (outcome) return { end: 'proposal', outcome };
  if (answer === null) return race || isTakenBack(services, row) ? { end: 'question-withdrawn' } : null;
  const seats = services.store.games.seats(row.game);
  const isAutopilots =
    answer.person === null && seats.some(({ person, autopilot }) => autopilot === 1 && persons.includes(person ?? ''));
  return {
    end: isAutopilots ? 'question-answered-autopilot' : 'question-answered',
    choice: answer.chosen.map((id) => labels[id] ?? id),
  };
}

/** Whether the message that tells what came of an answer says how it was given: by a vote, or as all agreed. */
function isTold({ store }: Services, row: MessageRow, { decision, chosen, person }: Given): boolean {
  const votes = store.votes.on(row.game, subjectOf('closed', decision)).filter((vote) => vote.chosen !== ABSTAINED);
  if (person !== null && votes.length > 0) return true;
  const taken = setOf(chosen);
  return noteOf(row).evident === true && votes.every((vote) => setOf(JSON.parse(vote.chosen) as string[]) === taken);
}

const setOf = (chosen: readonly string[]): string => [...chosen].sort().join();

/** What came of the proposal that a message showed; null where it showed none, or when it is still open. */
function proposalOutcome({ table }: Services, { game, surface }: MessageRow): Phrase | null {
  const shown = readSurface(surface);
  return shown?.on === 'proposal' ? table.reading.outcome(game, shown.proposal) : null;
}

/** True for a proposal of which the channel says what came of it. */
function isOutcomeTold({ table }: Services, { game, surface }: MessageRow): boolean {
  const shown = readSurface(surface);
  return shown?.on === 'proposal' && table.reading.isOutcomeTold(game, shown.proposal);
}

/** True for a question of a branch that the game has left: what led to it has been taken back. */
function isTakenBack({ store }: Services, { game, surface }: MessageRow): boolean {
  const branch = store.games.find(game)?.branch;
  const shown = readSurface(surface);
  return branch !== undefined && shown?.on === 'question' && shown.branch !== branch;
}

/** Edits a message that follows the game. False when it is gone, and must be posted anew. */
export async function editSurface(services: Services, row: MessageRow, message: Change): Promise<boolean> {
  try {
    await services.post.edit(row.channel, row.id, message);
    return true;
  } catch (error) {
    if (!(await isLost(services, row, error))) throw error;
    services.store.messages.forget(row.game, row.surface);
    return false;
  }
}

/**
 * Edits a message that tells something; where Discord does not let it, it is told anew, in plain words.
 * @returns the id of the message that tells it; null = it is gone
 */
export async function editOrTellAnew(services: Services, row: MessageRow, message: Outgoing): Promise<string | null> {
  const { post, log } = services;
  const { game, surface, id, channel } = row;
  const unlessFinal = (error: unknown): void => {
    if (services.sort(error).kind !== 'final') throw error;
    log.warn('surface.refused', { game, surface, message: id, error });
  };
  try {
    return (await editSurface(services, row, message)) ? id : null;
  } catch (error) {
    unlessFinal(error);
  }
  const { content } = message;
  try {
    const anew = await post.send(channel, { content, nonce: digest(`${game} ${id} ${content}`) });
    await takeAway(services, row);
    return anew;
  } catch (error) {
    unlessFinal(error);
  }
  const excuse = {
    content: tellingWords(services, game).say('happening-skipped'),
    nonce: digest(`${game} ${id} refused`),
  };
  await post.send(channel, excuse).catch(unlessFinal);
  return id;
}

/** True when a message is gone; also an old one that may not be edited any more for a while, which then goes. */
async function isLost(services: Services, row: MessageRow, error: unknown): Promise<boolean> {
  const failure = sortFailure(error);
  if (failure.kind === 'lost') return true;
  if (isElsewhere(error)) return false;
  const isOld = services.clock() - SnowflakeUtil.timestampFrom(row.id) > EDITED_FREELY;
  return failure.kind === 'retry' && failure.after !== undefined && isOld && (await takeAway(services, row));
}

/** True when message `a` is younger than `b`. Discord's ids grow with time. */
export function isYounger(a: string, b: string): boolean {
  return BigInt(a) > BigInt(b);
}
