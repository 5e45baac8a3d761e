import type { Ctx } from '../drawing/pen.ts';

/** Where somebody stands: the ground under their feet, and how tall they are, in pixels. */
interface Stance {
  x: number;
  y: number;
  h: number;
  /** They look to the left. */
  left?: boolean;
  /** Radians by which they lean or fall. */
  lean?: number;
}

/** Draws in a box of 100 high, feet at the origin, up being negative. */
function standing(ctx: Ctx, { x, y, h, left = false, lean = 0 }: Stance, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(lean);
  ctx.scale(((left ? -1 : 1) * h) / 100, h / 100);
  draw();
  ctx.restore();
}

/** A figure in ink with a rim of another color, so that it stands off from what is dark behind it. */
export function rimmed(ctx: Ctx, [ink, rim]: readonly [ink: string, rim: string], draw: (color: string) => void): void {
  for (let part = 0; part < 12; part++) {
    ctx.save();
    ctx.translate(3.5 * Math.cos((part * Math.PI) / 6), 3.5 * Math.sin((part * Math.PI) / 6));
    draw(rim);
    ctx.restore();
  }
  draw(ink);
}

function hat(ctx: Ctx): void {
  ctx.beginPath();
  ctx.ellipse(1, -90, 13, 2.6, 0.06, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-7, -90);
  ctx.quadraticCurveTo(-7, -101, -2, -100);
  ctx.quadraticCurveTo(1, -98, 4, -100);
  ctx.quadraticCurveTo(8, -100, 8, -90);
  ctx.fill();
}

/** Somebody in a long coat and a hat. @param arm an arm stretched out before them */
export function coat(ctx: Ctx, color: string, stance: Stance, arm = false): void {
  standing(ctx, stance, () => {
    ctx.fillStyle = color;
    hat(ctx);
    ctx.beginPath();
    ctx.ellipse(1, -86, 6, 7.5, 0, 0, 2 * Math.PI);
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(-4, -80);
    ctx.quadraticCurveTo(-15, -77, -16, -66);
    ctx.lineTo(-17, -38);
    ctx.lineTo(-12, -37);
    ctx.lineTo(-11, -56);
    ctx.lineTo(-17, -17);
    ctx.lineTo(-9, -15);
    ctx.lineTo(-9, -1);
    ctx.lineTo(-12, 0);
    ctx.lineTo(-1, 0);
    ctx.lineTo(-1, -15);
    ctx.lineTo(3, -15);
    ctx.lineTo(5, 0);
    ctx.lineTo(14, 0);
    ctx.lineTo(11, -3);
    ctx.lineTo(11, -16);
    ctx.lineTo(17, -19);
    ctx.lineTo(11, -56);
    if (!arm) {
      ctx.lineTo(12, -37);
      ctx.lineTo(17, -38);
      ctx.lineTo(16, -66);
    } else {
      ctx.lineTo(36, -58);
      ctx.lineTo(37, -63);
      ctx.lineTo(14, -72);
    }
    ctx.quadraticCurveTo(14, -77, 6, -80);
    ctx.fill();
  });
}

/** Somebody in a dress and a cloche. */
export function dress(ctx: Ctx, color: string, stance: Stance): void {
  standing(ctx, stance, () => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.ellipse(0, -82, 6, 7.5, 0, 0, 2 * Math.PI);
    ctx.fill();
    ctx.beginPath();
    ctx.ellipse(0, -85, 8.5, 7.5, 0, Math.PI, 2 * Math.PI);
    ctx.lineTo(9.5, -82);
    ctx.lineTo(-8.5, -83);
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(-3, -76);
    ctx.quadraticCurveTo(-12, -74, -12, -64);
    ctx.lineTo(-15, -42);
    ctx.lineTo(-11, -41);
    ctx.lineTo(-9, -56);
    ctx.lineTo(-14, -22);
    ctx.lineTo(-6, -21);
    ctx.lineTo(-5, 0);
    ctx.lineTo(1, 0);
    ctx.lineTo(0, -21);
    ctx.lineTo(3, -21);
    ctx.lineTo(5, 0);
    ctx.lineTo(12, 0);
    ctx.lineTo(8, -3);
    ctx.lineTo(8, -21);
    ctx.lineTo(14, -23);
    ctx.lineTo(9, -56);
    ctx.lineTo(11, -41);
    ctx.lineTo(15, -42);
    ctx.lineTo(12, -64);
    ctx.quadraticCurveTo(12, -74, 4, -76);
    ctx.fill();
  });
}

/** Somebody in a robe with its hood up, arms raised or not. */
export function robe(ctx: Ctx, color: string, stance: Stance, raised = false): void {
  standing(ctx, stance, () => {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(0, -100);
    ctx.quadraticCurveTo(-11, -94, -10, -80);
    ctx.quadraticCurveTo(-18, -74, -19, -60);
    ctx.lineTo(-25, 0);
    ctx.lineTo(25, 0);
    ctx.lineTo(19, -60);
    ctx.quadraticCurveTo(18, -74, 10, -80);
    ctx.quadraticCurveTo(11, -94, 0, -100);
    ctx.fill();
    if (!raised) return;
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(side * 8, -76);
      ctx.lineTo(side * 34, -112);
      ctx.lineTo(side * 40, -108);
      ctx.lineTo(side * 36, -84);
      ctx.lineTo(side * 18, -52);
      ctx.fill();
    }
  });
}

/** Somebody who falls with arms and legs flung out and coat-tails flying, by their middle; their hat goes its own way. */
export function faller(ctx: Ctx, color: string, stance: Stance): void {
  standing(ctx, stance, () => {
    ctx.fillStyle = color;
    ctx.strokeStyle = color;
    ctx.beginPath();
    ctx.ellipse(3, -38, 6.5, 8, 0.3, 0, 2 * Math.PI);
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(-9, -28);
    ctx.quadraticCurveTo(2, -33, 12, -26);
    ctx.lineTo(12, -4);
    ctx.lineTo(34, 24);
    ctx.lineTo(16, 16);
    ctx.lineTo(8, 30);
    ctx.lineTo(0, 14);
    ctx.lineTo(-22, 26);
    ctx.lineTo(-10, -4);
    ctx.fill();
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (const [width, ...points] of [
      [6.5, [-8, -25], [-27, -33], [-36, -50]],
      [6.5, [10, -25], [28, -24], [42, -38]],
      [8, [-4, 6], [-16, 30], [-8, 50], [-15, 53]],
      [8, [7, 6], [21, 28], [37, 36], [38, 44]],
    ] as const) {
      ctx.lineWidth = width;
      ctx.beginPath();
      for (const [x, y] of points) ctx.lineTo(x, y);
      ctx.stroke();
    }
    ctx.save();
    ctx.translate(-14, 26);
    ctx.rotate(-0.9);
    hat(ctx);
    ctx.restore();
  });
}

/** A hat that lies or hangs by itself, as large as on somebody so tall. */
export function lostHat(ctx: Ctx, color: string, stance: Stance): void {
  standing(ctx, stance, () => {
    ctx.fillStyle = color;
    ctx.translate(0, 88);
    hat(ctx);
  });
}
