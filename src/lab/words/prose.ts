/** The prose of an edition in a language, a file for each family, beside that of the first. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST } from '../../locale.ts';
import { isGap } from '../../words/gap.ts';
import type { Finding } from './finding.ts';

/** What is put into a text, and what opens a picture of its own in it. */
const MARKS = /\{[^}]*\}|\[\[[^\]]*\]\]|\*+|~~|\n/g;
/** So long a text is no name. */
const LONG = 25;

/** All that is wrong with the prose of an edition in a language, and how much of it is that of the first. */
export function faultsInProse(locale: string, edition: string): Finding[] {
  const folder = (of: string): string => path.posix.join('data', edition, 'text', of);
  const files = (of: string): string[] => (existsSync(folder(of)) ? readdirSync(folder(of)).sort() : []);
  const all = [...new Set([...files(FIRST), ...files(locale)])];
  return all.flatMap((name) => {
    const [file, theirs] = [path.posix.join(folder(locale), name), path.posix.join(folder(FIRST), name)];
    if (!existsSync(theirs)) return [{ file, key: '/', what: 'unknown: the first language has no such file' }];
    return faultsInTexts(read(file), read(theirs)).map(({ key, what }) => ({ file, key, what }));
  });
}

/** What differs between two trees of texts: paths that only one has, empty texts, other marks, and texts that are the same. */
export function faultsInTexts(own: unknown, first: unknown, at = ''): Omit<Finding, 'file'>[] {
  const key = at === '' ? '/' : at;
  if (own === undefined || isGap(own)) return leaves(first, at).map((leaf) => ({ key: leaf, what: 'missing' }));
  if (first === undefined) return [{ key, what: 'unknown: the first language has no such text' }];
  if (typeof own === 'string' && typeof first === 'string')
    return faultsInText(own, first).map((what) => ({ key, what }));
  if (!isTree(own) || !isTree(first) || Array.isArray(own) !== Array.isArray(first))
    return typeof own === typeof first && own === first
      ? []
      : [{ key, what: 'is not what the first language has there' }];
  const steps = [...new Set([...Object.keys(first), ...Object.keys(own)])];
  return steps.flatMap((step) => faultsInTexts(own[step], first[step], `${at}/${step}`));
}

/** What is wrong with one text beside the other. */
export function faultsInText(own: string, first: string): string[] {
  if (own.trim() === '') return ['empty'];
  const marks = (text: string): string => (text.match(MARKS) ?? []).sort().join(' ');
  const [here, there] = [marks(own), marks(first)];
  return [
    ...(own === first && first.length > LONG ? ['is that of the first language'] : []),
    ...(here === there ? [] : [`marked "${here}", in the first language "${there}"`]),
    ...(/["']/.test(own) ? ['has straight quotation marks'] : []),
  ];
}

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function leaves(value: unknown, at: string): string[] {
  if (!isTree(value)) return [at];
  return Object.entries(value).flatMap(([step, inner]) => leaves(inner, `${at}/${step}`));
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
