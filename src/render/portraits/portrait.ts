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
  shoulderShade(ctx);
  head(ctx, looks);
  hair(ctx, looks);
  for (const feature of looks.features) face(ctx, feature, looks);
  brimShadow(ctx, looks);
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

/** A face lit from the left: brows, eyes, nose, and a mouth that has nothing to smile about. */
function head(ctx: Ctx, { skin }: Looks): void {
  const light = skin?.light ?? SKIN;
  const line = skin ? '#4a2316' : '#7d4630';
  ellipse(ctx, light, FACE);
  onFace(ctx, skin?.shade ?? SHADE, () => {
    ctx.moveTo(54, 16);
    ctx.bezierCurveTo(58, 30, 52, 40, 51, 48);
    ctx.lineTo(54, 56);
    ctx.bezierCurveTo(58, 62, 56, 70, 60, 80);
    ctx.lineTo(80, 80);
    ctx.lineTo(80, 16);
  });
  onFace(ctx, 'rgba(40,20,10,0.22)', () => {
    ctx.moveTo(67, 16);
    ctx.bezierCurveTo(64, 36, 66, 58, 60, 80);
    ctx.lineTo(80, 80);
    ctx.lineTo(80, 16);
  });
  stroke(ctx, DARK, 2.2, () => {
    ctx.moveTo(35.5, 40);
    ctx.quadraticCurveTo(40, 38, 45.5, 41.2);
    ctx.moveTo(64.5, 40);
    ctx.quadraticCurveTo(60, 38, 54.5, 41.2);
  });
  for (const x of [41, 59]) ellipse(ctx, DARK, { x, y: 46.4, rx: 2.5, ry: 2.6 });
  stroke(ctx, line, 1.6, () => {
    ctx.moveTo(50.5, 47);
    ctx.lineTo(47.6, 56);
    ctx.quadraticCurveTo(49.5, 57.8, 52.4, 57);
  });
  stroke(ctx, line, 2.4, () => {
    ctx.moveTo(43.5, 64.4);
    ctx.quadraticCurveTo(50, 63.4, 56.5, 64.8);
  });
}

const FACE = { x: 50, y: 47, rx: 22, ry: 27 } as const;

/** A shape as far as it lies on the face. */
function onFace(ctx: Ctx, color: string, trace: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(FACE.x, FACE.y, FACE.rx, FACE.ry, 0, 0, 2 * Math.PI);
  ctx.clip();
  shape(ctx, color, trace);
  ctx.restore();
}

/** Hats with a brim, and how far down its shadow falls. */
const BRIMS: Partial<Record<Looks['hat'], number>> = {
  boater: 41,
  fedora: 45,
  press: 45,
  top: 42,
  bowler: 43,
  wide: 46,
  cap: 44,
  police: 45,
  cloche: 43,
};

/** What the brim of a hat throws over brow and eyes. */
function brimShadow(ctx: Ctx, { hat: kind }: Looks): void {
  const low = BRIMS[kind];
  if (low === undefined) return;
  onFace(ctx, 'rgba(28,14,8,0.42)', () => {
    ctx.moveTo(24, 10);
    ctx.lineTo(24, low - 3);
    ctx.quadraticCurveTo(50, low + 4, 76, low + 4);
    ctx.lineTo(76, 10);
  });
}

/** The shoulder away from the light. */
function shoulderShade(ctx: Ctx): void {
  shape(ctx, 'rgba(10,6,12,0.26)', () => {
    ctx.moveTo(54, 104);
    ctx.quadraticCurveTo(56, 88, 66, 75);
    ctx.bezierCurveTo(80, 78, 94, 80, 96, 104);
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
      shape(ctx, 'rgba(60,45,35,0.16)', () => {
        ctx.moveTo(30, 57);
        ctx.quadraticCurveTo(40, 68, 50, 60);
        ctx.quadraticCurveTo(60, 68, 70, 57);
        ctx.bezierCurveTo(69, 69, 60, 74, 50, 74);
        ctx.bezierCurveTo(40, 74, 31, 69, 30, 57);
      });
      stroke(ctx, 'rgba(35,26,20,0.5)', 1.1, () => {
        for (let y = 60; y < 74; y += 3)
          for (let x = 32 + ((y / 3) % 2) * 2; x < 69; x += 4)
            if (((x - FACE.x) / 19) ** 2 + ((y - FACE.y) / 25) ** 2 < 1 && (y > 67 || Math.abs(x - 50) > 9)) {
              ctx.moveTo(x, y);
              ctx.lineTo(x + 0.4, y + 1.5);
            }
      });
      break;
    case 'earrings':
      for (const x of [26, 74]) ellipse(ctx, '#ffe9a8', { x, y: 64, rx: 3, ry: 6 });
      break;
    default:
      feature satisfies never;
  }
}
