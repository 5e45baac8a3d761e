import { readFileSync } from 'node:fs';

/** The characters that a TrueType font draws: its `cmap` table, in the formats that ours have. */
export function glyphsOf(file: string): ReadonlySet<number> {
  const font = readFileSync(file);
  const found = new Set<number>();
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error(`${file} has no cmap`);
  const cmap = font.readUInt32BE(entry + 8);
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + index * 8);
    if (font.readUInt16BE(at) === 4) segments(font, at, found);
    if (font.readUInt16BE(at) === 12) groups(font, at, found);
  }
  return found;
}

function segments(font: Buffer, at: number, found: Set<number>): void {
  const size = font.readUInt16BE(at + 6);
  for (let index = 0; index < size; index += 2) {
    const end = font.readUInt16BE(at + 14 + index);
    const start = font.readUInt16BE(at + 16 + size + index);
    const delta = font.readUInt16BE(at + 16 + 2 * size + index);
    const place = at + 16 + 3 * size + index;
    const range = font.readUInt16BE(place);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? (code + delta) % 65_536 : font.readUInt16BE(place + range + 2 * (code - start));
      if (glyph !== 0) found.add(code);
    }
  }
}

function groups(font: Buffer, at: number, found: Set<number>): void {
  for (let index = 0; index < font.readUInt32BE(at + 12); index++) {
    const group = at + 16 + index * 12;
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code++) found.add(code);
  }
}
