import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from './ruletests.ts';

/** The editions with a list of deliberate rule breaks: `tests/breaks/<edition>.yaml`. */
export const BROKEN_EDITIONS = ['second', 'third'] as const;
type BrokenEdition = (typeof BROKEN_EDITIONS)[number];

const breakSchema = z.strictObject({
  rule: z.string().regex(/^(2E-\d{3,4}[a-z]?|3E-[RC]?\d+(\.\d+)?[a-z]?(-\d+)?)$/),
  /** What the break does, in a few words. */
  words: z.string().min(1),
  /** Of the sources or the data, relative to the project. */
  file: z.string().regex(/^(src|data)\//),
  /** Occurs exactly once in the file. */
  from: z.string().min(1),
  to: z.string(),
});

/** One deliberate break of one rule: a piece of source and what stands there instead. */
export type Break = z.output<typeof breakSchema>;

/** The breaks of an edition in their order. @throws ZodError for an entry that is not well formed */
export function readBreaks(edition: BrokenEdition, root = ROOT): Break[] {
  return z.array(breakSchema).parse(parse(readFileSync(path.join(root, `tests/breaks/${edition}.yaml`), 'utf8')));
}

/** The rules that no break of the program could show in a test, each with the reason why. */
export function unnoticeable(root = ROOT): Map<string, string> {
  const lines = readFileSync(path.join(root, 'tests/breaks/unnoticed.txt'), 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line): [string, string] => [line.split(':')[0] ?? '', line.split(': ')[1] ?? '']));
}

/**
 * A text with breaks that do not overlap.
 * @throws Error unless each snippet occurs exactly once
 */
export function brokenBy(text: string, breaks: readonly Break[]): string {
  const places = breaks.map((one) => ({ one, at: placeOf(text, one) })).sort((one, other) => other.at - one.at);
  let result = text;
  for (const { one, at } of places) result = result.slice(0, at) + one.to + result.slice(at + one.from.length);
  return result;
}

function placeOf(text: string, { rule, file, from }: Break): number {
  const times = text.split(from).length - 1;
  if (times !== 1) throw new Error(`${rule}: ${times} times in ${file}, not once:\n${from}`);
  return text.indexOf(from);
}
