import { describe, expect, it } from 'vitest';
import { plainName } from '../../../src/discord/commands/call.ts';

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
    'Žofie 城 🐙': 'Žofie 城 🐙',
  };

  for (const [name, shown] of Object.entries(names))
    it(`is text and nothing else: ${JSON.stringify(name)}`, () => expect(plainName(name)).toBe(shown));

  it('is no longer than a nickname may be', () => expect(plainName('x'.repeat(500))).toHaveLength(32));
});
