import { describe, expect, it } from 'vitest';
import { gainItem, gainWithTrait } from '../../../src/editions/third/gain.ts';
import { aGame, drive, optionIds, seatOf } from './table.ts';

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

  it('3E-440.6-1 with a trait only cards that have it, or the deck', () => {
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

  it('3E-440.2 a value bounds what fits', () => {
    const game = aGame({ display, decks: { item: ['knife', 'thompson45'].filter((card) => !display.includes(card)) } });
    const { decisions } = drive(game, gainItem(game, 0, { trait: 'common', valueAtLeast: 4 }));
    expect(optionIds(decisions[0])).toEqual(['shotgun#1', 'deck']);
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
});
