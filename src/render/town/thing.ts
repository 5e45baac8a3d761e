import { type Canvas, createCanvas } from 'canvas';
import { type Box, inset, type Page } from '../drawing/page.ts';
import { mix } from '../drawing/palette.ts';
import { dimension, disc, worldColor } from '../drawing/symbol.ts';
import { stamp } from '../tokens/stamp.ts';
import type { BoardView, PlaceView } from '../view.ts';

/** Arms of a gate's vortex. */
const ARMS = 22;

/** What has happened to a building, drawn over the plan: a gate eats it, a seal is burnt in before it, boards bar it. */
export function drawThings(page: Page, place: PlaceView, box: Box, plan: Canvas): void {
  if (place.gate) gate(page, place.gate, box, plan);
  if (place.sealed)
    page.at(box.x, box.y, 1, () =>
      stamp(page, { key: 'seal', box, room: 12 }, (on) => seal(on, { ...box, x: 0, y: 0 })),
    );
  if (place.closed)
    page.at(box.x, box.y, 1, () =>
      stamp(page, { key: 'boards', box, room: 12 }, (on) => boards(on, { ...box, x: 0, y: 0 })),
    );
  if (place.activity)
    page.at(box.x, box.y, 1, () =>
      stamp(page, { key: 'signal', box, room: 24 }, (on) => signal(on, { ...box, x: 0, y: 0 })),
    );
}

/** The building breaks up and is drawn into a whirl; the gate's dimension stands in its eye. */
function gate(page: Page, { dimension: name, hidden }: NonNullable<PlaceView['gate']>, box: Box, plan: Canvas): void {
  const key = JSON.stringify(['gate', name, hidden, box]);
  page.at(box.x, box.y, 1, () =>
    stamp(page, { key, box, room: 26 }, (on) => {
      whirl(on, { ...box, x: 0, y: 0 });
      if (on.theme === 'paper') debris(on, box, plan);
      const eye = { x: box.w / 2, y: box.h * 0.58, r: box.h * 0.2 };
      disc(on, eye, { fill: '#f6efff', line: on.colors.gate, width: eye.r * 0.2 });
      if (!hidden) dimension(on, name, { ...eye, r: eye.r * 0.66 }, on.colors.gate);
    }),
  );
}

function whirl({ ctx, theme, colors }: Page, { w, h }: Box): void {
  const middle = { x: w / 2, y: h * 0.58 };
  const plain = theme === 'contrast';
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.scale(1, 0.62);
  ctx.beginPath();
  ctx.arc(0, 0, w * 0.53, 0, 2 * Math.PI);
  ctx.fillStyle = plain ? colors.white : '#160a2c';
  ctx.fill();
  ctx.strokeStyle = plain ? colors.gate : '#b98cff';
  ctx.lineWidth = w * 0.03;
  ctx.stroke();
  ctx.clip();
  for (let arm = 0; arm < ARMS; arm++) {
    ctx.beginPath();
    for (let part = 0; part <= 1.001; part += 0.05) {
      const r = w * (0.06 + part * 0.5);
      const turn = (arm / ARMS) * 2 * Math.PI + (1 - part) ** 1.4 * 3.6;
      ctx.lineTo(Math.cos(turn) * r, Math.sin(turn) * r);
    }
    ctx.strokeStyle = plain ? colors.gate : (['#a46cff', '#5a25a8', '#7c3ee0', '#3a1670'][arm % 4] ?? '#7c3ee0');
    ctx.lineWidth = w * (plain ? 0.016 : 0.034);
    ctx.stroke();
  }
  ctx.restore();
}

