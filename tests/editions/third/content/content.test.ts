import { describe, expect, it } from 'vitest';
import { allCopies, copiesOf, kindOf } from '../../../../src/editions/edition/copy.ts';
import { MYTHOS_TOKENS, SKILLS, STREET_KINDS } from '../../../../src/editions/third/content/vocabulary.ts';
import { CONTENT } from '../../../third.ts';

const content = CONTENT;

function total(things: Iterable<{ copies: number }>): number {
  return [...things].reduce((sum, thing) => sum + thing.copies, 0);
}

describe('the box', () => {
  it('3N-1 holds the printed number of every asset card', () => {
    expect(total(content.assetsOf('item'))).toBe(28);
    expect(total(content.assetsOf('spell'))).toBe(10);
    expect(total(content.assetsOf('ally'))).toBe(12);
    expect(total(content.assetsOf('special'))).toBe(26);
    expect(total(content.assetsOf('starting'))).toBe(37);
    expect(total(content.assetsOf('condition'))).toBe(12);
    expect([...content.archive.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  it('holds the printed number of every encounter card', () => {
    expect(content.neighborhoods.size).toBe(8);
    expect(content.spaces.size).toBe(24);
    for (const id of content.neighborhoods.keys()) expect(content.neighborhoodCardsOf(id), id).toHaveLength(8);
    expect(content.neighborhoodCards.size).toBe(64);
    expect(content.streetCards.size).toBe(8);
    expect([...content.anomalySets.values()].map((set) => set.cards.length)).toEqual([12, 12, 12]);
    expect(content.events.size).toBe(96);
    const doom = [...content.scenarios.keys()].map((id) => [
      content.eventsOf(id).length,
      content.eventsOf(id).flatMap((card) => card.doomSpaces).length,
    ]);
    expect(doom).toEqual([
      [24, 24],
      [24, 28],
      [24, 28],
      [24, 29],
    ]);
  });

  it('holds 44 kinds of monsters on 63 cards and four epic ones', () => {
    const monsters = [...content.monsters.values()];
    expect(monsters.filter((monster) => !monster.epic)).toHaveLength(44);
    expect(total(monsters.filter((monster) => !monster.epic))).toBe(63);
    const epic = monsters.filter((monster) => monster.epic);
    expect(epic.map((monster) => [monster.id, monster.archive])).toEqual([
      ['umordhoth', 19],
      ['servitorOfYogSothoth', 28],
      ['servitorOfRlyeh', 39],
      ['cthulhu', 40],
    ]);
  });

  it('holds twelve investigators, 32 headlines, four scenarios and archive cards 1 to 40', () => {
    expect(content.investigators.size).toBe(12);
    expect(content.headlines.size).toBe(32);
    expect([...content.headlines.values()].filter((card) => card.rumor)).toHaveLength(4);
    expect(content.scenarios.size).toBe(4);
    expect([...content.archive.keys()]).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('3N-52 fills the cup of every scenario with the tokens of the box', () => {
    expect([...content.tokens.keys()]).toEqual([...MYTHOS_TOKENS]);
    for (const scenario of content.scenarios.values()) {
      for (const token of content.tokens.values()) {
        expect(scenario.mythosCup[token.id], `${scenario.id} ${token.id}`).toBe(token.inCup);
      }
    }
  });
});

describe('asset cards', () => {
  it('have one shape whatever deck they come from', () => {
    for (const card of content.assets.values()) {
      expect(Array.isArray(card.traits), card.id).toBe(true);
      expect(card.hands, card.id).toBeGreaterThanOrEqual(0);
      const endurance = (card.health ?? 0) + (card.sanity ?? 0);
      expect(card.abilities.length + endurance, card.id).toBeGreaterThan(0);
      expect(card.value !== undefined, card.id).toBe(card.deck === 'item' || card.deck === 'spell');
      expect(card.castHorror !== undefined, card.id).toBe(card.type === 'spell');
    }
  });

  it('repeat a spell of the deck as starting cards with an id of their own', () => {
    const repeats = content.assetsOf('starting').filter((card) => card.repeats !== undefined);
    expect(repeats).toHaveLength(5);
    for (const card of repeats) {
      const spell = content.asset(card.repeats ?? '');
      expect(card.id).not.toBe(spell.id);
      expect(card).toMatchObject({ type: 'spell', name: spell.name, castHorror: spell.castHorror, copies: 1 });
      expect(card.abilities).toEqual(spell.abilities);
    }
    expect(content.asset('fleshWardStarting').investigator).toBe('agnesBaker');
  });

  it('have both sides of blessed and cursed and six backs of the dark pact', () => {
    expect(content.asset('blessed')).toMatchObject({ back: 'cursed', copies: 6 });
    expect(content.asset('cursed').copies).toBe(0);
    const pact = content.asset('darkPact');
    expect(pact.backs).toHaveLength(pact.copies);
  });
});

describe('sections', () => {
  it('are on every neighborhood and event card one for each space of its neighborhood', () => {
    for (const card of [...content.neighborhoodCards.values(), ...content.events.values()]) {
      const spaces = content.neighborhood(card.neighborhood).spaces.map((space) => space.id);
      expect(Object.keys(card.encounters).sort(), card.id).toEqual(spaces.sort());
    }
  });

  it('are on every street card one for each kind of street', () => {
    for (const card of content.streetCards.values()) {
      expect(Object.keys(card.encounters).sort(), card.id).toEqual([...STREET_KINDS].sort());
    }
  });

  it('3N-2 of an anomaly card fit every number of doom exactly once', () => {
    for (const card of [...content.anomalySets.values()].flatMap((set) => set.cards)) {
      for (let doom = 0; doom < 12; doom += 1) {
        const fitting = card.encounters.filter(
          ({ doomInYourSpace: { min, max } }) => doom >= min && (max === null || doom <= max),
        );
        expect(fitting, `${card.id} with ${doom} doom`).toHaveLength(1);
      }
    }
  });
});

describe('maps', () => {
  it('join spaces both ways', () => {
    for (const { id, map } of content.scenarios.values()) {
      for (const [space, neighbors] of Object.entries(map.adjacency)) {
        for (const other of neighbors) expect(map.adjacency[other], `${id}: ${other} to ${space}`).toContain(space);
      }
    }
  });

  it('3N-62 join the three spaces of a tile and each street with the spaces it borders', () => {
    for (const { id, map } of content.scenarios.values()) {
      const expected = new Map<string, Set<string>>();
      const join = (a: string, b: string) => {
        expected.set(a, (expected.get(a) ?? new Set()).add(b));
        expected.set(b, (expected.get(b) ?? new Set()).add(a));
      };
      for (const tile of map.neighborhoods) {
        for (const [a, b] of content.neighborhood(tile.id).adjacency) join(a, b);
      }
      for (const street of map.streets) for (const space of street.borders) join(street.id, space);
      expect(Object.keys(map.adjacency).sort(), id).toEqual([...expected.keys()].sort());
      for (const [space, neighbors] of expected)
        expect(map.adjacency[space]?.toSorted()).toEqual([...neighbors].sort());
    }
  });

  it('lay each street on an edge of its first tile', () => {
    for (const { map } of content.scenarios.values()) {
      for (const street of map.streets) {
        const { edges } = content.neighborhood(street.from);
        expect(street.borders, street.id).toEqual(expect.arrayContaining(edges[street.edge]));
      }
    }
  });
});

describe('scenarios', () => {
  it('have a monster deck of the size they name, with no more copies than there are', () => {
    for (const scenario of content.scenarios.values()) {
      expect(total(scenario.monsterDeck), scenario.id).toBe(scenario.monsterDeckSize);
      for (const entry of scenario.monsterDeck) {
        expect(entry.copies, entry.monster).toBeLessThanOrEqual(content.monster(entry.monster).copies);
      }
      for (const { monster } of scenario.startingMonsters) {
        expect(scenario.monsterDeck.map((entry) => entry.monster)).toContain(monster);
      }
    }
  });
});

describe('lookups', () => {
  it('take ids of things and of their copies', () => {
    expect(content.monster('fleshEater#2').name).toBe(content.monster('fleshEater').name);
    expect(content.asset('darkPact#3').deck).toBe('condition');
    expect(content.space('riverDocks').neighborhood).toBe('merchantDistrict');
    expect(content.archiveCard(13).neighborhood).toBe('downtown');
    expect(content.investigator('wendyAdams').skills).toEqual(
      Object.fromEntries(SKILLS.map((skill) => [skill, expect.any(Number)])),
    );
  });

  it('name an unknown id', () => {
    expect(() => content.monster('snark')).toThrow('unknown monster: snark');
    expect(() => content.space('downtownEasttownStreet')).toThrow('unknown space: downtownEasttownStreet');
    expect(() => content.archiveCard(41)).toThrow('unknown archive card: 41');
  });

  it('find every card that is in the files, none hidden by another of the same id', () => {
    const ids = [...content.assets.values()].map((card) => card.id);
    expect(ids).toHaveLength(28 + 10 + 12 + 26 + 37 + 3);
    expect(content.assetsOf('special').length).toBe(26);
  });
});

describe('copies', () => {
  it('are named by kind and number', () => {
    expect(kindOf('fleshEater#2')).toBe('fleshEater');
    expect(copiesOf({ id: 'fleshEater', copies: 2 })).toEqual(['fleshEater#1', 'fleshEater#2']);
    expect(allCopies([...content.monsters.values()])).toHaveLength(67);
  });
});
