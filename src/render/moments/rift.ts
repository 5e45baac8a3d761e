import { away, rays, rows, rule } from './ruling.ts';
import { fill, house, land, outline } from './scenery.ts';
import { SCENE, type Stage } from './stage.ts';

/** Two lidless eyes. */
function eyes({ ctx }: Stage, color: string, { x, y, r }: { x: number; y: number; r: number }): void {
  ctx.fillStyle = color;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(x + side * r * 1.7, y, r, r * 0.62, side * 0.3, 0, 2 * Math.PI);
    ctx.fill();
  }
}

/** Doom runs over: the street cracks, and what is below climbs out. */
export function outbreak(stage: Stage): void {
  const { inks } = stage;
  const rift = { x: 550, y: 330 };
  const far = away(rift, 60, 720, 0.8);
  rule(
    stage,
    rays(rift, 150, 20, 820),
    inks.ink,
    (x, y) => Math.hypot(x - rift.x, y - rift.y) * 0.042 * (0.1 + 0.86 * far(x, y)),
  );
  for (const [x, y, w, h, tilt] of [
    [30, 130, 120, 200, -0.03],
    [164, 164, 108, 170, -0.08],
    [292, 196, 92, 140, -0.16],
    [720, 190, 92, 150, 0.17],
    [832, 158, 112, 180, 0.07],
    [960, 120, 120, 220, 0.02],
  ] as const) {
    stage.ctx.save();
    stage.ctx.translate(x + w / 2, y + h);
    stage.ctx.rotate(tilt);
    house(stage, inks.ink, { x: -w / 2, y: -h, w, h: h + 20 }, null);
    stage.ctx.restore();
  }
  land(
    stage,
    inks.ink,
    (x) => 34 - 30 * Math.exp(-(((x - 550) / 120) ** 2)) + 6 * Math.sin(x / 18) * Math.exp(-(((x - 550) / 200) ** 2)),
  );
  tentacles(stage);
  for (const [x, y, r] of [
    [470, 300, 8],
    [628, 304, 9],
    [424, 326, 6],
    [700, 328, 6],
    [550, 318, 10],
  ] as const)
    eyes(stage, inks.light, { x, y, r });
}

/** Arms that climb out of the ground, with suckers along them. */
function tentacles({ ctx, inks }: Stage): void {
  for (const [x, reach, bend, wide] of [
    [452, 150, -170, 58],
    [490, 250, -120, 66],
    [544, 318, -30, 70],
    [596, 280, 96, 66],
    [642, 190, 190, 60],
    [680, 104, 210, 42],
    [416, 96, -200, 40],
  ] as const) {
    const spine = (t: number): [number, number] => [
      x + bend * t * t + 30 * Math.sin(t * 5 + x) * t,
      356 - reach * Math.sin((t * Math.PI) / 1.7),
    ];
    ctx.fillStyle = inks.ink;
    for (let part = 0; part <= 120; part++) {
      const t = part / 120;
      ctx.beginPath();
      ctx.arc(...spine(t), Math.max(1.5, (wide / 2) * (1 - t) ** 0.75), 0, 2 * Math.PI);
      ctx.fill();
    }
    ctx.fillStyle = inks.light;
    for (let sucker = 1; sucker < 12; sucker++) {
      const t = sucker / 13;
      const [atX, atY] = spine(t);
      ctx.beginPath();
      ctx.arc(atX - Math.sign(bend) * wide * 0.2 * (1 - t), atY, Math.max(1, wide * 0.085 * (1 - t)), 0, 2 * Math.PI);
      ctx.fill();
    }
  }
}

/** A tear in the sky over the roofs, and the town bends toward it. */
export function anomaly(stage: Stage): void {
  const { inks, ctx } = stage;
  const tear = { x: 552, y: 150 };
  const far = away(tear, 20, 800, 0.6);
  rule(
    stage,
    rows(SCENE, 8, (x, y) => (y - tear.y) * 0.55 * Math.exp(-(((x - tear.x) / 150) ** 2))),
    inks.ink,
    (x, y) => 8.6 * (0.16 + 0.72 * far(x, y)),
  );
  const left: [number, number][] = [
    [552, -8],
    [530, 40],
    [540, 76],
    [500, 132],
    [522, 176],
    [506, 222],
    [536, 276],
  ];
  const right: [number, number][] = [
    [560, 284],
    [584, 226],
    [572, 190],
    [606, 140],
    [578, 84],
    [590, 40],
    [566, -8],
  ];
  fill(stage, inks.light, [...left, ...right]);
  outline(stage, [...left, ...right]);
  ctx.fillStyle = inks.ink;
  ctx.beginPath();
  ctx.ellipse(552, 150, 15, 46, 0, 0, 2 * Math.PI);
  ctx.fill();
  for (const [x, w, h] of [
    [-14, 110, 120],
    [104, 100, 140],
    [214, 92, 112],
    [314, 84, 128],
    [700, 84, 124],
    [792, 92, 110],
    [892, 100, 144],
    [1002, 112, 118],
  ] as const) {
    const pull = (tear.x - x - w / 2) / 560;
    ctx.save();
    ctx.transform(1, 0, pull * 0.75, 1, 0, 0);
    ctx.translate(-pull * 0.75 * 336, 0);
    house(
      stage,
      inks.ink,
      { x, y: 336 - h * (1.35 - Math.abs(pull) * 0.4), w, h: h * (1.35 - Math.abs(pull) * 0.4) },
      inks.light,
    );
    ctx.restore();
  }
  land(stage, inks.ink, () => 22);
  for (const [x, y, size, turn] of [
    [452, 214, 26, 0.5],
    [648, 236, 30, -0.4],
    [470, 120, 16, 1],
    [640, 128, 18, 0.2],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(turn);
    house(stage, inks.ink, { x: -size, y: -size, w: size * 2, h: size * 2 }, inks.light);
    ctx.restore();
  }
}
