import { createHash } from 'node:crypto';
import { type ChiSquare, shuffledEvenly } from '../../../engine/chisquare.ts';
import { shuffleDeck } from '../cards/deck.ts';
import type { Content } from '../content/content.ts';
import { gameOf } from '../game/game.ts';
import { aNewTable } from '../setup/newtable.ts';
import { createState } from '../setup/setup.ts';
import { readOptions } from '../state/options.ts';

/** The decks that setup shuffles as it creates the game, and those it shuffles after the fixed possessions. */
const CREATED = ['mythos', 'gate'] as const;
const DEALT = ['common', 'unique', 'spell', 'skill', 'ally'] as const;

/**
 * Sets up that many games and counts where every card and gate marker comes to lie: by deck, whether all positions are
 * equally likely for all of them.
 * @param seed any text; game `<seed>/<number>`
 */
export function shufflings(
  content: Content,
  seed: string,
  games: number,
): Record<string, ChiSquare & { shuffles: number }> {
  const tables = new Map<string, Map<string, number[]>>();
  for (let number = 0; number < games; number++) {
    const state = createState(content, {
      options: readOptions(aNewTable({}, { persons: 1, brisk: false })),
      seats: [{ sheet: null }],
      seed: createHash('sha256').update(`${seed}/${number}`).digest('hex'),
    });
    const game = gameOf(content, state);
    for (const deck of DEALT) shuffleDeck(game, deck);
    for (const deck of [...CREATED, ...DEALT]) count(tables, deck, state.decks[deck]);
    count(tables, 'gates', state.gateStack);
  }
  return Object.fromEntries(
    [...tables].map(([deck, table]) => [deck, { ...shuffledEvenly([...table.values()]), shuffles: games }]),
  );
}

function count(tables: Map<string, Map<string, number[]>>, deck: string, order: readonly string[]): void {
  const table = tables.get(deck) ?? new Map<string, number[]>();
  tables.set(deck, table);
  for (const [position, id] of order.entries()) {
    const row = table.get(id) ?? new Array<number>(order.length).fill(0);
    row[position] = (row[position] ?? 0) + 1;
    table.set(id, row);
  }
}
