import { InteractionLimits } from '@sapphire/discord-utilities';
import type { Decision } from '../../engine/decision.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { MessageRow } from '../../store/messages.ts';
import { wholeTurnOf } from '../../table/ahead/wholeturn.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import { furtherOf } from '../../table/room/further.ts';
import type { Words } from '../../words/words.ts';
import type { Outgoing } from '../connection/post.ts';
import type { Services } from '../connection/services.ts';
import { questionMark } from '../message/customid.ts';
import { optionEmojis } from '../message/handle.ts';
import type { Remains } from '../message/remains.ts';
import { type Advice, noteOf, type SurfaceNote } from '../message/surface.ts';
import { readSurface, surfaceName } from '../message/surfacename.ts';
import { keepsAgain } from './keeping.ts';
import { offersFor } from './offerrow.ts';
import { leadsFar, MOST_PLACES } from './optionrow.ts';
import { type Asking, type QuestionMessage, questionMessage } from './question.ts';
import { severalMessage } from './sharedquestion.ts';

/** A message that ought to be in the channel: open questions or a proposal. */
export interface SurfaceDraft {
  surface: string;
  persons: string[];
  mention: string[];
  /** What its custom ids contain. */
  mark: string;
  lesson: Phrase | string | null;
  /** How turns go round, for whoever has never played like that. */
  turns?: Phrase;
  /** What a careful player would do, where it stays as it is. */
  advice?: Advice;
  message: Outgoing;
  /** What is to be seen below it, which follows; null = nothing, or it is there. */
  picture: PictureSpec | null;
  closed: Remains;
  labels: Record<string, Phrase>;
  /** It is put to several of whom only the first is to answer. */
  race?: true;
  /** What comes of it says how it was taken. */
  evident?: true;
  /** It has no buttons, because Discord did not take them. */
  plain?: true;
  /** The message that tells what comes of it. */
  frame?: string;
}

/** So many questions share a message at most; the last row is for the reason. */
const MOST_SHARED = 4;

/** The open questions in seat order, those that share a message together: several short ones to the same person. */
export function questionGroups(view: GameView): OpenDecision[][] {
  const inOrder = view.open
    .filter((open) => open.persons.length > 0)
    .sort((a, b) => (a.decision.seats[0] ?? 0) - (b.decision.seats[0] ?? 0));
  const groups: OpenDecision[][] = [];
  for (const open of inOrder) {
    const group = groups.find(
      ([first, ...others]) =>
        first &&
        others.length + 1 < MOST_SHARED &&
        first.persons.join() === open.persons.join() &&
        [first, open].every((one) => mayShare(view, one)),
    );
    if (group) group.push(open);
    else groups.push([open]);
  }
  return groups;
}

/** The surface of questions that share a message. */
export function questionSurface(view: GameView, group: readonly OpenDecision[]): string {
  return surfaceName({ on: 'question', branch: view.branch, decisions: group.map((open) => open.decision.id) });
}

/** The message on which a decision is asked, as far as it has been sent. */
export function rowOf(rows: readonly MessageRow[], view: GameView, decision: string): MessageRow | undefined {
  return rows.find(({ surface }) => {
    const shown = readSurface(surface);
    return shown?.on === 'question' && shown.branch === view.branch && shown.decisions.includes(decision);
  });
}

/** Everything needed to show an open question. */
export function askingOf(
  services: Services,
  view: GameView,
  open: OpenDecision,
  {
    advice,
    ...more
  }: Pick<Asking, 'words' | 'mention' | 'lesson' | 'turns' | 'story' | 'shared' | 'page'> & {
    advice?: Advice | undefined;
  },
): Asking {
  const edition = services.table.reading.edition(view.edition);
  const { reading } = services.table;
  const leads = (edition.leadsTo?.(open.decision) ?? []).length > 0;
  const position = leads || !advice ? reading.position(view.id) : null;
  const further = leads && position?.ok ? furtherOf(position.value, open.decision) : [];
  const far = further[0]?.next ?? open.decision;
  const { comment } = open;
  const usual = () => (leadsFar(far) || far.dials ? reading.favored(view.id, far) : []);
  // Where the guide speaks, nobody is told of another way.
  const guided = comment && further.length > 0 ? (comment.next === null ? [] : [comment.next]) : null;
  return {
    view,
    open,
    prose: edition.story(open.decision),
    standing: standingOf(services, view, open, more.words),
    favored: guided ?? advice?.favored ?? usual(),
    further,
    // What the guide explains is done step by step.
    turn: comment ? null : advice ? advice.turn : position?.ok ? wholeTurnOf(position.value.live, open.decision) : null,
    keeps: open.persons.some((person) => keepsAgain(services, person)),
    emojiOf: optionEmojis(services, view, [
      open.decision,
      ...further.map(({ next }) => next),
      { options: offersFor(view, open) },
    ]),
    ...more,
  };
}

/** Where the one who is asked is, and what they have; null where several are asked. */
function standingOf(services: Services, view: GameView, { decision }: OpenDecision, words: Words): string | null {
  const [seat, ...others] = decision.seats;
  const position = services.table.reading.position(view.id);
  if (seat === undefined || others.length > 0 || !position.ok) return null;
  const { edition, live } = position.value;
  return edition.standing?.(live.play.state, seat, words) ?? null;
}

