import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../src/editions/third/content/content.ts';
import { thirdEdition } from '../../../src/editions/third/edition.ts';
import { encounterOf, encounterTurn, sectionsOf } from '../../../src/editions/third/encounter.ts';
import { SCENARIOS } from '../../../src/editions/third/options.ts';
import type { Game } from '../../../src/editions/third/state.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import { Play } from '../../../src/engine/play.ts';
import { type Arrangement, addMonster, aGame, drive, eventsOf, kindsOf, optionIds, playOn, seatOf } from './table.ts';

const inPhase = (more: Arrangement = {}) => aGame({ phase: 'encounter', cursor: { step: 'encounter.turn' }, ...more });
const resting = (sheet: string, at: string) => ({ sheet, at, inactive: true });

describe('the encounter phase', () => {
  it('3E-203.1-1, 3E-203.2-1, 3E-203.2-2, 3E-420.2 whoever comes first has his encounter, each one in the end', () => {
    const game = inPhase({
      investigators: [resting('michaelMcglen', 'graveyard'), resting('rexMurphy', 'laBellaLuna')],
      neighbourhoodDecks: { rivertown: ['rivertown1'], downtown: ['downtown2'] },
    });
    const { decisions } = drive(game, encounterTurn(game), {}, (asked) => asked.find(({ seats }) => seats[0] === 1));
    expect(decisions.slice(0, 2)).toMatchObject([
      { kind: 'encounter.turn', seats: [0], race: true },
      { kind: 'encounter.turn', seats: [1], race: true },
    ]);
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ seat: 1, card: 'downtown2', section: 'laBellaLuna' }]);
    expect([seatOf(game, 0).inactive, seatOf(game, 1).inactive]).toEqual([true, false]);
    drive(game, encounterTurn(game));
    expect(eventsOf(game, 'EncounterDrawn')[1]).toMatchObject({ seat: 0, card: 'rivertown1' });
    expect(seatOf(game, 0).inactive).toBe(false);
  });

  it('3E-203.2-2 an encounter turns the token of nobody else in the space', () => {
    const game = inPhase({
      investigators: [resting('michaelMcglen', 'graveyard'), resting('rexMurphy', 'graveyard')],
      neighbourhoodDecks: { rivertown: ['rivertown1'] },
    });
    drive(game, encounterTurn(game));
    expect(eventsOf(game, 'EncounterDrawn').map(({ seat }) => seat)).toEqual([0]);
    expect([seatOf(game, 0).inactive, seatOf(game, 1).inactive]).toEqual([false, true]);
    drive(game, encounterTurn(game));
    expect(eventsOf(game, 'EncounterDrawn').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('3E-203.1-2, 3E-420.3-1, 3E-420.4, 3E-476.2, 3E-476.3, 3E-476.4 the top card, its section for his space', () => {
    const game = inPhase({ at: 'graveyard', neighbourhoodDecks: { rivertown: ['rivertown1'] } });
    drive(game, encounterOf(game, 0));
    expect(seatOf(game, 0).cards.map(({ id }) => id.split('#')[0])).toEqual(['blessed']);
    const shop = inPhase({ at: 'generalStore', neighbourhoodDecks: { rivertown: ['rivertown1'] } });
    drive(shop, encounterOf(shop, 0));
    expect(seatOf(shop, 0).cards).toEqual([]);
  });

  it('3E-476.3, 3E-479.2 whoever stands there has it, not the leader', () => {
    const investigators = [resting('michaelMcglen', 'laBellaLuna'), resting('rexMurphy', 'generalStore')];
    const shop = inPhase({ investigators, leader: 0, neighbourhoodDecks: { rivertown: ['rivertown1'] } });
    drive(shop, encounterOf(shop, 1));
    expect(eventsOf(shop, 'EncounterDrawn')).toMatchObject([{ seat: 1, card: 'rivertown1', section: 'generalStore' }]);
    const street = inPhase({
      investigators: [resting('michaelMcglen', 'laBellaLuna'), resting('rexMurphy', 'rivertownSouthsideStreet')],
      leader: 0,
      decks: { street: ['street4'] },
    });
    drive(street, encounterOf(street, 1));
    expect(eventsOf(street, 'EncounterDrawn')).toMatchObject([{ seat: 1, card: 'street4', section: 'residential' }]);
    expect([0, 1].map((seat) => seatOf(street, seat).money)).toEqual([0, 1]);
  });

  it('3E-203.1-1, 3E-420.5, 3E-479.1, 3E-479.2, 3E-479.3 on a street the top street card, its section for the kind of street', () => {
    for (const [at, money] of [
      ['rivertownSouthsideStreet', 1],
      ['uptownSouthsideStreet', 0],
    ] as const) {
      const game = inPhase({ at, decks: { street: ['street4'] }, dice: [1, 1, 1, 1] });
      drive(game, encounterOf(game, 0));
      expect(seatOf(game, 0).money, at).toBe(money);
      expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ card: 'street4', kind: 'street' }]);
      expect(game.state.decks.street.at(-1)).toBe('street4');
    }
    for (const { encounters } of loadContent().streetCards.values())
      expect(Object.keys(encounters).sort()).toEqual(['bridge', 'residential', 'scenic']);
  });

  it('3E-420.3-1 his space says which section, not the space of another', () => {
    const game = inPhase({
      investigators: [
        { sheet: 'michaelMcglen', at: 'generalStore' },
        { sheet: 'agnesBaker', at: 'graveyard' },
      ],
      neighbourhoodDecks: { rivertown: ['rivertown1'] },
    });
    drive(game, encounterOf(game, 1));
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ seat: 1, card: 'rivertown1', section: 'graveyard' }]);
  });

  it('3E-203.3, 3E-410.3 the engaged have none; their tokens are only turned', () => {
    const game = inPhase({
      investigators: [resting('michaelMcglen', 'graveyard'), resting('rexMurphy', 'laBellaLuna')],
    });
    addMonster(game, { kind: 'fleshEater', with: 0 });
    addMonster(game, { kind: 'hoodedStalker', with: 1 });
    drive(game, encounterTurn(game));
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
    expect(eventsOf(game, 'EncounterMissed')).toMatchObject([
      { seat: 0, monsters: [expect.stringContaining('fleshEater')] },
      { seat: 1, monsters: [expect.stringContaining('hoodedStalker')] },
    ]);
    expect([seatOf(game, 0).inactive, seatOf(game, 1).inactive]).toEqual([false, false]);
  });

  it('3E-420.2 somebody who is engaged keeps nobody else from his encounter', () => {
    const game = inPhase({
      investigators: [resting('michaelMcglen', 'graveyard'), resting('rexMurphy', 'laBellaLuna')],
      neighbourhoodDecks: { downtown: ['downtown2'] },
    });
    addMonster(game, { kind: 'fleshEater', with: 0 });
    drive(game, encounterTurn(game));
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ seat: 1, card: 'downtown2', section: 'laBellaLuna' }]);
  });

  it('3E-R28 whoever has left the game has none, and the phase goes on', () => {
    const game = inPhase({
      investigators: [
        { ...resting('michaelMcglen', 'graveyard'), left: 'defeated' },
        resting('rexMurphy', 'graveyard'),
      ],
      cup: ['blank', 'blank', 'blank', 'blank', 'blank'],
    });
    const play = new Play(thirdEdition, game.state);
    playOn(play, {}, () => play.state.cursor.step !== 'encounter.turn');
    expect(play.state.cursor.step).not.toBe('encounter.turn');
    const drawn = play.drain().filter(({ type }) => type === 'EncounterDrawn');
    expect(drawn).toMatchObject([{ seat: 1 }]);
  });

  it('3E-R8 who is defeated in his encounter has it ended there, with the card put away', () => {
    const game = inPhase({
      investigators: [{ ...resting('agnesBaker', 'laBellaLuna'), damage: 5 }, resting('rexMurphy', 'graveyard')],
      neighbourhoodDecks: { downtown: ['downtown2'] },
    });
    drive(game, encounterTurn(game), {}, (asked) => asked.find(({ seats }) => seats[0] === 0));
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(eventsOf(game, 'CardGained')).toEqual([]);
    expect(game.state.decks.neighbourhood.downtown?.at(-1)).toBe('downtown2');
  });
});

