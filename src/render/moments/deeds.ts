import { ancientOneIcon } from '../drawing/icon.ts';
import { Page } from '../drawing/page.ts';
import { coat, dress, rimmed } from './people.ts';
import { away, rays, rows, rule } from './ruling.ts';
import { fill, land, outline, street } from './scenery.ts';
import { disk, SCENE, type Stage } from './stage.ts';

/** Where a shape stands: the middle of its upper edge, and how large it is. Pixels. */
interface Looming {
  x: number;
  y: number;
  size: number;
}

/** The Ancient One's shape, cut by lines of light from below. */
export function looming(stage: Stage, { x, y, size }: Looming): void {
  const { ctx, inks, view } = stage;
  const shape = ancientOneIcon(view.figure ?? '', inks.ink);
  if (shape) ctx.drawImage(cutByLines(stage, shape, size), x - size / 2, y, size, size);
}

/** A shape in ink with lines of light across it, the wider the lower. */
function cutByLines(stage: Stage, shape: Page['canvas'], size: number): Page['canvas'] {
  const bare = Page.bare(Math.ceil(size), Math.ceil(size), stage.view);
  bare.ctx.drawImage(shape, 0, 0, size, size);
  bare.ctx.globalCompositeOperation = 'source-atop';
  const block = { ...stage, ctx: bare.ctx };
  rule(
    block,
    rows({ x: 0, y: 0, w: size, h: size }, 11),
    stage.inks.light,
    (x, y) => 3.4 * (y / size) ** 2 * (0.4 + 0.6 * Math.abs((2 * x) / size - 1)),
  );
  // Toward its foot, and where the drawing ends at the left, it is lost in the dark.
  bare.ctx.globalCompositeOperation = 'destination-out';
  rule(
    block,
    rows({ x: 0, y: 0, w: size, h: size }, 11),
    '#000000',
    (x, y) => Math.max(0, 1 - x / (size * 0.16)) * 14 * Math.min(1, (y / size) * 1.6),
  );
  return bare.canvas;
}

/** Behind the roofs something stands up. */
export function awakening(stage: Stage): void {
  const { inks } = stage;
  const moon = { x: SCENE.w / 2, y: 178 };
  const far = away(moon, 180, 780, 0.8);
  rule(
    stage,
    rays(moon, 150, 186, 800),
    inks.ink,
    (x, y) => Math.hypot(x - moon.x, y - moon.y) * 0.042 * (0.14 + 0.76 * far(x, y)),
  );
  disk(stage, moon, 180);
  looming(stage, { x: moon.x, y: 2, size: 346 });
  street(stage, inks.ink, { seed: 23, foot: 346, tall: 78, lit: inks.light });
  land(stage, inks.ink, () => 14);
}

/** A card of the story turns over: light falls out of an open book. */
export function codex(stage: Stage): void {
  const { inks } = stage;
  const spine = { x: SCENE.w / 2, y: 236 };
  const far = away(spine, 60, 760, 0.8);
  rule(
    stage,
    rays(spine, 132, 40, 820),
    inks.ink,
    (x, y) => Math.hypot(x - spine.x, y - spine.y) * 0.0476 * (0.1 + 0.78 * far(x, y)),
  );
  land(stage, inks.ink, () => 38);
  const leaf = (side: number): [number, number][] =>
    (
      [
        [0, 320],
        [100, 282],
        [230, 276],
        [352, 300],
        [306, 208],
        [210, 190],
        [96, 198],
        [0, 232],
      ] as const
    ).map(([x, y]) => [spine.x + side * x, y]);
  fill(stage, inks.ink, [
    [160, 322],
    [216, 206],
    [884, 206],
    [940, 322],
    [560, 346],
    [540, 346],
  ]);
  for (const side of [-1, 1]) {
    fill(stage, inks.light, leaf(side));
    outline(stage, leaf(side));
  }
  for (const side of [-1, 1])
    for (let row = 0; row < 6; row++) {
      const y = 226 + row * 13;
      fill(stage, inks.ink, [
        [spine.x + side * (42 + row * 2), y - 4],
        [spine.x + side * 96, y - 22],
        [spine.x + side * (250 + row * 9), y - 24],
        [spine.x + side * (250 + row * 9), y - 20],
        [spine.x + side * 96, y - 18],
        [spine.x + side * (42 + row * 2), y],
      ]);
    }
  const turning: [number, number][] = [
    [spine.x, 320],
    [spine.x + 36, 250],
    [spine.x + 116, 196],
    [spine.x + 222, 170],
    [spine.x + 208, 44],
    [spine.x + 112, 66],
    [spine.x + 34, 128],
    [spine.x, 232],
  ];
  fill(stage, inks.light, turning);
  outline(stage, turning);
  sign(stage, { x: spine.x + 120, y: 132, r: 36 });
  candle(stage, 196);
  candle(stage, 930);
}

