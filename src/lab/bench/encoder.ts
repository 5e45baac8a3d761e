import type { TableEdition } from '../../editions/edition/edition.ts';
import { drawPage } from '../../render/draw.ts';
import { loadIcons } from '../../render/drawing/icon.ts';
import { encodePng } from '../../render/drawing/png.ts';
import { second, third } from '../box.ts';
import { type Figure, spent, spread } from './figure.ts';
import { successive } from './picture.ts';

/** Pictures of each edition. */
const PICTURES = 12;
/** At this the canvas's own PNG is smallest for its time. */
const LEVEL = 3;

/** What our own encoder takes and makes of the boards of both editions, beside the canvas's own PNG in true color. */
export async function encoderFigures(): Promise<Figure[]> {
  await loadIcons();
  return [...figuresOf(second, { ancientOne: 'cthulhu' }), ...figuresOf(third, { scenario: 'feastOfUmordhoth' })];
}

function figuresOf(edition: TableEdition, options: object): Figure[] {
  const [times, sizes]: [number[], number[]] = [[], []];
  let [time, size] = [0, 0];
  for (const spec of successive(edition, options, PICTURES)) {
    const page = drawPage(spec);
    times.push(spent(() => void sizes.push(encodePng(page).length)));
    time += spent(() => {
      size += page.canvas.toBuffer('image/png', { compressionLevel: LEVEL }).length;
    });
  }
  const { id } = edition;
  const baseline = 'the canvas’s own PNG';
  return [
    {
      key: `encoder.time.${id}`,
      what: `encoding a board (${id} edition)`,
      baseline,
      ...spread(times, time / times.length),
    },
    { key: `encoder.size.${id}`, what: `its bytes (${id} edition)`, baseline, ...spread(sizes, size / sizes.length) },
  ];
}
