import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { abilitiesOf } from '../../../../src/editions/third/investigators/ability.ts';
import { aGame, drive, eventsOf, optionIds, type Placed, seatOf } from '../table.ts';

const at = 'blackCave';
const agreed = { 'trade.consent': 'accept' };
const trading = (one: Partial<Placed>, other: Partial<Placed>, more = {}) =>
  aGame({
    investigators: [
      { sheet: 'danielaReyes', at, ...one },
      { sheet: 'wendyAdams', at, ...other },
    ],
    ...more,
  });
const cardsOf = (game: ReturnType<typeof aGame>, seat: number) => seatOf(game, seat).cards.map(({ id }) => id);

describe('trade', () => {
  it('3E-409.2-1 allies, items, spells, money, clues and remnants change hands', () => {
    const game = trading({ cards: ['knife', 'aliceLuxley'], money: 4, clues: 2 }, { cards: ['wither'], remnants: 2 });
    drive(game, performAction(game, 0, 'trade'), {
      ...agreed,
      'trade.goods': ['give:knife#1', 'give:aliceLuxley#1', 'take:wither#1'],
      'trade.money': 'give:3',
      'trade.clues': 'give:1',
      'trade.remnants': 'take:2',
    });
    expect(cardsOf(game, 0)).toEqual(['wither#1']);
    expect(cardsOf(game, 1)).toEqual(['knife#1', 'aliceLuxley#1']);
    expect(seatOf(game, 0)).toMatchObject({ money: 1, clues: 1, remnants: 2 });
    expect(seatOf(game, 1)).toMatchObject({ money: 3, clues: 1, remnants: 0 });
  });

  it('3E-409.2-1 all that can be traded is asked in one form, and only that', () => {
    const game = trading({ cards: ['knife'], money: 2 }, { remnants: 1 });
    const { decisions } = drive(game, performAction(game, 0, 'trade'));
    const [goods] = decisions;
    expect(goods?.options.map(({ group }) => group)).toEqual([{ ref: 'seat', id: '0' }]);
    const next = goods?.about?.next ?? [];
    expect(next.map(({ kind }) => kind)).toEqual(['trade.money', 'trade.remnants']);
    expect(next[0]?.options.map(({ id }) => id)).toEqual(['none', 'give:1', 'give:2']);
    for (const one of next)
      expect(decisions.find(({ kind }) => kind === one.kind)).toMatchObject({ ask: one.ask, options: one.options });
  });

  it('3E-409.2-1 with several investigators of the space, one after the other', () => {
    const game = aGame({
      investigators: [
        { sheet: 'danielaReyes', at, money: 2 },
        { sheet: 'wendyAdams', at },
        { sheet: 'tommyMuldoon', at },
      ],
    });
    drive(game, performAction(game, 0, 'trade'), {
      ...agreed,
      'trade.partner': ({ options }) => options[0]?.id ?? 'done',
      'trade.money': 'give:1',
    });
    expect(game.state.investigators.map(({ money }) => money)).toEqual([0, 1, 1]);
  });

  it('3E-409.2-1 the partner may refuse, and then it was no action', () => {
    const game = trading({}, { money: 3 });
    const { result, decisions } = drive(game, performAction(game, 0, 'trade'), { 'trade.money': 'take:3' });
    expect(decisions.at(-1)).toMatchObject({ kind: 'trade.consent', mode: 'pair', seats: [1], default: ['refuse'] });
    expect(result).toBe(false);
    expect(seatOf(game, 1).money).toBe(3);
    expect(eventsOf(game, 'TradeRefused')).toMatchObject([{ type: 'TradeRefused', from: 0, to: 1 }]);
  });

  it('3E-409.2-1 silence takes a gift', () => {
    const game = trading({ money: 3 }, {});
    drive(game, performAction(game, 0, 'trade'), { 'trade.money': 'give:3' });
    expect(seatOf(game, 1).money).toBe(3);
  });

  it('3E-409.2-2 nothing else can be traded: no talents, no conditions', () => {
    const game = trading({ cards: ['stevedore', 'blessed', 'knife'] }, {});
    const { decisions } = drive(game, performAction(game, 0, 'trade'));
    expect(optionIds(decisions[0])).toEqual(['give:knife#1']);
  });

  it('3E-495.9 conditions cannot be traded', () => {
    const game = trading({ cards: ['blessed'] }, {});
    expect(legalActions(game, 0).map(({ id }) => id)).not.toContain('trade');
  });

  it('3E-409.3 the partner may be engaged', () => {
    const game = trading({ money: 1 }, {}, { monsters: [{ kind: 'fleshEater', with: 1 }] });
    expect(legalActions(game, 0).map(({ id }) => id)).toContain('trade');
    expect(legalActions(game, 1).map(({ id }) => id)).not.toContain('trade');
  });

  it('3E-409.4 an asset used in this action phase cannot be used by its new owner before the next', () => {
    const game = trading({ cards: [{ id: 'knife', usedIn: 2 }, 'revolver38'] }, {});
    drive(game, performAction(game, 0, 'trade'), { ...agreed, 'trade.goods': ['give:knife#1', 'give:revolver38#1'] });
    const usable = () => abilitiesOf(game, 1).flatMap(({ card }) => (card === null ? [] : [card]));
    expect(usable()).toEqual(['revolver38#1']);
    game.state.round += 1;
    expect(usable()).toEqual(['knife#1', 'revolver38#1']);
  });

  it('3E-409.2-2 damage and horror go along with the card they lie on', () => {
    const game = trading({ cards: [{ id: 'leatherCoat', damage: 2 }] }, {});
    drive(game, performAction(game, 0, 'trade'), { ...agreed, 'trade.goods': ['give:leatherCoat#1'] });
    expect(seatOf(game, 1).cards[0]).toMatchObject({ id: 'leatherCoat#1', damage: 2 });
  });

  it.each([
    ['3E-440.8', 'knife'],
    ['3E-486.5', 'aliceLuxley'],
    ['3E-493.11', 'wither'],
  ])('%s %s can be traded', (_rule, card) => {
    const game = trading({ cards: [card] }, {});
    drive(game, performAction(game, 0, 'trade'), { ...agreed, 'trade.goods': [`give:${card}#1`] });
    expect(cardsOf(game, 1)).toEqual([`${card}#1`]);
  });

  it('3E-440.8 an item of the other can be had in a trade', () => {
    const game = trading({}, { cards: ['knife'] });
    drive(game, performAction(game, 0, 'trade'), { ...agreed, 'trade.goods': ['take:knife#1'] });
    expect([cardsOf(game, 0), cardsOf(game, 1)]).toEqual([['knife#1'], []]);
  });
});
