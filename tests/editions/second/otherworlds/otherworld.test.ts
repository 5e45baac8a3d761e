import { describe, expect, it } from 'vitest';
import { investigator } from '../../../../src/editions/second/investigators/investigator.ts';
import { otherWorldEncounter } from '../../../../src/editions/second/otherworlds/otherworld.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { type Answering, type Arrangement, aGame, drive, eventsOf, optionIds } from '../table.ts';

const one = (game: Game, seat = 0) => investigator(game, seat);

function otherWorld(arrangement: Arrangement, answers: Record<string, Answering> = {}) {
  const game = aGame({ phase: 'otherWorld', ...arrangement });
  return { game, ...drive(game, otherWorldEncounter(game, 0), answers) };
}

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

  it('2E-101 2N-46 Gloria draws two that fit and picks one', () => {
    const { game, decisions } = otherWorld(
      { investigators: [{ sheet: 'gloria-goldberg', at: 'abyss-1', stamina: 2 }], draws: ['gate-25', 'gate-02'] },
      { 'encounter.gateCard': 'gate-02' },
    );
    expect(optionIds(decisions[0])).toEqual(['gate-25', 'gate-02']);
    expect(one(game).stamina).toBe(3);
    expect(game.state.decks.gate.slice(-2)).toEqual(['gate-25', 'gate-02']);
  });

  it('2E-101 2N-132 the Dragon’s Eye works on gate cards too', () => {
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
