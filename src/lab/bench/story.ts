import { readFileSync } from 'node:fs';
import path from 'node:path';
import { second, simulateSecond, simulateThird, third } from '../box.ts';
import type { Figure } from './figure.ts';
import { type Misplaced, Moments } from './moments.ts';
import { looksAtText } from './patterns.ts';
import { HERE } from './side/tree.ts';
import { linesIn, sourcesIn } from './sources.ts';

/** Games of each edition in which great moments are looked at, and people in them at most. */
const GAMES = 100;
const PEOPLE = 4;
/** What puts what happens into an order and into words, whatever folder that has moved to. */
const TELLING = [
  ...(['src/story', 'src/words/story.ts', 'src/editions/telling', 'src/editions/shown'] as const),
  ...(['src/editions/second/telling', 'src/editions/second/shown'] as const),
  ...(['src/editions/third/telling', 'src/editions/third/shown'] as const),
] as const;
const WORDS = /from '(?:\.\.\/)+words\//;

/** How what happens is told: figures that are counted, and the same on every machine. */
export function storyFigures(note: (text: string) => void): Figure[] {
  const looks = looksAtText(HERE.root);
  for (const { place, code } of looks) note(`  ${place}: ${code}`);
  const speaking = sourcesIn(HERE.root, 'src/table').filter((file) =>
    WORDS.test(readFileSync(path.join(HERE.root, file), 'utf8')),
  );
  for (const file of speaking) note(`  ${file} speaks`);
  return [
    counted(
      'story.patterns',
      'places in telling, table and discord that look at what may have been said',
      looks.length,
      0,
    ),
    counted('story.speaking', 'files of the table that know words', speaking.length, 0),
    counted(
      'story.telling',
      'lines of telling and shown, with what arranges and says it',
      linesIn(HERE.root, TELLING),
      6500,
    ),
    counted('story.lines', 'lines of sources and commands', linesIn(HERE.root, ['src', 'commands']), 113_300),
    momentFigure(note),
  ];
}

function counted(key: string, what: string, ratio: number, limit: number): Figure {
  return { key, what, baseline: 'one', ratio, limit };
}

/** Great moments of generated games that stand before their cause, or within it. */
function momentFigure(note: (text: string) => void): Figure {
  const { count, misplaced } = momentsOf(GAMES);
  for (const { moment, beside } of misplaced.slice(0, 10)) note(`  ${moment.says.key} apart from ${beside.says.key}`);
  const figure = counted(
    'story.moments',
    `great moments of ${2 * GAMES} generated games that stand before their cause, or within it`,
    misplaced.length,
    0,
  );
  return { ...figure, samples: count };
}

/** The great moments of so many generated games of each edition: how many there are, and those that stand where they should not. */
export function momentsOf(games: number): { count: number; misplaced: Misplaced[] } {
  const moments = [new Moments(second), new Moments(third)] as const;
  for (let game = 0; game < games; game++) {
    const setup = { players: 1 + (game % PEOPLE), seed: `moments ${game}`, foe: null, player: 'mixed' } as const;
    simulateSecond({ ...setup, watch: (_events, _open, state, steps) => moments[0].hear(steps, state) });
    simulateThird({ ...setup, watch: (_events, _open, state, steps) => moments[1].hear(steps, state) });
    for (const one of moments) one.over();
  }
  return {
    count: moments[0].count + moments[1].count,
    misplaced: moments.flatMap(({ misplaced }) => misplaced),
  };
}
