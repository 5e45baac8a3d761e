import type { Accent } from '../../story/great.ts';
import type { Framed, Outgoing } from '../connection/post.ts';
import { type Attachment, pictureName } from './attachment.ts';
import type { Moment } from './momentpicture.ts';

const ACCENTS: Readonly<Record<Accent, number>> = { won: 0x3c9d63, lost: 0xb3201a, story: 0xd6a84c };

/**
 * A great moment in a frame of its own: its heading, its wide picture, what is told, and other pictures, each as wide as
 * the frame.
 * @param mark by which the message is found again: a row of the outbox
 */
export function framedMessage(
  { heading, told }: Readonly<Record<'heading' | 'told', string>>,
  { accent, picture }: Pick<Moment, 'accent' | 'picture'>,
  attachments: readonly Attachment[],
  mark: number,
): Outgoing {
  const wide = pictureName(picture);
  const parts: Framed['parts'] = [
    { text: heading },
    ...attachments.filter(({ name }) => name === wide).map(({ name }) => ({ picture: name })),
    ...(told === '' ? [] : [{ text: told }]),
    ...attachments.filter(({ name }) => name !== wide).map(({ name }) => ({ picture: name })),
  ];
  const content = told === '' ? heading : `${heading}\n${told}`;
  return { content, attachments, framed: { accent: ACCENTS[accent], mark, parts } };
}

/** The same without pictures, when it says something else. */
export function saidInstead({ framed }: Pick<Outgoing, 'framed'>, text: string): Outgoing {
  if (!framed) return { content: text };
  return { content: text, attachments: [], framed: { ...framed, parts: [{ text }] } };
}
