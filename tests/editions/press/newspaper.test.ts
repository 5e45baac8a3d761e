import { describe, expect, it } from 'vitest';
import { distinct } from '../../../src/editions/press/newspaper.ts';

describe('articles', () => {
  it('of what happened twice alike are printed once, in their order', () => {
    const fire = { head: 'Fire', text: 'It burned.' };
    const again = { head: 'Fire', text: 'It burned elsewhere.' };
    expect(distinct([fire, again, { ...fire }])).toEqual([fire, again]);
  });
});
