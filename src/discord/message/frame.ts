import { MessageLimits } from '@sapphire/discord-utilities';
import type { PictureSpec } from '../../render/view.ts';
import type { MessageRow } from '../../store/messages.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import type { Layout } from '../../story/arrange.ts';
import { latest } from '../../story/excerpt.ts';
import { ROOM, weightOf } from '../../story/room.ts';
import type { GameView } from '../../table/game/view.ts';
import { happeningIn, isOlder } from '../../table/told/happening.ts';
import { storyLines } from '../../words/story.ts';
import type { Outgoing } from '../connection/post.ts';
import { type Services, tellingWords } from '../connection/services.ts';
import { type Attachment, drawAttachments, pictureName } from './attachment.ts';
import { clip } from './content.ts';
import { digest } from './customid.ts';
import { framedMessage } from './framed.ts';
import { type FrameNote, frameNote, isFrame } from './framenote.ts';
import { type Moment, momentOf } from './momentpicture.ts';
import { tellOfUploads } from './picture.ts';
import { editOrTellAnew, editSurface, isYounger, removeSurface, showing } from './surface.ts';
import { readSurface } from './surfacename.ts';
import { type Told, takenBackMark, toldLines, toldStory } from './told.ts';

/** So much of it has room in the frame of a great moment. */
export const MOST_FRAMED = 1800;
/** Of so many frames the messages still follow what is told, the youngest. */
const MOST_FRAMES = 12;

/** The rows of the outbox that are told in the message of a frame, up to one of them. */
function rowsIn({ store }: Services, row: MessageRow, upTo = Number.POSITIVE_INFINITY): OutboxRow[] {
  const shown = readSurface(row.surface);
  const { from } = frameNote(row);
  if ((shown?.on !== 'frame' && shown?.on !== 'full') || from === 0) return [];
  const last = shown.on === 'full' ? Math.min(upTo, shown.upTo) : upTo;
  return store.outbox.framed(row.game, shown.frame).filter(({ id }) => id >= from && id <= last);
}

/** True for a message that tells something as lines, as a version of before did: it ends as it has begun. */
function isOfLines(services: Services, row: MessageRow): boolean {
  return rowsIn(services, row).some((one) => isOlder(happeningIn(one)));
}

/** True for a message that stands as a version of before has left it, folded as we can't: nothing of it was taken back since. */
function isAsBefore(services: Services, row: MessageRow): boolean {
  const rows = rowsIn(services, row);
  if (frameNote(row).shows === '' || !rows.some((one) => isOlder(happeningIn(one)))) return false;
  const told = new Set(rows.map(({ id }) => id));
  return !services.store.outbox.undoings(row.game, frameNote(row).from).some((undoing) => {
    const happening = happeningIn(undoing);
    return !isOlder(happening) && happening.undone?.some((id) => told.has(id)) === true;
  });
}

/** What the rows of the outbox tell in the message of a frame, up to one of them. */
function toldIn(services: Services, row: MessageRow, upTo?: number): Told[] {
  const { store } = services;
  const rows = rowsIn(services, row, upTo);
  const [first] = rows;
  if (!first) return [];
  const undone = new Map(
    store.outbox.undoings(row.game, first.id).flatMap((undoing) => {
      const by = happeningIn(undoing);
      return (by.undone ?? []).map((id) => [id, takenBackMark(by)] as const);
    }),
  );
  return rows.map((one) => {
    const mark = undone.get(one.id);
    return { happening: happeningIn(one), ...(mark ? { undone: mark } : {}) };
  });
}

/** How the message is laid out: as the youngest of what it tells says. */
function layoutIn(told: readonly Told[]): Layout {
  const last = told.findLast(({ happening }) => happening.layout !== undefined);
  return last?.happening.layout ?? { as: 'list' };
}

/** What the message of a frame tells, up to a row of the outbox; of what was taken back its first sentence, struck. */
export function storyOf(services: Services, row: MessageRow, upTo?: number): string {
  return linesOf(services, row, upTo).join('\n');
}

function linesOf(services: Services, row: MessageRow, upTo?: number): string[] {
  const told = toldIn(services, row, upTo);
  return told.length === 0 ? [] : toldLines(told, layoutIn(told), tellingWords(services, row.game));
}

/** The last of what it tells. */
export function latestOf(services: Services, row: MessageRow): string {
  const told = toldIn(services, row);
  const words = tellingWords(services, row.game);
  return storyLines(latest(toldStory(told, layoutIn(told), words)), words).join('\n');
}

/** What the message that a question stands on has told; empty where it stands on one of its own. */
export function storyOn(services: Services, game: string, { id }: Pick<MessageRow, 'id'>): string {
  const frame = services.store.messages.of(game).find((row) => row.id === id && isFrame(row));
  return frame ? storyOf(services, frame) : '';
}

/** True where the message that a question stands on tells what is nobody's turn: a turn's opening, the monsters, the Mythos. */
export function isSharedOn(services: Services, game: string, { id }: Pick<MessageRow, 'id'>): boolean {
  const frame = services.store.messages.of(game).find((row) => row.id === id && isFrame(row));
  return frame !== undefined && layoutIn(toldIn(services, frame)).as === 'list';
}

/** True when a row of the outbox still has room in the message of its frame, as that stays. */
export function hasRoom(services: Services, row: MessageRow, added: OutboxRow): boolean {
  if (frameNote(row).from === 0) return true;
  if (isOfLines(services, row)) return false;
  const told = toldIn(services, row, added.id);
  return weightOf(toldStory(told, layoutIn(told), tellingWords(services, row.game))) <= ROOM;
}

