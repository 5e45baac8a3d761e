import { busyFigures } from '../bench/busy.ts';
import { durableFigures } from '../bench/durable.ts';
import { engineFigures } from '../bench/engine.ts';
import type { Figure } from '../bench/figure.ts';
import { pictureFigures } from '../bench/picture.ts';
import { sleepingFigures } from '../bench/sleeping.ts';
import { second } from '../editions/second/second.ts';
import { third } from '../editions/third/third.ts';
import { requestFigures } from './strangers/requests.ts';

/**
 * `npm run bench [-- --json]`: how fast things are, as ratios against a baseline measured in the same run, so that a
 * slow machine changes nothing. Each figure is a median of several runs.
 */
const figures: Figure[] = [
  ...engineFigures(second, { ancientOne: 'cthulhu' }),
  ...engineFigures(third, { scenario: 'feastOfUmordhoth' }),
  ...durableFigures(),
  ...(await sleepingFigures()),
  ...(await busyFigures()),
  ...(await pictureFigures()),
  ...(await requestFigures('second')),
  ...(await requestFigures('third')),
];

const rounded = figures.map((figure) => ({ ...figure, ratio: Math.round(figure.ratio * 100) / 100 }));
if (process.argv.includes('--json')) console.log(JSON.stringify(rounded, null, 1));
else {
  for (const { what, baseline, ratio, limit } of rounded) {
    const promise = limit === undefined ? '' : `, at most ${limit}${ratio > limit ? ' (MISSED)' : ''}`;
    console.log(`${ratio.toFixed(2).padStart(8)} × ${baseline}: ${what}${promise}`);
  }
}
