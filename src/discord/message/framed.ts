import type { Accent } from '../../story/great.ts';
import type { Framed, Outgoing } from '../connection/post.ts';
import { type Attachment, pictureName } from './attachment.ts';
import { struck } from './content.ts';
import type { Moment } from './momentpicture.ts';

const ACCENTS: Readonly<Record<Accent, number>> = { won: 0x3c9d63, lost: 0xb3201a, story: 0xd6a84c };

/**
 * A great moment in a frame of its own: its heading, its wide picture, what is told, and other pictures, each as wide as
 * the frame.
 * @param mark by which the message is found again: a row of the outbox
 */
export function framedMessage(
  text: string,
  { accent, picture }: Pick<Moment, 'accent' | 'picture'>,
  attachments: readonly Attachment[],
  mark: number,
): Outgoing {
  const [heading = '', ...told] = text.split('\n');
  const wide = pictureName(picture);
  const parts: Framed['parts'] = [
    { text: heading },
    ...attachments.filter(({ name }) => name === wide).map(({ name }) => ({ picture: name })),
    ...(told.length > 0 ? [{ text: told.join('\n') }] : []),
    ...attachments.filter(({ name }) => name !== wide).map(({ name }) => ({ picture: name })),
  ];
  return { content: text, attachments, framed: { accent: ACCENTS[accent], mark, parts } };
}

/** The same without pictures: its first line, struck, and what has become of it. */
export function markedFrame({ content, framed }: Outgoing, line: string): Outgoing {
  const [first = ''] = content.split('\n');
  const text = [...(first === '' ? [] : [struck(first)]), line].join('\n');
  if (!framed) return { content: text };
  return { content: text, attachments: [], framed: { ...framed, parts: [{ text }] } };
}
