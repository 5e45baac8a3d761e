import { coat, faller, rimmed } from './people.ts';
import { away, rays, rows, rule, whorl } from './ruling.ts';
import { fill, land, pine } from './scenery.ts';
import { SCENE, type Stage } from './stage.ts';

const MIDDLE = { x: SCENE.w / 2, y: 176 };

/** Two standing stones and a lintel, by the middle of their opening. */
function stones(stage: Stage, color: string, edge: string): void {
  const { ctx } = stage;
  const { x } = MIDDLE;
  const blocks: (readonly [number, number])[][] = [
    [
      [x - 196, 352],
      [x - 186, 96],
      [x - 172, 78],
      [x - 128, 84],
      [x - 116, 352],
    ],
    [
      [x + 116, 352],
      [x + 126, 82],
      [x + 174, 76],
      [x + 190, 100],
      [x + 200, 352],
    ],
    [
      [x - 226, 82],
      [x - 214, 34],
      [x - 60, 24],
      [x + 150, 28],
      [x + 224, 40],
      [x + 232, 78],
      [x + 80, 88],
      [x - 110, 84],
    ],
  ];
  for (const block of blocks) {
    fill(stage, color, block);
    ctx.strokeStyle = edge;
    ctx.lineWidth = 3;
    ctx.beginPath();
    for (const [atX, atY] of block) ctx.lineTo(atX, atY);
    ctx.closePath();
    ctx.stroke();
  }
}

/** Light that falls on the inner edges of the stones. */
function lightOnStones(stage: Stage, color: string): void {
  const { x } = MIDDLE;
  for (const side of [-1, 1])
    rule(stage, rows({ x: x + (side < 0 ? -186 : 118), y: 96, w: 66, h: 250 }, 10), color, (atX) =>
      Math.max(0, 6 - Math.abs(atX - x - side * 116) / 9),
    );
}

function woods(stage: Stage, color: string, heights: readonly (readonly [x: number, h: number])[]): void {
  for (const [x, h] of heights) pine(stage, color, { x, y: 346, h });
}

const BEHIND = [
  [40, 190],
  [104, 240],
  [168, 170],
  [236, 205],
  [880, 215],
  [944, 180],
  [1000, 250],
  [1066, 200],
] as const;

/** The elder sign, a leaning star with an eye in it, in strokes. */
export function elderSign({ ctx }: Stage, color: string, { x, y, r }: { x: number; y: number; r: number }): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(0.1);
  ctx.strokeStyle = color;
  ctx.fillStyle = color;
  ctx.lineJoin = 'miter';
  ctx.lineWidth = r * 0.13;
  ctx.beginPath();
  for (let point = 0; point < 10; point++) {
    const reach = point % 2 === 0 ? r : r * 0.42;
    const angle = -Math.PI / 2 + (point * Math.PI) / 5;
    ctx.lineTo(reach * Math.cos(angle), reach * Math.sin(angle));
  }
  ctx.closePath();
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(-r * 0.34, r * 0.02);
  ctx.quadraticCurveTo(0, -r * 0.3, r * 0.34, r * 0.02);
  ctx.quadraticCurveTo(0, r * 0.3, -r * 0.34, r * 0.02);
  ctx.fill();
  ctx.restore();
}

/** The elder sign burns in the doorway of stones, and nothing comes through. */
export function gateSealed(stage: Stage): void {
  const { inks, ctx } = stage;
  const far = away(MIDDLE, 120, 760, 0.75);
  rule(stage, rays(MIDDLE, 150, 70, 760), inks.ink, (x, y) => {
    const r = Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
    return r * 0.042 * (0.2 + 0.6 * far(x, y));
  });
  woods(stage, inks.ink, BEHIND);
  land(stage, inks.ink, (x) => 14 + 10 * Math.sin(x / 90) + 6 * Math.sin(x / 37));
  fill(stage, inks.light, [
    [MIDDLE.x - 118, 346],
    [MIDDLE.x - 126, 84],
    [MIDDLE.x + 128, 84],
    [MIDDLE.x + 118, 346],
  ]);
  rule(stage, rays(MIDDLE, 90, 96, 220), inks.paper, (x, y) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y) * 0.03);
  standingStones(stage);
  ctx.fillStyle = inks.ink;
  elderSign(stage, inks.ink, { x: MIDDLE.x, y: 222, r: 104 });
  rimmed(ctx, [inks.ink, inks.light], (color) => coat(ctx, color, { x: 316, y: 346, h: 146 }, true));
}

