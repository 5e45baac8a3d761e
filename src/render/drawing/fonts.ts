import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CanvasRenderingContext2D, registerFont } from 'canvas';

/**
 * Families as pictures name them; the files are those of the OFL fonts in the packages, and one in `assets/fonts`. Each draws
 * the letters of all languages itself; a sign that it lacks (−, ∞) is taken from the next, never from the machine's fonts.
 */
const FAMILIES = {
  sans: '"Arkham Sans", "Arkham Narrow"',
  serif: '"Arkham Serif", "Arkham Sans", "Arkham Narrow"',
  type: '"Arkham Type", "Arkham Sans", "Arkham Narrow"',
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
/** How the font of a narrow text begins. */
const NARROWED = `px "${OWN.family}"`;
let loaded = false;

/** Makes the fonts known; to be called before the first canvas is made. @throws Error when a package is missing */
export function loadFonts(): void {
  if (loaded) return;
  loaded = true;
  for (const { path: file, ...face } of fontFiles()) registerFont(file, face);
}

/** Where each font lies, and which it is. @throws Error when a package is missing */
export function fontFiles(): { path: string; family: string; weight: string; style?: string }[] {
  const packed = FILES.map(({ file, ...face }) => {
    const [name = '', ...rest] = file.split('/');
    const home = path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    return { ...face, path: path.join(home, ...rest) };
  });
  const { file, ...face } = OWN;
  return [...packed, { ...face, path: fileURLToPath(new URL(`../../../assets/fonts/${file}`, import.meta.url)) }];
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
  if (ctx.font.includes(NARROWED)) ctx.font = wanted;
  ctx.font = wanted;
}

export const SANS: Face = { family: 'sans' };
export const BOLD: Face = { family: 'sans', bold: true };
export const SERIF: Face = { family: 'serif' };
export const ITALIC: Face = { family: 'serif', italic: true };
/** Drawn narrow, for names that have to share little room. */
export const NARROW: Face = { family: 'narrow' };
export const TYPE: Face = { family: 'type' };
