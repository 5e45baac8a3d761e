import { describe, expect, it } from 'vitest';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { aGame, aGameOfBefore, drive, eventsOf, inTurn, type Placed } from '../table.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', ...more });

describe('Clue tokens', () => {
  it('2E-901 2E-902 in games of before any number of them, all when nobody says otherwise', () => {
    const taken = (answer: string) => {
      const arrangement = { investigators: [amanda({ at: 'graveyard' })], clues: { graveyard: 3 } };
      const game = aGameOfBefore(['turnOrder'], arrangement);
      drive(game, movement(game, 0), { 'move.next': answer });
      return [game.state.investigators[0]?.clues, game.state.places.graveyard?.clues];
    };
    expect(taken('stop')).toEqual([3, 0]);
    expect(taken('stop:1')).toEqual([1, 2]);
    expect(taken('stop:0')).toEqual([0, 3]);
  });

  it('2E-906 nobody without steps left is asked whether they stay, or whether they take them', () => {
    const game = aGame({
      investigators: [amanda({ at: 'rivertown-streets', sliders: [0, 0, 0] })],
      clues: { 'black-cave': 2 },
    });
    game.state.investigators[0]?.cards.splice(0);
    const { decisions } = drive(game, movement(game, 0), { 'move.next': inTurn('go:black-cave') });
    expect(decisions).toHaveLength(1);
    expect(game.state.investigators[0]?.clues).toBe(2);
  });

  it('2E-903 none in passing', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0] })],
      clues: { 'black-cave': 2 },
    });
    drive(game, movement(game, 0), {
      'move.next': inTurn('go:black-cave', 'go:rivertown-streets', 'stop'),
    });
    expect(game.state.investigators[0]?.clues).toBe(0);
  });

  it('2E-904 2E-906 taken after the monsters, after a combat too', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', cards: ['tommy-gun'] })],
      clues: { graveyard: 1 },
      monsters: { cultist: 'graveyard' },
      dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    });
    drive(game, movement(game, 0), { 'move.next': inTurn('fight:cultist#1', 'stop'), 'combat.round': 'fight' });
    expect(game.state.investigators[0]?.clues).toBe(1);
  });

  it('2E-905 none where a Nightgaunt carried him away', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', sliders: [0, 0, 0] })],
      clues: { graveyard: 1 },
      gates: { woods: 'abyss' },
      monsters: { nightgaunt: 'graveyard' },
      dice: [1, 1],
    });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]).toMatchObject({ at: 'abyss-1', clues: 0, delayed: false });
    expect(eventsOf(game, 'CombatStarted')).toEqual([]);
  });

  it('2E-905 none in the Hospital to which a combat sent him, nor where he fell', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', stamina: 1, sliders: [0, 0, 0] })],
      clues: { graveyard: 1, 'st-marys-hospital': 1 },
      monsters: { cultist: 'graveyard' },
      dice: [1, 1, 1],
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(decisions.map(({ kind }) => kind)).toEqual(['move.next']);
    expect(game.state.investigators[0]).toMatchObject({ at: 'st-marys-hospital', clues: 0 });
    expect(game.state.places.graveyard?.clues).toBe(1);
  });
});
