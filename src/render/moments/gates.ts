import { coat, faller, rimmed } from './people.ts';
import { away, rays, rows, rule, whorl } from './ruling.ts';
import { fill, land, pine } from './scenery.ts';
import { SCENE, type Stage } from './stage.ts';

const MIDDLE = { x: SCENE.w / 2, y: 176 };

type Block = readonly (readonly [number, number])[];

/** Two standing stones, by the middle of their opening. */
const POSTS: readonly Block[] = [
  [
    [-196, 352],
    [-186, 96],
    [-172, 78],
    [-128, 84],
    [-116, 352],
  ],
  [
    [116, 352],
    [126, 82],
    [174, 76],
    [190, 100],
    [200, 352],
  ],
];
/** The lintel upon them, and where it lies once it has fallen. */
const LINTEL: Block = [
  [-226, 82],
  [-214, 34],
  [-60, 24],
  [150, 28],
  [224, 40],
  [232, 78],
  [80, 88],
  [-110, 84],
];
const FALLEN: Block = [
  [150, 352],
  [170, 214],
  [196, 96],
  [240, 92],
  [262, 132],
  [252, 230],
  [224, 352],
];

function stones(stage: Stage, color: string, edge: string, lintel: Block): void {
  const { ctx } = stage;
  const { x } = MIDDLE;
  for (const block of [...POSTS, lintel].map((corners) => corners.map(([atX, y]) => [atX + x, y] as const))) {
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

/** The lintel has fallen, and the elder sign lies in two halves in front of what looks out between the stones. */
export function sealBroken(stage: Stage): void {
  const { inks, ctx } = stage;
  const far = away(MIDDLE, 60, 800, 0.7);
  rule(stage, rays({ x: MIDDLE.x, y: 190 }, 130, 60, 780), inks.ink, (x, y) => {
    const r = Math.hypot(x - MIDDLE.x, y - 190);
    return r * 0.048 * (0.28 + 0.6 * far(x, y));
  });
  woods(stage, inks.ink, BEHIND);
  land(stage, inks.ink, (x) => 14 + 10 * Math.sin(x / 90) + 6 * Math.sin(x / 37));
  fill(stage, inks.ink, [
    [MIDDLE.x - 118, 352],
    [MIDDLE.x - 132, 88],
    [MIDDLE.x - 70, 66],
    [MIDDLE.x + 20, 54],
    [MIDDLE.x + 92, 62],
    [MIDDLE.x + 140, 88],
    [MIDDLE.x + 118, 352],
  ]);
  stones(stage, inks.ink, inks.light, FALLEN);
  lightOnStones(stage, inks.light);
  for (const [x, y, r] of [
    [MIDDLE.x - 40, 128, 15],
    [MIDDLE.x + 34, 116, 19],
    [MIDDLE.x + 4, 172, 11],
  ] as const)
    lookingEye(stage, { x, y, r });
  for (const half of [-1, 1] as const) halfSign(stage, half);
  rimmed(ctx, [inks.ink, inks.light], (color) => coat(ctx, color, { x: 250, y: 346, h: 146 }, true));
}

/** A slit eye, open in the dark. */
function lookingEye({ ctx, inks }: Stage, { x, y, r }: { x: number; y: number; r: number }): void {
  ctx.fillStyle = inks.light;
  ctx.beginPath();
  ctx.moveTo(x - 1.7 * r, y);
  ctx.quadraticCurveTo(x, y - 1.7 * r, x + 1.7 * r, y);
  ctx.quadraticCurveTo(x, y + 1.1 * r, x - 1.7 * r, y);
  ctx.fill();
  ctx.fillStyle = inks.ink;
  ctx.beginPath();
  ctx.ellipse(x, y - r * 0.1, r * 0.2, r * 0.7, 0, 0, 2 * Math.PI);
  ctx.fill();
}

/** One half of the elder sign's disc, split down a jagged line and fallen aside. */
function halfSign(stage: Stage, side: -1 | 1): void {
  const { ctx, inks } = stage;
  const r = 78;
  ctx.save();
  ctx.translate(MIDDLE.x + side * 16, 268);
  ctx.rotate(side * 0.2);
  ctx.beginPath();
  for (const [x, y] of CRACK) ctx.lineTo(x, y * r);
  ctx.arc(0, 0, r, Math.PI / 2, -Math.PI / 2, side > 0);
  ctx.closePath();
  ctx.clip();
  ctx.fillStyle = inks.light;
  ctx.fillRect(-r, -r, 2 * r, 2 * r);
  elderSign(stage, inks.ink, { x: 0, y: 4, r: r * 0.86 });
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = 8;
  ctx.stroke();
  ctx.restore();
}

/** From top to bottom of a disc of the radius 1. */
const CRACK = [
  [0, -1],
  [14, -0.5],
  [-12, -0.1],
  [11, 0.36],
  [0, 1],
] as const;

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
  stones(stage, stage.inks.ink, stage.inks.light, LINTEL);
  lightOnStones(stage, stage.inks.light);
}
