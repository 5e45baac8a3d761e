import { type Figure, spread } from './figure.ts';
import { HERE } from './side/tree.ts';
import { type Pressed, pause, Stage, type StagedGame, seedOf } from './stage.ts';

/** So many games are played at the same time. */
const CROWDS = [1, 20, 200];
/** Presses of each crowd. */
const PRESSES = 100;
/** Between two presses, whoever's, in milliseconds. */
const APART = 100;
/** What a request takes at least, in milliseconds. */
const REQUEST = 100;
/** So long after a game has begun, in milliseconds, its channel has Discord's full measure of messages again. */
const FRESH = 6000;

interface Played {
  game: StagedGame;
  /** Somebody has pressed something there, and nothing has come of it yet. */
  busy: boolean;
}

/**
 * How long a press of a button takes to be acknowledged, and to bring the next question, with more and more games of one
 * person each: at Discord's limits, each request at 100 ms, with real pictures and the same games in every run.
 */
export async function busyFigures(): Promise<Figure[]> {
  const stage = await Stage.open(HERE, { slow: REQUEST, limits: true, draws: true, statusRest: 45_000 });
  try {
    const games: Played[] = [];
    const figures: Figure[] = [];
    for (const crowd of CROWDS) {
      while (games.length < crowd) {
        const setup = { edition: 'second', people: 1, seed: seedOf(`busy ${games.length}`) };
        games.push({ game: await stage.seat(setup), busy: false });
      }
      await stage.told();
      await pause(FRESH);
      figures.push(...(await crowded(stage, games)));
    }
    return figures;
  } finally {
    await stage.close();
  }
}

/** What a crowd's presses take. */
async function crowded(stage: Stage, games: readonly Played[]): Promise<Figure[]> {
  const all: Pressed[] = [];
  let answers = 0;
  const taken = stage.local.requestsTaken;
  await stage.side.call('watch', null);
  await rhythm(PRESSES, games.length, async (press) => {
    const played = games[press % games.length];
    if (!played || played.busy) return;
    played.busy = true;
    const pressed = await once(played.game);
    answers += 1;
    if (pressed) all.push(pressed);
    played.busy = false;
  });
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

/** Somebody presses what a careful player would; null where that is no single press, and it is done at the table. */
async function once(game: StagedGame): Promise<Pressed | null> {
  const wish = await game.hint();
  const use = wish && (await game.use(wish));
  if (wish && use) return game.timedPress(wish, use);
  if (wish) await game.act(wish);
  return null;
}

/** Does something so many times, in the rhythm in which many people press buttons; so many may be under way at once. */
async function rhythm(times: number, most: number, work: (time: number) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  for (let time = 0; time < times; time++) {
    const rest = pause(APART);
    while (running.size >= most) await Promise.race(running);
    const done = work(time).finally(() => running.delete(done));
    running.add(done);
    await rest;
  }
  await Promise.all(running);
}
