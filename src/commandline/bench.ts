import { busyFigures } from '../bench/busy.ts';
import { durableFigures } from '../bench/durable.ts';
import { engineFigures } from '../bench/engine.ts';
import { measuredGroups } from '../bench/figure.ts';
import { ledgeredFigures } from '../bench/ledgered.ts';
import { pictureFigures } from '../bench/picture.ts';
import { sleepingFigures } from '../bench/sleeping.ts';
import { second } from '../editions/second/second.ts';
import { third } from '../editions/third/third.ts';
import { finish, refuse } from './finish.ts';
import { flags } from './flags.ts';
import { requestFigures } from './strangers/requests.ts';

/**
 * `npm run bench [-- --only engine]… [--json]`: how fast things are, as ratios against a baseline measured in the same run, so
 * that a slow machine changes nothing. Each figure is a median of several runs. What can't be measured is said, and the rest is
 * measured all the same; then it exits with 1.
 */
const values = flags({
  only: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
});

/** What is measured together; its name begins the keys of its figures. */
const GROUPS = {
  engine: () => [
    ...engineFigures(second, { ancientOne: 'cthulhu' }),
    ...engineFigures(third, { scenario: 'feastOfUmordhoth' }),
  ],
  durable: async () => [...durableFigures(), ...(await ledgeredFigures())],
  sleeping: sleepingFigures,
  busy: busyFigures,
  picture: pictureFigures,
  discord: async () => [...(await requestFigures('second')), ...(await requestFigures('third'))],
};

const only = values.only ?? Object.keys(GROUPS);
const unknown = only.find((name) => !Object.hasOwn(GROUPS, name));
if (unknown !== undefined) refuse(`--only is one of ${Object.keys(GROUPS).join(', ')}`);
const wanted = Object.entries(GROUPS).filter(([name]) => only.includes(name));
const { figures, failed } = await measuredGroups(wanted, {
  figure({ what, baseline, ratio, limit }) {
    if (values.json) return;
    const promise = limit === undefined ? '' : `, at most ${limit}${ratio > limit ? ' (MISSED)' : ''}`;
    console.log(`${ratio.toFixed(2).padStart(8)} × ${baseline}: ${what}${promise}`);
  },
  failure: (name, error) => console.error(`${name} could not be measured: ${error.message}`),
});
if (values.json) console.log(JSON.stringify(figures, null, 1));
await finish(failed.length > 0 ? 1 : 0);
