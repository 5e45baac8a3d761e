import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../../../src/editions/second/end/score.ts';
import { content } from '../../../../second.ts';
import { aGame } from '../../table.ts';
import { kinds, one, play } from './list.ts';

describe('statuses', () => {
  it('2E-3203 status: blessed and cursed cancel each other', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['curse'] }] });
    play(game, [{ status: 'blessed' }]);
    expect(kinds(game)).toEqual([]);
    play(game, [{ status: 'blessed' }]);
    expect(kinds(game)).toEqual(['blessing']);
  });

  it('2E-101 status: delayed, a lost turn, arrested, lost in time and space, devoured', () => {
    const becomes = (status: 'delayed' | 'loseNextTurn' | 'arrested' | 'lostInTimeAndSpace' | 'devoured') => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', money: 5 }], turn: 4 });
      play(game, [{ status }]);
      return { one: one(game), game };
    };
    expect(becomes('delayed').one.delayed).toBe(true);
    expect(becomes('loseNextTurn').one.lostTurn).toBe(5);
    expect(becomes('arrested').one).toMatchObject({ at: 'jail-cell', money: 3, delayed: true, lostTurn: 5 });
    expect(becomes('lostInTimeAndSpace').one).toMatchObject({ at: 'lost-in-time-and-space', returnsOn: 6 });
    expect(becomes('devoured').one.incarnation).toBe(1);
  });

  it('2E-4001 status to anybody anywhere (South Church)', () => {
    const game = aGame({ investigators: ['joe-diamond', { sheet: 'amanda-sharpe', at: 'abyss-1' }] });
    play(game, [{ status: 'blessed', to: 'oneAnywhere' }], { 'effect.receiver': '1' });
    expect(kinds(game, 1)).toEqual(['blessing']);
  });

  it('2E-3107 2N-75 release: out of the jail at once, no turn lost (Blue Flu)', () => {
    const game = aGame({ turn: 4 });
    play(game, [{ status: 'arrested' }]);
    play(
      game,
      content.mythos('mythos-blue-flu').ability.now ?? [],
      {},
      { source: { ref: 'mythos', id: 'mythos-blue-flu' } },
    );
    expect(one(game)).toMatchObject({ at: 'police-station', arrested: false, delayed: false, lostTurn: null });
    play(game, [{ status: 'arrested' }]);
    expect(one(game).at).toBe('police-station');
    expect(game.state.lasting[0]).toMatchObject({ seat: null, until: 'endOfTurn', turn: 5 });
  });

  it('2E-2004 mark: a defaulted loan is remembered and counted', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', money: 1, cards: ['bank-loan', 'food', 'wither'] }],
      dice: [2],
    });
    const card = content.card('bank-loan');
    const effects = card.deck === 'special' ? (card.upkeep[0]?.effects ?? []) : [];
    play(
      game,
      effects,
      { 'effect.choose': 'default' },
      { source: { ref: 'card', id: 'bank-loan' }, card: 'bank-loan#1' },
    );
    expect(kinds(game)).toEqual([]);
    expect(game.state.loansDefaulted).toBe(1);
    expect(one(game).marks).toEqual(['defaulted:Bank Loan']);
    expect(scoreOf(game).loans).toBe(-1);
  });

  it('2E-3123 replaceInvestigator: a fresh one of his choice, everything owned is left behind', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'science-building', money: 9, clues: 3, cards: ['knife', 'duke'] }],
    });
    one(game).monsterTrophies = ['ghoul#1'];
    game.state.cup = game.state.cup.filter((marker) => marker !== 'ghoul#1');
    one(game).gateTrophies = game.state.gateStack.splice(0, 1);
    play(game, [{ replaceInvestigator: { choose: 'owner' } }], { 'effect.investigator': 'vincent-lee' });
    expect(one(game)).toMatchObject({
      sheet: 'vincent-lee',
      at: 'st-marys-hospital',
      incarnation: 1,
      money: 9,
      clues: 1,
      monsterTrophies: [],
      gateTrophies: [],
      spentTurn: 2,
    });
    expect(game.state.sheets).toContain('joe-diamond');
    expect(game.state.gateStack).toHaveLength(16);
  });
});
