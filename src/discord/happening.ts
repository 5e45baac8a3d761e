import type { OutboxRow } from '../store/outbox.ts';
import type { Happening } from '../table/announcement.ts';
import { type Attachment, drawAttachments, MOST_ATTACHMENTS } from './attachment.ts';
import { chunks } from './choice.ts';
import { digest } from './component.ts';
import { paged } from './content.ts';
import { sortFailure } from './failure.ts';
import type { House } from './house.ts';
import type { Outgoing, Sent } from './post.ts';

/** Clocks of two machines differ a little. */
const SKEW = 10_000;

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
  house: House,
  row: OutboxRow,
  channel: string,
  known: readonly Sent[] | null,
): Promise<string | null> {
  const { short, ...whole } = JSON.parse(row.body) as Happening;
  const happening = short ? { lines: short, pictures: [] } : whole;
  const attachments = await drawAttachments(happening.pictures, house.draw, house.log);
  let last: string | null = null;
  const used = new Set<string>();
  for (const [part, message] of happeningMessages(happening, attachments).entries()) {
    const found = known && foundAgain(known, message, row.at, used);
    if (found) used.add(found);
    last = found ?? (await sendPart(house, channel, { ...message, nonce: digest(`${row.game} ${row.id} ${part}`) }));
  }
  return last;
}

/** Sends one message; when Discord won't take its pictures, the words alone. */
async function sendPart(house: House, channel: string, message: Outgoing): Promise<string> {
  try {
    return await house.post.send(channel, message);
  } catch (error) {
    if (sortFailure(error).kind !== 'skip' || !message.attachments || message.content === '') throw error;
    house.log.warn('happening.unpictured', { channel, error });
    return house.post.send(channel, { content: message.content });
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
