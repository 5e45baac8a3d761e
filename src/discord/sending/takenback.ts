import { MessageLimits } from '@sapphire/discord-utilities';
import type { OutboxRow } from '../../store/outbox.ts';
import { type Happening, happeningIn, type OlderHappening } from '../../table/told/happening.ts';
import type { Outgoing } from '../connection/post.ts';
import { type Services, tellingWords } from '../connection/services.ts';
import { MOST_ATTACHMENTS } from '../message/attachment.ts';
import { clip } from '../message/content.ts';
import { markedFrame } from '../message/framed.ts';
import { answeredLine } from '../message/remains.ts';
import { isYounger } from '../message/surface.ts';
import { takenBackMark } from '../message/told.ts';
import { draftOf, happeningMessages } from './draft.ts';

/** How many messages are marked as taken back at most (the youngest), and in how many happenings they are sought. */
const MOST_MARKED = 25;
const MOST_SEARCHED = 500;

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
  const asked = answered.map(({ id, content }) => ({ id, message: { content: answeredLine(content, words) } }));
  const shown = [...toldIn(services, row.game, undone), ...asked].sort((a, b) => (isYounger(a.id, b.id) ? 1 : -1));
  const mark = words.text(takenBackMark(happening));
  for (const { id, message } of shown.slice(-MOST_MARKED)) {
    const marked = markedFrame(message, mark);
    try {
      await services.post.edit(channel, id, { ...marked, content: clip(marked.content, MessageLimits.MaximumLength) });
    } catch (error) {
      const { kind } = services.sort(error);
      if (kind === 'retry' || kind === 'park') throw error;
      services.log.info('happening.unmarked', { game: row.game, message: id });
    }
  }
  messages.forgetAnswered(row.game, between);
}

/** The messages of happenings by their rows in the outbox, and what they say. */
function toldIn(services: Services, game: string, rows: readonly number[]): { id: string; message: Outgoing }[] {
  if (rows.length === 0) return [];
  const since = services.store.outbox.happenings(game, Math.min(...rows) - 1, MOST_SEARCHED);
  return since.flatMap((row) => {
    if (row.message === null || !rows.includes(row.id)) return [];
    const happening = happeningIn(row);
    // The message of a frame strikes out itself what was taken back.
    if (happening.frame) return [];
    const isSpread = happening.pictures.length > MOST_ATTACHMENTS;
    const draft = draftOf(happening, { as: 'list' }, tellingWords(services, game));
    const message = (isSpread ? undefined : happeningMessages(draft, [], row.id).at(-1)) ?? { content: '' };
    return [{ id: row.message, message }];
  });
}
