import { expect, it } from 'vitest';
import { checkOdds } from '../../../../src/editions/second/checks/formula.ts';
import { closeSpec } from '../../../../src/editions/second/gates/close.ts';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { aGame, drive } from '../table.ts';

/** What staying promises, on somebody's first menu. */
function stay(layout: Parameters<typeof aGame>[0]) {
  const game = aGame(layout);
  const [decision] = drive(game, movement(game, 0), { 'move.next': 'stop' }).decisions;
  return { game, option: decision?.options.find(({ id }) => id === 'stop') };
}

it('2E-3301 staying at an explored gate says how likely it closes, by the better skill', () => {
  const investigators = [{ sheet: 'joe-diamond', at: 'woods', explored: true }];
  const { game, option } = stay({ investigators, gates: { woods: 'abyss' } });
  const { gate } = game.state.places.woods!;
  const odds = (['lore', 'fight'] as const).map((skill) => checkOdds(game, 0, closeSpec(game, 0, gate!, skill)));
  expect(option?.chances?.map(({ of, odds: chance }) => [of, chance])).toEqual([['close', Math.max(...odds)]]);
  expect(Math.max(...odds)).toBeGreaterThan(0);
});

it('2E-1001 staying at another gate leads through it, elsewhere to an encounter, and in the streets to nothing', () => {
  const at = (place: string, gates = {}) =>
    stay({ investigators: [{ sheet: 'joe-diamond', at: place }], gates }).option;
  expect(at('woods', { woods: 'abyss' })?.brings?.map((one) => 'key' in one && one.key)).toEqual(['brings-world']);
  expect(at('woods')?.brings).toEqual([{ key: 'brings-encounter' }]);
  expect(at('uptown-streets')?.brings).toBeUndefined();
});
