import { coat, dress, rimmed, robe } from './people.ts';
import { away, rays, rows, rule } from './ruling.ts';
import { fill, land, outline, pine, steeple, street } from './scenery.ts';
import { disk, SCENE, type Stage } from './stage.ts';

/** What was only talked about: a hill with fires on it, hooded people and a sky that splits. */
export function rumorFailed(stage: Stage): void {
  const { inks, ctx } = stage;
  const fire = { x: 690, y: 250 };
  const far = away(fire, 40, 760, 0.7);
  rule(
    stage,
    rows(SCENE, 8, (x, y) => 5 * Math.sin(x / 70 + y / 30)),
    inks.ink,
    (x, y) => 8.6 * (0.16 + 0.74 * far(x, y)),
  );
  const bolt: [number, number][] = [
    [250, -4],
    [300, -4],
    [262, 70],
    [300, 66],
    [222, 168],
    [244, 108],
    [206, 112],
  ];
  fill(stage, inks.light, bolt);
  if (stage.plain) outline(stage, bolt);
  land(stage, inks.ink, (x) => 30 + 108 * Math.exp(-(((x - 690) / 260) ** 2)));
  for (const [x, foot] of [
    [560, 246],
    [690, 214],
    [820, 246],
  ] as const)
    blaze(stage, { x, y: foot + 4, h: x === 690 ? 118 : 74 });
  for (const [x, y, raised] of [
    [500, 274, false],
    [620, 232, true],
    [762, 232, true],
    [884, 276, false],
    [446, 298, false],
    [940, 300, false],
  ] as const)
    robe(ctx, inks.ink, { x, y, h: 72 }, raised);
  for (const [x, h] of [
    [40, 130],
    [92, 176],
    [146, 120],
    [1064, 150],
  ] as const)
    pine(stage, inks.ink, { x, y: 346, h });
}

/** A fire by its foot. */
function blaze(stage: Stage, { x, y, h }: { x: number; y: number; h: number }): void {
  const tongue = (scale: number): [number, number][] =>
    (
      [
        [-0.3, 0],
        [-0.34, -0.3],
        [-0.2, -0.52],
        [-0.18, -0.36],
        [-0.06, -0.7],
        [0.02, -1],
        [0.1, -0.6],
        [0.16, -0.74],
        [0.24, -0.44],
        [0.34, -0.5],
        [0.3, -0.2],
        [0.28, 0],
      ] as const
    ).map(([across, up]) => [x + across * h * scale, y + up * h * scale]);
  fill(stage, stage.inks.light, tongue(1));
  if (stage.plain) outline(stage, tongue(1));
  else fill(stage, stage.inks.paper, tongue(0.52));
}

/** Morning over the town: it was only a rumor after all. */
export function rumorPassed(stage: Stage): void {
  const { inks, ctx } = stage;
  const sun = { x: 560, y: 268 };
  const far = away(sun, 130, 900, 0.9);
  rule(
    stage,
    rays(sun, 132, 150, 860),
    inks.ink,
    (x, y) => Math.hypot(x - sun.x, y - sun.y) * 0.0476 * (0.06 + 0.62 * far(x, y)),
  );
  ctx.fillStyle = inks.light;
  ctx.beginPath();
  ctx.arc(sun.x, sun.y, 132, 0, 2 * Math.PI);
  ctx.fill();
  if (stage.plain) {
    ctx.strokeStyle = inks.ink;
    ctx.lineWidth = 6;
    ctx.stroke();
  }
  street(stage, inks.ink, { seed: 31, foot: 330, tall: 92, lit: inks.light });
  steeple(stage, inks.ink, { x: 700, y: 120, w: 84, h: 220 });
  fill(stage, inks.ink, [
    [0, 322],
    [SCENE.w, 322],
    [SCENE.w, SCENE.h],
    [0, SCENE.h],
  ]);
  for (const [x, y, r] of [
    [330, 96, 16],
    [372, 74, 20],
    [420, 104, 14],
    [466, 60, 17],
    [300, 60, 12],
  ] as const)
    bird(stage, { x, y, r });
}

function bird({ ctx, inks }: Stage, { x, y, r }: { x: number; y: number; r: number }): void {
  ctx.fillStyle = inks.ink;
  ctx.beginPath();
  ctx.moveTo(x - r * 1.6, y - r * 0.5);
  ctx.quadraticCurveTo(x - r * 0.6, y - r, x, y);
  ctx.quadraticCurveTo(x + r * 0.6, y - r, x + r * 1.6, y - r * 0.4);
  ctx.quadraticCurveTo(x + r * 0.6, y - r * 0.5, x + r * 0.1, y + r * 0.36);
  ctx.quadraticCurveTo(x - r * 0.5, y - r * 0.5, x - r * 1.6, y - r * 0.5);
  ctx.fill();
}

/** A lantern breaks into the circle: those in robes scatter, the candles are down, the altar is split. */
export function ritualStopped(stage: Stage): void {
  const { inks, ctx } = stage;
  const lamp = { x: 322, y: 212 };
  const far = away(lamp, 40, 900, 0.75);
  rule(
    stage,
    rays(lamp, 120, 30, 980),
    inks.ink,
    (x, y) => Math.hypot(x - lamp.x, y - lamp.y) * 0.0524 * (0.12 + 0.66 * far(x, y)),
  );
  const rim = (draw: (color: string) => void): void => rimmed(ctx, [inks.ink, inks.paper], draw);
  rim((color) => robe(ctx, color, { x: 812, y: 334, h: 160, lean: 0.2 }, true));
  rim((color) => robe(ctx, color, { x: 1030, y: 340, h: 140, lean: 0.24 }));
  rim((color) => robe(ctx, color, { x: 926, y: 344, h: 166, lean: 0.2 }));
  rim((color) =>
    fill(stage, color, [
      [516, 340],
      [530, 250],
      [498, 240],
      [504, 210],
      [610, 216],
      [590, 280],
      [612, 340],
    ]),
  );
  rim((color) =>
    fill(stage, color, [
      [640, 340],
      [624, 286],
      [652, 216],
      [742, 228],
      [738, 256],
      [714, 262],
      [730, 340],
    ]),
  );
  land(stage, inks.ink, (x) => 30 + 5 * Math.sin(x / 60));
  for (const [x, h, down] of [
    [450, 60, true],
    [560, 58, false],
    [700, 56, false],
    [860, 62, true],
  ] as const)
    candle(stage, { x, h, down });
  coat(ctx, inks.ink, { x: 236, y: 326, h: 196 }, true);
  dress(ctx, inks.ink, { x: 130, y: 328, h: 176 });
  disk(stage, { x: lamp.x - 2, y: lamp.y + 4 }, 20);
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = 5;
  ctx.stroke();
}

function candle({ ctx, inks }: Stage, { x, h, down }: { x: number; h: number; down: boolean }): void {
  ctx.save();
  ctx.translate(x, down ? 318 : x > 650 ? 224 : 212);
  if (down) ctx.rotate(1.4);
  ctx.fillStyle = inks.light;
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = 4;
  ctx.fillRect(-7, -h * 0.6, 14, h * 0.6);
  ctx.strokeRect(-7, -h * 0.6, 14, h * 0.6);
  ctx.beginPath();
  ctx.moveTo(0, -h * 0.6);
  ctx.bezierCurveTo(-14, -h * 0.95, 12, -h * 1.1, -4, -h * 1.6);
  ctx.lineWidth = 3;
  ctx.strokeStyle = down ? inks.light : inks.ink;
  ctx.stroke();
  ctx.restore();
}
