import { describe, expect, it } from 'vitest';
import { buttonLabel, placeLabel } from '../../../src/discord/question/buttonlabel.ts';
import { questionMessage } from '../../../src/discord/question/question.ts';
import type { Option } from '../../../src/engine/decision.ts';
import { phrase, ref } from '../../../src/engine/phrase.ts';
import { said } from '../../table/toyedition.ts';
import { asked, opened, words } from './asking.ts';

const text = (what: string) => phrase('raw', { what });
const spoken = Object.assign(Object.create(words) as typeof words, {
  text: (given: ReturnType<typeof phrase>) => (given.key === 'raw' ? String(given.args?.what) : words.text(given)),
});
const label = (option: Omit<Option, 'id'>, others: Option[] = []) =>
  buttonLabel({ id: 'a', ...option }, { options: [{ id: 'a', ...option }, ...others] }, spoken);

describe('the label of a button', () => {
  const chances = [
    { of: 'hit' as const, odds: 0.75 },
    { of: 'kill' as const, odds: 0.25 },
  ];

  it('is the option with its odds; where that is too long the brief one, then one chance, then what fits', () => {
    expect(label({ label: text('Attack Ghoul'), odds: 0.75 })).toBe('Attack Ghoul · 75 %');
    expect(label({ label: text('Attack Vicious Glutton'), brief: text('Attack'), chances })).toBe(
      'Attack · hit 75 % · kill 25 %',
    );
    expect(label({ label: text('Attack Vicious Glutton'), brief: text('Vicious Glutton'), chances })).toBe(
      'Vicious Glutton · kill 25 %',
    );
    expect(label({ label: text('Spend 1 gate trophy to make any one investigator Blessed') })).toBe(
      'Spend 1 gate trophy to make any…',
    );
    expect(label({ label: text('.45 Automatic and Enchanted Blade'), odds: 0.32 })).toBe(
      '.45 Automatic and Enchante… · 32 %',
    );
  });

  it('has a number where another says the same', () => {
    const one = { label: text('Spend 5 toughness worth of monsters for a blessing') };
    const other = { id: 'b', label: text('Spend 5 toughness worth of monsters for an ally') };
    expect(label(one, [other])).toBe('1. Spend 5 toughness worth of…');
    expect(label({ label: text('Dark Pact') }, [{ id: 'b', label: text('Dark Pact') }])).toBe('1. Dark Pact');
  });

  it('of a place has as much of what awaits there as fits, else the distance', () => {
    const place = (name: string, brings: Option['brings']) =>
      placeLabel({ id: 'a', label: text(name), note: text('2 steps'), ...(brings ? { brings } : {}) }, spoken);
    expect(place('Woods', [text('gate'), ref('monster', 'ghoul')])).toBe('Woods · gate, monster ghoul');
    expect(place('Independence Square', [text('gate'), ref('monster', 'ghoul')])).toBe('Independence Square · gate…');
    expect(place('Woods', undefined)).toBe('Woods · 2 steps');
    expect(place('Miskatonic University Streets', undefined)).toBe('Miskatonic University Streets');
  });
});

describe('a question', () => {
  it('says in full what a button has no room for, unless the rules above it do', () => {
    const long = 'A way that is much too long for a button';
    const options = [{ id: 'a', label: said(long) }];
    const content = (rules?: string) =>
      questionMessage(asked(opened({ options, ...(rules ? { about: { rules: said(rules) } } : {}) }))).content;
    expect(content()).toContain(`-# ${long}: -`);
    expect(content(long).split(long)).toHaveLength(2);
  });
});
