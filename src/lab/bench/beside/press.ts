import type { Wish } from '../adapter/wish.ts';
import type { GameDriver } from '../driver/game.ts';
import type { Figure } from '../figure.ts';
import { Side } from '../side/side.ts';
import { HERE, type Tree } from '../side/tree.ts';
import { Stage, type StagedGame } from '../stage.ts';
import { type About, comparedFigure, comparedMeans, likenessOf, type Matched, type Measured } from './compared.ts';
import { EDITIONS, inTurns, type Pair, pools, SIDES, together } from './pair.ts';
import { type Scripted, scripted } from './script.ts';

/** Games of each edition, and what people do in each. */
const GAMES = 2;
const ANSWERS = 40;
const STARTS = { turns: 12, warm: 0 };

interface Evening {
  edition: string;
  matched: Matched;
  /** Milliseconds of the bot's processor, of each press. */
  times: Measured;
  /** Requests of each answer. */
  requests: Measured;
}

/**
 * From the press to the last request, the status and all that is told included: the processor of the bot alone, a dot for
 * each picture. Then what the bot has in memory, and what it takes to start above these games.
 */
export async function pressFigures(there: Tree, note: (text: string) => void): Promise<Figure[]> {
  const stages = { here: await Stage.open(HERE), there: await Stage.open(there) };
  try {
    const evenings: Evening[] = [];
    const [memory, starts] = [pools(), pools()];
    for (const game of await scripts()) {
      evenings.push(await playedInTurns(stages, game));
      for (const side of SIDES) memory[side].push(await stages[side].side.call('memory', null));
    }
    const { alike, share } = likenessOf(
      evenings.map(({ matched }) => matched),
      note,
    );
    for (const side of SIDES) await stages[side].lower();
    await inTurns(STARTS, [null], async (_, side) => void starts[side].push(await stages[side].restarted()));
    const baseline = there.name;
    return [
      ...EDITIONS.flatMap((edition) => {
        const own = evenings.filter((one) => one.edition === edition && alike.has(one.matched.name));
        return own.length === 0 ? [] : editionFigures(own, { edition, baseline, share });
      }),
      comparedFigure({ key: 'press.start', what: 'starting above these games', baseline }, starts),
      comparedFigure({ key: 'press.memory', what: 'memory of the bot after each of these games', baseline }, memory),
    ];
  } finally {
    for (const side of SIDES) await stages[side].close();
  }
}

async function scripts(): Promise<Scripted[]> {
  const player = await Side.start<GameDriver>(HERE, 'game');
  try {
    return await scripted(player, GAMES, { people: 3, answers: ANSWERS });
  } finally {
    await player.stop();
  }
}

function editionFigures(
  evenings: readonly Evening[],
  { edition, baseline, share }: { edition: string; baseline: string; share: number },
): Figure[] {
  const about = (key: string, what: string): About => ({
    key: `press.${key}.${edition}`,
    what: `${what} (${edition} edition)`,
    baseline,
    alike: share,
  });
  return [
    comparedFigure(about('last', 'from press to the last request'), together(evenings.map(({ times }) => times))),
    comparedMeans(about('requests', 'requests an answer'), together(evenings.map(({ requests }) => requests))),
  ];
}

/** A script is played at both stages, answer by answer, as long as they stand alike. */
async function playedInTurns(stages: Pair<Stage>, { name, setup, script }: Scripted): Promise<Evening> {
  const seats = { here: await stages.here.seat(setup), there: await stages.there.seat(setup) };
  for (const side of SIDES) await stages[side].quiet();
  const digests: Pair<string[]> = { here: [], there: [] };
  const [times, requests] = [pools(), pools()];
  for (const [at, wish] of script.entries()) {
    for (const side of at % 2 === 0 ? SIDES : SIDES.toReversed()) {
      const { local } = stages[side];
      const taken = local.requestsTaken;
      const time = await pressed(stages[side], seats[side], wish);
      if (time !== null) times[side].push(time);
      requests[side].push(local.requestsTaken - taken);
      digests[side].push(await seats[side].digest());
    }
    if (digests.here.at(-1) !== digests.there.at(-1)) break;
  }
  return { edition: setup.edition, matched: { name, ...digests, answers: script.length }, times, requests };
}

/** Milliseconds of the bot's processor for a press and all that comes of it; null where no single press does it. */
async function pressed(stage: Stage, game: StagedGame, wish: Wish): Promise<number | null> {
  const use = await game.use(wish);
  if (!use) {
    await game.act(wish);
    await stage.quiet();
    return null;
  }
  const before = await stage.side.call('spent', null);
  await game.press(wish, use);
  return (await stage.side.call('spent', null)) - before;
}
