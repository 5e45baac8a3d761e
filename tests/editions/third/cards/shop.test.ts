import { describe, expect, it } from 'vitest';
import { refillDisplay } from '../../../../src/editions/third/cards/display.ts';
import { buy, priceOf } from '../../../../src/editions/third/cards/shop.ts';
import { aGame, drive, eventsOf, inTurn, kindsOf, optionIds, seatOf } from '../table.ts';

const display = ['knife', 'silverKey', 'firstAidKit', 'secretPage', 'shotgun'];
const shop = (money: number, more: object = {}, also: object = {}) =>
  aGame({ investigators: [{ sheet: 'wendyAdams', money, ...more }], display, ...also });
const anyOf = { deck: 'display', max: null, price: 'list' } as const;
const held = (game: ReturnType<typeof aGame>) => seatOf(game, 0).cards.map(({ id }) => id);

describe('buying', () => {
  it('3E-451.1 costs the value, then the card is gained', () => {
    const game = shop(5);
    const { result } = drive(game, buy(game, 0, { ...anyOf, max: 1 }), { 'shop.buy': 'secretPage#1' });
    expect(result).toBe(1);
    expect(held(game)).toEqual(['secretPage#1']);
    expect(seatOf(game, 0).money).toBe(2);
  });

  it('3E-451.1 each of several cards is paid for and gained', () => {
    const game = shop(7);
    const { result } = drive(game, buy(game, 0, anyOf), { 'shop.buy': inTurn('secretPage#1', 'knife#1', 'done') });
    expect(result).toBe(2);
    expect(held(game).sort()).toEqual(['knife#1', 'secretPage#1']);
    expect(seatOf(game, 0).money).toBe(
      7 - priceOf(game, 0, 'secretPage#1', 'list') - priceOf(game, 0, 'knife#1', 'list'),
    );
  });

  it('3E-440.7 only what he can pay for is offered', () => {
    const game = shop(2);
    const { decisions } = drive(game, buy(game, 0, anyOf));
    expect(optionIds(decisions[0])).toEqual(['knife#1', 'firstAidKit#1', 'done']);
    expect(decisions[0]?.default).toEqual(['done']);
  });

  it('3E-440.7 3E-451.1 his last dollar buys it, one dollar short does not', () => {
    const buying = (money: number) => {
      const game = aGame({ investigators: [{ sheet: 'wendyAdams', money }], display: ['secretPage'] });
      const { decisions, result } = drive(game, buy(game, 0, anyOf), {
        'shop.buy': ({ options }) => options[0]?.id ?? '',
      });
      return { kinds: kindsOf(decisions), result, held: held(game), money: seatOf(game, 0).money };
    };
    expect(buying(3)).toEqual({ kinds: ['shop.buy'], result: 1, held: ['secretPage#1'], money: 0 });
    expect(buying(2)).toEqual({ kinds: ['shop.discard'], result: 0, held: [], money: 2 });
  });

  it('3E-451.2 half price is rounded up', () => {
    const game = shop(2);
    expect(priceOf(game, 0, 'secretPage#1', 'halfUp')).toBe(2);
    drive(game, buy(game, 0, { ...anyOf, price: 'halfUp' }), { 'shop.buy': inTurn('secretPage#1') });
    expect(seatOf(game, 0)).toMatchObject({ money: 0 });
    expect(held(game)).toEqual(['secretPage#1']);
  });

  it('3E-451.2 his last dollars buy at half price, one dollar less does not', () => {
    const offered = (money: number) => {
      const game = shop(money, { cards: ['fineClothes'] });
      return optionIds(drive(game, buy(game, 0, anyOf)).decisions[0]);
    };
    expect(offered(2)).toContain('half:secretPage#1');
    expect(offered(1)).not.toContain('half:secretPage#1');
  });

  it('3E-451.3 halves do not add up', () => {
    const game = shop(9, { cards: ['fineClothes'] });
    const { decisions } = drive(game, buy(game, 0, { ...anyOf, price: 'halfUp' }));
    expect(optionIds(decisions[0]).some((id) => id.startsWith('half:'))).toBe(false);
  });

  it('a card halves the price of one item a round', () => {
    const game = shop(5, { cards: ['fineClothes'] });
    const { decisions } = drive(game, buy(game, 0, anyOf), { 'shop.buy': inTurn('half:shotgun#1', 'done') });
    expect(seatOf(game, 0).money).toBe(2);
    expect(optionIds(decisions[1]).some((id) => id.startsWith('half:'))).toBe(false);
  });

  it('3E-418.5 several at once: the display is filled after the last', () => {
    const game = shop(3, {}, { decks: { item: ['painKillers', 'liquidCourage'] } });
    const { decisions } = drive(game, buy(game, 0, anyOf), { 'shop.buy': inTurn('knife#1', 'firstAidKit#1', 'done') });
    expect(decisions.flatMap(optionIds)).not.toContain('painKillers#1');
    expect(game.state.display).toEqual([
      'silverKey#1',
      'secretPage#1',
      'shotgun#1',
      'painKillers#1',
      'liquidCourage#1',
    ]);
  });

  it('3E-418.3 3E-451.4 who buys nothing may discard up to two cards of the display', () => {
    const game = shop(0, {}, { decks: { item: ['painKillers', 'liquidCourage'] } });
    const { decisions } = drive(game, buy(game, 0, anyOf), { 'shop.discard': ['knife#1', 'shotgun#1'] });
    expect(decisions[0]).toMatchObject({ kind: 'shop.discard', min: 0, max: 2, default: [] });
    expect(game.state.display).toEqual([
      'silverKey#1',
      'firstAidKit#1',
      'secretPage#1',
      'painKillers#1',
      'liquidCourage#1',
    ]);
    expect(game.state.decks.item.slice(-2)).toEqual(['knife#1', 'shotgun#1']);
  });

  it('3E-418.3 who buys may not', () => {
    const game = shop(1);
    const { decisions } = drive(game, buy(game, 0, anyOf), { 'shop.buy': 'knife#1' });
    expect(kindsOf(decisions)).toEqual(['shop.buy']);
  });

  it('3E-418.1 3E-418.4 the display is five cards from the top of the item deck', () => {
    const game = shop(0, {}, { decks: { item: ['painKillers'] } });
    game.state.display = game.state.display.slice(0, 4);
    refillDisplay(game);
    expect(game.state.display.at(-1)).toBe('painKillers#1');
    expect(game.state.display).toHaveLength(5);
    refillDisplay(game);
    expect(eventsOf(game, 'DisplayChanged')).toHaveLength(1);
  });

  it('3E-418.2 a trait narrows what is for sale', () => {
    const game = shop(9);
    const { decisions } = drive(game, buy(game, 0, { ...anyOf, filter: 'curio' }));
    expect(optionIds(decisions[0])).toEqual(['knife#1', 'silverKey#1', 'secretPage#1', 'done']);
  });

  it('3E-451.1 3E-493.2 spells are bought off the top of their deck, the others go under it', () => {
    const game = shop(9, {}, { decks: { spell: ['wither', 'binding', 'intervene'] } });
    const { decisions } = drive(game, buy(game, 0, { deck: 'spell', draw: 2, max: 1, price: 'list' }), {
      'shop.buy': 'binding#1',
    });
    expect(optionIds(decisions[0])).toEqual(['wither#1', 'binding#1', 'done']);
    expect(held(game)).toEqual(['binding#1']);
    expect(seatOf(game, 0).money).toBe(6);
    expect(game.state.decks.spell[0]).toBe('intervene#1');
    expect(game.state.decks.spell.at(-1)).toBe('wither#1');
  });

  it('a rumor makes items of the display dearer, unless he talks his way round it', () => {
    const scene = (die: number) => {
      const game = shop(2, {}, { rumor: 'truckersStrikeLeadsToShortages', dice: [die] });
      const { decisions } = drive(game, buy(game, 0, anyOf), {
        'reaction.may': 'truckersStrikeLeadsToShortages:1',
      });
      return optionIds(decisions.find(({ kind }) => kind === 'shop.buy'));
    };
    expect(scene(6)).toEqual(['knife#1', 'firstAidKit#1', 'done']);
    expect(scene(1)).toEqual([]);
  });
});