/** The light of another world turns in upon itself between the stones, the last of it no larger than an eye. */
export function gateClosed(stage: Stage): void {
  const { inks, ctx } = stage;
  const eye = { x: MIDDLE.x, y: 214 };
  const far = away(eye, 60, 780, 0.7);
  rule(stage, rows(SCENE, 8), inks.ink, (x, y) => 8.4 * (0.2 + 0.68 * far(x, y)));
  woods(stage, inks.ink, BEHIND);
  land(stage, inks.ink, (x) => 14 + 10 * Math.sin(x / 90) + 6 * Math.sin(x / 37));
  fill(stage, inks.ink, [
    [eye.x - 118, 350],
    [eye.x - 126, 84],
    [eye.x + 128, 84],
    [eye.x + 118, 350],
  ]);
  rule(stage, whorl(eye, 9, { reach: 128, turns: 1.1, flat: 1.05 }), inks.light, (x, y) =>
    Math.max(0, 11 - Math.hypot(x - eye.x, y - eye.y) * 0.085),
  );
  ctx.fillStyle = inks.light;
  ctx.beginPath();
  ctx.moveTo(eye.x - 74, eye.y);
  ctx.quadraticCurveTo(eye.x, eye.y - 34, eye.x + 74, eye.y);
  ctx.quadraticCurveTo(eye.x, eye.y + 34, eye.x - 74, eye.y);
  ctx.fill();
  ctx.fillStyle = inks.ink;
  ctx.beginPath();
  ctx.ellipse(eye.x, eye.y, 9, 16, 0, 0, 2 * Math.PI);
  ctx.fill();
  standingStones(stage);
  rimmed(ctx, [inks.ink, inks.light], (color) => coat(ctx, color, { x: 796, y: 346, h: 146, left: true }, true));
}

/** The ground opens on somebody: they fall into the turning light, hat first. */
export function drawnThrough(stage: Stage): void {
  const { inks, ctx, plain } = stage;
  const hole = { x: SCENE.w / 2, y: 186 };
  const dark = away(hole, 80, 1500, 0.62);
  rule(stage, whorl(hole, 52, { reach: 1180, turns: 0.6, flat: 0.62 }), inks.ink, (x, y) => {
    const r = Math.hypot(x - hole.x, (y - hole.y) / 0.62);
    return r * 0.06 * (0.5 + 0.5 * dark(x, y));
  });
  ctx.fillStyle = inks.light;
  ctx.beginPath();
  ctx.ellipse(hole.x, hole.y, 150, 92, 0, 0, 2 * Math.PI);
  ctx.fill();
  if (plain) {
    ctx.strokeStyle = inks.ink;
    ctx.lineWidth = 8;
    for (const [rx, ry] of [
      [150, 92],
      [260, 134],
      [400, 172],
    ] as const) {
      ctx.beginPath();
      ctx.ellipse(hole.x, hole.y, rx, ry, 0, 0.3, 5.6);
      ctx.stroke();
    }
  }
  faller(ctx, inks.ink, { x: hole.x + 8, y: hole.y + 6, h: 150, lean: 2.4 });
  for (const [x, y, h, lean] of [
    [372, 84, 36, 0.6],
    [760, 292, 30, -0.5],
    [812, 92, 26, 1.2],
    [300, 262, 30, -0.2],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(lean);
    ctx.fillStyle = inks.paper;
    ctx.strokeStyle = inks.ink;
    ctx.lineWidth = 3;
    ctx.fillRect(-h * 0.4, -h / 2, h * 0.8, h);
    ctx.strokeRect(-h * 0.4, -h / 2, h * 0.8, h);
    ctx.restore();
  }
  woods(stage, inks.ink, [
    [26, 150],
    [78, 210],
    [132, 128],
    [978, 140],
    [1030, 220],
    [1084, 150],
  ]);
}

/** The stones alone. */
export function standingStones(stage: Stage): void {
  stones(stage, stage.inks.ink, stage.inks.light);
  lightOnStones(stage, stage.inks.light);
}
