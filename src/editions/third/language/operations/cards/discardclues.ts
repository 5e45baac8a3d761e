import type { Option, Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import { sheetClues } from '../../../board/scenariosheet.ts';
import { inPlay, investigator } from '../../../investigators/investigator.ts';
import { spend } from '../../../investigators/resource.ts';
import { ask } from '../../../state/asking.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import type { Clues } from './discard.ts';

/** Where clues can be taken from: a seat's own, or the scenario sheet. */
type Pool = Seat | 'sheet';

/**
 * Discards clues, as many as there are up to the count; from several investigators or the sheet as the owner chooses
 * (`cost.clue`; silence takes the sheet's last). @returns how many went
 */
export function* discardClues(game: Game, seat: Seat | null, wanted: Clues, context: EffectContext): Flow<number> {
  const all: Pool[] = wanted.from === 'sheet' ? ['sheet'] : [...inPlay(game.state), 'sheet'];
  const pools = () => all.filter((pool) => cluesIn(game, pool) > 0);
  const there = pools().reduce<number>((sum, pool) => sum + cluesIn(game, pool), 0);
  const count = wanted.count === 'all' ? there : Math.min(there, wanted.count);
  for (let gone = 0; gone < count; gone++) {
    const chosen = yield* ask(game, seat, context, {
      kind: 'cost.clue',
      rule: '3E-417.1',
      options: () => pools().map((pool) => poolOption(game, pool)),
    });
    if (chosen === 'sheet') sheetClues(game, -1);
    else if (chosen !== null) spend(game, Number(chosen), { what: 'clue', amount: 1 }, context.source);
  }
  return count;
}

function cluesIn(game: Game, pool: Pool): number {
  return pool === 'sheet' ? game.state.sheet.clues : investigator(game, pool).clues;
}

function poolOption(game: Game, pool: Pool): Option {
  const clues = cluesIn(game, pool);
  return pool === 'sheet'
    ? { id: 'sheet', label: phrase('third-option-clue-sheet', { clues }) }
    : { id: String(pool), label: phrase('third-option-clue-seat', { seat: ref('seat', String(pool)), clues }) };
}
