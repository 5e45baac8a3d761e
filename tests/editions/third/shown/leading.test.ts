import { expect, it } from 'vitest';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { leadsTo } from '../../../../src/editions/third/shown/leading.ts';
import { aGame, drive } from '../table.ts';

/** What the offer leads to, and what was asked where it was taken up. */
function offered(effect: Effect) {
  const game = aGame({ investigators: [{ sheet: 'rexMurphy', money: 2, damage: 2 }] });
  const { decisions } = drive(game, run(game, 0, [effect], { source: { ref: 'asset', id: 'searchForTheTruth' } }), {
    'effect.may': 'yes',
  });
  const may = decisions.find(({ kind }) => kind === 'effect.may');
  return { leads: may ? leadsTo(may) : null, asked: decisions.map(({ kind }) => kind) };
}

it('3E-406.1 who may focus is asked at once on what, beside doing nothing', () => {
  const { leads, asked } = offered({ may: { do: [{ focus: { skill: 'any', count: 1 } }] } });
  expect(asked).toEqual(['effect.may', 'effect.focus']);
  expect(leads).toEqual([{ option: 'yes', to: 'effect.focus' }]);
});

it('3E-406.1 an offer that costs something, or is another, is asked first', () => {
  const priced = offered({ may: { cost: [{ spend: { money: 1 } }], do: [{ focus: { skill: 'any', count: 1 } }] } });
  expect(priced.leads).toEqual([]);
  expect(offered({ may: { do: [{ recover: { health: 1, who: 'you' } }] } }).leads).toEqual([]);
});