/** A sign nobody should read: a ring, a crossed stroke, three claws. */
function sign({ ctx, inks }: Stage, { x, y, r }: { x: number; y: number; r: number }): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.12);
  ctx.transform(1, -0.34, 0, 1, 0, 0);
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = 7;
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, 2 * Math.PI);
  ctx.moveTo(0, -r * 1.5);
  ctx.lineTo(0, r * 1.5);
  for (const side of [-1, 1]) {
    ctx.moveTo(0, -r * 0.3);
    ctx.quadraticCurveTo(side * r * 1.1, -r * 0.2, side * r * 0.6, r * 0.9);
  }
  ctx.stroke();
  ctx.restore();
}

function candle(stage: Stage, x: number): void {
  const { inks, ctx } = stage;
  fill(stage, inks.light, [
    [x - 15, 320],
    [x - 13, 196],
    [x + 12, 200],
    [x + 15, 320],
  ]);
  outline(stage, [
    [x - 15, 320],
    [x - 13, 196],
    [x + 12, 200],
    [x + 15, 320],
  ]);
  fill(stage, inks.ink, [
    [x - 40, 334],
    [x - 34, 312],
    [x + 34, 312],
    [x + 40, 334],
  ]);
  ctx.beginPath();
  ctx.moveTo(x, 132);
  ctx.quadraticCurveTo(x + 26, 172, x, 192);
  ctx.quadraticCurveTo(x - 24, 172, x, 132);
  ctx.fillStyle = inks.light;
  ctx.fill();
  ctx.strokeStyle = inks.ink;
  ctx.lineWidth = 5;
  ctx.stroke();
}

/** The great one lies across the hill; those who brought it down stand beside it, small. */
export function epicDown(stage: Stage): void {
  const { inks, ctx } = stage;
  const sun = { x: 640, y: 180 };
  const far = away(sun, 160, 860, 0.8);
  rule(
    stage,
    rays(sun, 140, 30, 860),
    inks.ink,
    (x, y) => Math.hypot(x - sun.x, y - sun.y) * 0.0448 * (0.06 + 0.7 * far(x, y)),
  );
  disk(stage, sun, 118);
  carcass(stage);
  land(stage, inks.ink, (x) => 40 + 16 * Math.cos((x - 660) / 240));
  coat(ctx, inks.ink, { x: 226, y: 322, h: 158 }, true);
  dress(ctx, inks.ink, { x: 148, y: 328, h: 142 });
  disk(stage, { x: 290, y: 226 }, 15);
  rimmed(ctx, [inks.ink, inks.light], (color) => coat(ctx, color, { x: 640, y: 150, h: 104, left: true }));
}

/** A great body on its side: a horned head with its jaw on the ground, a spined back, a tail. */
function carcass(stage: Stage): void {
  const { inks, ctx } = stage;
  const body: [number, number][] = [
    [360, 352],
    [346, 322],
    [384, 306],
    [340, 300],
    [330, 286],
    [378, 270],
    [330, 236],
    [396, 246],
    [372, 182],
    [424, 222],
    [446, 206],
    [456, 148],
    [482, 196],
    [528, 174],
    [546, 122],
    [572, 160],
    [640, 146],
    [672, 98],
    [696, 150],
    [756, 164],
    [788, 124],
    [806, 178],
    [866, 212],
    [900, 182],
    [908, 234],
    [966, 262],
    [1024, 268],
    [1092, 236],
    [1064, 284],
    [1010, 306],
    [960, 352],
  ];
  fill(stage, inks.ink, body);
  ctx.save();
  ctx.beginPath();
  for (const [x, y] of body) ctx.lineTo(x, y);
  ctx.clip();
  const ribs = (x: number, y: number): number =>
    x < 452
      ? 0
      : 4.6 * Math.max(0, Math.sin((x - 452) / 24)) * Math.max(0, 1 - Math.abs(y - 246 + 0.1 * (x - 640)) / 96);
  rule(
    stage,
    rows({ x: 330, y: 110, w: 780, h: 240 }, 10, (x) => -30 * Math.sin((x - 350) / 230)),
    inks.paper,
    ribs,
  );
  ctx.restore();
  if (stage.plain) return;
  fill(stage, inks.light, [
    [398, 262],
    [428, 252],
    [424, 260],
    [402, 270],
  ]);
  for (const x of [352, 366, 380])
    fill(stage, inks.light, [
      [x, 305],
      [x + 10, 305],
      [x + 5, 318],
    ]);
}
