import { describe, expect, it } from 'vitest';
import { catalogueIn } from '../../../src/lab/words/catalogue.ts';
import { equalMessages, faultsInMessages } from '../../../src/lab/words/messages.ts';
import { lackingPlurals, pluralsOf } from '../../../src/lab/words/plural.ts';
import { unused } from '../../../src/lab/words/use.ts';

const GENDERS = ['animate', 'feminine'];
const catalogue = (locale: string, text: string) => catalogueIn(locale, { 'a.ftl': text });

/** What is found in a Czech text beside an English one: the key and what is wrong. */
const found = (czech: string, english: string): string[] =>
  faultsInMessages(catalogue('cs', czech), catalogue('en', english), GENDERS).map(({ key, what }) => `${key}: ${what}`);

describe('messages beside those of the first language', () => {
  it('are all there, and no others', () => {
    expect(found('a = á\nc = č\n', 'a = a\nb = b\n')).toEqual([
      'b: missing',
      'c: unknown: the first language has no such message',
    ]);
  });

  it('stand in the same file, each once, and are read strictly', () => {
    const own = catalogueIn('cs', { 'a.ftl': 'a = á\na = á\nb = { $\n', 'b.ftl': 'b = b́\n' });
    const first = catalogueIn('en', { 'a.ftl': 'a = a\nb = b\n' });
    const lines = faultsInMessages(own, first, GENDERS).map(({ file, key, what }) => `${file} ${key}: ${what}`);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('data/words/cs/a.ftl a: said before, in a.ftl');
    expect(lines[1]).toMatch(/^data\/words\/cs\/a\.ftl b = \{ \$: can’t be read: Expected/);
    expect(lines[2]).toMatch(/^data\/words\/cs\/b\.ftl b: stands in another file/);
  });

  it('have what is put into them: nothing is left out, nothing invented', () => {
    expect(found('a = { $who } vidí.\n', 'a = { $who } sees { $what }.\n')).toEqual(['a: $what is left out']);
    expect(found('a = { $who } vidí { $co }.\n', 'a = { $who } sees.\n')).toEqual([
      'a: $co is unknown: the first language doesn’t use it',
    ]);
    expect(found('a = { $n ->\n [one] vidí\n *[other] vidíte\n }\n', 'a = { $n } see\n')).toEqual([]);
    expect(found('rules-a = { $role ->\n [of] peněz\n *[other] peníze\n }\n', 'rules-a = money\n')).toEqual([]);
  });

  it('call functions that there are, as they are called', () => {
    expect(found('a = { SHOUT($who) }!\n', 'a = { $who }!\n')).toEqual(['a: there is no function SHOUT']);
    expect(found('a = { NAME($who, case: "vocative") }!\n', 'a = { $who }!\n')).toEqual([
      'a: NAME has no case: "vocative"',
    ]);
    expect(found('a = { NAME($who, case: "dative") }!\n', 'a = { $who }!\n')).toEqual([]);
  });

  it('tell apart what the first language tells apart', () => {
    const english = 'a = { $end ->\n [won] Victory\n *[lost] Defeat\n }\n';
    expect(found('a = { $end ->\n [won] Výhra\n *[lost] Prohra\n }\n', english)).toEqual([]);
    expect(found('a = { $end ->\n [win] Výhra\n *[lost] Prohra\n }\n', english)).toEqual([
      'a: $end is never [win]',
      'a: $end has no [won]',
    ]);
    expect(found('a = { $end }\n', english)).toEqual(['a: $end has no [won]', 'a: $end has no [lost]']);
  });

  it('agree as functions answer', () => {
    const verb = (function_: string, key: string) =>
      `a = { $who } { ${function_}($who) ->\n [${key}] šla\n *[other] šli\n }\n`;
    const english = 'a = { $who } went\n';
    expect(found(verb('GENDER', 'feminine'), english)).toEqual([]);
    expect(found(verb('GENDER', 'masculine'), english)).toEqual(['a: GENDER($who) is never [masculine]']);
    expect(found(verb('AGREES', 'one'), english)).toEqual([]);
    expect(found(verb('AGREES', 'few'), english)).toEqual(['a: AGREES($who) is never [few]']);
  });

  it('have all plurals of their language where a number is said', () => {
    const english = 'a = { $n ->\n [one] { $n } clue\n *[other] { $n } clues\n }\n';
    const czech = (few: string) => `a = { $n ->\n [one] { $n } stopa\n${few} *[other] { $n } stop\n }\n`;
    expect(found(czech(' [few] { $n } stopy\n'), english)).toEqual([]);
    expect(found(czech(''), english)).toEqual(['a: $n has no [few]']);
    expect(found('a = { $n ->\n [1] jedna stopa\n *[other] { $n } stop\n }\n', english)).toEqual([
      'a: $n has no [few]',
    ]);
    expect(found('a = { $n ->\n [one] stopa\n *[other] stopy\n }\n', english)).toEqual([]);
    expect(
      found('a = { $n ->\n [1] První\n *[other] { $n }.\n }\n', 'a = { $n ->\n [1] First\n *[other] { $n }th\n }\n'),
    ).toEqual([]);
  });

  it('are marked alike', () => {
    expect(found('a = **Ne** { $b }\n', 'a = No { $b }\n')).toEqual([
      'a: ** stands in it 2 times, in the first language 0',
    ]);
    expect(found('a = Ne\n', 'a =\n    No\n    No\n')).toEqual([
      'a: line stands in it 0 times, in the first language 1',
    ]);
    expect(found('a = [sem]({ $b })\n', 'a = [here]({ $b })\n')).toEqual([]);
  });

  it('fit on their buttons', () => {
    const long = 'Zeptat se všech, jestli s tím souhlasí';
    expect(found(`button-a = ${long}\n`, 'button-a = Ask\n')).toEqual([
      `button-a: ${long.length} letters, and a button shows 34`,
    ]);
    expect(found(`a = ${long}\n`, 'a = Ask\n')).toEqual([]);
  });

  it('are counted where they are those of the first language, word for word, and more than a term', () => {
    const own = catalogue('cs', 'a = Autopilot plays it\nb = { $x } · { $y }\nc = á\nd = Big Home\n');
    const first = catalogue(
      'en',
      'a = Autopilot plays it\nb = { $x } · { $y }\nc = word and word\nd = Big Home\ne = more words still\n',
    );
    expect(equalMessages(own, first)).toEqual({ keys: ['a'], of: 3, percent: 100 / 3 });
  });
});

describe('plurals of whole numbers', () => {
  it('leave out what only fractions have', () => {
    expect([...pluralsOf('cs')].sort()).toEqual(['few', 'one', 'other']);
    expect([...pluralsOf('en')].sort()).toEqual(['one', 'other']);
    expect([...pluralsOf('es')].sort()).toEqual(['one', 'other']);
    expect(lackingPlurals('cs', ['one', 'other'])).toEqual(['few']);
  });
});

describe('messages that nothing says', () => {
  it('are those whose key stands nowhere, whole or made of parts', () => {
    const keys = ['said', 'said-won-head', 'rules-kind-clue', 'silent', 'command-x', 'third-press-doom'];
    const part = (name: string) => `\${${name}}`;
    const made = [`said-${part('end')}-head`, `kind-${part('what')}`, `${part('a')}-${part('b')}`];
    const source = ["say('said'); news('doom')", ...made.map((key) => `say(\`${key}\`)`)].join('; ');
    expect(unused(keys, [source])).toEqual(['silent']);
  });
});
