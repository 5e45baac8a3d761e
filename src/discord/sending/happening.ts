import { MessageLimits } from '@sapphire/discord-utilities';
import type { OutboxRow } from '../../store/outbox.ts';
import type { Happening } from '../../table/room/announcement.ts';
import { sortFailure } from '../connection/failure.ts';
import type { Outgoing, Sent } from '../connection/post.ts';
import { plainWords, type Services } from '../connection/services.ts';
import { type Attachment, drawAttachments, MOST_ATTACHMENTS } from '../message/attachment.ts';
import { clip, paged } from '../message/content.ts';
import { digest } from '../message/customid.ts';
import { beginFrame, endFrame, frameRow, hasRoom, keepFrame, showStory, storyOf, toldOf } from '../message/frame.ts';
import { chunks } from '../message/row.ts';
import { isYounger, showing } from '../message/surface.ts';

/** Clocks of two machines differ a little. */
const SKEW = 10_000;
/** How many messages are marked as taken back at most (the youngest), and in how many happenings they are sought. */
const MOST_MARKED = 25;
const MOST_SEARCHED = 500;

/** The messages a happening becomes: its words in order, its pictures with the last of them. */
export function happeningMessages(happening: Happening, attachments: readonly Attachment[]): Outgoing[] {
  const pages: Outgoing[] = paged(happening.lines).map((content) => ({ content }));
  const [first, ...more] = chunks(attachments, MOST_ATTACHMENTS);
  const last = pages.pop() ?? { content: '' };
  const closing = first ? [{ ...last, attachments: first }] : last.content === '' ? [] : [last];
  return [...pages, ...closing, ...more.map((part) => ({ content: '', attachments: part }))];
}

/**
 * Sends a happening.
 * @param known the bot's latest messages when it may have been sent before (after a crash or a broken connection)
 * @returns id of the last message, or null when there was nothing to say
 */
export async function sendHappening(
  services: Services,
  row: OutboxRow,
  channel: string,
  known: readonly Sent[] | null,
): Promise<string | null> {
  const happening = toldOf(row);
  if (happening.frame) return sendInFrame(services, row, happening.frame, { channel, known });
  const attachments = await drawAttachments(happening.pictures, services.draw, services.log);
  let last: string | null = null;
  const used = new Set<string>();
  for (const [part, message] of happeningMessages(happening, attachments).entries()) {
    const found = known && foundAgain(known, message, row.at, used);
    if (found) used.add(found);
    last = found ?? (await sendPart(services, channel, { ...message, nonce: digest(`${row.game} ${row.id} ${part}`) }));
  }
  await markUndone(services, row, channel, happening);
  return last;
}

/** Where a happening goes. */
interface Sending {
  channel: string;
  known: readonly Sent[] | null;
}

/** Tells what belongs in a message that grows: in the one there is, or in a new one. */
async function sendInFrame(
  services: Services,
  row: OutboxRow,
  frame: string,
  { channel, known }: Sending,
): Promise<string | null> {
  const happening = toldOf(row);
  const there = frameRow(services.store.messages.of(row.game), frame);
  const attachments = await drawAttachments(happening.pictures.slice(-1), services.draw, services.log);
  if (there && hasRoom(services, there, row)) {
    const begun = beginFrame(services, there, row);
    // Words are shown when the questions follow; a picture comes with them now.
    if (attachments.length > 0) await showStory(services, begun, storyOf(services, begun, row.id), { attachments });
    return begun.id;
  }
  if (there) await endFrame(services, there, row);
  const messages = happeningMessages(happening, attachments);
  let last: string | null = null;
  for (const [part, message] of messages.entries()) {
    const found = known && foundAgain(known, message, row.at, new Set());
    last = found ?? (await sendPart(services, channel, { ...message, nonce: digest(`${row.game} ${row.id} ${part}`) }));
  }
  if (last === null) return null;
  const pictured = attachments.length > 0 ? { pictured: true as const } : {};
  const note = { from: row.id, shows: showing({ content: messages.at(-1)?.content ?? '' }), ...pictured };
  keepFrame(services, { game: row.game, channel, id: last }, frame, messages.length === 1 ? note : null);
  return last;
}

/** Marks the messages that told and asked what has been taken back, as far as they are still there. */
async function markUndone(services: Services, row: OutboxRow, channel: string, happening: Happening): Promise<void> {
  const { undone = [], backTo = row.seq } = happening;
  const { messages } = services.store;
  const between = { after: backTo, before: row.seq };
  const answered = messages.answered(row.game, channel, between, MOST_MARKED);
  const shown = [...toldIn(services, row.game, undone), ...answered].sort((a, b) => (isYounger(a.id, b.id) ? 1 : -1));
  const mark = plainWords().say('taken-back-mark');
  for (const { id, content } of shown.slice(-MOST_MARKED)) {
    try {
      await services.post.edit(channel, id, { content: clip(`${mark}\n${content}`, MessageLimits.MaximumLength) });
    } catch (error) {
      const failure = sortFailure(error);
      if (failure.kind === 'retry' || failure.kind === 'park') throw error;
      services.log.info('happening.unmarked', { game: row.game, message: id });
    }
  }
  messages.forgetAnswered(row.game, between);
}

/** The messages of happenings by their rows in the outbox, and what they say. */
function toldIn(services: Services, game: string, rows: readonly number[]): { id: string; content: string }[] {
  if (rows.length === 0) return [];
  const since = services.store.outbox.happenings(game, Math.min(...rows) - 1, MOST_SEARCHED);
  return since.flatMap((row) => {
    if (row.message === null || !rows.includes(row.id)) return [];
    const told = toldOf(row);
    // The message of a frame strikes out itself what was taken back.
    if (told.frame) return [];
    const content = told.pictures.length > MOST_ATTACHMENTS ? '' : (happeningMessages(told, []).at(-1)?.content ?? '');
    return [{ id: row.message, content }];
  });
}

/** Sends one message; when Discord won't take its pictures, the words alone. */
async function sendPart(services: Services, channel: string, message: Outgoing): Promise<string> {
  try {
    return await services.post.send(channel, message);
  } catch (error) {
    if (sortFailure(error).kind !== 'skip' || !message.attachments || message.content === '') throw error;
    services.log.warn('happening.unpictured', { channel, error });
    return services.post.send(channel, { content: message.content });
  }
}

/** The message that this already is, by its words and the names of its pictures. */
function foundAgain(
  known: readonly Sent[],
  message: Outgoing,
  since: number,
  used: ReadonlySet<string>,
): string | null {
  const names = (message.attachments ?? []).map(({ name }) => name).join();
  const found = known.find(
    (sent) =>
      !used.has(sent.id) &&
      sent.at >= since - SKEW &&
      sent.content === message.content.trim() &&
      sent.attachments.join() === names,
  );
  return found?.id ?? null;
}
