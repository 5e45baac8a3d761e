import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { forbiddenSpaces, moveInvestigator } from '../../../../src/editions/third/movement/move.ts';
import { reachable, walk } from '../../../../src/editions/third/movement/walk.ts';
import { ref } from '../../../../src/engine/phrase.ts';
import { addMonster, aGame, drive, eventsOf, optionIds, seatOf } from '../table.ts';

const card = { source: { ref: 'card', id: 'test' } };
const plain = { upTo: 2, rule: '3E-404.2-1' };
const moves = (game: Parameters<typeof eventsOf>[0]) => eventsOf(game, 'Moved').map(({ to }) => to);

describe('moving', () => {
  it('3E-424.2 moving an investigator moves nothing else in the space', () => {
    const game = aGame({ investigators: ['agnesBaker', 'rexMurphy'], at: 'generalStore' });
    const lying = addMonster(game, { kind: 'fleshEater', at: 'generalStore', exhausted: true });
    drive(game, moveInvestigator(game, 0, 'graveyard', { by: { ref: 'token', id: 'blank' } }));
    expect([seatOf(game, 0).at, seatOf(game, 1).at, lying.at]).toEqual(['graveyard', 'generalStore', 'generalStore']);
  });

  it('3E-424.3 a movement of some spaces enters each on the way', () => {
    const game = aGame({ at: 'generalStore' });
    drive(game, walk(game, 0, plain), { 'move.step': 'southChurch' });
    expect(moves(game)).toEqual(['rivertownSouthsideStreet', 'southChurch']);
  });

  it('3E-424.3 a monster on the way stops it', () => {
    const game = aGame({ at: 'generalStore' });
    addMonster(game, { kind: 'fleshEater', at: 'rivertownSouthsideStreet' });
    const reach = reachable(game, 0, plain);
    expect(reach.find(({ space }) => space === 'rivertownSouthsideStreet')?.monster).toBe(true);
    expect(reach.find(({ space }) => space === 'southChurch')).toBeUndefined();
    const { decisions } = drive(game, walk(game, 0, plain), { 'move.step': 'rivertownSouthsideStreet' });
    expect(optionIds(decisions[0])[0]).toBe('stay');
    const there = decisions[0]?.options.find(({ id }) => id === 'rivertownSouthsideStreet');
    expect(there?.brings).toEqual([ref('monster', 'fleshEater')]);
    expect(seatOf(game, 0).at).toBe('rivertownSouthsideStreet');
    expect(game.state.monsters[0]?.engagedWith).toEqual([0]);
  });

  it('3E-424.4-1, 3E-424.4-2 a direct move goes straight there and enters nothing on the way', () => {
    const game = aGame({ at: 'generalStore' });
    const waiting = addMonster(game, { kind: 'fleshEater', at: 'rivertownSouthsideStreet' });
    drive(game, run(game, 0, [{ move: { to: 'southChurch' } }], { ...card }));
    expect(moves(game)).toEqual(['southChurch']);
    expect(waiting.status).toBe('ready');
  });

  it('3E-R15 dollars are spent when the space is entered that needs them, and never after the end', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', at: 'generalStore', money: 3 }] });
    drive(game, performAction(game, 0, 'move'), { 'move.step': 'historicalSociety' });
    expect(seatOf(game, 0)).toMatchObject({ at: 'historicalSociety', money: 2 });
    expect(game.events.map(({ type }) => type).filter((type) => type === 'Moved' || type === 'Spent')).toEqual([
      'Moved',
      'Moved',
      'Spent',
      'Moved',
    ]);
    const short = aGame({ investigators: [{ sheet: 'agnesBaker', at: 'generalStore', money: 3 }] });
    drive(short, performAction(short, 0, 'move'), { 'move.step': 'graveyard' });
    expect(seatOf(short, 0).money).toBe(3);
  });

  it('3E-002 what may not be entered is not entered', () => {
    const game = aGame({ scenario: 'approachOfAzathoth', at: 'generalStore', codex: [7] });
    game.state.markers.push({ color: 'red', faceUp: true, at: 'graveyard' });
    expect(forbiddenSpaces(game)).toEqual(['graveyard']);
    expect(drive(game, moveInvestigator(game, 0, 'graveyard', { by: { ref: 'token', id: 'blank' } })).result).toBe(
      'forbidden',
    );
    expect(reachable(game, 0, plain).map(({ space }) => space)).not.toContain('graveyard');
    expect(seatOf(game, 0).at).toBe('generalStore');
  });
});

it('3E-420.2 staying says which encounter awaits them there', () => {
  const stay = (at: string) => {
    const game = aGame({ at, doom: at === 'southChurch' ? { southChurch: 2 } : {} });
    const [decision] = drive(game, walk(game, 0, plain), { 'move.step': 'stay' }).decisions;
    return decision?.options.find(({ id }) => id === 'stay')?.brings;
  };
  expect(stay('generalStore')).toEqual([{ key: 'third-brings-encounter', args: { kind: 'space' } }]);
  expect(stay('southChurch')?.[1]).toEqual({ key: 'third-brings-doom', args: { doom: 2 } });
  expect(stay('rivertownSouthsideStreet')).toEqual([{ key: 'third-brings-encounter', args: { kind: 'street' } }]);
});
