import type { Woken } from '../driver/coverage.ts';
import type { Figure, Measure } from '../figure.ts';
import { paintedMemory, playedMemory } from '../memory.ts';
import { EVENINGS, type Evening, evening } from '../question.ts';
import { HERE, type Tree } from '../side/tree.ts';
import type { Pressed } from '../stage.ts';
import { fightWalks, functionsOf } from '../walk.ts';
import { type About, comparedFigure, likenessOf, type Matched, type Measured } from './compared.ts';
import { gameFigures } from './game.ts';
import { EDITIONS, pools } from './pair.ts';
import { pictureFigures } from './picture.ts';
import { pressFigures } from './press.ts';

/** What is measured beside another tree, in groups; the name of a group begins the keys of its figures. */
export function besideGroups(there: Tree): Record<string, Measure> {
  return {
    game: (note) => gameFigures(there, note),
    picture: (note) => pictureFigures(there, note),
    press: (note) => pressFigures(there, note),
    question: (note) => questionFigures(there, note),
    memory: () => memoryFigures(there),
    walk: () => walkFigures(there),
  };
}

/** The question after an answer, at Discord's limits, evening by evening in turns. */
async function questionFigures(there: Tree, note: (text: string) => void): Promise<Figure[]> {
  const evenings: { edition: string; matched: Matched; here: Evening; there: Evening }[] = [];
  for (const [at, setup] of EVENINGS.entries()) {
    const here = await evening(HERE, setup);
    const other = await evening(there, setup, here.wishes);
    const name = `${setup.edition} edition, evening ${at + 1}`;
    const matched = { name, here: here.digests, there: other.digests, answers: here.wishes.length };
    evenings.push({ edition: setup.edition, matched, here, there: other });
  }
  const { alike, share } = likenessOf(
    evenings.map(({ matched }) => matched),
    note,
  );
  return EDITIONS.flatMap((edition) => {
    const own = evenings.filter((one) => one.edition === edition && alike.has(one.matched.name));
    const waits = (counts: (press: Pressed) => boolean): Measured => ({
      here: own.flatMap(({ here }) => here.pressed.filter(counts).flatMap(({ next }) => next ?? [])),
      there: own.flatMap((one) => one.there.pressed.filter(counts).flatMap(({ next }) => next ?? [])),
    });
    const about = (key: string, what: string): About => ({
      key: `question.${key}.${edition}`,
      what: `${what} (${edition} edition)`,
      baseline: there.name,
      alike: share,
    });
    const [all, rounds] = [waits(() => true), waits(({ endsRound }) => endsRound)];
    return [
      ...(all.here.length > 0 ? [comparedFigure(about('next', 'the question after an answer'), all)] : []),
      ...(rounds.here.length > 0
        ? [comparedFigure(about('round', 'the same after presses that end a round'), rounds)]
        : []),
    ];
  });
}

/** Memory of the bot and of what draws for it. */
async function memoryFigures(there: Tree): Promise<Figure[]> {
  const [bot, painter, painted] = [pools(), pools(), pools()];
  for (const [side, tree] of [['here', HERE] as const, ['there', there] as const]) {
    const played = await playedMemory(tree);
    bot[side].push(played.bot);
    painter[side].push(played.painter);
    painted[side].push(await paintedMemory(tree));
  }
  const baseline = there.name;
  return [
    comparedFigure({ key: 'memory.bot', what: 'memory of the bot after 20 games', baseline }, bot),
    comparedFigure({ key: 'memory.painter.games', what: 'of what draws for it, then', baseline }, painter),
    comparedFigure({ key: 'memory.painter.pictures', what: 'of that after 100 pictures', baseline }, painted),
  ];
}

/** Functions and files that a press wakes. */
async function walkFigures(there: Tree): Promise<Figure[]> {
  const walks = { here: await fightWalks(HERE), there: await fightWalks(there) };
  const counts = (count: (woken: Woken) => number): Measured => ({
    here: walks.here.map(count),
    there: walks.there.map(count),
  });
  const baseline = there.name;
  const [functions, files] = [counts((woken) => functionsOf(woken)), counts((woken) => Object.keys(woken).length)];
  return [
    comparedFigure({ key: 'walk.functions', what: 'functions that a press of Fight wakes', baseline }, functions),
    comparedFigure({ key: 'walk.files', what: 'files that they stand in', baseline }, files),
  ];
}
