import { describe, expect, it } from 'vitest';
import { clearClosed, closePlace } from '../../../../src/editions/second/board/closure.ts';
import { run } from '../../../../src/editions/second/language/table.ts';
import { loseInTimeAndSpace } from '../../../../src/editions/second/misfortune/misfortune.ts';
import { standUpOnly } from '../../../../src/editions/second/movement/movement.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { comeBackTo } from '../../../../src/editions/second/upkeep/return.ts';
import { aGame, drive } from '../table.ts';
import { told as toldBy } from './told.ts';

const game = aGame({ investigators: [{ sheet: 'jenny-barnes', at: 'woods' }] });
const told = (event: SecondEvent) => toldBy(game.state, [event]).join('\n');
const fog = { ref: 'mythos', id: 'mythos-an-evil-fog' };

/** Rolls, moves, spawns and doom, each with what its line must name. */
const CAUSES: [SecondEvent, string][] = [
  [{ type: 'DiceRolled', seat: 0, purpose: { ref: 'card', id: 'food' }, dice: [3] }, 'Food: 3'],
  [{ type: 'DiceRolled', seat: 0, purpose: { ref: 'monster', id: 'chthonian' }, dice: [3] }, 'Stamina'],
  [{ type: 'DoomChanged', by: 1, doom: 6, of: 14, cause: fog }, '6/14** (An Evil Fog)'],
  [{ type: 'TerrorRose', level: 3, cause: { ref: 'track', id: 'outskirts' } }, 'to 3 (the Outskirts are full)'],
  [{ type: 'MonsterAppeared', monster: 'zombie#1', place: 'woods', gate: true }, 'Out of the gate in the Woods'],
  [
    { type: 'MonsterAppeared', monster: 'zombie#1', place: 'woods', by: { ref: 'card', id: 'food' } },
    'the Woods (Food)',
  ],
  [{ type: 'MonsterMoved', monster: 'zombie#1', from: 'woods', to: 'uptown-streets', why: 'white' }, 'crescent'],
  [{ type: 'MonsterMoved', monster: 'byakhee#1', from: 'woods', to: 'sky', why: 'flying' }, 'flies'],
  [{ type: 'MonsterMoved', monster: 'chthonian#1', from: 'woods', to: 'woods', why: 'unique' }, 'in its own way'],
  [{ type: 'MonsterToOutskirts', monster: 'zombie#1' }, 'Arkham is full'],
  [
    { type: 'MonsterReturned', monster: 'zombie#1', to: 'cup', from: 'woods', by: fog },
    'the Woods, back to the cup (An Evil Fog)',
  ],
  [{ type: 'OutskirtsEmptied', monsters: ['zombie#1'] }, 'The Outskirts are full'],
  [{ type: 'GateBlocked', place: 'woods', by: { ref: 'card', id: 'food' } }, 'the Food prevents it'],
  [{ type: 'CluesRemoved', place: 'woods', amount: 1 }, 'to the gate'],
];

describe('who is moved', () => {
  const food = { source: { ref: 'card', id: 'food' } };
  const lines = (moved: (of: typeof game) => void, more: object = {}): string[] => {
    const fresh = aGame({ investigators: [{ sheet: 'jenny-barnes', at: 'general-store', ...more }] });
    moved(fresh);
    return toldBy(fresh.state, fresh.events);
  };

  it('2E-101 by an effect is told by what', () => {
    const sent = lines((of) => void drive(of, run(of, 0, [{ move: { to: 'woods', then: 'stay' } }], food)));
    expect(sent).toEqual(['Jenny is sent to the Woods (Food).']);
  });

  it('2E-1708 out of a place that closes stands behind the closing', () => {
    const closed = lines((of) => {
      closePlace(of, 'general-store', 'endOfNextTurn', 'mythos-an-evil-fog');
      closePlace(of, 'curiositie-shoppe', 'endOfNextTurn', 'mythos-an-evil-fog');
      clearClosed(of, 'general-store');
    });
    expect(closed).toEqual([
      '**The General Store and the Curiositie Shoppe close** (An Evil Fog).',
      'Jenny is put out into the Rivertown streets.',
    ]);
  });

  it('2E-3107 2E-3113 is back from jail, or from time and space', () => {
    const freed = lines((of) => standUpOnly(of, 0), { at: 'jail-cell', arrested: true, delayed: true });
    expect(freed).toEqual(['Jenny is let out of jail, at the Police Station.']);
    const back = lines((of) => comeBackTo(of, 0, 'go:woods'), { at: 'lost-in-time-and-space' });
    expect(back).toEqual(['Jenny is back, in the Woods.']);
  });

  it('2E-3111 and spared is told by which ability', () => {
    const mary = aGame({ investigators: [{ sheet: 'sister-mary', at: 'abyss-1' }] });
    drive(mary, loseInTimeAndSpace(mary, 0));
    expect(toldBy(mary.state, mary.events)).toEqual(['Sister Mary is sent to South Church (Guardian Angel).']);
  });
});

describe('a cause for every roll, move, spawn and doom', () => {
  it.each(CAUSES)('%o', (event, cause) => {
    expect(told(event)).toContain(cause);
  });
});
