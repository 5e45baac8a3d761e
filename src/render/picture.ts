import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { IDLE, Studio } from './studio.ts';
import type { PictureSpec } from './view.ts';

/** A picture ready to be sent. */
interface Picture {
  /** PNG, a palette of 256 colors. */
  data: Buffer;
  /** Its kind and what is in it: the same picture has the same name. */
  name: string;
  /** What it shows, in words; at most 1,024 characters. */
  alt: string;
}

const LONGEST_ALT = 1024;
const MOST_PICTURES = 200;
const MOST_BYTES = 32 * 1024 * 1024;

const studio = new Studio();
const drawn = new LRUCache<string, Buffer>({
  max: MOST_PICTURES,
  maxSize: MOST_BYTES,
  sizeCalculation: (data) => data.length,
  ttl: IDLE,
  ttlAutopurge: true,
  updateAgeOnGet: true,
});
const underWay = new Map<string, Promise<Buffer>>();

/**
 * Draws a picture in a process of its own, so that the bot never waits. Identical pictures are drawn once.
 * @throws Error when it can't be drawn
 */
export async function drawPicture(spec: PictureSpec): Promise<Picture> {
  const name = pictureName(spec);
  const data = drawn.get(name) ?? (await (underWay.get(name) ?? paint(name, spec)));
  return { data, name, alt: clipped(spec.alt) };
}

/** The file name of a picture, without drawing it. */
export function pictureName({ kind, view }: PictureSpec): string {
  return `${kind}-${createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 20)}.png`;
}

/** Ends the drawing process. Pictures still under way fail; a later picture starts it again. */
export function closePictures(): Promise<void> {
  return studio.close();
}

async function paint(name: string, spec: PictureSpec): Promise<Buffer> {
  const painting = studio.paint(spec);
  underWay.set(name, painting);
  try {
    const data = await painting;
    drawn.set(name, data);
    return data;
  } finally {
    underWay.delete(name);
  }
}

/** Shortened at a word's end where it is too long. */
function clipped(text: string): string {
  if (text.length <= LONGEST_ALT) return text;
  const short = text.slice(0, LONGEST_ALT - 1);
  const space = short.lastIndexOf(' ');
  return `${space > LONGEST_ALT / 2 ? short.slice(0, space) : short}…`;
}
