import { MessageLimits } from '@sapphire/discord-utilities';
import type { OutboxRow } from '../../store/outbox.ts';
import { type Happening, happeningIn, isOlder, type OlderHappening } from '../../table/told/happening.ts';
import type { Outgoing, Sent } from '../connection/post.ts';
import { type Services, tellingWords } from '../connection/services.ts';
import { drawAttachments } from '../message/attachment.ts';
import { clip } from '../message/content.ts';
import { digest } from '../message/customid.ts';
import { greatShowing, hasRoom, isGreat } from '../message/frame.ts';
import { frameRow, growFrame, keepFrame, leaveFrame } from '../message/framenote.ts';
import { tellOfUploads } from '../message/picture.ts';
import { showing } from '../message/surface.ts';
import { type Draft, draftOf, happeningMessages, late, picturesOf } from './draft.ts';
import { markUndone } from './takenback.ts';

/** Clocks of two machines differ a little. */
const SKEW = 10_000;

/** Where a happening is told: its last message, null when there was nothing to say; it may have stood there before. */
interface Told {
  message: string | null;
  grown: boolean;
  /** Its picture is not there yet. */
  pending: boolean;
}

/**
 * Sends a happening.
 * @param known the bot's latest messages when it may have been sent before (after a crash or a broken connection)
 */
export async function sendHappening(
  services: Services,
  row: OutboxRow,
  channel: string,
  known: readonly Sent[] | null,
): Promise<Told> {
  const happening = happeningIn(row);
  if (happening.frame) return sendInFrame(services, row, happening.frame, { channel, known });
  const words = tellingWords(services, row.game);
  const draft = draftOf(happening, { as: 'list' }, words);
  const attachments = await drawAttachments(picturesOf(services, row.game, draft), services.draw, services.log);
  let last: string | null = null;
  const used = new Set<string>();
  const intime = happeningMessages(draft, attachments, row.id);
  const messages = happening.aside ? happeningMessages(late(draft, words), attachments, row.id) : intime;
  for (const [part, message] of messages.entries()) {
    last = (await sendOnce(services, row, { channel, known, part, used, before: intime[part] }, message)).id;
  }
  await markUndone(services, row, channel, happening);
  return { message: last, grown: false, pending: false };
}

/** Where a happening goes. */
interface Sending {
  channel: string;
  known: readonly Sent[] | null;
}

/** One of its messages, and which of those found again are others of them. */
interface Part extends Sending {
  part: number;
  used: Set<string>;
  /** How it was sent, if it was, before it was late. */
  before?: Outgoing | undefined;
}

/** A message that is there now, and whether it got the frame it was to have. */
interface Posted {
  id: string;
  framed: boolean;
}

/** Sends a message unless it was sent before. */
async function sendOnce(
  services: Services,
  row: OutboxRow,
  { channel, known, part, used, before }: Part,
  message: Outgoing,
): Promise<Posted> {
  for (const form of known ? [message, ...(before ? [before] : [])].flatMap(formsOf) : []) {
    const found = foundAgain(known ?? [], form, row.at, used);
    if (!found) continue;
    used.add(found);
    return { id: found, framed: 'framed' in form };
  }
  return sendPart(services, channel, { ...message, nonce: digest(`${row.game} ${row.id} ${part}`) });
}

/** The forms in which a message may have been taken, from the fullest on. */
function formsOf(message: Outgoing): Outgoing[] {
  const { framed, ...plain } = message;
  return [...(framed ? [message] : []), plain, ...(plain.attachments?.length ? [wordsOf(plain)] : [])];
}

/** A message without its pictures and its frame. */
function wordsOf({ content }: Outgoing): Outgoing {
  return { content: clip(content, MessageLimits.MaximumLength) };
}

