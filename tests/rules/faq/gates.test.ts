/** FAQ-75 to FAQ-87: gates. */
import { describe, expect, it } from 'vitest';
import { arkhamEncounter } from '../../../src/editions/second/encounters/encounter.ts';
import { closeOrSeal } from '../../../src/editions/second/gates/close.ts';
import { closeGate } from '../../../src/editions/second/gates/gate.ts';
import { upkeep } from '../../../src/editions/second/upkeep/upkeep.ts';
import {
  type Arrangement,
  aGame,
  drive,
  eventsOf,
  inTurn,
  optionIds,
  type Placed,
} from '../../editions/second/table.ts';
import {
  appeared,
  BUTCHERED,
  crowd,
  EIGHT,
  movementPhase,
  mythosPhase,
  one,
  order,
  otherWorldPhase,
  RAID,
} from '../phases.ts';

/** Lore 4, Fight 0 + 1. */
const harvey = (more: Partial<Placed> = {}): Placed => ({
  sheet: 'harvey-walters',
  at: 'woods',
  explored: true,
  sliders: [0, 0, 1],
  ...more,
});
const gates = { woods: 'abyss', graveyard: 'yuggoth' };
const closing = (more: Arrangement = {}, answers = {}) => {
  const game = aGame({ investigators: [harvey()], gates, ...more });
  return { game, ...drive(game, closeOrSeal(game, 0), { 'gate.close': 'close:lore', ...answers }) };
};

describe('opening', () => {
  it('FAQ-75 token, marker, Clues away, those there drawn in and delayed, then one monster or two', () => {
    const opened = (players: number) =>
      mythosPhase({ investigators: EIGHT.slice(0, players), at: 'graveyard', clues: { graveyard: 2 } }, [BUTCHERED])
        .game;
    const game = opened(2);
    expect(order(game, 'DoomChanged', 'GateOpened', 'CluesRemoved', 'DrawnThrough', 'MonsterAppeared')).toEqual([
      'DoomChanged',
      'GateOpened',
      'CluesRemoved',
      'DrawnThrough',
      'DrawnThrough',
      'MonsterAppeared',
    ]);
    expect(game.state.investigators.every(({ delayed }) => delayed)).toBe(true);
    expect(eventsOf(game, 'MonsterAppeared')).toMatchObject([{ place: 'graveyard' }]);
    expect([appeared(opened(4)).graveyard, appeared(opened(5)).graveyard]).toEqual([1, 2]);
  });

  it('FAQ-75 the awakening is checked as soon as the token lies there', () => {
    const { game, ended } = mythosPhase({ ancientOne: 'yig', doom: 9, at: 'graveyard' }, [BUTCHERED]);
    expect([ended, game.state.ancientOne.awake]).toEqual([true, true]);
    expect(eventsOf(game, 'GateOpened')).toEqual([]);
  });

  it('2N-53 where Kate Winthrop stands neither gate, doom token nor monster; the rest of the card goes on', () => {
    const { game } = mythosPhase({ investigators: ['kate-winthrop'], at: 'graveyard' }, [BUTCHERED]);
    expect([game.state.places.graveyard?.gate, game.state.ancientOne.doom, appeared(game)]).toEqual([null, 0, {}]);
    expect(game.state.places['unvisited-isle']?.clues).toBe(1);
  });

  it('FAQ-76 at an elder sign the gate step does nothing', () => {
    const { game } = mythosPhase({ seals: ['graveyard'], gates: { woods: 'abyss' } }, [BUTCHERED]);
    expect([game.state.places.graveyard?.gate, game.state.ancientOne.doom, appeared(game)]).toEqual([null, 0, {}]);
  });

  const three = { 'black-cave': 'abyss', 'science-building': 'rlyeh', 'unvisited-isle': 'yuggoth' };
  const surge = (players: number, more: Arrangement = {}, answer = 'gate:unvisited-isle') =>
    mythosPhase({ investigators: EIGHT.slice(0, players), gates: three, at: 'train-station', ...more }, [RAID], {
      'mythos.surge': answer,
    });

  it('FAQ-77 as many as gates or investigators, spread evenly, none getting more than the surging one', () => {
    expect(appeared(surge(1).game)).toEqual({ 'black-cave': 1, 'science-building': 1, 'unvisited-isle': 1 });
    expect(appeared(surge(7).game)).toEqual({ 'black-cave': 3, 'science-building': 2, 'unvisited-isle': 2 });
    expect(appeared(surge(8).game)).toEqual({ 'black-cave': 3, 'science-building': 2, 'unvisited-isle': 3 });
  });

  it('FAQ-77 beyond the limit the places are settled before anything is drawn', () => {
    const { game, decisions } = surge(2, { monsters: crowd('uptown-streets', 3) });
    expect(decisions[0]?.kind).toBe('mythos.surge');
    expect(appeared(game)).toEqual({ 'black-cave': 1, 'unvisited-isle': 1, outskirts: 1 });
  });

  it('FAQ-78 it belongs to the gate step and adds no doom, whatever becomes of the card’s text', () => {
    const { game } = surge(3);
    expect(game.state.ancientOne.doom).toBe(0);
    const weather = { ancientOne: 'ithaqua', gates: { woods: 'abyss' }, at: 'train-station' };
    const cancelled = mythosPhase(weather, ['mythos-heat-wave']).game;
    expect(eventsOf(cancelled, 'MythosTextCancelled')).toHaveLength(1);
    expect(appeared(cancelled)).toEqual({ woods: 1 });
  });
});

