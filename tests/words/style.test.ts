import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/words/words.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** What players and bot owners read besides the catalogue. */
const PAGES = ['README.md', 'docs/gallery.md', 'docs/hosting.md', '.env.example'];

/** Words that sound translated, and terms the channel does without. */
const FORBIDDEN =
  /\b(?:any more|at the moment|shall|favour|one could|in person(?!s)|mended|awaited|(?:is|are) asked|Clue tokens?)\b/i;

/** The catalogue of one language, message by message; comments left out. */
function messages(locale: string): string[] {
  const folder = path.join(ROOT, 'data/words', locale);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl'))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split(/^(?=[a-z#])/imu))
    .filter((message) => !message.startsWith('#'));
}

/** A scar is mended: that is the name of an action on a card. */
const aboutScars = (text: string) => /scar/i.test(text);

describe('plain English', () => {
  it('finds a forbidden word where there is one', () => {
    expect('Nobody is asked.').toMatch(FORBIDDEN);
    expect('certain persons').not.toMatch(FORBIDDEN);
  });

  it('no message says what the style sheet forbids', () => {
    expect(LOCALES.flatMap(messages).length).toBeGreaterThan(2000);
    const bad = messages('en').filter((text) => FORBIDDEN.test(text.replace(/^[\w-]+ =/, '')) && !aboutScars(text));
    expect(bad).toEqual([]);
  });

  it.each(PAGES)('nor does %s', (page) => {
    const lines = readFileSync(path.join(ROOT, page), 'utf8').split('\n');
    expect(lines.filter((line) => FORBIDDEN.test(line))).toEqual([]);
  });
});

describe('buttons', () => {
  it('in the catalogue have no period at their end', () => {
    const buttons = messages('en').filter((text) =>
      /^(?:button|(?:third-)?option)-(?!changed)[\w-]+ = [^\n]*\.\s*$/.test(text),
    );
    expect(buttons).toEqual([]);
  });
});
