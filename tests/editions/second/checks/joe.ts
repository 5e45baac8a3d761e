import { check } from '../../../../src/editions/second/checks/check.ts';
import type { CheckSpec } from '../../../../src/editions/second/checks/formula.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { type Answering, type Arrangement, aGame, drive, type Placed } from '../table.ts';

export const spec = (more: Partial<CheckSpec> = {}): CheckSpec => ({
  kind: 'lore',
  modifier: 0,
  difficulty: 1,
  rule: '2E-2202',
  ...more,
});

/** Joe with Speed 3/Sneak 4, Fight 2/Will 3, Lore 3/Luck 0. */
export const joe = (more: Partial<Placed> = {}, rest: Arrangement = {}): Game =>
  aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [0, 0, 3], ...more }], ...rest });

export const roll = (game: Game, what: Partial<CheckSpec>, answers: Record<string, Answering> = {}) =>
  drive(game, check(game, 0, spec(what)), answers);