describe('the explored marker', () => {
  it('FAQ-79 for every return straight from an Other World area to a gate that leads there', () => {
    const second = movementPhase({ investigators: [harvey({ at: 'abyss-2', explored: false })], gates });
    expect(one(second.game)).toMatchObject({ at: 'woods', explored: true });
    // Gate card 1, Abyss: a Luck check brings them back from the first area.
    const card = otherWorldPhase({
      investigators: [harvey({ at: 'abyss-1', explored: false, sliders: [0, 0, 0] })],
      gates,
      draws: ['gate-01'],
      dice: Array(8).fill(6),
    });
    expect(one(card.game)).toMatchObject({ at: 'woods', explored: true });
    const spell = movementPhase(
      { investigators: [harvey({ at: 'abyss-1', explored: false, cards: ['find-gate'] })], gates, dice: [6, 6, 6, 6] },
      { 'move.world': 'cast:find-gate#1' },
    );
    expect(one(spell.game)).toMatchObject({ at: 'woods', explored: true });
  });

  it('FAQ-80 not after being lost in time and space, nor when simply put into Arkham', () => {
    const investigators = [harvey({ at: 'lost-in-time-and-space', returnsOn: 2, lostTurn: 1, explored: false })];
    const lost = aGame({ investigators, gates });
    drive(lost, upkeep(lost), { 'upkeep.return': 'go:woods' });
    expect(one(lost)).toMatchObject({ at: 'woods', explored: false });
    // Gate card 4, Abyss: with few successes they fall into the Black Cave.
    const put = otherWorldPhase({
      investigators: [harvey({ at: 'abyss-1', explored: false })],
      gates: { 'black-cave': 'abyss', graveyard: 'yuggoth' },
      draws: ['gate-04'],
      dice: Array(8).fill(1),
    });
    expect(one(put.game)).toMatchObject({ at: 'black-cave', explored: false });
  });

  it('FAQ-81 lost on leaving and with the gate; who comes back later is drawn in anew', () => {
    const investigators = [harvey({ sliders: [3, 0, 1] })];
    const left = movementPhase(
      { investigators, gates },
      { 'move.next': inTurn('go:uptown-streets', 'go:woods', 'stop') },
    );
    expect(one(left.game)).toMatchObject({ at: 'woods', explored: false });
    drive(left.game, arkhamEncounter(left.game, 0));
    expect(one(left.game).at).toBe('abyss-1');
    const gone = aGame({ investigators: [harvey()], gates });
    drive(gone, closeGate(gone, 'woods', { trophy: false }));
    expect(one(gone).explored).toBe(false);
  });
});

