import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/locale.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** What players and bot owners read besides the catalogue. */
const PAGES = ['README.md', 'docs/gallery.md', 'docs/hosting.md', '.env.example'];

/** Words that sound translated, and terms the channel does without. */
const FORBIDDEN =
  /\b(?:any more|at the moment|shall|one could|in person(?!s)|mended|awaited|(?:is|are) asked|Clue tokens?|whom does|has got|have got|knows no|goes by that name|not so that)\b/i;

/** British spelling and words, in what players read of either edition. */
const BRITISH =
  /\b(?:whilst|amongst|fortnight|towards|afterwards|backwards|cheque|(?:favour|colour|honour|neighbour|rumour|grey|centre|defence|authoris|organis|recognis|realis)\w*)\b/i;

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
    expect('press Authorise').toMatch(BRITISH);
    expect('forward, toward the center').not.toMatch(BRITISH);
  });

  it('no message says what the style sheet forbids', () => {
    expect(LOCALES.flatMap(messages).length).toBeGreaterThan(2000);
    const bad = messages('en').filter((text) => FORBIDDEN.test(text.replace(/^[\w-]+ =/, '')) && !aboutScars(text));
    expect(bad).toEqual([]);
    expect(messages('en').filter((text) => BRITISH.test(text.replace(/^[\w-]+ =/, '')))).toEqual([]);
  });

  it('no message and no page speaks of True and False, which nobody can say', () => {
    const pages = PAGES.map((page) => readFileSync(path.join(ROOT, page), 'utf8'));
    expect([...messages('en'), ...pages].filter((text) => /: ?(?:True|False)\b|\b(?:True|False):/.test(text))).toEqual(
      [],
    );
  });

  it.each(['second', 'third'])('no rule of the %s edition does, and an investigator is they', (edition) => {
    const file = path.join(ROOT, 'data', edition, 'rules/rules.json');
    const { rules } = JSON.parse(readFileSync(file, 'utf8')) as { rules: { text: string }[] };
    expect(rules.length).toBeGreaterThan(500);
    const texts = rules.map(({ text }) => text);
    expect(texts.filter((text) => /\b(?:he|him|his|any more|shall|Clue tokens?)\b/i.test(text))).toEqual([]);
    expect(texts.filter((text) => BRITISH.test(text))).toEqual([]);
  });

  it('nor does a story of the second edition, with a comma outside the quotation mark besides', () => {
    const folder = path.join(ROOT, 'data/second/text/en');
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(10);
    const lines = files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'));
    expect(lines.filter((line) => BRITISH.test(line) || /”[.,]/.test(line))).toEqual([]);
  });

  it.each(PAGES)('nor does %s', (page) => {
    const lines = readFileSync(path.join(ROOT, page), 'utf8').split('\n');
    expect(lines.filter((line) => FORBIDDEN.test(line) || BRITISH.test(line))).toEqual([]);
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
