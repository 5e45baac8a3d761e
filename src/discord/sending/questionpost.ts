import type { MessageRow } from '../../store/messages.ts';
import type { OpenDecision, ProposalView } from '../../table/game/view.ts';
import { lastingPhrase } from '../../table/told/happening.ts';
import { isHeldUp } from '../connection/failure.ts';
import type { Outgoing } from '../connection/post.ts';
import type { Services } from '../connection/services.ts';
import { drawAttachments } from '../message/attachment.ts';
import { digest } from '../message/customid.ts';
import { storyOn } from '../message/frame.ts';
import {
  frameNote,
  frameRow,
  isFrame,
  isFramed,
  keepFrame,
  leaveFrame,
  tellHere,
  unshow,
} from '../message/framenote.ts';
import { tellOfUploads } from '../message/picture.ts';
import { lastingRemains } from '../message/remains.ts';
import { editSurface, isYounger, noteOf, remainsOn, type SurfaceNote, showing, takeAway } from '../message/surface.ts';
import { readSurface, surfaceName } from '../message/surfacename.ts';
import { proposalMessage, proposalSurface } from '../question/proposal.ts';
import { questionDraft, questionPicture, questionSurface, type SurfaceDraft } from '../question/questiondraft.ts';
import { plainQuestion } from './fallback.ts';
import { type Following, isQuestion, mentionOf, type Opening, rowFor, TOLD } from './following.ts';
import { type Before, beforeOf, readAbove } from './storyabove.ts';

/** Makes a message match a group of questions. */
export async function followGroup(following: Following, group: readonly OpenDecision[]): Promise<void> {
  const { services, view, words, untold, opening } = following;
  const row = rowFor(following, group);
  const mention = mentionOf(following, group);
  const same = row && mention.length === 0 ? row : null;
  const frame = frameFor(following, group);
  const isFree = frame && !opening && !isYounger(following.told, frame.id) && !isTaken(following, frame);
  const stand = same ? frame?.id === same.id : isFree && mention.length === 0;
  const before = row || stand || opening || mention.length > 0 ? undefined : beforeOf(following, group);
  const read = readAbove(following, group, { same, stand, frame, before });
  const wanted = questionDraft(services, view, group, { words, row: same, mention, ...read });
  if (same) return refresh(following, same, wanted);
  if (!row && frame && stand) return standOn(following, frame, wanted);
  if (row) {
    // Somebody else is asked now: the question is handed over, and posted where they find it.
    await postAnew(following, wanted, row.id);
  } else if (!before || !(await takePlace(following, before, wanted))) await postAnew(following, wanted);
  for (const person of mention) untold.delete(person);
}

/** The message that tells what comes of the questions of a group, if there is one already that they may stand on. */
function frameFor({ services, view }: Following, [open]: readonly OpenDecision[]): MessageRow | undefined {
  const row = open?.frame === undefined ? undefined : frameRow(services.store.messages.of(view.id), open.frame);
  return row && isFramed(row) ? undefined : row;
}

/** True when something else is asked on a message: one question has room there, of several at a time the first. */
function isTaken({ services: { store }, view, over }: Following, { id }: MessageRow): boolean {
  const decided = new Set(over.map(({ surface }) => surface));
  return store.messages
    .of(view.id)
    .some((row) => row.id === id && isQuestion(row.surface) && !decided.has(row.surface));
}

/** Puts a question on the message that tells what comes of it, below what that has told. */
async function standOn(following: Following, frame: MessageRow, wanted: SurfaceDraft): Promise<void> {
  const { services, over } = following;
  const before = over.findIndex(({ id }) => id === frame.id);
  const row = over[before];
  const edited = await editedNow(services, frame, wanted);
  if (edited === 'refused') {
    // What it has told is told above the question from now on.
    await postAnew(following, wanted, frame.id);
    await takeAway(services, frame);
    return;
  }
  if (edited !== 'edited') return postAnew(following, wanted);
  if (row) over.splice(before, 1);
  services.store.transaction(() => {
    if (row) services.store.messages.forget(row.game, row.surface);
    remember(services, frame, wanted);
    unshow(services, frame);
  });
}

