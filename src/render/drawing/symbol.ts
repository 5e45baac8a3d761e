import type { Circle, Page } from './page.ts';
import type { Ctx } from './pen.ts';

/** A closed shape of points around a center; radii in pixels, angles from the top. */
function around(ctx: Ctx, { x, y }: { x: number; y: number }, radii: readonly number[], turn = 0): void {
  ctx.beginPath();
  radii.forEach((radius, index) => {
    const angle = -Math.PI / 2 + turn + (index * 2 * Math.PI) / radii.length;
    ctx.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  });
  ctx.closePath();
}

/** A dimension symbol in a circle of radius r. Unknown ones draw nothing. */
export function dimension({ ctx }: Page, name: string, { x, y, r }: Circle, color: string): void {
  ctx.save();
  ctx.fillStyle = color;
  ctx.strokeStyle = color;
  ctx.lineWidth = r * 0.5;
  ctx.lineCap = 'butt';
  switch (name) {
    case 'circle':
      ctx.lineWidth = r * 0.42;
      ctx.beginPath();
      ctx.arc(x, y, r * 0.74, 0, 2 * Math.PI);
      ctx.stroke();
      break;
    case 'crescent':
      ctx.beginPath();
      ctx.arc(x - r * 0.05, y, r * 0.95, -0.9, 0.9, true);
      ctx.quadraticCurveTo(x - r * 0.25, y, x - r * 0.05 + r * 0.95 * Math.cos(0.9), y - r * 0.95 * Math.sin(0.9));
      ctx.fill();
      break;
    case 'diamond':
      around(ctx, { x, y }, [r, r * 0.72, r, r * 0.72]);
      ctx.fill();
      break;
    case 'hexagon':
      around(ctx, { x, y }, [r, r, r, r, r, r], Math.PI / 6);
      ctx.fill();
      break;
    case 'plus':
      ctx.fillRect(x - r * 0.27, y - r * 0.9, r * 0.54, r * 1.8);
      ctx.fillRect(x - r * 0.9, y - r * 0.27, r * 1.8, r * 0.54);
      break;
    case 'slash':
      ctx.beginPath();
      ctx.moveTo(x - r * 0.7, y + r * 0.8);
      ctx.lineTo(x + r * 0.7, y - r * 0.8);
      ctx.stroke();
      break;
    case 'square':
      ctx.fillRect(x - r * 0.78, y - r * 0.78, r * 1.56, r * 1.56);
      break;
    case 'star':
      around(ctx, { x, y }, [r, r * 0.42, r, r * 0.42, r, r * 0.42, r, r * 0.42, r, r * 0.42]);
      ctx.fill();
      break;
    case 'triangle':
      around(ctx, { x, y: y + r * 0.15 }, [r, r, r]);
      ctx.fill();
      break;
    default:
      break;
  }
  ctx.restore();
}

/** The elder sign: a leaning star of five points with an eye in it. */
export function elderSign(page: Page, circle: Circle): void {
  const { ctx, colors } = page;
  const { x, y, r } = circle;
  ctx.save();
  disc(page, circle, { fill: colors.seal, line: colors.cream, width: r * 0.12 });
  around(
    ctx,
    { x, y },
    [0.82, 0.34, 0.76, 0.32, 0.8, 0.33, 0.8, 0.32, 0.76, 0.34].map((part) => part * r),
    0.12,
  );
  ctx.lineWidth = r * 0.1;
  ctx.strokeStyle = colors.cream;
  ctx.stroke();
  ctx.fillStyle = colors.cream;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.3, y);
  ctx.quadraticCurveTo(x, y - r * 0.3, x + r * 0.3, y);
  ctx.quadraticCurveTo(x, y + r * 0.3, x - r * 0.3, y);
  ctx.fill();
  disc(page, { x, y, r: r * 0.11 }, { fill: colors.seal });
  ctx.restore();
}

