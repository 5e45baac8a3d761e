import { describe, expect, it } from 'vitest';
import {
  cardIs,
  cardsOfKind,
  discardCard,
  discardCards,
  exhaust,
  handOver,
  itemsOf,
  loseItems,
  lossOrder,
  returnToBox,
} from '../../../../src/editions/second/cards/card.ts';
import { content } from '../../../second.ts';
import { aGame, drive, eventsOf } from '../table.ts';

describe('cards in hand', () => {
  it('2E-3011 items are Common and Unique Items, Spells, the Revolver and the Wagon', () => {
    const cards = ['food', 'elder-sign', 'wither', 'deputys-revolver', 'patrol-wagon', 'duke', 'bravery', 'retainer'];
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards }] });
    expect(itemsOf(game, 0)).toHaveLength(5);
    expect(cardsOfKind(game, 0, 'weapon').map(({ id }) => id)).toEqual(['deputys-revolver#1']);
    expect(cardsOfKind(game, 0, 'Retainer')).toHaveLength(1);
    expect(cardsOfKind(game, 0, 'common').map(({ id }) => id)).toEqual(['food#1']);
    expect(cardIs(content, 'necronomicon#1', 'tome')).toBe(true);
    expect(cardIs(content, 'necronomicon#1', 'weapon')).toBe(false);
  });

  it('2E-3902 2E-3906 a discarded card goes under its deck, a special card to its supply', () => {
    const cards = ['food', 'retainer', 'curse', 'duke'];
    const game = aGame({ investigators: [{ sheet: 'ashcan-pete', cards, sanity: 5 }] });
    discardCard(game, 0, 'food#1', 'cost');
    discardCards(game, 0, ['retainer#1', 'curse#1', 'duke#1', 'knife#1']);
    expect(game.state.decks.common.at(-1)).toBe('food#1');
    expect(game.state.decks.ally.at(-1)).toBe('duke#1');
    expect([...game.state.decks.special.slice(-2)].sort()).toEqual(['blessing#1', 'retainer#1']);
    expect(game.state.investigators[0]?.cards).toEqual([]);
    // 2E-3002: without Duke the maximum is 4 again.
    expect(game.state.investigators[0]?.sanity).toBe(4);
    expect(eventsOf(game, 'CardDiscarded').map(({ card, to }) => [card, to])).toEqual([
      ['food#1', 'deck'],
      ['retainer#1', 'supply'],
      ['duke#1', 'deck'],
    ]);
    expect(eventsOf(game, 'CurseEnded')).toHaveLength(1);
  });

  it('2E-3907 a card returned to the box leaves the game', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['elder-sign'] }] });
    returnToBox(game, 0, 'elder-sign#1');
    expect(game.state.box).toContain('elder-sign#1');
    expect(game.state.decks.unique).not.toContain('elder-sign#1');
  });

  it('2E-4510 2E-510 a card passed on stays exhausted and counts as newly got', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['food'] }, 'kate-winthrop'] });
    exhaust(game, 0, 'food#1');
    exhaust(game, 0, 'food#1');
    expect(eventsOf(game, 'CardExhausted')).toHaveLength(1);
    handOver(game, 0, 1, 'food#1');
    expect(game.state.investigators[0]?.cards).toEqual([]);
    expect(game.state.investigators[1]?.cards).toEqual([{ id: 'food#1', exhausted: true, tokens: 0, fresh: true }]);
  });

  it('2E-3909 several cards discarded together lie in random order', () => {
    const orders = new Set(
      Array.from({ length: 12 }, (_, index) => {
        const cards = ['food', 'whiskey', 'knife', 'axe'];
        const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards }], seed: `${index}0`.padStart(64, 'a') });
        discardCards(game, 0, ['food#1', 'whiskey#1', 'knife#1', 'axe#1']);
        return game.state.decks.common.slice(-4).join();
      }),
    );
    expect(orders.size).toBeGreaterThan(4);
  });
});

describe('losses of cards', () => {
  it('D-44 silence loses exhausted cards first, then by kind and price, Elder Signs last', () => {
    const cards = ['elder-sign', 'wither', 'tommy-gun', 'food', 'deputys-revolver', 'silver-key', 'knife'];
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards }] });
    exhaust(game, 0, 'wither#1');
    expect(lossOrder(game, 0, itemsOf(game, 0))).toEqual([
      'wither#1',
      'food#1',
      'knife#1',
      'tommy-gun#1',
      'deputys-revolver#1',
      'silver-key#1',
      'elder-sign#1',
    ]);
  });

  it('D-44 of equal cards the one got last goes first', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['knife', 'bullwhip', 'dark-cloak'] }] });
    expect(lossOrder(game, 0, itemsOf(game, 0))).toEqual(['dark-cloak#1', 'bullwhip#1', 'knife#1']);
  });

  it('never loses more than there is, and does not ask when all must go', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['knife', 'food'] }] });
    const { result, decisions } = drive(game, loseItems(game, 0, 5, { rule: '2E-101' }));
    expect(decisions).toEqual([]);
    expect(result).toHaveLength(2);
    const none = aGame();
    expect(drive(none, loseItems(none, 0, 2, { rule: '2E-101' })).result).toEqual([]);
  });

  it('2E-101 a protected card goes only in place of others, if its owner wants it so', () => {
    const lose = (cards: string[], count: number, answers = {}) => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards }] });
      const { result, decisions } = drive(game, loseItems(game, 0, count, { rule: '2E-101' }), answers);
      return { lost: result, asked: decisions.length };
    };
    const spare = { 'loss.items': 'derringer-18#1' };
    expect(lose(['derringer-18', 'derringer-18'], 1)).toEqual({ lost: [], asked: 0 });
    expect(lose(['derringer-18', 'knife'], 2)).toEqual({ lost: ['knife#1'], asked: 0 });
    expect(lose(['derringer-18', 'knife'], 1)).toEqual({ lost: ['knife#1'], asked: 1 });
    expect(lose(['derringer-18', 'knife'], 1, spare)).toEqual({ lost: ['derringer-18#1'], asked: 1 });
    // Of three, two must go: whoever gives a Derringer still owes the Knife.
    expect(lose(['derringer-18', 'derringer-18', 'knife'], 2, spare)).toEqual({
      lost: ['derringer-18#1', 'knife#1'],
      asked: 1,
    });
  });
});
