import { looming } from './deeds.ts';
import { lostHat } from './people.ts';
import { away, rings, rows, rule } from './ruling.ts';
import { fill, house, land, openEye, pine, steeple, street } from './scenery.ts';
import { disk, SCENE, type Stage } from './stage.ts';

/** Nobody is left of those who stood against it: hats on a row of fresh graves. */
export function lostDevoured(stage: Stage): void {
  const { inks, ctx } = stage;
  const moon = { x: 840, y: 118 };
  const far = away(moon, 90, 860, 0.8);
  rule(stage, rows(SCENE, 8), inks.ink, (x, y) => 8.6 * (0.14 + 0.72 * far(x, y)));
  disk(stage, moon, 74);
  steeple(stage, inks.ink, { x: 120, y: 96, w: 120, h: 260 });
  for (const [x, h] of [
    [30, 150],
    [1010, 190],
    [1070, 230],
  ] as const)
    pine(stage, inks.ink, { x, y: 346, h });
  land(stage, inks.ink, (x) => 56 + 12 * Math.sin(x / 140));
  for (const [index, x] of [330, 470, 610, 750, 890].entries()) {
    const y = 306 - 8 * Math.sin(x / 140);
    fill(stage, inks.light, [
      [x - 5, y],
      [x - 5, y - 92],
      [x + 6, y - 93],
      [x + 6, y],
    ]);
    fill(stage, inks.light, [
      [x - 30, y - 66],
      [x - 30, y - 56],
      [x + 31, y - 58],
      [x + 31, y - 68],
    ]);
    if (stage.plain) {
      ctx.strokeStyle = inks.ink;
      ctx.lineWidth = 4;
      ctx.strokeRect(x - 5, y - 92, 11, 92);
    }
    lostHat(ctx, inks.ink, { x: x + 1, y: y - 88, h: 210, lean: index % 2 === 0 ? 0.14 : -0.2 });
  }
}

/** It stands over what was the town. */
export function lostDestruction(stage: Stage): void {
  const { inks, ctx } = stage;
  const heart = { x: SCENE.w / 2, y: 150 };
  const far = away(heart, 120, 700, 0.8);
  rule(stage, rings(heart, 12, 130, 720), inks.ink, (x, y) => 12.6 * (0.12 + 0.8 * far(x, y)));
  looming(stage, { x: heart.x, y: -18, size: 372 });
  for (const [x, w, h, tilt] of [
    [20, 100, 96, -0.3],
    [140, 90, 120, 0.16],
    [248, 84, 80, -0.22],
    [352, 76, 70, 0.34],
    [690, 80, 76, -0.3],
    [780, 90, 112, 0.2],
    [892, 96, 84, -0.14],
    [990, 104, 120, 0.26],
  ] as const) {
    ctx.save();
    ctx.translate(x + w / 2, 344);
    ctx.rotate(tilt);
    house(stage, inks.ink, { x: -w / 2, y: -h, w, h: h + 30 }, x % 20 === 0 ? inks.light : null);
    ctx.restore();
  }
  land(stage, inks.ink, (x) => 20 + 8 * Math.sin(x / 23) + 5 * Math.sin(x / 9));
}

/** The sky has opened its eye over Arkham. */
export function lostCase(stage: Stage): void {
  const { inks } = stage;
  const eye = { x: SCENE.w / 2, y: 130 };
  const far = away(eye, 150, 720, 0.7);
  rule(stage, rings(eye, 12, 40, 760), inks.ink, (x, y) => 12.6 * (0.16 + 0.78 * far(x, y)));
  openEye(stage, { ...eye, wide: 236 });
  street(stage, inks.ink, { seed: 72, foot: 342, tall: 78, lit: null });
  steeple(stage, inks.ink, { x: 806, y: 130, w: 70, h: 220 });
  land(stage, inks.ink, () => 16);
}

/** A lamp, rain, and a hat that nobody will pick up. */
export function lostNobody(stage: Stage): void {
  const { inks, ctx } = stage;
  const lamp = { x: 640, y: 84 };
  const cone: [number, number][] = [
    [lamp.x - 20, 92],
    [lamp.x + 20, 92],
    [880, 336],
    [400, 336],
  ];
  const far = away(lamp, 60, 760, 0.9);
  rule(stage, rows(SCENE, 8), inks.ink, (x, y) => 8.6 * (0.42 + 0.5 * far(x, y)));
  fill(stage, inks.paper, cone);
  rule(stage, rows({ x: 380, y: 110, w: 520, h: 220 }, 9), inks.ink, (x, y) =>
    Math.abs(x - lamp.x) < ((y - 92) / 244) * 232 + 8 ? 2 : 0,
  );
  house(stage, inks.ink, { x: 30, y: 60, w: 210, h: 290 }, null);
  house(stage, inks.ink, { x: 228, y: 116, w: 150, h: 230 }, null);
  house(stage, inks.ink, { x: 930, y: 80, w: 190, h: 270 }, null);
  ctx.fillStyle = inks.light;
  ctx.beginPath();
  ctx.ellipse(lamp.x, 336, 240, 15, 0, 0, 2 * Math.PI);
  ctx.fill();
  if (stage.plain) {
    ctx.strokeStyle = inks.ink;
    ctx.lineWidth = 4;
    ctx.stroke();
  }
  lostHat(ctx, inks.ink, { x: 568, y: 332, h: 420, lean: -0.06 });
  fill(stage, inks.ink, [
    [718, 340],
    [722, 92],
    [716, 60],
    [684, 46],
    [640, 48],
    [640, 40],
    [690, 36],
    [726, 54],
    [736, 92],
    [740, 340],
  ]);
  fill(stage, inks.ink, [
    [614, 92],
    [626, 46],
    [654, 46],
    [666, 92],
  ]);
  disk(stage, { x: lamp.x, y: 94 }, 15);
  if (stage.plain) return;
  ctx.strokeStyle = inks.light;
  ctx.lineWidth = 2;
  for (let drop = 0; drop < 60; drop++) {
    const [x, y] = [(drop * 197) % 1120, (drop * 131) % 330];
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x - 7, y + 26);
    ctx.stroke();
  }
}
