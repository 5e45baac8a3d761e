import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../../src/editions/second/end/score.ts';
import { defeatIfAllGone } from '../../../../src/editions/second/end/victory.ts';
import { closeGate, sealPlace } from '../../../../src/editions/second/gates/gate.ts';
import { StepEnd } from '../../../../src/engine/flow.ts';
import { aGame, drive, give, type Placed } from '../table.ts';

const two = ['joe-diamond', 'jenny-barnes'];

describe('victory by closing', () => {
  it('2E-1902 2E-1903 2E-1905 the last gate closed wins with N trophies, that one included', () => {
    const investigators: (string | Placed)[] = [
      { sheet: 'joe-diamond' },
      { sheet: 'jenny-barnes', gateTrophies: ['rlyeh#1'] },
    ];
    const game = aGame({ investigators, gates: { woods: 'abyss' } });
    game.state.gateStack = game.state.gateStack.filter((gate) => gate !== 'rlyeh#1');
    expect(drive(game, closeGate(game, 'woods', { seat: 0, trophy: true })).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'won', way: 'closing', turn: 2 });
    expect(game.state.cursor).toEqual({ step: 'over' });
  });

  it('2E-1902 with a gate still open nothing is won, whatever the trophies', () => {
    const investigators: (string | Placed)[] = [
      { sheet: 'joe-diamond', gateTrophies: ['rlyeh#1', 'rlyeh#2'] },
      'jenny-barnes',
    ];
    const game = aGame({ investigators, gates: { woods: 'abyss', graveyard: 'yuggoth' } });
    expect(drive(game, closeGate(game, 'woods', { seat: 0, trophy: true })).ended).toBe(false);
    expect(game.state.outcome).toBeNull();
  });

  it('2E-1904 the first printing asks for more trophies than players', () => {
    const investigators: (string | Placed)[] = [
      { sheet: 'joe-diamond' },
      { sheet: 'jenny-barnes', gateTrophies: ['rlyeh#1'] },
    ];
    const game = aGame({ investigators, gates: { woods: 'abyss' }, printing: '2005' });
    expect(drive(game, closeGate(game, 'woods', { seat: 0, trophy: true })).ended).toBe(false);
  });

  it('2E-1906 too few trophies, and the game goes on', () => {
    const game = aGame({ investigators: two, gates: { woods: 'abyss' } });
    expect(drive(game, closeGate(game, 'woods', { seat: 0, trophy: true })).ended).toBe(false);
    expect(game.state.outcome).toBeNull();
  });
});

describe('victory by sealing', () => {
  const seals = ['woods', 'unnamable', 'graveyard', 'black-cave', 'witch-house'];

  it('2E-1908 six elder signs on the board win at once', () => {
    const game = aGame({ seals });
    expect(() => sealPlace(game, 'unvisited-isle', 'clues', 0)).toThrow(StepEnd);
    expect(game.state.outcome).toMatchObject({ result: 'won', way: 'sealing' });
  });

  it('L9.1 without that victory the sixth seal is only a seal', () => {
    const game = aGame({ seals, variants: { noSealVictory: true } });
    sealPlace(game, 'unvisited-isle', 'clues', 0);
    expect(game.state.outcome).toBeNull();
  });
});

describe('score', () => {
  it('2E-2003 2E-2011 SC-11 2N-105 the example of the rulebook comes to 21', () => {
    const sheets = ['joe-diamond', 'jenny-barnes', 'harvey-walters', 'amanda-sharpe', 'bob-jenkins'];
    const game = aGame({ investigators: sheets, terror: 6 });
    const [joe] = game.state.investigators;
    give(game, 1, 'bank-loan');
    game.state.loansDefaulted = 1;
    game.state.elderSignsPlayed = 3;
    joe!.gateTrophies = game.state.gateStack.slice(0, 8);
    joe!.monsterTrophies = game.state.cup.slice(0, 17);
    expect(scoreOf(game)).toEqual({
      doomTrack: 14,
      terror: -6,
      loans: -2,
      elderSigns: -3,
      gateTrophies: 8,
      monsterTrophies: 5,
      survivors: 5,
      total: 21,
      firstCitizens: [0],
    });
  });

  it('2E-2001 2E-2002 a tie goes to the one with more monster trophies, or is shared', () => {
    const game = aGame({ investigators: two });
    expect(scoreOf(game).firstCitizens).toEqual([0, 1]);
    game.state.investigators[1]!.monsterTrophies = ['ghoul#1'];
    expect(scoreOf(game).firstCitizens).toEqual([1]);
  });

  it('2E-2009 who is lost in time and space is no survivor', () => {
    const lost = { sheet: 'jenny-barnes', at: 'lost-in-time-and-space', returnsOn: 4 };
    expect(scoreOf(aGame({ investigators: ['joe-diamond', lost] })).survivors).toBe(1);
  });
});

describe('defeat', () => {
  it('2E-2101 only when the Ancient One is awake and everybody gone', () => {
    const asleep = aGame({ investigators: [{ sheet: 'joe-diamond', eliminated: true }] });
    expect(() => defeatIfAllGone(asleep)).not.toThrow();
    const awake = aGame({ investigators: [{ sheet: 'joe-diamond', eliminated: true }], awake: true });
    expect(() => defeatIfAllGone(awake)).toThrow(StepEnd);
    expect(awake.state.outcome).toMatchObject({ result: 'lost', way: 'devoured' });
  });
});
