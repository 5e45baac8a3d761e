/** Section 3: setup. */

import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/editions/edition/copy.ts';
import { arkhamEncounter } from '../../src/editions/second/encounters/encounter.ts';
import { gameOf } from '../../src/editions/second/game/game.ts';
import { maxSanity } from '../../src/editions/second/investigators/investigator.ts';
import { devour } from '../../src/editions/second/misfortune/misfortune.ts';
import { setupMythos } from '../../src/editions/second/mythos/mythos.ts';
import { createState, placeSliders, possessions, setUpInvestigator } from '../../src/editions/second/setup/setup.ts';
import type { Game } from '../../src/editions/second/state/state.ts';
import { Play } from '../../src/engine/play.ts';
import { aGame, agreedBy, drive, eventsOf, give, playOn, SEED } from '../editions/second/table.ts';
import { content, secondEdition } from '../second.ts';

const DECKS = ['common', 'unique', 'spell', 'skill'] as const;

function created(sheets: (string | null)[], options: Record<string, unknown> = {}, seed = SEED): Game {
  const state = createState(content, {
    options: agreedBy(sheets.length, options),
    seats: sheets.map((sheet) => ({ sheet })),
    seed,
  });
  return gameOf(content, state);
}

const seedOf = (number: number) => `${number}`.padStart(64, '0');

describe('steps 1 to 6', () => {
  it('2E-301 terror at 0, nothing closed, every supply full', () => {
    const { state } = created([null, null]);
    expect([state.terror, state.ancientOne.doom, state.elderSignsPlayed, state.loansDefaulted]).toEqual([0, 0, 0, 0]);
    expect(state.decks.special).toHaveLength(35);
    expect(state.decks.ally).toHaveLength(11);
    const bare = { gate: null, sealed: false, closed: [] };
    for (const place of Object.values(state.places)) expect(place).toMatchObject(bare);
    expect(state).toMatchObject({ monsters: [], environment: null, rumor: null, headlines: [], lasting: [] });
  });

  it('2E-308 2N-5 what the Ancient One orders for the start is done: Masks in the cup, a point off the maximum', () => {
    const masks = ({ state }: Game) => state.cup.filter((marker) => content.monster(marker).abilities.mask).length;
    expect(masks(created([null], { ancientOne: 'nyarlathotep' }))).toBe(5);
    expect(masks(created([null], { ancientOne: 'yig' }))).toBe(0);
    const sanity = (ancientOne: string) => {
      const game = created(['harvey-walters'], { ancientOne });
      drive(game, placeSliders(game));
      return [game.state.investigators[0]?.sanity, maxSanity(game, 0)];
    };
    expect(sanity('yig')).toEqual([7, 7]);
    expect(sanity('cthulhu')).toEqual([6, 6]);
  });

  it('2E-309 each card lies in the deck of its kind, and only there', () => {
    const { decks } = created([null]).state;
    for (const deck of [...DECKS, 'ally', 'special'] as const) {
      const wanted = content.cardsOf(deck).filter(({ id }) => id !== 'curse');
      expect(new Set(decks[deck].map(kindOf)), deck).toEqual(new Set(wanted.map(({ id }) => id)));
      expect(decks[deck]).toHaveLength(wanted.reduce((sum, { copies }) => sum + copies, 0));
    }
    expect([...decks.mythos].sort()).toEqual(content.mythosCards.map(({ id }) => id).sort());
    expect([...decks.gate].sort()).toEqual(content.gateCards.map(({ id }) => id).sort());
  });
});

describe('shuffling', () => {
  const dealt = (seed: string) => {
    const game = created(['joe-diamond'], {}, seed);
    drive(game, possessions(game));
    return game.state;
  };

  it('2E-311 Common Items, Unique Items, Spells and Skills lie in random order', () => {
    const one = dealt(seedOf(1));
    const other = dealt(seedOf(2));
    for (const deck of DECKS) {
      expect(one.decks[deck], deck).not.toEqual([...one.decks[deck]].sort());
      expect(one.decks[deck].slice(0, 8), deck).not.toEqual(other.decks[deck].slice(0, 8));
      expect(dealt(seedOf(1)).decks[deck]).toEqual(one.decks[deck]);
    }
  });

  it('2E-318 so do gate cards, Mythos cards and the sixteen gate markers', () => {
    const [one, other] = [created([null], {}, seedOf(1)).state, created([null], {}, seedOf(2)).state];
    expect(one.decks.gate).not.toEqual(other.decks.gate);
    expect(one.decks.mythos).not.toEqual(other.decks.mythos);
    expect(one.gateStack).not.toEqual(other.gateStack);
    expect([...one.gateStack].sort()).toEqual([...other.gateStack].sort());
    expect(one.gateStack).toHaveLength(16);
    expect(one.decks.gate[0]).not.toBe('gate-01');
    expect(one.decks.mythos).not.toEqual(content.mythosCards.map(({ id }) => id));
  });

  it('2E-319 the first card of a location deck is any of its seven', () => {
    const first = (seed: string) => {
      const game = aGame({ seed, phase: 'arkham', at: 'newspaper', turn: 1 });
      drive(game, arkhamEncounter(game, 0));
      return eventsOf(game, 'EncounterDrawn')[0]?.entry;
    };
    expect(new Set(Array.from({ length: 40 }, (_, number) => first(seedOf(number))))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7]),
    );
  });
});

