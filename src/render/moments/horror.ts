import { coat, dress, rimmed } from './people.ts';
import { away, rings, rows, rule } from './ruling.ts';
import { chance, fill, street } from './scenery.ts';
import { disk, SCENE, type Stage } from './stage.ts';

/** Teeth along an edge of the scene that hang down or stand up. */
function teeth(
  stage: Stage,
  color: string,
  { seed, edge, down }: { seed: number; edge: (x: number) => number; down: boolean },
): void {
  const next = chance(seed);
  for (let x = -20; x < SCENE.w; ) {
    const wide = 44 + 40 * next();
    const middle = x + wide / 2;
    const long = (54 + 74 * next()) * (1.15 - 0.5 * Math.abs(middle / SCENE.w - 0.5) * 2);
    const sign = down ? 1 : -1;
    fill(stage, color, [
      [x, edge(x) - sign * 30],
      [x + wide * 0.12, edge(x) + sign * long * 0.2],
      [middle + wide * 0.1 * (next() - 0.5), edge(middle) + sign * long],
      [x + wide * 0.9, edge(x + wide) + sign * long * 0.22],
      [x + wide, edge(x + wide) - sign * 30],
    ]);
    x += wide * 0.9;
  }
}

/** Between the teeth, against the red of a throat, somebody small. */
export function devoured(stage: Stage): void {
  const { inks, ctx } = stage;
  const throat = { x: SCENE.w / 2, y: 196 };
  const far = away(throat, 20, 560, 0.55);
  rule(stage, rings(throat, 13, 24, 640), inks.ink, (x, y) => 13.6 * (0.1 + 0.9 * far(x, y)));
  const gum = (x: number): number => 30 + 50 * ((x - throat.x) / 550) ** 2;
  fill(stage, inks.ink, [
    [0, 0],
    [SCENE.w, 0],
    ...[...Array(23).keys()].map((at): [number, number] => [1100 - at * 50, gum(1100 - at * 50)]),
  ]);
  fill(stage, inks.ink, [
    [0, SCENE.h],
    [SCENE.w, SCENE.h],
    ...[...Array(23).keys()].map((at): [number, number] => [1100 - at * 50, SCENE.h - gum(1100 - at * 50) + 14]),
  ]);
  if (stage.plain) ctx.strokeStyle = inks.ink;
  teeth(stage, stage.plain ? inks.ink : inks.light, { seed: 5, edge: gum, down: true });
  teeth(stage, stage.plain ? inks.ink : inks.light, { seed: 9, edge: (x) => SCENE.h - gum(x) + 14, down: false });
  coat(ctx, inks.ink, { x: throat.x, y: 262, h: 116, lean: -0.08 }, true);
}

/** Arkham at night: something leans over the roofs and reaches down, and people run. */
export function terror(stage: Stage): void {
  const { inks, ctx } = stage;
  const moon = { x: 800, y: 112 };
  const far = away(moon, 70, 860, 0.8);
  rule(stage, rows(SCENE, 8), inks.ink, (x, y) => 8.6 * (0.14 + 0.62 * far(x, y)));
  disk(stage, moon, 64);
  street(stage, inks.ink, { seed: 12, foot: 312, tall: 112, lit: inks.light });
  beast(stage);
  fill(stage, inks.paper, [
    [0, 308],
    [SCENE.w, 308],
    [SCENE.w, SCENE.h],
    [0, SCENE.h],
  ]);
  rule(stage, rows({ x: 0, y: 308, w: SCENE.w, h: 46 }, 9), inks.ink, (x, y) => 2 + 3 * far(x, y));
  for (const [index, [x, lean, h]] of (
    [
      [520, 0.2, 92],
      [588, 0.24, 98],
      [668, 0.16, 94],
      [872, 0.22, 92],
      [960, 0.2, 96],
    ] as const
  ).entries())
    rimmed(ctx, [inks.ink, inks.paper], (color) =>
      (index % 3 === 1 ? dress : coat)(ctx, color, { x, y: 346, h, lean }),
    );
}

/** Head, shoulder and one long hand, edged by the moon. */
function beast(stage: Stage): void {
  const { inks, ctx, plain } = stage;
  const body: [number, number][] = [
    [-10, 352],
    [-10, -10],
    [150, -10],
    [214, 4],
    [262, 34],
    [292, 76],
    [306, 128],
    [296, 168],
    [318, 206],
    [300, 236],
    [336, 270],
    [350, 352],
  ];
  const fingers: readonly (readonly [number, number, number, number, number, number, number])[] = [
    [276, 96, 430, 40, 470, 200, 40],
    [282, 120, 400, 100, 414, 246, 34],
    [284, 150, 352, 160, 362, 268, 28],
    [268, 76, 500, -30, 566, 176, 34],
  ];
  rimmed(ctx, [inks.ink, plain ? inks.ink : inks.paper], (color) => {
    fill(stage, color, body);
    for (const finger of fingers) claw(ctx, color, finger);
  });
  ctx.save();
  ctx.beginPath();
  for (const [x, y] of body) ctx.lineTo(x, y);
  ctx.clip();
  rule(stage, rows({ x: 0, y: 0, w: 360, h: 352 }, 11), inks.paper, (x, y) => Math.max(0, (x - 130 - 0.2 * y) / 38));
  ctx.restore();
  for (const [x, y, rx, ry, turn] of [
    [196, 84, 26, 10, 0.34],
    [128, 66, 16, 7, 0.2],
    [236, 124, 14, 6, 0.6],
    [166, 122, 11, 5, 0.4],
    [96, 104, 8, 4, 0.1],
  ] as const) {
    ctx.fillStyle = inks.light;
    ctx.beginPath();
    ctx.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = inks.ink;
    ctx.beginPath();
    ctx.ellipse(x + 2, y, rx * 0.12, ry * 0.9, turn, 0, 2 * Math.PI);
    ctx.fill();
  }
}

/** A finger along a bow, from where it begins past a knuckle to its tip. */
function claw(
  ctx: Stage['ctx'],
  color: string,
  [fromX, fromY, midX, midY, toX, toY, wide]: readonly [number, number, number, number, number, number, number],
): void {
  ctx.fillStyle = color;
  const at = (a: number, b: number, c: number, t: number): number => a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t;
  for (let part = 0; part <= 90; part++) {
    const t = part / 90;
    ctx.beginPath();
    ctx.arc(
      at(fromX, midX, toX, t),
      at(fromY, midY, toY, t),
      Math.max(0.5, (wide / 2) * (1 - t) ** 0.7),
      0,
      2 * Math.PI,
    );
    ctx.fill();
  }
}
