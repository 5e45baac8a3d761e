import { mix } from '../drawing/palette.ts';
import { type Ctx, ellipse, shape, stroke } from '../drawing/pen.ts';
import { shoulders } from './attire.ts';
import { hat } from './hat.ts';
import { DARK, type Feature, type Looks, looksOf } from './looks.ts';

const SKIN = '#f6dfbf';
const SHADE = '#dcb98d';

/** A portrait in a square of 100 × 100 from the origin, head and shoulders, on whatever ground there is. */
export function portrait(ctx: Ctx, sheet: string, coat: string): void {
  const looks = looksOf(sheet);
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  behind(ctx, looks);
  shoulders(ctx, looks, mix(coat, '#000000', 0.45));
  head(ctx, looks);
  hair(ctx, looks);
  for (const feature of looks.features) face(ctx, feature, looks);
  hat(ctx, looks);
  ctx.restore();
}

/** Hair that falls behind the shoulders. */
function behind(ctx: Ctx, { hair, hat, tint }: Looks): void {
  if (hat === 'veil') {
    shape(ctx, DARK, () => {
      ctx.moveTo(50, 8);
      ctx.bezierCurveTo(86, 10, 84, 60, 92, 100);
      ctx.lineTo(8, 100);
      ctx.bezierCurveTo(16, 60, 14, 10, 50, 8);
    });
  }
  if (hair === 'long') {
    shape(ctx, tint, () => {
      ctx.moveTo(50, 14);
      ctx.bezierCurveTo(82, 14, 78, 50, 82, 82);
      ctx.lineTo(18, 82);
      ctx.bezierCurveTo(22, 50, 18, 14, 50, 14);
    });
  }
  if (hair === 'bob') ellipse(ctx, tint, { x: 50, y: 44, rx: 30, ry: 28 });
  if (hair === 'bun') ellipse(ctx, tint, { x: 50, y: 12, rx: 13, ry: 11 });
  if (hair === 'wavy') {
    for (const [x, y] of [
      [24, 34],
      [76, 34],
      [23, 48],
      [77, 48],
      [28, 60],
      [72, 60],
    ] as const) {
      ellipse(ctx, tint, { x, y, rx: 11, ry: 11 });
    }
  }
}

function head(ctx: Ctx, { skin }: Looks): void {
  ellipse(ctx, skin?.shade ?? SHADE, { x: 50, y: 47, rx: 22, ry: 27 });
  ellipse(ctx, skin?.light ?? SKIN, { x: 49, y: 46, rx: 21, ry: 26 });
  ellipse(ctx, DARK, { x: 41, y: 46, rx: 2.6, ry: 3.2 });
  ellipse(ctx, DARK, { x: 59, y: 46, rx: 2.6, ry: 3.2 });
  stroke(ctx, skin ? '#5c2d1c' : '#9c5f43', 2.4, () => {
    ctx.moveTo(43, 62);
    ctx.quadraticCurveTo(50, 65, 57, 62);
  });
}

function hair(ctx: Ctx, { hair: kind, tint }: Looks): void {
  switch (kind) {
    case 'bob':
    case 'long':
    case 'wavy':
    case 'bun':
      shape(ctx, tint, () => {
        ctx.moveTo(26, 50);
        ctx.bezierCurveTo(22, 8, 78, 8, 74, 50);
        ctx.bezierCurveTo(70, 34, 62, 30, 54, 28);
        ctx.bezierCurveTo(42, 34, 30, 34, 26, 50);
      });
      break;
    case 'short':
    case 'parted':
      shape(ctx, tint, () => {
        ctx.moveTo(27, 46);
        ctx.bezierCurveTo(22, 12, 78, 10, 73, 46);
        ctx.lineTo(70, 34);
        ctx.quadraticCurveTo(54, 34, kind === 'parted' ? 38 : 48, 26);
        ctx.quadraticCurveTo(32, 30, 30, 36);
      });
      break;
    case 'bald':
      ellipse(ctx, tint, { x: 28, y: 46, rx: 5, ry: 11 });
      ellipse(ctx, tint, { x: 72, y: 46, rx: 5, ry: 11 });
      break;
    case 'none':
      break;
    default:
      kind satisfies never;
  }
}

function face(ctx: Ctx, feature: Feature, { tint, skin }: Looks): void {
  switch (feature) {
    case 'glasses':
      stroke(ctx, DARK, 2.6, () => {
        ctx.arc(40, 46, 8, 0, 2 * Math.PI);
        ctx.moveTo(68, 46);
        ctx.arc(60, 46, 8, 0, 2 * Math.PI);
        ctx.moveTo(48, 45);
        ctx.lineTo(52, 45);
      });
      break;
    case 'mustache':
      shape(ctx, tint, () => {
        ctx.moveTo(50, 56);
        ctx.quadraticCurveTo(62, 54, 66, 62);
        ctx.quadraticCurveTo(56, 62, 50, 60);
        ctx.quadraticCurveTo(44, 62, 34, 62);
        ctx.quadraticCurveTo(38, 54, 50, 56);
      });
      break;
    case 'beard':
      shape(ctx, tint, () => {
        ctx.moveTo(28, 50);
        ctx.quadraticCurveTo(36, 58, 50, 56);
        ctx.quadraticCurveTo(64, 58, 72, 50);
        ctx.bezierCurveTo(72, 72, 60, 80, 50, 82);
        ctx.bezierCurveTo(40, 80, 28, 72, 28, 50);
      });
      stroke(ctx, skin?.light ?? SKIN, 2.4, () => {
        ctx.moveTo(44, 64);
        ctx.lineTo(56, 64);
      });
      break;
    case 'goatee':
      shape(ctx, tint, () => {
        ctx.moveTo(44, 66);
        ctx.lineTo(56, 66);
        ctx.lineTo(50, 82);
      });
      stroke(ctx, tint, 3, () => {
        ctx.moveTo(38, 60);
        ctx.quadraticCurveTo(50, 55, 62, 60);
      });
      break;
    case 'cigar':
      stroke(ctx, '#6b3f1d', 5, () => {
        ctx.moveTo(56, 63);
        ctx.lineTo(76, 67);
      });
      ellipse(ctx, '#ff7a2f', { x: 78, y: 67.5, rx: 3, ry: 3 });
      break;
    case 'stubble':
      shape(ctx, 'rgba(60,45,35,0.35)', () => {
        ctx.moveTo(29, 52);
        ctx.quadraticCurveTo(50, 60, 71, 52);
        ctx.bezierCurveTo(70, 68, 60, 74, 50, 74);
        ctx.bezierCurveTo(40, 74, 30, 68, 29, 52);
      });
      break;
    case 'earrings':
      for (const x of [26, 74]) ellipse(ctx, '#ffe9a8', { x, y: 64, rx: 3, ry: 6 });
      break;
    default:
      feature satisfies never;
  }
}
