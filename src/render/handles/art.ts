import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SIGNS } from './sign.ts';

/** Which emoji there are and what each is made of: data, read without a canvas, so that the bot itself can name them. */

const ASSETS = new URL('../../../assets/', import.meta.url);
/** Nobody in particular has no emoji. */
const STRANGER = 'nobody';
/** Neighboring faces stand on grounds this far apart on the wheel of colors, in degrees: no two of thirty are alike. */
const GOLDEN_ANGLE = 137.5;

const ink = z.string().regex(/^#[0-9a-f]{6}$/);
const signSchema = z.union([
  /** A drawing of the game-icons set (CC BY 3.0, see assets/LICENSES.md). */
  z.strictObject({ icon: z.string(), ink }),
  /** A drawing of our own: SVG in a square of 512, in the current color. */
  z.strictObject({ shape: z.string(), ink }),
]);
const signsSchema = z.record(z.enum(SIGNS), signSchema);
/** Of each who is there, as `portraits/people.ts` reads it; text: the same person in the other edition. */
const peopleSchema = z.record(z.string(), z.union([z.looseObject({}), z.string()]));

/** A sign in one ink, or somebody's face before a ground in a CSS color. */
export type EmojiArt = z.infer<typeof signSchema> | { sheet: string; ground: string };

/** An emoji as it is drawn, and the name under which it is uploaded. */
interface Drawable {
  art: EmojiArt;
  /** Its handle, with a number from the second art on that it has had: new art is a new emoji. */
  name: string;
  /** What its art is known by. */
  digest: string;
}

/** The digests of all art that each emoji has had, today's last. */
const pastSchema = z.record(z.string(), z.array(z.string()).min(1));

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
  const digest = createHash('sha256')
    .update(`${JSON.stringify(art)} ${made}`)
    .digest('hex')
    .slice(0, 8);
  return { art, digest, name: emojiName(handle, past()[handle]?.length ?? 1) };
}

let before: z.infer<typeof pastSchema> | undefined;

function past(): z.infer<typeof pastSchema> {
  before ??= pastSchema.parse(JSON.parse(text('emoji/art.json')));
  return before;
}

/** The name of an emoji, which a screen reader says: what it shows. @param art how many it has had, with this one */
export function emojiName(handle: string, art: number): string {
  return art > 1 ? `${handle}_${art}` : handle;
}

/** What an emoji of an application by that name shows, whichever art it has; null where none of ours was ever called so. */
export function handleNamed(name: string, handles: Iterable<string>): string | null {
  for (const handle of handles) {
    if (name === handle) return handle;
    // Four hexadecimal digits had those of before, whose names told their art.
    if (name.startsWith(`${handle}_`) && /^(?:\d{1,3}|[0-9a-f]{4})$/.test(name.slice(handle.length + 1))) return handle;
  }
  return null;
}

function text(file: string): string {
  return readFileSync(new URL(file, ASSETS), 'utf8');
}
