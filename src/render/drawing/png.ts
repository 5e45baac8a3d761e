import { deflateSync } from 'node:zlib';
import type { Page } from './page.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;
/** Colors chosen for being frequent; the others for being far from all that are already there. */
const FREQUENT = 190;
/** Colors are told apart by five bits a channel: our pictures are drawn in flat inks. */
const BUCKETS = 1 << 15;
/** A bucket of colors that were not counted. */
const UNSEEN = -1;
/** Of a picture with more pixels only every second one of every second row is counted: it has no color of its own in so few. */
const LARGE = 1_000_000;
/** From 5 on each step takes half as long again and saves two percent. */
const LEVEL = 4;
/** What is packed goes into pieces of so many bytes: one is enough for most pictures. */
const CHUNK = 1 << 19;

/**
 * A page as PNG with a palette of 256 colors: less than half the size of true color, and as sharp. The same picture
 * gives the same bytes.
 */
export function encodePng(page: Page): Buffer {
  const { width, height } = page;
  const raw = page.canvas.toBuffer('raw');
  const pixels = new Uint32Array(raw.buffer, raw.byteOffset, raw.byteLength / 4);
  const stride = page.canvas.stride / 4;
  const { colors, index } = reduce(pixels, { width, height, stride });
  const rows = desk((width + 1) * height);
  let last = -1;
  let color = 0;
  for (let y = 0, target = 0; y < height; y++) {
    const end = y * stride + width;
    rows[target++] = 0;
    for (let at = y * stride; at < end; at++) {
      const pixel = pixels[at] ?? 0;
      // Most pixels are like the one before.
      if (pixel !== last) {
        last = pixel;
        const own = bucket(pixel);
        const known = index[own] ?? UNSEEN;
        color = known === UNSEEN ? place(index, own, nearest(pixel, colors)) : known;
      }
      rows[target++] = color;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(colors.flatMap((color) => [(color >> 16) & 255, (color >> 8) & 255, color & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: LEVEL, memLevel: 9, chunkSize: CHUNK })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Where rows are laid out before they are packed: the same memory for every picture of a size or less. */
let room = new Uint8Array(0);
function desk(bytes: number): Uint8Array {
  if (room.length < bytes) room = new Uint8Array(bytes);
  return room.subarray(0, bytes);
}

/** A page through which one sees, in true color. */
export function encodeTransparent({ canvas }: Page): Buffer {
  return canvas.toBuffer('image/png');
}

/** Five bits a channel of a pixel as the canvas keeps it: blue, green, red from the lowest byte up. */
function bucket(pixel: number): number {
  return ((pixel >> 9) & 0x7c00) | ((pixel >> 6) & 0x3e0) | ((pixel >> 3) & 0x1f);
}

/** The size of a picture, and how many pixels one of its rows takes in memory. */
interface Extent {
  width: number;
  height: number;
  stride: number;
}

/** How many pixels are in each bucket, and the exact color that most of them have. */
function tally(pixels: Uint32Array, { width, height, stride }: Extent): { counts: Uint32Array; favorite: Uint32Array } {
  const counts = new Uint32Array(BUCKETS);
  const favorite = new Uint32Array(BUCKETS);
  const votes = new Int32Array(BUCKETS);
  const step = width * height > LARGE ? 2 : 1;
  for (let y = 0; y < height; y += step) {
    for (let at = y * stride; at < y * stride + width; at += step) {
      const pixel = (pixels[at] ?? 0) & 0xffffff;
      const own = bucket(pixel);
      counts[own] = (counts[own] ?? 0) + 1;
      // By majority vote: flat inks stay exactly what they are.
      if (favorite[own] === pixel) votes[own] = (votes[own] ?? 0) + 1;
      else if ((votes[own] ?? 0) <= 0) {
        favorite[own] = pixel;
        votes[own] = 1;
      } else votes[own] = (votes[own] ?? 0) - 1;
    }
  }
  return { counts, favorite };
}

/** At most 256 colors for a picture, and which of them each bucket of colors becomes. */
function reduce(pixels: Uint32Array, extent: Extent): { colors: number[]; index: Int16Array } {
  const { counts, favorite } = tally(pixels, extent);
  const used: number[] = [];
  for (let own = 0; own < BUCKETS; own++) if ((counts[own] ?? 0) > 0) used.push(own);
  used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const exact = Uint32Array.from(used, (own) => favorite[own] ?? 0);
  const weights = Float64Array.from(used, (own) => Math.sqrt(counts[own] ?? 0));
  const { colors, places } = chosen(exact, weights);
  const index = new Int16Array(BUCKETS).fill(UNSEEN);
  used.forEach((own, at) => {
    index[own] = places[at] ?? 0;
  });
  return { colors, index };
}

/** The most frequent of all colors, then again and again the one that is far from those and frequent; and which is nearest to each. */
function chosen(exact: Uint32Array, weights: Float64Array): { colors: number[]; places: Uint8Array } {
  const far = new Float64Array(exact.length).fill(Number.POSITIVE_INFINITY);
  const places = new Uint8Array(exact.length);
  const colors: number[] = [];
  const take = (color: number): void => {
    for (let at = 0; at < exact.length; at++) {
      const apart = difference(exact[at] ?? 0, color);
      if (apart >= (far[at] ?? 0)) continue;
      far[at] = apart;
      places[at] = colors.length;
    }
    colors.push(color);
  };
  for (const color of exact.subarray(0, FREQUENT)) take(color);
  while (colors.length < Math.min(MOST_COLORS, exact.length)) {
    let best = 0;
    let most = -1;
    for (let at = 0; at < exact.length; at++) {
      const weight = (far[at] ?? 0) * (weights[at] ?? 0);
      if (weight <= most) continue;
      most = weight;
      best = at;
    }
    take(exact[best] ?? 0);
  }
  return { colors, places };
}

/** Which color of a palette a pixel becomes. */
function nearest(pixel: number, colors: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  colors.forEach((color, at) => {
    const apart = difference(pixel, color);
    if (apart >= least) return;
    least = apart;
    best = at;
  });
  return best;
}

/** Keeps it for the next pixel of its bucket. */
function place(index: Int16Array, own: number, color: number): number {
  index[own] = color;
  return color;
}

/** How different two colors look, roughly: green counts most, blue least. */
function difference(first: number, second: number): number {
  const red = ((first >> 16) & 255) - ((second >> 16) & 255);
  const green = ((first >> 8) & 255) - ((second >> 8) & 255);
  const blue = (first & 255) - (second & 255);
  return 3 * red * red + 5 * green * green + 2 * blue * blue;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** A PNG chunk: length, type, data and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let sum = 0xffffffff;
  for (const byte of body) sum = (CRC[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const end = Buffer.alloc(4);
  end.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, end]);
}
