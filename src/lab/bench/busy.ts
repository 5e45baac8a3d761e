import { type Played, presses } from './crowd.ts';
import { type Figure, spread } from './figure.ts';
import { floodFigures } from './flood.ts';
import { HERE } from './side/tree.ts';
import { pause, Stage, seedOf } from './stage.ts';

/** So many games are played at the same time. */
const CROWDS = [1, 20, 200];
/** What a request takes at least, in milliseconds. */
const REQUEST = 100;
/** So long after a game has begun, in milliseconds, its channel has Discord's full measure of messages again. */
const FRESH = 6000;

/**
 * How long a press of a button takes to be acknowledged, and to bring the next question, with more and more games of one
 * person each: at Discord's limits, each request at 100 ms, with real pictures and the same games in every run.
 */
export async function busyFigures(): Promise<Figure[]> {
  const stage = await Stage.open(HERE, { slow: REQUEST, limits: true, draws: true, statusRest: 45_000, limited: true });
  try {
    const games: Played[] = [];
    const figures: Figure[] = [];
    for (const crowd of CROWDS) {
      await gather(stage, games, crowd);
      figures.push(...(await crowded(stage, games)));
    }
    return [...figures, ...(await floodFigures(stage, games))];
  } finally {
    await stage.close();
  }
}

/** Games of one person each until there are so many, and the time in which each channel has its full measure again. */
async function gather(stage: Stage, games: Played[], crowd: number): Promise<void> {
  while (games.length < crowd) {
    const setup = { edition: 'second', people: 1, seed: seedOf(`busy ${games.length}`) };
    games.push({ game: await stage.seat(setup), busy: false });
  }
  await stage.told();
  await pause(FRESH);
}

/** What a crowd's presses take. */
async function crowded(stage: Stage, games: readonly Played[]): Promise<Figure[]> {
  const taken = stage.local.requestsTaken;
  await stage.side.call('watch', null);
  const { all, answers } = await presses(games);
  const delay = await stage.side.call('watched', null);
  await stage.told();
  const requests = stage.local.requestsTaken - taken;
  const crowd = games.length;
  const among = `with ${crowd} busy ${crowd === 1 ? 'game' : 'games'}`;
  const baseline = 'a request of 100 ms';
  return [
    {
      key: `busy.acknowledged.${crowd}`,
      what: `button to acknowledgement ${among}`,
      baseline,
      ...spread(
        all.map(({ acknowledged }) => acknowledged),
        REQUEST,
      ),
    },
    {
      key: `busy.next.${crowd}`,
      what: `button to the next question ${among}; a bare bot takes 2`,
      baseline,
      ...spread(
        all.flatMap(({ next }) => next ?? []),
        REQUEST,
      ),
      limit: 2,
    },
    {
      key: `busy.requests.${crowd}`,
      what: `requests an answer ${among}, those that answer interactions included`,
      baseline: 'an answer',
      ratio: requests / Math.max(1, answers),
      samples: answers,
    },
    {
      key: `busy.delay.${crowd}`,
      what: `event-loop delay of the bot ${among}, 99th percentile, in ms`,
      baseline: '1 ms',
      ratio: delay,
      limit: 20,
    },
  ];
}
