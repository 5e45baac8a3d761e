import { describe, expect, it } from 'vitest';
import { secondWords } from '../../../../src/editions/second/second.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import { aGame } from '../table.ts';

const game = aGame({ investigators: [{ sheet: 'jenny-barnes', at: 'woods' }] });
const told = (event: SecondEvent) => tell([event], game.state, secondWords('en', game.state)).lines.join('\n');
const fog = { ref: 'mythos', id: 'mythos-an-evil-fog' };

/** Rolls, moves, spawns and doom, each with what its line must name. */
const CAUSES: [SecondEvent, string][] = [
  [{ type: 'DiceRolled', seat: 0, purpose: { ref: 'card', id: 'food' }, dice: [3] }, 'for the Food'],
  [{ type: 'DiceRolled', seat: 0, purpose: { ref: 'monster', id: 'chthonian' }, dice: [3] }, 'Stamina'],
  [{ type: 'DoomChanged', by: 1, doom: 6, of: 14, cause: fog }, '6/14** (An Evil Fog)'],
  [{ type: 'TerrorRose', level: 3, cause: { ref: 'track', id: 'outskirts' } }, 'to 3 (the Outskirts are full)'],
  [{ type: 'MonsterAppeared', monster: 'zombie#1', place: 'woods', gate: true }, 'Out of the gate in the Woods'],
  [{ type: 'MonsterAppeared', monster: 'zombie#1', place: 'woods', by: { ref: 'card', id: 'food' } }, 'Woods (Food)'],
  [{ type: 'MonsterMoved', monster: 'zombie#1', from: 'woods', to: 'uptown-streets', why: 'white' }, 'crescent'],
  [{ type: 'MonsterMoved', monster: 'byakhee#1', from: 'woods', to: 'sky', why: 'flying' }, 'flies'],
  [{ type: 'MonsterMoved', monster: 'chthonian#1', from: 'woods', to: 'woods', why: 'unique' }, 'in its own way'],
  [{ type: 'MonsterToOutskirts', monster: 'zombie#1' }, 'Arkham is full'],
  [{ type: 'MonsterReturned', monster: 'zombie#1', to: 'cup', from: 'woods', by: fog }, 'Woods (An Evil Fog)'],
  [{ type: 'OutskirtsEmptied', monsters: ['zombie#1'] }, 'The Outskirts are full'],
  [{ type: 'GateBlocked', place: 'woods', by: { ref: 'card', id: 'food' } }, 'Food prevents it'],
  [{ type: 'CluesRemoved', place: 'woods', amount: 1 }, 'to the gate'],
];

describe('a cause for every roll, move, spawn and doom', () => {
  it.each(CAUSES)('%o', (event, cause) => {
    expect(told(event)).toContain(cause);
  });
});
