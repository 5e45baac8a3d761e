import type { MessageRow } from '../../store/messages.ts';
import type { GameView, OpenDecision, ProposalView } from '../../table/game/view.ts';
import { lastingPhrase } from '../../table/told/happening.ts';
import type { Words } from '../../words/words.ts';
import { isHeldUp, sortFailure } from '../connection/failure.ts';
import type { Outgoing, Sent } from '../connection/post.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import { digest } from '../message/customid.ts';
import { followFrames, frameRow, isFrame, isFramed, latestOf, storyOf, tellHere, unshow } from '../message/frame.ts';
import { picturedOrNot } from '../message/picture.ts';
import { lastingRemains } from '../message/remains.ts';
import {
  closeSurface,
  editSurface,
  isYounger,
  noteOf,
  remainsOn,
  type SurfaceNote,
  showing,
  takeAway,
} from '../message/surface.ts';
import { readSurface, surfaceName } from '../message/surfacename.ts';
import { proposalMessage, proposalSurface } from '../question/proposal.ts';
import { questionDraft, questionGroups, questionSurface, type SurfaceDraft } from '../question/questiondraft.ts';
import { Guard, plainQuestion } from './fallback.ts';

/** The surface that remembers the youngest happening, below which a question must be posted anew. */
export const TOLD = surfaceName({ on: 'told' });

/** The questions of a game and the messages of its channel, while these are made to match. */
interface Following {
  services: Services;
  view: GameView;
  words: Words;
  /** The bot's latest messages when some may have been sent before. */
  known: readonly Sent[] | null;
  /** The messages of questions and proposals that are there. */
  shown: readonly MessageRow[];
  /** Of these, those that are decided; one whose place is taken is no longer among them. */
  over: MessageRow[];
  /** The youngest happening. */
  told: string;
  /** Persons who may be mentioned, and have not been. */
  untold: Set<string>;
}

/**
 * Makes the question messages of a channel match what is open: new ones are posted, changed ones edited, and what has
 * been decided loses its buttons, or goes if somebody else of a race was quicker. A next question to the same person
 * takes its predecessor's place, if nothing has been told in between and they need no mention.
 * @param known the bot's latest messages when some may have been sent before
 */
export async function followQuestions(
  services: Services,
  view: GameView,
  known: readonly Sent[] | null,
): Promise<void> {
  const rows = services.store.messages.of(view.id);
  const shown = rows.filter((row) => isQuestion(row.surface));
  const groups = questionGroups(view);
  const surfaces = new Set([
    ...groups.map((group) => questionSurface(view, group)),
    ...view.proposals.map(proposalSurface),
  ]);
  const { preferences } = services.table;
  const untold = view.awaited.filter(({ person, told }) => !told && preferences.mayMention(person));
  const following: Following = {
    services,
    view,
    words: wordsOf(services, view),
    known,
    shown,
    over: shown.filter((row) => !surfaces.has(row.surface)),
    told: rows.find((row) => row.surface === TOLD)?.id ?? '0',
    untold: new Set(untold.map(({ person }) => person)),
  };
  const guard = new Guard(services, view.id);
  for (const group of groups) {
    await guard.work(
      () => followGroup(following, group),
      () => askPlainly(following, group),
    );
  }
  for (const proposal of view.proposals) await guard.work(() => followProposal(following, proposal));
  // Their buttons are given up only where what takes their place is there.
  const patient = { ...services, sort: sortFailure };
  for (const row of [...following.over])
    await guard.work(() => close(guard.isClean ? services : patient, view.id, row));
  const asked = services.store.messages.of(view.id).filter((row) => isQuestion(row.surface));
  await guard.work(() => followFrames(services, view, new Set(asked.map(({ id }) => id))));
  guard.finish();
}

/** What was asked on the message of a frame goes when that is brought up to date. */
async function close(services: Services, game: string, row: MessageRow): Promise<void> {
  const frames = services.store.messages.of(game).filter(isFrame);
  if (frames.some(({ id }) => id === row.id)) {
    services.store.messages.forget(game, row.surface);
  } else await closeSurface(services, row);
}

async function followGroup(following: Following, group: readonly OpenDecision[]): Promise<void> {
  const { services, view, words, shown, untold } = following;
  const row = shown.find((candidate) => candidate.surface === questionSurface(view, group));
  const mention = (group[0]?.awaited ?? []).filter((person) => untold.has(person));
  const same = row && mention.length === 0 ? row : null;
  const frame = frameFor(following, group);
  const isFree = frame && !isYounger(following.told, frame.id) && !isTaken(following, frame);
  const stand = same ? frame?.id === same.id : isFree && mention.length === 0;
  const story = frame ? storyAbove(services, frame, { stand, group }) : '';
  const wanted = await questionDraft(services, view, group, { words, row: same, mention, story });
  if (same) return refresh(following, same, wanted);
  if (!row && frame && stand) return standOn(following, frame, wanted);
  if (row) {
    // Somebody else is asked now: the question is handed over, and posted where they find it.
    await edited(services, row, { content: remainsOn(services, row), components: [], attachments: [] });
    await postAnew(following, wanted, row.id);
  } else if (!(await takePlace(following, wanted))) await postAnew(following, wanted);
  for (const person of mention) untold.delete(person);
}

