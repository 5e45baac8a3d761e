/** Which messages the program says at all: by its sources, where keys stand whole or are made of parts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['src', 'commands'];
/** Keys of what says part of a message's own are made by rules that begin all of theirs so. */
const BEGINNINGS = /^(?:third-)?(?:rules-|press-|second-)?/;

/** What may be a key: a literal, and a template in which anything may stand for a part. */
const LITERAL = /'([a-z][\w-]*)'/g;
const TEMPLATE = /`((?:\$\{[^`]*?\}|[\w-])+)`/g;
const PART = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Fewer letters than these say nothing of which keys are meant. */
const LEAST = 2;

/** Tells which of some messages nothing in the sources says. Doubtful ones count as said. */
export function unused(keys: Iterable<string>, sources: Iterable<string> = everySource()): string[] {
  const whole = new Set<string>();
  const patterns = new Set<string>();
  for (const source of sources) {
    for (const [, literal = ''] of source.matchAll(LITERAL)) whole.add(literal);
    for (const [, template = ''] of source.matchAll(TEMPLATE)) {
      const fixed = template.replace(PART, '').replace(BEGINNINGS, '');
      if (fixed.replace(/[^a-zA-Z]/g, '').length >= LEAST) patterns.add(`^${template.replace(PART, '.*')}$`);
    }
  }
  const made = [...patterns].map((pattern) => new RegExp(pattern));
  const isSaid = (key: string): boolean => whole.has(key) || made.some((pattern) => pattern.test(key));
  return [...keys].filter((key) => {
    const parts = [key, key.replace(BEGINNINGS, '')];
    return !key.startsWith('command-') && !parts.some(isSaid);
  });
}

function* everySource(): Generator<string> {
  for (const folder of SOURCES)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.(?:ts|mjs)$/.test(file)) yield readFileSync(path.join(folder, file), 'utf8');
}
