import type { GameRow } from '../../store/games.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import { ROOM_ABOVE_QUESTION, weightOf } from '../../story/room.ts';
import { happeningIn, type Note } from '../../table/told/happening.ts';
import { isElsewhere } from '../connection/failure.ts';
import type { Interruption } from '../connection/interruption.ts';
import type { Sent } from '../connection/post.ts';
import { type Services, tellingWords, writingTo } from '../connection/services.ts';
import { paged } from '../message/content.ts';
import { digest } from '../message/customid.ts';
import { frameRow } from '../message/framenote.ts';
import { isYounger } from '../message/surface.ts';
import { surfaceName } from '../message/surfacename.ts';
import { saidLines, toldStory } from '../message/told.ts';
import { followStatus } from '../status/status.ts';
import { picturesOf } from './draft.ts';
import { type Opening, TOLD } from './following.ts';
import { framedDraft, sendHappening } from './happening.ts';
import { followQuestions, mayBegin } from './openquestion.ts';
import { followReminders, sendReminder } from './reminder.ts';

/** What became of a row: the message told in the channel, and when the status message is to be made again. */
interface Delivered {
  message: string | null;
  /** Its picture is not there yet. */
  pending?: boolean;
  /** Milliseconds after which the board is to be drawn anew. */
  again?: number | null;
  /** Something more urgent is to be sent: it is to be done once more. */
  unfinished?: boolean;
}

/** What is to be delivered. */
export interface Parcel {
  game: GameRow;
  row: OutboxRow;
  /** Where the row lets questions follow: the happening before it, which begins a message. */
  opening: OutboxRow | null;
  /** The bot's latest messages when some may have been sent before. */
  known: readonly Sent[] | null;
  /** Breaks off what can wait. */
  interruption: Interruption;
}

/** Sends what one row of the outbox stands for. */
export async function deliver(services: Services, parcel: Parcel): Promise<Delivered> {
  const { game, row, known } = parcel;
  switch (row.kind) {
    case 'happening':
      return tell(services, game, row, known);
    case 'reminder':
      // It goes when it is answered: what is asked next may stand above it.
      return { message: await sendReminder(services, row, known) };
    case 'questions':
      return follow(services, parcel);
    case 'status': {
      const view = services.table.reading.game(game.id);
      return { message: null, again: view ? await followStatus(services, view, known) : null };
    }
    case 'note': {
      const note = JSON.parse(row.body) as Note;
      const words = tellingWords(writingTo(services, note.to), row.game);
      const lines = note.sentences ? saidLines(note.sentences, words) : (note.lines ?? []);
      for (const [page, content] of paged(lines).entries())
        await services.post.direct(note.to, { content, nonce: digest(`${row.game} ${row.id} ${page}`) });
      return { message: null };
    }
    default:
      return row.kind satisfies never;
  }
}

async function tell(
  services: Services,
  game: GameRow,
  row: OutboxRow,
  known: readonly Sent[] | null,
): Promise<Delivered> {
  const { message, grown, pending } = await sendHappening(services, row, game.channel, known);
  return { message: grown ? message : told(services, game, message), pending };
}

/** Lets the questions follow, with what begins the message of the first. */
async function follow(services: Services, { game, opening, known, interruption }: Parcel): Promise<Delivered> {
  const begun = opening && openingOf(services, game.id, opening);
  if (opening && !begun) {
    const { message, pending } = await tell(services, game, opening, known);
    services.store.transaction(() => {
      services.store.outbox.settle(opening, 'sent', message, services.clock());
      if (!pending) services.store.outbox.lighten(opening);
    });
  }
  const view = services.table.reading.game(game.id);
  if (!view) return { message: null };
  if (!(await followQuestions(services, view, { known, interruption, opening: begun })))
    return { message: null, unfinished: true };
  await followReminders(services, game.id);
  services.store.messages.forget(game.id, surfaceName({ on: 'complaint' }));
  return { message: null };
}

/** A happening that the first new question is posted with; null where it has to have a message of its own. */
function openingOf(services: Services, game: string, row: OutboxRow): Opening | null {
  const view = services.table.reading.game(game);
  const happening = happeningIn(row);
  const isPlain = !happening.moment && !happening.undone && !happening.aside;
  if (!view || !isPlain || happening.frame === undefined || !mayBegin(services, view)) return null;
  if (frameRow(services.store.messages.of(game), happening.frame)) return null;
  const words = tellingWords(services, game);
  const weight = weightOf(toldStory([{ happening }], happening.layout ?? { as: 'list' }, words));
  if (weight > ROOM_ABOVE_QUESTION) return null;
  const draft = framedDraft(services, row);
  const story = draft.lines.join('\n');
  if (story.trim() === '') return null;
  return { row, frame: happening.frame, story, pictured: picturesOf(services, game, draft).length > 0 };
}

/** The bot's latest messages, among which what may have been sent is sought; null where Discord does not show them for long. */
export async function sought({ post, sort, log }: Services, { id, channel }: GameRow): Promise<readonly Sent[] | null> {
  try {
    return await post.latest(channel);
  } catch (error) {
    const { kind } = sort(error);
    if (kind === 'park' || kind === 'retry') throw error;
    // Nonces still keep what was sent in the last minutes from being sent twice.
    log.warn('outbox.unsought', { game: id, channel, why: error instanceof Error ? error.message : error });
    return null;
  }
}

/** Says in the channel that something can't be shown: ever, or at the moment. False where even that is not taken; then the log has it. */
export async function excuse(
  services: Services,
  game: GameRow,
  { row, key }: { row: OutboxRow; key: 'happening-skipped' | 'happening-aside' },
): Promise<boolean> {
  try {
    const nonce = digest(`${row.game} ${row.id} ${key}`);
    told(
      services,
      game,
      await services.post.send(game.channel, { content: tellingWords(services, game.id).say(key), nonce }),
    );
    return true;
  } catch (error) {
    if (isElsewhere(error)) throw error;
    services.log.warn('outbox.unexcused', { game: game.id, why: error instanceof Error ? error.message : error });
    return false;
  }
}

/** Something has been told in a message of its own, so that the next question comes below it, and whoever could mend the channel has done so. */
function told({ store }: Services, { id: game, channel }: GameRow, message: string | null): string | null {
  if (message === null) return null;
  const before = store.messages.of(game).find(({ surface }) => surface === TOLD);
  if (!before || isYounger(message, before.id))
    store.messages.keep({ game, surface: TOLD, id: message, channel, body: '{}' });
  store.messages.forget(game, surfaceName({ on: 'complaint' }));
  return message;
}
