import { describe, expect, it } from 'vitest';
import { discardCard } from '../../src/editions/second/cards/card.ts';
import { drawCards } from '../../src/editions/second/cards/draw.ts';
import { arkhamEncounter } from '../../src/editions/second/encounters/encounter.ts';
import { openGate } from '../../src/editions/second/gates/gate.ts';
import { moveMonsters } from '../../src/editions/second/monsters/monstermove.ts';
import { mythos, resolve } from '../../src/editions/second/mythos/mythos.ts';
import { seen } from '../../src/editions/second/shown/seen.ts';
import { aGame, drive, eventsOf, optionIds } from '../editions/second/table.ts';
import { content } from '../second.ts';

const CARDS = [1, 2, 3, 4, 5, 6, 7];
const locations = (stability: 'stable' | 'unstable') =>
  content.locations.filter((location) => location.stability === stability);

/** The entries of a location whose effects hold one of these operations, anywhere inside. */
const entriesWith = (location: { id: string; neighborhood: string }, ...operations: string[]) =>
  CARDS.filter((n) => {
    const text = JSON.stringify(content.encounter(location.neighborhood, location.id, n).effects);
    return operations.some((operation) => text.includes(`"${operation}":`));
  });

describe('39. Drawing, discarding, shuffling', () => {
  it('2E-3903 drawing and discarding shuffle nothing: a card drawn and put back only goes from top to bottom', () => {
    const game = aGame();
    for (const deck of ['common', 'unique', 'spell', 'skill'] as const) {
      const [top, ...rest] = game.state.decks[deck];
      if (top === undefined) throw new Error('no card');
      drive(game, drawCards(game, 0, { deck, count: 1 }));
      discardCard(game, 0, top);
      expect(game.state.decks[deck]).toEqual([...rest, top]);
    }
    const [first = '', ...others] = [
      'mythos-all-quiet-in-arkham',
      ...game.state.decks.mythos.filter((card) => card !== 'mythos-all-quiet-in-arkham'),
    ];
    game.state.decks.mythos = [first, ...others];
    drive(game, mythos(game));
    expect(game.state.decks.mythos).toEqual([...others, first]);
  });

  it('2E-3905 several cards drawn from a location deck at once are different cards of one shuffle', () => {
    const pairs = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const game = aGame({
        investigators: [{ sheet: 'darrell-simmons', at: 'newspaper' }],
        phase: 'arkham',
        seed: String(seed).padStart(2, '0').repeat(32),
      });
      const { decisions } = drive(game, arkhamEncounter(game, 0));
      const [first, second] = optionIds(decisions.find(({ kind }) => kind === 'encounter.keep'));
      expect(first).not.toBe(second);
      pairs.add(`${first} ${second}`);
    }
    expect(pairs.size).toBeGreaterThan(15);
    // Forced to the same card twice, the second draw cannot have it.
    const forced = aGame({
      investigators: [{ sheet: 'darrell-simmons', at: 'newspaper' }],
      phase: 'arkham',
      draws: ['northside-1', 'northside-1'],
    });
    const { decisions } = drive(forced, arkhamEncounter(forced, 0));
    expect(optionIds(decisions[0])[0]).toBe('1');
    expect(optionIds(decisions[0])[1]).not.toBe('1');
  });

  it('2E-3911 what is face down is hidden from everybody, players’ cards are seen by everybody', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['knife', 'bravery'] }, 'amanda-sharpe'] });
    const other = structuredClone(game.state);
    other.cup.reverse();
    other.gateStack.reverse();
    for (const deck of Object.values(other.decks)) deck.reverse();
    other.seed = 'f'.repeat(64);
    other.forced = { dice: [1], draws: ['knife'] };
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(game.state));
    expect(JSON.stringify(seen(other))).toBe(JSON.stringify(seen(game.state)));
    expect(seen(other).investigators[0]?.cards.map(({ id }) => id)).toEqual(['knife#1', 'bravery#1']);
  });
});

describe('40. Locations', () => {
  it('2E-4003 one use of a special ability takes the place of the one encounter', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'arkham-asylum', sanity: 1 }], phase: 'arkham' });
    const { decisions } = drive(game, arkhamEncounter(game, 0), { 'encounter.choose': 'ability' });
    expect(game.state.investigators[0]?.sanity).toBe(2);
    expect(decisions.filter(({ kind }) => kind === 'encounter.choose')).toHaveLength(1);
    expect(eventsOf(game, 'LocationAbility')).toHaveLength(1);
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });

  it('2E-4005 on a stable location nothing ever appears, but monsters may move there', () => {
    const stable = locations('stable');
    expect(stable).toHaveLength(15);
    for (const location of stable)
      expect([location.id, entriesWith(location, 'gate', 'monster')]).toEqual([location.id, []]);
    const named = content.mythosCards.flatMap(({ gate }) => gate ?? []);
    expect(stable.filter(({ id }) => named.includes(id))).toEqual([]);
    const game = aGame({ at: 'library', monsters: { 'hound-of-tindalos#1': 'woods' } });
    drive(game, moveMonsters(game, { white: ['square'], black: ['circle'] }));
    expect(game.state.monsters[0]?.at).toBe('library');
  });

  it('2E-4006 on each unstable location a gate opens and monsters appear; some encounters bring them too', () => {
    const named = new Set(content.mythosCards.flatMap(({ gate }) => gate ?? []));
    for (const { id } of locations('unstable')) {
      expect(named).toContain(id);
      const game = aGame({ at: 'library' });
      drive(game, openGate(game, id, { from: 'mythos', monsters: 1 }));
      expect(game.state.places[id]?.gate).not.toBeNull();
      expect(game.state.monsters.map(({ at }) => at)).toEqual([id]);
    }
    const bringing = (operation: string) =>
      locations('unstable').flatMap((location) => (entriesWith(location, operation).length > 0 ? [location.id] : []));
    expect(bringing('gate')).toEqual(['independence-square', 'unnamable', 'witch-house', 'woods']);
    expect(bringing('monster')).toEqual(expect.arrayContaining(['hibbs-roadhouse', 'black-cave', 'graveyard']));
  });

  it('2E-4009 Mythos cards put their Clue tokens on unstable locations, and the Allies of encounters are met there', () => {
    const unstable = locations('unstable').map(({ id }) => id);
    const clues = content.mythosCards.flatMap((card) => (card.clue ? [card] : []));
    expect(new Set(clues.map(({ clue }) => clue))).toEqual(new Set(unstable));
    for (const card of clues) {
      const game = aGame({ at: 'train-station' });
      drive(game, resolve(game, card.id, 'mythos'));
      expect([card.id, eventsOf(game, 'CluePlaced').map(({ place }) => place)]).toEqual([card.id, [card.clue]]);
      expect([card.id, game.state.places[card.clue ?? '']?.clues]).toEqual([card.id, 1]);
    }
    const allies = content.cardsOf('ally').map(({ name }) => name);
    const whereMet = allies.map((name) => {
      const offered = content.locations.filter((location) => {
        const entries = CARDS.map((n) => content.encounter(location.neighborhood, location.id, n).effects);
        return JSON.stringify(entries).includes(`"take":${JSON.stringify(name)}`);
      });
      return offered.map(({ id }) => id);
    });
    expect(whereMet.map((places) => places.length)).toEqual(allies.map(() => 1));
    expect(whereMet.flat().filter((place) => !unstable.includes(place))).toEqual([]);
  });
});
