import type { MessageRow } from '../../store/messages.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import { sortFailure } from '../connection/failure.ts';
import { Interrupted, Interruption } from '../connection/interruption.ts';
import { leisurely } from '../connection/leisure.ts';
import type { Sent } from '../connection/post.ts';
import type { Services } from '../connection/services.ts';
import { readCustomId } from '../message/customid.ts';
import { followFrames } from '../message/frame.ts';
import { frameNote, frameRow, isFrame } from '../message/framenote.ts';
import { closeSurface, takeAway } from '../message/surface.ts';
import { proposalSurface } from '../question/proposal.ts';
import { Guard } from './fallback.ts';
import { type Following, followingOf, isQuestion, type Opening, urgent } from './following.ts';
import { addFramePictures } from './framepicture.ts';
import { addPicture, askPlainly, closeSpent, followGroup, followProposal } from './questionpost.ts';

/** How the questions of a channel are followed. */
interface Way {
  /** The bot's latest messages when some may have been sent before. */
  known: readonly Sent[] | null;
  /** Breaks off what can wait. */
  interruption?: Interruption;
  /** What the first new question's message begins with; whoever hands it in has made sure that there is one. */
  opening?: Opening | null;
}

/**
 * Makes the question messages of a channel match what is open. First what somebody waits for: new questions are posted, or
 * take their predecessor's place, if nothing has been told in between and they need no mention. Then the rest, which gives
 * way to whatever is more urgent: what came of an answer is shown and what has been decided loses its buttons, or goes if
 * somebody else of a race was quicker; changed questions are edited, the others of a race asked, pictures added.
 * @returns false where it was interrupted: then it is to be called again
 */
export async function followQuestions(
  services: Services,
  view: GameView,
  { known, interruption = new Interruption(), opening = null }: Way,
): Promise<boolean> {
  const guard = new Guard(services, view.id);
  const following = followingOf(services, view, known, opening);
  const first = urgent(following);
  for (const group of first) await ask(guard, following, group);
  for (const proposal of view.proposals.filter((one) => !isShown(following, proposalSurface(one))))
    await guard.work(() => followProposal(following, proposal));
  try {
    const { untold } = following;
    const rest = { ...followingOf(leisurely(services, interruption), view, known, null), untold };
    await followRest(guard, rest, first);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    guard.finish();
    return false;
  }
  guard.finish();
  return true;
}

/**
 * True where a new question is to be posted that may stand below what begins a message: what comes of it is told in none so
 * far, or it is a vote, of which what comes of it tells all.
 */
export function mayBegin(services: Services, view: GameView): boolean {
  const [open] = urgent(followingOf(services, view, null, null))[0] ?? [];
  if (!open) return false;
  if (open.frame === undefined) return open.tally !== null;
  const there = frameRow(services.store.messages.of(view.id), open.frame);
  return !there || frameNote(there).from === 0;
}

function ask(guard: Guard, following: Following, group: readonly OpenDecision[]): Promise<void> {
  return guard.work(
    () => followGroup(following, group),
    () => askPlainly(following, group),
  );
}

/** What nobody waits for. @param first what has been asked already */
async function followRest(guard: Guard, following: Following, first: readonly OpenDecision[][]): Promise<void> {
  const { services, view, over, groups } = following;
  // Their buttons are given up only where what takes their place is there.
  const patient = { ...services, sort: sortFailure };
  await guard.work(() => closeSpent(following));
  for (const row of [...over]) await guard.work(() => close(guard.isClean ? services : patient, view.id, row));
  const asked = (): ReadonlySet<string> =>
    new Set(services.store.messages.of(view.id).flatMap(({ id, surface }) => (isQuestion(surface) ? [id] : [])));
  await guard.work(() => followFrames(services, view, asked()));
  const isFirst = ([open]: readonly OpenDecision[]): boolean =>
    first.some(([one]) => one?.decision.id === open?.decision.id);
  for (const group of groups) if (!isFirst(group)) await ask(guard, following, group);
  for (const proposal of view.proposals) await guard.work(() => followProposal(following, proposal));
  for (const group of groups) await guard.work(() => addPicture(following, group));
  await guard.work(() => addFramePictures(services, view.id, asked()));
  await guard.work(() => clearUnknown(following));
}

/**
 * Takes away questions that were posted and never recorded, because the bot was killed just then: what they asked has been
 * answered since, and what they told is told again.
 */
async function clearUnknown({ services, view, known }: Following): Promise<void> {
  const recorded = new Set(services.store.messages.of(view.id).map(({ id }) => id));
  for (const { id, customIds } of known ?? []) {
    const presses = customIds.map(readCustomId);
    const isQuestions = presses.some((press) => press?.on === 'question' && press.game === view.id);
    if (isQuestions && !recorded.has(id)) await takeAway(services, { id, channel: view.channel });
  }
}

function isShown({ shown }: Following, surface: string): boolean {
  return shown.some((row) => row.surface === surface);
}

/** What was asked on the message of a frame goes when that is brought up to date. */
async function close(services: Services, game: string, row: MessageRow): Promise<void> {
  const frames = services.store.messages.of(game).filter(isFrame);
  if (frames.some(({ id }) => id === row.id)) {
    services.store.messages.forget(game, row.surface);
  } else await closeSurface(services, row);
}
