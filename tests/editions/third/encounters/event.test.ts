import { describe, expect, it } from 'vitest';
import { encounterOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { CONTENT } from '../../../third.ts';
import { type Arrangement, drive, eventsOf, seatOf } from '../table.ts';
import { inPhase } from './encountergame.ts';

describe('event encounters', () => {
  const EVENT = 'feastOfUmordhothEvent9';
  const atEvent = (at: string, dice: number[], clues = 1, more: Arrangement = {}) => {
    const game = inPhase({ at, centers: { rivertown: { clues } }, dice, ...more });
    const { decks } = game.state;
    decks.event = decks.event.filter((id) => id !== EVENT);
    decks.neighborhood.rivertown?.unshift(EVENT);
    return game;
  };

  it('3E-428.4, 3E-428.4a, 3E-428.6-1 an event card is resolved like a card of the neighborhood', () => {
    const game = atEvent('graveyard', [1, 1, 1, 1]);
    const { neighborhood, encounters } = CONTENT.event(EVENT);
    expect(neighborhood).toBe('rivertown');
    expect(Object.keys(encounters).sort()).toEqual(['blackCave', 'generalStore', 'graveyard']);
    drive(game, encounterOf(game, 0));
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ card: EVENT, section: 'graveyard', kind: 'event' }]);
    expect(seatOf(game, 0).damage).toBe(2);
  });

  it('3E-428.6-2, 3E-428.7-1 with the clue gained the event card is discarded', () => {
    const game = atEvent('graveyard', [6, 1, 1, 1]);
    drive(game, encounterOf(game, 0));
    expect(seatOf(game, 0)).toMatchObject({ clues: 1, money: 3 });
    expect(game.state.centers.rivertown?.clues).toBe(0);
    expect(game.state.decks.eventDiscard).toEqual([EVENT]);
    expect(game.state.decks.neighborhood.rivertown).not.toContain(EVENT);
  });

  it('3E-428.6-2 the clue comes from the neighborhood of whoever has the encounter', () => {
    const game = atEvent('graveyard', [6, 1, 1, 1], 1, {
      investigators: [
        { sheet: 'rexMurphy', at: 'trainStation' },
        { sheet: 'michaelMcglen', at: 'graveyard' },
      ],
    });
    game.state.centers.northside = { clues: 1, anomaly: false };
    drive(game, encounterOf(game, 1));
    expect([seatOf(game, 0).clues, seatOf(game, 1).clues]).toEqual([0, 1]);
    expect([game.state.centers.rivertown?.clues, game.state.centers.northside?.clues]).toEqual([0, 1]);
  });

  it('3E-428.10 it goes on top of the event cards discarded before', () => {
    const game = atEvent('graveyard', [6, 1, 1, 1]);
    const { decks } = game.state;
    const earlier = decks.event.splice(0, 2);
    decks.eventDiscard = [...earlier];
    drive(game, encounterOf(game, 0));
    expect(decks.eventDiscard).toEqual([EVENT, ...earlier]);
  });

  it('3E-428.7-2 without it the card goes back among the top three', () => {
    const game = atEvent('graveyard', [1, 1, 1, 1]);
    const before = [...(game.state.decks.neighborhood.rivertown ?? [])];
    drive(game, encounterOf(game, 0));
    const deck = game.state.decks.neighborhood.rivertown ?? [];
    expect(deck.slice(0, 3).sort()).toEqual(before.slice(0, 3).sort());
    expect(deck).toHaveLength(before.length);
    expect(game.state.decks.eventDiscard).toEqual([]);
    const none = atEvent('graveyard', [6, 1, 1, 1], 0);
    drive(none, encounterOf(none, 0));
    expect(none.state.decks.neighborhood.rivertown?.slice(0, 3)).toContain(EVENT);
  });

  it('3E-428.7-2 the three are shuffled, the deck below them is not', () => {
    const orders = [...'0123456789abcdef'].map((digit) => {
      const game = atEvent('graveyard', [1, 1, 1, 1], 1, { seed: digit.repeat(64) });
      const before = [...(game.state.decks.neighborhood.rivertown ?? [])];
      drive(game, encounterOf(game, 0));
      const deck = game.state.decks.neighborhood.rivertown ?? [];
      expect(deck.slice(3)).toEqual(before.slice(3));
      return deck.slice(0, 3).map((card) => before.indexOf(card));
    });
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2]);
    expect(new Set(orders.map((order) => order.indexOf(0)))).toEqual(new Set([0, 1, 2]));
    // The other two change places as well.
    expect(new Set(orders.map((order) => order.indexOf(1) < order.indexOf(2))).size).toBe(2);
  });
});