describe('resolving an encounter', () => {
  const will = (dice: number[]) =>
    inPhase({ at: 'graveyard', neighbourhoodDecks: { rivertown: ['rivertown6'] }, dice });

  it('3E-R8 a monster that was to engage him comes where he fell, not to the leader', () => {
    const game = inPhase({
      investigators: [
        { sheet: 'calvinWright', at: 'laBellaLuna', horror: 5, cards: ['voiceOfTheMessenger'] },
        { sheet: 'rexMurphy', at: 'southChurch' },
      ],
      leader: 1,
      dice: [1, 1, 1],
    });
    game.state.decks.neighbourhood.downtown?.unshift('archive:13');
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
        neighbourhoodDecks: { rivertown: ['rivertown8'] },
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
      neighbourhoodDecks: { downtown: ['downtown2'] },
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
    const game = inPhase({ at: 'graveyard', neighbourhoodDecks: { rivertown: ['rivertown6'] } });
    const before = [...(game.state.decks.neighbourhood.rivertown ?? [])];
    drive(game, encounterOf(game, 0));
    expect(game.state.decks.neighbourhood.rivertown).toEqual([...before.slice(1), 'rivertown6']);
  });

  it('3E-476.1 each neighbourhood on the board has its own deck of its own cards, one section for each space', () => {
    for (const scenario of SCENARIOS) {
      const { decks } = aGame({ scenario }).state;
      for (const [id, deck] of Object.entries(decks.neighbourhood)) {
        expect(deck.length).toBeGreaterThan(0);
        for (const card of deck) {
          expect(loadContent().neighbourhoodCard(card).neighborhood).toBe(id);
          const spaces = loadContent()
            .neighbourhood(id)
            .spaces.map((space) => space.id);
          expect(Object.keys(sectionsOf(card)).sort()).toEqual([...spaces].sort());
        }
      }
    }
  });

  it('3E-476.1 a card goes back under its own deck, wherever the encounter has taken him', () => {
    const card = loadContent().neighbourhoodCard('rivertown1');
    const section = card.encounters.graveyard;
    const { effect } = section ?? { effect: [] };
    try {
      if (section) section.effect = [{ move: { to: 'velmasDiner' } }];
      const game = inPhase({ at: 'graveyard', neighbourhoodDecks: { rivertown: ['rivertown1'] } });
      drive(game, encounterOf(game, 0));
      expect(seatOf(game, 0).at).toBe('velmasDiner');
      expect(game.state.decks.neighbourhood.rivertown?.at(-1)).toBe('rivertown1');
    } finally {
      if (section) section.effect = effect;
    }
  });

  it('3E-479.1 each kind of street has a section of its own', () => {
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
    game.state.decks.neighbourhood.rivertown = [];
    drive(game, encounterOf(game, 0));
    seatOf(game, 0).at = 'rivertownSouthsideStreet';
    game.state.decks.street = [];
    drive(game, encounterOf(game, 0));
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });
});

