import { Image } from 'canvas';
import { iconShape } from '../drawing/icon.ts';
import { Page } from '../drawing/page.ts';
import { everyEmoji } from '../handles/art.ts';
import { likeness } from '../portraits/people.ts';
import type { Themed } from '../theme.ts';

/** An emoji that the application has of its own. */
export interface EmojiView extends Themed {
  /** One of `everyEmoji`. */
  handle: string;
}

/** Pixels, as Discord recommends; it shows them 22 wide beside text. */
const SIZE = 128;
/** Around every sign, so that light ones stand on white and dark ones on Discord's gray. */
const RIM = '#14100d';
/** Of the 512 units of a sign's drawing. */
const RIM_WIDTH = 56;
const MARGIN = 34;
/** The part of a likeness, 200 wide, that is face and hat. */
const FACE = { x: 30, y: 4, size: 140 } as const;

/** Draws an emoji on nothing. @throws Error for a handle that no emoji has */
export function drawEmoji(view: EmojiView): Page {
  const emoji = everyEmoji().get(view.handle);
  if (!emoji) throw new Error(`no emoji "${view.handle}"`);
  const page = Page.bare(SIZE, SIZE, view);
  const { art } = emoji;
  if ('sheet' in art) drawFace(page, art);
  else drawSign(page, 'icon' in art ? iconShape(art.icon) : art.shape, art.ink);
  return page;
}

function drawSign({ ctx }: Page, shape: string, ink: string): void {
  const side = 512 + 2 * MARGIN;
  const image = new Image();
  image.src = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}">
      <g color="${RIM}" stroke="${RIM}" stroke-width="${RIM_WIDTH}" stroke-linejoin="round">${shape}</g>
      <g color="${ink}">${shape}</g>
    </svg>`,
  );
  ctx.drawImage(image, 0, 0, SIZE, SIZE);
}

function drawFace({ ctx }: Page, { sheet, ground }: { sheet: string; ground: string }): void {
  const middle = SIZE / 2;
  ctx.save();
  ctx.beginPath();
  ctx.arc(middle, middle, middle - 4, 0, 2 * Math.PI);
  ctx.clip();
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, SIZE, SIZE);
  const scale = SIZE / FACE.size;
  ctx.drawImage(likeness(sheet), -FACE.x * scale, -FACE.y * scale, 200 * scale, 200 * scale);
  ctx.restore();
  ctx.beginPath();
  ctx.arc(middle, middle, middle - 4, 0, 2 * Math.PI);
  ctx.strokeStyle = RIM;
  ctx.lineWidth = 8;
  ctx.stroke();
}
