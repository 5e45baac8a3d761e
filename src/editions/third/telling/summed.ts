import type { Words } from '../../../words/words.ts';
import { amounts } from './tokens.ts';

/** What is suffered, with the rest of the sentence that tells it. */
const SUFFERED = /^([^*]*\*\*)([^*]+)(\*\*[^*;]*)$/;
const KINDS = ['damage', 'horror'] as const;
/** Stands for a number to find the words around it. */
const SOMETHING = '\u0000';

/** What somebody suffers again and again in one sentence: how much of it in all. */
export function summed(lines: readonly string[], words: Words): string[] {
  const all: string[] = [];
  for (const line of lines) {
    const sum = together(all.at(-1) ?? '', line, words);
    if (sum === null) all.push(line);
    else all[all.length - 1] = sum;
  }
  return all;
}

function together(one: string, other: string, words: Words): string | null {
  const [, before, first = '', after] = SUFFERED.exec(one) ?? [];
  const [, again, second = '', end] = SUFFERED.exec(other) ?? [];
  if (before === undefined || before !== again || after !== end) return null;
  const [had, has] = [harmIn(first, words), harmIn(second, words)];
  if (!had || !has) return null;
  return `${before}${amounts({ damage: had.damage + has.damage, horror: had.horror + has.horror }, words)}${after}`;
}

/** The damage and horror that words speak of; null where they speak of anything else. */
function harmIn(text: string, words: Words): Record<(typeof KINDS)[number], number> | null {
  const [damage = 0, horror = 0] = KINDS.map((kind) => {
    const [start = '', end = ''] = words.say(`third-amount-${kind}`, { amount: SOMETHING }).split(SOMETHING);
    const [, digits = '0'] = new RegExp(`${start}(\\d+)${end}`).exec(text) ?? [];
    return Number(digits);
  });
  return amounts({ damage, horror }, words) === text ? { damage, horror } : null;
}
