import { describe, expect, it } from 'vitest';
import type { ConditionOf, Cost, EffectOf, Operation as Name } from '../../../../src/editions/third/content/effect.ts';
import type { Reading } from '../../../../src/editions/third/language/conditions/condition.ts';
import { CONDITIONS } from '../../../../src/editions/third/language/conditions/table.ts';
import type { Operation, Payable } from '../../../../src/editions/third/language/operation.ts';
import { costs, effects, OPERATION_NAMES, OPERATIONS } from '../../../../src/editions/third/language/table.ts';

type SpreadDoom = EffectOf<'spreadDoom'>;

describe('leaving out a part of an operation', () => {
  const { schema, words, worth } = OPERATIONS.spreadDoom;
  const personal = true;
  const run = () => undefined;

  it('does not compile', () => {
    // @ts-expect-error nothing says how it is written
    const unread: Operation<SpreadDoom> = { personal, run, words, worth };
    // @ts-expect-error it does nothing
    const idle: Operation<SpreadDoom> = { schema, personal, words, worth };
    // @ts-expect-error it says nothing
    const silent: Operation<SpreadDoom> = { schema, personal, run, worth };
    // @ts-expect-error nobody knows what it is worth
    const unweighed: Operation<SpreadDoom> = { schema, personal, run, words };
    // @ts-expect-error nobody knows whether it needs an investigator
    const unowned: Operation<SpreadDoom> = { schema, run, words, worth };
    // @ts-expect-error it says something else than it is
    const mistaken: Operation<EffectOf<'gateBurst'>> = { schema, personal, run, words, worth };
    // @ts-expect-error a statement or an order has a clause
    const wordless: Operation<SpreadDoom>['words'] = { kind: 'order' };
    // @ts-expect-error a cost says how it is paid
    const unpaid: Payable<EffectOf<'spend'>> = { schema: OPERATIONS.spend.schema, canPay: () => true };
    expect([unread, idle, silent, unweighed, unowned, mistaken, wordless, unpaid]).toHaveLength(8);
  });

  it('does not compile in the tables either', () => {
    const { spreadDoom: _, ...rest } = OPERATIONS;
    // @ts-expect-error an operation is missing
    const short: typeof OPERATIONS = rest;
    // @ts-expect-error a name that no shape has
    const name: Name = 'gloom';
    const { epic: __, ...others } = CONDITIONS;
    // @ts-expect-error a condition is missing
    const fewer: typeof CONDITIONS = others;
    expect([short, name, fewer]).toHaveLength(3);
  });
});

describe('leaving out a part of a condition', () => {
  const { schema, holds, words } = CONDITIONS.epic;

  it('does not compile', () => {
    // @ts-expect-error nothing says how it is written
    const unread: Reading<ConditionOf<'epic'>> = { holds, words };
    // @ts-expect-error nobody reads it
    const unheeded: Reading<ConditionOf<'epic'>> = { schema, words };
    // @ts-expect-error it says nothing
    const silent: Reading<ConditionOf<'epic'>> = { schema, holds };
    expect([unread, unheeded, silent]).toHaveLength(3);
  });
});

describe('costs', () => {
  it('3E-400.1f are what can be paid, and nothing else', () => {
    // @ts-expect-error a loss is no cost
    const loss: Cost = { lose: { money: 1 } };
    // @ts-expect-error clues are spent, not discarded, for a cost
    const clues: Cost = { discard: { what: 'clue', from: 'sheet', count: 'all' } };
    // @ts-expect-error nobody pays by what becomes of another
    const other: Cost = { status: 'devoured', to: 'anotherInvestigator' };
    for (const wrong of [loss, clues, other, { spend: {} }]) expect(costs().safeParse([wrong]).success).toBe(false);
    for (const right of [{ spend: { clue: 2 } }, { status: 'delayed' }, { discard: { what: 'this' } }])
      expect(costs().safeParse([right]).success).toBe(true);
  });

  it('are refused where a choice or an offer names others', () => {
    const wrong = [{ may: { cost: [{ gameOver: 'lost' }], do: [] } }];
    expect(effects().safeParse(wrong).error?.issues[0]).toMatchObject({
      path: [0, 'may', 'cost', 0],
      message: 'has no known cost',
    });
  });
});

describe('a condition', () => {
  it('is denied only where there are words for it', () => {
    const read = (inner: object) => CONDITIONS.not.schema.safeParse({ not: inner }).success;
    expect(read({ status: 'delayed' })).toBe(true);
    expect(read({ sheetClues: { min: 2 } })).toBe(false);
  });
});

it('has a name for every operation', () => {
  expect(OPERATION_NAMES.length).toBe(78);
});