/** The questions of a group as one message. */
function groupMessage(askings: readonly Asking[]): QuestionMessage {
  const [first, ...others] = askings;
  if (!first) throw new Error('a message without a question');
  return others.length === 0 ? questionMessage(first) : severalMessage([first, ...others]);
}

/** What a question's message goes by. */
interface Posting {
  words: Words;
  /** The message it is already. */
  row: MessageRow | null;
  /** Persons to be mentioned if it is to be posted. */
  mention: string[];
  /** What the message it is to stand on has told already, and whether that is nobody's turn. */
  story?: string;
  shared?: boolean;
}

/** The message that a group of questions ought to be. */
export function questionDraft(
  services: Services,
  view: GameView,
  group: readonly OpenDecision[],
  { words, row, mention, story = '', shared = false }: Posting,
): SurfaceDraft {
  const note: Pick<SurfaceNote, 'mention' | 'lesson' | 'turns' | 'advice'> = row
    ? noteOf(row)
    : { mention, ...lessonsFor(services, view, group, words) };
  const turns = note.turns ? words.text(note.turns) : null;
  const asked = { mention: note.mention, lesson: saidLesson(note.lesson, words), turns };
  const askings = group.map((open) =>
    askingOf(services, view, open, { words, story, shared, advice: note.advice, ...asked }),
  );
  const { content, closed, components } = groupMessage(askings);
  const advice = note.advice ?? adviceIn(askings);
  const picture = row ? null : questionPicture(services, view, group, words);
  const options = group.flatMap((open) => open.decision.options);
  return {
    surface: questionSurface(view, group),
    persons: group[0]?.persons ?? [],
    mention: note.mention,
    mark: questionMark(view.id, view.branch, group[0]?.decision.id ?? ''),
    lesson: note.lesson,
    ...(note.turns ? { turns: note.turns } : {}),
    ...(advice ? { advice } : {}),
    // One that is to be seen takes the place of the one before.
    message: { content, components, ...(row || picture ? {} : { attachments: [] }) },
    picture,
    closed,
    labels: Object.fromEntries(options.map(({ id, label }) => [id, label])),
    ...(group.some((open) => open.decision.race) ? { race: true } : {}),
    ...(group.every(({ evident }) => evident) ? { evident: true } : {}),
    ...(group[0]?.frame ? { frame: group[0].frame } : {}),
  };
}

function mayShare(view: GameView, open: OpenDecision): boolean {
  const { min, max, options, dials, about } = open.decision;
  return (
    open.tally === null &&
    dials === undefined &&
    min === 1 &&
    max === 1 &&
    options.length <= InteractionLimits.MaximumOptionsInSelectMenus &&
    about?.prose === undefined &&
    about?.rules === undefined &&
    offersFor(view, open).length === 0
  );
}

/** What is to be seen below a group of questions. */
export function questionPicture(
  services: Services,
  view: GameView,
  [open]: readonly OpenDecision[],
  words: Words,
): PictureSpec | null {
  const position = services.table.reading.position(view.id);
  if (!position.ok || !open) return null;
  const { edition, live } = position.value;
  return edition.questionPicture(open.decision, live.play.state, words, suggestedIn(services, view, open.decision));
}

/** What is advised where options lead further, or a whole turn can be said: it stays as it is, so that others' moves don't change the question. */
function adviceIn([asking]: readonly Asking[]): Advice | undefined {
  const { further = [], favored = [], turn = null } = asking ?? {};
  return further.length === 0 && turn === null ? undefined : { favored, turn };
}

/** The lines that explain a step, and how turns go round, to a person who meets either for the first time. */
function lessonsFor(
  services: Services,
  view: GameView,
  [open]: readonly OpenDecision[],
  words: Words,
): Pick<SurfaceDraft, 'lesson' | 'turns'> {
  const [person] = open?.persons ?? [];
  // A comment says more of it.
  if (!open || !person || open.tally || open.comment) return { lesson: null };
  const { messages } = services.store;
  const key = `${view.edition}-lesson-${open.decision.kind.replaceAll('.', '-')}`;
  const isNew = words.has(key) && messages.teach(person, `${view.edition} ${open.decision.kind}`);
  const position = services.table.reading.position(view.id);
  const turns = position.ok ? position.value.edition.turnsExplained?.(position.value.live.play.state) : undefined;
  return {
    lesson: isNew ? phrase(key) : null,
    ...(turns && messages.teach(person, turns.key) ? { turns } : {}),
  };
}

/** A lesson in words. @param lesson text where it was given before it was kept as data */
export function saidLesson(lesson: Phrase | string | null, words: Words): string | null {
  return lesson === null || typeof lesson === 'string' ? lesson : words.text(lesson);
}

/** True when a question is open that stands nowhere. */
export function isUnasked({ store, table }: Pick<Services, 'store' | 'table'>, game: string): boolean {
  const view = table.reading.game(game);
  if (view?.status !== 'playing') return false;
  const surfaces = new Set(store.messages.of(game).map(({ surface }) => surface));
  return questionGroups(view).some((group) => !surfaces.has(questionSurface(view, group)));
}

/** The places of a question that have buttons of their own. */
function suggestedIn({ table }: Services, view: GameView, decision: Decision): string[] {
  if (leadsFar(decision)) return table.reading.favored(view.id, decision).slice(0, MOST_PLACES);
  return decision.options.flatMap(({ id, group }) => (group ? [id] : []));
}