describe('event encounters', () => {
  const EVENT = 'feastOfUmordhothEvent9';
  const atEvent = (at: string, dice: number[], clues = 1, more: Arrangement = {}) => {
    const game = inPhase({ at, centres: { rivertown: { clues } }, dice, ...more });
    const { decks } = game.state;
    decks.event = decks.event.filter((id) => id !== EVENT);
    decks.neighbourhood.rivertown?.unshift(EVENT);
    return game;
  };

  it('3E-428.4, 3E-428.4a, 3E-428.6-1 an event card is resolved like a card of the neighbourhood', () => {
    const game = atEvent('graveyard', [1, 1, 1, 1]);
    const { neighborhood, encounters } = loadContent().event(EVENT);
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
    expect(game.state.centres.rivertown?.clues).toBe(0);
    expect(game.state.decks.eventDiscard).toEqual([EVENT]);
    expect(game.state.decks.neighbourhood.rivertown).not.toContain(EVENT);
  });

  it('3E-428.6-2 the clue comes from the neighbourhood of whoever has the encounter', () => {
    const game = atEvent('graveyard', [6, 1, 1, 1], 1, {
      investigators: [
        { sheet: 'rexMurphy', at: 'trainStation' },
        { sheet: 'michaelMcglen', at: 'graveyard' },
      ],
    });
    game.state.centres.northside = { clues: 1, anomaly: false };
    drive(game, encounterOf(game, 1));
    expect([seatOf(game, 0).clues, seatOf(game, 1).clues]).toEqual([0, 1]);
    expect([game.state.centres.rivertown?.clues, game.state.centres.northside?.clues]).toEqual([0, 1]);
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
    const before = [...(game.state.decks.neighbourhood.rivertown ?? [])];
    drive(game, encounterOf(game, 0));
    const deck = game.state.decks.neighbourhood.rivertown ?? [];
    expect(deck.slice(0, 3).sort()).toEqual(before.slice(0, 3).sort());
    expect(deck).toHaveLength(before.length);
    expect(game.state.decks.eventDiscard).toEqual([]);
    const none = atEvent('graveyard', [6, 1, 1, 1], 0);
    drive(none, encounterOf(none, 0));
    expect(none.state.decks.neighbourhood.rivertown?.slice(0, 3)).toContain(EVENT);
  });

  it('3E-428.7-2 the three are shuffled, the deck below them is not', () => {
    const orders = [...'0123456789abcdef'].map((digit) => {
      const game = atEvent('graveyard', [1, 1, 1, 1], 1, { seed: digit.repeat(64) });
      const before = [...(game.state.decks.neighbourhood.rivertown ?? [])];
      drive(game, encounterOf(game, 0));
      const deck = game.state.decks.neighbourhood.rivertown ?? [];
      expect(deck.slice(3)).toEqual(before.slice(3));
      return deck.slice(0, 3).map((card) => before.indexOf(card));
    });
    for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2]);
    expect(new Set(orders.map((order) => order.indexOf(0)))).toEqual(new Set([0, 1, 2]));
    // The other two change places as well.
    expect(new Set(orders.map((order) => order.indexOf(1) < order.indexOf(2))).size).toBe(2);
  });
});