/** Lets the messages that are full show what they have told, for good. */
async function closeFull(services: Services, game: string): Promise<void> {
  const { messages, outbox } = services.store;
  for (const row of messages.of(game).filter(({ surface }) => readSurface(surface)?.on === 'full')) {
    const story = storyOf(services, row);
    if (story === '') await removeSurface(services, row);
    // The picture of how things stand at the end goes with it to the next.
    else if (!isAsBefore(services, row)) await showStory(services, row, story, { attachments: [] });
    messages.forget(game, row.surface);
    const { pending } = frameNote(row);
    if (pending !== undefined) outbox.lighten({ game, id: pending });
  }
}

/**
 * Brings the messages of frames up to date that no question stands on: they tell their story, without buttons and
 * pictures of questions. One that has nothing to tell goes.
 * @param asked messages that a question stands on
 */
export async function followFrames(services: Services, view: GameView, asked: ReadonlySet<string>): Promise<void> {
  await closeFull(services, view.id);
  const rows = services.store.messages.of(view.id).filter(isFrame);
  const settled = rows.filter(({ id }) => !asked.has(id));
  for (const row of settled.filter((one) => !isAsBefore(services, one))) {
    const story = storyOf(services, row);
    if (story === '') await removeSurface(services, row);
    else await showStory(services, row, story);
  }
  const oldest = settled.sort((a, b) => (isYounger(a.id, b.id) ? 1 : -1)).slice(0, -MOST_FRAMES);
  for (const row of oldest) services.store.messages.forget(view.id, row.surface);
}

/**
 * Lets the message of a frame show what it tells.
 * @param more what is to be seen below it, if that is new
 */
export async function showStory(
  services: Services,
  row: MessageRow,
  story: string,
  { attachments: pictures }: Pick<Outgoing, 'attachments'> = {},
): Promise<void> {
  const note = frameNote(row);
  const great = note.framed ? greatOf(services, row) : null;
  if (great) return showGreat(services, row, great);
  const content = clip(story, MessageLimits.MaximumLength);
  const shows = showing({ content });
  if (note.shows === shows && !pictures) return;
  // A picture that belongs to the story stays; one of a question goes with it.
  const attachments = pictures ?? (note.pictured ? undefined : []);
  const isPictured = (pictures ?? []).length > 0 || note.pictured === true;
  const message: Outgoing = { content, components: [], ...(attachments ? { attachments } : {}) };
  const shown = await editOrTellAnew(services, row, message);
  if (!shown) return;
  const { pending, ...settled } = note;
  const kept: FrameNote = { ...settled, shows, ...(isPictured ? { pictured: true } : {}) };
  const isMissing = pending !== undefined && !pictures;
  services.store.messages.keep({
    ...row,
    id: shown,
    body: JSON.stringify(isMissing ? { ...kept, pending } : kept),
  });
}

/** The great moment a message begins with, and its picture; none when it was taken back. */
interface Great {
  moment: Moment;
  pictures: PictureSpec[];
}

function greatOf(services: Services, row: MessageRow): Great | null {
  const words = tellingWords(services, row.game);
  const [first, ...later] = toldIn(services, row);
  const begun = first ? momentOf(first.happening, words) : null;
  if (!first || !begun) return null;
  const isCrown = ({ happening }: Told): boolean =>
    isOlder(happening) ? happening.moment?.instead === true : happening.moment?.crowns === true;
  const next = later.findIndex((one) => one.happening.moment && !isCrown(one));
  const own = [first, ...(next < 0 ? later : later.slice(0, next))];
  const last = own.findLast((one) => one.happening.moment && !one.undone);
  const moment = last ? momentOf(last.happening, words) : null;
  return moment ? { moment, pictures: moment.bare ? [] : [moment.picture] } : { moment: begun, pictures: [] };
}

async function showGreat(services: Services, row: MessageRow, { moment, pictures }: Great): Promise<void> {
  const note = frameNote(row);
  const [heading = '', ...others] = linesOf(services, row);
  const parts = { heading, told: clip(others.join('\n'), MOST_FRAMED - heading.length) };
  const { content } = framedMessage(parts, moment, [], note.from);
  const shows = greatShowing(content, pictures.map(pictureName));
  if (note.shows === shows) return;
  const attachments = await drawAttachments(pictures, services.draw, services.log);
  const formed = (shown: readonly Attachment[]): Outgoing => ({
    ...framedMessage(parts, moment, shown, note.from),
    components: [],
  });
  const isPictured = attachments.length > 0 && (await takesPictures(services, row, formed(attachments)));
  const id = isPictured ? row.id : await editOrTellAnew(services, row, formed([]));
  if (id === null) return;
  // Told anew it has no frame.
  const { framed: _, ...plain } = note;
  const kept: FrameNote = id === row.id ? { ...note, shows } : { ...plain, shows: showing({ content }) };
  services.store.messages.keep({ ...row, id, body: JSON.stringify(kept) });
}

/** Edits a message with pictures. False where it is gone, or Discord takes none: then it is to be shown without them. */
async function takesPictures(services: Services, row: MessageRow, message: Outgoing): Promise<boolean> {
  try {
    return await editSurface(services, row, message);
  } catch (error) {
    if (services.sort(error).kind !== 'final') throw error;
    services.log.warn('happening.unpictured', { game: row.game, message: row.id, error });
    await tellOfUploads(services, row.channel, error);
    return false;
  }
}

/** A digest of what a message with a frame shows. */
export function greatShowing(content: string, pictures: readonly string[]): string {
  return digest(JSON.stringify([content, pictures, []]));
}

/** True for a message that begins with a great moment, framed or not. */
export function isGreat(services: Services, row: MessageRow): boolean {
  return greatOf(services, row) !== null;
}
