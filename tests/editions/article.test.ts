import { describe, expect, it } from 'vitest';
import { distinct, tidy } from '../../src/editions/article.ts';

describe('articles', () => {
  it('of what happened twice alike are printed once, in their order', () => {
    const fire = { head: 'Fire', text: 'It burned.' };
    const again = { head: 'Fire', text: 'It burned elsewhere.' };
    expect(distinct([fire, again, { ...fire }])).toEqual([fire, again]);
  });

  it('a printed name that begins with an article loses the one before it', () => {
    expect(tidy('into the **The Abyss** and a The Ghoul')).toBe('into **The Abyss** and The Ghoul');
  });
});
