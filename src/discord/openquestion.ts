import type { MessageRow } from '../store/messages.ts';
import type { GameView, OpenDecision } from '../table/view.ts';
import type { Words } from '../words/words.ts';
import { drawAttachments } from './attachment.ts';
import { digest, questionMark } from './component.ts';
import { sortFailure } from './failure.ts';
import { type House, wordsOf } from './house.ts';
import type { Outgoing, Sent } from './post.ts';
import { proposalMessage } from './proposal.ts';
import { type Asking, labelOf, questionMessage } from './question.ts';
import { closeSurface, editSurface, isYounger, noteOf, type SurfaceNote, showing } from './surface.ts';

/** The surface that remembers the youngest happening, below which a question must be posted anew. */
export const TOLD = 'told';

/** A message that ought to be in the channel: an open question or a proposal. */
interface Wanted {
  surface: string;
  persons: string[];
  mention: string[];
  /** What its custom ids contain. */
  mark: string;
  lesson: string | null;
  message: Outgoing;
  closed: string;
  labels: Record<string, string>;
}

/**
 * Makes the question messages of a channel match what is open: new ones are posted, changed ones edited, and what has
 * been decided loses its buttons. A next question to the same person takes its predecessor's place, if nothing has been
 * told in between and he needs no mention.
 * @param known the bot's latest messages when some may have been sent before
 */
export async function followQuestions(house: House, view: GameView, known: readonly Sent[] | null): Promise<void> {
  const rows = house.store.messages.of(view.id);
  const told = rows.find((row) => row.surface === TOLD)?.id ?? '0';
  const shown = rows.filter((row) => isQuestion(row.surface));
  const surfaces = new Set([...view.open.map((open) => questionSurface(view, open)), ...proposalSurfaces(view)]);
  const over = shown.filter((row) => !surfaces.has(row.surface));
  const words = wordsOf(house, view);
  const untold = new Set(view.awaited.filter((entry) => !entry.told).map((entry) => entry.person));
  for (const open of inSeatOrder(view.open)) {
    if (open.persons.length === 0) continue;
    await guarded(house, view, async () => {
      const row = shown.find((candidate) => candidate.surface === questionSurface(view, open));
      const mention = row ? [] : open.awaited.filter((person) => untold.has(person));
      const wanted = await wantedQuestion(house, view, open, words, row ?? null, mention);
      if (row) return refresh(house, view, row, wanted);
      const before = over.findIndex((candidate) => follows(wanted, candidate, told));
      const [reused] = before >= 0 ? over.splice(before, 1) : [];
      if (!reused || !(await takePlace(house, reused, wanted))) await postAnew(house, view, wanted, known);
      for (const person of mention) untold.delete(person);
    });
  }
  for (const proposal of view.proposals) {
    await guarded(house, view, async () => {
      const message = proposalMessage(view, proposal, words);
      const wanted: Wanted = { ...message, surface: `proposal ${proposal.id}`, lesson: null, labels: {} };
      const row = shown.find((candidate) => candidate.surface === wanted.surface);
      await (row ? refresh(house, view, row, wanted) : postAnew(house, view, wanted, known));
    });
  }
  for (const row of over) await closeSurface(house, row);
}

/** One question that Discord won't take, or that can't be worded, keeps none of the others back. */
async function guarded(house: House, view: GameView, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = sortFailure(error);
    if (failure.kind === 'retry' || failure.kind === 'park') throw error;
    house.log.error('question.skipped', { game: view.id, error });
  }
}

/** The surfaces of questions and proposals. */
export function isQuestion(surface: string): boolean {
  return surface.startsWith('question ') || surface.startsWith('proposal ');
}

/** The surface of one open question. */
export function questionSurface(view: GameView, open: OpenDecision): string {
  return `question ${view.branch}.${open.decision.id}`;
}

/** Everything needed to show an open question once more. */
export function askingOf(
  house: House,
  view: GameView,
  open: OpenDecision,
  words: Words,
  more: Pick<Asking, 'mention' | 'lesson'> & Partial<Asking>,
): Asking {
  const edition = house.table.reading.edition(view.edition);
  return { view, open, words, prose: edition.prose(open.decision, words.locale), ...more };
}