describe('closing and sealing', () => {
  it('FAQ-82 with the marker, by Fight or Lore with the gate’s modifier; failed, again next turn', () => {
    const { game, decisions, result } = closing({ dice: [1, 1, 6, 6] });
    expect(optionIds(decisions[0])).toEqual(['close:lore', 'close:fight', 'pass']);
    // Lore 4, Abyss -2.
    expect(eventsOf(game, 'CheckRolled')[0]).toMatchObject({ skill: 'lore', dice: [1, 1] });
    expect(result).toBe('failed');
    game.state.turn = 3;
    drive(game, arkhamEncounter(game, 0), { 'gate.close': 'close:lore' });
    expect(one(game).gateTrophies).toEqual(['abyss#1']);
    const unmarked = aGame({ investigators: [harvey({ explored: false })], gates });
    expect(drive(unmarked, arkhamEncounter(unmarked, 0)).decisions).toEqual([]);
  });

  it('FAQ-83 closed by an effect that just says so: no trophy, under the stack, no seal', () => {
    const game = aGame({ investigators: [harvey({ clues: 9 })], gates });
    const { decisions } = drive(game, closeGate(game, 'woods', { seat: 0, trophy: false }));
    expect([one(game).gateTrophies, game.state.gateStack.at(-1), decisions]).toEqual([[], 'abyss#1', []]);
    expect(game.state.places.woods?.sealed).toBe(false);
  });

  it('FAQ-84 monsters with the gate’s symbol leave Arkham, Sky and Outskirts', () => {
    const monsters = {
      'ghoul#1': 'sky',
      'dark-young#1': 'outskirts',
      'formless-spawn#1': 'library',
      'cultist#1': 'woods',
    };
    const game = aGame({ investigators: [harvey()], gates, monsters });
    drive(game, closeGate(game, 'woods', { seat: 0, trophy: true }));
    expect(game.state.monsters.map(({ marker }) => marker)).toEqual(['cultist#1']);
    expect(game.state.cup).toEqual(expect.arrayContaining(['ghoul#1', 'dark-young#1', 'formless-spawn#1']));
  });

  it('FAQ-85 5 Clues seal right after closing; the doom track stays as it is', () => {
    const { game, decisions } = closing({ investigators: [harvey({ clues: 5 })], doom: 4, dice: [6, 6] });
    expect(decisions.map(({ kind }) => kind)).toEqual(['gate.close', 'gate.seal']);
    expect(game.state.places.woods?.sealed).toBe(true);
    expect([one(game).clues, game.state.ancientOne.doom]).toEqual([0, 4]);
  });

  it('FAQ-86 2N-133 the Elder Sign takes its token from the doom track, even if it breaks its user', () => {
    const investigators = [harvey({ cards: ['elder-sign'], stamina: 1 })];
    const { game } = closing({ investigators, doom: 4 }, { 'gate.close': 'seal:elder-sign#1' });
    expect(game.state.ancientOne.doom).toBe(3);
    expect(game.state.places.woods?.sealed).toBe(true);
    expect(one(game)).toMatchObject({ at: 'st-marys-hospital', gateTrophies: ['abyss#1'] });
  });

  it('FAQ-87 a gate on a stable location or in a street is closed, never sealed', () => {
    for (const at of ['general-store', 'uptown-streets']) {
      const investigators = [harvey({ at, clues: 5, cards: ['elder-sign'] })];
      const { game, decisions } = closing({
        investigators,
        gates: { [at]: 'abyss', graveyard: 'yuggoth' },
        dice: [6, 6],
      });
      expect(optionIds(decisions[0])).toEqual(['close:lore', 'close:fight', 'pass']);
      expect(decisions).toHaveLength(1);
      expect(game.state.places[at]).toMatchObject({ gate: null, sealed: false });
    }
  });
});
