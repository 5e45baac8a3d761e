import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { Luck } from '../../src/lab/guests/luck.ts';
import { LOCALES, type Locale } from '../../src/locale.ts';

export const DATA = path.resolve(import.meta.dirname, '../../data');
const CATALOGUE = path.join(DATA, 'words');
/** What happens in a game is told by messages of its edition; others say what commands are called, which has to be short. */
const TOLD = /^(?:second|third)\/|^story\.ftl$/;
/** How something stands is no text. */
const MARKS = /(\*\*|~~|`|\n|^-# )/;
/** No vowels among them: they spell nothing, neither a word of any language nor one of a program’s. */
const LETTERS = [...'bcdfghjkmpqrstvwxz'];

type Entry = FluentResource['body'][number];
type Pattern = NonNullable<Entry['value']>;
type Element = Exclude<Pattern, string>[number];
type Expression = Exclude<Element, string>;
type Argument = Extract<Expression, { type: 'func' }>['args'][number];

/** What becomes of a text of the catalogue: its letters between marks, in a message of that key and file. */
type Say = (letters: string, where: { key: string; file: string }) => string;

/**
 * The data in a folder of its own, where every text of every message of some languages says something else; only what is
 * put into them and what marks them (bold, small, struck) is what it was. What is no message lies there as it is.
 */
export function otherCatalogue(locales: readonly Locale[], say: Say): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  for (const edition of ['second', 'third']) symlinkSync(path.join(DATA, edition), path.join(folder, edition));
  for (const locale of LOCALES) {
    if (!locales.includes(locale)) {
      mkdirSync(path.join(folder, 'words'), { recursive: true });
      symlinkSync(path.join(CATALOGUE, locale), path.join(folder, 'words', locale));
      continue;
    }
    mkdirSync(path.join(folder, 'words', locale), { recursive: true });
    symlinkSync(path.join(CATALOGUE, locale, 'names'), path.join(folder, 'words', locale, 'names'));
    for (const file of readdirSync(path.join(CATALOGUE, locale), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ftl')) continue;
      const { body } = new FluentResource(readFileSync(path.join(CATALOGUE, locale, file), 'utf8'));
      const target = path.join(folder, 'words', locale, file);
      mkdirSync(path.dirname(target), { recursive: true });
      const speaker = new Speaker((letters, key) => say(letters, { key, file }));
      writeFileSync(target, body.map((entry) => speaker.entry(entry)).join('\n'));
    }
  }
  return folder;
}

/**
 * The catalogue where every text is random letters, as many as it had before.
 * @param length how long a text of an edition becomes, for one letter that it has
 */
export function nonsenseCatalogue(seed: number, length = 1): string {
  const luck = new Luck(seed);
  const said = new Set<string>();
  return otherCatalogue(LOCALES, (letters, { file }) => {
    const count = Math.round(letters.length * (TOLD.test(file) ? length : 1));
    // Letters that have not been said before, if there are any left of so few.
    for (let tries = 0; ; tries++) {
      const text = Array.from({ length: count }, () => luck.of(LETTERS)).join('');
      if (said.has(text) && tries < 100) continue;
      said.add(text);
      return text;
    }
  });
}

/** Writes messages as Fluent has them, with other letters. */
class Speaker {
  private readonly say: (letters: string, key: string) => string;
  private key = '';

  constructor(say: (letters: string, key: string) => string) {
    this.say = say;
  }

  entry({ id, value, attributes }: Entry): string {
    this.key = id;
    const more = Object.entries(attributes).map(([name, pattern]) => `\n    .${name} = ${this.pattern(pattern)}`);
    return `${id} = ${value === null ? '' : this.pattern(value)}${more.join('')}\n`;
  }

  private pattern(pattern: Pattern): string {
    if (typeof pattern === 'string') return this.text(pattern);
    return pattern
      .map((element) => (typeof element === 'string' ? this.text(element) : `{ ${this.expression(element)} }`))
      .join('');
  }

  private text(text: string): string {
    const parts = text.split(MARKS).map((part, at) => (at % 2 === 1 || part === '' ? part : this.say(part, this.key)));
    // A line that Fluent reads on is set in.
    return parts.join('').replaceAll('\n', '\n    ');
  }

  private expression(expression: Expression): string {
    switch (expression.type) {
      case 'var':
        return `$${expression.name}`;
      case 'str':
        return `"${this.text(expression.value)}"`;
      case 'num':
        return expression.value.toFixed(expression.precision);
      case 'mesg':
        return `${expression.name}${expression.attr ? `.${expression.attr}` : ''}`;
      case 'term':
        return `-${expression.name}${expression.attr ? `.${expression.attr}` : ''}${this.args(expression.args)}`;
      case 'func':
        return `${expression.name}${this.args(expression.args)}`;
      case 'select': {
        const variants = expression.variants.map(({ key, value }, index) => {
          const name = key.type === 'num' ? this.expression(key) : key.value;
          return `\n   ${index === expression.star ? '*' : ' '}[${name}] ${this.pattern(value)}`;
        });
        return `${this.expression(expression.selector)} ->${variants.join('')}\n `;
      }
      default:
        return expression satisfies never;
    }
  }

  private args(args: readonly Argument[]): string {
    if (args.length === 0) return '';
    return `(${args.map((one) => (one.type === 'narg' ? named(one) : this.expression(one))).join(', ')})`;
  }
}

/** What a function is told by name is no text: it stays. */
function named({ name, value }: Extract<Argument, { type: 'narg' }>): string {
  return `${name}: ${value.type === 'num' ? value.value.toFixed(value.precision) : `"${value.value}"`}`;
}