function proposalSurfaces(view: GameView): string[] {
  return view.proposals.map((proposal) => `proposal ${proposal.id}`);
}

function inSeatOrder(open: readonly OpenDecision[]): OpenDecision[] {
  return [...open].sort((a, b) => (a.decision.seats[0] ?? 0) - (b.decision.seats[0] ?? 0));
}

async function wantedQuestion(
  house: House,
  view: GameView,
  open: OpenDecision,
  words: Words,
  row: MessageRow | null,
  mention: string[],
): Promise<Wanted> {
  const before = row ? noteOf(row) : null;
  const lesson = before ? before.lesson : lessonFor(house, open, words);
  const asking = askingOf(house, view, open, words, { mention: before?.mention ?? mention, lesson });
  const { content, closed, components } = questionMessage(asking);
  const picture = row ? null : questionPicture(house, view, open);
  const attachments = picture ? await drawAttachments([picture], house.draw, house.log) : [];
  return {
    surface: questionSurface(view, open),
    persons: open.persons,
    mention: before?.mention ?? mention,
    mark: questionMark(view.id, view.branch, open.decision.id),
    lesson,
    message: { content, components, ...(row ? {} : { attachments }) },
    closed,
    labels: Object.fromEntries(open.decision.options.map((option) => [option.id, labelOf(option, words)])),
  };
}

function questionPicture(house: House, view: GameView, open: OpenDecision) {
  const position = house.table.reading.position(view.id);
  if (!position.ok) return null;
  const { edition, live, words } = position.value;
  return edition.questionPicture(open.decision, live.play.state, words);
}

/** The line that explains a step to a person who meets it for the first time. */
function lessonFor(house: House, open: OpenDecision, words: Words): string | null {
  const key = `lesson-${open.decision.kind.replaceAll('.', '-')}`;
  const [person] = open.persons;
  if (!person || open.tally || !words.has(key)) return null;
  return house.store.messages.teach(person, open.decision.kind) ? words.say(key) : null;
}

/** A question that was decided may be followed, in the same message, by one to the same persons. */
function follows(wanted: Wanted, row: MessageRow, told: string): boolean {
  if (wanted.mention.length > 0 || !row.surface.startsWith('question ')) return false;
  return noteOf(row).persons.join() === wanted.persons.join() && isYounger(row.id, told);
}

async function refresh(house: House, view: GameView, row: MessageRow, wanted: Wanted): Promise<void> {
  const shows = showing({ ...wanted.message, attachments: [] });
  if (noteOf(row).shows === shows) return;
  if (await editSurface(house, row, wanted.message)) remember(house, row.game, row.channel, row.id, wanted);
  else await postAnew(house, view, { ...wanted, mention: [] }, null, row.id);
}

async function takePlace(house: House, row: MessageRow, wanted: Wanted): Promise<boolean> {
  if (!(await editSurface(house, row, wanted.message))) return false;
  house.store.transaction(() => {
    house.store.messages.forget(row.game, row.surface);
    remember(house, row.game, row.channel, row.id, wanted);
  });
  return true;
}

/** @param instead the lost message it replaces; the nonce must not bring that one back */
async function postAnew(
  house: House,
  view: GameView,
  wanted: Wanted,
  known: readonly Sent[] | null,
  instead = '',
): Promise<void> {
  const found = known?.find((sent) => sent.customIds.some((id) => id.includes(wanted.mark)));
  const nonce = digest(`${view.id} ${wanted.surface} ${instead}`);
  const message = { ...wanted.message, mention: wanted.mention, nonce };
  const id = found?.id ?? (await house.post.send(view.channel, message));
  house.store.transaction(() => {
    remember(house, view.id, view.channel, id, wanted);
    for (const person of wanted.mention) house.table.told(view.id, person);
  });
}

function remember(house: House, game: string, channel: string, id: string, wanted: Wanted): void {
  const note: SurfaceNote = {
    shows: showing({ ...wanted.message, attachments: [] }),
    closed: wanted.closed,
    persons: wanted.persons,
    mention: wanted.mention,
    lesson: wanted.lesson,
    labels: wanted.labels,
  };
  house.store.messages.keep({ game, surface: wanted.surface, id, channel, body: JSON.stringify(note) });
}
