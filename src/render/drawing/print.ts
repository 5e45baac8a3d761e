import type { ImageData } from 'canvas';

/** Ordered dither: which of 16 steps each pixel of a square of four by four needs to take the second ink. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;
/** Colors are looked up by five bits a channel. */
const BITS = 1 << 15;
/** How a picture is dithered. */
export interface Grain {
  /** How much two inks far apart are worse than two near ones that mix to the same color: coarse grain is seen. */
  coarse: number;
  /** In how many steps one ink gives way to another, 16 at most: fewer take fewer bytes. */
  steps: number;
}
const FINE: Grain = { coarse: 0.14, steps: 16 };

/** A lithographer's inks, and for every color which two of them in which shares come nearest to it. */
export interface Inks {
  first: Uint32Array;
  second: Uint32Array;
  share: Uint8Array;
}

/** Inks made ready: this takes a few tens of milliseconds. @param hexes two colors or more, `#rrggbb` */
export function inksOf(hexes: readonly string[], { coarse, steps }: Grain = FINE): Inks {
  const inks = hexes.map((hex) => {
    const number = Number.parseInt(hex.slice(1), 16);
    return [(number >> 16) & 255, (number >> 8) & 255, number & 255] as const;
  });
  const words = inks.map(([r, g, b]) => ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0);
  const made = { first: new Uint32Array(BITS), second: new Uint32Array(BITS), share: new Uint8Array(BITS) };
  const pairs = inks.flatMap((p, i) =>
    inks.slice(i).map((q, more) => {
      const d = [q[0] - p[0], q[1] - p[1], q[2] - p[2]] as const;
      return { p, d, far: d[0] ** 2 + d[1] ** 2 + d[2] ** 2, i, j: i + more };
    }),
  );
  for (let color = 0; color < BITS; color++) {
    const [r, g, b] = [((color >> 10) << 3) + 4, (((color >> 5) & 31) << 3) + 4, ((color & 31) << 3) + 4];
    let least = Number.POSITIVE_INFINITY;
    for (const { p, d, far, i, j } of pairs) {
      const along = (r - p[0]) * d[0] + (g - p[1]) * d[1] + (b - p[2]) * d[2];
      const share = Math.max(0, Math.min(1, along / (far || 1)));
      const off =
        (p[0] + d[0] * share - r) ** 2 + (p[1] + d[1] * share - g) ** 2 + (p[2] + d[2] * share - b) ** 2 + far * coarse;
      if (off >= least) continue;
      least = off;
      made.first[color] = words[i] ?? 0;
      made.second[color] = words[j] ?? 0;
      made.share[color] = Math.round(Math.round(share * steps) * (16 / steps));
    }
  }
  return made;
}

/** Prints pixels in inks where they are. @param at where on the picture they lie, so that pieces printed apart join */
export function print({ data, width, height }: ImageData, inks: Inks, at: { x: number; y: number }): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  for (let y = 0, place = 0; y < height; y++) {
    const row = ((y + at.y) & 3) << 2;
    for (let x = 0; x < width; x++, place++) {
      const pixel = pixels[place] ?? 0;
      const color = ((pixel << 7) & 0x7c00) | ((pixel >> 6) & 0x3e0) | ((pixel >> 19) & 0x1f);
      const second = (inks.share[color] ?? 0) > (BAYER[row | ((x + at.x) & 3)] ?? 0);
      pixels[place] = (second ? inks.second[color] : inks.first[color]) ?? 0;
    }
  }
}
