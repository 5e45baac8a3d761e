import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { Luck } from '../../src/lab/guests/luck.ts';
import { LOCALES } from '../../src/locale.ts';

const CATALOGUE = path.resolve(import.meta.dirname, '../../data/words');
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

/**
 * The catalogue in a folder of its own, where every text of every message is random letters, as many as it had before;
 * only what is put into them and what marks them (bold, small, struck) is what it was.
 * @param length how long a text of an edition becomes, for one letter that it has
 */
export function nonsenseCatalogue(seed: number, length = 1): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nonsense-'));
  const speaker = new Speaker(new Luck(seed));
  for (const locale of LOCALES)
    for (const file of readdirSync(path.join(CATALOGUE, locale), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ftl')) continue;
      speaker.length = TOLD.test(file) ? length : 1;
      const { body } = new FluentResource(readFileSync(path.join(CATALOGUE, locale, file), 'utf8'));
      const target = path.join(folder, locale, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, body.map((entry) => speaker.entry(entry)).join('\n'));
    }
  return folder;
}

/** Writes messages as Fluent has them, with other letters. */
class Speaker {
  /** How long a text becomes, for one letter that it has. */
  length = 1;
  private readonly luck: Luck;
  private readonly said = new Set<string>();

  constructor(luck: Luck) {
    this.luck = luck;
  }

  entry({ id, value, attributes }: Entry): string {
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
    const parts = text
      .split(MARKS)
      .map((part, at) => (at % 2 === 1 ? part : this.letters(Math.round(part.length * this.length))));
    // A line that Fluent reads on is set in.
    return parts.join('').replaceAll('\n', '\n    ');
  }

  /** Random letters that have not been said before, if there are any left of so few. */
  private letters(count: number): string {
    for (let tries = 0; ; tries++) {
      const text = Array.from({ length: count }, () => this.luck.of(LETTERS)).join('');
      if (this.said.has(text) && tries < 100) continue;
      this.said.add(text);
      return text;
    }
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
