import { BOLD, letter, NARROW, SERIF } from '../drawing/fonts.ts';
import { type Box, type Page, panel } from '../drawing/page.ts';
import { inkOn, mix, plate } from '../drawing/palette.ts';
import { stability } from '../drawing/symbol.ts';
import { DEPTH, drawText, fitText, isCut, partsOf, SEEN, type Setting, widthOf, wordsOf } from '../drawing/text.ts';
import { stamp } from '../tokens/stamp.ts';
import type { PlaceView } from '../view.ts';
import type { Spot } from './townplan.ts';

/** How large names are: on the whole town they are read on a desk, from near on a phone. Pixels. */
export interface Lettering {
  size: number;
  /** Of names of locations, which are set narrow. */
  name: number;
  /** Widest name. */
  wide: number;
  /** Rather in two lines than wide. */
  tall?: true;
  /** A street's name on a ribbon, too. */
  flat?: true;
}
export const FAR: Lettering = { size: 27, name: 30, wide: 176 };
export const NEAR: Lettering = { size: 62, name: 64, wide: 400 };

const PAD = { x: 8, y: 3 } as const;
/** Ribbons at night. */
const DARK = '#17121d';
const LEADING = 1.04;
/** How narrow a name is pressed, and how much wider than others one may be that has no room in two lines. */
const PRESSED = 0.84;
const WIDER = 1.4;
/** How much wider a name, or a gate’s goal, may be that then stands in one line. */
const FLAT = 1.14;

/** A name on its ribbon: how large it is, and how it is drawn with its corner at the origin. */
export interface Ribbon {
  w: number;
  h: number;
  draw: (page: Page) => void;
}

interface Line {
  text: string;
  set: Setting;
  box: Box;
}

/** How wide a name stands. Pixels. */
function roomOf(
  page: Page,
  { name }: PlaceView,
  named: Setting,
  { wide, sign, tall }: { wide: number; sign: number; tall: boolean },
): number {
  const { face, size } = named;
  const h = 4 * size;
  // Rather wide than in two lines: below stand the next row’s people.
  const flat = wide * FLAT - sign;
  if (!tall && !isCut(page, name, { ...named, lines: 1 }, { w: flat, h })) return flat;
  const longest = Math.max(...partsOf(name).map((part) => widthOf(page, part, { face, size }))) * PRESSED;
  const most = wide * WIDER;
  let room = Math.min(most, Math.max(wide - sign, Math.ceil(longest)));
  while (room < most && isCut(page, name, named, { w: room, h })) room += size / 4;
  return Math.min(most, room);
}

/** The ribbon of a location: its name, whether it is stable, where its gate leads, that it is closed. */
export function ribbonOf(page: Page, place: PlaceView, closed: string, { size, name, wide, tall }: Lettering): Ribbon {
  const { colors } = page;
  const { gate, sealed, stable } = place;
  const plain = page.theme === 'contrast';
  const ground = gate ? colors.gate : sealed ? (plain ? colors.seal : '#0b4a3f') : plain ? colors.white : DARK;
  const ink = inkOn(ground, colors);
  const sign = gate || stable ? 0 : size * 0.8;
  const lines: Line[] = [];
  let y: number = PAD.y;
  const set = (text: string, wanted: Setting, room: number): void => {
    // In one line, if pressing it together does.
    const single = { ...wanted, lines: 1 };
    const setting = isCut(page, text, single, { w: room, h: 4 * size }) ? wanted : single;
    const fitted = fitText(page, text, setting, { w: room, h: 4 * size });
    const h = fitted.lines.length * fitted.size * LEADING + 2;
    const w = Math.min(room, Math.max(...fitted.lines.map(({ width }) => width * fitted.squeeze)) + 2);
    lines.push({ text, set: setting, box: { x: 0, y, w, h } });
    y += h;
  };
  const leading = LEADING;
  const letters = { face: NARROW, size: name };
  const named = { ...letters, least: name, squeeze: PRESSED, lines: 2, leading, color: ink };
  set(place.name, named, roomOf(page, place, named, { wide, sign, tall: tall === true }));
  if (gate) {
    const small = Math.max(FAR.size, size * 0.62);
    const own = {
      face: NARROW,
      size: small,
      least: small,
      squeeze: PRESSED,
      lines: 2,
      leading,
      color: colors.gateGlow,
    };
    set(gate.hidden ? gate.name : `${gate.name} ${gate.modifier}`, own, wide * FLAT);
  }
  if (place.closed) {
    const color = plain ? colors.danger : '#ffa28c';
    set(closed, { face: NARROW, size: name, least: name, squeeze: PRESSED, color }, wide - sign);
  }
  const w = Math.ceil(Math.max(...lines.map(({ box }) => box.w)) + sign + 2 * PAD.x);
  const h = Math.ceil(y + PAD.y);
  const key = JSON.stringify(['ribbon', size, place.name, gate, sealed, stable, place.closed]);
  const draw = (on: Page): void => {
    const line = gate ? colors.gateBright : plain ? colors.black : sealed ? '#1fae8c' : '#8a7a60';
    panel(on, { x: 1, y: 1, w: w - 2, h: h - 2 }, { radius: 4, fill: ground, line, width: size > 40 ? 5 : 3 });
    if (sign > 0) stability(on, stable, { x: PAD.x + sign * 0.42, y: h / 2, r: size * 0.36 });
    for (const { text, set: setting, box } of lines)
      drawText(on, text, { x: PAD.x + sign, y: box.y, w: w - sign - 2 * PAD.x, h: box.h }, setting);
  };
  return { w, h, draw: (on) => stamp(on, { key, box: { w, h }, room: 3 }, draw) };
}