describe('anomaly encounters', () => {
  const atAnomaly = (doom: number, more: Arrangement = {}) =>
    inPhase({
      scenario: 'veilOfTwilight',
      codex: [2],
      investigators: [{ sheet: 'rexMurphy', at: 'graveyard' }],
      centres: { rivertown: { anomaly: true } },
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
    for (const set of loadContent().anomalySets.values())
      for (const { encounters } of set.cards) expect(encounters).toHaveLength(3);
  });

  it('3E-412.3c only where the anomaly is', () => {
    const game = atAnomaly(2, { investigators: [{ sheet: 'rexMurphy', at: 'trainStation' }] });
    drive(game, encounterOf(game, 0));
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ kind: 'neighbourhood' }]);
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
      [0, 'neighbourhood'],
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
      const cards =
        set === null
          ? []
          : loadContent()
              .anomalySet(set)
              .cards.map(({ id }) => id);
      expect([...state.decks.anomaly].sort()).toEqual([...cards].sort());
    }
  });

  it('3E-111.5-2 the anomaly deck does not lie as it is printed, nor twice in the same order', () => {
    for (const set of ['temporalFissure', 'fracturedReality', 'nightmareBreach']) {
      const scenario = SCENARIOS.find((id) => loadContent().scenario(id).anomalySet === set);
      const printed = loadContent()
        .anomalySet(set)
        .cards.map(({ id }) => id);
      const decks = ['1', '2'].map((digit) => aGame({ scenario, seed: digit.repeat(64) }).state.decks.anomaly);
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
      neighbourhoodDecks: { rivertown: ['rivertown3'] },
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

describe('every card', () => {
  /** The scenario whose board has that neighbourhood. */
  const boardOf = (neighbourhood: string) =>
    SCENARIOS.find((id) =>
      loadContent()
        .scenario(id)
        .map.neighborhoods.some((one) => one.id === neighbourhood),
    ) ?? 'feastOfUmordhoth';
  /** Somebody well provided, with the answers that try the most. */
  const tried = (scenario: (typeof SCENARIOS)[number], at: string, six: boolean, arrange: (game: Game) => void) => {
    const game = inPhase({
      scenario,
      investigators: [
        {
          sheet: 'normanWithers',
          at,
          money: 6,
          remnants: 2,
          clues: 1,
          damage: 2,
          horror: 2,
          cards: ['knife', 'aliceLuxley', 'wither'],
          focus: { lore: 1 },
        },
        { sheet: 'rexMurphy', at, damage: 2 },
      ],
      doom: { [at]: 1 },
      dice: Array<number>(60).fill(six ? 6 : 1),
    });
    for (const centre of Object.values(game.state.centres)) centre.clues = 1;
    arrange(game);
    const eager = (decision: Decision) =>
      decision.options.find(({ id }) => !['no', 'none', 'stay'].includes(id))?.id ?? decision.default;
    drive(game, encounterOf(game, 0), {
      'effect.may': eager,
      'reaction.may': eager,
      'move.step': eager,
      'effect.choose': six ? eager : (decision) => decision.default,
    });
    expect(eventsOf(game, 'EncounterDrawn')).toHaveLength(1);
    return game;
  };

  it('3E-476.4 every section of every neighbourhood card can be had', () => {
    for (const { id, neighborhood, encounters } of loadContent().neighbourhoodCards.values())
      for (const at of Object.keys(encounters))
        for (const six of [true, false]) {
          const game = tried(boardOf(neighborhood), at, six, ({ state }) => {
            const deck = state.decks.neighbourhood[neighborhood] ?? [];
            state.decks.neighbourhood[neighborhood] = [id, ...deck.filter((other) => other !== id)];
          });
          expect(game.state.decks.neighbourhood[neighborhood]?.at(-1), `${id} ${at}`).toBe(id);
        }
  });

  it('3E-428.6-1 every section of every event card can be had', () => {
    for (const { id, neighborhood, encounters, scenario } of loadContent().events.values())
      for (const at of Object.keys(encounters))
        for (const six of [true, false]) {
          const game = tried(scenario as (typeof SCENARIOS)[number], at, six, ({ state }) => {
            state.decks.event = state.decks.event.filter((other) => other !== id);
            state.decks.neighbourhood[neighborhood]?.unshift(id);
          });
          const { eventDiscard, neighbourhood } = game.state.decks;
          const places = [...eventDiscard, ...(neighbourhood[neighborhood] ?? [])].filter((card) => card === id);
          expect(places, `${id} ${at}`).toHaveLength(1);
        }
  });

  it('3E-479.3 every section of every street card can be had', () => {
    const streets = {
      residential: 'rivertownSouthsideStreet',
      bridge: 'downtownRivertownStreet',
      scenic: 'uptownSouthsideStreet',
    };
    for (const id of loadContent().streetCards.keys())
      for (const at of Object.values(streets))
        for (const six of [true, false])
          tried('feastOfUmordhoth', at, six, ({ state }) => {
            state.decks.street = [id, ...state.decks.street.filter((other) => other !== id)];
          });
  });

  it('3E-412.3d every section of every anomaly card can be had', () => {
    for (const { id: set, scenario, cards } of loadContent().anomalySets.values()) {
      const at = loadContent().scenario(scenario).map.neighborhoods[0]?.id ?? '';
      const space = loadContent().neighbourhood(at).spaces[0]?.id ?? '';
      for (const { id } of cards)
        for (const doom of [1, 2, 3])
          for (const six of [true, false])
            tried(scenario as (typeof SCENARIOS)[number], space, six, ({ state }) => {
              expect(state.anomalySet).toBe(set);
              state.codex = [{ number: 2, side: 'front', tokens: {}, fired: [], deck: null }];
              state.centres[at] = { clues: 0, anomaly: true };
              state.doom[space] = doom;
              state.decks.anomaly = [id, ...state.decks.anomaly.filter((other) => other !== id)];
            });
    }
  });
});
