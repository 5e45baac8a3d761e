import { MessageLimits } from '@sapphire/discord-utilities';
import type { PictureSpec } from '../../render/view.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import type { Layout } from '../../story/arrange.ts';
import { type Happening, happeningIn, isOlder, type OlderHappening } from '../../table/told/happening.ts';
import type { Words } from '../../words/words.ts';
import type { Outgoing, Sent } from '../connection/post.ts';
import { type Services, tellingWords } from '../connection/services.ts';
import { type Attachment, drawAttachments, MOST_ATTACHMENTS } from '../message/attachment.ts';
import { clip, paged } from '../message/content.ts';
import { digest } from '../message/customid.ts';
import {
  beginFrame,
  endFrame,
  frameRow,
  greatShowing,
  hasRoom,
  isGreat,
  keepFrame,
  MOST_FRAMED,
  showStory,
  storyOf,
} from '../message/frame.ts';
import { framedMessage, markedFrame } from '../message/framed.ts';
import { type Moment, momentOf } from '../message/momentpicture.ts';
import { chunks } from '../message/row.ts';
import { isYounger, showing } from '../message/surface.ts';
import { takenBackMark, toldLines } from '../message/told.ts';

/** Clocks of two machines differ a little. */
const SKEW = 10_000;
/** How many messages are marked as taken back at most (the youngest), and in how many happenings they are sought. */
const MOST_MARKED = 25;
const MOST_SEARCHED = 500;

/** A happening in words: its lines in order, its pictures, and the frame of its great moment. */
interface Draft {
  lines: string[];
  pictures: PictureSpec[];
  moment: Moment | null;
}

function draftOf(happening: Happening | OlderHappening, layout: Layout, words: Words): Draft {
  const isQuiet = isOlder(happening) ? happening.short !== undefined : happening.quiet === true;
  return {
    lines: toldLines([{ happening }], layout, words),
    pictures: isQuiet ? [] : happening.pictures,
    moment: momentOf(happening, words),
  };
}

/**
 * The messages a happening becomes: its words in order, its pictures with the last of them; a great moment has a frame,
 * with all its pictures.
 * @param mark by which that is found again: its row in the outbox
 */
function happeningMessages(
  { lines, moment }: Pick<Draft, 'lines' | 'moment'>,
  attachments: readonly Attachment[],
  mark: number,
): Outgoing[] {
  if (moment) {
    const [first = '', ...rest] = paged(lines, MOST_FRAMED);
    const more = rest.flatMap((text) => paged([text])).map((content) => ({ content }));
    return [framedMessage(first, moment, attachments, mark), ...more];
  }
  const pages: Outgoing[] = paged(lines).map((content) => ({ content }));
  const [first, ...more] = chunks(attachments, MOST_ATTACHMENTS);
  const last = pages.pop() ?? { content: '' };
  const closing = first ? [{ ...last, attachments: first }] : last.content === '' ? [] : [last];
  return [...pages, ...closing, ...more.map((part) => ({ content: '', attachments: part }))];
}

/** What the messages say that a happening becomes by itself. */
export function happeningTexts(row: Pick<OutboxRow, 'id' | 'body'>, words: Words): string[] {
  const draft = draftOf(happeningIn(row), { as: 'list' }, words);
  return happeningMessages(draft, [], row.id).map(({ content }) => content.trim());
}

/** Where a happening is told: its last message, null when there was nothing to say; it may have stood there before. */
interface Told {
  message: string | null;
  grown: boolean;
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
  const attachments = await drawAttachments(picturesOf(draft), services.draw, services.log);
  let last: string | null = null;
  const used = new Set<string>();
  const intime = happeningMessages(draft, attachments, row.id);
  const messages = happening.aside ? happeningMessages(late(draft, words), attachments, row.id) : intime;
  for (const [part, message] of messages.entries()) {
    last = (await sendOnce(services, row, { channel, known, part, used, before: intime[part] }, message)).id;
  }
  await markUndone(services, row, channel, happening);
  return { message: last, grown: false };
}

