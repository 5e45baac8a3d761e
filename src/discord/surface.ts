import type { MessageRow } from '../store/messages.ts';
import { digest } from './component.ts';
import { sortFailure } from './failure.ts';
import type { House } from './house.ts';
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
}

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
    await house.post.edit(row.channel, row.id, { content: noteOf(row).closed, components: [] });
  } catch (error) {
    const failure = sortFailure(error);
    if (failure.kind === 'retry' || failure.kind === 'park') throw error;
    house.log.info('surface.lost', { game: row.game, surface: row.surface, message: row.id });
  }
  house.store.messages.forget(row.game, row.surface);
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
