import type { GameDriver } from '../driver/game.ts';
import type { PictureDriver } from '../driver/picture.ts';
import type { Figure } from '../figure.ts';
import type { Tree } from '../side/tree.ts';
import { comparedFigure, likenessOf } from './compared.ts';
import { inTurns, pools, withSides } from './pair.ts';
import { playedBy, scripted } from './script.ts';

/** Pictures of each edition. */
const PICTURES = 30;
const TURNS = { turns: 3, warm: 1 };

/** Pictures of states as they follow each other, of both editions, in games that both sides play alike. */
export async function pictureFigures(there: Tree, note: (text: string) => void): Promise<Figure[]> {
  const games = await withSides<GameDriver, Awaited<ReturnType<typeof playedBy>>>(there, 'game', async (sides) =>
    playedBy(sides, await scripted(sides.here, 1, { people: 4, answers: 2 * PICTURES })),
  );
  const { alike, share } = likenessOf(
    games.map(({ matched }) => matched),
    note,
  );
  return withSides<PictureDriver, Figure[]>(there, 'picture', async (sides) => {
    const figures: Figure[] = [];
    for (const { game, journals } of games.filter(({ matched }) => alike.has(matched.name))) {
      const [times, bytes] = [pools(), pools()];
      await inTurns(TURNS, [journals], async (of, side, counts) => {
        const drawn = await sides[side].call('pictures', { journal: of[side], most: PICTURES });
        if (!counts) return;
        times[side].push(...drawn.times);
        bytes[side].push(...drawn.bytes);
      });
      const { edition } = game.setup;
      const about = (key: string, what: string) => ({
        key: `picture.${key}.${edition}`,
        what: `${what} (${edition} edition)`,
        baseline: there.name,
        alike: share,
      });
      figures.push(
        comparedFigure(about('next', 'drawing and encoding the board of the next state'), times),
        comparedFigure(about('size', 'bytes of that picture'), bytes),
      );
    }
    return figures;
  });
}