/** Pieces of the building over the rim, each turned and nearer to the eye. */
function debris({ ctx }: Page, box: Box, plan: Canvas): void {
  const { w, h } = box;
  const pieces = [
    [0.1, 0.06, 0.26, 0.5, -0.5, -0.02, -0.02],
    [0.36, 0, 0.28, 0.42, 0.12, 0, -0.14],
    [0.66, 0.06, 0.26, 0.5, 0.6, 0.04, -0.04],
  ] as const;
  for (const [x, y, wide, tall, turn, dx, dy] of pieces) {
    const piece = createCanvas(Math.ceil(wide * w), Math.ceil(tall * h));
    const on = piece.getContext('2d');
    on.beginPath();
    const { width, height } = piece;
    for (const [px, py] of [
      [0.1, 0.25],
      [0.5, 0],
      [0.95, 0.2],
      [0.86, 0.7],
      [0.62, 1],
      [0.3, 0.8],
      [0.04, 0.9],
    ] as const)
      on.lineTo(px * width, py * height);
    on.clip();
    on.drawImage(plan, box.x + x * w, box.y + y * h, wide * w, tall * h, 0, 0, width, height);
    on.globalCompositeOperation = 'source-atop';
    on.fillStyle = 'rgba(90,40,190,0.34)';
    on.fillRect(0, 0, width, height);
    ctx.save();
    ctx.translate((x + wide / 2 + dx) * w, (y + tall / 2 + dy) * h);
    ctx.rotate(turn);
    ctx.drawImage(piece, -width / 2, -height / 2);
    ctx.restore();
  }
}

/** The elder sign as a star burnt into the ground before the building. */
function seal({ ctx, theme, colors }: Page, { w, h }: Box): void {
  const plain = theme === 'contrast';
  ctx.save();
  ctx.translate(w / 2, h * 0.72);
  ctx.scale(1, 0.72);
  const r = w * 0.36;
  for (const [color, width] of [
    [plain ? colors.white : '#06120f', r * 0.34],
    [plain ? colors.seal : '#1fae8c', r * 0.18],
    [plain ? colors.seal : '#c8fff0', r * 0.06],
  ] as const) {
    ctx.beginPath();
    for (let point = 0; point <= 5; point++) {
      const turn = (point * 4 * Math.PI) / 5 - Math.PI / 2;
      ctx.lineTo(r * Math.cos(turn), r * Math.sin(turn));
    }
    ctx.closePath();
    ctx.moveTo(r * 1.06, 0);
    ctx.arc(0, 0, r * 1.06, 0, 2 * Math.PI);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.restore();
}

/** Boards nailed across doors and windows. */
function boards({ ctx, theme, colors }: Page, { w, h }: Box): void {
  for (const [from, to] of [
    [0.34, 0.86],
    [0.86, 0.34],
  ] as const)
    for (const [color, width] of [
      [colors.black, h * 0.22],
      [theme === 'contrast' ? colors.white : '#9a6b3c', h * 0.16],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(w * 0.08, h * from);
      ctx.lineTo(w * 0.92, h * to);
      ctx.strokeStyle = color;
      ctx.lineWidth = width;
      ctx.stroke();
    }
}

/** Where a Mythos card has something going on: a signal fire on the roof. */
function signal(page: Page, { w, h }: Box): void {
  const { ctx, colors } = page;
  const r = h * 0.2;
  const at = { x: w * 0.86, y: h * 0.1 };
  disc(page, { ...at, r }, { fill: colors.gold, line: colors.black, width: r * 0.2 });
  ctx.fillStyle = colors.black;
  ctx.fillRect(at.x - r * 0.14, at.y - r * 0.62, r * 0.28, r * 0.72);
  ctx.fillRect(at.x - r * 0.14, at.y + r * 0.28, r * 0.28, r * 0.28);
}

/** What is new on the picture has a golden ring. */
export function ringed({ ctx, colors }: Page, box: Box): void {
  const { x, y, w, h } = inset(box, -5);
  for (const [color, width] of [
    [colors.black, 11],
    [colors.gold, 7],
  ] as const) {
    ctx.beginPath();
    ctx.roundRect(x, y, w, h, 16);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

/** The colors of a world as lights of its window. */
export function worldLights(page: Page, colors: readonly string[], { x, y }: { x: number; y: number }): void {
  colors.forEach((color, index) => {
    worldColor(page, color, { x: x + index * 24, y, r: 10 });
  });
}

/** True when a change is of this place. */
export function changedAt({ changes }: BoardView, place: string, kind: 'gate' | 'seal' | 'closed'): boolean {
  return changes.some((change) => change.kind === kind && change.place === place);
}

export const NIGHT = mix('#15172a', '#120d0a', 0.4);
