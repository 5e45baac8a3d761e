import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const TEXTS = path.join(import.meta.dirname, '../../../../data/third/text/en');
/** What happens to somebody: how it begins, and how it goes on after a test. */
const ENCOUNTERS = ['anomalies', 'events', 'neighborhoods', 'streets'];

/** British spelling, and what a style sheet for a channel forbids; a reply by someone in the story may be old-fashioned. */
const FOREIGN =
  /\b(?:favour|colour|honour|neighbour|harbour|parlour|rumour|labour|humour|vapour|grey|theatre|centre|plough|towards|afterwards|backwards|whilst|amongst|storey|kerb|gaol|sceptic|defence|offence|moustache|jewell(?:er|ed)|travell(?:er|ed|ing)|fortnight|waistcoat|postm[ae]n|verger|skirting board|daren't|(?:ha[sd]|have) got\b)\w*/i;
/** A comma or a period stands within the quotation mark. */
const OUTSIDE = /”[.,]/;
const FORBIDDEN = /\b(?:any more|at the moment(?! of)|shall|one could|in person(?!s))\b/i;

/** All texts of a file, each with the path to it. */
function textsOf(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}/${key}`));
}

const texts = (name: string): [string, string][] =>
  textsOf(JSON.parse(readFileSync(path.join(TEXTS, `${name}.json`), 'utf8')), name);

describe('the stories of the third edition', () => {
  it('begin with "You" one time in ten at most', () => {
    const all = ENCOUNTERS.flatMap(texts);
    const you = all.filter(([, text]) => /^[“‘]?You\b/.test(text));
    expect(all.length).toBeGreaterThan(1000);
    expect(you.length / all.length).toBeLessThan(0.1);
    // And of one kind, read one after the other, one in eight.
    for (const end of ['/text', '/pass', '/fail']) {
      const kind = all.filter(([at]) => at.endsWith(end));
      expect(kind.filter(([, text]) => /^You\b/.test(text)).length / kind.length, end).toBeLessThan(1 / 8);
    }
  });

  it('do not begin with somebody who has no name yet one time in fifteen', () => {
    const stories = ENCOUNTERS.flatMap(texts).filter(([at]) => at.endsWith('/text'));
    const unnamed = stories.filter(([, text]) => /^(?:They|He|She|It|Them|His|Her|Its|Their)\b/.test(text));
    expect(unnamed.length / stories.length).toBeLessThan(1 / 15);
  });

  it.each(readdirSync(TEXTS).map((file) => path.basename(file, '.json')))('are American and plain: %s', (name) => {
    expect(texts(name).filter(([, text]) => FOREIGN.test(text) || FORBIDDEN.test(text))).toEqual([]);
    expect(texts(name).filter(([, text]) => OUTSIDE.test(text))).toEqual([]);
  });

  it('finds a word that has no place there', () => {
    expect('The colour of it').toMatch(FOREIGN);
    expect('not any more').toMatch(FORBIDDEN);
    expect('At the moment of the answer').not.toMatch(FORBIDDEN);
  });
});