/** Makes a message match a proposal. */
export async function followProposal(following: Following, proposal: ProposalView): Promise<void> {
  const { services, view, words, shown } = following;
  const { preferences } = services.table;
  const message = proposalMessage(view, proposal, words);
  const mention = message.mention.filter((person) => preferences.mayMention(person));
  const surface = proposalSurface(proposal);
  const wanted: SurfaceDraft = { ...message, mention, surface, lesson: null, labels: {}, picture: null };
  const row = shown.find((candidate) => candidate.surface === wanted.surface);
  await (row ? refresh(following, row, wanted) : postAnew(following, wanted));
}

/** Asks without buttons, so that people know that they are asked, and how they can answer all the same. */
export async function askPlainly(following: Following, group: readonly OpenDecision[]): Promise<void> {
  const { view, words, untold } = following;
  const mention = mentionOf(following, group);
  const row = rowFor(following, group);
  const here = row && mention.length === 0 ? storyOn(following.services, view.id, row) : '';
  const wanted = plainQuestion(view, group, words, { mention, story: following.opening?.story ?? here });
  if (row && mention.length === 0) await refresh(following, row, wanted);
  else await postAnew(following, wanted, row?.id);
  for (const person of mention) untold.delete(person);
}

async function refresh(following: Following, row: MessageRow, wanted: SurfaceDraft): Promise<void> {
  const { services } = following;
  const { shows, unpictured } = noteOf(row);
  if (shows === showing({ ...wanted.message, attachments: [] })) return;
  const done = await edited(services, row, wanted.message);
  if (done === 'edited') return remember(services, row, wanted, unpictured === true);
  await postAnew(following, { ...wanted, mention: [] }, row.id);
  // Where it is still there but can't be edited, its buttons must not stay beside the new ones.
  if (done === 'refused') await takeAway(services, row);
}

/** Brings a question the picture that it was put without; where Discord takes none, it goes on without. */
export async function addPicture({ services, view, words }: Following, group: readonly OpenDecision[]): Promise<void> {
  const { store, draw, log, sort } = services;
  const surface = questionSurface(view, group);
  const row = store.messages.of(view.id).find((candidate) => candidate.surface === surface);
  if (!row || !noteOf(row).unpictured) return;
  const picture = questionPicture(services, view, group, words);
  const attachments = picture ? await drawAttachments([picture], draw, log) : [];
  try {
    if (!(await editSurface(services, row, { attachments }))) return;
  } catch (error) {
    if (sort(error).kind !== 'final') throw error;
    log.warn('message.unpictured', { channel: row.channel, error });
    await tellOfUploads(services, row.channel, error);
  }
  const { unpictured: _, ...note } = noteOf(row);
  store.messages.keep({ ...row, body: JSON.stringify(note satisfies SurfaceNote) });
}

/** What came of an edit. Where it is not `edited`, another message takes its place: it is gone, can't be edited, or not now. */
type Edited = 'edited' | 'gone' | 'refused' | 'held up';

/** Edits a message. */
async function edited(services: Services, row: MessageRow, message: Outgoing): Promise<Edited> {
  try {
    return (await editSurface(services, row, message)) ? 'edited' : 'gone';
  } catch (error) {
    if (services.sort(error).kind !== 'final') throw error;
    services.log.warn('question.unedited', { game: row.game, surface: row.surface, message: row.id, error });
    return 'refused';
  }
}

/** Puts a question into the message of the one before it. False where that can't be done. */
async function takePlace(
  { services, over }: Following,
  { row, frame }: Before,
  wanted: SurfaceDraft,
): Promise<boolean> {
  if ((await editedNow(services, row, wanted)) !== 'edited') return false;
  over.splice(over.indexOf(row), 1);
  services.store.transaction(() => {
    services.store.messages.forget(row.game, row.surface);
    remember(services, row, wanted);
    if (frame) unshow(services, frame);
  });
  return true;
}

/** Puts a question into a message, unless it would have to wait, as a question must not. */
async function editedNow(services: Services, row: MessageRow, { message }: SurfaceDraft): Promise<Edited> {
  if (services.post.spare('edit', row.channel, row.id).left === 0) return 'held up';
  try {
    return await edited(services, row, message);
  } catch (error) {
    if (!isHeldUp(error)) throw error;
    return 'held up';
  }
}

