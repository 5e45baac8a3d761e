/** The messages of a language as they are written, parsed strictly: what the bot passes over while it reads is told here. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Message, parse } from '@fluent/syntax';
import type { Finding } from './finding.ts';

export const WORDS = 'data/words';

/** A message and the file it stands in, from its language's folder. */
export interface Entry {
  file: string;
  message: Message;
}

/** All messages of a language by key, and what is no message, or one for the second time. */
export interface Catalogue {
  locale: string;
  entries: ReadonlyMap<string, Entry>;
  findings: readonly Finding[];
}

/** Files of messages by their names in the language's folder: `third/events.ftl`. */
type Files = Readonly<Record<string, string>>;

/** The catalogue in files that have been read. */
export function catalogueIn(locale: string, files: Files): Catalogue {
  const entries = new Map<string, Entry>();
  const findings: Finding[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = path.posix.join(WORDS, locale, name);
    for (const entry of parse(text, {}).body) {
      if (entry.type === 'Junk') {
        const [line = ''] = entry.content.split('\n');
        const why = entry.annotations.map(({ message }) => message).join(' ');
        findings.push({ file, key: line.slice(0, 60), what: `can’t be read: ${why}` });
      }
      if (entry.type !== 'Message') continue;
      const key = entry.id.name;
      if (entries.has(key)) findings.push({ file, key, what: `said before, in ${entries.get(key)?.file}` });
      entries.set(key, { file: name, message: entry });
    }
  }
  return { locale, entries, findings };
}

/** The catalogue of a language in `data/words`. */
export function catalogueOf(locale: string): Catalogue {
  const folder = path.join(WORDS, locale);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'));
  return catalogueIn(
    locale,
    Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])),
  );
}