/** An open gate: arms of light turning into the dark. */
export function gateSwirl(page: Page, circle: Circle): void {
  const { ctx, colors } = page;
  const { x, y, r } = circle;
  ctx.save();
  disc(page, circle, { fill: colors.gate, line: colors.gateGlow, width: r * 0.11 });
  const arms = 4;
  for (let arm = 0; arm < arms; arm++) {
    const start = (arm * 2 * Math.PI) / arms;
    ctx.beginPath();
    for (let step = 0; step <= 12; step++) {
      const share = step / 12;
      const angle = start + share * 2.3;
      const distance = r * (0.86 - share * 0.72);
      ctx.lineTo(x + distance * Math.cos(angle), y + distance * Math.sin(angle));
    }
    ctx.lineWidth = r * 0.17;
    ctx.strokeStyle = arm % 2 === 0 ? colors.gateBright : colors.gateGlow;
    ctx.stroke();
  }
  disc(page, { x, y, r: r * 0.2 }, { fill: colors.black });
  ctx.restore();
}

/** A magnifying glass whose lens has radius r; the handle points down right. */
export function magnifier(page: Page, circle: Circle, handle: string = page.colors.ink): void {
  const { ctx } = page;
  const { x, y, r } = circle;
  ctx.save();
  ctx.strokeStyle = handle;
  ctx.lineWidth = r * 0.42;
  ctx.beginPath();
  ctx.moveTo(x + r * 0.75, y + r * 0.75);
  ctx.lineTo(x + r * 1.25, y + r * 1.25);
  ctx.stroke();
  disc(page, circle, { fill: '#f7fbe9', line: '#1d6b46', width: r * 0.24 });
  ctx.restore();
}

/** A drop of blood: toughness, and Stamina. */
export function drop({ ctx }: Page, { x, y, r }: Circle, color: string): void {
  ctx.beginPath();
  ctx.moveTo(x, y - r * 1.35);
  ctx.bezierCurveTo(x + r * 0.35, y - r * 0.6, x + r, y - r * 0.2, x + r, y + r * 0.25);
  ctx.arc(x, y + r * 0.25, r, 0, Math.PI);
  ctx.bezierCurveTo(x - r, y - r * 0.2, x - r * 0.35, y - r * 0.6, x, y - r * 1.35);
  ctx.fillStyle = color;
  ctx.fill();
}

/** A heart with a beat in it: Stamina on the sheet. */
export function heart({ ctx }: Page, { x, y, r }: Circle, color: string): void {
  ctx.beginPath();
  ctx.moveTo(x, y + r * 0.95);
  ctx.bezierCurveTo(x - r * 1.5, y - r * 0.1, x - r * 0.85, y - r * 1.25, x, y - r * 0.45);
  ctx.bezierCurveTo(x + r * 0.85, y - r * 1.25, x + r * 1.5, y - r * 0.1, x, y + r * 0.95);
  ctx.fillStyle = color;
  ctx.fill();
}

