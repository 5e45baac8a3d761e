import { describe, expect, it } from 'vitest';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../table.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', ...more });

describe('Other Worlds', () => {
  it('2E-1002 2E-1003 2E-1004 2E-1005 SC-13 on to the second area, then back by a gate of his choice', () => {
    const game = aGame({
      investigators: [amanda({ at: 'the-dreamlands-1' })],
      gates: { 'black-cave': 'the-dreamlands', woods: 'the-dreamlands' },
    });
    expect(drive(game, movement(game, 0)).decisions).toEqual([]);
    expect(game.state.investigators[0]?.at).toBe('the-dreamlands-2');
    const { decisions } = drive(game, movement(game, 0), { 'return.gate': 'go:black-cave' });
    expect(optionIds(decisions[0]).sort()).toEqual(['go:black-cave', 'go:woods']);
    expect(game.state.investigators[0]).toMatchObject({ at: 'black-cave', explored: true, returnedOn: 2 });
  });

  it('2E-1006 SC-13 without a gate to that world he is lost in time and space', () => {
    const game = aGame({ investigators: [amanda({ at: 'the-dreamlands-2' })], gates: { woods: 'yuggoth' } });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]).toMatchObject({
      at: 'lost-in-time-and-space',
      delayed: true,
      explored: false,
      lostTurn: 3,
      returnsOn: 4,
    });
  });

  it('2E-1007 delayed there he only stands up', () => {
    const game = aGame({ investigators: [amanda({ at: 'the-dreamlands-1', delayed: true })] });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]).toMatchObject({ at: 'the-dreamlands-1', delayed: false });
  });

  it('2E-1008 2E-1009 the monsters at his gate may be left alone, or fought', () => {
    const arranged = () =>
      aGame({
        investigators: [amanda({ at: 'abyss-2', cards: ['tommy-gun'] })],
        gates: { woods: 'abyss' },
        monsters: { cultist: 'woods' },
        dice: [6, 6, 6, 6, 6, 6, 6, 6],
      });
    const quiet = arranged();
    const { decisions } = drive(quiet, movement(quiet, 0));
    expect(optionIds(decisions[0])).toEqual(['fight:cultist#1', 'stop']);
    expect(eventsOf(quiet, 'CombatStarted')).toEqual([]);
    const bold = arranged();
    drive(bold, movement(bold, 0), { 'move.next': 'fight:cultist#1', 'combat.round': 'fight' });
    expect(bold.state.investigators[0]?.monsterTrophies).toEqual(['cultist#1']);
  });

  it('FAQ-79 2N-122 Find Gate brings him back from the first area with an explored marker', () => {
    const game = aGame({
      investigators: [amanda({ at: 'abyss-1', cards: ['find-gate'], sliders: [0, 0, 3], sanity: 3 })],
      gates: { woods: 'abyss' },
      dice: [5, 1, 1],
    });
    drive(game, movement(game, 0), { 'move.world': 'cast:find-gate#1' });
    expect(game.state.investigators[0]).toMatchObject({ at: 'woods', explored: true, sanity: 2 });
    const delayed = aGame({
      investigators: [amanda({ at: 'abyss-1', cards: ['find-gate'], sanity: 3, delayed: true })],
      gates: { woods: 'abyss' },
    });
    expect(drive(delayed, movement(delayed, 0)).decisions).toEqual([]);
    expect(delayed.state.investigators[0]).toMatchObject({ at: 'abyss-1', delayed: false });
  });

  it('2E-1002 2N-122 Find Gate after moving on to the second area, again after it has failed', () => {
    const game = aGame({
      investigators: [amanda({ at: 'abyss-1', cards: ['find-gate#1', 'find-gate#2'], sliders: [0, 0, 3], sanity: 3 })],
      gates: { woods: 'abyss' },
      monsters: { cultist: 'woods' },
      dice: [1, 1, 1, 6, 6, 6],
    });
    const { decisions } = drive(game, movement(game, 0), {
      'move.world': inTurn('go', 'cast:find-gate#1', 'cast:find-gate#2'),
    });
    expect(decisions.map(optionIds)).toEqual([
      ['go', 'cast:find-gate#1'],
      ['go', 'cast:find-gate#1'],
      ['go', 'cast:find-gate#2'],
      ['fight:cultist#1', 'stop'],
    ]);
    expect(game.state.investigators[0]).toMatchObject({ at: 'woods', explored: true, returnedOn: 2, sanity: 1 });
  });

  it('2E-1002 Find Gate in the Movement in which a Nightgaunt dragged its owner through a gate', () => {
    const dragged = (more: Partial<Placed> = {}) => {
      const game = aGame({
        investigators: [amanda({ at: 'graveyard', cards: ['find-gate'], sliders: [0, 0, 3], sanity: 5, ...more })],
        gates: { woods: 'abyss' },
        monsters: { nightgaunt: 'graveyard' },
        dice: [1, 1, 6, 6, 6],
      });
      return { game, ...drive(game, movement(game, 0), { 'move.world': 'cast:find-gate#1' }) };
    };
    const { game, decisions } = dragged();
    expect(decisions.map(({ kind }) => kind)).toEqual(['move.next', 'move.world']);
    expect(game.state.investigators[0]).toMatchObject({ at: 'woods', explored: true, returnedOn: 2 });
    expect(dragged({ cards: [] }).decisions.map(({ kind }) => kind)).toEqual(['move.next']);
  });

  it('2E-2905 a failed Find Gate leaves him to go on to the second area', () => {
    const game = aGame({
      investigators: [amanda({ at: 'abyss-1', cards: ['find-gate'], sliders: [0, 0, 3], sanity: 3 })],
      gates: { woods: 'abyss' },
      dice: [1, 1, 1],
    });
    drive(game, movement(game, 0), { 'move.world': 'cast:find-gate#1' });
    expect(game.state.investigators[0]).toMatchObject({ at: 'abyss-2', sanity: 2 });
  });
});

describe('the end of the movement', () => {
  it('2E-1701 an environment that waits for it looks at where he stands', () => {
    const game = aGame({
      investigators: [amanda({ at: 'northside-streets', sliders: [0, 0, 0] })],
      environment: 'mythos-darkes-carnival-arrives',
      dice: [5, 5, 5],
    });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]?.clues).toBe(1);
  });
});
