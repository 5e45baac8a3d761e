import type { GameDriver } from '../driver/game.ts';
import type { Figure } from '../figure.ts';
import type { Side } from '../side/side.ts';
import type { Tree } from '../side/tree.ts';
import { type About, comparedFigure, likenessOf, type Matched } from './compared.ts';
import { EDITIONS, inTurns, type Pair, pools, together, withSides } from './pair.ts';
import { type PlayedTwice, playedBy, scripted } from './script.ts';

/** Games of each edition, and what people do in each. */
const GAMES = 3;
const ANSWERS = 60;
const TABLE = { turns: 4, warm: 1 };
const ENGINE = { turns: 40, warm: 15 };
const THOUGHT = { turns: 8, warm: 3 };

type Note = (text: string) => void;

/** Answers in the engine and in the table's transactions, thoughts, and games that wake: milliseconds of the processor. */
export function gameFigures(there: Tree, note: Note): Promise<Figure[]> {
  return withSides<GameDriver, Figure[]>(there, 'game', async (sides) => {
    const games = await playedBy(sides, await scripted(sides.here, GAMES, { people: 4, answers: ANSWERS }));
    const { alike, share } = likenessOf(
      games.map(({ matched }) => matched),
      note,
    );
    const figures: Figure[] = [];
    for (const edition of EDITIONS) {
      const own = games.filter(({ game, matched }) => game.setup.edition === edition && alike.has(matched.name));
      if (own.length === 0) continue;
      const about = (key: string, what: string): About => ({
        key: `game.${key}.${edition}`,
        what: `${what} (${edition} edition)`,
        baseline: there.name,
        alike: share,
      });
      const { answers, wakes } = await tableTimes(sides, own);
      figures.push(
        comparedFigure(about('engine', 'an answer in the engine, replayed'), await engineTimes(sides, own)),
        comparedFigure(about('answer', 'the transaction of an answer'), answers),
        comparedFigure(about('wake', 'waking a game that sleeps'), wakes),
        ...(await thoughtFigures(sides, own, { about: about('thought', 'a thought of the autopilot'), note })),
      );
    }
    return figures;
  });
}

async function tableTimes(sides: Pair<Side<GameDriver>>, games: readonly PlayedTwice[]) {
  const [answers, wakes] = [pools(), pools()];
  await inTurns(TABLE, games, async ({ game: { setup, script } }, side, counts) => {
    const played = await sides[side].call('play', { setup, script });
    if (!counts) return;
    answers[side].push(...played.answers);
    wakes[side].push(...played.wakes);
  });
  return { answers, wakes };
}

async function engineTimes(sides: Pair<Side<GameDriver>>, games: readonly PlayedTwice[]) {
  const times = pools();
  await inTurns(ENGINE, games, async ({ journals }, side, counts) => {
    const time = await sides[side].call('replay', journals[side]);
    if (counts) times[side].push(time);
  });
  return times;
}

/** None where both sides think alike in no game. */
async function thoughtFigures(
  sides: Pair<Side<GameDriver>>,
  games: readonly PlayedTwice[],
  { about, note }: { about: About; note: Note },
): Promise<Figure[]> {
  const thoughts = games.map(({ game, journals }) => ({
    name: `thoughts of ${game.name}`,
    journals,
    digests: { here: [], there: [] } as Pair<string[]>,
    times: pools(),
  }));
  await inTurns(THOUGHT, thoughts, async ({ journals, digests, times }, side, counts) => {
    const thought = await sides[side].call('thoughts', journals[side]);
    digests[side] = thought.digests;
    if (counts) times[side].push(...thought.times);
  });
  const matched = thoughts.map(({ name, digests }): Matched => {
    return { name, ...digests, answers: digests.here.length };
  });
  const { alike, share } = likenessOf(matched, note);
  const own = thoughts.filter(({ name }) => alike.has(name));
  return own.length === 0
    ? []
    : [comparedFigure({ ...about, alike: share * (about.alike ?? 1) }, together(own.map(({ times }) => times)))];
}
