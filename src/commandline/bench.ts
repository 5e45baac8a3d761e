import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCanvas } from 'canvas';
import { secondEdition } from '../editions/second/game/edition.ts';
import { second } from '../editions/second/second.ts';
import { createState } from '../editions/second/setup/setup.ts';
import { boardPicture } from '../editions/second/shown/boardview.ts';
import { namer } from '../editions/second/shown/namer.ts';
import { seen } from '../editions/second/shown/seen.ts';
import type { SecondEvent } from '../editions/second/state/event.ts';
import { readOptions } from '../editions/second/state/options.ts';
import type { State } from '../editions/second/state/state.ts';
import { type Entry, Play } from '../engine/play.ts';
import { drawPage } from '../render/draw.ts';
import { loadIcons } from '../render/drawing/icon.ts';
import { encodePng } from '../render/drawing/png.ts';
import { closePictures, drawPicture } from '../render/picture.ts';
import { openDatabase, Store } from '../store/store.ts';
import { Words } from '../words/words.ts';

/**
 * `npm run bench [-- --json]`: how fast things are, as ratios against a baseline measured in the same run, so that a
 * slow machine changes nothing. Each figure is a median of several runs.
 */
interface Figure {
  what: string;
  baseline: string;
  ratio: number;
  /** What it should not exceed, where something is promised. */
  limit?: number;
}

const figures: Figure[] = [];
const game = midGame();
const spec = boardPicture(game.play.state, new Words('en').with(namer(game.play.state)), []);

await loadIcons();
const reference = median(15, () => void drawReference());
const board = median(15, () => void drawPage(spec));
const encoding = (() => {
  const page = drawPage(spec);
  return median(15, () => void encodePng(page));
})();
figures.push({ what: 'drawing the board', baseline: '300 discs and 120 labels', ratio: board / reference, limit: 3 });
figures.push({
  what: 'drawing and encoding',
  baseline: 'encoding alone',
  ratio: (board + encoding) / encoding,
  limit: 1.5,
});
figures.push({
  what: 'size of the board in bytes',
  baseline: '500,000',
  ratio: encodePng(drawPage(spec)).length / 500_000,
  limit: 1,
});

const json = median(51, () => void JSON.parse(JSON.stringify(game.play.state)));
figures.push({
  what: 'waking a game from snapshot and journal',
  baseline: 'a JSON round trip of its state',
  ratio: resumeTime() / json,
});
figures.push({
  what: 'a whole turn of four autopilots',
  baseline: 'a JSON round trip of its state',
  ratio: turnTime() / json,
});
figures.push({ what: 'an answer with its transaction', baseline: 'an empty transaction', ratio: transactionRatio() });
figures.push({
  what: 'event-loop delay, 99th percentile, while 20 boards are drawn, in ms',
  baseline: '1 ms',
  ratio: await loopDelay(),
  limit: 20,
});
await closePictures();

const rounded = figures.map((figure) => ({ ...figure, ratio: Math.round(figure.ratio * 100) / 100 }));
if (process.argv.includes('--json')) console.log(JSON.stringify(rounded, null, 1));
else {
  for (const { what, baseline, ratio, limit } of rounded) {
    const promise = limit === undefined ? '' : `, at most ${limit}${ratio > limit ? ' (MISSED)' : ''}`;
    console.log(`${ratio.toFixed(2).padStart(8)} × ${baseline}: ${what}${promise}`);
  }
}

/** A game some turns in, and the entries that led there. */
function midGame(): { play: Play<State, SecondEvent>; entries: Entry[] } {
  const seats = Array.from({ length: 4 }, () => ({ sheet: null }));
  const state = createState({ options: readOptions({ ancientOne: 'cthulhu' }), seats, seed: 'be'.repeat(32) });
  const play = new Play(secondEdition, state);
  const entries: Entry[] = [];
  while (play.state.turn < 6 || play.since.length < 2) step(play, entries);
  return { play, entries };
}

function step(play: Play<State, SecondEvent>, entries: Entry[] = []): void {
  const [decision] = play.open;
  const seat = decision?.seats[0];
  if (!decision || seat === undefined) throw new Error('the game ended too early for a benchmark');
  const offers = play.offers.filter((offer) => offer.seat === seat);
  const move = second.autopilot(seen(play.state), decision, seat, offers);
  const entry: Entry =
    'answer' in move ? { kind: 'answer', answer: move.answer } : { kind: 'interrupt', seat, interrupt: move.interrupt };
  play.accept(entry);
  play.drain();
  entries.push(entry);
}

function resumeTime(): number {
  const { snapshot, since } = game.play;
  return median(31, () => void Play.resume(secondEdition, snapshot, since));
}

function turnTime(): number {
  return median(5, () => {
    const play = new Play(secondEdition, JSON.parse(game.play.snapshot) as State);
    const { turn } = play.state;
    while (!play.over && play.state.turn === turn) step(play);
  });
}

function transactionRatio(): number {
  const store = new Store(openDatabase(':memory:'));
  const empty = median(201, () => store.transaction(() => store.outbox.games()));
  const play = Play.resume(secondEdition, game.play.snapshot, game.play.since);
  const answering = median(21, () => {
    store.transaction(() => {
      if (play.over) return;
      step(play);
      store.outbox.games();
    });
  });
  store.close();
  return answering / empty;
}

async function loopDelay(): Promise<number> {
  await drawPicture(spec);
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  const boards = Array.from({ length: 20 }, (_, turn) => {
    if (spec.kind !== 'board') throw new Error('not a board');
    return drawPicture({ ...spec, view: { ...spec.view, turn: 100 + turn } });
  });
  await Promise.all(boards);
  histogram.disable();
  return histogram.percentile(99) / 1e6;
}

/** The fixed reference: 300 discs and 120 labels of 13 letters on 1600 × 1000. */
function drawReference(): void {
  const canvas = createCanvas(1600, 1000);
  const pen = canvas.getContext('2d');
  for (let disc = 0; disc < 300; disc++) {
    pen.fillStyle = `hsl(${disc}, 60%, 50%)`;
    pen.beginPath();
    pen.arc((disc * 97) % 1600, (disc * 61) % 1000, 24, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = '#000';
  pen.font = '20px sans-serif';
  for (let label = 0; label < 120; label++) pen.fillText('thirteen abcd', (label * 131) % 1500, (label * 83) % 1000);
}

/** Milliseconds, the median of so many runs. */
function median(runs: number, work: () => void): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const begun = process.hrtime.bigint();
    work();
    return Number(process.hrtime.bigint() - begun) / 1e6;
  }).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? 0;
}
