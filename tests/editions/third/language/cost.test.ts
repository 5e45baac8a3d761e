import { describe, expect, it } from 'vitest';
import { cardNote } from '../../../../src/editions/third/cards/cardnote.ts';
import type { Cost } from '../../../../src/editions/third/content/effect.ts';
import { canPay, pay } from '../../../../src/editions/third/language/table.ts';
import { use } from '../../../../src/editions/third/reactions/reaction.ts';
import type { EffectContext } from '../../../../src/editions/third/state/context.ts';
import type { Seat } from '../../../../src/engine/decision.ts';
import { type Arrangement, aGame, drive, eventsOf, kindsOf, optionIds, seatOf } from '../table.ts';

const AGNES = { sheet: 'agnesBaker', at: 'graveyard' };
const one = (more: object = {}, rest: Arrangement = {}): Arrangement => ({
  investigators: [{ ...AGNES, ...more }],
  ...rest,
});
const contextOf = (more: Partial<EffectContext> = {}): EffectContext => ({
  source: { ref: 'card', id: 'text' },
  ...more,
});

interface Asked {
  cost: Cost[];
  on?: Arrangement;
  seat?: Seat | null;
  context?: Partial<EffectContext>;
  payable: boolean;
}

const CASES: Asked[] = [
  { cost: [{ spend: { money: 2 } }], on: one({ money: 2 }), payable: true },
  { cost: [{ spend: { money: 2 } }], on: one({ money: 1 }), payable: false },
  { cost: [{ spend: { clue: 1 } }, { spend: { clue: 1 } }], on: one({ clues: 1 }), payable: false },
  { cost: [{ spend: { money: 1, remnant: 1 } }], on: one({ money: 5 }), payable: false },
  { cost: [{ spend: { focus: 2 } }], on: one({ focus: { lore: 1, will: 1 } }), payable: true },
  { cost: [{ spend: { sheetClue: 2 } }], on: one({}, { sheet: { clues: 2 } }), seat: null, payable: true },
  { cost: [{ spend: { sheetClue: { upTo: 'all' } } }], payable: false },
  { cost: [{ spend: { money: 1 } }], on: one({ money: 1 }), seat: null, payable: false },
  { cost: [{ discard: { what: 'item', count: 1 } }], on: one({ cards: ['knife'] }), payable: true },
  { cost: [{ discard: { what: 'item', count: 2 } }], on: one({ cards: ['knife'] }), payable: false },
  { cost: [{ discard: { what: 'tome', count: 1 } }], on: one({ cards: ['knife'] }), payable: false },
  { cost: [{ discard: { what: 'this' } }], on: one({ cards: ['knife'] }), context: { card: 'knife#1' }, payable: true },
  { cost: [{ discard: { what: 'this' } }], on: one(), context: { card: 'knife#1' }, payable: false },
  {
    cost: [{ discard: { what: 'this' } }],
    on: { investigators: [{ sheet: 'danielaReyes', cards: ['untilTheEndOfTime'] }] },
    context: { card: 'untilTheEndOfTime#1' },
    payable: false,
  },
  {
    cost: [{ discard: { what: 'thatSpell' } }],
    on: one({ cards: ['wither'] }),
    context: { thatCard: 'wither#1' },
    payable: true,
  },
  { cost: [{ status: 'delayed' }], payable: true },
  { cost: [{ status: 'delayed' }], on: one({ delayed: true }), payable: false },
  { cost: [{ status: 'darkPact' }], on: one({ cards: ['darkPact'] }), payable: false },
  { cost: [{ status: 'cursed' }], on: { investigators: ['rexMurphy'] }, payable: false },
  { cost: [{ damage: 99 }], payable: true },
  {
    cost: [{ tokensOnCard: { horror: 1 } }],
    on: one({ cards: [{ id: 'contrabandWhiskey', horror: 2 }] }),
    context: { card: 'contrabandWhiskey#1' },
    payable: true,
  },
  {
    cost: [{ tokensOnCard: { horror: 2 } }],
    on: one({ cards: [{ id: 'contrabandWhiskey', horror: 2 }] }),
    context: { card: 'contrabandWhiskey#1' },
    payable: false,
  },
  {
    cost: [{ tokensOnCard: { horror: { minus: 1 } } }],
    on: one({ cards: ['contrabandWhiskey'] }),
    context: { card: 'contrabandWhiskey#1' },
    payable: false,
  },
];

