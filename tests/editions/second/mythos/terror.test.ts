import { describe, expect, it } from 'vitest';
import { raiseTerror } from '../../../../src/editions/second/mythos/terror.ts';
import { aGame, drive, eventsOf } from '../table.ts';

describe('the terror track', () => {
  it('2E-3602 2E-3614 every level costs an Ally of the deck', () => {
    const game = aGame();
    drive(game, raiseTerror(game, 2));
    expect(game.state.terror).toBe(2);
    expect(game.state.decks.ally).toHaveLength(9);
    expect(eventsOf(game, 'AllyLeft')).toHaveLength(2);
  });

  it('2E-3603 2E-3604 an empty deck, and Allies in hand, are not touched', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['duke'] }] });
    game.state.decks.ally = [];
    drive(game, raiseTerror(game, 1));
    expect(game.state.investigators[0]?.cards).toHaveLength(1);
    expect([game.state.terror, game.state.ancientOne.doom]).toEqual([1, 0]);
    const full = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['duke'] }] });
    drive(full, raiseTerror(full, 9));
    expect(eventsOf(full, 'AllyLeft')).toHaveLength(9);
    expect(full.state.investigators[0]?.cards.map(({ id }) => id)).toEqual(['duke#1']);
  });

  it('2E-3605 2E-3606 2E-3607 the shops close and those in them go to the street', () => {
    const shops = [
      [2, 'general-store', 'rivertown-streets'],
      [5, 'curiositie-shoppe', 'northside-streets'],
      [8, 'ye-olde-magick-shoppe', 'uptown-streets'],
    ] as const;
    for (const [terror, shop, street] of shops) {
      const game = aGame({ terror, at: shop, monsters: { 'gug#1': shop } });
      drive(game, raiseTerror(game, 1));
      expect(game.state.places[shop]?.closed[0]?.until).toBe('endOfGame');
      expect(game.state.investigators[0]?.at).toBe(street);
      expect(game.state.monsters[0]?.at).toBe(street);
    }
  });

  it('2E-3509 2E-3608 2E-3610 at 10 the Outskirts empty and no doom token comes', () => {
    const game = aGame({ ancientOne: 'yig', terror: 9, monsters: { 'ghoul#1': 'outskirts' } });
    drive(game, raiseTerror(game, 1));
    expect(game.state.monsters).toEqual([]);
    expect(game.state.cup).toContain('ghoul#1');
    expect(game.state.ancientOne.doom).toBe(0);
  });

  it('2E-3609 2E-3612 the first printing puts one doom token at 10 and nothing beyond', () => {
    const game = aGame({ ancientOne: 'yig', terror: 9, printing: '2005' });
    drive(game, raiseTerror(game, 3));
    expect([game.state.terror, game.state.ancientOne.doom]).toEqual([10, 1]);
  });

  it('2E-3611 2E-3613 2N-129 beyond 10 each level is a doom token and no Ally', () => {
    const game = aGame({ ancientOne: 'yig', terror: 10 });
    drive(game, raiseTerror(game, 2));
    expect([game.state.terror, game.state.ancientOne.doom]).toEqual([10, 2]);
    expect(eventsOf(game, 'AllyLeft')).toEqual([]);
  });

  it('2E-102 in happy days terror cannot rise', () => {
    const game = aGame({ environment: 'mythos-happy-days-are-here-again' });
    drive(game, raiseTerror(game, 1));
    expect(game.state.terror).toBe(0);
  });
});
