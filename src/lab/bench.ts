import { finish } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import { besideGroups } from './bench/beside/groups.ts';
import { busyFigures } from './bench/busy.ts';
import { durableFigures } from './bench/durable.ts';
import { encoderFigures } from './bench/encoder.ts';
import { engineFigures } from './bench/engine.ts';
import { lineOf, type Measure, measuredGroups } from './bench/figure.ts';
import { ledgeredFigures } from './bench/ledgered.ts';
import { memoryFigures } from './bench/memory.ts';
import { pictureFigures } from './bench/picture.ts';
import { questionFigures } from './bench/question.ts';
import { HERE, treeOf } from './bench/side/tree.ts';
import { sleepingFigures } from './bench/sleeping.ts';
import { storyFigures } from './bench/story.ts';
import { waitingFigures } from './bench/wait.ts';
import { walkFigures } from './bench/walk.ts';
import { second, third } from './box.ts';
import { requestFigures } from './strangers/requests.ts';

/**
 * `npm run bench [-- --only engine]… [--json]`: how fast things are, as ratios against a baseline measured in the same run, so
 * that a slow machine changes nothing. With `--beside COMMIT` the baseline is that commit, driven in turns with this one.
 * `--walk` is short for `--only walk`. What can't be measured is said, and the rest is measured all the same; then it exits
 * with 1.
 */
const values = flags({
  only: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  beside: { type: 'string' },
  walk: { type: 'boolean', default: false },
});

/** What is measured together; its name begins the keys of its figures. */
const GROUPS: Readonly<Record<string, Measure>> = {
  engine: () => [
    ...engineFigures(second, { ancientOne: 'cthulhu' }),
    ...engineFigures(third, { scenario: 'feastOfUmordhoth' }),
  ],
  durable: async () => [...durableFigures(), ...(await ledgeredFigures())],
  sleeping: sleepingFigures,
  picture: pictureFigures,
  encoder: encoderFigures,
  discord: async () => [...(await requestFigures('second')), ...(await requestFigures('third'))],
  wait: waitingFigures,
  question: () => questionFigures(HERE),
  busy: busyFigures,
  memory: memoryFigures,
  walk: walkFigures,
  story: storyFigures,
};

// Whatever was checked out and bundled goes when the process ends by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const groups = values.beside === undefined ? GROUPS : besideGroups(tree(values.beside));
const only = [...(values.only ?? []), ...(values.walk ? ['walk'] : [])];
const unknown = only.find((name) => !Object.hasOwn(groups, name));
if (unknown !== undefined) {
  console.error(`--only is one of ${Object.keys(groups).join(', ')}`);
  process.exit(2);
}
const wanted = Object.entries(groups).filter(([name]) => only.length === 0 || only.includes(name));
const { figures, failed } = await measuredGroups(wanted, {
  figure(figure) {
    if (!values.json) console.log(lineOf(figure));
  },
  note(text) {
    if (values.json) console.error(text);
    else console.log(text);
  },
  failure: (name, error) => console.error(`${name} could not be measured: ${error.message}`),
});
if (values.json) console.log(JSON.stringify(figures, null, 1));
await finish(failed.length > 0 ? 1 : 0);

function tree(commit: string) {
  try {
    return treeOf(commit);
  } catch (error) {
    console.error(`${commit} can't be had: ${error instanceof Error ? error.message : error}`);
    process.exit(2);
  }
}
