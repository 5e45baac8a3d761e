/** Ink and paper of a print, red, green and blue. */
const INK = [26, 18, 20] as const;
const PAPER = [248, 236, 206] as const;

/** From so many pixels on there is room for lines; smaller ones are cut in three flat tones. */
const LINES = 112;
/** Lines from the top of a print to its foot, and the least pixels between two of them. */
const SCREEN = { lines: 62, pitch: 3.7 } as const;
/** What lifts the middle tones, so that dark faces keep their drawing. */
const LIFT = 0.82;
/** Tones below this are ink alone; below the other, lines cross. */
const BLACK = 0.17;
const CROSSED = 0.5;

/**
 * Turns a picture in grays into an engraving, in place: a screen of lines, bowed over the face, that swell with the dark;
 * below half tone a second one crosses it. What is transparent gets nothing.
 * @param data red, green, blue and alpha of a square of `size` × `size` pixels
 */
export function engrave(data: Uint8ClampedArray, size: number): void {
  const shade = size < LINES ? flat : screened(size);
  for (let y = 0, at = 0; y < size; y++) {
    for (let x = 0; x < size; x++, at += 4) {
      const there = data[at + 3] ?? 0;
      if (there === 0) continue;
      // Soft shadows end where the figure does.
      data[at + 3] = (there - 127) * 4;
      if (there <= 127) continue;
      const gray = (0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)) / 255;
      const light = gray ** LIFT;
      const dark = shade(light, x, y);
      for (let part = 0; part < 3; part++)
        data[at + part] = (PAPER[part] ?? 0) + ((INK[part] ?? 0) - (PAPER[part] ?? 0)) * dark;
    }
  }
}

/** How dark a pixel is, 0 to 1. */
type Shade = (light: number, x: number, y: number) => number;

/** Three tones with soft edges, lighter than they were, for a face of a few pixels. */
const flat: Shade = (light) => {
  if (light < 0.2) return 1;
  if (light < 0.34) return 1 - ((light - 0.2) / 0.14) * 0.42;
  if (light < 0.56) return 0.58 - ((light - 0.34) / 0.22) * 0.34;
  return light < 0.74 ? 0.24 * (1 - (light - 0.56) / 0.18) : 0;
};

function screened(size: number): Shade {
  const pitch = Math.max(SCREEN.pitch, size / SCREEN.lines);
  const turn = (2 * Math.PI) / pitch;
  const scale = size / 420;
  // A line's edge is as soft as a pixel is wide.
  const soft = pitch * 0.42;
  const edge = (wave: number, light: number): number => Math.min(1, Math.max(0, (wave - light) * soft + 0.5));
  return (light, x, y) => {
    if (light < BLACK) return 1;
    const across = x - size / 2;
    const down = y - size / 2;
    const bow =
      down + scale * (26 * Math.cos(across / (90 * scale)) + 3 * Math.sin(x / (31 * scale) + y / (47 * scale)));
    const first = edge(0.5 + 0.5 * Math.sin(bow * turn), light * 1.16);
    if (light >= CROSSED || first === 1) return first;
    return Math.max(first, edge(0.5 + 0.5 * Math.sin((across * 0.8 + down * 0.75) * turn), light * 1.75));
  };
}