/** Tells what belongs in a message that grows: in the one there is, or in a new one. Its picture follows. */
async function sendInFrame(
  services: Services,
  row: OutboxRow,
  frame: string,
  { channel, known }: Sending,
): Promise<Told> {
  const happening = happeningIn(row);
  const draft = framedDraft(services, row);
  const there = frameRow(services.store.messages.of(row.game), frame);
  const pictures = picturesOf(services, row.game, draft);
  const pictured = pictures.length > 0;
  const goesOn = !draft.moment || (isCrown(happening) && there && isGreat(services, there));
  if (there && goesOn && hasRoom(services, there, row)) {
    // What it tells is shown when the questions follow.
    growFrame(services, there, row, pictured && !draft.moment);
    return { message: there.id, grown: true, pending: pictured && !draft.moment };
  }
  if (there) leaveFrame(services, there, row);
  // Where it takes several messages, no other row is told in them, and the last has the picture from the beginning.
  const isLong = happeningMessages(draft, [], row.id).length > 1;
  const attachments = isLong ? await drawAttachments(pictures, services.draw, services.log) : [];
  const messages = happeningMessages(draft, attachments, row.id);
  let last: Posted | null = null;
  for (const [part, message] of messages.entries())
    last = await sendOnce(services, row, { channel, known, part, used: new Set() }, message);
  if (last === null) return { message: null, grown: false, pending: false };
  const pending = pictured && !isLong && !last.framed;
  const content = messages.at(-1)?.content ?? '';
  const note = last.framed
    ? { from: row.id, shows: greatShowing(content, []), framed: true as const }
    : { from: row.id, shows: showing({ content }), ...(pending ? { pending: row.id } : {}) };
  keepFrame(services, { game: row.game, channel, id: last.id }, frame, isLong ? null : note);
  return { message: last.id, grown: false, pending };
}

/** What a row of the outbox tells in the message of its frame, as it stays, so that it need not be edited once nothing more is asked. */
export function framedDraft(services: Services, row: OutboxRow): Draft {
  const happening = happeningIn(row);
  const draft = draftOf(happening, happening.layout ?? { as: 'list' }, tellingWords(services, row.game));
  return { ...draft, pictures: draft.moment ? [] : draft.pictures.slice(-1) };
}

/** True for a moment that takes the place of the one before it in its message. */
function isCrown(happening: Happening | OlderHappening): boolean {
  return (isOlder(happening) ? happening.moment?.instead : happening.moment?.crowns) === true;
}

/** Sends one message; when Discord won't take its frame, without; when it won't take its pictures, the words alone. */
async function sendPart(services: Services, channel: string, message: Outgoing): Promise<Posted> {
  const { framed, ...plain } = message;
  try {
    return { id: await services.post.send(channel, message), framed: framed !== undefined };
  } catch (error) {
    if (services.sort(error).kind !== 'final' || !message.attachments || message.content === '') throw error;
    services.log.warn(framed ? 'happening.unframed' : 'happening.unpictured', { channel, error });
    await tellOfUploads(services, channel, error);
    if (framed)
      return sendPart(services, channel, { ...plain, content: clip(plain.content, MessageLimits.MaximumLength) });
    const words = { ...wordsOf(message), ...(message.nonce ? { nonce: message.nonce } : {}) };
    return { id: await services.post.send(channel, words), framed: false };
  }
}

/** The message that this already is: by its mark where it has a frame, else by its words and the names of its pictures. */
function foundAgain(
  known: readonly Sent[],
  message: Outgoing,
  since: number,
  used: ReadonlySet<string>,
): string | null {
  const { framed } = message;
  const isYoung = ({ id, at }: Sent): boolean => !used.has(id) && at >= since - SKEW;
  if (framed) return known.find((sent) => isYoung(sent) && sent.mark === framed.mark)?.id ?? null;
  const names = (message.attachments ?? []).map(({ name }) => name).join();
  const found = known.find(
    (sent) =>
      isYoung(sent) &&
      sent.mark === null &&
      sent.content === message.content.trim() &&
      sent.attachments.join() === names,
  );
  return found?.id ?? null;
}
