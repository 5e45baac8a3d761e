import { describe, expect, it } from 'vitest';
import { closeOrSeal } from '../../../src/editions/second/gates/close.ts';
import { run } from '../../../src/editions/second/language/table.ts';
import { type Arrangement, aGame, drive, eventsOf } from '../../editions/second/table.ts';
import { appeared, BUTCHERED, EIGHT, firstCard, mythosPhase, order, RAID } from '../phases.ts';

const variants = { stormknight: true };
const base: Arrangement = { investigators: EIGHT.slice(0, 5), at: 'train-station', variants };
const others = { 'science-building': 'rlyeh', 'unvisited-isle': 'yuggoth' };

describe('SK Stormknight', () => {
  it('SK.1 a new gate brings its monsters but no doom token', () => {
    const { game } = mythosPhase(base, [RAID]);
    expect(appeared(game)).toEqual({ 'black-cave': 2 });
    expect(game.state.ancientOne.doom).toBe(0);
    expect(mythosPhase({ ...base, variants: {} }, [RAID]).game.state.ancientOne.doom).toBe(1);
  });

  it('SK.1 L1.2 two monsters from four players on', () => {
    const investigators = EIGHT.slice(0, 4);
    const { game } = mythosPhase({ ...base, investigators, variants: { ...variants, doubleMonsters: true } }, [RAID]);
    expect(appeared(game)).toEqual({ 'black-cave': 2 });
  });

  it('SK.2 an open gate brings one monster and a doom token, no surge', () => {
    const { game } = mythosPhase({ ...base, gates: { 'black-cave': 'abyss', ...others } }, [RAID]);
    expect(appeared(game)).toEqual({ 'black-cave': 1 });
    expect(game.state.ancientOne.doom).toBe(1);
    expect(eventsOf(game, 'Surge')).toEqual([]);
  });

  it('SK.3 a sealed location: nothing there, a surge at the open gates', () => {
    const { game } = mythosPhase({ ...base, seals: ['black-cave'], gates: others }, [RAID]);
    expect(eventsOf(game, 'Surge')).toHaveLength(1);
    expect(appeared(game)['black-cave']).toBeUndefined();
    expect(game.state.ancientOne.doom).toBe(0);
  });

  it('SK.4 as many as the printing says, as evenly as possible, no gate going first', () => {
    const surge = (more: Arrangement, answer = 'gate:unvisited-isle') =>
      mythosPhase({ ...base, seals: ['black-cave'], gates: others, ...more }, [RAID], { 'mythos.surge': answer });
    const { game, decisions } = surge({});
    expect(appeared(game)).toEqual({ 'science-building': 2, 'unvisited-isle': 3 });
    expect(decisions[0]).toMatchObject({ kind: 'mythos.surge', mode: 'group' });
    expect(appeared(surge({}, 'gate:science-building').game)).toEqual({ 'science-building': 3, 'unvisited-isle': 2 });
    expect(appeared(surge({ printing: '2005' }).game)).toEqual({ 'science-building': 1, 'unvisited-isle': 1 });
  });

  it('SK.5 without any open gate the surge does nothing', () => {
    const { game } = mythosPhase({ ...base, seals: ['black-cave'] }, [RAID]);
    expect(appeared(game)).toEqual({});
    expect(eventsOf(game, 'Surge')).toEqual([]);
  });

  it('SK.8 the gate of an encounter follows it too', () => {
    const encounter = (more: Arrangement, monster = true) => {
      const game = aGame({ ...base, at: 'unnamable', ...more });
      for (const seat of game.state.investigators) if (seat.seat > 0) seat.at = 'train-station';
      drive(game, run(game, 0, [{ gate: { at: 'here', monster } }], { source: { ref: 'encounter', id: 'x' } }));
      return { doom: game.state.ancientOne.doom, appeared: appeared(game), surges: eventsOf(game, 'Surge').length };
    };
    expect(encounter({})).toMatchObject({ doom: 0, appeared: { unnamable: 1 } });
    for (const voluntaryGates of [false, true]) {
      const open = { gates: { unnamable: 'abyss' }, variants: { ...variants, voluntaryGates } };
      for (const monster of [false, true])
        expect(encounter(open, monster)).toEqual({ doom: 1, appeared: { unnamable: 1 }, surges: 0 });
    }
    const sealed = encounter({ seals: ['unnamable'], gates: others });
    expect(sealed).toMatchObject({ doom: 0, surges: 1 });
    expect(sealed.appeared.unnamable).toBeUndefined();
    expect(encounter({ gates: { unnamable: 'abyss' }, variants: {} }, false)).toMatchObject({ doom: 0, appeared: {} });
  });

  it('SK.6 the doom token before the monster', () => {
    const { game } = mythosPhase({ ...base, gates: { 'black-cave': 'abyss' } }, [RAID]);
    expect(order(game, 'DoomChanged', 'MonsterAppeared')).toEqual(['DoomChanged', 'MonsterAppeared']);
    const last = mythosPhase({ ...base, ancientOne: 'yig', doom: 9, gates: { 'black-cave': 'abyss' } }, [RAID]);
    expect([last.ended, appeared(last.game)]).toEqual([true, {}]);
  });

  it('SK.7 the game starts with an empty doom track', () => {
    const { game } = firstCard(base, [BUTCHERED]);
    expect(eventsOf(game, 'GateOpened')).toHaveLength(1);
    expect(game.state.ancientOne.doom).toBe(0);
  });

  it('SK.8 nor does the gate of an encounter bring a token', () => {
    const game = aGame({ ...base, at: 'woods' });
    drive(game, run(game, 0, [{ gate: { at: 'here', monster: true } }], { source: { ref: 'place', id: 'woods' } }));
    expect(game.state.places.woods?.gate).not.toBeNull();
    expect(game.state.ancientOne.doom).toBe(0);
  });

  it('SK.9 an Elder Sign on an empty doom track takes an unused token', () => {
    const investigators = [{ sheet: 'harvey-walters', at: 'woods', explored: true, cards: ['elder-sign'] }];
    const game = aGame({ investigators, gates: { woods: 'abyss', ...others }, variants });
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
    expect(game.state.places.woods?.sealed).toBe(true);
    expect(game.state.ancientOne.doom).toBe(0);
    expect(game.state.elderSignsPlayed).toBe(1);
  });
});
