import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../../src/editions/second/content/effect.ts';
import { content } from '../../../../second.ts';
import { aGame, eventsOf, optionIds } from '../../table.ts';
import { one, play, THEN } from './list.ts';

describe('places and gates', () => {
  it('2E-1109 move to the street, and to any place that may be entered', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }] });
    play(game, [{ move: { to: 'street', [THEN]: 'stay' } }]);
    expect(one(game).at).toBe('uptown-streets');
    game.state.places.library?.closed.push({ by: 'test', until: 'endOfGame' });
    const { decisions } = play(game, [{ move: { to: 'anyStreetOrLocation', [THEN]: 'stay' } }], {
      'effect.move': 'newspaper',
    });
    expect(one(game).at).toBe('newspaper');
    expect(optionIds(decisions[0])).not.toContain('library');
    expect(decisions[0]?.options).toHaveLength(33);
  });

  it('2E-118 a move into a closed place does not take place', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }] });
    game.state.places['black-cave']?.closed.push({ by: 'test', until: 'endOfGame' });
    play(game, [{ move: { to: 'black-cave', [THEN]: 'encounter' } }]);
    expect(one(game).at).toBe('woods');
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });

  it('2E-1107 move with an encounter: an open gate there draws him in, not delayed (2E-1108)', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'newspaper' }], gates: { woods: 'abyss' } });
    play(game, [{ move: { to: 'woods', [THEN]: 'encounter' } }]);
    expect(one(game)).toMatchObject({ at: 'abyss-1', enteredBy: 'woods', delayed: false });
  });

  it('2E-1110 move with an encounter: none for who went insane or unconscious this turn', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'newspaper', spentTurn: 2 }] });
    play(game, [{ move: { to: 'black-cave', [THEN]: 'encounter' } }]);
    expect(one(game).at).toBe('black-cave');
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });

  it('FAQ-61 an encounter in the Dreamlands is finished, then he is back', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'library' }],
      draws: ['gate-19'],
      dice: [6, 6, 6],
    });
    play(game, content.encounter('miskatonic-university', 'library', 4).effects);
    expect(eventsOf(game, 'GateCardDrawn')).toMatchObject([{ world: 'the-dreamlands', card: 'gate-19' }]);
    expect(one(game).at).toBe('library');
    expect(eventsOf(game, 'CardGained')).toHaveLength(1);
  });

  it('2E-1308 move to Arkham: a gate to his world, with an explored marker, or lost', () => {
    const home: Effect[] = [{ move: { to: 'arkham', [THEN]: 'stay' } }];
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'abyss-1' }], gates: { woods: 'abyss' } });
    play(game, home);
    expect(one(game)).toMatchObject({ at: 'woods', explored: true });
    const lost = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'abyss-1' }] });
    play(lost, home);
    expect(one(lost).at).toBe('lost-in-time-and-space');
    const stays = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'abyss-1' }] });
    play(stays, [{ move: { to: 'arkham', [THEN]: 'stay', ifNoGate: 'nothing' } }]);
    expect(one(stays).at).toBe('abyss-1');
  });

  it('2E-3113 a card brings somebody out of time and space at once (Missing People Return)', () => {
    const game = aGame({ turn: 4 });
    play(game, [{ status: 'lostInTimeAndSpace' }]);
    play(game, content.mythos('mythos-missing-people-return').ability.now ?? [], { 'effect.move': 'woods' });
    expect(one(game)).toMatchObject({ at: 'woods', delayed: true, returnsOn: null, lostTurn: null });
  });

  it('2E-2622 through the nearest gate; ties are the owner’s', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'rivertown-streets' }],
      gates: { graveyard: 'abyss', 'black-cave': 'yuggoth', woods: 'rlyeh' },
    });
    const { decisions } = play(game, [{ moveThroughGate: { which: 'nearestOpen' } }], {
      'effect.nearestGate': 'black-cave',
    });
    expect(optionIds(decisions[0]).sort()).toEqual(['black-cave', 'graveyard']);
    expect(one(game)).toMatchObject({ at: 'yuggoth-1', delayed: false, enteredBy: 'black-cave' });
  });

  it('2E-4107 gate with monster: doom, through the gate and delayed, then the monster stays', () => {
    const gate: Effect[] = [{ gate: { at: 'here', monster: true } }];
    for (const printing of ['revised', '2005'] as const) {
      const game = aGame({
        printing,
        investigators: [{ sheet: 'joe-diamond', at: 'woods' }],
        draws: ['abyss#1', 'ghoul#1'],
      });
      play(game, gate);
      expect(one(game)).toMatchObject({ at: 'abyss-1', delayed: true });
      expect(game.state.ancientOne.doom).toBe(1);
      expect(game.state.monsters).toEqual([{ marker: 'ghoul#1', at: 'woods' }]);
    }
  });

  it('2E-1106 gate: nothing on a sealed location', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }], seals: ['woods'] });
    play(game, [{ gate: { at: 'here', monster: true } }, { monster: { count: 1 } }]);
    expect(game.state).toMatchObject({ monsters: [], ancientOne: { doom: 0 } });
    expect(one(game).at).toBe('woods');
    expect(eventsOf(game, 'MonsterAppeared')).toEqual([]);
  });

  it('L4.7 a gate where one is open does not open; the monster comes', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods' }],
      gates: { woods: 'abyss' },
      variants: { voluntaryGates: true },
    });
    play(game, [{ gate: { at: 'here', monster: true } }]);
    expect(game.state.ancientOne.doom).toBe(0);
    expect(game.state.monsters).toMatchObject([{ at: 'woods' }]);
    expect(one(game).at).toBe('woods');
  });

  it('2E-102 2N-55 where Kate Winthrop stands neither gate nor monster appears', () => {
    const game = aGame({ investigators: [{ sheet: 'kate-winthrop', at: 'woods' }] });
    play(game, [{ gate: { at: 'here', monster: true } }, { monster: { count: 1 } }]);
    expect(game.state).toMatchObject({ monsters: [], ancientOne: { doom: 0 } });
    expect(eventsOf(game, 'GateBlocked').length).toBeGreaterThan(0);
  });

  it('FAQ-83 closeGate: no trophy, the marker goes under the stack, its monsters to the cup', () => {
    const game = aGame({
      investigators: ['joe-diamond', 'amanda-sharpe'],
      gates: { woods: 'abyss', graveyard: 'yuggoth' },
      monsters: { 'ghoul#1': 'easttown-streets' },
    });
    play(game, [{ closeGate: { which: 'any' } }], { 'effect.closeGate': 'woods' });
    expect(game.state.places.woods?.gate).toBeNull();
    expect(one(game).gateTrophies).toEqual([]);
    expect(game.state.gateStack.at(-1)).toMatch(/^abyss#/);
    expect(game.state.monsters).toEqual([]);
  });

  it('2E-101 closeGate entered: the gate closes also behind somebody who is lost (gate card 2)', () => {
    const list = content.gateCard('gate-02').entries.other?.effects ?? [];
    for (const die of [1, 6]) {
      const game = aGame({
        investigators: [{ sheet: 'joe-diamond', at: 'abyss-1', enteredBy: 'woods' }, 'amanda-sharpe'],
        gates: { woods: 'abyss', graveyard: 'yuggoth' },
        dice: [die, die, die, die, die, die],
      });
      play(game, list);
      expect(game.state.places.woods?.gate).toBeNull();
      expect(one(game).at).toBe(die === 6 ? 'woods' : 'lost-in-time-and-space');
      expect(one(game).explored).toBe(false);
    }
  });

  it('2E-101 each open gate: a die for each of them', () => {
    const [may] = content.encounter('miskatonic-university', 'science-building', 7).effects;
    const check = may && 'may' in may ? may.may.do[0] : undefined;
    const pass = check && 'check' in check ? (check.check.pass ?? []) : [];
    const game = aGame({
      investigators: ['joe-diamond', 'amanda-sharpe', 'bob-jenkins'],
      gates: { woods: 'abyss', graveyard: 'yuggoth', 'black-cave': 'rlyeh' },
      dice: [6, 1, 5],
    });
    play(game, pass);
    const open = ['woods', 'graveyard', 'black-cave'].filter((place) => game.state.places[place]?.gate);
    expect(open).toHaveLength(1);
  });

  it('2E-1708 close: those there go to the street', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'library' }], turn: 4 });
    play(
      game,
      content.mythos('mythos-strange-lights-on-campus').ability.now ?? [],
      {},
      { source: { ref: 'mythos', id: 'mythos-strange-lights-on-campus' } },
    );
    expect(one(game).at).toBe('miskatonic-university-streets');
    expect(game.state.places.library?.closed).toEqual([
      { by: 'mythos-strange-lights-on-campus', until: 'endOfTurn', turn: 5 },
    ]);
  });
});
