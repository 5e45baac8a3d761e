import type { MessageRow } from '../../store/messages.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import type { Sent } from '../connection/post.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import { answerOn, isYounger, noteOf } from '../message/surface.ts';
import { readSurface, surfaceName } from '../message/surfacename.ts';
import { proposalSurface } from '../question/proposal.ts';
import { questionGroups, questionSurface } from '../question/questiondraft.ts';

/** The surface that remembers the youngest happening, below which a question must be posted anew. */
export const TOLD = surfaceName({ on: 'told' });

/** What begins a message that the first new question is to stand on, too: nobody has been told it yet. */
export interface Opening {
  row: OutboxRow;
  frame: string;
  story: string;
  /** It has a picture, which follows. */
  pictured: boolean;
}

/** The questions of a game and the messages of its channel, while these are made to match. */
export interface Following {
  services: Services;
  view: GameView;
  words: Words;
  /** The bot's latest messages when some may have been sent before. */
  known: readonly Sent[] | null;
  /** What people are asked, each question or several short ones to the same person. */
  groups: readonly OpenDecision[][];
  /** The messages of questions and proposals that are there. */
  shown: readonly MessageRow[];
  /** Of these, those that are decided; one whose place is taken is no longer among them. */
  over: MessageRow[];
  /** The youngest happening. */
  told: string;
  /** Persons who may be mentioned, and have not been. */
  untold: Set<string>;
  /** What the first new question's message begins with, as long as that has not been posted. */
  opening: Opening | null;
}

/** How the questions of a game stand. */
export function followingOf(
  services: Services,
  view: GameView,
  known: readonly Sent[] | null,
  opening: Opening | null,
): Following {
  const rows = services.store.messages.of(view.id);
  const shown = rows.filter((row) => isQuestion(row.surface));
  const groups = questionGroups(view);
  const surfaces = new Set([
    ...groups.map((group) => questionSurface(view, group)),
    ...view.proposals.map(proposalSurface),
  ]);
  const { preferences } = services.table;
  const untold = view.awaited.filter(({ person, told }) => !told && preferences.mayMention(person));
  return {
    services,
    view,
    words: wordsOf(services, view),
    known,
    groups,
    shown,
    over: shown.filter((row) => !surfaces.has(row.surface)),
    told: rows.find((row) => row.surface === TOLD)?.id ?? '0',
    untold: new Set(untold.map(({ person }) => person)),
    opening,
  };
}

/** The message that a group of questions stands on already. */
export function rowFor({ view, shown }: Following, group: readonly OpenDecision[]): MessageRow | undefined {
  return shown.find((candidate) => candidate.surface === questionSurface(view, group));
}

/** Whom a group of questions is to mention. */
export function mentionOf({ untold }: Following, [open]: readonly OpenDecision[]): string[] {
  return (open?.awaited ?? []).filter((person) => untold.has(person));
}

/** True for what has no message of its own yet, or is to be posted where somebody who is asked only now finds it. */
export function isNew(following: Following, group: readonly OpenDecision[]): boolean {
  return rowFor(following, group) === undefined || mentionOf(following, group).length > 0;
}

/**
 * The new questions that somebody waits for. Of a race it is that of the first in turn: whoever is quickest goes on, and what
 * the others are asked is then taken away again. Where others are in it already, it is that of whoever has just answered.
 */
export function urgent(following: Following): OpenDecision[][] {
  const fresh = following.groups.filter((group) => isNew(following, group));
  const races = (group: readonly OpenDecision[]): boolean => group.some(({ decision }) => decision.race);
  const racing = following.groups.filter(races);
  const isOpen = racing.every((group) => fresh.includes(group));
  const inTurn = following.view.open.find(({ decision, persons }) => decision.race && persons.length > 0);
  const first = isOpen ? racing.find((group) => group.some((open) => open === inTurn)) : undefined;
  return fresh.filter((group) => !races(group) || group === first || (!isOpen && hasAnswered(following, group)));
}

/** True where whoever is asked has answered another question. */
function hasAnswered({ services, over }: Following, [open]: readonly OpenDecision[]): boolean {
  const persons = (open?.persons ?? []).join();
  return over.some((row) => noteOf(row).persons.join() === persons && answerOn(services, row) !== null);
}

/** The surfaces of questions and proposals. */
export function isQuestion(surface: string): boolean {
  const on = readSurface(surface)?.on;
  return on === 'question' || on === 'proposal';
}

/** The question before, whose message one to the same persons may take: what comes of both is told in the same. */
export function followedBy({ over, told }: Following, [open]: readonly OpenDecision[]): MessageRow | undefined {
  return over.find((row) => {
    if (readSurface(row.surface)?.on !== 'question') return false;
    const { frame, persons } = noteOf(row);
    const isHere = row.id === told || isYounger(row.id, told);
    return frame === open?.frame && persons.join() === (open?.persons ?? []).join() && isHere;
  });
}
