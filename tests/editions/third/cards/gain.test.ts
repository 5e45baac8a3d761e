import { describe, expect, it } from 'vitest';
import type { Copy } from '../../../../src/editions/edition/copy.ts';
import { gainItem, gainWithTrait } from '../../../../src/editions/third/cards/gain.ts';
import { aGame, drive, optionIds, seatOf } from '../table.ts';

const display = ['knife', 'silverKey', 'firstAidKit', 'mysticTome', 'shotgun'];
const held = (game: ReturnType<typeof aGame>) => seatOf(game, 0).cards.map(({ id }) => id);

describe('gaining items', () => {
  it('3E-440.5-1 any one of the display, or the top card of the deck', () => {
    const game = aGame({ display, decks: { item: ['painKillers'] } });
    const { decisions } = drive(game, gainItem(game, 0, {}), { 'card.item': 'deck' });
    expect(optionIds(decisions[0])).toEqual([...display.map((card) => `${card}#1`), 'deck']);
    expect(held(game)).toEqual(['painKillers#1']);
  });

  it('3E-440.5-2 3E-418.4 it goes into the play area, and the display is filled again', () => {
    const game = aGame({ display, decks: { item: ['painKillers'] } });
    drive(game, gainItem(game, 0, {}), { 'card.item': 'knife#1' });
    expect(held(game)).toEqual(['knife#1']);
    expect(game.state.display).toHaveLength(5);
    expect(game.state.display.at(-1)).toBe('painKillers#1');
  });

  it('3N-37 3E-440.6-1 with a trait only cards that have it, or the deck', () => {
    const game = aGame({ display });
    const { decisions } = drive(game, gainItem(game, 0, { trait: 'tome' }), { 'card.item': 'mysticTome#1' });
    expect(optionIds(decisions[0])).toEqual(['mysticTome#1', 'deck']);
    expect(held(game)).toEqual(['mysticTome#1']);
  });

  it('3E-440.6-1 3E-440.6-2 the deck is turned up until one has it; the others go shuffled under it', () => {
    const game = aGame({ display, decks: { item: ['painKillers', 'revolver38', 'secretPage', 'leatherCoat'] } });
    const size = game.state.decks.item.length;
    drive(game, gainItem(game, 0, { trait: 'tome' }), { 'card.item': 'deck' });
    expect(held(game)).toEqual(['secretPage#1']);
    expect(game.state.decks.item[0]).toBe('leatherCoat#1');
    expect(game.state.decks.item.slice(-2).sort()).toEqual(['painKillers#1', 'revolver38#1']);
    expect(game.state.decks.item).toHaveLength(size - 1);
  });

  it('3E-440.6-2 the cards passed over do not keep their order', () => {
    const passed: Copy[] = ['painKillers#1', 'revolver38#1', 'leatherCoat#1', 'liquidCourage#1'];
    const orders = ['1', '2', '3', '4'].map((digit) => {
      const game = aGame({ seed: digit.repeat(64) });
      game.state.decks.item = [...passed, 'secretPage#1', 'bulletproofVest#1'];
      drive(game, gainItem(game, 0, { trait: 'tome' }), { 'card.item': 'deck' });
      const [first, ...under] = game.state.decks.item;
      expect(first).toBe('bulletproofVest#1');
      return under;
    });
    for (const order of orders) expect([...order].sort()).toEqual([...passed].sort());
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1);
  });

  it('3E-440.2 a value bounds what fits', () => {
    const game = aGame({ display, decks: { item: ['knife', 'thompson45'].filter((card) => !display.includes(card)) } });
    const { decisions } = drive(game, gainItem(game, 0, { trait: 'common', valueAtLeast: 4 }));
    expect(optionIds(decisions[0])).toEqual(['shotgun#1', 'deck']);
  });

  it('3E-440.2 an item of just the least or just the greatest value fits', () => {
    const offered = (wanted: Parameters<typeof gainItem>[2]) => {
      const game = aGame({ display: ['bulletproofVest', 'dynamite', 'leatherCoat'] });
      return optionIds(drive(game, gainItem(game, 0, wanted)).decisions[0]);
    };
    expect(offered({ valueAtLeast: 4 })).toEqual(['bulletproofVest#1', 'dynamite#1', 'deck']);
    expect(offered({ valueAtMost: 4 })).toEqual(['bulletproofVest#1', 'leatherCoat#1', 'deck']);
  });

  it('3E-440.2 a rumor counts in the value of what lies on display, not of what comes off the deck', () => {
    const offered = (wanted: Parameters<typeof gainItem>[2], ignored = false) => {
      const game = aGame({
        display: ['revolver38', 'knife', 'bulletproofVest'],
        rumor: 'truckersStrikeLeadsToShortages',
        decks: { item: ['derringer41'] },
      });
      if (ignored) game.state.rumor?.ignoredBy.push({ seat: 0, round: game.state.round });
      const { decisions } = drive(game, gainItem(game, 0, wanted), { 'card.item': 'deck' });
      expect(held(game)).toEqual(['derringer41#1']);
      return decisions[0]?.options.map(({ id, note }) => [id, note?.args?.value]);
    };
    expect(offered({ valueAtMost: 3 })).toEqual([
      ['knife#1', 3],
      ['deck', undefined],
    ]);
    expect(offered({ valueAtMost: 3 }, true)).toEqual([
      ['revolver38#1', 3],
      ['knife#1', 1],
      ['deck', undefined],
    ]);
  });

  it('3E-440.2 a rumor makes an item dear enough for a least value', () => {
    const game = aGame({ display: ['revolver38', 'knife'], rumor: 'truckersStrikeLeadsToShortages' });
    const { decisions } = drive(game, gainItem(game, 0, { valueAtLeast: 4 }));
    expect(optionIds(decisions[0])).toEqual(['revolver38#1', 'deck']);
  });

  it('silence takes the dearest on display', () => {
    const game = aGame({ display });
    const { decisions } = drive(game, gainItem(game, 0, { trait: 'curio' }));
    expect(decisions[0]?.default).toEqual(['silverKey#1']);
  });

  it('3E-005.2-2 nothing fits anywhere: nothing is gained', () => {
    const game = aGame({ display });
    drive(game, gainItem(game, 0, { trait: 'nothing of the kind' }));
    expect(held(game)).toEqual([]);
    expect(game.state.display).toHaveLength(5);
  });

  it('3E-493.6-1 3E-493.6-2 a spell with a trait', () => {
    const game = aGame({ decks: { spell: ['wither', 'binding'] } });
    drive(game, gainWithTrait(game, 0, 'spell', 'ritual'));
    expect(held(game)).toEqual(['binding#1']);
    expect(game.state.decks.spell.at(-1)).toBe('wither#1');
  });

  it('3E-493.6-2 the other spells go shuffled under the deck', () => {
    const passed = ['wither#1', 'mistsOfRlyeh#1', 'fleshWard#1', 'intervene#1'];
    const under = (seed: string) => {
      const game = aGame({ seed: seed.repeat(64), decks: { spell: [...passed, 'binding', 'healingWords'] } });
      drive(game, gainWithTrait(game, 0, 'spell', 'ritual'));
      expect(held(game)).toEqual(['binding#1']);
      expect(game.state.decks.spell[0]).toBe('healingWords#1');
      return game.state.decks.spell.slice(-passed.length);
    };
    const orders = ['0', '1', '2', '3'].map(under);
    for (const order of orders) expect([...order].sort()).toEqual([...passed].sort());
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });
});