/** What is read above a question: all that its message has told; of a message farther up what dice on the table come from. */
function storyAbove(
  services: Services,
  frame: MessageRow,
  { stand, group }: { stand: boolean | undefined; group: readonly OpenDecision[] },
): string {
  if (stand) return storyOf(services, frame);
  return group.some(({ decision }) => decision.about?.rolled) ? latestOf(services, frame) : '';
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

async function followProposal(following: Following, proposal: ProposalView): Promise<void> {
  const { services, view, words, shown } = following;
  const { preferences } = services.table;
  const message = proposalMessage(view, proposal, words);
  const mention = message.mention.filter((person) => preferences.mayMention(person));
  const wanted: SurfaceDraft = { ...message, mention, surface: proposalSurface(proposal), lesson: null, labels: {} };
  const row = shown.find((candidate) => candidate.surface === wanted.surface);
  await (row ? refresh(following, row, wanted) : postAnew(following, wanted));
}

/** Asks without buttons, so that people know that they are asked, and how they can answer all the same. */
async function askPlainly(following: Following, group: readonly OpenDecision[]): Promise<void> {
  const { view, words, shown, untold } = following;
  const mention = (group[0]?.awaited ?? []).filter((person) => untold.has(person));
  const wanted = plainQuestion(view, group, words, mention);
  const row = shown.find(({ surface }) => surface === wanted.surface);
  if (row && mention.length === 0) await refresh(following, row, wanted);
  else await postAnew(following, wanted, row?.id);
  for (const person of mention) untold.delete(person);
}

/** The surfaces of questions and proposals. */
function isQuestion(surface: string): boolean {
  const on = readSurface(surface)?.on;
  return on === 'question' || on === 'proposal';
}

/** A question that was decided may be followed, in the same message, by one to the same persons. */
function follows(wanted: SurfaceDraft, row: MessageRow, told: string): boolean {
  if (wanted.mention.length > 0 || readSurface(row.surface)?.on !== 'question') return false;
  if (noteOf(row).frame !== wanted.frame) return false;
  return noteOf(row).persons.join() === wanted.persons.join() && isYounger(row.id, told);
}

async function refresh(following: Following, row: MessageRow, wanted: SurfaceDraft): Promise<void> {
  const { services } = following;
  const shows = showing({ ...wanted.message, attachments: [] });
  if (noteOf(row).shows === shows) return;
  const done = await edited(services, row, wanted.message);
  if (done === 'edited') return remember(services, row, wanted);
  await postAnew(following, { ...wanted, mention: [] }, row.id);
  // Where it is still there but can't be edited, its buttons must not stay beside the new ones.
  if (done === 'refused') await takeAway(services, row);
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

/** Puts a question into the message of the one before it. False when there is none that it may follow. */
async function takePlace({ services, view, over, told }: Following, wanted: SurfaceDraft): Promise<boolean> {
  const telling = new Set(
    services.store.messages
      .of(view.id)
      .filter(isFrame)
      .map(({ id }) => id),
  );
  const before = over.findIndex((candidate) => !telling.has(candidate.id) && follows(wanted, candidate, told));
  const row = over[before];
  if (!row || (await editedNow(services, row, wanted)) !== 'edited') return false;
  over.splice(before, 1);
  services.store.transaction(() => {
    services.store.messages.forget(row.game, row.surface);
    remember(services, row, wanted);
  });
  return true;
}

/** Puts a question into a message, unless it would have to wait, as a question must not. */
async function editedNow(services: Services, row: MessageRow, { message }: SurfaceDraft): Promise<Edited> {
  try {
    return await edited(services, row, message);
  } catch (error) {
    if (!isHeldUp(error)) throw error;
    return 'held up';
  }
}

/** @param instead the lost message it replaces; neither the nonce nor a search must bring that one back */
async function postAnew({ services, view, known }: Following, wanted: SurfaceDraft, instead = ''): Promise<void> {
  const found = instead === '' && known?.find((sent) => sent.customIds.some((id) => id.includes(wanted.mark)));
  const nonce = digest(`${view.id} ${wanted.surface} ${instead}`);
  const message = { ...wanted.message, mention: wanted.mention, nonce };
  const send = (form: Outgoing): Promise<string> => services.post.send(view.channel, form);
  const id = found ? found.id : (await picturedOrNot(services, view.channel, message, send)).result;
  services.store.transaction(() => {
    const message = { game: view.id, channel: view.channel, id };
    if (wanted.frame !== undefined) tellHere(services, message, wanted.frame, instead);
    remember(services, message, wanted);
    for (const person of wanted.mention) services.table.told(view.id, person);
  });
}

function remember(
  services: Services,
  { game, channel, id }: Pick<MessageRow, 'game' | 'channel' | 'id'>,
  wanted: SurfaceDraft,
): void {
  const { frame } = wanted;
  const seating = services.table.reading.seating(game);
  const elsewhere = frame !== undefined && frameRow(services.store.messages.of(game), frame)?.id !== id;
  const note: SurfaceNote = {
    shows: showing({ ...wanted.message, attachments: [] }),
    closed: lastingRemains(wanted.closed, seating),
    persons: wanted.persons,
    mention: wanted.mention,
    lesson: wanted.lesson,
    labels: Object.fromEntries(Object.entries(wanted.labels).map(([id, label]) => [id, lastingPhrase(label, seating)])),
    ...(wanted.race ? { race: true } : {}),
    ...(wanted.plain ? { plain: true } : {}),
    ...(wanted.evident ? { evident: true } : {}),
    ...(elsewhere ? { frame } : {}),
  };
  services.store.messages.keep({ game, surface: wanted.surface, id, channel, body: JSON.stringify(note) });
}
