import { describe, expect, it } from 'vitest';
import { Words } from '../../src/words/words.ts';
import { CATALOGUE } from '../box.ts';

describe('the editions', () => {
  it('stand side by side, each with its own name for whoever breaks ties', () => {
    const words = new Words('en');
    const names = [...CATALOGUE].map(([id, { firstName }]) => [id, words.text(firstName)]);
    expect(names).toEqual([
      ['second', 'first player'],
      ['third', 'leader'],
    ]);
  });
});