/** What is told late says so. */
function late(draft: Draft, words: Words): Draft {
  return { ...draft, lines: [...draft.lines, words.say('happening-late')] };
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

/** The picture of a great moment, and the others. */
function picturesOf({ moment, pictures }: Pick<Draft, 'moment' | 'pictures'>): PictureSpec[] {
  return moment && !moment.bare ? [moment.picture, ...pictures] : pictures;
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

/** Tells what belongs in a message that grows: in the one there is, or in a new one. */
async function sendInFrame(
  services: Services,
  row: OutboxRow,
  frame: string,
  { channel, known }: Sending,
): Promise<Told> {
  const happening = happeningIn(row);
  // As it stays, so that it need not be edited once nothing more is asked.
  const draft = draftOf(happening, happening.layout ?? { as: 'list' }, tellingWords(services, row.game));
  const there = frameRow(services.store.messages.of(row.game), frame);
  const shown = { ...draft, pictures: draft.pictures.slice(-1) };
  const attachments = await drawAttachments(picturesOf(shown), services.draw, services.log);
  const goesOn = !draft.moment || (isCrown(happening) && there && isGreat(services, there));
  if (there && goesOn && hasRoom(services, there, row)) {
    const begun = beginFrame(services, there, row);
    // Words are shown when the questions follow; a picture comes with them now.
    const show = () => showStory(services, begun, storyOf(services, begun, row.id), { attachments });
    if (attachments.length > 0) await unlessRefused(services, row, show);
    return { message: begun.id, grown: true };
  }
  if (there) await unlessRefused(services, row, () => endFrame(services, there, row));
  const messages = happeningMessages(shown, attachments, row.id);
  let last: Posted | null = null;
  for (const [part, message] of messages.entries())
    last = await sendOnce(services, row, { channel, known, part, used: new Set() }, message);
  if (last === null) return { message: null, grown: false };
  const content = messages.at(-1)?.content ?? '';
  const pictured = attachments.length > 0 ? { pictured: true as const } : {};
  const note = last.framed
    ? {
        from: row.id,
        shows: greatShowing(
          content,
          attachments.map(({ name }) => name),
        ),
        framed: true as const,
      }
    : { from: row.id, shows: showing({ content }), ...pictured };
  keepFrame(services, { game: row.game, channel, id: last.id }, frame, messages.length === 1 ? note : null);
  return { message: last.id, grown: false };
}

/** True for a moment that takes the place of the one before it in its message. */
function isCrown(happening: Happening | OlderHappening): boolean {
  return (isOlder(happening) ? happening.moment?.instead : happening.moment?.crowns) === true;
}

/** Does what is only to look well. */
async function unlessRefused(services: Services, row: OutboxRow, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (services.sort(error).kind !== 'final') throw error;
    services.log.warn('happening.unshown', { game: row.game, row: row.id, error });
  }
}

/** Marks the messages that told and asked what has been taken back, as far as they are still there. */
async function markUndone(
  services: Services,
  row: OutboxRow,
  channel: string,
  happening: Happening | OlderHappening,
): Promise<void> {
  const { undone = [], backTo = row.seq } = happening;
  const { messages } = services.store;
  const between = { after: backTo, before: row.seq };
  const answered = messages.answered(row.game, channel, between, MOST_MARKED);
  // Who was asked what and chose what is one line, for the first stays.
  const asked = answered.map(({ id, content }) => ({ id, message: { content: content.replaceAll('\n-# ', ' · ') } }));
  const shown = [...toldIn(services, row.game, undone), ...asked].sort((a, b) => (isYounger(a.id, b.id) ? 1 : -1));
  const mark = tellingWords(services, row.game).text(takenBackMark(happening));
  for (const { id, message } of shown.slice(-MOST_MARKED)) {
    const marked = markedFrame(message, mark);
    try {
      await services.post.edit(channel, id, { ...marked, content: clip(marked.content, MessageLimits.MaximumLength) });
    } catch (error) {
      const { kind } = services.sort(error);
      if (kind === 'retry' || kind === 'park') throw error;
      services.log.info('happening.unmarked', { game: row.game, message: id });
    }
  }
  messages.forgetAnswered(row.game, between);
}

/** The messages of happenings by their rows in the outbox, and what they say. */
function toldIn(services: Services, game: string, rows: readonly number[]): { id: string; message: Outgoing }[] {
  if (rows.length === 0) return [];
  const since = services.store.outbox.happenings(game, Math.min(...rows) - 1, MOST_SEARCHED);
  return since.flatMap((row) => {
    if (row.message === null || !rows.includes(row.id)) return [];
    const happening = happeningIn(row);
    // The message of a frame strikes out itself what was taken back.
    if (happening.frame) return [];
    const isSpread = happening.pictures.length > MOST_ATTACHMENTS;
    const draft = draftOf(happening, { as: 'list' }, tellingWords(services, game));
    const message = (isSpread ? undefined : happeningMessages(draft, [], row.id).at(-1)) ?? { content: '' };
    return [{ id: row.message, message }];
  });
}

/** Sends one message; when Discord won't take its frame, without; when it won't take its pictures, the words alone. */
async function sendPart(services: Services, channel: string, message: Outgoing): Promise<Posted> {
  const { framed, ...plain } = message;
  try {
    return { id: await services.post.send(channel, message), framed: framed !== undefined };
  } catch (error) {
    if (services.sort(error).kind !== 'final' || !message.attachments || message.content === '') throw error;
    services.log.warn(framed ? 'happening.unframed' : 'happening.unpictured', { channel, error });
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
