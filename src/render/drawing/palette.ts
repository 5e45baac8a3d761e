import type { Theme } from '../theme.ts';

const PAPER = {
  paper: '#efe3c6',
  paperLight: '#fbf4e1',
  paperDark: '#d9c79d',
  ink: '#2a2018',
  inkSoft: '#4a3c2b',
  inkFaint: '#b5a480',
  river: '#9dbcbd',
  riverDeep: '#6c9497',
  night: '#15172a',
  nightSoft: '#23274a',
  nightLine: '#565c92',
  gate: '#3a1c63',
  gateBright: '#8a4fd6',
  gateGlow: '#d9bcff',
  seal: '#0f6b5c',
  danger: '#a31a15',
  stable: '#125a36',
  gold: '#ffb703',
  cream: '#fdf3dc',
  gray: '#8b867c',
  grayDark: '#43403a',
  sanity: '#1c4c82',
  stamina: '#95211a',
  /** What is counted and told lies on this, in these letters; what matters and what alarms have colors of their own. */
  desk: '#2a2018',
  deskInk: '#fdf3dc',
  deskSoft: '#b5a480',
  accent: '#ffb703',
  alarm: '#ff8d72',
  white: '#ffffff',
  black: '#120d0a',
} as const;
/** What a picture is drawn in. What a color says, a shape or a letter says too. */
export type Colors = Readonly<Record<keyof typeof PAPER, string>>;

/** Black on white, and no color that is not far from its ground. */
const CONTRAST: Colors = {
  paper: '#ffffff',
  paperLight: '#ffffff',
  paperDark: '#c8c8c8',
  ink: '#000000',
  inkSoft: '#1c1c1c',
  inkFaint: '#4d4d4d',
  river: '#ffffff',
  riverDeep: '#00418c',
  night: '#ffffff',
  nightSoft: '#ffffff',
  nightLine: '#000000',
  gate: '#26004d',
  gateBright: '#9a4dff',
  gateGlow: '#f0e2ff',
  seal: '#004d40',
  danger: '#b00000',
  stable: '#00592f',
  gold: '#ffd000',
  cream: '#ffffff',
  gray: '#5c5c5c',
  grayDark: '#2b2b2b',
  sanity: '#00479e',
  stamina: '#a80d00',
  desk: '#ffffff',
  deskInk: '#000000',
  deskSoft: '#000000',
  accent: '#000000',
  alarm: '#a80000',
  white: '#ffffff',
  black: '#000000',
};
/** The colors of each theme. */
export const COLORS: Readonly<Record<Theme, Colors>> = { paper: PAPER, contrast: CONTRAST };

/** One a seat, apart from each other under the common color blindnesses; the initials say the same. */
const SEATS = ['#f7984e', '#08538b', '#095b44', '#e493c2', '#d9b413', '#6cbdec', '#8a2a18', '#524f59'] as const;

/** The color of a seat. */
export function seatColor(seat: number): string {
  return SEATS[seat % SEATS.length] ?? SEATS[0];
}

/** A monster's ground by how it moves; its border says the same by its style. */
export const MOVEMENT: Record<string, { ground: string; line: string }> = {
  normal: { ground: '#2e2722', line: '#e9dfc8' },
  fast: { ground: '#5c1411', line: '#ff6b5a' },
  stationary: { ground: '#574409', line: '#ffd83d' },
  flying: { ground: '#123c5e', line: '#7cc8ff' },
  unique: { ground: '#1b4a2b', line: '#6ee08d' },
};

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** A mixture of two colors; share is the part of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const a = rgb(first);
  const b = rgb(second);
  const parts = a.map((part, index) => Math.round(part + ((b[index] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** How bright a color is to the eye, 0 to 1 (WCAG relative luminance). */
export function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG contrast of two colors, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** How far letters stand out from what they lie on (WCAG, AAA). */
export const LETTERS = 7;
/** Above this luminance a color is made lighter for the sake of letters, else darker. */
const BRIGHT = 0.22;

/** A color, or the nearest lighter or darker one, on which ink or cream stands out enough for letters. */
export function plate(ground: string, colors: Colors): string {
  const towards = luminance(ground) > BRIGHT ? colors.white : colors.black;
  const shades = Array.from({ length: 26 }, (_, step) => mix(ground, towards, step * 0.04));
  return shades.find((shade) => contrast(shade, inkOn(shade, colors)) >= LETTERS) ?? towards;
}

/** Ink or cream, whichever reads better on a ground. */
export function inkOn(ground: string, { cream, ink }: Colors): string {
  return contrast(ground, cream) >= contrast(ground, ink) ? cream : ink;
}
