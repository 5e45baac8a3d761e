/** Lines that once read wrong, as a native speaker writes them. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { activate } from '../../../../src/editions/third/monsters/activation.ts';
import { reckoning } from '../../../../src/editions/third/mythos/reckoning.ts';
import { goalLines } from '../../../../src/editions/third/shown/goal.ts';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { arranged } from '../../../../src/story/arrange.ts';
import { storyLines } from '../../../../src/words/story.ts';
import { said } from '../../../story/said.ts';
import { arrange, gameOf, lookup, readScenario, tell, thirdWords } from '../../../third.ts';
import { addMonster, aGame, drive, eventsOf } from '../table.ts';

const state = arrange(
  readScenario(`
edition: third
name: native
given:
  scenario: feastOfUmordhoth
  investigators:
    - { sheet: agnesBaker, at: graveyard }
    - { sheet: tommyMuldoon, at: downtownEasttownStreet }
  codex: [{ number: 10 }, { number: 11 }]
`),
);
const words = thirdWords('en', state);
const told = (...events: ThirdEvent[]): string[] => said(tell(events, state), words);
const card = (id: string) => ({ ref: 'card', id });

describe('what goes at once', () => {
  it('is told with what turns it up', () => {
    const source = { ref: 'archive', id: '4' };
    const at = { at: 'blackCave', color: 'white', source } as const;
    const shown: ThirdEvent = { type: 'MarkerRevealed', ...at };
    const gone: ThirdEvent = { type: 'MarkerGone', faceUp: true, ...at };
    expect(told(shown, gone)).toEqual([
      'Turned up in the Black Cave (Profane Ritual): **a white marker**, which is discarded.',
    ]);
    expect(told(shown)).toEqual(['Turned up in the Black Cave (Profane Ritual): **a white marker**.']);
  });

  it('what a card adds to an attack is told by the card, with the attack', () => {
    const source = { source: card('litaChantler#1') };
    const hurt = (amount: number, damage: number) =>
      ({ type: 'MonsterDamaged', monster: 'fleshEater#1', amount, damage, health: 9, seat: 0 }) as const;
    const used = { type: 'CardUsed', seat: 0, card: 'litaChantler#1' } as const;
    const rolled: ThirdEvent = {
      ...{ type: 'TestRolled', seat: 0, skill: 'strength', formula: [], dice: [5], faces: [5, 6], successes: 1 },
    };
    const ended: ThirdEvent = { type: 'TestEnded', seat: 0, skill: 'strength', successes: 1, passed: true };
    expect(told(rolled, ended, hurt(1, 1), used, { ...hurt(1, 2), ...source })).toEqual([
      'Agnes rolls Strength, 1 die: **5** — **1 damage, 8 left, 1 damage by Lita Chantler, 7 left**.',
    ]);
  });

  it('people are sent, not moved', () => {
    const sent: ThirdEvent = { type: 'Moved', seat: 0, from: 'graveyard', to: 'blackCave', how: 'effect' };
    expect(told(sent)).toEqual(['Agnes is sent to the Black Cave.']);
  });
});

describe('a spell that answers harm', () => {
  const casts = (against: { seat: number; damage: number; horror: number }): ThirdEvent[] => [
    { type: 'SpellCast', seat: 0, card: 'fleshWard#1', against },
    { type: 'Suffered', seat: 0, damage: 0, horror: 1, by: card('fleshWard#1') },
  ];

  it('says whose, which may never come', () => {
    expect(told(...casts({ seat: 1, damage: 2, horror: 0 }))).toEqual([
      'Agnes casts **Flesh Ward** against 2 damage to Tommy. Suffers **1 horror**.',
    ]);
    expect(told(...casts({ seat: 0, damage: 1, horror: 1 }))).toEqual([
      'Agnes casts **Flesh Ward** against 1 damage and 1 horror. Suffers **1 horror**.',
    ]);
  });
});

describe('places and things', () => {
  it('have the article they need', () => {
    const goes = (to: string): ThirdEvent => ({ type: 'Moved', seat: 0, from: 'velmasDiner', to, how: 'step' });
    expect(told(goes('graveyard'))).toEqual(['Agnes goes to the Graveyard.']);
    expect(told(goes('hibbsRoadhouse'))).toEqual(['Agnes goes to Hibb’s Roadhouse.']);
    expect(told({ type: 'ClueSpawned', card: 'merchantDistrict1', neighborhood: 'merchantDistrict' })).toEqual([
      'A clue appears in **the Merchant District**.',
    ]);
    expect(told({ type: 'CardDiscarded', seat: 0, card: 'knife#1', to: 'deck' })).toEqual([
      'Agnes discards the Knife.',
    ]);
    expect(told({ type: 'DoomRemoved', seat: 0, space: 'graveyard', amount: 2, doom: 1 })).toEqual([
      '**2 doom off the Graveyard**, 1 left.',
    ]);
  });

  it('that are cursed or blessed are no cards', () => {
    expect(told({ type: 'CardGained', seat: 0, card: 'cursed#1', from: 'supply' })).toEqual([
      'Agnes becomes **Cursed**.',
    ]);
    expect(told({ type: 'CardDiscarded', seat: 0, card: 'cursed#1', to: 'supply' })).toEqual([
      'Agnes’s curse is lifted.',
    ]);
    expect(told({ type: 'CardDiscarded', seat: 0, card: 'blessed#1', to: 'supply' })).toEqual([
      'Agnes’s blessing ends.',
    ]);
  });
});

describe('monsters', () => {
  it('3E-468.2 that lurk are said to be somewhere', () => {
    const lurks: ThirdEvent = { type: 'MonsterActivated', monster: 'ghoulAcolyte#1', kind: 'lurker' };
    expect(told({ ...lurks, at: 'masBoardingHouse' })).toEqual(['**Ghoul Acolyte**, at Ma’s Boarding House, lurks.']);
    // As stored before.
    expect(told(lurks)).toEqual(['**Ghoul Acolyte** lurks.']);
  });

  it('3E-202.3 that attack and do nothing say so', () => {
    expect(told({ type: 'MonsterAttacked', monster: 'whippoorwill#1', seat: 0 })).toEqual([
      '**Whippoorwill** attacks Agnes: no harm.',
    ]);
    expect(told({ type: 'MonsterAttacked', monster: 'fleshEater#1', seat: 0 })).toEqual([
      '**Flesh-Eater** attacks Agnes.',
    ]);
  });

  it('3E-202.2c hunt somebody, or are drawn by something', () => {
    const goes = (monster: 'fleshEater#1' | 'viciousGlutton#1'): ThirdEvent => ({
      ...{ type: 'MonsterMoved', monster, from: 'graveyard', to: 'blackCave', direct: false },
    });
    expect(told(goes('fleshEater#1'))).toEqual(['**Flesh-Eater** → the Black Cave, hunting the highest Strength.']);
    expect(told(goes('viciousGlutton#1'))).toEqual(['**Vicious Glutton** → the Black Cave, drawn by the most doom.']);
  });

  it('of which one moves twice are not told as two', () => {
    const first: ThirdEvent = {
      ...{ type: 'MonsterMoved', monster: 'fleshEater#1', from: 'graveyard', to: 'blackCave', direct: false },
    };
    const on: ThirdEvent = { ...first, from: 'blackCave', to: 'generalStore', on: true };
    const passages = [first, on].map((event) => ({ sentences: tell([event], state) }));
    expect(storyLines(arranged(passages, { as: 'list' }), words)).toEqual([
      '**Flesh-Eater** → the General Store, hunting the highest Strength.',
    ]);
  });
});

describe('a reckoning', () => {
  const rolls = (seat: number, die: number, idle: boolean): ThirdEvent[] => [
    { type: 'Reckoning', by: card('darkPact#1') },
    { type: 'DiceRolled', seat, purpose: card('darkPact#1'), dice: [die], ...(idle ? { idle } : {}) },
  ];

  it('goes on where doom goes to the sheet after a question', () => {
    const by = { ref: 'scenario', id: 'approachOfAzathoth' };
    const cause = { ref: 'neighborhood', id: 'northside' };
    const later: ThirdEvent = { type: 'SheetDoom', by: 1, doom: 2, cause, from: by };
    const mythos = { ...state, phase: 'mythos' as const };
    const passages = [[{ type: 'Reckoning', by } satisfies ThirdEvent], [later]].map((events) => ({
      sentences: tell(events, mythos),
    }));
    expect(storyLines(arranged(passages, { as: 'list' }), words)).toEqual([
      'Approach of Azathoth — +1 doom on the sheet (2, anomaly in Northside).',
    ]);
  });

  it('3E-204.12 of which nothing comes says so, several at once', () => {
    expect(told({ type: 'Reckoning', by: { ref: 'scenario', id: 'feastOfUmordhoth' }, idle: true })).toEqual([
      'Feast of Umôrdhoth — nothing to do.',
    ]);
    expect(told(...rolls(0, 4, true), ...rolls(1, 2, true))).toEqual([
      'Dark Pacts: Agnes 4 and Tommy 2 — nothing comes of it.',
    ]);
    expect(told(...rolls(0, 4, true))).toEqual(['Dark Pact: Agnes 4 — nothing comes of it.']);
    expect(told(...rolls(0, 1, false))).toEqual(['Dark Pact: Agnes 1.']);
  });
});

describe('the board', () => {
  it('says why a marker goes, and where a clue stays', () => {
    const gone: ThirdEvent = { type: 'MarkerGone', at: 'velmasDiner', color: 'blue', faceUp: false };
    expect(told({ ...gone, shown: true })).toEqual(['Easttown’s guest has shown itself: the marker goes.']);
    expect(told(gone)).toEqual(['The marker at Velma’s Diner goes.']);
    expect(told({ type: 'EventReturned', card: 'downtown1', neighborhood: 'downtown' })).toEqual([
      'No clue: it stays in Downtown.',
    ]);
  });

  it('says what a card beside a deck is there for', () => {
    expect(told({ type: 'CodexAttached', card: 34, deck: 'northside' })).toEqual([
      'New in Northside: **Nightmare Breach – Northside**. An encounter there can close it.',
    ]);
  });

  it('says that what was on the sheet is spent', () => {
    expect(told({ type: 'SheetClues', by: -3, clues: 0 })).toEqual(['The sheet’s clues are spent.']);
    expect(told({ type: 'SheetMarkers', by: 1, markers: 2 })).toEqual(['Markers on the sheet: **2**.']);
  });

  it('says several blanks of one person once', () => {
    const blank: ThirdEvent = { type: 'TokenDrawn', seat: 1, token: 'blank', left: 3 };
    expect(told(blank, blank)).toEqual(['Tommy: two blanks.']);
    expect(told(blank)).toEqual(['Tommy: a blank.']);
  });

  it('has no goal once the game is over', () => {
    expect(goalLines(gameOf(state), words)).not.toEqual([]);
    expect(
      goalLines(gameOf({ ...state, outcome: { result: 'won', way: 'codex', round: 4, card: 10 } }), words),
    ).toEqual([]);
  });
});

it('3E-463.4 rerolls say that they are, and by what', () => {
  const again = (id: string, dice: number): ThirdEvent => ({
    ...{ type: 'Rerolled', seat: 0, by: { ref: 'token', id }, dice: [dice], faces: [5, 6], successes: 0 },
  });
  expect(told(again('focus', 1), again('focus', 2))).toEqual(['Agnes: focus rerolls: 1, 2.']);
});

it.each(["Rabbit's Foot", 'Rabbit’s Foot', 'rabbit’s foot'])('names are found by either apostrophe: %s', (typed) => {
  expect(lookup(state, typed, words)?.title).toBe('Rabbit’s Foot');
});

describe('what the rules tell with it', () => {
  it('3E-204.12 whether anything comes of a reckoning, and of its dice', () => {
    const pacts = (die: number) => {
      const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: ['darkPact'] }, 'rexMurphy'], dice: [die] });
      drive(game, reckoning(game));
      return eventsOf(game, 'DiceRolled').map(({ idle = false }) => idle);
    };
    expect(pacts(4)).toEqual([true]);
    expect(pacts(1)).toEqual([false]);
  });

  it('3E-468.2 where a lurker is, and 3E-202.2c that a monster goes on', () => {
    const game = aGame({ investigators: [{ sheet: 'rexMurphy', at: 'arkhamAsylum' }], doom: { hangmansHill: 2 } });
    const glutton = addMonster(game, { kind: 'viciousGlutton', at: 'generalStore' });
    drive(game, activate(game, glutton.id));
    expect(eventsOf(game, 'MonsterActivated')[0]?.at).toBe('generalStore');
    expect(eventsOf(game, 'MonsterMoved').map(({ on = false }) => on)).toEqual([false, true]);
  });

  it('a marker whose guest has come is gone because it has shown itself', () => {
    const game = aGame();
    game.state.markers.push({ color: 'white', faceUp: false, at: 'velmasDiner' });
    const source = { ref: 'archive', id: '12' };
    const effects: Effect[] = [{ discardMarker: { at: 'thatNeighborhood' } }];
    drive(game, run(game, null, effects, { source, thatNeighborhood: 'easttown' }));
    expect(eventsOf(game, 'MarkerGone').map(({ shown = false }) => shown)).toEqual([true]);
  });
});
