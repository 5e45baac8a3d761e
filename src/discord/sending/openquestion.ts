import type { MessageRow } from '../../store/messages.ts';
import type { GameView } from '../../table/game/view.ts';
import { sortFailure } from '../connection/failure.ts';
import type { Sent } from '../connection/post.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import { digest } from '../message/customid.ts';
import {
  closeSurface,
  editSurface,
  isYounger,
  noteOf,
  PROPOSAL,
  type SurfaceNote,
  showing,
} from '../message/surface.ts';
import { proposalMessage, proposalSurface } from '../question/proposal.ts';
import { questionDraft, questionGroups, questionSurface, type SurfaceDraft } from '../question/questiondraft.ts';

/** The surface that remembers the youngest happening, below which a question must be posted anew. */
export const TOLD = 'told';

/**
 * Makes the question messages of a channel match what is open: new ones are posted, changed ones edited, and what has
 * been decided loses its buttons, or goes if somebody else of a race was quicker. A next question to the same person
 * takes its predecessor's place, if nothing has been told in between and he needs no mention.
 * @param known the bot's latest messages when some may have been sent before
 */
export async function followQuestions(
  services: Services,
  view: GameView,
  known: readonly Sent[] | null,
): Promise<void> {
  const rows = services.store.messages.of(view.id);
  const told = rows.find((row) => row.surface === TOLD)?.id ?? '0';
  const shown = rows.filter((row) => isQuestion(row.surface));
  const groups = questionGroups(view);
  const surfaces = new Set([
    ...groups.map((group) => questionSurface(view, group)),
    ...view.proposals.map(proposalSurface),
  ]);
  const over = shown.filter((row) => !surfaces.has(row.surface));
  const words = wordsOf(services, view);
  const { preferences } = services.table;
  const mentionable = view.awaited.filter(({ person, told: known }) => !known && preferences.mayMention(person));
  const untold = new Set(mentionable.map(({ person }) => person));
  for (const group of groups) {
    await guarded(services, view, async () => {
      const row = shown.find((candidate) => candidate.surface === questionSurface(view, group));
      const awaited = group[0]?.awaited ?? [];
      const mention = awaited.filter((person) => untold.has(person));
      const same = row && mention.length === 0 ? row : null;
      const wanted = await questionDraft(services, view, group, words, same, mention);
      if (same) return refresh(services, view, same, wanted);
      if (row) {
        // Somebody else is asked now: the question is handed over, and posted where he finds it.
        await editSurface(services, row, { content: noteOf(row).closed, components: [] });
        await postAnew(services, view, wanted, null, row.id);
        for (const person of mention) untold.delete(person);
        return;
      }
      const before = over.findIndex((candidate) => follows(wanted, candidate, told));
      const [reused] = before >= 0 ? over.splice(before, 1) : [];
      if (!reused || !(await takePlace(services, reused, wanted))) await postAnew(services, view, wanted, known);
      for (const person of mention) untold.delete(person);
    });
  }
  for (const proposal of view.proposals) {
    await guarded(services, view, async () => {
      const message = proposalMessage(view, proposal, words);
      const mention = message.mention.filter((person) => preferences.mayMention(person));
      const wanted: SurfaceDraft = {
        ...message,
        mention,
        surface: proposalSurface(proposal),
        lesson: null,
        labels: {},
      };
      const row = shown.find((candidate) => candidate.surface === wanted.surface);
      await (row ? refresh(services, view, row, wanted) : postAnew(services, view, wanted, known));
    });
  }
  for (const row of over) await closeSurface(services, row);
}

/** One question that Discord won't take, or that can't be worded, keeps none of the others back. */
async function guarded(services: Services, view: GameView, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = sortFailure(error);
    if (failure.kind === 'retry' || failure.kind === 'park') throw error;
    services.log.error('question.skipped', { game: view.id, error });
  }
}

/** The surfaces of questions and proposals. */
function isQuestion(surface: string): boolean {
  return surface.startsWith('question ') || surface.startsWith(PROPOSAL);
}

/** A question that was decided may be followed, in the same message, by one to the same persons. */
function follows(wanted: SurfaceDraft, row: MessageRow, told: string): boolean {
  if (wanted.mention.length > 0 || !row.surface.startsWith('question ')) return false;
  return noteOf(row).persons.join() === wanted.persons.join() && isYounger(row.id, told);
}

async function refresh(services: Services, view: GameView, row: MessageRow, wanted: SurfaceDraft): Promise<void> {
  const shows = showing({ ...wanted.message, attachments: [] });
  if (noteOf(row).shows === shows) return;
  if (await editSurface(services, row, wanted.message)) remember(services, row.game, row.channel, row.id, wanted);
  else await postAnew(services, view, { ...wanted, mention: [] }, null, row.id);
}

async function takePlace(services: Services, row: MessageRow, wanted: SurfaceDraft): Promise<boolean> {
  if (!(await editSurface(services, row, wanted.message))) return false;
  services.store.transaction(() => {
    services.store.messages.forget(row.game, row.surface);
    remember(services, row.game, row.channel, row.id, wanted);
  });
  return true;
}

/** @param instead the lost message it replaces; the nonce must not bring that one back */
async function postAnew(
  services: Services,
  view: GameView,
  wanted: SurfaceDraft,
  known: readonly Sent[] | null,
  instead = '',
): Promise<void> {
  const found = known?.find((sent) => sent.customIds.some((id) => id.includes(wanted.mark)));
  const nonce = digest(`${view.id} ${wanted.surface} ${instead}`);
  const message = { ...wanted.message, mention: wanted.mention, nonce };
  const id = found?.id ?? (await services.post.send(view.channel, message));
  services.store.transaction(() => {
    remember(services, view.id, view.channel, id, wanted);
    for (const person of wanted.mention) services.table.told(view.id, person);
  });
}

function remember(services: Services, game: string, channel: string, id: string, wanted: SurfaceDraft): void {
  const note: SurfaceNote = {
    shows: showing({ ...wanted.message, attachments: [] }),
    closed: wanted.closed,
    persons: wanted.persons,
    mention: wanted.mention,
    lesson: wanted.lesson,
    labels: wanted.labels,
    ...(wanted.race ? { race: true } : {}),
  };
  services.store.messages.keep({ game, surface: wanted.surface, id, channel, body: JSON.stringify(note) });
}