describe('step 13', () => {
  it('2E-320 everybody starts at home', () => {
    for (const { id, home } of content.investigators) {
      const game = created([id]);
      drive(game, possessions(game));
      drive(game, placeSliders(game));
      expect(game.state.investigators[0]?.at, id).toBe(home);
    }
  });

  it('2E-321 unused sheets replace the devoured, other Ancient Ones are gone for good', () => {
    const game = created(['joe-diamond', 'jenny-barnes'], { ancientOne: 'yig' });
    const unused = content.investigators
      .map(({ id }) => id)
      .filter((id) => !['joe-diamond', 'jenny-barnes'].includes(id));
    expect(game.state.sheets).toEqual([...unused].sort());
    const replacements = new Set<string | undefined>();
    for (let number = 0; number < 60; number++) {
      const again = created(['joe-diamond', 'jenny-barnes'], { ancientOne: 'yig' }, seedOf(number));
      drive(again, devour(again, 0));
      replacements.add(again.state.investigators[0]?.sheet);
    }
    expect(replacements).not.toContain('jenny-barnes');
    expect(replacements.size).toBeGreaterThan(10);
    const others = content.ancientOnes.map(({ id }) => id).filter((id) => id !== 'yig');
    expect(others.filter((id) => JSON.stringify(game.state).includes(`"${id}"`))).toEqual([]);
  });

  it('2E-327 a fixed card that somebody else owns is done without', () => {
    const replaced = (owned: boolean) => {
      const game = aGame({ investigators: ['joe-diamond', 'jenny-barnes'] });
      if (owned) give(game, 1, 'duke');
      drive(game, setUpInvestigator(game, 0, 'ashcan-pete'));
      return game.state.investigators.map(({ cards }) => cards.filter(({ id }) => id === 'duke#1').length);
    };
    expect(replaced(false)).toEqual([1, 0]);
    expect(replaced(true)).toEqual([0, 1]);
  });
});

describe('step 14', () => {
  const first = (card: string, more: object = {}) => {
    const game = aGame({ turn: 0, phase: 'setup', cursor: { step: 'setup.mythos' }, ...more });
    game.state.decks.mythos = [card, ...game.state.decks.mythos.filter((other) => other !== card)];
    drive(game, setupMythos(game));
    return game;
  };

  it('2E-324 the first Mythos card does all it says: gate, doom, monster, Clue token, movement, text', () => {
    // Gate graveyard, clue unvisited-isle, crescents along the white arrows, terror +1.
    const game = first('mythos-family-found-butchered', { draws: ['abyss', 'cultist'] });
    expect(game.state.ancientOne.doom).toBe(1);
    expect(game.state.places.graveyard?.gate).toBe('abyss#1');
    expect(eventsOf(game, 'MonsterAppeared')).toMatchObject([{ monster: 'cultist#1', place: 'graveyard' }]);
    expect(game.state.places['unvisited-isle']?.clues).toBe(1);
    expect(eventsOf(game, 'MonsterMoved')).toMatchObject([
      { monster: 'cultist#1', from: 'graveyard', to: 'rivertown-streets', why: 'white' },
    ]);
    expect(game.state.terror).toBe(1);
  });

  it('2E-325 who starts where the first gate opens is drawn through it, delayed', () => {
    const investigators = [{ sheet: 'joe-diamond', at: 'graveyard' }, 'jenny-barnes'];
    const game = first('mythos-family-found-butchered', { investigators, draws: ['abyss', 'cultist'] });
    expect(game.state.investigators.map(({ at, delayed }) => [at, delayed])).toEqual([
      ['abyss-1', true],
      ['train-station', false],
    ]);
  });

  it('2E-326 it is no turn: the marker stays, and turn 1 begins with the Upkeep of the same first player', () => {
    const { state } = created(['joe-diamond', 'jenny-barnes', 'amanda-sharpe'], { ancientOne: 'yig' });
    state.first = 2;
    const play = new Play(secondEdition, state);
    playOn(play, {}, () => play.state.turn > 0);
    const begun = play.drain().filter(({ type }) => type === 'TurnStarted' || type === 'PhaseStarted');
    expect(begun.slice(0, 2)).toEqual([
      { type: 'TurnStarted', turn: 1, first: 2 },
      { type: 'PhaseStarted', phase: 'upkeep', turn: 1 },
    ]);
    expect(play.state).toMatchObject({ turn: 1, first: 2 });
  });

  it('2E-509 what is owned from setup makes no roll in the Upkeep of turn 1', () => {
    const rolls = (printing: string) => {
      const { state } = created(['darrell-simmons', 'sister-mary'], { printing, ancientOne: 'yig', turnOrder: 'book' });
      const play = new Play(secondEdition, state);
      playOn(play, {}, () => play.state.turn === 1 && play.state.phase === 'movement');
      expect(play.state.investigators[0]).toMatchObject({ sheet: 'darrell-simmons', money: 6 });
      return play.drain().filter(({ type }) => type === 'DiceRolled').length;
    };
    expect(rolls('revised')).toBe(0);
    expect(rolls('2005')).toBe(2);
  });
});
