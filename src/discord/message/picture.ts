import { isUploadRefused } from '../connection/failure.ts';
import type { Outgoing } from '../connection/post.ts';
import { type Services, tellingWords, writingTo } from '../connection/services.ts';

/** What was done with a message, and whether its pictures came with it. */
interface Done<T> {
  result: T;
  pictured: boolean;
}

/** Does something with a message of a channel; where Discord won't take its pictures, without them. */
export async function picturedOrNot<T>(
  services: Services,
  channel: string,
  message: Outgoing,
  work: (form: Outgoing) => Promise<T>,
): Promise<Done<T>> {
  const isPictured = (message.attachments?.length ?? 0) > 0;
  try {
    return { result: await work(message), pictured: isPictured };
  } catch (error) {
    if (!isPictured || services.sort(error).kind !== 'final') throw error;
    services.log.warn('message.unpictured', { channel, error });
    const done = { result: await work({ ...message, attachments: [] }), pictured: false };
    await tellOfUploads(services, channel, error);
    return done;
  }
}

/** Where Discord takes no pictures on a whole server, the game's host is told, once: it goes on in words. Never rejects. */
export async function tellOfUploads(services: Services, channel: string, error: unknown): Promise<void> {
  const game = services.store.games.inChannel(channel);
  if (!isUploadRefused(error) || !game) return;
  if (!services.store.messages.teach(game.host, `uploads ${game.guild}`)) return;
  const content = tellingWords(writingTo(services, game.host), game.id).say('uploads-refused', {
    channel: `<#${channel}>`,
  });
  try {
    await services.post.direct(game.host, { content });
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : failure;
    services.log.error('game.nobody-told', { game: game.id, channel, reason: 'uploads-refused', text: content, why });
  }
}
