import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seriesOf } from '../../editions/shown/numbers.ts';
import { numberedRules, statements } from './citations.ts';
import { ROOT } from './ruletests.ts';
import { BESIDE, RULE } from './ruletitle.ts';

/** A ruling of docs/rulings.md: a row of its table, or a point of one of its lists. */
export interface Ruling {
  /** Of the file, from 1 on. */
  line: number;
  text: string;
  /** The numbers of what it decides, and of what it refers to. */
  numbers: string[];
}

const NUMBER = new RegExp(`(?:${RULE.source}|${BESIDE.source})`, 'g');

/** Every ruling, in the order of the file. */
export function rulings(root = ROOT): Ruling[] {
  const found: Ruling[] = [];
  let last: Ruling | null = null;
  for (const [index, line] of readFileSync(path.join(root, 'docs/rulings.md'), 'utf8').split('\n').entries()) {
    const row = /^\| (?!Rule \||---)/.test(line);
    if (row || line.startsWith('- ')) {
      last = { line: index + 1, text: line, numbers: [] };
      found.push(last);
    } else if (last && line.startsWith('  ')) last.text += ` ${line.trim()}`;
    else last = null;
  }
  for (const one of found) one.numbers = [...new Set(one.text.match(NUMBER) ?? [])];
  return found;
}

/** Whether a ruling may name that number: something has it, or parts of something have it and a letter more (`L2`). */
export function knownNumbers(): (id: string) => boolean {
  const all = [...numberedRules(), ...statements()].map(({ id }) => id);
  const known = [...all, ...['second', 'third'].flatMap(seriesOf)];
  const parts = new Set(known.flatMap((id) => [id, id.replace(/\.\d+$/, ''), id.replace(/[a-z](?:-\d+)?$|-\d+$/, '')]));
  return (id) => parts.has(id);
}

/** What a text counts: “3 Sanity”, “two dice”. */
const UNITS =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:more |fewer |unspent )?(Sanity|Stamina|Clue|dice|die|doom|monster|gate|success|Ally|Allies|hand|remnant|horror|damage|token|card|turn|round)/gi;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many of what a text speaks of. */
export function figures(text: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [, count = '', unit = ''] of text.matchAll(UNITS)) {
    const value = WORDS.indexOf(count.toLowerCase());
    const key = unit
      .toLowerCase()
      .replace(/^(?:die|dice)$/, 'die')
      .replace(/^all(?:y|ies)$/, 'ally');
    found.set(key, (found.get(key) ?? new Set()).add(value >= 0 ? value : Number(count)));
  }
  return found;
}

/** A ruling that counts otherwise than the only rule it decides. */
export interface Disagreement {
  line: number;
  rule: string;
  what: string;
}

/** The rulings that count something which each of the rules they name counts too, and all of them otherwise. */
export function disagreements(): Disagreement[] {
  const texts = new Map([...numberedRules(), ...statements()].map(({ id, text }) => [id, figures(text)]));
  return rulings().flatMap(({ line, text, numbers }) => {
    const rules = numbers.filter((id) => texts.has(id));
    // What stands in quotation marks is an example.
    return [...figures(text.replace(/["“][^"”]*["”]/g, ''))].flatMap(([unit, counts]) => {
      const counted = rules.filter((id) => texts.get(id)?.has(unit));
      const agrees = (id: string) => [...counts].some((count) => texts.get(id)?.get(unit)?.has(count));
      return counted.length > 0 && !counted.some(agrees) ? [{ line, rule: counted.join(', '), what: unit }] : [];
    });
  });
}
