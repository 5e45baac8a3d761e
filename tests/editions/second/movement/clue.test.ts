import { describe, expect, it } from 'vitest';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { act, askedOf, offersOf, one, turnOf } from '../sitting/turn.ts';
import { aGame, aGameOfBefore, drive, eventsOf, inTurn, optionIds, type Placed } from '../table.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', ...more });

describe('Clue tokens', () => {
  it('2E-901 2E-902 2E-907 any number of them, all when nobody says otherwise', () => {
    const play = (...said: string[]) => {
      const turn = turnOf({ investigators: [amanda({ at: 'graveyard' }), 'joe-diamond'], clues: { graveyard: 3 } });
      for (const id of said) {
        turn.interrupt(0, 'leave-clues');
        expect(askedOf(turn, 0)?.options.map((option) => option.id)).toEqual([
          'leave:0',
          'leave:1',
          'leave:2',
          'leave:3',
        ]);
        act(turn, 0, id);
      }
      act(turn, 0, 'stop');
      return [one(turn, 0).clues, turn.state.places.graveyard?.clues];
    };
    expect(play()).toEqual([3, 0]);
    expect(play('leave:2')).toEqual([1, 2]);
    expect(play('leave:3')).toEqual([0, 3]);
    expect(play('leave:3', 'leave:0')).toEqual([3, 0]);
  });

  it('2E-902 whoever runs out of steps has said before what they leave, and is asked no more', () => {
    const turn = turnOf({
      investigators: [amanda({ at: 'rivertown-streets', sliders: [0, 0, 0] }), 'joe-diamond'],
      clues: { 'black-cave': 2 },
      draws: ['rivertown-1'],
    });
    one(turn, 0).cards.splice(0);
    turn.interrupt(0, 'leave-clues');
    act(turn, 0, 'leave:1');
    expect(turn.state.sitting?.seat).toBeNull();
    act(turn, 0, 'go:black-cave');
    expect([one(turn, 0).clues, turn.state.places['black-cave']?.clues]).toEqual([1, 1]);
    expect(turn.game.events).toContainEqual({ type: 'CluesLeft', seat: 0, place: 'black-cave', amount: 1 });
    expect(turn.state.leaving).toEqual({});
  });

  it('2E-902 nothing is offered where no clues are in reach, nor to who is back from another world', () => {
    const turn = turnOf({
      investigators: [amanda({ at: 'yuggoth-2' }), { sheet: 'joe-diamond', at: 'graveyard', sliders: [0, 0, 0] }],
      gates: { 'black-cave': 'yuggoth' },
      clues: { 'black-cave': 0, woods: 2 },
    });
    expect([0, 1].map((seat) => offersOf(turn, seat).includes('leave-clues'))).toEqual([false, false]);
  });

  it('2E-902 after the Movement until something is revealed: while an ability of the place is thought about', () => {
    const turn = turnOf({
      investigators: [amanda({ at: 'curiositie-shoppe', money: 9 }), 'joe-diamond'],
      clues: { 'curiositie-shoppe': 2 },
      draws: ['northside-1'],
    });
    act(turn, 0, 'stop');
    expect(askedOf(turn, 0)?.kind).toBe('encounter.choose');
    turn.interrupt(0, 'leave-clues');
    act(turn, 0, 'leave:2');
    expect([one(turn, 0).clues, turn.state.places['curiositie-shoppe']?.clues]).toEqual([0, 2]);
    turn.interrupt(0, 'leave-clues');
    act(turn, 0, 'leave:1');
    expect([one(turn, 0).clues, turn.state.places['curiositie-shoppe']?.clues]).toEqual([1, 1]);
    act(turn, 0, 'encounter');
    expect(turn.state.lately).toBeUndefined();
    expect(offersOf(turn, 0)).not.toContain('leave-clues');
  });

  it.each(['book', 'sheet'] as const)('2E-902 in player order (%s) until somebody else goes on', (order) => {
    const turn = turnOf(
      {
        investigators: [amanda({ at: 'graveyard' }), 'joe-diamond', 'jenny-barnes'],
        clues: { graveyard: 1 },
        phase: 'movement',
        cursor: { step: 'movement', turnIndex: 0 },
      },
      order,
    );
    act(turn, 0, 'stop');
    expect(askedOf(turn, 1)?.kind).toBe('move.next');
    turn.interrupt(0, 'leave-clues');
    act(turn, 0, 'leave:1');
    expect(offersOf(turn, 0)).toContain('leave-clues');
    act(turn, 1, 'stop');
    expect(askedOf(turn, 2)?.kind).toBe('move.next');
    expect(offersOf(turn, 0)).not.toContain('leave-clues');
    expect([one(turn, 0).clues, turn.state.places.graveyard?.clues]).toEqual([0, 1]);
  });

  it('in games of before whoever stays is asked how many they take, as ever', () => {
    const arrangement = { investigators: [amanda({ at: 'graveyard' })], clues: { graveyard: 3 } };
    const game = aGameOfBefore(['turnOrder'], arrangement);
    drive(game, movement(game, 0), { 'move.next': 'stop:1' });
    expect([game.state.investigators[0]?.clues, game.state.places.graveyard?.clues]).toEqual([1, 2]);
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
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('fight:cultist#1', 'stop'),
      'combat.round': 'fight',
    });
    expect(optionIds(decisions.find(({ kind }) => kind === 'move.next'))).not.toContain('stop');
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
