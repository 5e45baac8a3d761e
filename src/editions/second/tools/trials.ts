import { Fairness } from '../../tools/fairness.ts';
import type { Player } from '../../tools/playout.ts';
import { type Job, playJob, type Trials } from '../../tools/simulation.ts';

import type { Content } from '../content/content.ts';
import { variety } from '../setup/variety.ts';
import type { SecondEvent } from '../state/event.ts';
import { Coverage } from './coverage.ts';
import { shufflings } from './shuffling.ts';
import { rollOf, simulation } from './simulation.ts';

const EVERY_SIZE = [1, 2, 3, 4, 5, 6, 7, 8];
/** How often a number of players comes, against the others: large tables take long and are rare. */
const SIZE_SHARE: Readonly<Record<number, number>> = { 1: 10, 2: 10, 3: 8, 4: 7, 5: 4, 6: 3, 7: 2, 8: 2 };

interface Part {
  name: string;
  /** How much of all games it is, shared among the numbers of players. */
  share: number;
  players: readonly number[];
  player: Player;
  options?: Record<string, unknown>;
  varied?: true;
}

const PARTS: readonly Part[] = [
  { name: 'four', share: 0.08, players: [4], player: 'autopilot' },
  { name: 'plain', share: 0.14, players: EVERY_SIZE, player: 'autopilot' },
  { name: '2005', share: 0.06, players: EVERY_SIZE, player: 'autopilot', options: { printing: '2005' } },
  { name: 'mixed', share: 0.14, players: EVERY_SIZE, player: 'mixed' },
  { name: 'random', share: 0.22, players: EVERY_SIZE, player: 'random' },
  { name: 'varied', share: 0.2, players: EVERY_SIZE, player: 'mixed', varied: true },
  { name: 'varied random', share: 0.16, players: EVERY_SIZE, player: 'random', varied: true },
];

/** By which the second edition is tried out in whole games with a content. */
export function trials(content: Content): Trials {
  const foes = content.ancientOnes.map(({ id }) => id);
  const series = {
    simulate: simulation(content),
    coverage: () => new Coverage(content),
    fairness: () => new Fairness<SecondEvent>(rollOf),
    variety,
  };
  return {
    ...series,
    most: 8,
    foes: () => foes,
    play: (job) => playJob(series, job),
    suite: (seed, games) => suite(seed, games, foes),
    full: 10_000,
    complete: true,
    tables(job, foe, whole) {
      if (!whole) return { byAncientOne: foe };
      return {
        ...(job.player === 'autopilot' && job.players === 4 ? { byAncientOne: foe } : {}),
        byTable: tableOf(job),
      };
    },
    shufflings: (seed, games) => shufflings(content, seed, games),
  };
}

/**
 * All Ancient Ones and 1 to 8 players, by the autopilot, with random answers in between and with nothing but random
 * answers, in both printings and with variants and rulings by chance; the long games first, so that all cores end
 * together.
 */
function suite(seed: string, games: number, foes: readonly string[]): Job[] {
  // What rounding leaves over goes to the next job, so that the sum is right.
  let over = 0;
  return PARTS.flatMap(({ name, share, players, player, options = {}, varied }) =>
    players.map((count): Job => {
      const exact = share * games * sizeShare(count, players) + over;
      const whole = Math.max(1, Math.round(exact));
      over = exact - whole;
      return {
        edition: 'second',
        players: count,
        player,
        seed: `${seed}/${name} ${count}`,
        first: 0,
        games: whole,
        foes,
        options,
        ...(varied ? { varied } : {}),
      };
    }),
  );
}

function sizeShare(count: number, players: readonly number[]): number {
  const of = (size: number) => SIZE_SHARE[size] ?? 0;
  return of(count) / players.reduce((sum, size) => sum + of(size), 0);
}

function tableOf({ player, players, options, varied }: Job): string {
  const printing = options.printing === '2005' ? ', 2005' : '';
  return `${player}, ${players} ${players === 1 ? 'player' : 'players'}${printing}${varied ? ', variants' : ''}`;
}
