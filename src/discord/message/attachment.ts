import { createHash } from 'node:crypto';
import type { Log } from '../../log.ts';
import type { PictureSpec } from '../../render/view.ts';
import { Interrupted } from '../connection/interruption.ts';
import { clip } from './content.ts';

/** A file to go with a message. */
export interface Attachment {
  /** Named by what is in it, so that the same picture has the same name. */
  name: string;
  data: Buffer;
  /** What the picture shows, in words; at most 1,024 characters. */
  description?: string;
}

/** Draws a picture as PNG. */
export type Draw = (spec: PictureSpec) => Promise<Buffer>;

/** Discord takes ten files a message. */
export const MOST_ATTACHMENTS = 10;
const LONGEST_DESCRIPTION = 1024;

/** The name a picture's file has. */
export function pictureName(spec: PictureSpec): string {
  return `${spec.kind}-${createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 20)}.png`;
}

/** Draws pictures for one message. One that can't be drawn is left out and logged: the words go out without it. */
export async function drawAttachments(specs: readonly PictureSpec[], draw: Draw, log: Log): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  const names = new Set<string>();
  for (const spec of specs.slice(0, MOST_ATTACHMENTS)) {
    const name = pictureName(spec);
    if (names.has(name)) continue;
    names.add(name);
    try {
      const data = await draw(spec);
      attachments.push({ name, data, description: clip(spec.alt, LONGEST_DESCRIPTION) });
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      log.error('picture.failed', { kind: spec.kind, name, error });
    }
  }
  return attachments;
}
