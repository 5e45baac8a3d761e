import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CanvasRenderingContext2D, registerFont } from 'canvas';

/** Families as pictures name them; the files are those of the OFL fonts in the packages, and one in `assets/fonts`. */
const FAMILIES = {
  sans: '"Arkham Sans"',
  serif: '"Arkham Serif", "Arkham Sans"',
  type: '"Arkham Type", "Arkham Sans"',
  narrow: '"Arkham Narrow", "Arkham Sans"',
} as const;
type Family = keyof typeof FAMILIES;

/** A typeface without its size. */
export interface Face {
  family: Family;
  bold?: boolean;
  italic?: boolean;
}

const FILES = [
  { family: 'Arkham Sans', weight: '400', style: 'normal', file: 'noto-sans/400Regular/NotoSans_400Regular.ttf' },
  { family: 'Arkham Sans', weight: '700', style: 'normal', file: 'noto-sans/700Bold/NotoSans_700Bold.ttf' },
  {
    family: 'Arkham Serif',
    weight: '400',
    style: 'normal',
    file: 'im-fell-english/400Regular/IMFellEnglish_400Regular.ttf',
  },
  {
    family: 'Arkham Serif',
    weight: '400',
    style: 'italic',
    file: 'im-fell-english/400Regular_Italic/IMFellEnglish_400Regular_Italic.ttf',
  },
  {
    family: 'Arkham Type',
    weight: '400',
    style: 'normal',
    file: 'special-elite/400Regular/SpecialElite_400Regular.ttf',
  },
] as const;

/** One weight of a large family, kept here as it came. */
const OWN = { family: 'Arkham Narrow', weight: '400', file: 'BarlowCondensed_600SemiBold.ttf' } as const;

const require = createRequire(import.meta.url);
let loaded = false;

/** Makes the fonts known; to be called before the first canvas is made. @throws Error when a package is missing */
export function loadFonts(): void {
  if (loaded) return;
  loaded = true;
  for (const { family, weight, style, file } of FILES) {
    const [name = '', ...rest] = file.split('/');
    const home = path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    registerFont(path.join(home, ...rest), { family, weight, style });
  }
  registerFont(fileURLToPath(new URL(`../../../assets/fonts/${OWN.file}`, import.meta.url)), OWN);
}

/** A canvas font string. Size in pixels. */
export function font(face: Face, size: number): string {
  const style = face.italic ? 'italic ' : '';
  const weight = face.bold ? '700 ' : '400 ';
  return `${style}${weight}${size}px ${FAMILIES[face.family]}`;
}

/**
 * Sets the letters of a canvas. What node-canvas finds for a font depends on how wide the one before was: after a narrow one it
 * has to be asked twice. Size in pixels.
 */
export function letter(ctx: CanvasRenderingContext2D, face: Face, size: number): void {
  const wanted = font(face, size);
  if (ctx.font.includes(OWN.family)) ctx.font = wanted;
  ctx.font = wanted;
}

export const SANS: Face = { family: 'sans' };
export const BOLD: Face = { family: 'sans', bold: true };
export const SERIF: Face = { family: 'serif' };
export const ITALIC: Face = { family: 'serif', italic: true };
/** Drawn narrow, for names that have to share little room. */
export const NARROW: Face = { family: 'narrow' };
export const TYPE: Face = { family: 'type' };
