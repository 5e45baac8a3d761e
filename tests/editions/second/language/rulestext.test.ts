import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../src/editions/second/content/effect.ts';
import type { Choice } from '../../../../src/editions/second/language/operations/branching/choose.ts';
import { speech } from '../../../../src/editions/second/language/table.ts';
import { effectsText } from '../../../../src/editions/second/language/text/text.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import { isPhrase, phrase } from '../../../../src/engine/phrase.ts';
import { secondTexts } from '../../../../src/lab/words/secondtexts.ts';
import { LOCALES } from '../../../../src/locale.ts';
import { Words } from '../../../../src/words/words.ts';
import { content } from '../../../second.ts';
import { faultsOf } from '../../textlint.ts';

const words = new Words('en').with(namer(content, null));

/** Every option of every choice, wherever it stands. */
function allOptions(value: unknown = content, found: Choice[] = []): Choice[] {
  if (typeof value !== 'object' || value === null || value instanceof Map) return found;
  if ('choose' in value && Array.isArray(value.choose)) found.push(...(value.choose as Choice[]));
  for (const inner of Object.values(value)) allOptions(inner, found);
  return found;
}

const spoken = new Map([...secondTexts()].map(([title, texts]) => [title, texts.map((text) => words.text(text))]));

describe('rules text', () => {
  it('speaks every effect, condition, amount and duration of the content', () => {
    expect(spoken.size).toBeGreaterThan(500);
    for (const [title, texts] of spoken) {
      for (const text of texts) {
        expect(text, title).toMatch(/^[A-Z0-9(+"−].*\.$/);
        expect(text, title).not.toMatch(/\$[a-z]|\{|\}|undefined|NaN|\[object| {2}|\.\.|, ,|;\./i);
      }
    }
  });

  it('is clean: brackets, signs, spelling, no word twice', () => {
    for (const [title, texts] of spoken)
      for (const text of texts) expect(faultsOf(text), `${title}: ${text}`).toEqual([]);
  });

  it('has no text over 350 characters', () => {
    for (const [title, texts] of spoken) {
      for (const text of texts) expect(text.length, `${title}: ${text}`).toBeLessThanOrEqual(350);
    }
  });

  it('nests no more than two ifs in a sentence', () => {
    for (const [title, texts] of spoken) {
      for (const sentence of texts.flatMap((text) => text.split('. '))) {
        expect([...sentence.matchAll(/\bif\b/gi)].length, `${title}: ${sentence}`).toBeLessThanOrEqual(2);
      }
    }
  });

  it('says the options of every choice, short enough for a menu', () => {
    const options = allOptions();
    expect(options.length).toBeGreaterThan(50);
    for (const option of options)
      expect(words.text(speech(content).bargain(option, 'imperative')).length).toBeLessThanOrEqual(180);
  });

  it('says what the editor would say', () => {
    const say = (effects: Effect[]) => words.text(effectsText(content, effects));
    const item: Effect[] = [{ draw: { deck: 'unique', count: 1 } }];
    const hurt: Effect[] = [{ lose: { stamina: 2 } }];
    const check = { skill: 'luck', mod: -1, difficulty: 1 } as const;
    expect(say([{ check: { ...check, pass: item, fail: hurt } }])).toBe(
      'Pass a Luck (−1) check to draw 1 Unique Item; otherwise lose 2 Stamina.',
    );
    expect(say([{ check: { ...check, pass: [], fail: [{ status: 'delayed' }] } }])).toBe(
      'Pass a Luck (−1) check or be delayed.',
    );
    expect(say([{ status: 'delayed' }])).toBe('You are delayed.');
    expect(say([])).toBe('Nothing happens.');
  });

  it('gives every clause its form and every noun its role', () => {
    const seen = new Set<string>();
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) for (const inner of value) walk(inner);
      if (!isPhrase(value)) return;
      if (/^rules-(amount-(clue|money|sanity|stamina)|kind-|place-|stock-)/.test(value.key)) {
        seen.add(value.key);
        expect(value.args, value.key).toHaveProperty('role');
      }
      if (/^rules-(gain|lose|draw|discard|move-stay|check-(pass|fail|both)|roll)$/.test(value.key)) {
        expect(value.args, value.key).toHaveProperty('form');
      }
      for (const inner of Object.values(value.args ?? {})) walk(inner);
    };
    for (const texts of secondTexts().values()) walk(texts);
    expect(seen.size).toBeGreaterThan(20);
  });

  it.each(LOCALES)('is what it was, in %s', (locale) => {
    const said = new Words(locale).with(namer(content, null));
    const lines = [...secondTexts()].map(
      ([title, texts]) => `${title}\n${texts.map((text) => `  ${said.text(text)}\n`).join('')}`,
    );
    const golden = lines.join('\n');
    expect(golden).not.toMatch(/\$[a-z]|\{|\}|undefined|NaN|\[object| {3}|, ,|;\./);
    const file = new URL(`../../../golden/rulestext.second.${locale}.txt`, import.meta.url);
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, golden);
    expect(existsSync(file)).toBe(true);
    expect(golden).toBe(readFileSync(file, 'utf8'));
  });

  it('refuses an effect it has no words for', () => {
    expect(() => effectsText(content, [{ snark: 1 } as unknown as Effect])).toThrow('no words for snark');
    expect(() => words.text(phrase('rules-snark'))).toThrow('rules-snark');
  });
});
