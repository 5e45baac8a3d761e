import { type Ctx, ellipse, shape, stroke } from '../drawing/pen.ts';
import { DARK, type Looks } from './looks.ts';

const SHADE = '#dcb98d';

/** Neck, shoulders and what is worn on them. */
export function shoulders(ctx: Ctx, { dress, skin }: Looks, coat: string): void {
  const cloth = dress === 'coat' ? '#f4f1e8' : dress === 'habit' || dress === 'cape' ? DARK : coat;
  ellipse(ctx, skin?.shade ?? SHADE, { x: 50, y: 70, rx: 10, ry: 14 });
  shape(ctx, cloth, () => {
    ctx.moveTo(4, 104);
    ctx.bezierCurveTo(6, 78, 28, 76, 40, 72);
    ctx.lineTo(50, 84);
    ctx.lineTo(60, 72);
    ctx.bezierCurveTo(72, 76, 94, 78, 96, 104);
  });
  switch (dress) {
    case 'bowtie':
    case 'tie':
      shape(ctx, '#fbf6ea', () => {
        ctx.moveTo(38, 74);
        ctx.lineTo(62, 74);
        ctx.lineTo(50, 100);
      });
      if (dress === 'tie') {
        shape(ctx, '#8e1d1d', () => {
          ctx.moveTo(45, 78);
          ctx.lineTo(55, 78);
          ctx.lineTo(57, 102);
          ctx.lineTo(43, 102);
        });
      } else {
        shape(ctx, '#8e1d1d', () => {
          ctx.moveTo(36, 74);
          ctx.lineTo(64, 88);
          ctx.lineTo(64, 74);
          ctx.lineTo(36, 88);
        });
      }
      break;
    case 'collar':
      shape(ctx, '#fbf6ea', () => {
        ctx.moveTo(36, 72);
        ctx.lineTo(50, 84);
        ctx.lineTo(64, 72);
        ctx.lineTo(70, 84);
        ctx.lineTo(50, 94);
        ctx.lineTo(30, 84);
      });
      break;
    case 'beads':
      for (let bead = 0; bead <= 8; bead++) {
        ellipse(ctx, '#fffaf0', { x: 32 + bead * 4.5, y: 78 + 14 * Math.sin((bead / 8) * Math.PI), rx: 2.8, ry: 2.8 });
      }
      break;
    case 'trench':
      shape(ctx, '#c2a878', () => {
        ctx.moveTo(24, 104);
        ctx.lineTo(30, 62);
        ctx.lineTo(50, 90);
        ctx.lineTo(70, 62);
        ctx.lineTo(76, 104);
      });
      stroke(ctx, DARK, 2, () => {
        ctx.moveTo(30, 62);
        ctx.lineTo(50, 90);
        ctx.lineTo(70, 62);
      });
      break;
    case 'coat':
      stroke(ctx, '#8a857a', 2.5, () => {
        ctx.moveTo(38, 73);
        ctx.lineTo(50, 98);
        ctx.lineTo(62, 73);
      });
      break;
    case 'cape':
      shape(ctx, '#9d1f2b', () => {
        ctx.moveTo(18, 104);
        ctx.lineTo(34, 58);
        ctx.lineTo(50, 86);
        ctx.lineTo(66, 58);
        ctx.lineTo(82, 104);
        ctx.lineTo(50, 92);
      });
      break;
    case 'scarf':
      shape(ctx, '#b5452c', () => {
        ctx.moveTo(32, 70);
        ctx.quadraticCurveTo(50, 82, 68, 70);
        ctx.lineTo(66, 82);
        ctx.lineTo(50, 98);
        ctx.lineTo(34, 82);
      });
      break;
    case 'habit':
      shape(ctx, '#fdfaf2', () => {
        ctx.moveTo(28, 62);
        ctx.quadraticCurveTo(50, 82, 72, 62);
        ctx.lineTo(74, 84);
        ctx.quadraticCurveTo(50, 100, 26, 84);
      });
      break;
    case 'apron':
      shape(ctx, '#fdfaf2', () => {
        ctx.moveTo(32, 104);
        ctx.lineTo(34, 84);
        ctx.lineTo(66, 84);
        ctx.lineTo(68, 104);
      });
      stroke(ctx, '#fdfaf2', 5, () => {
        ctx.moveTo(36, 86);
        ctx.lineTo(38, 73);
        ctx.moveTo(64, 86);
        ctx.lineTo(62, 73);
      });
      break;
    case 'overall':
      shape(ctx, '#3d5a78', () => {
        ctx.moveTo(30, 104);
        ctx.lineTo(32, 86);
        ctx.lineTo(68, 86);
        ctx.lineTo(70, 104);
      });
      for (const x of [35, 65]) {
        stroke(ctx, '#3d5a78', 6, () => {
          ctx.moveTo(x, 88);
          ctx.lineTo(x < 50 ? 33 : 67, 75);
        });
        ellipse(ctx, '#e8c14a', { x, y: 89, rx: 2.4, ry: 2.4 });
      }
      break;
    case 'uniform':
      stroke(ctx, '#e8c14a', 2.5, () => {
        ctx.moveTo(50, 84);
        ctx.lineTo(50, 104);
      });
      for (const y of [88, 96]) ellipse(ctx, '#e8c14a', { x: 55, y, rx: 2, ry: 2 });
      shape(ctx, '#e8c14a', () => {
        for (let point = 0; point < 10; point++) {
          const r = point % 2 === 0 ? 7 : 3;
          const angle = (point * Math.PI) / 5 - Math.PI / 2;
          ctx.lineTo(30 + r * Math.cos(angle), 90 + r * Math.sin(angle));
        }
      });
      break;
    default:
      dress satisfies never;
  }
}
