import { describe, expect, it } from 'vitest';
import { closeOrSeal } from '../../src/editions/second/gates/close.ts';
import { closeGate } from '../../src/editions/second/gates/gate.ts';
import { movement } from '../../src/editions/second/movement/movement.ts';
import { type Arrangement, aGame, drive, eventsOf, type Placed } from '../editions/second/table.ts';

const harvey = (more: Partial<Placed> = {}): Placed => ({
  sheet: 'harvey-walters',
  at: 'woods',
  explored: true,
  sliders: [0, 0, 3],
  ...more,
});

const gates = { woods: 'abyss', graveyard: 'yuggoth' };

describe('33. Closing gates', () => {
  it('2E-3307 the monsters that a closing gate takes along are nobody’s trophies', () => {
    const game = aGame({
      investigators: [harvey(), { sheet: 'joe-diamond', at: 'library' }],
      gates,
      monsters: { 'ghoul#1': 'library', 'ghoul#2': 'sky', 'ghoul#3': 'outskirts' },
      dice: [6, 1, 1, 1],
    });
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' });
    expect(game.state.monsters).toEqual([]);
    expect(game.state.investigators.map(({ monsterTrophies }) => monsterTrophies)).toEqual([[], []]);
    expect(game.state.cup.filter((marker) => marker.startsWith('ghoul'))).toHaveLength(3);
    expect(eventsOf(game, 'MonsterDefeated')).toEqual([]);
  });

  it('2E-3308 whoever is in the Other World stays there as he is, and finds no way back later', () => {
    const amanda = { sheet: 'amanda-sharpe', at: 'abyss-2', enteredBy: 'woods', clues: 2, sanity: 3 };
    const game = aGame({ investigators: [harvey(), amanda], gates, sat: [1] });
    const before = structuredClone(game.state.investigators[1]);
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(game.state.investigators[1]).toEqual(before);
    drive(game, movement(game, 1));
    expect(game.state.investigators[1]?.at).toBe('lost-in-time-and-space');
  });

  it('2E-3309 victory is looked at as soon as the gate is closed, before a seal is offered', () => {
    const game = aGame({
      investigators: [harvey({ clues: 5 })],
      gates: { woods: 'abyss' },
      dice: [6, 1, 1, 1],
    });
    const { decisions, ended } = drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' });
    expect(ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'won', way: 'closing' });
    expect(decisions.map(({ kind }) => kind)).toEqual(['gate.close']);
    expect(game.state.investigators[0]?.clues).toBe(5);
  });
});

describe('34. Sealing gates', () => {
  it('2E-3402 the five tokens are the closer’s own: those of a colleague beside him do not help', () => {
    const asked = (own: number, others: number) => {
      const game = aGame({
        investigators: [harvey({ clues: own }), { sheet: 'joe-diamond', at: 'woods', clues: others }],
        gates,
        dice: [6, 1, 1, 1],
      });
      const { decisions } = drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore' });
      const sealed = game.state.places.woods?.sealed;
      return [
        decisions.some(({ kind }) => kind === 'gate.seal'),
        sealed,
        game.state.investigators[0]?.clues,
        game.state.investigators[1]?.clues,
      ];
    };
    expect(asked(4, 9)).toEqual([false, false, 4, 9]);
    expect(asked(6, 9)).toEqual([true, true, 1, 9]);
  });

  it('2E-3404 the gate marker is his trophy with an Elder Sign too', () => {
    const game = aGame({ investigators: [harvey({ cards: ['elder-sign'] })], gates, doom: 4 });
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
    expect(game.state.investigators[0]?.gateTrophies).toHaveLength(1);
    expect(eventsOf(game, 'GateClosed')).toMatchObject([{ place: 'woods', seat: 0, trophy: true }]);
  });

  it('2E-3413 the monsters of the gate go before a victory is looked for, and that before anything is paid', () => {
    const game = aGame({
      investigators: [harvey({ cards: ['elder-sign'] })],
      gates,
      seals: ['black-cave', 'witch-house', 'unvisited-isle', 'unnamable', 'historical-society'],
      monsters: { 'ghoul#1': 'library' },
      doom: 4,
    });
    drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
    const told = ['CardDiscarded', 'GateClosed', 'DoomChanged', 'MonsterReturned', 'GameEnded', 'Spent'];
    const order = game.events.map(({ type }) => String(type)).filter((type) => told.includes(type));
    expect(order).toEqual(told.slice(0, -1));
  });

  it('2E-3407 an Elder Sign needs neither a check nor Clue tokens', () => {
    const game = aGame({ investigators: [harvey({ cards: ['elder-sign'], clues: 6 })], gates, doom: 4 });
    const { decisions } = drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
    expect(decisions.map(({ kind }) => kind)).toEqual(['gate.close']);
    expect([...eventsOf(game, 'CheckRolled'), ...eventsOf(game, 'ClueSpent')]).toEqual([]);
    expect(game.state.investigators[0]?.clues).toBe(6);
    expect(game.state.places.woods).toMatchObject({ gate: null, sealed: true });
  });

  it('2E-3408 an Elder Sign takes 1 Sanity and 1 Stamina, which nothing can ward off', () => {
    const sealed = (sheet: string, cards: string[], more: Arrangement = {}) => {
      const game = aGame({ investigators: [harvey({ sheet, cards: ['elder-sign', ...cards] })], gates, ...more });
      const one = game.state.investigators[0]!;
      const [sanity, stamina] = [one.sanity, one.stamina];
      drive(game, closeOrSeal(game, 0), { 'gate.close': 'seal:elder-sign#1' });
      return [sanity - one.sanity, stamina - one.stamina, one.cards.map(({ id }) => id)];
    };
    expect(sealed('amanda-sharpe', ['food', 'whiskey'])).toEqual([1, 1, ['food#1', 'whiskey#1']]);
    // Strong Mind and Strong Body do not spare them either.
    expect(sealed('harvey-walters', [])).toEqual([1, 1, []]);
    expect(sealed('michael-mcglen', [])).toEqual([1, 1, []]);
  });
});
