import { describe, expect, it } from 'vitest';
import { arkhamEncounter } from '../../../../src/editions/second/encounters/encounter.ts';
import { investigator } from '../../../../src/editions/second/investigators/investigator.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { type Answering, type Arrangement, aGame, drive, eventsOf, optionIds } from '../table.ts';

const one = (game: Game, seat = 0) => investigator(game, seat);

function arkham(arrangement: Arrangement, answers: Record<string, Answering> = {}) {
  const game = aGame({ phase: 'arkham', ...arrangement });
  return { game, ...drive(game, arkhamEncounter(game, 0), answers) };
}

describe('Arkham Encounters without gate', () => {
  it('2E-1101 nothing for those in streets, in jail, in Other Worlds, or out of this turn', () => {
    for (const placed of [
      { at: 'uptown-streets' },
      { at: 'jail-cell' },
      { at: 'abyss-1' },
      { at: 'lost-in-time-and-space' },
      { at: 'woods', spentTurn: 2 },
      { at: 'woods', lostTurn: 2 },
    ]) {
      const { game, decisions } = arkham({ investigators: [{ sheet: 'joe-diamond', ...placed }] });
      expect(decisions).toEqual([]);
      expect(game.events).toEqual([]);
    }
  });

  it('2E-3105 a delayed investigator has his encounter', () => {
    const { game } = arkham({
      investigators: [{ sheet: 'joe-diamond', at: 'newspaper', delayed: true }],
      draws: ['northside-1'],
    });
    expect(one(game)).toMatchObject({ money: 5, delayed: true });
  });

  it('2E-1103 a card of the neighborhood, the entry of the location; its story goes with the questions', () => {
    const { game, decisions } = arkham(
      { investigators: [{ sheet: 'joe-diamond', at: 'velmas-diner', money: 1, stamina: 2 }], draws: ['easttown-6'] },
      { 'effect.may': 'yes' },
    );
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([
      { type: 'EncounterDrawn', seat: 0, place: 'velmas-diner', neighborhood: 'easttown', entry: 6 },
    ]);
    expect(decisions[0]?.about).toMatchObject({
      card: 'easttown-6',
      prose: { file: 'encounters', path: ['easttown', 'velmas-diner', '5'] },
    });
    expect(one(game)).toMatchObject({ money: 0, stamina: 4 });
  });

  it('2E-3904 the deck is shuffled before each draw: the same card can come again', () => {
    const drawn = new Set<number>();
    const game = aGame({
      phase: 'arkham',
      investigators: [{ sheet: 'joe-diamond', at: 'newspaper' }],
      dice: [1, 1, 1, 1],
    });
    for (let turn = 0; turn < 40; turn++) {
      one(game).at = 'newspaper';
      one(game).spentTurn = null;
      one(game).sanity = 4;
      drive(game, arkhamEncounter(game, 0));
    }
    for (const { neighborhood, entry } of eventsOf(game, 'EncounterDrawn'))
      if (neighborhood === 'northside') drawn.add(entry);
    expect(drawn).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  it('2E-313 2N-43 Darrell draws two and picks one', () => {
    const { game, decisions } = arkham(
      { investigators: [{ sheet: 'darrell-simmons', at: 'newspaper' }], draws: ['northside-3', 'northside-1'] },
      { 'encounter.keep': '1' },
    );
    expect(optionIds(decisions[0])).toEqual(['3', '1']);
    expect(one(game).money).toBe(5);
    expect(eventsOf(game, 'AbilityUsed')).toMatchObject([{ ability: 'hometown-advantage' }]);
  });

  it('FAQ-49 2N-132 the Dragon’s Eye: Sanity for another card, which must be used', () => {
    const arrangement = {
      investigators: [{ sheet: 'joe-diamond', at: 'newspaper', sanity: 3, cards: ['dragons-eye'] }],
      draws: ['northside-3', 'northside-1'],
    };
    const { game } = arkham(arrangement, { 'encounter.redraw': 'use:dragons-eye#1/0' });
    expect(one(game)).toMatchObject({ sanity: 2, money: 5 });
    expect(one(game).cards[0]?.exhausted).toBe(true);
    const kept = arkham(arrangement);
    expect(one(kept.game).sanity).toBe(2); // entry 3: the loss itself
  });

  it('2E-3015 who pays the Dragon’s Eye with his last Sanity has no encounter', () => {
    const { game } = arkham(
      {
        investigators: [{ sheet: 'joe-diamond', at: 'newspaper', sanity: 1, cards: ['dragons-eye'] }],
        draws: ['northside-3', 'northside-1'],
      },
      { 'encounter.redraw': 'use:dragons-eye#1/0' },
    );
    expect(one(game)).toMatchObject({ at: 'arkham-asylum', money: 0 });
  });

  it('2E-101 a card turned face up is the next one drawn from its deck', () => {
    const { game } = arkham(
      { investigators: [{ sheet: 'joe-diamond', at: 'ye-olde-magick-shoppe' }], draws: ['uptown-2', 'northside-1'] },
      { 'effect.locationDeck': 'northside' },
    );
    expect(game.state.revealed).toEqual({ northside: 1 });
    expect(eventsOf(game, 'LocationCardRevealed')).toMatchObject([{ neighborhood: 'northside', entry: 1 }]);
    one(game).at = 'newspaper';
    drive(game, arkhamEncounter(game, 0));
    expect(one(game).money).toBe(5);
    expect(game.state.revealed).toEqual({});
  });

  it('2E-101 another encounter there must be a different entry (Curiositie Shoppe 4)', () => {
    const { game } = arkham({
      investigators: [{ sheet: 'joe-diamond', at: 'curiositie-shoppe' }],
      draws: ['northside-4', 'northside-4'],
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    const entries = eventsOf(game, 'EncounterDrawn').map(({ entry }) => entry);
    expect(entries[0]).toBe(4);
    expect(entries[1]).not.toBe(4);
  });

  it('2E-4001 two cards drawn at the place an encounter leads to (Historical Society 1)', () => {
    const { game, decisions } = arkham(
      {
        investigators: [{ sheet: 'joe-diamond', at: 'historical-society' }],
        draws: ['southside-1', 'uptown-1', 'uptown-7'],
      },
      { 'effect.may': (decision) => (decision.about?.card === 'southside-1' ? 'yes' : 'no'), 'encounter.keep': '7' },
    );
    expect(optionIds(decisions.find(({ kind }) => kind === 'encounter.keep'))).toEqual(['1', '7']);
    expect(one(game).at).toBe('woods');
  });

  it('2E-1107 where an encounter leads, the phase is carried out again', () => {
    const { game } = arkham(
      {
        investigators: [{ sheet: 'joe-diamond', at: 'administration-building', sanity: 2 }],
        draws: ['miskatonic-university-5'],
      },
      { 'encounter.choose': (decision) => (decision.about?.place === 'arkham-asylum' ? 'ability' : 'encounter') },
    );
    expect(one(game)).toMatchObject({ at: 'arkham-asylum', sanity: 3 });
  });

  it('2E-4001 2N-13 2N-114 a member of the Lodge reads the Inner Sanctum', () => {
    const { game } = arkham(
      {
        investigators: [
          { sheet: 'joe-diamond', at: 'silver-twilight-lodge', cards: ['silver-twilight-lodge-membership'] },
        ],
        draws: ['french-hill-5'],
      },
      { 'effect.choose': 'lose-2-sanity' },
    );
    expect(eventsOf(game, 'EncounterDrawn')).toMatchObject([{ place: 'inner-sanctum', entry: 5 }]);
    expect(one(game)).toMatchObject({ clues: 2, at: 'silver-twilight-lodge' });
  });
});

describe('Arkham Encounters with a gate', () => {
  it('2E-1201 drawn through without explored marker, not delayed (2E-1202)', () => {
    const { game, decisions } = arkham({
      investigators: [{ sheet: 'joe-diamond', at: 'woods' }],
      gates: { woods: 'abyss' },
    });
    expect(decisions).toEqual([]);
    expect(one(game)).toMatchObject({ at: 'abyss-1', delayed: false, enteredBy: 'woods' });
  });

  it('2E-1204 with the marker he may close instead, and nothing else (2E-1205)', () => {
    const { game, decisions } = arkham({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true }, 'amanda-sharpe'],
      gates: { woods: 'abyss', graveyard: 'rlyeh' },
      dice: [6, 6, 6, 6, 6],
    });
    expect(decisions[0]?.kind).toBe('gate.close');
    expect(game.state.places.woods?.gate).toBeNull();
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });

  it('2E-4002 no special ability beside an open gate', () => {
    const { game } = arkham({
      investigators: [{ sheet: 'joe-diamond', at: 'science-building' }],
      gates: { 'science-building': 'abyss' },
    });
    expect(one(game).at).toBe('abyss-1');
    const beside = arkham({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', money: 5 }],
      gates: { woods: 'abyss' },
    });
    expect(beside.decisions.some(({ kind }) => kind === 'encounter.choose')).toBe(false);
  });

  it('2E-4002 L4.3 nor where they need not go through it', () => {
    const at = 'science-building';
    const choices = (gates: object) => {
      const { decisions } = arkham({
        investigators: [{ sheet: 'joe-diamond', at, monsterTrophies: ['gug#1', 'shoggoth#1'] }],
        gates: { ...gates },
        variants: { voluntaryGates: true },
      });
      return optionIds(decisions.find(({ kind }) => kind === 'encounter.choose'));
    };
    expect(choices({})).toContain('ability');
    expect(choices({ [at]: 'abyss' })).toEqual(['encounter', 'enter']);
  });

  it('L4.1 L4.3 gates by choice: an encounter, or through the gate', () => {
    const arrangement = {
      investigators: [{ sheet: 'joe-diamond', at: 'graveyard', sanity: 2 }],
      gates: { graveyard: 'abyss' },
      variants: { voluntaryGates: true },
      draws: ['rivertown-6'],
    };
    const { game, decisions } = arkham(arrangement);
    expect(decisions[0]).toMatchObject({ kind: 'encounter.choose', default: ['encounter'] });
    expect(one(game)).toMatchObject({ at: 'graveyard', sanity: 4 });
    const entered = arkham(arrangement, { 'encounter.choose': 'enter' });
    expect(one(entered.game)).toMatchObject({ at: 'abyss-1', delayed: false });
  });

  it('L4.5 with the marker also an encounter, or in again without it', () => {
    const arrangement = {
      investigators: [{ sheet: 'joe-diamond', at: 'graveyard', sanity: 2, explored: true }],
      gates: { graveyard: 'abyss' },
      variants: { voluntaryGates: true },
      draws: ['rivertown-6'],
    };
    const { game } = arkham(arrangement, { 'gate.close': 'encounter' });
    expect(one(game)).toMatchObject({ at: 'graveyard', sanity: 4, explored: true });
    const again = arkham(arrangement, { 'gate.close': 'enter' });
    expect(one(again.game)).toMatchObject({ at: 'abyss-1', explored: false });
  });
});
