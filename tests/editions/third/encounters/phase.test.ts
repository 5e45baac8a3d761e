import { describe, expect, it } from 'vitest';
import { shuffleIntoTop } from '../../../../src/editions/third/board/neighborhooddeck.ts';
import { encounterOf } from '../../../../src/editions/third/encounters/encounter.ts';
import { encounterTurn } from '../../../../src/editions/third/encounters/encounterturn.ts';
import type { State } from '../../../../src/editions/third/state/state.ts';
import { Play } from '../../../../src/engine/play.ts';
import { CONTENT, gameOf, third, thirdEdition } from '../../../third.ts';
import { type Arrangement, addMonster, aGameOfBefore, drive, eventsOf, playOn, seatOf } from '../table.ts';
import { inPhase, resting } from './encountergame.ts';

describe('the encounter phase', () => {
  it('3E-203.1-1, 3E-203.2-1, 3E-203.2-2, 3E-420.2 whoever comes first has his encounter, each one in the end', () => {
    const game = inPhase({
      investigators: [resting('michaelMcglen', 'graveyard'), resting('rexMurphy', 'arkhamAsylum')],
      neighborhoodDecks: { rivertown: ['rivertown4'], downtown: ['downtown5'] },
    });
    const { decisions } = drive(game, encounterTurn(game), {}, (asked) => asked.find(({ seats }) => seats[0] === 1));
    expect(decisions.slice(0, 2)).toMatchObject([
      { kind: 'encounter.turn', seats: [0], race: true },
      { kind: 'encounter.turn', seats: [1], race: true },
    ]);
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ seat: 1, card: 'downtown5', section: 'arkhamAsylum' }]);
    expect([seatOf(game, 0).inactive, seatOf(game, 1).inactive]).toEqual([true, false]);
    drive(game, encounterTurn(game));
    expect(eventsOf(game, 'EncounterDrawn')[1]).toMatchObject({ seat: 0, card: 'rivertown4' });
    expect(seatOf(game, 0).inactive).toBe(false);
  });

  it('3E-203.2-1 an encounter without a choice comes unasked, where it makes no difference who draws first', () => {
    const asked = (investigators: Required<Arrangement>['investigators'], change = (_: State) => {}) => {
      const neighborhoodDecks = { rivertown: ['rivertown1'], downtown: ['downtown2'] };
      const game = inPhase({ investigators, neighborhoodDecks });
      change(game.state);
      const { decisions } = drive(game, encounterTurn(game), {}, (open) => open.find(({ seats }) => seats[0] === 1));
      return {
        asked: decisions.map(({ kind }) => kind),
        had: eventsOf(game, 'EncounterDrawn').map(({ seat }) => seat),
      };
    };
    const michael = resting('michaelMcglen', 'graveyard');
    const rex = resting('rexMurphy', 'laBellaLuna');
    const buyer = { ...resting('rexMurphy', 'generalStore'), money: 5 };
    expect(asked([michael, rex])).toEqual({ asked: [], had: [0] });
    // Whoever may buy something is asked when they come; the other does not wait for that.
    expect(asked([buyer, { ...rex, sheet: 'michaelMcglen' }])).toEqual({ asked: [], had: [1] });
    expect(asked([michael, buyer])).toEqual({ asked: [], had: [0] });
    // Among the top cards of the deck that both draw from lies an event.
    const shuffled = (state: State) => shuffleIntoTop(gameOf(state), 'approachOfAzathothEvent2', 'rivertown');
    expect(asked([michael, buyer], shuffled).asked.slice(0, 2)).toEqual(['encounter.turn', 'encounter.turn']);
    expect(asked([michael, rex], shuffled).asked).toEqual([]);
  });

  it('3E-203.2-1 in games of before it is asked for', () => {
    const game = aGameOfBefore(['plainEncounters'], {
      investigators: [resting('michaelMcglen', 'graveyard'), resting('rexMurphy', 'laBellaLuna')],
      phase: 'encounter',
      cursor: { step: 'encounter.turn' },
    });
    const { decisions } = drive(game, encounterTurn(game), {}, (open) => open.find(({ seats }) => seats[0] === 1));
    expect(decisions.slice(0, 2).map(({ kind }) => kind)).toEqual(['encounter.turn', 'encounter.turn']);
    expect(eventsOf(game, 'EncounterDrawn').map(({ seat }) => seat)).toEqual([1]);
  });

  it('3E-203.2-1 whoever is there begins, where it makes no difference who draws first', () => {
    const game = inPhase({
      investigators: [resting('michaelMcglen', 'graveyard'), { ...resting('rexMurphy', 'generalStore'), money: 5 }],
      neighborhoodDecks: { rivertown: ['rivertown4'] },
    });
    const begun = () => {
      const play = new Play(thirdEdition, structuredClone(game.state));
      return play.open.map((decision) => third.begins?.(play.state, decision));
    };
    expect(begun()).toEqual([true, true]);
    shuffleIntoTop(game, 'approachOfAzathothEvent2', 'rivertown');
    expect(begun()).toEqual([false, false]);
  });

  it('3E-203.2-2 an encounter turns the token of nobody else in the space', () => {
    const game = inPhase({
      investigators: [resting('michaelMcglen', 'graveyard'), resting('rexMurphy', 'graveyard')],
      neighborhoodDecks: { rivertown: ['rivertown1'] },
    });
    drive(game, encounterTurn(game));
    expect(eventsOf(game, 'EncounterDrawn').map(({ seat }) => seat)).toEqual([0]);
    expect([seatOf(game, 0).inactive, seatOf(game, 1).inactive]).toEqual([false, true]);
    drive(game, encounterTurn(game));
    expect(eventsOf(game, 'EncounterDrawn').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('3E-203.1-2, 3E-420.3-1, 3E-420.4, 3E-476.2, 3E-476.3, 3E-476.4 the top card, its section for his space', () => {
    const game = inPhase({ at: 'graveyard', neighborhoodDecks: { rivertown: ['rivertown1'] } });
    drive(game, encounterOf(game, 0));
    expect(seatOf(game, 0).cards.map(({ id }) => id.split('#')[0])).toEqual(['blessed']);
    const shop = inPhase({ at: 'generalStore', neighborhoodDecks: { rivertown: ['rivertown1'] } });
    drive(shop, encounterOf(shop, 0));
    expect(seatOf(shop, 0).cards).toEqual([]);
  });

  it('3E-476.3, 3E-479.2 whoever stands there has it, not the leader', () => {
    const investigators = [resting('michaelMcglen', 'laBellaLuna'), resting('rexMurphy', 'generalStore')];
    const shop = inPhase({ investigators, leader: 0, neighborhoodDecks: { rivertown: ['rivertown1'] } });
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
    for (const { encounters } of CONTENT.streetCards.values())
      expect(Object.keys(encounters).sort()).toEqual(['bridge', 'residential', 'scenic']);
  });

  it('3E-420.3-1 his space says which section, not the space of another', () => {
    const game = inPhase({
      investigators: [
        { sheet: 'michaelMcglen', at: 'generalStore' },
        { sheet: 'agnesBaker', at: 'graveyard' },
      ],
      neighborhoodDecks: { rivertown: ['rivertown1'] },
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
      neighborhoodDecks: { downtown: ['downtown2'] },
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
      neighborhoodDecks: { downtown: ['downtown2'] },
    });
    drive(game, encounterTurn(game), {}, (asked) => asked.find(({ seats }) => seats[0] === 0));
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(eventsOf(game, 'CardGained')).toEqual([]);
    expect(game.state.decks.neighborhood.downtown?.at(-1)).toBe('downtown2');
  });
});
