import { type Ctx, ellipse, type Oval, shape, stroke } from '../drawing/pen.ts';
import { DARK, type Looks } from './looks.ts';

function brim(ctx: Ctx, color: string, oval: Omit<Oval, 'x'>): void {
  ellipse(ctx, color, { x: 50, ...oval });
}

/** The same on both sides of the middle; `lean` is how far its sides lean in. */
interface Crown {
  left: number;
  top: number;
  bottom: number;
  lean: number;
}

function crown(ctx: Ctx, color: string, { left, top, bottom, lean }: Crown): void {
  shape(ctx, color, () => {
    ctx.moveTo(left, bottom);
    ctx.lineTo(left + lean, top + 4);
    ctx.quadraticCurveTo(50, top - 5, 100 - left - lean, top + 4);
    ctx.lineTo(100 - left, bottom);
  });
}

/** What is worn on the head; a bald head shines. */
export function hat(ctx: Ctx, { hat: kind, tint }: Looks): void {
  switch (kind) {
    case 'beret':
      shape(ctx, '#2f4a8a', () => {
        ctx.ellipse(46, 22, 32, 13, -0.18, 0, 2 * Math.PI);
      });
      ellipse(ctx, '#2f4a8a', { x: 44, y: 8, rx: 3, ry: 4 });
      break;
    case 'cap':
      ellipse(ctx, '#4d4437', { x: 50, y: 22, rx: 30, ry: 16 });
      shape(ctx, '#2e281f', () => {
        ctx.moveTo(20, 30);
        ctx.quadraticCurveTo(46, 22, 78, 32);
        ctx.quadraticCurveTo(46, 42, 20, 30);
      });
      break;
    case 'boater':
      crown(ctx, '#e7cf8f', { left: 28, top: 6, bottom: 26, lean: 0 });
      shape(ctx, '#8e1d1d', () => ctx.rect(28, 18, 44, 8));
      brim(ctx, '#e7cf8f', { y: 28, rx: 38, ry: 5 });
      break;
    case 'fedora':
    case 'press':
      crown(ctx, kind === 'press' ? '#7a6248' : '#4c4540', { left: 27, top: 5, bottom: 30, lean: 5 });
      shape(ctx, DARK, () => ctx.rect(27, 22, 46, 8));
      brim(ctx, kind === 'press' ? '#7a6248' : '#4c4540', { y: 32, rx: 40, ry: 6.5 });
      if (kind === 'press') {
        ctx.save();
        ctx.translate(64, 16);
        ctx.rotate(0.22);
        shape(ctx, '#fffaf0', () => ctx.rect(-4, -10, 16, 18));
        stroke(ctx, '#8e1d1d', 2, () => {
          ctx.moveTo(-1, -4);
          ctx.lineTo(9, -4);
          ctx.moveTo(-1, 1);
          ctx.lineTo(9, 1);
        });
        ctx.restore();
      }
      break;
    case 'top':
      shape(ctx, DARK, () => {
        ctx.moveTo(28, 28);
        ctx.lineTo(25, -8);
        ctx.lineTo(75, -8);
        ctx.lineTo(72, 28);
      });
      shape(ctx, '#9d1f2b', () => ctx.rect(28, 17, 44, 9));
      brim(ctx, DARK, { y: 29, rx: 36, ry: 5 });
      break;
    case 'cloche':
      shape(ctx, '#7a2d63', () => {
        ctx.moveTo(22, 40);
        ctx.bezierCurveTo(16, -4, 84, -4, 78, 40);
        ctx.quadraticCurveTo(50, 26, 22, 40);
      });
      stroke(ctx, '#f3cf6b', 4, () => {
        ctx.moveTo(23, 32);
        ctx.quadraticCurveTo(50, 18, 77, 32);
      });
      break;
    case 'feather':
      stroke(ctx, DARK, 6, () => {
        ctx.moveTo(27, 33);
        ctx.quadraticCurveTo(50, 22, 73, 33);
      });
      shape(ctx, '#f6f2ff', () => {
        ctx.moveTo(67, 32);
        ctx.bezierCurveTo(92, 20, 92, 2, 80, -6);
        ctx.bezierCurveTo(76, 8, 66, 14, 67, 32);
      });
      break;
    case 'bowler':
      shape(ctx, '#2b2b30', () => {
        ctx.moveTo(27, 30);
        ctx.bezierCurveTo(26, -2, 74, -2, 73, 30);
      });
      brim(ctx, '#2b2b30', { y: 31, rx: 33, ry: 5.5 });
      stroke(ctx, '#7d7d88', 3, () => {
        ctx.moveTo(28, 25);
        ctx.lineTo(72, 25);
      });
      break;
    case 'wide':
      crown(ctx, '#8a5f2e', { left: 29, top: 4, bottom: 28, lean: 6 });
      shape(ctx, '#4b3016', () => ctx.rect(29, 20, 42, 7));
      shape(ctx, '#8a5f2e', () => {
        ctx.moveTo(2, 24);
        ctx.quadraticCurveTo(50, 42, 98, 24);
        ctx.quadraticCurveTo(50, 26, 2, 24);
      });
      break;
    case 'veil':
      shape(ctx, '#fdfaf2', () => {
        ctx.moveTo(26, 54);
        ctx.bezierCurveTo(20, 10, 80, 10, 74, 54);
        ctx.bezierCurveTo(70, 30, 30, 30, 26, 54);
      });
      shape(ctx, DARK, () => {
        ctx.moveTo(20, 50);
        ctx.bezierCurveTo(14, 0, 86, 0, 80, 50);
        ctx.bezierCurveTo(72, 14, 28, 14, 20, 50);
      });
      break;
    case 'mirror':
      stroke(ctx, DARK, 3.5, () => {
        ctx.moveTo(27, 32);
        ctx.quadraticCurveTo(50, 24, 73, 32);
      });
      ellipse(ctx, '#dfe9ee', { x: 58, y: 22, rx: 10, ry: 10 });
      ellipse(ctx, '#6f8591', { x: 58, y: 22, rx: 3, ry: 3 });
      break;
    case 'goggles':
      stroke(ctx, DARK, 4, () => {
        ctx.moveTo(26, 30);
        ctx.lineTo(74, 30);
      });
      for (const x of [40, 60]) {
        ellipse(ctx, '#3b3530', { x, y: 27, rx: 10, ry: 8.5 });
        ellipse(ctx, '#9fd3e6', { x, y: 27, rx: 6.5, ry: 5.5 });
      }
      break;
    case 'kerchief':
      shape(ctx, '#b3201a', () => {
        ctx.moveTo(24, 36);
        ctx.bezierCurveTo(20, 4, 80, 4, 76, 36);
        ctx.quadraticCurveTo(50, 22, 24, 36);
      });
      shape(ctx, '#b3201a', () => {
        ctx.moveTo(46, 14);
        ctx.lineTo(36, 2);
        ctx.lineTo(50, 8);
        ctx.lineTo(64, 2);
        ctx.lineTo(54, 14);
      });
      for (const [x, y] of [
        [36, 20],
        [50, 16],
        [64, 20],
      ] as const)
        ellipse(ctx, '#fdfaf2', { x, y, rx: 2.2, ry: 2.2 });
      break;
    case 'waitress':
      shape(ctx, '#fdfaf2', () => {
        ctx.moveTo(30, 26);
        ctx.quadraticCurveTo(34, 6, 42, 12);
        ctx.quadraticCurveTo(50, 2, 58, 12);
        ctx.quadraticCurveTo(66, 6, 70, 26);
        ctx.quadraticCurveTo(50, 16, 30, 26);
      });
      stroke(ctx, '#7a2d63', 3, () => {
        ctx.moveTo(30, 26);
        ctx.quadraticCurveTo(50, 16, 70, 26);
      });
      break;
    case 'turban':
      shape(ctx, '#7a2d63', () => {
        ctx.moveTo(25, 40);
        ctx.bezierCurveTo(14, -6, 86, -6, 75, 40);
        ctx.quadraticCurveTo(50, 22, 25, 40);
      });
      stroke(ctx, '#c98a2f', 3.5, () => {
        ctx.moveTo(28, 30);
        ctx.quadraticCurveTo(50, 4, 74, 18);
        ctx.moveTo(26, 16);
        ctx.quadraticCurveTo(52, 14, 74, 32);
      });
      ellipse(ctx, '#ffd23f', { x: 50, y: 17, rx: 5, ry: 6 });
      break;
    case 'police':
      shape(ctx, '#1d2b4a', () => {
        ctx.moveTo(24, 26);
        ctx.bezierCurveTo(14, 4, 40, 2, 50, 0);
        ctx.bezierCurveTo(60, 2, 86, 4, 76, 26);
      });
      shape(ctx, DARK, () => {
        ctx.moveTo(25, 25);
        ctx.lineTo(75, 25);
        ctx.quadraticCurveTo(74, 36, 50, 36);
        ctx.quadraticCurveTo(26, 36, 25, 25);
      });
      ellipse(ctx, '#e8c14a', { x: 50, y: 15, rx: 6, ry: 7 });
      break;
    case 'none':
      if (tint === '#d8d2c6') ellipse(ctx, 'rgba(255,255,255,0.5)', { x: 44, y: 26, rx: 7, ry: 4 });
      break;
    default:
      kind satisfies never;
  }
}
