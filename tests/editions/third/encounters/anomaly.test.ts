import { describe, expect, it } from 'vitest';
import { encounterOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { CONTENT, SCENARIOS } from '../../../third.ts';
import { type Arrangement, aGame, drive, eventsOf, kindsOf, seatOf } from '../table.ts';
import { inPhase } from './encountergame.ts';

describe('anomaly encounters', () => {
  const atAnomaly = (doom: number, more: Arrangement = {}) =>
    inPhase({
      scenario: 'veilOfTwilight',
      codex: [2],
      investigators: [{ sheet: 'rexMurphy', at: 'graveyard' }],
      centers: { rivertown: { anomaly: true } },
      doom: { graveyard: doom, blackCave: 3 },
      decks: { anomaly: ['fracturedReality2'] },
      ...more,
    });

  it('3E-412.3c, 3E-412.3d, 3E-412.5, 3E-412.6 instead of his own he has the one that fits the doom on his space', () => {
    const two = atAnomaly(2);
    drive(two, encounterOf(two, 0));
    expect(eventsOf(two, 'EncounterDrawn')).toMatchObject([
      { card: 'fracturedReality2', section: '1', kind: 'anomaly' },
    ]);
    expect(seatOf(two, 0)).toMatchObject({ damage: 2, remnants: 1 });
    expect(two.state.doom.graveyard).toBe(0);
    for (const [doom, section] of [
      [0, '0'],
      [1, '0'],
      [3, '2'],
      [5, '2'],
    ] as const) {
      const game = atAnomaly(doom);
      drive(game, encounterOf(game, 0));
      expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ section }]);
    }
    for (const set of CONTENT.anomalySets.values())
      for (const { encounters } of set.cards) expect(encounters).toHaveLength(3);
  });

  it('3E-412.3c only where the anomaly is', () => {
    const game = atAnomaly(2, { investigators: [{ sheet: 'rexMurphy', at: 'trainStation' }] });
    drive(game, encounterOf(game, 0));
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ kind: 'neighborhood' }]);
  });

  it('3E-412.3c it is the space of whoever has the encounter that counts, not of the leader', () => {
    const game = atAnomaly(2, {
      investigators: [
        { sheet: 'rexMurphy', at: 'trainStation' },
        { sheet: 'agnesBaker', at: 'graveyard' },
      ],
    });
    for (const seat of [1, 0]) drive(game, encounterOf(game, seat));
    expect(eventsOf(game, 'EncounterDrawn').map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, 'anomaly'],
      [0, 'neighborhood'],
    ]);
  });

  it('3E-R4 the anomaly card goes under its deck', () => {
    const game = atAnomaly(2);
    const before = [...game.state.decks.anomaly];
    drive(game, encounterOf(game, 0));
    expect(game.state.decks.anomaly).toEqual([...before.slice(1), 'fracturedReality2']);
  });

  it('3E-412.2, 3E-412.4, 3E-111.5-1, 3E-111.5-2 the scenario names the set, shuffled into the anomaly deck', () => {
    const sets = {
      approachOfAzathoth: 'temporalFissure',
      feastOfUmordhoth: null,
      veilOfTwilight: 'fracturedReality',
      echoesOfTheDeep: 'nightmareBreach',
    };
    for (const scenario of SCENARIOS) {
      const { state } = aGame({ scenario });
      const set = sets[scenario];
      expect(state.anomalySet, scenario).toBe(set);
      const cards = set === null ? [] : CONTENT.anomalySet(set).cards.map(({ id }) => id);
      expect([...state.decks.anomaly].sort()).toEqual([...cards].sort());
    }
  });

  it('3E-111.5-2 the anomaly deck does not lie as it is printed, nor twice in the same order', () => {
    for (const set of ['temporalFissure', 'fracturedReality', 'nightmareBreach']) {
      const scenario = SCENARIOS.find((id) => CONTENT.scenario(id).anomalySet === set);
      const printed = CONTENT.anomalySet(set).cards.map(({ id }) => id);
      const decks = ['1', '2'].map(
        (digit) => aGame({ ...(scenario ? { scenario } : {}), seed: digit.repeat(64) }).state.decks.anomaly,
      );
      expect(new Set([printed, ...decks].map((deck) => deck.join())).size, set).toBe(3);
    }
  });

  it('3E-412.3c a text that follows encounters follows this one once', () => {
    const game = atAnomaly(0, {
      scenario: 'echoesOfTheDeep',
      codex: [2, { number: 32, deck: 'rivertown' }],
      decks: {},
    });
    const { decisions } = drive(game, encounterOf(game, 0));
    expect(kindsOf(decisions).filter((kind) => kind === 'reaction.may')).toHaveLength(1);
  });

  it('3E-413.5i a text that follows encounters looks at where it was, not where it has taken him', () => {
    const game = inPhase({
      scenario: 'echoesOfTheDeep',
      investigators: [{ sheet: 'wendyAdams', at: 'generalStore' }],
      codex: [{ number: 32, deck: 'rivertown' }],
      neighborhoodDecks: { rivertown: ['rivertown3'] },
    });
    const { decisions } = drive(game, encounterOf(game, 0), {
      'effect.may': 'yes',
      'move.step': (decision) => decision.options.find(({ id }) => id.endsWith('Street'))?.id ?? 'stay',
    });
    expect(seatOf(game, 0).at).toMatch(/Street$/);
    expect(kindsOf(decisions)).toContain('reaction.may');
  });

  it('3E-479.3 a street encounter that takes him to the university was none there', () => {
    const game = inPhase({
      scenario: 'echoesOfTheDeep',
      investigators: [
        { sheet: 'wendyAdams', at: 'merchantDistrictMiskatonicUniversityStreet', cards: ['rareBooksAccess'] },
      ],
      decks: { street: ['street7'] },
    });
    drive(game, encounterOf(game, 0), { 'effect.may': 'yes', 'move.step': 'orneLibrary' });
    expect(seatOf(game, 0).at).toBe('orneLibrary');
    expect(seatOf(game, 0).cards).toHaveLength(1);
  });
});
