import { describe, expect, it } from 'vitest';
import { encounterOf, sectionsOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { CONTENT, SCENARIOS } from '../../../third.ts';
import { aGame, drive, eventsOf, optionIds, seatOf } from '../table.ts';
import { inPhase } from './encountergame.ts';

describe('resolving an encounter', () => {
  const will = (dice: number[]) => inPhase({ at: 'graveyard', neighborhoodDecks: { rivertown: ['rivertown6'] }, dice });

  it('3E-R8 a monster that was to engage him comes where he fell, not to the leader', () => {
    const game = inPhase({
      investigators: [
        { sheet: 'calvinWright', at: 'laBellaLuna', horror: 5, cards: ['voiceOfTheMessenger'] },
        { sheet: 'rexMurphy', at: 'southChurch' },
      ],
      leader: 1,
      dice: [1, 1, 1],
    });
    game.state.decks.neighborhood.downtown?.unshift('archive:13');
    drive(game, encounterOf(game, 0), { 'test.spend': (decision) => decision.options[1]?.id ?? 'accept' });
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(game.state.monsters).toMatchObject([
      { kind: 'wolfManDrew', at: 'laBellaLuna', status: 'ready', engagedWith: [] },
    ]);
  });

  it('3E-420.7-1, 3E-420.7-2, 3E-420.8 the test it demands is made first; only what fits its result is done', () => {
    const passed = will([6, 1, 1]);
    drive(passed, encounterOf(passed, 0));
    expect(eventsOf(passed, 'TestEnded')).toMatchObject([{ skill: 'will', passed: true }]);
    expect(seatOf(passed, 0)).toMatchObject({ money: 3, horror: 0 });
    const failed = will([1, 1, 1]);
    drive(failed, encounterOf(failed, 0));
    expect(seatOf(failed, 0)).toMatchObject({ money: 0, horror: 1 });
  });

  it('3E-420.9-1, 3E-420.9-2, 3E-420.3-2 what he may do, and one of several, is his own choice before it goes on', () => {
    const choosing = () =>
      inPhase({
        investigators: [{ sheet: 'agnesBaker', at: 'graveyard', horror: 2 }, 'rexMurphy'],
        neighborhoodDecks: { rivertown: ['rivertown8'] },
      });
    const apply = choosing();
    const { decisions } = drive(apply, encounterOf(apply, 0), { 'effect.choose': 'apply' });
    expect(decisions[0]).toMatchObject({ kind: 'effect.choose', seats: [0] });
    expect(optionIds(decisions[0])).toEqual(['apply', 'walk']);
    expect(seatOf(apply, 0).cards.map(({ id }) => id)).toEqual(['gravedigger#1']);
    const walk = choosing();
    drive(walk, encounterOf(walk, 0), { 'effect.choose': 'walk' });
    expect(seatOf(walk, 0)).toMatchObject({ horror: 1, cards: [] });
    const maybe = inPhase({
      investigators: [{ sheet: 'agnesBaker', at: 'arkhamAsylum', horror: 3, money: 1 }, 'rexMurphy'],
      neighborhoodDecks: { downtown: ['downtown2'] },
    });
    const asked = drive(maybe, encounterOf(maybe, 0)).decisions;
    expect(asked).toMatchObject([{ kind: 'effect.may', seats: [0], default: ['no'] }]);
    expect(seatOf(maybe, 0)).toMatchObject({ money: 1, horror: 3 });
  });

  it('3E-420.6 a codex card can put another encounter in its place', () => {
    const game = inPhase({
      scenario: 'approachOfAzathoth',
      investigators: [{ sheet: 'michaelMcglen', at: 'theFuture' }],
      codex: [{ number: 8, side: 'back' }, 9],
    });
    drive(game, encounterOf(game, 0));
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
    expect(seatOf(game, 0).horror).toBe(2);
  });

  it('3E-420.11 the card goes under the deck it came from', () => {
    const game = inPhase({ at: 'graveyard', neighborhoodDecks: { rivertown: ['rivertown6'] } });
    const before = [...(game.state.decks.neighborhood.rivertown ?? [])];
    drive(game, encounterOf(game, 0));
    expect(game.state.decks.neighborhood.rivertown).toEqual([...before.slice(1), 'rivertown6']);
  });

  it('3E-476.1 each neighborhood on the board has its own deck of its own cards, one section for each space', () => {
    for (const scenario of SCENARIOS) {
      const game = aGame({ scenario });
      for (const [id, deck] of Object.entries(game.state.decks.neighborhood)) {
        expect(deck.length).toBeGreaterThan(0);
        for (const card of deck) {
          expect(CONTENT.neighborhoodCard(card).neighborhood).toBe(id);
          const spaces = CONTENT.neighborhood(id).spaces.map((space) => space.id);
          expect(Object.keys(sectionsOf(game, card)).sort()).toEqual([...spaces].sort());
        }
      }
    }
  });

  it('3E-476.1 a card goes back under its own deck, wherever the encounter has taken him', () => {
    const card = CONTENT.neighborhoodCard('rivertown1');
    const section = card.encounters.graveyard;
    const { effect } = section ?? { effect: [] };
    try {
      if (section) section.effect = [{ move: { to: 'velmasDiner' } }];
      const game = inPhase({ at: 'graveyard', neighborhoodDecks: { rivertown: ['rivertown1'] } });
      drive(game, encounterOf(game, 0));
      expect(seatOf(game, 0).at).toBe('velmasDiner');
      expect(game.state.decks.neighborhood.rivertown?.at(-1)).toBe('rivertown1');
    } finally {
      if (section) section.effect = effect;
    }
  });

  it('3N-77 3E-479.1 each kind of street has a section of its own', () => {
    for (const [at, kind] of [
      ['rivertownSouthsideStreet', 'residential'],
      ['downtownRivertownStreet', 'bridge'],
      ['rivertownUptownStreet', 'scenic'],
    ] as const) {
      const game = inPhase({ at, decks: { street: ['street3'] }, dice: [6, 6, 6, 6] });
      drive(game, encounterOf(game, 0));
      expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ card: 'street3', section: kind }]);
      if (kind === 'scenic') expect(seatOf(game, 0).money).toBe(2);
    }
  });

  it('3E-003 from an empty deck there is no encounter', () => {
    const game = inPhase({ at: 'graveyard' });
    game.state.decks.neighborhood.rivertown = [];
    drive(game, encounterOf(game, 0));
    seatOf(game, 0).at = 'rivertownSouthsideStreet';
    game.state.decks.street = [];
    drive(game, encounterOf(game, 0));
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });
});
