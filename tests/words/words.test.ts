import { describe, expect, it } from 'vitest';
import { phrase, ref } from '../../src/engine/phrase.ts';
import { LOCALES, messageKeys, Words } from '../../src/words/words.ts';

const NAMES = new Map([
  ['man', 'The Black Man'],
  ['ghoul', 'Ghoul'],
]);
const words = new Words('en', [({ id }) => NAMES.get(id) ?? null]);
const told = (key: string, id: string) => words.text(phrase(key, { monster: ref('monster', id), seat: 'Kate' }));

describe('articles', () => {
  it('a name that begins with one of its own loses the one before it, in tellings and in questions', () => {
    expect(told('event-CombatStarted', 'man')).toBe('Kate faces **The Black Man**.');
    expect(told('event-CombatStarted', 'ghoul')).toBe('Kate faces the **Ghoul**.');
    expect(told('ask-combat-start', 'man')).toBe(
      'The Black Man turns toward Kate. Cast anything before the Horror check?',
    );
    expect(told('ask-combat-start', 'ghoul')).toBe(
      'The Ghoul turns toward Kate. Cast anything before the Horror check?',
    );
  });
});

it('every language says whatever one of them says', () => {
  const all = new Set(LOCALES.flatMap(messageKeys));
  for (const locale of LOCALES) {
    const own = new Set(messageKeys(locale));
    expect([locale, [...all].filter((key) => !own.has(key))]).toEqual([locale, []]);
  }
});
