import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCanvas } from 'canvas';
import type { TableEdition } from '../../editions/edition/edition.ts';
import { drawPage } from '../../render/draw.ts';
import { loadIcons } from '../../render/drawing/icon.ts';
import { encodePng } from '../../render/drawing/png.ts';
import { closePictures, drawPicture } from '../../render/picture.ts';
import type { PictureSpec } from '../../render/view.ts';
import { Words } from '../../words/words.ts';
import { second, third } from '../box.ts';
import { type Figure, median, spent, spread } from './figure.ts';
import { played, step } from './played.ts';

/** Pictures of each edition. */
const PICTURES = 40;

/** How fast the boards of both editions are drawn as they follow each other in the channel, and that nobody waits for it. */
export async function pictureFigures(): Promise<Figure[]> {
  await loadIcons();
  const reference = median(15, () => void drawReference(), spent);
  const boards = [
    ...editionFigures(second, { ancientOne: 'cthulhu' }, reference),
    ...editionFigures(third, { scenario: 'feastOfUmordhoth' }, reference),
  ];
  const stall: Figure = {
    key: 'picture.stall',
    what: 'event-loop delay, 99th percentile, while 20 boards are drawn, in ms',
    baseline: '1 ms',
    ratio: await loopDelay(),
    limit: 20,
  };
  await closePictures();
  return [...boards, stall];
}

/** No picture is drawn twice: each shows the state after the one before. */
function editionFigures(edition: TableEdition, options: object, reference: number): Figure[] {
  const times: number[] = [];
  const sizes: number[] = [];
  for (const spec of successive(edition, options, PICTURES)) {
    let page: ReturnType<typeof drawPage> | null = null;
    times.push(
      spent(() => {
        page = drawPage(spec);
      }),
    );
    if (page) sizes.push(encodePng(page).length);
  }
  const { id } = edition;
  return [
    {
      key: `picture.next.${id}`,
      what: `drawing the board of the next state (${id} edition)`,
      baseline: '300 discs and 120 labels',
      ...spread(times, reference),
      limit: 3,
    },
    {
      key: `picture.size.${id}`,
      what: `its size in bytes (${id} edition)`,
      baseline: '500,000',
      ...spread(sizes, 500_000),
      limit: 1,
    },
  ];
}

/** So many boards of a game in full swing as they follow each other. */
export function* successive(edition: TableEdition, options: object, most: number): Generator<PictureSpec> {
  const game = played(edition, 60, options);
  let before = '';
  for (let count = 0; count < most && !game.play.over; step(game)) {
    const { state } = game.play;
    const spec = edition.board(state, new Words('en').with(edition.namer(state)), []);
    const now = JSON.stringify(spec.view);
    if (now === before) continue;
    before = now;
    count += 1;
    yield spec;
  }
}

async function loopDelay(): Promise<number> {
  const [first, ...others] = successive(second, { ancientOne: 'cthulhu' }, 21);
  if (!first) throw new Error('no board');
  await drawPicture(first);
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  await Promise.all(others.map((spec) => drawPicture(spec)));
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