/** An arc is no longer than so many ribbons. */
const LONGEST = 2.2;

/** The name of a street along an arc over its middle, in one line, or in two where that would be too long; null where both are. */
export function arcOf(page: Page, name: string, hex: string, { size, wide }: Lettering): Ribbon | null {
  const words = wordsOf(name.toUpperCase());
  const half = Math.ceil(words.length / 2);
  const rows = [[words], ...(words.length > 1 ? [[words.slice(0, half), words.slice(half)]] : [])];
  const arcs = rows.map((row) =>
    arcIn(
      page,
      row.map((line) => line.join(' ')),
      hex,
      size,
    ),
  );
  return arcs.find(({ w }) => w <= LONGEST * wide) ?? null;
}

/** The same in lines. Size in pixels. */
function arcIn(page: Page, said: readonly string[], hex: string, size: number): Ribbon {
  const { colors, theme } = page;
  const letters = { face: SERIF, size };
  const spaced = size * 0.02;
  const widths = said.map((row) => [...row].map((letter) => widthOf(page, letter, letters) + spaced));
  const wide = Math.max(...widths.map((row) => row.reduce((sum, w) => sum + w, 0)));
  const radius = Math.max(wide * 2.3, size * 10);
  const bow = radius * (1 - Math.cos(wide / 2 / radius));
  const band = size * 1.08;
  const w = Math.ceil(wide + size);
  const h = Math.ceil(bow + band * said.length + 6);
  const ground = theme === 'contrast' ? colors.white : mix(plate(mix(hex, '#120e16', 0.55), colors), '#120e16', 0.3);
  const color = theme === 'contrast' ? colors.black : colors.cream;
  const key = JSON.stringify(['arc', said, hex, size]);
  const draw = (on: Page): void => {
    const { ctx } = on;
    const middle = { x: w / 2, y: radius + band * 0.52 + 3 };
    said.forEach((_, index) => {
      const r = radius - index * band;
      const reach = Math.max(...widths.map((row) => row.reduce((sum, each) => sum + each, 0))) / 2 / radius;
      for (const [paint, width] of [
        [theme === 'contrast' ? colors.black : mix(hex, '#ffffff', 0.25), band + 5],
        [ground, band],
      ] as const) {
        ctx.beginPath();
        ctx.arc(middle.x, middle.y, r, -Math.PI / 2 - reach, -Math.PI / 2 + reach);
        ctx.strokeStyle = paint;
        ctx.lineWidth = width;
        ctx.stroke();
      }
    });
    said.forEach((_, index) => {
      const r = radius - index * band;
      const reach = wide / 2 / radius;
      ctx.beginPath();
      ctx.arc(middle.x, middle.y, r, -Math.PI / 2 - reach, -Math.PI / 2 + reach);
      ctx.strokeStyle = ground;
      ctx.lineWidth = band;
      ctx.stroke();
    });
    letter(ctx, SERIF, size);
    ctx.textAlign = 'center';
    ctx.fillStyle = color;
    said.forEach((row, index) => {
      const r = radius - index * band;
      const own = widths[index] ?? [];
      let turn = -own.reduce((sum, each) => sum + each, 0) / 2 / r;
      [...row].forEach((letter, place) => {
        const step = (own[place] ?? 0) / r;
        ctx.save();
        ctx.translate(middle.x, middle.y);
        ctx.rotate(turn + step / 2);
        ctx.fillText(letter, 0, -r + size * 0.34);
        ctx.restore();
        turn += step;
      });
      const seenWide = own.reduce((sum, each) => sum + each, 0);
      const foot = 3 + (index + 0.52) * band + size * 0.34;
      const box = { x: (w - seenWide) / 2, y: foot - size * (SEEN - DEPTH), w: seenWide, h: size * SEEN };
      on.report({ kind: 'text', what: row, box, within: { x: 0, y: 0, w, h }, color });
    });
    ctx.textAlign = 'left';
  };
  return { w, h, draw: (on) => stamp(on, { key, box: { w, h }, room: 4 }, draw) };
}

/** A number that stands for a name, which the text beside the picture has. */
export const NUMBER = { size: 72, r: 46 } as const;

/** The number of a place in a close-up that names others. */
export function numberDisc(page: Page, number: string, { x, y }: Spot): void {
  const { colors } = page;
  const { r, size } = NUMBER;
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  panel(page, box, { radius: r, fill: colors.paperLight, line: colors.black, width: 5 });
  drawText(
    page,
    number,
    { ...box, x: box.x + 6, w: box.w - 12 },
    { face: BOLD, size, least: size, squeeze: 0.6, color: colors.black },
  );
}
