import { describe, expect, it } from 'vitest';
import { type Copy, kindOf } from '../../../../src/editions/edition/copy.ts';
import { arkhamEncounter } from '../../../../src/editions/second/encounters/encounter.ts';
import { investigator } from '../../../../src/editions/second/investigators/investigator.ts';
import { otherWorldEncounter } from '../../../../src/editions/second/otherworlds/otherworld.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { type Answering, type Arrangement, aGame, drive, eventsOf, optionIds } from '../table.ts';

const one = (game: Game, seat = 0) => investigator(game, seat);
const kinds = (game: Game, seat = 0) => one(game, seat).cards.map(({ id }) => kindOf(id));

function arkham(arrangement: Arrangement, answers: Record<string, Answering> = {}) {
  const game = aGame({ phase: 'arkham', ...arrangement });
  return { game, ...drive(game, arkhamEncounter(game, 0), answers) };
}

function otherWorld(arrangement: Arrangement, answers: Record<string, Answering> = {}) {
  const game = aGame({ phase: 'otherWorld', ...arrangement });
  return { game, ...drive(game, otherWorldEncounter(game, 0), answers) };
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

  it('2E-313 Darrell draws two and picks one', () => {
    const { game, decisions } = arkham(
      { investigators: [{ sheet: 'darrell-simmons', at: 'newspaper' }], draws: ['northside-3', 'northside-1'] },
      { 'encounter.keep': '1' },
    );
    expect(optionIds(decisions[0])).toEqual(['3', '1']);
    expect(one(game).money).toBe(5);
    expect(eventsOf(game, 'AbilityUsed')).toMatchObject([{ ability: 'hometown-advantage' }]);
  });

  it('FAQ-49 the Dragon’s Eye: Sanity for another card, which must be used', () => {
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

  it('2E-4001 a member of the Lodge reads the Inner Sanctum', () => {
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

describe('special abilities of locations', () => {
  const ability = { 'encounter.choose': 'ability' };

  it('2E-4001 instead of an encounter; 2E-4004 only if its cost can be paid', () => {
    const at = 'administration-building';
    const { game } = arkham({ investigators: [{ sheet: 'joe-diamond', at, money: 8 }] }, ability);
    expect(one(game)).toMatchObject({ money: 0 });
    expect(one(game).cards).toHaveLength(1);
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
    const poor = arkham({
      investigators: [{ sheet: 'joe-diamond', at, money: 7 }],
      draws: ['miskatonic-university-2'],
    });
    expect(poor.decisions).toEqual([]);
    expect(one(poor.game).clues).toBe(1);
  });

  it('FAQ-70 not when it would do nothing', () => {
    const asylum = arkham({ investigators: [{ sheet: 'joe-diamond', at: 'arkham-asylum', money: 5 }] });
    expect(asylum.decisions.some(({ kind }) => kind === 'encounter.choose')).toBe(false);
  });

  it('FAQ-71 once a turn', () => {
    const game = aGame({ phase: 'arkham', investigators: [{ sheet: 'joe-diamond', at: 'arkham-asylum', sanity: 1 }] });
    drive(game, arkhamEncounter(game, 0), ability);
    const { decisions } = drive(game, arkhamEncounter(game, 0));
    expect(one(game).used).toEqual({ 'place:psychiatric-care': 2 });
    expect(decisions.some(({ kind }) => kind === 'encounter.choose')).toBe(false);
  });

  it('2E-101 the hospital still heals in A Strange Plague, an encounter does not', () => {
    const environment = 'mythos-a-strange-plague';
    const ward = arkham(
      { investigators: [{ sheet: 'joe-diamond', at: 'st-marys-hospital', stamina: 2 }], environment },
      ability,
    );
    expect(one(ward.game).stamina).toBe(3);
    const diner = arkham(
      {
        investigators: [{ sheet: 'joe-diamond', at: 'velmas-diner', stamina: 2, money: 1 }],
        environment,
        draws: ['easttown-6'],
      },
      { 'effect.may': 'yes' },
    );
    expect(one(diner.game).stamina).toBe(2);
  });

  it('2E-4306 trophies buy: the River Docks pay for toughness or a gate', () => {
    const game = aGame({ phase: 'arkham', investigators: [{ sheet: 'joe-diamond', at: 'river-docks' }] });
    const trophies: Copy[] = ['dhole#1', 'gug#1', 'ghoul#1'];
    one(game).monsterTrophies = trophies;
    game.state.cup = game.state.cup.filter((marker) => !trophies.includes(marker));
    drive(game, arkhamEncounter(game, 0), { ...ability, 'trophy.monsters': ['dhole#1', 'gug#1'] });
    expect(one(game)).toMatchObject({ money: 5, monsterTrophies: ['ghoul#1'] });
    expect(game.state.cup).toContain('gug#1');
  });

  it('2E-4201 no second Bank Loan, and none for who has defaulted', () => {
    const first = arkham({ investigators: [{ sheet: 'joe-diamond', at: 'bank-of-arkham' }] }, ability);
    expect(one(first.game).money).toBe(10);
    const holder = { sheet: 'joe-diamond', at: 'bank-of-arkham', cards: ['bank-loan'] };
    const defaulter = { sheet: 'joe-diamond', at: 'bank-of-arkham', marks: ['defaulted:Bank Loan'] };
    for (const placed of [holder, defaulter]) {
      const { decisions } = arkham({ investigators: [placed], draws: ['downtown-1'] });
      expect(decisions.some(({ kind }) => kind === 'encounter.choose')).toBe(false);
    }
  });

  it('2E-4001 Ma’s Boarding House: any Ally for two gate trophies', () => {
    const game = aGame({ phase: 'arkham', investigators: [{ sheet: 'joe-diamond', at: 'mas-boarding-house' }] });
    one(game).gateTrophies = ['abyss#1', 'rlyeh#1'];
    game.state.gateStack = game.state.gateStack.filter((gate) => !['abyss#1', 'rlyeh#1'].includes(gate));
    drive(game, arkhamEncounter(game, 0), {
      ...ability,
      'draw.search': (decision) => decision.options.find(({ id }) => id.startsWith('duke'))?.id ?? '',
    });
    expect(kinds(game)).toEqual(['duke']);
    expect(game.state.gateStack.slice(-2)).toEqual(['abyss#1', 'rlyeh#1']);
  });

  it('2E-1704 a rumor is dealt with from its street', () => {
    const { game } = arkham(
      {
        investigators: [{ sheet: 'joe-diamond', at: 'southside-streets', clues: 5 }, 'amanda-sharpe'],
        rumor: 'mythos-the-southside-strangler-strikes',
      },
      { 'rumor.pay': 'yes' },
    );
    expect(one(game)).toMatchObject({ clues: 0, money: 5 });
    expect(one(game, 1).money).toBe(5);
    expect(game.state.rumor).toBeNull();
  });
});

describe('Other World Encounters', () => {
  it('2E-1302 cards of other colors go under the deck; 2E-1304 the entry of the world or "other"', () => {
    const game = aGame({ phase: 'otherWorld', investigators: [{ sheet: 'joe-diamond', at: 'abyss-1', stamina: 3 }] });
    const first = ['gate-13', 'gate-37', 'gate-02'];
    game.state.decks.gate = [...first, ...game.state.decks.gate.filter((card) => !first.includes(card))];
    drive(game, otherWorldEncounter(game, 0));
    expect(eventsOf(game, 'GateCardDrawn')).toEqual([
      {
        type: 'GateCardDrawn',
        seat: 0,
        world: 'abyss',
        card: 'gate-02',
        entry: 'abyss',
        skipped: ['gate-13', 'gate-37'],
      },
    ]);
    expect(one(game).stamina).toBe(4);
    expect(game.state.decks.gate.slice(-3)).toEqual(first);
    expect(game.state.decks.gate).toHaveLength(49);
  });

  it('2E-1304 "other" where the card does not name the world', () => {
    const { game, decisions } = otherWorld({
      investigators: [{ sheet: 'joe-diamond', at: 'rlyeh-2', sanity: 3 }],
      draws: ['gate-26'],
      dice: [1, 1, 1, 1, 1],
    });
    expect(eventsOf(game, 'GateCardDrawn')).toMatchObject([{ card: 'gate-26', entry: 'other' }]);
    expect(decisions).toEqual([]);
    expect(one(game).stamina).toBe(4);
  });

  it('2E-3903 the card without a color shuffles the deck, and another is drawn', () => {
    const { game } = otherWorld({
      investigators: [{ sheet: 'joe-diamond', at: 'abyss-1', stamina: 3 }],
      draws: ['gate-49', 'gate-02'],
    });
    expect(eventsOf(game, 'GateCardDrawn')).toMatchObject([{ card: 'gate-02', skipped: ['gate-49'] }]);
    expect(game.state.decks.gate).toHaveLength(49);
  });

  it('2E-101 Gloria draws two that fit and picks one', () => {
    const { game, decisions } = otherWorld(
      { investigators: [{ sheet: 'gloria-goldberg', at: 'abyss-1', stamina: 2 }], draws: ['gate-25', 'gate-02'] },
      { 'encounter.gateCard': 'gate-02' },
    );
    expect(optionIds(decisions[0])).toEqual(['gate-25', 'gate-02']);
    expect(one(game).stamina).toBe(3);
    expect(game.state.decks.gate.slice(-2)).toEqual(['gate-25', 'gate-02']);
  });

  it('2E-101 the Dragon’s Eye works on gate cards too', () => {
    const { game, decisions } = otherWorld(
      {
        investigators: [{ sheet: 'joe-diamond', at: 'abyss-1', stamina: 3, cards: ['dragons-eye'] }],
        draws: ['gate-25', 'gate-02'],
      },
      { 'encounter.redraw': 'use:dragons-eye#1/0' },
    );
    expect(decisions[0]?.about).toMatchObject({ prose: { file: 'gate-cards', path: ['gate-25', 'abyss'] } });
    expect(one(game)).toMatchObject({ sanity: 3, stamina: 4 });
  });

  it('2E-1308 returned by the entry, with an explored marker', () => {
    const { game } = otherWorld({
      investigators: [{ sheet: 'joe-diamond', at: 'abyss-2' }],
      gates: { woods: 'abyss' },
      draws: ['gate-01'],
      dice: [6, 6, 6],
    });
    expect(one(game)).toMatchObject({ at: 'woods', explored: true });
  });

  it('2E-1301 nothing for who is elsewhere or out of this turn', () => {
    for (const placed of [{ at: 'woods' }, { at: 'abyss-1', spentTurn: 2 }, { at: 'lost-in-time-and-space' }]) {
      const { game } = otherWorld({ investigators: [{ sheet: 'joe-diamond', ...placed }] });
      expect(game.events).toEqual([]);
    }
  });
});

describe('the story of an Other World', () => {
  it.each([6, 1])('tells how its check ends, with a %d on the die as well', (die) => {
    const { game } = otherWorld({
      investigators: [{ sheet: 'joe-diamond', at: 'abyss-1' }],
      draws: ['gate-05'],
      dice: [die, die, die, die, die, die],
    });
    expect(eventsOf(game, 'CheckEnded')).toMatchObject([{ story: ['gate-05', 'abyss'], passed: die === 6 }]);
  });
});
