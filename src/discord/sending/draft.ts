import type { PictureSpec } from '../../render/view.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import type { Layout } from '../../story/arrange.ts';
import {
  type Happening,
  happeningIn,
  isOlder,
  type KeptPicture,
  type OlderHappening,
} from '../../table/told/happening.ts';
import type { Words } from '../../words/words.ts';
import type { Outgoing } from '../connection/post.ts';
import type { Services } from '../connection/services.ts';
import { againRow } from '../message/againbutton.ts';
import { type Attachment, MOST_ATTACHMENTS } from '../message/attachment.ts';
import { paged } from '../message/content.ts';
import { MOST_FRAMED } from '../message/frame.ts';
import { framedMessage } from '../message/framed.ts';
import { withWords } from '../message/keptpicture.ts';
import { type Moment, momentOf } from '../message/momentpicture.ts';
import { chunks, type Row } from '../message/row.ts';
import { toldLines } from '../message/told.ts';

/** A happening in words: its lines in order, what its pictures show, and the frame of its great moment. */
export interface Draft {
  lines: string[];
  pictures: readonly KeptPicture[];
  moment: Moment | null;
  /** What can be pressed under the last of it. */
  rows: Row[];
}

/** A happening as it is said; a quiet table is shown no picture. */
export function draftOf(happening: Happening | OlderHappening, layout: Layout, words: Words): Draft {
  const isQuiet = isOlder(happening) ? happening.short !== undefined : happening.quiet === true;
  return {
    lines: toldLines([{ happening }], layout, words),
    pictures: isQuiet ? [] : happening.pictures,
    moment: momentOf(happening, words),
    rows: happening.again === undefined ? [] : againRow(happening.again, words),
  };
}

/**
 * The messages a happening becomes: its words in order, its pictures with the last of them; a great moment has a frame,
 * with all its pictures.
 * @param mark by which that is found again: its row in the outbox
 */
export function happeningMessages(
  draft: Pick<Draft, 'lines' | 'moment' | 'rows'>,
  attachments: readonly Attachment[],
  mark: number,
): Outgoing[] {
  const messages = unpressable(draft, attachments, mark);
  const { rows: components } = draft;
  return components.length === 0
    ? messages
    : messages.map((one, index) => (index === messages.length - 1 ? { ...one, components } : one));
}

function unpressable(
  { lines, moment }: Pick<Draft, 'lines' | 'moment'>,
  attachments: readonly Attachment[],
  mark: number,
): Outgoing[] {
  if (moment) {
    const [heading = '', ...others] = lines;
    const [told = '', ...rest] = paged(others, MOST_FRAMED - heading.length);
    const more = rest.flatMap((text) => paged([text])).map((content) => ({ content }));
    return [framedMessage({ heading, told }, moment, attachments, mark), ...more];
  }
  const pages: Outgoing[] = paged(lines).map((content) => ({ content }));
  const [first, ...more] = chunks(attachments, MOST_ATTACHMENTS);
  const last = pages.pop() ?? { content: '' };
  const closing = first ? [{ ...last, attachments: first }] : last.content === '' ? [] : [last];
  return [...pages, ...closing, ...more.map((part) => ({ content: '', attachments: part }))];
}

/** What the messages say that a happening becomes by itself. */
export function happeningTexts(row: Pick<OutboxRow, 'id' | 'body'>, words: Words): string[] {
  const draft = draftOf(happeningIn(row), { as: 'list' }, words);
  return happeningMessages(draft, [], row.id).map(({ content }) => content.trim());
}

/** What is told late says so. */
export function late(draft: Draft, words: Words): Draft {
  return { ...draft, lines: [...draft.lines, words.say('happening-late')] };
}

/** The picture of a great moment, and the others, with their words. */
export function picturesOf(
  services: Services,
  game: string,
  { moment, pictures }: Pick<Draft, 'moment' | 'pictures'>,
): PictureSpec[] {
  return [...(moment && !moment.bare ? [moment.picture] : []), ...withWords(services, game, pictures)];
}
