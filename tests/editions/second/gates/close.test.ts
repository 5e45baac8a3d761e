import { describe, expect, it } from 'vitest';
import { closeOrSeal } from '../../../../src/editions/second/gates/close.ts';
import { aGame, drive, eventsOf, optionIds, type Placed } from '../table.ts';

const harvey = (more: Partial<Placed> = {}): Placed => ({
  sheet: 'harvey-walters',
  at: 'woods',
  explored: true,
  sliders: [0, 0, 1],
  ...more,
});

/** Two gates, so that closing one does not win. */
const gates = { woods: 'abyss', graveyard: 'yuggoth' };

describe('closing', () => {
  it('2E-3302 2E-3303 a Lore or a Fight check with the gate’s modifier; the marker is a trophy', () => {
    const game = aGame({ investigators: [harvey()], gates, dice: [6, 1] });
    const { result, decisions } = drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' });
    expect(optionIds(decisions[0])).toEqual(['close:lore', 'close:fight', 'pass']);
    expect(decisions[0]?.options[0]?.odds).toBeCloseTo(1 - 4 / 9);
    expect(eventsOf(game, 'CheckRolled')[0]).toMatchObject({ skill: 'lore', dice: [6, 1], difficulty: 1 });
    expect(result).toBe('closed');
    expect(game.state.places.woods?.gate).toBeNull();
    expect(game.state.investigators[0]?.gateTrophies).toEqual(['abyss#1']);
    expect(game.state.investigators[0]?.explored).toBe(false);
  });

  it('2E-3304 failed, the gate and the marker stay', () => {
    const game = aGame({ investigators: [harvey()], gates, dice: [1, 1] });
    expect(drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' }).result).toBe('failed');
    expect(game.state.places.woods?.gate).toBe('abyss#1');
    expect(game.state.investigators[0]?.explored).toBe(true);
  });

  it('D-39 silence takes the skill with more dice', () => {
    const game = aGame({ investigators: [{ ...harvey(), sheet: 'michael-mcglen', sliders: [0, 3, 0] }], gates });
    expect(drive(game, closeOrSeal(game, 0)).decisions[0]?.default).toEqual(['close:fight']);
  });

  it('D-38 silence does nothing where a colleague would be left without a way back', () => {
    const game = aGame({ investigators: [harvey(), { sheet: 'amanda-sharpe', at: 'abyss-1' }], gates });
    expect(drive(game, closeOrSeal(game, 0)).result).toBe('pass');
  });

  it('2E-1205, 2E-T62 nobody is asked who has no die for either skill, and that is told', () => {
    const tried = (more: Partial<Placed> = {}) => {
      const weak = harvey({ sheet: 'amanda-sharpe', sliders: [0, 0, 0], ...more });
      const game = aGame({ investigators: [weak], gates: { ...gates, woods: 'rlyeh' } });
      return { game, ...drive(game, closeOrSeal(game, 0)) };
    };
    const { game, decisions, result } = tried();
    expect([decisions, result]).toEqual([[], 'pass']);
    const { gate } = game.state.places.woods ?? {};
    expect(eventsOf(game, 'GateHeld')).toEqual([{ type: 'GateHeld', seat: 0, place: 'woods', gate }]);
    const others = [tried({ clues: 1 }), tried({ sliders: [0, 3, 0] }), tried({ cards: ['elder-sign'] })];
    expect(others.map((one) => one.decisions[0]?.kind)).toEqual(Array(3).fill('gate.close'));
  });

  it('2E-1205 he may do nothing', () => {
    const game = aGame({ investigators: [harvey()], gates });
    expect(drive(game, closeOrSeal(game, 0), { 'gate.close': 'pass' }).result).toBe('pass');
  });

  it('FAQ-139 Yog-Sothoth asks for one more success; R’lyeh Rising for R’lyeh alone', () => {
    const difficulty = (ancientOne: string, gate: string, environment?: string) => {
      const game = aGame({
        investigators: [harvey()],
        ancientOne,
        gates: { ...gates, woods: gate },
        ...(environment ? { environment } : {}),
      });
      drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' });
      return eventsOf(game, 'CheckRolled')[0]?.difficulty;
    };
    expect(difficulty('yog-sothoth', 'abyss')).toBe(2);
    expect(difficulty('azathoth', 'rlyeh', 'mythos-rlyeh-rising')).toBe(2);
    expect(difficulty('azathoth', 'abyss', 'mythos-rlyeh-rising')).toBe(1);
  });
});

describe('sealing', () => {
  it('2E-3401 2E-3403 D-40 five Clue tokens right after closing; the doom track stays', () => {
    const game = aGame({ investigators: [harvey({ clues: 6 })], gates, doom: 3, dice: [6, 1] });
    const { decisions } = drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' });
    expect(decisions.at(-1)).toMatchObject({ kind: 'gate.seal', default: ['seal'] });
    expect(game.state.places.woods?.sealed).toBe(true);
    expect(game.state.investigators[0]?.clues).toBe(1);
    expect(game.state.ancientOne.doom).toBe(3);
  });

  it('2E-3401 not asked with fewer tokens, and they may be kept', () => {
    const poor = aGame({ investigators: [harvey({ clues: 4 })], gates, dice: [6, 1] });
    const { decisions } = drive(poor, closeOrSeal(poor, 0), { 'gate.close': 'close:lore' });
    expect(decisions.some(({ kind }) => kind === 'gate.seal')).toBe(false);
    const thrifty = aGame({ investigators: [harvey({ clues: 5 })], gates, dice: [6, 1] });
    drive(thrifty, closeOrSeal(thrifty, 0), { 'gate.close': 'close:lore', 'gate.seal': 'keep' });
    expect(thrifty.state.places.woods?.sealed).toBe(false);
    expect(thrifty.state.investigators[0]?.clues).toBe(5);
  });

  it('2E-101 the price follows Hastur and Noden’s Favor, and can be forbidden', () => {
    const left = (arranged: object) => {
      const game = aGame({ investigators: [harvey({ clues: 9 })], gates, dice: [6, 1], ...arranged });
      drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' });
      return game.state.investigators[0]?.clues;
    };
    expect(left({ ancientOne: 'hastur' })).toBe(1);
    expect(left({ environment: 'mythos-nodens-favor' })).toBe(6);
    expect(left({ environment: 'mythos-no-one-can-help-you-now' })).toBe(9);
  });

  it('2E-3406 to 2E-3412 2N-133 an Elder Sign: no check, the doom track goes down, the card leaves the game', () => {
    const game = aGame({
      investigators: [harvey({ cards: ['elder-sign'] })],
      gates,
      doom: 3,
      monsters: { 'dark-young': 'library' },
    });
    const { result } = drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
    expect(result).toBe('closed');
    expect(eventsOf(game, 'CheckRolled')).toEqual([]);
    expect(game.state.places.woods).toMatchObject({ sealed: true, gate: null });
    expect(game.state.ancientOne.doom).toBe(2);
    expect(game.state.box).toContain('elder-sign#1');
    expect(game.state.monsters).toEqual([]);
    expect(game.state.elderSignsPlayed).toBe(1);
    expect(game.state.investigators[0]).toMatchObject({ sanity: 6, stamina: 2, gateTrophies: ['abyss#1'] });
  });

  it('2E-3409 2E-3413 it works even if it drives him insane, and the loss comes last', () => {
    const game = aGame({ investigators: [harvey({ cards: ['elder-sign'], sanity: 1 })], gates, doom: 3 });
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
    expect(game.state.places.woods?.sealed).toBe(true);
    expect(game.state.investigators[0]).toMatchObject({ at: 'arkham-asylum', gateTrophies: ['abyss#1'] });
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('GateSealed')).toBeLessThan(types.indexOf('Spent'));
  });

  it('2E-1902 2E-3413 the sixth seal wins before anything is paid', () => {
    const seals = ['graveyard', 'black-cave', 'witch-house', 'unvisited-isle', 'unnamable'];
    const game = aGame({
      investigators: [harvey({ cards: ['elder-sign'], sanity: 1, stamina: 1 })],
      gates: { woods: 'abyss' },
      seals,
    });
    expect(drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' }).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'won' });
  });

  it('2E-101 2N-90 what cannot be sealed offers no Elder Sign', () => {
    const game = aGame({
      investigators: [harvey({ cards: ['elder-sign'] })],
      gates,
      environment: 'mythos-no-one-can-help-you-now',
    });
    const { decisions } = drive(game, closeOrSeal(game, 0));
    expect(optionIds(decisions[0])).toEqual(['close:lore', 'close:fight', 'pass']);
  });
});
