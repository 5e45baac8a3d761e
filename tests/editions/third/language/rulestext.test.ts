import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ABILITY_KINDS, type Ability, abilityKindOf } from '../../../../src/editions/third/content/ability.ts';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import type { Option } from '../../../../src/editions/third/language/operations/branching/choose.ts';
import { OPERATION_NAMES, speech } from '../../../../src/editions/third/language/table.ts';
import { bargainText, button, optionClause } from '../../../../src/editions/third/language/terms/option.ts';
import { abilityText } from '../../../../src/editions/third/language/text/ability.ts';
import { archiveText, partText, ruleText } from '../../../../src/editions/third/language/text/archive.ts';
import { thirdTexts } from '../../../../src/lab/words/thirdtexts.ts';
import { LOCALES } from '../../../../src/locale.ts';
import { CONTENT, thirdWords } from '../../../third.ts';
import { faultsOf } from '../../textlint.ts';

const content = CONTENT;
const words = thirdWords('en');

/** The one text that orders more than a card side can say shortly: it ends the first part of its scenario. */
const LONG = ['archive 10 back', 'archive 20 back'];

const spoken = new Map([...thirdTexts()].map(([title, texts]) => [title, texts.map((text) => words.text(text))]));

/** Every object of the content, wherever it stands. */
function* everything(value: unknown = content): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  const inner = value instanceof Map ? value.values() : Object.values(value);
  for (const one of inner) yield* everything(one);
}

describe('rules text of the third edition', () => {
  it('speaks every effect, condition and amount of the content', () => {
    expect(spoken.size).toBeGreaterThan(700);
    for (const [title, texts] of spoken) {
      for (const text of texts) {
        expect(text, title).toMatch(/^[A-Z0-9+−$".].*\.$/);
        expect(text, title).not.toMatch(/\$[a-z]|\{|\}|undefined|\bNaN\b|\[object| {2}|\.\.|, ,|;\./);
      }
    }
  });

  it('has words for every operation and every kind of ability that occurs', () => {
    const operations = new Set<string>();
    const kinds = new Set<string>();
    for (const one of everything()) {
      const operation = OPERATION_NAMES.find((name) => name in one);
      if (operation) operations.add(operation);
      const kind = abilityKindOf(one);
      if (kind) kinds.add(kind);
    }
    expect(OPERATION_NAMES.filter((operation) => !operations.has(operation))).toEqual([]);
    expect(ABILITY_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
    for (const card of content.archive.values())
      for (const side of [card.front, card.back])
        for (const rule of [...(side?.rules ?? []), ...(side?.objectives ?? []), ...(side?.doom ?? [])])
          expect(words.text(ruleText(card, rule))).toMatch(/\.$/);
  });

  it('does not call an archive card by its number on the card itself', () => {
    for (const card of content.archive.values()) {
      const own = new RegExp(`\\bcard ${card.number}\\b`);
      const sides = [...archiveText(card, 'front'), ...archiveText(card, 'back')];
      const parts = Object.keys(card.back?.parts ?? {}).map((part) => partText(card, part));
      for (const text of [...sides, ...parts]) expect(words.text(text)).not.toMatch(own);
    }
  });

  it('is clean: brackets, signs, spelling, no word twice', () => {
    for (const [title, texts] of spoken)
      for (const text of texts) expect(faultsOf(text), `${title}: ${text}`).toEqual([]);
  });

  it('has no text over 350 characters but the two that end the first part of their scenarios', () => {
    for (const [title, texts] of spoken) {
      if (LONG.includes(title)) continue;
      for (const text of texts) expect(text.length, `${title}: ${text}`).toBeLessThanOrEqual(350);
    }
  });

  it('says the options of every choice, short enough for a menu', () => {
    const options = [...everything()]
      .flatMap((one) => ('choose' in one ? (one.choose as Option[]) : []))
      .filter((one) => typeof one === 'object');
    expect(options.length).toBeGreaterThan(50);
    for (const option of options)
      expect(words.text(button(optionClause(speech, option, 'imperative'))).length).toBeLessThanOrEqual(180);
  });

  it('says what the editor would say', () => {
    const say = (effects: Effect[]) => words.text(speech.text(effects));
    const check = { skill: 'lore', mod: -1 } as const;
    expect(say([{ check: { ...check, pass: [{ gain: { remnant: 1 } }], fail: [{ horror: 2 }] } }])).toBe(
      'Test Lore (−1): if you pass, gain 1 remnant; if you fail, suffer 2 horror.',
    );
    expect(say([{ gain: { money: 3 } }, { gain: { clue: 'neighborhood' } }])).toBe(
      'Gain $3 and 1 clue from your neighborhood.',
    );
    expect(say([{ may: { cost: [{ spend: { focus: 1 } }], do: [], else: [{ horror: 1 }] } }])).toBe(
      'Either spend 1 focus token or suffer 1 horror.',
    );
    expect(say([{ each: 'investigator', do: [{ check: { skill: 'will', mod: 0, fail: [{ horror: 2 }] } }] }])).toBe(
      'Each investigator tests Will: whoever fails suffers 2 horror.',
    );
    expect(say([{ check: { ...check, pass: [{ gain: { money: 1 } }] } }, { gain: { remnant: 1 } }])).toBe(
      'Test Lore (−1): if you pass, gain $1. In either case, gain 1 remnant.',
    );
    expect(words.text(bargainText(speech, [{ spend: { money: 1 } }], [{ lose: { focus: 1 } }]))).toBe(
      'Spend $1; then lose 1 focus token.',
    );
    expect(say([])).toBe('Nothing happens.');
    expect(words.text(button(speech.joined([{ spend: { money: 2 } }], 'imperative')))).toBe('Spend $2');
  });

  it('refuses what it has no words for', () => {
    expect(() => speech.text([{ snark: 1 } as unknown as Effect])).toThrow('no words for snark');
    expect(() => abilityText({ snark: 1 } as unknown as Ability)).toThrow('no words for snark');
  });

  it.each(LOCALES)('is what it was, in %s', (locale) => {
    const said = thirdWords(locale);
    const lines = [...thirdTexts()].map(
      ([title, texts]) => `${title}\n${texts.map((text) => `  ${said.text(text)}\n`).join('')}`,
    );
    const golden = lines.join('\n');
    expect(golden).not.toMatch(/\$[a-z]|\{|\}|undefined|NaN|\[object| {3}|, ,|;\./);
    const file = new URL(`../../../golden/rulestext.third.${locale}.txt`, import.meta.url);
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, golden);
    expect(existsSync(file)).toBe(true);
    expect(golden).toBe(readFileSync(file, 'utf8'));
  });
});
