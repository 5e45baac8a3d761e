import type { TableEdition } from '../../editions/edition/edition.ts';
import { needSnapshots } from '../../engine/entry.ts';
import { Play } from '../../engine/play.ts';
import { boardgame } from './boardgame.ts';
import { type Figure, median, middle, spent } from './figure.ts';
import { type Played, played, step, thought } from './played.ts';

/** Answers that a game is played for; enough for every phase to come by several times. */
const ANSWERS = 240;
/** Moves of the baseline in one run. */
const MOVES = 100;
const RUNS = 15;
/** Runs before those that are measured, of ours and of the baseline: a bot runs for weeks, and Node.js has long compiled it. */
const WARM_RUNS = 60;

/** How fast an edition answers, thinks and wakes. */
export function engineFigures(edition: TableEdition, options: object): Figure[] {
  const game = played(edition, ANSWERS, options);
  const { id } = edition;
  const answer = replayTime(game);
  const json = median(51, () => void JSON.parse(JSON.stringify(game.play.state)), spent);
  return [
    {
      key: `engine.answer.${id}`,
      what: `an answer, replayed (${id} edition)`,
      baseline: 'a move of boardgame.io in production on a state of that size',
      ratio: answer / moveTime(game),
      limit: 0.2,
    },
    {
      key: `engine.autopilot.${id}`,
      what: `a thought of the autopilot (${id} edition)`,
      baseline: 'an answer, replayed',
      ratio: thoughtTime(game) / answer,
      limit: 2,
    },
    {
      key: `engine.wake.${id}`,
      what: `waking a game from snapshot and journal (${id} edition)`,
      baseline: 'a JSON round trip of its state',
      ratio: wakeTime(edition, options) / json,
      limit: 2,
    },
  ];
}

/** Milliseconds for an answer of a whole game, without the thinking. */
function replayTime({ edition, first, entries }: Played): number {
  const replay = () => {
    const play = new Play(edition, JSON.parse(first), needSnapshots(entries));
    for (const entry of entries) {
      play.accept(entry);
      play.drain();
    }
  };
  return warmed(replay) / entries.length;
}

/** Milliseconds that the autopilot thinks about an answer of a whole game, with the question it looks at. */
function thoughtTime({ edition, first, entries }: Played): number {
  const runs = Array.from({ length: WARM_RUNS + RUNS }, () => {
    const play = new Play(edition, JSON.parse(first), needSnapshots(entries));
    let sum = 0;
    for (const entry of entries) {
      sum += spent(() => void thought(edition, play));
      play.accept(entry);
      play.drain();
    }
    return sum;
  });
  return middle(runs.slice(WARM_RUNS)) / entries.length;
}

/** Milliseconds for a move of boardgame.io on a state like ours. */
function moveTime({ play }: Played): number {
  return boardgame(play.state, (move) => {
    const moves = () => {
      for (let count = 0; count < MOVES; count++) move();
    };
    return warmed(moves) / MOVES;
  });
}

/** Milliseconds of a run, once enough have gone before. */
function warmed(run: () => void): number {
  for (let before = 0; before < WARM_RUNS; before++) run();
  return median(RUNS, run, spent);
}

/** Milliseconds to wake a game, the median of twenty moments of it. */
function wakeTime(edition: TableEdition, options: object): number {
  const game = played(edition, 40, options);
  const times: number[] = [];
  while (times.length < 20 && !game.play.over) {
    const { snapshot, since } = game.play;
    times.push(median(5, () => void Play.resume(edition, snapshot, since), spent));
    step(game);
  }
  return middle(times);
}
