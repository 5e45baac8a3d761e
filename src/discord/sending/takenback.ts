import { MessageLimits } from '@sapphire/discord-utilities';
import type { Phrase } from '../../engine/phrase.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import { type Happening, happeningIn, type OlderHappening } from '../../table/told/happening.ts';
import type { Outgoing } from '../connection/post.ts';
import { type Services, tellingWords } from '../connection/services.ts';
import { MOST_ATTACHMENTS } from '../message/attachment.ts';
import { clip } from '../message/content.ts';
import { saidInstead } from '../message/framed.ts';
import { answeredLine } from '../message/remains.ts';
import { isYounger } from '../message/surface.ts';
import { takenBackMark, toldLines } from '../message/told.ts';
import { draftOf, happeningMessages } from './draft.ts';

/** How many messages are marked as taken back at most (the youngest), and in how many happenings they are sought. */
const MOST_MARKED = 25;
const MOST_SEARCHED = 500;
/** So much is repeated of what was asked; the mark follows. */
const LONGEST_ASKED = 1500;

/** Marks the messages that told and asked what has been taken back, as far as they are still there. */
export async function markUndone(
  services: Services,
  row: OutboxRow,
  channel: string,
  happening: Happening | OlderHappening,
): Promise<void> {
  const { undone = [], backTo = row.seq } = happening;
  const { messages } = services.store;
  const between = { after: backTo, before: row.seq };
  const answered = messages.answered(row.game, channel, between, MOST_MARKED);
  const words = tellingWords(services, row.game);
  // Who was asked what and chose what is one line, for the first stays.
  const mark = takenBackMark(happening);
  const asked = answered.map(({ id, content }) => {
    const line = clip(answeredLine(content, words), LONGEST_ASKED);
    return { id, message: { content: `~~${line}~~\n${words.text(mark)}` } };
  });
  const told = toldIn(services, { game: row.game, rows: undone, mark });
  const shown = [...told, ...asked].sort((a, b) => (isYounger(a.id, b.id) ? 1 : -1));
  for (const { id, message } of shown.slice(-MOST_MARKED)) {
    try {
      await services.post.edit(channel, id, {
        ...message,
        content: clip(message.content, MessageLimits.MaximumLength),
      });
    } catch (error) {
      const { kind } = services.sort(error);
      if (kind === 'retry' || kind === 'park') throw error;
      services.log.info('happening.unmarked', { game: row.game, message: id });
    }
  }
  messages.forgetAnswered(row.game, between);
}

interface Undone {
  game: string;
  /** In the outbox. */
  rows: readonly number[];
  /** What stands by it. */
  mark: Phrase;
}

/** The messages of happenings, and what they say now: what they told first, struck, and the mark. */
function toldIn(services: Services, { game, rows, mark }: Undone): { id: string; message: Outgoing }[] {
  if (rows.length === 0) return [];
  const words = tellingWords(services, game);
  const since = services.store.outbox.happenings(game, Math.min(...rows) - 1, MOST_SEARCHED);
  return since.flatMap((row) => {
    if (row.message === null || !rows.includes(row.id)) return [];
    const happening = happeningIn(row);
    // The message of a frame strikes out itself what was taken back.
    if (happening.frame) return [];
    const isSpread = happening.pictures.length > MOST_ATTACHMENTS;
    const draft = draftOf(happening, { as: 'list' }, words);
    const stands = (isSpread ? undefined : happeningMessages(draft, [], row.id).at(-1)) ?? { content: '' };
    const said =
      stands.content === '' ? [words.text(mark)] : toldLines([{ happening, undone: mark }], { as: 'list' }, words);
    return [{ id: row.message, message: saidInstead(stands, said.join('\n')) }];
  });
}
