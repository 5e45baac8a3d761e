import type { Effect } from '../../../../../src/editions/third/content/effect.ts';
import { run } from '../../../../../src/editions/third/language/table.ts';
import type { EffectContext } from '../../../../../src/editions/third/state/context.ts';
import type { Game } from '../../../../../src/editions/third/state/state.ts';
import type { Seat } from '../../../../../src/engine/decision.ts';
import { type Answering, drive } from '../../table.ts';

export const AGNES = { sheet: 'agnesBaker', at: 'graveyard' };

export const REX = { sheet: 'rexMurphy', at: 'blackCave' };

export const contextOf = (more: Partial<EffectContext> = {}): EffectContext => ({
  source: { ref: 'card', id: 'text' },
  ...more,
});

export function done(game: Game, seat: Seat | null, effects: Effect[], answers: Record<string, Answering> = {}) {
  return drive(game, run(game, seat, effects, contextOf()), answers);
}
