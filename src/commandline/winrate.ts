import type { SimulationResult } from '../editions/second/tools/simulation.ts';

/** What came of the games of one kind. */
interface WinRate {
  games: number;
  won: number;
  /** 0 to 1, to three places. */
  rate: number;
  /** Games by result and way, for instance `won sealing`; `broken` where there was none. */
  ways: Record<string, number>;
  /** Averages of a game, to one place. */
  turns: number;
  devoured: number;
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

function rateOf(results: readonly SimulationResult[]): WinRate {
  const ways: Record<string, number> = {};
  for (const { outcome } of results) {
    const way = outcome ? `${outcome.result} ${outcome.way}` : 'broken';
    ways[way] = (ways[way] ?? 0) + 1;
  }
  const games = results.length;
  const won = results.filter(({ outcome }) => outcome?.result === 'won').length;
  const average = (numbers: number[]) => Math.round((10 * numbers.reduce((sum, one) => sum + one, 0)) / games) / 10;
  return {
    games,
    won,
    rate: Math.round((1000 * won) / games) / 1000,
    ways,
    turns: average(results.map(({ turns }) => turns)),
    devoured: average(results.map(({ devoured }) => devoured)),
  };
}
