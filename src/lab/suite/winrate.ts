import type { SimulationResult } from '../../editions/tools/simulation.ts';

/** What came of the games of one kind. */
interface WinRate {
  games: number;
  won: number;
  /** 0 to 1, to three places. */
  rate: number;
  /** Games by how they ended, for instance `won sealing` or `lost codex 9`; `broken` where there was no end. */
  ways: Record<string, number>;
  /** Averages of a game, to one place. */
  turns: number;
  answers: number;
  lost: number;
}

/** Wins counted by a key of the counter's own choice: the Ancient One, the number of players. */
export class WinRates {
  private readonly games = new Map<string, SimulationResult[]>();

  add(key: string, result: SimulationResult): void {
    const known = this.games.get(key);
    if (known) known.push(result);
    else this.games.set(key, [result]);
  }

  /** By key in alphabetical order. */
  report(): Record<string, WinRate> {
    const keys = [...this.games.keys()].sort();
    return Object.fromEntries(keys.map((key) => [key, rateOf(this.games.get(key) ?? [])]));
  }
}

/** What came of these games. */
export function rateOf(results: readonly SimulationResult[]): WinRate {
  const ways: Record<string, number> = {};
  for (const { outcome } of results) {
    const way = outcome ? `${outcome.result} ${outcome.way} ${outcome.card ?? ''}`.trim() : 'broken';
    ways[way] = (ways[way] ?? 0) + 1;
  }
  const games = results.length;
  const won = results.filter(({ outcome }) => outcome?.result === 'won').length;
  const average = (numbers: number[]) =>
    Math.round((10 * numbers.reduce((sum, one) => sum + one, 0)) / Math.max(1, games)) / 10;
  return {
    games,
    won,
    rate: Math.round((1000 * won) / Math.max(1, games)) / 1000,
    ways,
    turns: average(results.map(({ turns }) => turns)),
    answers: average(results.map(({ answers }) => answers)),
    lost: average(results.map(({ lost }) => lost)),
  };
}
