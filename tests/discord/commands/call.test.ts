import { describe, expect, it } from 'vitest';
import { personOf, plainName } from '../../../src/discord/commands/call.ts';

describe('a name', () => {
  const names: Record<string, string> = {
    'Jonas (GM)': 'Jonas (GM)',
    dark_lord: 'dark_lord',
    "Anne-Marie O'Neill": "Anne-Marie O'Neill",
    '[click](https://evil.example)': 'click (https evil.example)',
    '**Mara** ~~x~~ `y` ||z||': 'Mara x y z',
    __Ines__: 'Ines',
    '<@123> <#4>': '@123 #4',
    '# Heading\n- list': 'Heading - list',
    '\u202Egnp.exe\u202C': 'gnp.exe',
    '\u200b\n': '?',
    '\u3164': '?',
    '\u3164\u115f \uffa0\u2800\u034f': '?',
    '\u3164Mara\u3164 B.': 'Mara B.',
    '\u0301\ufe0f': '?',
    '❤️': '❤️',
    'Žofie 城 🐙': 'Žofie 城 🐙',
  };

  for (const [name, shown] of Object.entries(names))
    it(`is text and nothing else: ${JSON.stringify(name)}`, () => expect(plainName(name)).toBe(shown));

  it('is the next one somebody has where it says nothing', () => {
    const user = { id: '1', displayName: '\u2800', username: 'mara_b' };
    expect(personOf({ user, member: { nick: '\u3164' } }).name).toBe('mara_b');
    expect(personOf({ user: { ...user, displayName: 'Mara' }, member: { displayName: '\u3164\u3164' } }).name).toBe(
      'Mara',
    );
    expect(personOf({ user: { id: '1', displayName: '\u3164' }, member: null }).name).toBe('?');
  });

  it('is no longer than a nickname may be', () => expect(plainName('x'.repeat(500))).toHaveLength(32));
});
