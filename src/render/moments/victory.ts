import { ancientOneIcon } from '../drawing/icon.ts';
import { elderSign, standingStones } from './gates.ts';
import { coat, dress, robe } from './people.ts';
import { away, rays, rows, rule } from './ruling.ts';
import { fill, land, openEye, pine, steeple, street } from './scenery.ts';
import { disk, SCENE, type Stage } from './stage.ts';

/** Every gate is shut: morning stands in the doorway of stones, and people go home through the grass. */
export function wonClosing(stage: Stage): void {
  const { inks, ctx } = stage;
  const sun = { x: SCENE.w / 2, y: 250 };
  const far = away(sun, 100, 860, 0.8);
  rule(
    stage,
    rays(sun, 140, 92, 820),
    inks.ink,
    (x, y) => Math.hypot(x - sun.x, y - sun.y) * 0.0448 * (0.08 + 0.66 * far(x, y)),
  );
  disk(stage, sun, 86);
  standingStones(stage);
  land(stage, inks.ink, (x) => 30 + 16 * Math.sin(x / 130 + 1) + 4 * Math.sin(x / 17));
  for (const [x, h] of [
    [36, 170],
    [96, 214],
    [156, 150],
    [970, 160],
    [1028, 220],
    [1082, 170],
  ] as const)
    pine(stage, inks.ink, { x, y: 346, h });
  coat(ctx, inks.ink, { x: 822, y: 316, h: 128 });
  dress(ctx, inks.ink, { x: 874, y: 314, h: 118 });
  coat(ctx, inks.ink, { x: 300, y: 320, h: 124, left: true });
}

/** Six signs stand over the town like stars, and it sleeps. */
export function wonSealing(stage: Stage): void {
  const { inks } = stage;
  const middle = { x: SCENE.w / 2, y: 120 };
  const far = away(middle, 120, 800, 0.6);
  rule(stage, rows(SCENE, 8), inks.ink, (x, y) => 8.6 * (0.2 + 0.6 * far(x, y)));
  for (const [x, y, r] of [
    [120, 118, 40],
    [300, 66, 46],
    [470, 128, 52],
    [640, 70, 52],
    [812, 122, 46],
    [984, 70, 40],
  ] as const) {
    disk(stage, { x, y }, r * 1.28);
    elderSign(stage, inks.ink, { x, y: y + 2, r });
  }
  street(stage, inks.ink, { seed: 44, foot: 340, tall: 96, lit: inks.light });
  land(stage, inks.ink, () => 18);
}

/** The Ancient One goes down beyond the sea; those who drove it off watch from the shore. */
export function wonBanishing(stage: Stage): void {
  const { inks, ctx, view } = stage;
  const sun = { x: 640, y: 236 };
  const far = away(sun, 150, 860, 0.9);
  rule(
    stage,
    rays(sun, 140, 170, 820),
    inks.ink,
    (x, y) => Math.hypot(x - sun.x, y - sun.y) * 0.0448 * (0.06 + 0.62 * far(x, y)),
  );
  disk(stage, sun, 164);
  const shape = ancientOneIcon(view.figure ?? '', inks.ink);
  if (shape) ctx.drawImage(shape, sun.x - 120, 112, 240, 240);
  fill(stage, inks.paper, [
    [0, 250],
    [SCENE.w, 250],
    [SCENE.w, SCENE.h],
    [0, SCENE.h],
  ]);
  if (stage.plain)
    fill(stage, inks.ink, [
      [0, 248],
      [SCENE.w, 248],
      [SCENE.w, 254],
      [0, 254],
    ]);
  rule(
    stage,
    rows({ x: 0, y: 250, w: SCENE.w, h: 110 }, 10, (x, y) => 2.4 * Math.sin(x / 24 + y)),
    inks.ink,
    (x, y) => 3 + ((y - 250) / 100) * 5 * (0.3 + 0.7 * far(x, y)),
  );
  fill(stage, inks.ink, [
    [0, 352],
    [0, 286],
    [120, 292],
    [300, 306],
    [420, 332],
    [470, 352],
  ]);
  for (const [x, y, h] of [
    [92, 296, 130],
    [218, 306, 126],
  ] as const)
    coat(ctx, inks.ink, { x, y, h });
  dress(ctx, inks.ink, { x: 154, y: 302, h: 118 });
  dress(ctx, inks.ink, { x: 284, y: 312, h: 114 });
}

/** The case is closed: they look down on a town that never will know. */
export function wonCase(stage: Stage): void {
  const { inks, ctx } = stage;
  const sun = { x: 760, y: 210 };
  const far = away(sun, 100, 900, 0.85);
  rule(stage, rows(SCENE, 8), inks.ink, (x, y) => 8.4 * (0.1 + 0.7 * far(x, y)));
  disk(stage, sun, 92);
  street(stage, inks.ink, { seed: 57, foot: 306, tall: 62, lit: inks.light });
  steeple(stage, inks.ink, { x: 830, y: 128, w: 56, h: 180 });
  fill(stage, inks.ink, [
    [0, 298],
    [SCENE.w, 298],
    [SCENE.w, 352],
    [0, 352],
  ]);
  rule(
    stage,
    rows({ x: 420, y: 304, w: 680, h: 44 }, 11, (x) => 3 * Math.sin(x / 30)),
    inks.paper,
    (x) => Math.max(0, 6 - Math.abs(x - sun.x) / 60),
  );
  fill(stage, inks.ink, [
    [0, 352],
    [0, 262],
    [180, 258],
    [380, 276],
    [500, 316],
    [540, 352],
  ]);
  coat(ctx, inks.ink, { x: 146, y: 264, h: 196 });
  dress(ctx, inks.ink, { x: 238, y: 268, h: 178 });
  coat(ctx, inks.ink, { x: 330, y: 276, h: 190 });
}

/** The Lodge has what it wanted: robes in a ring of candles under an open eye. */
export function wonLodge(stage: Stage): void {
  const { inks, ctx } = stage;
  const eye = { x: SCENE.w / 2, y: 116 };
  const far = away(eye, 100, 760, 0.8);
  rule(
    stage,
    rays(eye, 136, 20, 800),
    inks.ink,
    (x, y) => Math.hypot(x - eye.x, y - eye.y) * 0.0462 * (0.08 + 0.84 * far(x, y)),
  );
  fill(stage, inks.ink, [
    [eye.x, -6],
    [eye.x + 236, 216],
    [eye.x - 236, 216],
  ]);
  openEye(stage, { ...eye, y: eye.y + 26, wide: 128 });
  land(stage, inks.ink, (x) => 22 + 14 * Math.cos((x - 550) / 350));
  for (const [x, h] of [
    [150, 176],
    [282, 160],
    [404, 148],
    [696, 148],
    [818, 160],
    [950, 176],
  ] as const) {
    robe(ctx, stage.plain ? inks.light : inks.paper, { x, y: 340, h: h + 8 });
    robe(ctx, inks.ink, { x, y: 342, h });
  }
  robe(ctx, inks.light, { x: eye.x, y: 346, h: 126 }, true);
  robe(ctx, inks.ink, { x: eye.x, y: 348, h: 116 }, true);
}
