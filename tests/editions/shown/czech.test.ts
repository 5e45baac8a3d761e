import { describe, expect, it } from 'vitest';
import { lookups } from '../../../src/editions/second/shown/lookup.ts';
import * as secondRules from '../../../src/editions/second/shown/rulebook.ts';
import * as thirdRules from '../../../src/editions/third/shown/rulebook.ts';
import { TEXTS } from '../../../src/lab/words/rulestexts.ts';
import { THINGS } from '../../../src/lab/words/things.ts';
import { BOX } from '../../box.ts';
import * as thirdThings from '../../third.ts';

const secondThings = lookups(BOX.second);
const RULES = { second: secondRules, third: thirdRules };
const LOOKUPS = { second: secondThings, third: thirdThings };
const EDITIONS = ['second', 'third'] as const;

const found = (edition: (typeof EDITIONS)[number], query: string): string | undefined => {
  const words = TEXTS[edition]!.words('cs');
  return LOOKUPS[edition].lookup(null, query, words)?.title;
};

describe('rules asked for in Czech', () => {
  it.each([
    ['second', 'Jak vyhrajeme?', '2E-1901'],
    ['second', 'Co se stane, když se mi nepovede vyhnout?', '2E-2505'],
    ['second', 'jak můžeme prohrát hru', '2E-2101'],
    ['second', 'jak zapečetit bránu', '2E-3401'],
    ['second', 'CO SE STANE, KDYŽ ZEŠÍLÍM', '2E-3005'],
    ['second', 'kdy se pohybuji nestvury', '2E-1602'],
    ['second', 'jak fungují kouzla', '2E-2901'],
    ['third', 'Jak vyhrajeme?', '3E-301.1'],
    ['third', 'jak zažehnat zkázu', '3E-403.2'],
    ['third', 'co když jsem poražen', '3E-430.6a-1'],
    ['third', 'co je temný pakt', '3E-C4'],
  ] as const)('%s edition: %s', (edition, question, first) => {
    expect(RULES[edition].answers(question, 'cs')[0]?.id).toBe(first);
  });

  it('are said in Czech, and the same in number as in English', () => {
    for (const edition of EDITIONS) {
      const [czech, english] = [RULES[edition].rulebook('cs'), RULES[edition].rulebook()];
      expect(czech.rules.map(({ id }) => id)).toEqual(english.rules.map(({ id }) => id));
      expect(czech.rules.filter(({ text }, at) => text === english.rules[at]?.text)).toEqual([]);
      expect(RULES[edition].ruleTopics('cs').map(({ id }) => id)).toEqual(
        RULES[edition].ruleTopics().map(({ id }) => id),
      );
    }
  });

  it('are found by a number, by a topic in any case of its letters, and not in English', () => {
    expect(secondRules.answers('2e-2505', 'cs')[0]?.id).toBe('2E-2505');
    expect(secondRules.answers('souboj', 'cs').length).toBeGreaterThan(8);
    expect(thirdRules.answers('střet', 'cs').length).toBeGreaterThan(8);
    expect(secondRules.answers('what happens when I go insane', 'cs')).toEqual([]);
  });
});

describe('things looked up in Czech', () => {
  it.each([
    ['second', 'Ghúla', 'Ghúl'],
    ['second', 'ghulem', 'Ghúl'],
    ['second', 'hřbitově', 'Hřbitov'],
    ['second', 'Graveyard', 'Hřbitov'],
    ['second', '"Ashcan" Pete', '„Ashcan“ Pete'],
    ['second', 'ulice Downtownu', 'Ulice Downtownu'],
    ['second', 'Amandě Sharpe', 'Amanda Sharpe'],
    ['third', 'Stopařem v kápi', 'Stopař v kápi'],
    ['third', 'neprustrelnou vestu', 'Neprůstřelná vesta'],
    ['third', 'Velmině jídelně', 'Velmina jídelna'],
    ['third', "Velma's Diner", 'Velmina jídelna'],
  ] as const)('%s edition: %s', (edition, query, title) => {
    expect(found(edition, query)).toBe(title);
  });

  it.each(EDITIONS)('are found by every form of their names (%s edition)', (edition) => {
    const words = TEXTS[edition]!.words('cs');
    const monsters = [...THINGS[edition]!().monster!];
    expect(monsters.length).toBeGreaterThan(20);
    for (const { id } of monsters) {
      const noun = words.noun({ ref: 'monster', id });
      for (const spelling of [noun.spellings[1] ?? noun.name, noun.spellings.at(-1) ?? noun.name])
        expect([spelling, found(edition, spelling)]).toEqual([spelling, noun.name]);
    }
  });

  it('are suggested as they are called in Czech, in the order of its letters', () => {
    const words = TEXTS.second!.words('cs');
    const names = secondThings.search(null, 'ch', words).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    const begin = names.filter((name) => /^ch/i.test(name));
    expect(begin).toEqual([...begin].sort(new Intl.Collator('cs').compare));
    expect(names.slice(0, begin.length)).toEqual(begin);
  });
});
