import { describe, expect, it } from 'vitest';
import type { PlayCommand } from '../../src/editions/edition/commandfit.ts';
import type { Decision, Option } from '../../src/engine/decision.ts';
import { phrase } from '../../src/engine/phrase.ts';
import { CATALOGUE } from '../box.ts';
import { third } from '../third.ts';

const option = (id: string, key = 'choice-none'): Option => ({ id, label: phrase(key) });
const decision = (kind: string, ...options: Option[]): Decision => ({
  id: '1',
  kind,
  mode: 'own',
  seats: [0],
  ask: phrase('choice-none'),
  options,
  min: 1,
  max: 1,
  default: [],
  rule: '3E-401',
});
const meant = (kind: string, one: Option): string[] =>
  Object.entries(third.commands)
    .filter(([, fit]) => fit.answers(decision(kind, one), one))
    .map(([command]) => command)
    .sort();

describe('what a play command means', () => {
  it('is the edition’s affair: sealing is nothing one could do in the third, warding nothing in the second', () => {
    const known = (edition: string, command: PlayCommand) => CATALOGUE.get(edition)?.commands[command] !== undefined;
    for (const command of ['close', 'seal'] as const)
      expect([known('second', command), known('third', command)]).toEqual([true, false]);
    for (const command of ['ward', 'research', 'gather'] as const)
      expect([known('second', command), known('third', command)]).toEqual([false, true]);
  });

  it('is in the third edition the action of its name, each of the menu by one command', () => {
    const menu = { 'attack:ghoul#1': 'fight', ward: 'ward', move: 'move', evade: 'evade', focus: 'focus' };
    const more = { research: 'research', gatherResources: 'gather', trade: 'trade', end: 'pass' };
    for (const [id, command] of Object.entries({ ...menu, ...more }))
      for (const kind of ['action.turn', 'action.next', 'action.additional'])
        expect([id, meant(kind, option(id))]).toEqual([id, [command]]);
    expect(meant('action.turn', option('component:card:1', 'third-option-use'))).toEqual(['use']);
    expect(meant('action.turn', option('component:card:2', 'third-option-cast'))).toEqual(['cast', 'use']);
    expect(meant('action.turn', option('move:motorcycle:0', 'third-option-use'))).toEqual(['move', 'use']);
  });

  it('is also what such an action then asks', () => {
    expect(meant('move.step', option('graveyard'))).toEqual(['move']);
    expect(meant('move.step', option('stay'))).toEqual(['move', 'pass']);
    expect(meant('test.spend', option('clue'))).toEqual(['spend']);
    expect(meant('test.spend', option('focus:lore'))).toEqual(['spend']);
    expect(meant('test.spend', option('accept'))).toEqual(['pass']);
    expect(meant('test.spend', option('ask:1'))).toEqual(['use']);
    expect(meant('test.lend', option('decline'))).toEqual(['pass']);
    expect(meant('shop.buy', option('derringer'))).toEqual(['buy']);
    expect(meant('encounter.turn', option('encounter'))).toEqual(['encounter']);
    expect(meant('trade.goods', option('give:rope'))).toEqual(['trade']);
    expect(meant('spell.remnants', option('1'))).toEqual(['cast', 'spend']);
  });
});
