import type { MessageRow } from '../../store/messages.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import type { Services } from '../connection/services.ts';
import { readSurface, surfaceName } from './surfacename.ts';

/** What is kept of a message that tells what happens in a frame. */
export interface FrameNote {
  /** The row of the outbox its telling begins with; 0 = nothing has been told yet. */
  from: number;
  /** A digest of what it shows; empty while a question stands on it. */
  shows: string;
  /** Its picture belongs to what it tells. */
  pictured?: true;
  /** The row of the outbox whose picture belongs below it and is not there yet. */
  pending?: number;
  /** It has the frame of the great moment that it begins with, and nothing is asked on it. */
  framed?: true;
}

/** The message of a frame, if it has one. */
export function frameRow(rows: readonly MessageRow[], frame: string): MessageRow | undefined {
  return rows.find(({ surface }) => surface === surfaceName({ on: 'frame', frame }));
}

/** True for the message of a frame, which a question may stand on too. */
export function isFrame({ surface }: MessageRow): boolean {
  return readSurface(surface)?.on === 'frame';
}

/** Notes that a message tells a frame. @param note null = its telling is full, and it changes no more */
export function keepFrame(
  { store }: Services,
  { game, channel, id }: Pick<MessageRow, 'game' | 'channel' | 'id'>,
  frame: string,
  note: FrameNote | null,
): void {
  const surface = surfaceName({ on: 'frame', frame });
  if (note) store.messages.keep({ game, channel, id, surface, body: JSON.stringify(note) });
  else store.messages.forget(game, surface);
}

/** Lets a question's message tell what comes of it, unless there is one already. @param instead the lost one it replaces */
export function tellHere(
  services: Services,
  message: Pick<MessageRow, 'game' | 'channel' | 'id'>,
  frame: string,
  instead: string,
): void {
  const there = frameRow(services.store.messages.of(message.game), frame);
  if (there && there.id !== instead) return;
  keepFrame(services, message, frame, { from: there ? frameNote(there).from : 0, shows: '' });
}

/** The message of a frame is full: it is to show what it has told before a row of the outbox, and nothing is asked on it. */
export function leaveFrame({ store: { messages } }: Services, row: MessageRow, next: Pick<OutboxRow, 'id'>): void {
  const shown = readSurface(row.surface);
  if (shown?.on !== 'frame') return;
  for (const { id, surface } of messages.of(row.game)) if (id === row.id) messages.forget(row.game, surface);
  const { frame } = shown;
  messages.keep({ ...row, surface: surfaceName({ on: 'full', frame, upTo: next.id - 1, message: row.id }) });
}

/**
 * Lets the message of a frame tell a row of the outbox, with which it begins if it has told nothing yet.
 * @param pictured the row has a picture, which is to stand below it
 */
export function growFrame({ store }: Services, row: MessageRow, told: OutboxRow, pictured: boolean): void {
  const note = frameNote(row);
  if (note.from !== 0 && !pictured) return;
  if (pictured && note.pending !== undefined) store.outbox.lighten({ game: row.game, id: note.pending });
  const grown: FrameNote = {
    ...note,
    from: note.from === 0 ? told.id : note.from,
    ...(pictured ? { pending: told.id } : {}),
  };
  store.messages.keep({ ...row, body: JSON.stringify(grown) });
}

/** The row of the outbox whose picture is to stand below the message of a frame; null where none is missing. */
export function pendingIn(row: MessageRow): number | null {
  return frameNote(row).pending ?? null;
}

/** Notes that the picture is there that was missing. @param isShown false where Discord takes none */
export function pictured({ store }: Services, row: MessageRow, isShown: boolean): void {
  const { pending: _, ...note } = frameNote(row);
  store.messages.keep({ ...row, body: JSON.stringify({ ...note, ...(isShown ? { pictured: true } : {}) }) });
}

/** True for a message with the frame of a great moment. */
export function isFramed(row: MessageRow): boolean {
  return frameNote(row).framed !== undefined;
}

/** A question stands on the message of a frame now, so that it shows more than its story. */
export function unshow({ store }: Services, row: MessageRow): void {
  // Its own picture has given way to the question's.
  const { pictured: _, ...note } = frameNote(row);
  store.messages.keep({ ...row, body: JSON.stringify({ ...note, shows: '' } satisfies FrameNote) });
}

/** What is kept of the message of a frame. */
export function frameNote(row: MessageRow): FrameNote {
  return JSON.parse(row.body) as FrameNote;
}
