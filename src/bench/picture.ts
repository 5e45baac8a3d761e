import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCanvas } from 'canvas';
import { second } from '../editions/second/second.ts';
import { drawPage } from '../render/draw.ts';
import { loadIcons } from '../render/drawing/icon.ts';
import { encodePng } from '../render/drawing/png.ts';
import { closePictures, drawPicture } from '../render/picture.ts';
import type { PictureSpec } from '../render/view.ts';
import { Words } from '../words/words.ts';
import { type Figure, median } from './figure.ts';
import { played } from './played.ts';

/** How fast the board of a game in full swing is drawn, and that nobody waits for it. */
export async function pictureFigures(): Promise<Figure[]> {
  const { play } = played(second, 100, { ancientOne: 'cthulhu' });
  const { state } = play as typeof play & { state: Parameters<typeof second.board>[0] };
  const spec = second.board(state, new Words('en').with(second.namer(state)), []);
  if (spec.kind !== 'board') throw new Error('not a board');
  await loadIcons();
  const reference = median(15, () => void drawReference());
  const board = median(15, () => void drawPage(spec));
  const page = drawPage(spec);
  const encoding = median(15, () => void encodePng(page));
  const figures: Figure[] = [
    {
      key: 'picture.board',
      what: 'drawing the board',
      baseline: '300 discs and 120 labels',
      ratio: board / reference,
      limit: 3,
    },
    {
      key: 'picture.encoded',
      what: 'drawing and encoding',
      baseline: 'encoding alone',
      ratio: (board + encoding) / encoding,
      limit: 1.5,
    },
    {
      key: 'picture.size',
      what: 'size of the board in bytes',
      baseline: '500,000',
      ratio: encodePng(page).length / 500_000,
      limit: 1,
    },
    {
      key: 'picture.stall',
      what: 'event-loop delay, 99th percentile, while 20 boards are drawn, in ms',
      baseline: '1 ms',
      ratio: await loopDelay(spec),
      limit: 20,
    },
  ];
  await closePictures();
  return figures;
}

async function loopDelay(spec: Extract<PictureSpec, { kind: 'board' }>): Promise<number> {
  await drawPicture(spec);
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  const boards = Array.from({ length: 20 }, (_, turn) =>
    drawPicture({ ...spec, view: { ...spec.view, turn: 100 + turn } }),
  );
  await Promise.all(boards);
  histogram.disable();
  return histogram.percentile(99) / 1e6;
}

/** The fixed reference: 300 discs and 120 labels of 13 letters on 1600 × 1000. */
function drawReference(): void {
  const canvas = createCanvas(1600, 1000);
  const pen = canvas.getContext('2d');
  for (let disc = 0; disc < 300; disc++) {
    pen.fillStyle = `hsl(${disc}, 60%, 50%)`;
    pen.beginPath();
    pen.arc((disc * 97) % 1600, (disc * 61) % 1000, 24, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = '#000';
  pen.font = '20px sans-serif';
  for (let label = 0; label < 120; label++) pen.fillText('thirteen abcd', (label * 131) % 1500, (label * 83) % 1000);
}