/** @param instead the lost message it replaces; neither the nonce nor a search must bring that one back */
async function postAnew(following: Following, wanted: SurfaceDraft, instead = ''): Promise<void> {
  const { services, view, known, opening } = following;
  const found = instead === '' && known?.find((sent) => sent.customIds.some((id) => id.includes(wanted.mark)));
  const nonce = digest(`${view.id} ${wanted.surface} ${instead}`);
  const message = { ...wanted.message, mention: wanted.mention, nonce };
  const id = found ? found.id : await services.post.send(view.channel, message);
  services.store.transaction(() => {
    const posted = { game: view.id, channel: view.channel, id };
    if (opening) begin(services, posted, opening);
    else if (wanted.frame !== undefined) {
      leaveIdle(following, wanted.frame, instead);
      tellHere(services, posted, wanted.frame, instead);
    }
    if (instead !== '') spend(following, wanted.surface, instead);
    remember(services, posted, wanted);
    for (const person of wanted.mention) services.table.told(view.id, person);
  });
  following.opening = null;
}

/** A question that stands on a message of its own is asked in another now: it is to lose its buttons, whatever happens. */
function spend({ services: { store }, view }: Following, surface: string, id: string): void {
  const rows = store.messages.of(view.id);
  const row = rows.find((one) => one.id === id && one.surface === surface);
  if (!row || rows.some((one) => one.id === id && isFrame(one))) return;
  store.messages.keep({ ...row, surface: surfaceName({ on: 'spent', message: id }) });
}

/** Questions that are asked elsewhere by now lose their buttons. */
export async function closeSpent({ services, view }: Following): Promise<void> {
  const { store } = services;
  for (const row of store.messages.of(view.id).filter(({ surface }) => readSurface(surface)?.on === 'spent')) {
    await edited(services, row, { content: remainsOn(services, row), components: [], attachments: [] });
    store.messages.forget(view.id, row.surface);
  }
}

/** The message that was to tell what comes of a question goes where nothing came of that, and nothing is asked there. */
function leaveIdle(following: Following, frame: string, instead: string): void {
  const { services, view } = following;
  const there = frameRow(services.store.messages.of(view.id), frame);
  if (!there || there.id === instead || frameNote(there).from !== 0 || isTaken(following, there)) return;
  leaveFrame(services, there, { id: 1 });
}

/** A message tells what its question was posted with. */
function begin(
  services: Services,
  message: Pick<MessageRow, 'game' | 'channel' | 'id'>,
  { row, frame, pictured }: Opening,
): void {
  const { store, clock } = services;
  keepFrame(services, message, frame, { from: row.id, shows: '', ...(pictured ? { pending: row.id } : {}) });
  store.messages.keep({ ...message, surface: TOLD, body: '{}' });
  store.outbox.settle(row, 'sent', message.id, clock());
  if (!pictured) store.outbox.lighten(row);
}

function remember(
  services: Services,
  { game, channel, id }: Pick<MessageRow, 'game' | 'channel' | 'id'>,
  wanted: SurfaceDraft,
  unpictured = wanted.picture !== null,
): void {
  const { frame } = wanted;
  const elsewhere = frame !== undefined && frameRow(services.store.messages.of(game), frame)?.id !== id;
  const seating = services.table.reading.seating(game);
  const note: SurfaceNote = {
    shows: showing({ ...wanted.message, attachments: [] }),
    closed: lastingRemains(wanted.closed, seating),
    persons: wanted.persons,
    mention: wanted.mention,
    lesson: wanted.lesson,
    ...(wanted.turns ? { turns: wanted.turns } : {}),
    ...(wanted.advice ? { advice: wanted.advice } : {}),
    labels: Object.fromEntries(Object.entries(wanted.labels).map(([id, label]) => [id, lastingPhrase(label, seating)])),
    ...(wanted.race ? { race: true } : {}),
    ...(wanted.plain ? { plain: true } : {}),
    ...(wanted.evident ? { evident: true } : {}),
    ...(unpictured ? { unpictured: true } : {}),
    ...(elsewhere ? { frame } : {}),
  };
  services.store.messages.keep({ game, surface: wanted.surface, id, channel, body: JSON.stringify(note) });
}
