import { describe, expect, it } from 'vitest';
import { ABILITY, BORNE, isComponent, OPTION } from '../../../../src/editions/third/state/option.ts';

/** What each family stands for, and how saved games have it. */
const SAMPLES: { [F in keyof typeof OPTION]: [value: Parameters<(typeof OPTION)[F]['write']>[0], id: string] } = {
  attack: ['fleshEater#1', 'attack:fleshEater#1'],
  move: ['strayCat#1:0', 'move:strayCat#1:0'],
  component: [['wither#1', 0], 'component:wither#1:0'],
  codexAction: [[13, ['objectives', 1]], 'component:archive:13:objectives:1'],
  use: ['wither#1:0', 'use:wither#1:0'],
  focus: ['lore', 'focus:lore'],
  ask: [1, 'ask:1'],
  cast: ['stormOfSpirits#1', 'cast:stormOfSpirits#1'],
  dice: ['rexMurphy:1', 'dice:rexMurphy:1'],
  give: ['knife#1', 'give:knife#1'],
  take: ['knife#1', 'take:knife#1'],
  giveTokens: [2, 'give:2'],
  takeTokens: [2, 'take:2'],
  half: ['knife#1', 'half:knife#1'],
  self: [0, 'self:0'],
  card: ['leatherCoat#1', 'card:leatherCoat#1'],
  archive: [13, 'archive:13'],
  step: ['extra', 'step:extra'],
  goal: ['1', 'goal:1'],
  skill: ['1', 'skill:1'],
  attackFrom: [60, 'attack-60'],
};

const inTurn = Object.entries(SAMPLES) as [keyof typeof OPTION, [never, string]][];

describe('options', () => {
  it('have the ids of saved games, and read them back', () => {
    for (const [name, [value, id]] of inTurn) {
      expect(OPTION[name].write(value)).toBe(id);
      expect([name, OPTION[name].read(id)]).toEqual([name, value]);
    }
  });

  it('are of one family only', () => {
    for (const [name, [, id]] of inTurn)
      expect([id, Object.entries(OPTION).flatMap(([other, { is }]) => (is(id) ? [other] : []))]).toEqual([id, [name]]);
  });

  it('are component actions of cards, sheets and the codex', () => {
    const ids = [
      'component:wither#1:0',
      'component:rexMurphy:0',
      'component:archive:13:actions:0',
      'attack',
      'component:',
    ];
    expect(ids.map(isComponent)).toEqual([true, true, true, false, false]);
  });

  it('name abilities, and the cards that bear harm', () => {
    expect(ABILITY.read(ABILITY.write(['wither#1', 2]))).toEqual(['wither#1', 2]);
    expect(BORNE.read('damage:leatherCoat#1:2+horror:strayCat#1:1')).toEqual([
      ['damage', ['leatherCoat#1', 2]],
      ['horror', ['strayCat#1', 1]],
    ]);
    expect(BORNE.read('self')).toBeUndefined();
  });

  it('do not compile with something else', () => {
    // @ts-expect-error a kind has no copy
    const kind = () => OPTION.attack.write('fleshEater');
    // @ts-expect-error there is no such skill
    const skill = () => OPTION.focus.write('luck');
    expect([kind, skill]).toHaveLength(2);
  });
});
