import { describe, expect, it } from 'vitest';
import { bless, curse, isBlessed, isCursed } from '../../../../src/editions/second/investigators/status.ts';
import { aGame, eventsOf } from '../table.ts';

describe('Blessing and Curse', () => {
  it('2E-3203 one only takes the other away', () => {
    const game = aGame();
    expect(bless(game, 0)).toBe(true);
    expect(isBlessed(game, 0)).toBe(true);
    expect(curse(game, 0)).toBe(true);
    expect([isBlessed(game, 0), isCursed(game, 0)]).toEqual([false, false]);
    curse(game, 0);
    expect(isCursed(game, 0)).toBe(true);
    bless(game, 0);
    expect([isBlessed(game, 0), isCursed(game, 0)]).toEqual([false, false]);
    expect(game.events.map((event) => event.type)).toEqual(['Blessed', 'BlessingEnded', 'Cursed', 'CurseEnded']);
  });

  it('2E-3204 a second one has no effect', () => {
    const game = aGame();
    curse(game, 0);
    expect(curse(game, 0)).toBe(false);
    expect(game.state.investigators[0]?.cards).toHaveLength(1);
    expect(eventsOf(game, 'Cursed')).toHaveLength(1);
    const blessed = aGame();
    bless(blessed, 0);
    expect(bless(blessed, 0)).toBe(false);
    expect(blessed.state.investigators[0]?.cards).toHaveLength(1);
    expect(eventsOf(blessed, 'Blessed')).toHaveLength(1);
  });

  it('2E-4204 an empty supply gives nothing, and a card put back serves for either side', () => {
    const game = aGame({ investigators: ['joe-diamond', 'kate-winthrop'] });
    const kept = game.state.decks.special.filter((id) => id.startsWith('blessing'));
    expect(kept).toHaveLength(8);
    game.state.decks.special = ['blessing#3'];
    expect(curse(game, 0)).toBe(true);
    expect(game.state.decks.special).toEqual([]);
    expect(bless(game, 1)).toBe(false);
    bless(game, 0);
    expect(game.state.decks.special).toEqual(['blessing#3']);
    expect(bless(game, 1)).toBe(true);
    expect(game.state.investigators[1]?.cards[0]).toMatchObject({ id: 'blessing#3', fresh: true });
  });
});
