import { describe, expect, it } from 'vitest';
import { allCopies, copiesOf, kindNamed, kindOf } from '../../../../src/editions/edition/copy.ts';
import { content } from '../../../second.ts';

function total(things: readonly { copies: number }[]): number {
  return things.reduce((sum, thing) => sum + thing.copies, 0);
}

describe('the box', () => {
  it('holds the printed number of every component', () => {
    const { components } = content.tables;
    expect(total(content.cardsOf('common'))).toBe(44);
    expect(total(content.cardsOf('unique'))).toBe(39);
    expect(total(content.cardsOf('spell'))).toBe(40);
    expect(total(content.cardsOf('skill'))).toBe(20);
    expect(total(content.cardsOf('ally'))).toBe(11);
    expect(components.specialCards).toBe(35);
    const special = content.cardsOf('special').filter((card) => card.id !== 'curse');
    expect(total(special)).toBe(35);
    expect(content.locationCards).toHaveLength(63);
    expect(content.gateCards).toHaveLength(49);
    expect(total(content.mythosCards)).toBe(67);
    expect(content.monsters).toHaveLength(29);
    expect(total(content.monsters)).toBe(60);
    expect(total(content.gates)).toBe(16);
    expect(content.investigators).toHaveLength(16);
    expect(content.ancientOnes).toHaveLength(8);
    expect(components.commonItems).toBe(44);
  });

  it('has twelve gate cards of each color and one without', () => {
    for (const color of ['blue', 'green', 'red', 'yellow']) {
      expect(content.gateCards.filter((card) => card.color === color)).toHaveLength(12);
    }
    expect(content.gateCards.filter((card) => card.color === null)).toHaveLength(1);
    expect(content.gateCards[0]?.id).toBe('gate-01');
    expect(content.gateCards[48]?.id).toBe('gate-49');
  });

  it('has five masks and twelve flying monsters', () => {
    const masks = content.monsters.filter((monster) => monster.abilities.mask);
    expect(total(masks)).toBe(5);
    expect(total(content.monsters.filter((monster) => monster.movement === 'flying'))).toBe(12);
  });

  it('has 36 headlines, 24 environments, 6 rumors and the reshuffle card', () => {
    const types = ['headline', 'environment', 'rumor', 'special'].map(
      (type) => content.mythosCards.filter((card) => card.type === type).length,
    );
    expect(types).toEqual([36, 24, 6, 1]);
  });
});

describe('the board', () => {
  it('has 26 locations, 9 streets and 12 street connections', () => {
    expect(content.locations).toHaveLength(26);
    expect(content.streets).toHaveLength(9);
    expect(content.places.size).toBe(35);
    const ends = content.streets.flatMap((street) =>
      street.neighbors.filter((id) => content.places.get(id)?.kind === 'street'),
    );
    expect(ends).toHaveLength(24);
  });

  it('joins places both ways', () => {
    for (const place of content.places.values()) {
      for (const neighbor of place.neighbors) {
        expect(content.place(neighbor).neighbors, `${neighbor} to ${place.id}`).toContain(place.id);
      }
    }
  });

  it('leads each arrow color once around all nine streets', () => {
    for (const color of ['white', 'black'] as const) {
      const seen = new Set<string>();
      let at = 'northside-streets';
      while (!seen.has(at)) {
        seen.add(at);
        expect(content.place(at).neighbors).toContain(content.street(at)[color]);
        at = content.street(at)[color];
      }
      expect(seen.size).toBe(9);
    }
    for (const location of content.locations)
      expect([location.white, location.black]).toEqual(Array(2).fill(location.street));
  });

  it('has eleven unstable locations with one Clue token each', () => {
    const unstable = content.locations.filter((location) => location.stability === 'unstable');
    expect(unstable).toHaveLength(11);
    expect(content.locations.map((location) => location.startClues).reduce((a, b) => a + b, 0)).toBe(11);
  });

  it('closes the three shops at terror 3, 6 and 9, as the track does', () => {
    const shops = content.locations.filter((location) => location.closesAtTerror !== null);
    expect(shops.map((shop) => [shop.id, shop.closesAtTerror])).toEqual([
      ['curiositie-shoppe', 6],
      ['general-store', 3],
      ['ye-olde-magick-shoppe', 9],
    ]);
    const closed = content.terrorTrack.milestones.flatMap(({ level, effects }) =>
      effects.flatMap((effect) => ('close' in effect ? [[effect.close.place, level]] : [])),
    );
    expect(new Map(closed as [string, number][])).toEqual(new Map(shops.map((shop) => [shop.id, shop.closesAtTerror])));
  });
});

describe('lookups', () => {
  it('take ids of things and of their copies', () => {
    expect(content.monster('ghoul#2').name).toBe('Ghoul');
    expect(content.card('food').deck).toBe('common');
    expect(content.cardNamed('Bank Loan').id).toBe('bank-loan');
    expect(content.area('abyss-2')).toEqual({ id: 'abyss-2', order: 2, world: 'abyss' });
    expect(content.encounter('french-hill', 'inner-sanctum', 7).effects).toHaveLength(1);
    expect(content.playerTable(5).monsterLimit).toBe(8);
  });

  it('name an unknown id', () => {
    expect(() => content.monster('snark')).toThrow('unknown monster: snark');
    expect(() => content.location('uptown-streets')).toThrow('unknown location: uptown-streets');
    expect(() => content.encounter('downtown', 'woods', 1)).toThrow('unknown encounter downtown 1 at: woods');
    expect(() => content.cardNamed('Snark')).toThrow('unknown card named: Snark');
  });

  it('find every id only once in each family', () => {
    const families = [content.cards, content.monsters, content.mythosCards, content.gates, content.investigators];
    for (const family of families) expect(new Set(family.map((thing) => thing.id)).size).toBe(family.length);
    expect(new Set(content.cards.map((card) => card.name)).size).toBe(content.cards.length);
  });
});

describe('markers', () => {
  it('name copies by kind and number', () => {
    expect(kindOf('ghoul#2')).toBe('ghoul');
    expect(kindNamed('ghoul')).toBe('ghoul');
    expect(copiesOf({ id: 'ghoul', copies: 3 })).toEqual(['ghoul#1', 'ghoul#2', 'ghoul#3']);
    expect(allCopies(content.monsters)).toHaveLength(60);
  });
});
