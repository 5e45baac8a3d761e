import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/locale.ts';
import { Words } from '../../src/words/words.ts';

const fileOf = (locale: string): string => `data/words/${locale}/setup.ftl`;
const linesOf = (locale: string): string[] =>
  readFileSync(fileOf(locale), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe.each(LOCALES.filter((locale) => existsSync(fileOf(locale))))('what the set-up says in %s', (locale) => {
  it('can be read without Fluent: a line each, with variables and nothing else, and none that English lacks', () => {
    for (const line of linesOf(locale)) expect(line).toMatch(/^[a-z-]+ = (?:[^{}\n]|\{ \$\w+ \})+$/);
    const english = linesOf('en').map((line) => line.split(' = ')[0]);
    for (const line of linesOf(locale)) expect(english).toContain(line.split(' = ')[0]);
  });

  it('is what Fluent makes of it', () => {
    for (const line of linesOf(locale)) {
      const [key = '', text = ''] = line.split(' = ');
      const values = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => [name, name]));
      expect(new Words(locale).say(key, values)).toBe(text.replace(/\{ \$(\w+) \}/g, '$1'));
    }
  });
});
