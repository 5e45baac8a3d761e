import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clip, linesWithin, paged, small, unformatted } from '../../../src/discord/message/content.ts';

describe('long texts', () => {
  it('are cut to messages of 2,000 characters in order, losing nothing but line ends', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z ]{0,3000}$/), { maxLength: 8 }), (lines) => {
        const pages = paged(lines);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(2000);
        expect(pages.join('').replace(/\s/g, '')).toBe(lines.join('').replace(/\s/g, ''));
      }),
      { numRuns: 60 },
    );
  });

  it('share a message while they fit', () => {
    expect(paged(['one', 'two'])).toEqual(['one\ntwo']);
    expect(paged(['x'.repeat(1999), 'y'])).toHaveLength(2);
    expect(paged([])).toEqual([]);
    expect(paged(['', ' '])).toEqual([]);
  });

  it('are left out as whole lines where a link must not be cut', () => {
    const link = '[the question](https://discord.com/channels/1/2/3)';
    expect(linesWithin(['a', link, 'b'], link.length + 2)).toEqual(['a', link]);
    expect(linesWithin(['a', link, 'b'], link.length + 1)).toEqual(['a']);
    expect(linesWithin(['a', 'b'], 3)).toEqual(['a', 'b']);
    expect(linesWithin([], 0)).toEqual([]);
  });

  it('are clipped with an ellipsis, never inside a character', () => {
    expect(clip('abcdef', 4)).toBe('abc…');
    expect(clip('ab', 4)).toBe('ab');
    expect(clip('ab🎲cd', 4)).toBe('ab…');
  });
});

it('formats small print line by line, and takes formatting out of labels', () => {
  expect(small('a\nb')).toBe('-# a\n-# b');
  expect(unformatted('**Bold** and `code`\n next')).toBe('Bold and code next');
});