/** The color of an Other World encounter as a shape of its own: sun, leaf, drop, flame. */
export function worldColor(page: Page, name: string, { x, y, r }: Circle): void {
  const { ctx, colors } = page;
  const tint = (color: string): string => (page.theme === 'contrast' ? colors.ink : color);
  ctx.save();
  ctx.lineWidth = r * 0.22;
  switch (name) {
    case 'blue':
      drop(page, { x, y: y + r * 0.15, r: r * 0.72 }, tint('#5aa9f0'));
      break;
    case 'green':
      ctx.beginPath();
      ctx.moveTo(x - r * 0.75, y + r * 0.75);
      ctx.quadraticCurveTo(x - r * 0.95, y - r * 0.75, x + r * 0.85, y - r * 0.85);
      ctx.quadraticCurveTo(x + r * 0.85, y + r * 0.9, x - r * 0.75, y + r * 0.75);
      ctx.fillStyle = tint('#4cc38a');
      ctx.fill();
      ctx.strokeStyle = colors.night;
      ctx.beginPath();
      ctx.moveTo(x - r * 0.5, y + r * 0.5);
      ctx.lineTo(x + r * 0.4, y - r * 0.4);
      ctx.stroke();
      break;
    case 'red':
      ctx.beginPath();
      ctx.moveTo(x + r * 0.1, y - r);
      ctx.bezierCurveTo(x + r * 0.2, y - r * 0.3, x + r * 0.95, y - r * 0.1, x + r * 0.7, y + r * 0.5);
      ctx.quadraticCurveTo(x + r * 0.5, y + r, x, y + r);
      ctx.quadraticCurveTo(x - r * 0.8, y + r * 0.95, x - r * 0.72, y + r * 0.2);
      ctx.quadraticCurveTo(x - r * 0.65, y - r * 0.2, x - r * 0.4, y - r * 0.4);
      ctx.quadraticCurveTo(x - r * 0.35, y, x - r * 0.1, y);
      ctx.quadraticCurveTo(x - r * 0.2, y - r * 0.6, x + r * 0.1, y - r);
      ctx.fillStyle = tint('#f0564a');
      ctx.fill();
      break;
    case 'yellow':
      around(
        ctx,
        { x, y },
        Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? r : r * 0.62)),
      );
      ctx.fillStyle = tint('#ffd23f');
      ctx.fill();
      break;
    default:
      disc(page, { x, y, r: r * 0.8 }, { fill: colors.cream });
  }
  ctx.restore();
}

/** Stable: a green ring, at rest. Unstable: a red diamond on its point. */
export function stability(page: Page, stable: boolean, { x, y, r }: Circle): void {
  const { ctx, colors } = page;
  ctx.save();
  if (stable) disc(page, { x, y, r: r * 0.72 }, { fill: colors.cream, line: colors.stable, width: r * 0.42 });
  else {
    around(ctx, { x, y }, [r, r, r, r]);
    ctx.fillStyle = colors.danger;
    ctx.fill();
    ctx.strokeStyle = colors.cream;
    ctx.lineWidth = r * 0.16;
    ctx.stroke();
    disc(page, { x, y, r: r * 0.24 }, { fill: colors.cream });
  }
  ctx.restore();
}

/** A flag on a pole: explored. */
export function flag(page: Page, circle: Circle): void {
  const { ctx, colors } = page;
  const { x, y, r } = circle;
  ctx.save();
  disc(page, circle, { fill: colors.cream, line: colors.ink, width: r * 0.2 });
  ctx.fillStyle = colors.gateBright;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.3, y - r * 0.6);
  ctx.lineTo(x + r * 0.62, y - r * 0.25);
  ctx.lineTo(x - r * 0.3, y + r * 0.12);
  ctx.fill();
  ctx.strokeStyle = colors.ink;
  ctx.lineWidth = r * 0.2;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.35, y - r * 0.62);
  ctx.lineTo(x - r * 0.35, y + r * 0.65);
  ctx.stroke();
  ctx.restore();
}

/** An hourglass: delayed. */
export function hourglass(page: Page, circle: Circle): void {
  const { ctx, colors } = page;
  const { x, y, r } = circle;
  ctx.save();
  disc(page, circle, { fill: colors.cream, line: colors.ink, width: r * 0.2 });
  ctx.fillStyle = colors.danger;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.48, y - r * 0.6);
  ctx.lineTo(x + r * 0.48, y - r * 0.6);
  ctx.lineTo(x - r * 0.48, y + r * 0.6);
  ctx.lineTo(x + r * 0.48, y + r * 0.6);
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}

/** A disc, perhaps with a rim. Pixels. */
export function disc({ ctx }: Page, { x, y, r }: Circle, style: { fill: string; line?: string; width?: number }): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.fillStyle = style.fill;
  ctx.fill();
  if (!style.line) return;
  ctx.strokeStyle = style.line;
  ctx.lineWidth = style.width ?? 2;
  ctx.stroke();
}
