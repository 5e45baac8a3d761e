import { readFileSync } from 'node:fs';
import { Image } from 'canvas';
import { z } from 'zod';
import { luminance, mix } from '../drawing/palette.ts';

const FOLDER = new URL('../../../assets/portraits/', import.meta.url);

const color = z.string().regex(/^#[0-9a-f]{6}$/);
/** What somebody is made of: parts of `parts.svg` from the back to the front, those of the head by themselves. */
const personSchema = z.strictObject({
  skin: color,
  hair: color,
  /** How much wider and taller the head is than most. */
  head: z.tuple([z.number(), z.number()]),
  parts: z.array(z.string()),
  face: z.array(z.string()),
});
type Person = z.infer<typeof personSchema>;
/** By sheets; the sheet of another edition stands for who is the same there. */
const peopleSchema = z.record(z.string(), z.union([personSchema, z.string()]));

const STRANGER = 'nobody';
/** Below this hair is so dark that its strands are light. */
const DARK_HAIR = 0.2;
/** Where the neck begins, from which a head is stretched. */
const NECK = { x: 100, y: 148 } as const;

let art: { parts: string; people: Record<string, Person> } | undefined;

function loaded(): NonNullable<typeof art> {
  if (art) return art;
  const parts = readFileSync(new URL('parts.svg', FOLDER), 'utf8');
  const ids = new Set([...parts.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const read = peopleSchema.parse(JSON.parse(readFileSync(new URL('people.json', FOLDER), 'utf8')));
  const people: Record<string, Person> = {};
  for (const [sheet, own] of Object.entries(read)) {
    const one = typeof own === 'string' ? read[own] : own;
    if (one === undefined || typeof one === 'string') throw new Error(`people.json: nobody is like ${sheet}`);
    people[sheet] = one;
    for (const part of [...one.parts, ...one.face])
      if (!ids.has(part)) throw new Error(`people.json: ${sheet} has "${part}", which parts.svg has not`);
  }
  art = { parts, people };
  return art;
}

/** True for a sheet that has a portrait of its own. */
export function isDrawn(sheet: string): boolean {
  return sheet !== STRANGER && sheet in loaded().people;
}

/** A head and shoulders in grays, 200 × 200, drawn as large as it is wanted; an unknown sheet's is plain. */
export function likeness(sheet: string): Image {
  const { parts, people } = loaded();
  const person = people[sheet] ?? people[STRANGER];
  if (!person) throw new Error(`people.json has no "${STRANGER}"`);
  const image = new Image();
  image.src = Buffer.from(parts.replace('</svg>', `${styleOf(person)}${bodyOf(person)}</svg>`));
  return image;
}

function styleOf({ skin, hair }: Person): string {
  const dark = luminance(hair) < DARK_HAIR;
  const [ink, paper] = ['#1d1612', '#fdfaf2'];
  return `<style>
    .skin { fill: ${skin}; } .lip { fill: ${mix(skin, '#000000', 0.4)}; } .mouth { fill: ${ink}; }
    .hair { fill: ${hair}; } .brow { fill: ${dark ? ink : hair}; stroke: ${ink}; stroke-width: 1.4; }
    .strand { fill: none; stroke: ${dark ? paper : ink}; stroke-opacity: .6; stroke-width: 2; stroke-linecap: round; }
  </style>`;
}

function bodyOf({ head: [wide, tall], parts, face }: Person): string {
  const use = (ids: readonly string[]): string => ids.map((id) => `<use xlink:href="#${id}"/>`).join('');
  const { x, y } = NECK;
  const stretched = `translate(${x} ${y}) scale(${wide} ${tall}) translate(${-x} ${-y})`;
  return `${use(parts)}<g transform="${stretched}">${use(face)}</g>`;
}
