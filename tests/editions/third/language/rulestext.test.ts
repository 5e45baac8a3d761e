import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ABILITY_KINDS, type Ability, abilityKindOf } from '../../../../src/editions/third/content/ability.ts';
import type { ArchiveCard } from '../../../../src/editions/third/content/archive.ts';
import { loadContent } from '../../../../src/editions/third/content/content.ts';
import type { Effect } from '../../../../src/editions/third/content/effect.ts';
import '../../../../src/editions/third/language/grammar.ts';
import type { Option } from '../../../../src/editions/third/language/operations/branching/choose.ts';
import '../../../../src/editions/third/language/grammar.ts';
import { OPERATION_NAMES, speech } from '../../../../src/editions/third/language/table.ts';
import { bargainText, button, optionClause } from '../../../../src/editions/third/language/terms/option.ts';
import { abilityText } from '../../../../src/editions/third/language/text/ability.ts';
import { archiveText, partText, ruleText } from '../../../../src/editions/third/language/text/archive.ts';
import {
  backText,
  cardText,
  encounterText,
  headlineText,
  investigatorText,
  monsterText,
  reckoningText,
  startingText,
  tokenText,
} from '../../../../src/editions/third/language/text/sheet.ts';
import { thirdWords } from '../../../../src/editions/third/shown/namer.ts';
import type { Phrase } from '../../../../src/engine/phrase.ts';
import { LOCALES } from '../../../../src/locale.ts';
import { faultsOf } from '../../textlint.ts';

const content = loadContent();
const words = thirdWords('en');

/** The one text that orders more than a card side can say shortly: it ends the first part of its scenario. */
const LONG = ['archive 10 back', 'archive 20 back'];

/** The texts of an archive card: its sides, the parts read aloud, its encounters. */
function archiveTexts(card: ArchiveCard): [string, Phrase[]][] {
  return [
    ['front', archiveText(card, 'front')],
    ...(card.back ? [['back', archiveText(card, 'back')] as [string, Phrase[]]] : []),
    ...Object.keys(card.back?.parts ?? {}).map((part): [string, Phrase[]] => [part, [partText(card, part)]]),
    ...Object.entries(card.front.encounters ?? {}).map(([space, encounter]): [string, Phrase[]] => [
      space,
      [encounterText(encounter)],
    ]),
  ];
}

/** Every text that is generated, by what it is about. */
function allTexts(): Map<string, Phrase[]> {
  const texts = new Map<string, Phrase[]>();
  for (const card of content.assets.values()) {
    texts.set(`${card.deck} ${card.id}`, cardText(card));
    for (const back of card.backs ?? []) texts.set(`back ${back.id}`, [backText(back)]);
  }
  for (const monster of content.monsters.values()) texts.set(`monster ${monster.id}`, monsterText(monster));
  for (const sheet of content.investigators.values())
    texts.set(`sheet ${sheet.id}`, [...investigatorText(sheet), startingText(sheet)]);
  for (const one of content.headlines.values()) texts.set(`headline ${one.id}`, headlineText(one));
  for (const one of content.scenarios.values()) texts.set(`scenario ${one.id}`, [reckoningText(one)]);
  for (const { id } of content.tokens.values()) texts.set(`token ${id}`, [tokenText(id)]);
  for (const card of content.archive.values())
    for (const [side, text] of archiveTexts(card)) texts.set(`archive ${card.number} ${side}`, text);
  for (const card of [
    ...content.neighborhoodCards.values(),
    ...content.streetCards.values(),
    ...content.events.values(),
  ])
    for (const [section, encounter] of Object.entries(card.encounters))
      texts.set(`${card.id} ${section}`, [encounterText(encounter)]);
  for (const card of [...content.anomalySets.values()].flatMap(({ cards }) => cards))
    for (const [index, encounter] of card.encounters.entries())
      texts.set(`${card.id} ${index}`, [encounterText(encounter)]);
  return texts;
}

const spoken = new Map([...allTexts()].map(([title, texts]) => [title, texts.map((text) => words.text(text))]));

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
    const lines = [...allTexts()].map(
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
