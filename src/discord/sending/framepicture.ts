import type { MessageRow } from '../../store/messages.ts';
import type { Services } from '../connection/services.ts';
import { type Attachment, drawAttachments } from '../message/attachment.ts';
import { isFrame, pendingIn, pictured } from '../message/framenote.ts';
import { tellOfUploads } from '../message/picture.ts';
import { editSurface } from '../message/surface.ts';
import { readSurface } from '../message/surfacename.ts';
import { picturesOf } from './draft.ts';
import { framedDraft } from './happening.ts';

/**
 * Brings messages that tell something the pictures they were sent without.
 * @param asked messages that a question stands on: they have its picture as long as it stands there
 */
export async function addFramePictures(services: Services, game: string, asked: ReadonlySet<string>): Promise<void> {
  const { messages, outbox } = services.store;
  const waiting = messages.of(game).filter((row) => isFrame(row) && pendingIn(row) !== null && !asked.has(row.id));
  for (const row of waiting) {
    const shown = readSurface(row.surface);
    const told =
      shown?.on === 'frame' ? outbox.framed(game, shown.frame).find(({ id }) => id === pendingIn(row)) : null;
    const pictures = told ? picturesOf(services, game, framedDraft(services, told)) : [];
    const attachments = await drawAttachments(pictures, services.draw, services.log);
    if (await isTaken(services, row, attachments)) pictured(services, row, attachments.length > 0);
    if (told) outbox.lighten(told);
  }
}

/** Adds pictures to a message. False where it is gone; where Discord takes none, it goes without. */
async function isTaken(services: Services, row: MessageRow, attachments: readonly Attachment[]): Promise<boolean> {
  try {
    return await editSurface(services, row, { attachments });
  } catch (error) {
    if (services.sort(error).kind !== 'final') throw error;
    services.log.warn('message.unpictured', { channel: row.channel, error });
    await tellOfUploads(services, row.channel, error);
    return true;
  }
}
