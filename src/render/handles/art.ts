import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SIGNS } from './sign.ts';

/** Which emoji there are and what each is made of: data, read without a canvas, so that the bot itself can name them. */

const ASSETS = new URL('../../../assets/', import.meta.url);
/** To be raised when the same data is drawn otherwise. */
const DRAWING = 1;
/** Nobody in particular has no emoji. */
const STRANGER = 'nobody';
/** Neighboring faces stand on grounds this far apart on the wheel of colors, in degrees: no two of thirty are alike. */
const GOLDEN_ANGLE = 137.5;

const signSchema = z.strictObject({
  /** A drawing of the game-icons set (CC BY 3.0, see assets/LICENSES.md). */
  icon: z.string(),
  ink: z.string().regex(/^#[0-9a-f]{6}$/),
});
const signsSchema = z.record(z.enum(SIGNS), signSchema);
/** Of each who is there, as `portraits/people.ts` reads it; text: the same person in the other edition. */
const peopleSchema = z.record(z.string(), z.union([z.looseObject({}), z.string()]));

/** A sign in one ink, or somebody's face before a ground in a CSS color. */
export type EmojiArt = z.infer<typeof signSchema> | { sheet: string; ground: string };

/** An emoji as it is drawn, and the name under which it is uploaded. */
interface Drawable {
  art: EmojiArt;
  /** Its handle and a digest of its art: new art is a new emoji. */
  name: string;
}

let known: ReadonlyMap<string, Drawable> | undefined;

/** Every emoji by its handle, which says what it shows: `clue`, `amanda_sharpe`. */
export function everyEmoji(): ReadonlyMap<string, Drawable> {
  known ??= new Map([...signs(), ...faces()]);
  return known;
}

/** The handle of an investigator, the same in both editions. */
export function sheetHandle(sheet: string): string {
  return sheet
    .replaceAll('-', '_')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase();
}

/** The drawings of game-icons that signs are made of. */
export function signIcons(): string[] {
  return [...everyEmoji().values()].flatMap(({ art }) => ('icon' in art ? [art.icon] : []));
}

function signs(): [string, Drawable][] {
  const read = signsSchema.parse(JSON.parse(text('emoji/signs.json')));
  return Object.entries(read).map(([handle, art]) => [handle, drawable(handle, art, '')]);
}

function faces(): [string, Drawable][] {
  const parts = text('portraits/parts.svg');
  const people = Object.entries(peopleSchema.parse(JSON.parse(text('portraits/people.json'))));
  const drawn = people.filter(([sheet, one]) => sheet !== STRANGER && typeof one !== 'string');
  return drawn.map(([sheet, one], index) => {
    const handle = sheetHandle(sheet);
    const ground = `hsl(${Math.round(index * GOLDEN_ANGLE) % 360}, 60%, 68%)`;
    return [handle, drawable(handle, { sheet, ground }, `${JSON.stringify(one)} ${parts}`)];
  });
}

/** @param made what else goes into the picture */
function drawable(handle: string, art: EmojiArt, made: string): Drawable {
  return { art, name: emojiName(handle, `${JSON.stringify(art)} ${made}`) };
}

/** The name of an emoji: what it shows, and four digits by which its art is known. @param made all that it is made of */
export function emojiName(handle: string, made: string): string {
  const digest = createHash('sha256').update(`${DRAWING} ${made}`).digest('hex');
  return `${handle}_${digest.slice(0, 4)}`;
}

function text(file: string): string {
  return readFileSync(new URL(file, ASSETS), 'utf8');
}
