import { basename } from 'node:path';
import { createCanvas, loadImage } from 'canvas';
import { ComponentType } from 'discord-api-types/v10';
import type { Component } from '../../local/messages/component.ts';
import { mediaIn, textsIn } from '../../local/messages/seen.ts';
import type { WireMessage } from '../../local/wire.ts';
import { BOLD, type Face, font, loadFonts, SANS } from '../../render/drawing/fonts.ts';

/** What a message is read by: how long, how much of it is pictures, how tall on a phone. */
export interface Extent {
  words: number;
  pictures: number;
  /** Pixels of the local page at 390 pixels of width, with a header of its own. */
  pixels: number;
}

/** The column of words and pictures on a phone that is 390 pixels wide. */
const COLUMN = 314;
/** Above a message, and its line with the author's name. */
const HEADER = 16 + 22 + 2;
/** Around a group of pictures or rows of buttons, and between them. */
const AROUND = 8;
const BETWEEN = 6;
const BUTTON = 40;
/** What a container keeps free on each side. */
const INSET = 16;

interface Type {
  face: Face;
  size: number;
  line: number;
}
const PLAIN: Type = { face: SANS, size: 16, line: 22 };
const SMALL: Type = { face: SANS, size: 13, line: 18 };
const HEADING: Type = { face: BOLD, size: 20, line: 28 };

/** How large a message is. Heights are laid out with the fonts of the pictures, whose letters are about as wide. */
export function extentOf(message: WireMessage, sizes: ReadonlyMap<string, number>): Extent {
  const parts = (message.components ?? []) as Component[];
  const texts = [message.content, ...textsIn(parts)];
  const inner = parts.some(({ type }) => type === ComponentType.Container) ? COLUMN - 2 * INSET : COLUMN;
  const listed = message.attachments.map(({ filename, width, height }) => {
    return sizes.get(filename) ?? ((height ?? 0) / Math.max(1, width ?? 1)) * COLUMN;
  });
  const framed = parts.flatMap(mediaIn).map(({ url }) => ((sizes.get(basename(url)) ?? 0) / COLUMN) * inner);
  const pictures = [...listed, ...framed];
  const rows = parts.flatMap((part) => rowsIn(part)).length;
  const written = texts.reduce((sum, text) => sum + heightOf(text, inner), 0);
  const drawn = pictures.reduce((sum, height) => sum + height + AROUND, 0);
  const pressed = rows === 0 ? 0 : rows * (BUTTON + BETWEEN) + AROUND;
  return {
    words: texts.reduce((sum, text) => sum + wordsIn(text), 0),
    pictures: pictures.length,
    pixels: Math.round(HEADER + written + drawn + pressed + (inner < COLUMN ? 2 * INSET : 0)),
  };
}

/** The height a picture has in the column. */
export async function heightInColumn(data: Buffer): Promise<number> {
  const { width, height } = await loadImage(data);
  return (height / width) * Math.min(width, COLUMN);
}

/** Words as people count them: what has a letter or a digit. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function rowsIn(part: Component): Component[] {
  return part.type === ComponentType.ActionRow ? [part] : (part.components ?? []).flatMap(rowsIn);
}

function heightOf(text: string, width: number): number {
  if (text === '') return 0;
  return text.split('\n').reduce((sum, line) => sum + heightOfLine(line, width), 0);
}

function heightOfLine(line: string, width: number): number {
  const type = line.startsWith('-# ') ? SMALL : line.startsWith('## ') ? HEADING : PLAIN;
  const pen = penFor(type);
  const plain = line
    .replace(/^(?:-#|##) /, '')
    .replace(/\]\(\S+?\)/g, ']')
    .replace(/[*_[\]]|<t:\d+:\w>/g, '');
  let lines = 1;
  let row = '';
  for (const word of plain.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (pen.measureText(longer).width > width && row !== '') {
      lines += 1;
      row = word;
    } else row = longer;
  }
  return lines * type.line;
}

function penFor({ face, size }: Type) {
  loadFonts();
  const pen = createCanvas(1, 1).getContext('2d');
  pen.font = font(face, size);
  return pen;
}

/** Every picture is a dot: what counts is its height. */
export const DOT = createCanvas(2, 2).toBuffer('image/png');
