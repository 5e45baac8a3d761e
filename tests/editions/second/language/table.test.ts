import { describe, expect, it } from 'vitest';
import type { ConditionOf, Cost, EffectOf, Operation as Name } from '../../../../src/editions/second/content/effect.ts';
import type { Reading } from '../../../../src/editions/second/language/conditions/condition.ts';
import { CONDITIONS } from '../../../../src/editions/second/language/conditions/table.ts';
import type { Operation, PaidOperation } from '../../../../src/editions/second/language/operation.ts';
import { cost, effect, OPERATION_NAMES, OPERATIONS } from '../../../../src/editions/second/language/table.ts';

type Doom = EffectOf<'doom'>;

describe('leaving out a part of an operation', () => {
  const { schema, run, words, worth } = OPERATIONS.doom;

  it('does not compile', () => {
    // @ts-expect-error nothing says how it is written
    const unread: Operation<Doom> = { run, words, worth };
    // @ts-expect-error it does nothing
    const idle: Operation<Doom> = { schema, words, worth };
    // @ts-expect-error it says nothing
    const silent: Operation<Doom> = { schema, run, worth };
    // @ts-expect-error nobody knows what it is worth
    const unweighed: Operation<Doom> = { schema, run, words };
    // @ts-expect-error it says something else than it is
    const mistaken: Operation<EffectOf<'terror'>> = { schema, run, words, worth };
    // @ts-expect-error a statement or an order has a clause
    const wordless: Operation<Doom>['words'] = { kind: () => 'order' };
    // @ts-expect-error a cost says how it is paid
    const unpaid: PaidOperation<Doom> = { schema, run, words, worth };
    expect([unread, idle, silent, unweighed, mistaken, wordless, unpaid]).toHaveLength(7);
  });

  it('does not compile in the tables either', () => {
    const { doom: _, ...rest } = OPERATIONS;
    // @ts-expect-error an operation is missing
    const short: typeof OPERATIONS = rest;
    // @ts-expect-error a name that no shape has
    const name: Name = 'gloom';
    const { terror: __, ...others } = CONDITIONS;
    // @ts-expect-error a condition is missing
    const fewer: typeof CONDITIONS = others;
    expect([short, name, fewer]).toHaveLength(3);
  });
});

describe('leaving out a part of a condition', () => {
  const { schema, holds, words } = CONDITIONS.terror;

  it('does not compile', () => {
    // @ts-expect-error nothing says how it is written
    const unread: Reading<ConditionOf<'terror'>> = { holds, words };
    // @ts-expect-error nobody reads it
    const unheeded: Reading<ConditionOf<'terror'>> = { schema, words };
    // @ts-expect-error it says nothing
    const silent: Reading<ConditionOf<'terror'>> = { schema, holds };
    expect([unread, unheeded, silent]).toHaveLength(3);
  });
});

describe('costs', () => {
  it('2E-103 are what can be paid, and nothing else', () => {
    // @ts-expect-error a loss is no cost
    const loss: Cost = { lose: { sanity: 1 } };
    // @ts-expect-error only the card itself can be discarded for a cost; other cards are spent
    const others: Cost = { discard: { what: 'weapon', count: 1 } };
    for (const wrong of [loss, others, { doom: -1 }, { spend: {} }]) expect(cost.safeParse(wrong).success).toBe(false);
    for (const right of [{ spend: { clue: 2 } }, { exhaust: 'this' }, { discard: { what: 'this' } }])
      expect(cost.safeParse(right).success).toBe(true);
  });

  it('are refused where a choice or an offer names others', () => {
    const wrong = { may: { cost: [{ terror: 1 }], do: [] } };
    expect(effect.safeParse(wrong).error?.issues[0]).toMatchObject({
      path: ['may', 'cost', 0],
      message: 'has no known cost',
    });
  });
});

it('has a name for every operation', () => {
  expect(OPERATION_NAMES.length).toBeGreaterThan(60);
});