describe('costs', () => {
  it.each(CASES.map((asked) => [JSON.stringify(asked.cost), asked.payable, asked] as const))(
    '%s can be paid: %s',
    (_text, payable, { cost, on, seat, context }) => {
      const game = aGame(on ?? one());
      const before = JSON.stringify(game.state);
      const payer = seat === undefined ? 0 : seat;
      expect(canPay(game, payer, cost, contextOf(context))).toBe(payable);
      expect(JSON.stringify(game.state)).toBe(before);
      expect(drive(game, pay(game, payer, cost, contextOf(context))).result).toBe(
        payable && !('damage' in (cost[0] ?? {})),
      );
      if (!payable) expect(JSON.stringify(game.state)).toBe(before);
    },
  );

  it('3E-400.1f-1 what cannot be paid in full is not paid at all', () => {
    const game = aGame(one({ money: 3 }));
    expect(
      drive(game, pay(game, 0, [{ spend: { money: 3 } }, { discard: { what: 'item', count: 1 } }], contextOf())).result,
    ).toBe(false);
    expect(seatOf(game, 0).money).toBe(3);
    expect(game.events).toEqual([]);
  });

  it('3E-400.1f-2 what follows a cost that is not paid does not happen', () => {
    for (const money of [1, 2]) {
      const game = aGame(one({ money, cards: ['knife'] }));
      const text = { cost: [{ spend: { money: 2 } }], do: [{ gain: { remnant: 1 } }] };
      const { result } = drive(game, use(game, 0, { card: 'knife#1', text, context: contextOf({ card: 'knife#1' }) }));
      expect(result).toBe(money === 2);
      expect(seatOf(game, 0)).toMatchObject(money === 2 ? { money: 0, remnants: 1 } : { money: 1, remnants: 0 });
    }
  });

  it('3E-400.1g who is delayed cannot become delayed as a cost', () => {
    const game = aGame(one({ delayed: true }));
    expect(canPay(game, 0, [{ status: 'delayed' }], contextOf())).toBe(false);
  });

  it('3E-400.1h gaining a condition is no cost for who has one of that name', () => {
    const cursed = aGame(one({ cards: ['cursed'] }));
    expect(canPay(cursed, 0, [{ status: 'cursed' }], contextOf())).toBe(false);
    // The opposite one he has not: gaining it is a cost that can be paid.
    expect(canPay(cursed, 0, [{ status: 'blessed' }], contextOf())).toBe(true);
  });

  it('3E-417.1 what is spent is discarded', () => {
    const game = aGame(one({ money: 2, remnants: 1, clues: 1, focus: { lore: 1 } }));
    const context = contextOf();
    const cost: Cost[] = [{ spend: { money: 2, remnant: 1, clue: 1, focus: 1 } }];
    expect(drive(game, pay(game, 0, cost, context)).result).toBe(true);
    expect(seatOf(game, 0)).toMatchObject({ money: 0, remnants: 0, clues: 0, focus: { lore: 0 } });
    expect(context.spent).toBe(5);
    expect(eventsOf(game, 'Spent').map(({ what }) => what)).toEqual(['money', 'remnant', 'clue']);
    expect(eventsOf(game, 'FocusLost')[0]).toMatchObject({ spent: true });
  });

  it('harm of one cost is one event, and nothing of it is prevented', () => {
    const game = aGame(one({ cards: ['elderSignAmulet'] }));
    drive(game, pay(game, 0, [{ damage: 1 }, { horror: 2 }], contextOf()));
    expect(eventsOf(game, 'Suffered')).toMatchObject([{ damage: 1, horror: 2 }]);
    expect(eventsOf(game, 'Prevented')).toEqual([]);
  });

  it('who is defeated by paying does not get what he paid for', () => {
    const game = aGame(one({ damage: 5 }));
    expect(drive(game, pay(game, 0, [{ damage: 1 }], contextOf())).result).toBe(false);
    expect(seatOf(game, 0).left).toBe('defeated');
  });

  it('which card goes is his choice, silence the cheapest', () => {
    const game = aGame(one({ cards: ['dynamite', 'knife'] }));
    const { decisions } = drive(game, pay(game, 0, [{ discard: { what: 'item', count: 1 } }], contextOf()));
    expect(kindsOf(decisions)).toEqual(['cost.card']);
    expect(optionIds(decisions[0])).toEqual(['dynamite#1', 'knife#1']);
    expect(decisions[0]?.options.map(({ note }) => note)).toEqual(
      ['dynamite#1', 'knife#1'].map((id) => cardNote(game, id).note),
    );
    expect(seatOf(game, 0).cards.map(({ id }) => id)).toEqual(['dynamite#1']);
  });
});
