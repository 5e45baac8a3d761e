import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { aGame, drive, eventsOf, inTurn, kindsOf, optionIds, seatOf } from '../table.ts';

const wendy = (more = {}) => ({ sheet: 'tommyMuldoon', at: 'blackCave', ...more });
const two = [
  { kind: 'fleshEater', with: 0 },
  { kind: 'nightmarishFiend', with: 0 },
];

describe('evade', () => {
  it('3E-405.2-1 each success exhausts one engaged monster of his choice', () => {
    const game = aGame({ investigators: [wendy()], monsters: two, dice: [5, 1] });
    const { decisions } = drive(game, performAction(game, 0, 'evade'), { 'evade.which': 'fleshEater#1' });
    expect(kindsOf(decisions)).toEqual(['evade.which']);
    expect(decisions[0]?.default).toEqual(['nightmarishFiend#1']);
    expect(game.state.monsters.map(({ status }) => status)).toEqual(['exhausted', 'engaged']);
  });

  it('3E-405.2-2 free of all of them he may perform one additional action', () => {
    const game = aGame({ investigators: [wendy()], monsters: two, dice: [5, 5] });
    drive(game, performAction(game, 0, 'evade'), { 'action.additional': 'gatherResources' });
    expect(seatOf(game, 0)).toMatchObject({ money: 1, performed: ['evade', 'gatherResources'] });
    expect(eventsOf(game, 'ActionPerformed').map(({ additional }) => additional)).toEqual([false, true]);
  });

  it('3E-405.2-2 not while one still holds him', () => {
    const game = aGame({ investigators: [wendy()], monsters: two, dice: [5, 1] });
    const { decisions } = drive(game, performAction(game, 0, 'evade'));
    expect(kindsOf(decisions)).not.toContain('action.additional');
  });

  it('3E-405.3 the evade modifier changes the number of dice', () => {
    for (const [kind, dice] of [
      ['abyssalServant', [5]],
      ['viciousGlutton', [1, 1, 1, 5]],
    ] as const) {
      const game = aGame({ investigators: [wendy()], monsters: [{ kind, with: 0 }], dice: [...dice] });
      drive(game, performAction(game, 0, 'evade'));
      expect(eventsOf(game, 'TestRolled')[0], kind).toMatchObject({ skill: 'observation', dice });
    }
  });

  it('3E-405.4 with several engaged monsters the worst evade modifier counts', () => {
    const game = aGame({
      investigators: [wendy()],
      monsters: [
        { kind: 'viciousGlutton', with: 0 },
        { kind: 'nightmarishFiend', with: 0 },
        { kind: 'ghoulAcolyte', with: 0 },
      ],
      dice: [1, 1],
    });
    drive(game, performAction(game, 0, 'evade'));
    expect(eventsOf(game, 'TestRolled')[0]?.dice).toHaveLength(2);
  });

  it('3E-405.5 nobody evades who is not engaged', () => {
    const game = aGame({ investigators: [wendy()], monsters: [{ kind: 'ruthTurner', at: 'blackCave' }] });
    expect(legalActions(game, 0).map(({ id }) => id)).not.toContain('evade');
    expect(drive(game, performAction(game, 0, 'evade')).result).toBe(false);
  });

  it('3E-R13 the additional action repeats none of this round', () => {
    const game = aGame({
      investigators: [wendy({ performed: ['gatherResources'] })],
      monsters: [{ kind: 'fleshEater', with: 0 }],
      dice: [5, 1, 1],
    });
    const { decisions } = drive(game, performAction(game, 0, 'evade'));
    const offered = optionIds(decisions.find(({ kind }) => kind === 'action.additional'));
    expect(offered).toContain('move');
    expect(offered).not.toContain('gatherResources');
    expect(offered).not.toContain('evade');
  });

  it('3E-R32 a massive monster evaded engages again only after the additional action', () => {
    const scene = (step: string) => {
      const game = aGame({
        scenario: 'echoesOfTheDeep',
        investigators: [wendy()],
        monsters: [{ kind: 'wakeTitan', with: 0 }],
        dice: [5, 1, 1],
      });
      const { decisions } = drive(game, performAction(game, 0, 'evade'), {
        'action.additional': step === 'stay' ? 'gatherResources' : 'move',
        'move.step': step,
      });
      expect(kindsOf(decisions)).toContain('action.additional');
      return game.state.monsters[0]?.engagedWith;
    };
    expect(scene('stay')).toEqual([0]);
    expect(scene('graveyard')).toEqual([]);
  });

  it('3E-R32 nor between the additional action and what follows it', () => {
    const game = aGame({
      scenario: 'echoesOfTheDeep',
      investigators: [wendy({ sheet: 'wendyAdams' })],
      monsters: [{ kind: 'wakeTitan', with: 0 }],
      dice: [5, 1, 1],
    });
    drive(game, performAction(game, 0, 'evade'), {
      'action.additional': 'gatherResources',
      'evade.beside': inTurn('none', 'wendyAdams:0'),
      'move.step': 'graveyard',
    });
    expect(seatOf(game, 0)).toMatchObject({ at: 'graveyard', money: 1 });
    expect(eventsOf(game, 'MonsterEngaged')).toEqual([]);
  });

  it('an evaded monster does what it does when it is evaded', () => {
    const game = aGame({
      investigators: [wendy()],
      monsters: [{ kind: 'ghoulAcolyte', with: 0 }],
      dice: [5, 1],
      codex: [],
    });
    drive(game, performAction(game, 0, 'evade'), { 'action.additional': 'none' });
    expect(game.state.monsters[0]?.at).toBe('generalStore');
  });

  it('3E-001-1 Wendy moves before or after the additional action', () => {
    const scene = (beside: string, first: string) => {
      const game = aGame({
        investigators: [{ sheet: 'wendyAdams', at: 'blackCave' }],
        monsters: [{ kind: 'fleshEater', with: 0 }],
        dice: [5, 1, 1, 1],
      });
      const { decisions } = drive(game, performAction(game, 0, 'evade'), {
        'evade.beside': beside,
        'move.step': 'graveyard',
        'action.additional': 'gatherResources',
      });
      expect(kindsOf(decisions)[0]).toBe('evade.beside');
      expect(kindsOf(decisions)[1]).toBe(first);
      expect(kindsOf(decisions).filter((kind) => kind === 'evade.beside')).toHaveLength(beside === 'none' ? 2 : 1);
      return seatOf(game, 0).at;
    };
    expect(scene('wendyAdams:0', 'move.step')).toBe('graveyard');
    expect(scene('none', 'action.additional')).toBe('blackCave');
  });
});
