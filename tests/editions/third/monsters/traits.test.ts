import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { encounterTurn } from '../../../../src/editions/third/encounters/encounterturn.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { attackStep } from '../../../../src/editions/third/monsters/attackstep.ts';
import { exhaust, isHeld } from '../../../../src/editions/third/monsters/engage.ts';
import { readyStep } from '../../../../src/editions/third/monsters/readystep.ts';
import { moveInvestigator } from '../../../../src/editions/third/movement/move.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { addMonster, aGame, drive, eventsOf, kindsOf, seatOf } from '../table.ts';

const card = { source: { ref: 'card', id: 'test' } };
const offered = (game: Game, seat = 0) => [...new Set(legalActions(game, seat).map(({ action }) => action))];
const alone = [{ sheet: 'michaelMcglen', at: 'graveyard' }];

describe('elusive', () => {
  it('3E-419.2-1 an elusive monster engages nobody by itself', () => {
    const game = aGame({ investigators: alone });
    const monster = addMonster(game, { kind: 'ruthTurner', at: 'graveyard' });
    drive(game, settle(game));
    drive(game, readyStep(game));
    expect(monster.status).toBe('ready');
    expect(drive(game, moveInvestigator(game, 0, 'blackCave', 'step')).result).toBe('moved');
    expect(drive(game, moveInvestigator(game, 0, 'graveyard', 'step')).result).toBe('moved');
  });

  it('3E-419.2-2 an attack engages it', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }], dice: [1, 1, 1, 1] });
    const monster = addMonster(game, { kind: 'ruthTurner', at: 'graveyard' });
    drive(game, performAction(game, 0, `attack:${monster.id}`));
    expect(monster.engagedWith).toEqual([0]);
  });
});

describe('watcher', () => {
  it('3E-422.2 a watcher does not restrict actions', () => {
    const game = aGame({ investigators: alone });
    addMonster(game, { kind: 'eyelessWatcher', with: 0 });
    expect(isHeld(game, 0)).toBe(false);
    expect(offered(game)).toEqual(expect.arrayContaining(['move', 'gatherResources', 'evade', 'attack']));
  });

  it('3E-422.2 nor do two of them', () => {
    const game = aGame({ investigators: alone });
    for (const kind of ['eyelessWatcher#1', 'eyelessWatcher#2']) addMonster(game, { kind, with: 0 });
    expect(isHeld(game, 0)).toBe(false);
    expect(offered(game)).toContain('gatherResources');
  });

  it('3E-422.3 another monster beside the watcher does', () => {
    const game = aGame({ investigators: alone });
    addMonster(game, { kind: 'eyelessWatcher', with: 0 });
    addMonster(game, { kind: 'fleshEater', with: 0 });
    expect(isHeld(game, 0)).toBe(true);
    expect(offered(game)).not.toContain('move');
  });

  it('3E-422.4 a watcher moves along and stays engaged', () => {
    const game = aGame({ investigators: alone });
    const watcher = addMonster(game, { kind: 'eyelessWatcher', with: 0 });
    drive(game, performAction(game, 0, 'move'), { 'move.step': 'blackCave' });
    expect(seatOf(game, 0).at).toBe('blackCave');
    expect(watcher).toMatchObject({ at: 'blackCave', engagedWith: [0], status: 'engaged' });
  });

  it('3E-R12 whoever is engaged with watchers alone has an encounter, with another monster none', () => {
    const encounters = (...kinds: string[]) => {
      const game = aGame({ investigators: [{ sheet: 'jennyBarnes', inactive: true }], phase: 'encounter' });
      for (const kind of kinds) addMonster(game, { kind, with: 0 });
      drive(game, encounterTurn(game));
      return eventsOf(game, 'EncounterDrawn').length;
    };
    expect(encounters('eyelessWatcher')).toBe(1);
    expect(encounters('whippoorwill')).toBe(1);
    expect(encounters('eyelessWatcher', 'whippoorwill')).toBe(1);
    expect(encounters('eyelessWatcher', 'hoodedStalker')).toBe(0);
  });
});

describe('massive', () => {
  const deep = (more: object = {}) =>
    aGame({
      scenario: 'echoesOfTheDeep',
      investigators: [
        { sheet: 'wendyAdams', at: 'generalStore' },
        { sheet: 'agnesBaker', at: 'generalStore' },
        { sheet: 'michaelMcglen', at: 'graveyard' },
      ],
      ...more,
    });

  it('3E-443.2-1 a massive monster engages everybody in its space', () => {
    const game = deep();
    const titan = addMonster(game, { kind: 'wakeTitan', at: 'generalStore' });
    const { decisions } = drive(game, settle(game));
    expect(titan.engagedWith).toEqual([0, 1]);
    expect(decisions).toEqual([]);
  });

  it('3E-443.2-2 engaged or not, it engages who enters', () => {
    const game = deep();
    const titan = addMonster(game, { kind: 'wakeTitan', at: 'generalStore', with: [0, 1] });
    expect(drive(game, moveInvestigator(game, 2, 'generalStore', 'step')).result).toBe('engaged');
    expect(titan.engagedWith).toEqual([0, 1, 2]);
  });

  it('3E-443.4 it hurts everybody it is engaged with', () => {
    const game = deep();
    addMonster(game, { kind: 'wakeTitan', at: 'generalStore', with: [0, 1] });
    drive(game, attackStep(game));
    expect([0, 1, 2].map((seat) => seatOf(game, seat).damage)).toEqual([2, 2, 0]);
  });

  it('3E-443.5-1 it cannot be exhausted', () => {
    const game = deep();
    const titan = addMonster(game, { kind: 'wakeTitan', at: 'generalStore', with: [0, 1] });
    drive(game, exhaust(game, titan.id, 0));
    expect(titan).toMatchObject({ status: 'engaged', engagedWith: [1] });
    drive(game, exhaust(game, titan.id, 1));
    expect(titan).toMatchObject({ status: 'ready', engagedWith: [] });
  });

  it('3E-443.5-2 who evades it and stays is engaged again', () => {
    const game = deep({ dice: [6, 6, 6, 6, 6] });
    const titan = addMonster(game, { kind: 'wakeTitan', at: 'generalStore', with: [0, 1] });
    drive(game, performAction(game, 0, 'evade'), { 'action.additional': 'gatherResources' });
    expect(titan.engagedWith.slice().sort()).toEqual([0, 1]);
    expect(seatOf(game, 0).money).toBe(1);
  });

  it('3E-443.5-2, 3E-R32 who leaves with the additional action is free; until then it waits', () => {
    const game = deep({ dice: [6, 6, 6, 6, 6] });
    const titan = addMonster(game, { kind: 'wakeTitan', at: 'generalStore', with: [0, 1] });
    const { decisions } = drive(game, performAction(game, 0, 'evade'), {
      'action.additional': 'move',
      'move.step': 'graveyard',
    });
    expect(kindsOf(decisions)).toContain('action.additional');
    expect(seatOf(game, 0).at).toBe('graveyard');
    expect(titan.engagedWith).toEqual([1]);
    expect(game.state.slipped).toBeUndefined();
  });

  it('3E-443.2-1 it lies where it is when an engaged investigator is moved away', () => {
    const game = deep();
    const titan = addMonster(game, { kind: 'wakeTitan', at: 'generalStore', with: [0, 1] });
    drive(game, run(game, 0, [{ move: { to: 'trainStation' } }], { ...card }));
    expect(titan).toMatchObject({ at: 'generalStore', engagedWith: [1] });
    expect(seatOf(game, 0).at).toBe('trainStation');
  });
});
