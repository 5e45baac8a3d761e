import type { Setup, Wish } from './adapter/wish.ts';
import { type Figure, mean, quantile, spread } from './figure.ts';
import type { Tree } from './side/tree.ts';
import { type Pressed, pause, Stage, seedOf } from './stage.ts';

/** What a request takes at least, in milliseconds. */
const REQUEST = 100;
/** Between two presses at least, in milliseconds. */
const APART = 1000;
/** What people do in each game. */
const ANSWERS = 60;
const EDITIONS = ['second', 'third'] as const;
const SEEDS = ['question one', 'question two'] as const;

/** What came of the presses of one game. */
export interface Evening {
  /** What people did, by a press or otherwise. */
  wishes: Wish[];
  pressed: Pressed[];
  /** Requests in all, those that answer interactions included. */
  requests: number;
  /** Of how the game stood after each of them. */
  digests: string[];
}

/** The games that the question after an answer is waited for in: the same in every run. */
export const EVENINGS: readonly Setup[] = EDITIONS.flatMap((edition) =>
  SEEDS.map((seed) => ({ edition, people: 3, seed: seedOf(seed) })),
);

/** How long people wait for the question after an answer, who press a button a second, with the tree's bot alone. */
export async function questionFigures(tree: Tree): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const edition of EDITIONS) {
    const evenings: Evening[] = [];
    for (const setup of EVENINGS.filter((one) => one.edition === edition)) evenings.push(await evening(tree, setup));
    figures.push(...waitFigures(edition, evenings));
  }
  return figures;
}

/**
 * Three people press a button a second, as soon as they are asked, at Discord's limits, each request at 100 ms, with real
 * pictures.
 * @param script what they do; what a careful player would where it is left out
 */
export async function evening(tree: Tree, setup: Setup, script?: readonly Wish[]): Promise<Evening> {
  const stage = await Stage.open(tree, { slow: REQUEST, limits: true, draws: true, statusRest: 45_000 });
  try {
    const game = await stage.seat(setup);
    await stage.told();
    const taken = stage.local.requestsTaken;
    const evening: Evening = { wishes: [], pressed: [], requests: 0, digests: [] };
    while (evening.wishes.length < ANSWERS) {
      const wish = script ? script[evening.wishes.length] : await game.hint();
      if (!wish) break;
      const rest = pause(APART);
      const use = await game.use(wish);
      if (use) evening.pressed.push(await game.timedPress(wish, use));
      else if (!(await game.act(wish))) break;
      evening.wishes.push(wish);
      evening.digests.push(await game.digest());
      await rest;
    }
    await stage.told();
    return { ...evening, requests: stage.local.requestsTaken - taken };
  } finally {
    await stage.close();
  }
}

/** What some evenings come to, of one edition. */
export function waitFigures(edition: string, evenings: readonly Evening[]): Figure[] {
  const pressed = evenings.flatMap((evening) => evening.pressed);
  const asked = pressed.filter(({ next }) => next !== null);
  const rounds = asked.filter(({ endsRound }) => endsRound);
  const before = asked.map((press) => press.before);
  const baseline = 'a request of 100 ms';
  const waits = (presses: readonly Pressed[]) =>
    spread(
      presses.flatMap(({ next }) => next ?? []),
      REQUEST,
    );
  const requests = evenings.reduce((sum, evening) => sum + evening.requests, 0);
  const answers = evenings.reduce((sum, { wishes }) => sum + wishes.length, 0);
  return [
    {
      key: `question.next.${edition}`,
      what: `the question after an answer, counted from the press, a press a second (${edition} edition)`,
      baseline,
      ...waits(asked),
    },
    ...(rounds.length === 0
      ? []
      : [
          {
            key: `question.round.${edition}`,
            what: `the same after presses that end a round (${edition} edition)`,
            baseline,
            ...waits(rounds),
          },
        ]),
    {
      key: `question.before.${edition}`,
      what: `requests before that question, besides the acknowledgement, the mean (${edition} edition)`,
      baseline: 'a request',
      ratio: mean(before),
      worst: quantile(before, 1),
      samples: before.length,
    },
    {
      key: `question.requests.${edition}`,
      what: `requests an answer, those that answer interactions included (${edition} edition)`,
      baseline: 'an answer',
      ratio: requests / Math.max(1, answers),
      samples: answers,
    },
  ];
}
