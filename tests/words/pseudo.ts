import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/locale.ts';
import { DATA, otherCatalogue } from './nonsense.ts';

/** The language whose place the pseudo-locale takes: its forms, cases and plurals are used, its letters are not. */
export const PSEUDO: Locale = 'cs';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const GREEK = 'αβψδεφγηιξκλμνοπχρστθωςζυζ';

/** What is no text in a table of names. */
const MARKS: readonly string[] = ['gender', 'number', 'at'];

/** Commands have names that Discord limits. */
const SHORT = /^command-/;

/**
 * A language without a Latin letter, whose words are a third longer: all that is said in it, and nothing else, is in Greek
 * letters. What shows Latin ones was never said in it.
 * @returns a folder to read the data from
 */
export function pseudoData(): string {
  const folder = otherCatalogue([PSEUDO], (text, { key }) => inGreek(text, !SHORT.test(key)));
  const names = path.join(folder, 'words', PSEUDO, 'names');
  rmSync(names);
  written(path.join(DATA, 'words', PSEUDO, 'names'), names);
  for (const edition of ['second', 'third']) {
    const own = path.join(folder, edition);
    rmSync(own);
    mkdirSync(own);
    for (const entry of readdirSync(path.join(DATA, edition)))
      if (entry !== 'text' && entry !== 'rules') symlinkSync(path.join(DATA, edition, entry), path.join(own, entry));
    for (const part of ['text', 'rules']) {
      mkdirSync(path.join(own, part));
      for (const entry of readdirSync(path.join(DATA, edition, part))) {
        const [from, to] = [path.join(DATA, edition, part, entry), path.join(own, part, entry)];
        if (entry === PSEUDO) written(from, to);
        else symlinkSync(from, to);
      }
    }
  }
  return folder;
}

/** Writes the files of a folder with Greek letters. */
function written(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    const read: unknown = JSON.parse(readFileSync(path.join(from, file), 'utf8'));
    const said = JSON.stringify(read, (key, value: unknown) => {
      // The questions of the rulebook name rules by their numbers.
      if (MARKS.includes(key) || (typeof value === 'string' && /^(?:[23]E-|SK\.)[\d.a-z-]+$/.test(value))) return value;
      return typeof value === 'string' ? inGreek(value, true) : value;
    });
    writeFileSync(path.join(to, file), said);
  }
}

function inGreek(text: string, longer: boolean): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const greek = plain.replace(/[A-Za-z]/g, (letter) => {
    const found = GREEK[LATIN.indexOf(letter.toLowerCase())] ?? '';
    return letter === letter.toLowerCase() ? found : found.toUpperCase();
  });
  if (!longer) return greek;
  return greek.replace(
    /\p{Script=Greek}{3,}/gu,
    (word) => word + (word.at(-1) ?? '').repeat(Math.ceil(word.length / 3)),
  );
}

/** Prepositions that come with a name, and what joins a list, are the grammar's. */
const SMALL = /(?<!\p{L})(?:[aikosuvz]|do|na|ke|od|se|ve|ze)(?!\p{L})/giu;
/** Mentions, moments, addresses, custom emoji, code, and numbers of rules. */
const NO_TEXT = /<[^<>]*>|https?:\S+|`[0-9a-f…]+`|\b(?:[23]E-|SK\.)[\d.A-Za-z-]+/g;

/** Days and months, which `Intl` says. */
const DATES = new Set(
  Array.from({ length: 366 }, (_, day) =>
    new Intl.DateTimeFormat(PSEUDO, { dateStyle: 'full' }).format(Date.UTC(1926, 0, day + 1)),
  ).flatMap((date) => date.match(/\p{L}+/gu) ?? []),
);

/** What of a text was not said in the pseudo-locale: runs of Latin letters that are no name of a player. */
export function unsaidIn(text: string, players: readonly string[]): string[] {
  const rest = players
    .reduce((left, name) => left.replaceAll(name, ''), text.replace(NO_TEXT, ' '))
    .replace(SMALL, ' ');
  return (rest.match(/[\p{Script=Latin}]+/gu) ?? []).filter((word) => !DATES.has(word));
}
