import { describe, expect, it } from 'vitest';
import { areAlike } from '../../src/engine/alike.ts';
import { phrase } from '../../src/engine/phrase.ts';

const option = (id: string, name = 'Ghoul') => ({ id, label: phrase('option', { name }) });
const state = {
  monsters: [
    { marker: 'ghoul#1', at: 'woods' },
    { marker: 'ghoul#2', at: 'woods' },
    { marker: 'ghoul#3', at: 'graveyard' },
  ],
  investigators: [{ cards: [{ id: 'food#1' }, { id: 'food#2', exhausted: true }] }],
};

describe('options that are alike', () => {
  it('read the same and are about twins', () => {
    expect(areAlike(state, [option('fight:ghoul#1'), option('fight:ghoul#2')])).toBe(true);
    expect(areAlike(state, [option('yes'), option('no')])).toBe(true);
  });

  it('are not alike when they read differently, or a twin is somewhere or somehow else', () => {
    expect(areAlike(state, [option('fight:ghoul#1'), option('fight:ghoul#2', 'Zombie')])).toBe(false);
    expect(areAlike(state, [option('fight:ghoul#1'), option('fight:ghoul#3')])).toBe(false);
    expect(areAlike(state, [option('lose:food#1'), option('lose:food#2')])).toBe(false);
  });

  it('are looked at where they read the same and are about twins, and not where a label has yet to be worked out', () => {
    const twin = (id: string, odds: number) => ({ ...option(id), prospect: () => ({ odds }) });
    expect(areAlike(state, [twin('fight:ghoul#1', 0.5), twin('fight:ghoul#2', 0.5)])).toBe(true);
    expect(areAlike(state, [twin('fight:ghoul#1', 0.5), twin('fight:ghoul#2', 0.6)])).toBe(false);
    const prospect = () => {
      throw new Error('nobody looks');
    };
    expect(
      areAlike(state, [
        { id: 'yes', prospect },
        { id: 'no', prospect },
      ]),
    ).toBe(false);
  });
});
