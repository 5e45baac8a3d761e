/** What a message is made of: what is put into it, by what it chooses, how it is marked, and its own words. */
import type { Expression, FunctionReference, InlineExpression, Pattern, Variant } from '@fluent/syntax';

/** A choice in a message: by what, and between which. */
export interface Choice {
  /** The variable: `count`. */
  of: string;
  /** The function that it is chosen by: `AGREES`; null where the variable itself decides. */
  by: string | null;
  keys: readonly string[];
  /** Whether any of them says a word. */
  worded: boolean;
}

/** What a message is made of. */
export interface Parts {
  /** Variables that stand in it. */
  shown: ReadonlySet<string>;
  /** All variables, those too that it only chooses by. */
  used: ReadonlySet<string>;
  choices: readonly Choice[];
  /** Functions it calls, with what they are told by name. */
  calls: readonly { name: string; options: Readonly<Record<string, string>> }[];
}

/** What a message is made of, wherever in it that stands. */
export function partsOf(pattern: Pattern): Parts {
  const shown = new Set<string>();
  const used = new Set<string>();
  const choices: Choice[] = [];
  const calls: Parts['calls'][number][] = [];

  const inExpression = (expression: Expression, stands: boolean): void => {
    switch (expression.type) {
      case 'VariableReference':
        used.add(expression.id.name);
        if (stands) shown.add(expression.id.name);
        return;
      case 'FunctionReference':
        calls.push({ name: expression.id.name, options: optionsOf(expression) });
        for (const one of expression.arguments.positional) inExpression(one, stands);
        return;
      case 'Placeable':
        inExpression(expression.expression, stands);
        return;
      case 'SelectExpression':
        inExpression(expression.selector, false);
        choices.push(choiceOf(expression.selector, expression.variants));
        for (const { value } of expression.variants) inPattern(value);
        return;
      default:
        return;
    }
  };
  const inPattern = ({ elements }: Pattern): void => {
    for (const element of elements) if (element.type === 'Placeable') inExpression(element.expression, true);
  };

  inPattern(pattern);
  return { shown, used, choices, calls };
}

function choiceOf(selector: InlineExpression, variants: readonly Variant[]): Choice {
  const keys = variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
  const worded = variants.some(({ value }) => hasWords(value));
  if (selector.type === 'VariableReference') return { of: selector.id.name, by: null, keys, worded };
  if (selector.type !== 'FunctionReference') return { of: '', by: selector.type, keys, worded };
  const [first] = selector.arguments.positional;
  return { of: first?.type === 'VariableReference' ? first.id.name : '', by: selector.id.name, keys, worded };
}

function optionsOf({ arguments: { named } }: FunctionReference): Record<string, string> {
  return Object.fromEntries(named.map(({ name, value }) => [name.name, value.value]));
}

/** What a message may come to, a text for each of its variants: what is put into it stands as `{}`. */
function saidBy({ elements }: Pattern): string[] {
  return elements.reduce<string[]>(
    (texts, element) => {
      const ways = element.type === 'TextElement' ? [element.value] : waysOf(element.expression);
      // A choice beside a choice: each way of one is looked at beside the longest of the other, not beside all.
      const longest = longestOf(texts);
      const [first = '', ...others] = [...ways].sort((one, other) => other.length - one.length);
      return [...texts.map((text) => text + first), ...others.map((way) => longest + way)];
    },
    [''],
  );
}

function waysOf(expression: Expression): string[] {
  if (expression.type === 'SelectExpression') return expression.variants.flatMap(({ value }) => saidBy(value));
  if (expression.type === 'StringLiteral') return [expression.parse().value];
  return expression.type === 'Placeable' ? waysOf(expression.expression) : ['{}'];
}

const longestOf = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** The longest that a message says by itself, without what is put into it. */
export function longestSaid(pattern: Pattern): string {
  return longestOf(saidBy(pattern)).replaceAll('{}', '');
}

/** True where a message has words of its own, not just marks around what is put into it. */
function hasWords(pattern: Pattern): boolean {
  return saidBy(pattern).some((text) => /\p{L}{2}/u.test(text.replaceAll('{}', '')));
}

/** True for a message that is more than a term or two. */
export function saysSomething(pattern: Pattern): boolean {
  return saidBy(pattern).some((text) => (text.replaceAll('{}', '').match(/\p{L}{2,}/gu) ?? []).length > 2);
}

/** How text is marked, each mark by its name. */
const MARKS: Readonly<Record<string, RegExp>> = {
  '**': /\*\*/g,
  '*': /(?<!\*)\*(?!\*)/g,
  '~~': /~~/g,
  '`': /`/g,
  '-#': /^-# /gm,
  '#': /^#+ /gm,
  '||': /\|\|/g,
  '[](': /\]\(/g,
  '<t:': /<t:/g,
  line: /\n/g,
};

/** How often each mark stands in a message at most, whatever it comes to; those that don't are left out. */
export function marksIn(pattern: Pattern): ReadonlyMap<string, number> {
  const texts = saidBy(pattern);
  const counted = Object.entries(MARKS).map(
    ([name, mark]) => [name, Math.max(...texts.map((text) => text.match(mark)?.length ?? 0))] as const,
  );
  return new Map(counted.filter(([, count]) => count > 0));
}
