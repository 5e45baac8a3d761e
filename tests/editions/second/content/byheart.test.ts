import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { content } from '../../../second.ts';

const FOLDER = 'src/editions/second';
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(FOLDER, file), 'utf8') }));

/** Words of the rules that something happens to be called by, too: a role, a term of the autopilot, a choice of a plan. */
const WORDS = ['blessing', 'curse', 'newspaper', 'heal', 'elder-sign'];

/** Zones are areas that rules speak of. */
const ids = new Set(
  [
    ...[content.locations, content.streets, content.neighborhoods, content.worlds, content.gates, content.monsters],
    ...[content.cards, content.mythosCards, content.gateCards, content.investigators, content.ancientOnes],
    ...[content.worlds.flatMap(({ areas }) => areas), content.investigators.flatMap(({ abilities }) => abilities)],
    content.locations.flatMap(({ ability }) => (ability ? [ability] : [])),
  ]
    .flat()
    .flatMap(({ id }) => id ?? []),
);
const printed = new Set([...content.cards, ...content.monsters, ...content.mythosCards].map(({ name }) => name));

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

it('the code of the second edition knows none of its things by heart', () => {
  expect(ids.size).toBeGreaterThan(330);
  const known = SOURCES.flatMap(({ file, text }) =>
    [...withoutComments(text).matchAll(/'([^'\n]+)'|^\s*'?([\w-]+)'?:/gm)]
      .map(([, quoted, key]) => (quoted ?? key ?? '').split('#')[0] ?? '')
      .filter((word) => (ids.has(word) || printed.has(word)) && !WORDS.includes(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(known).toEqual([]);
});

it('what is worked out once is kept by what it is of, and nothing else lasts but who looks on', () => {
  const kept = SOURCES.filter(({ file }) => !file.endsWith('state/witness.ts')).flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?(?:let |const \w+ = new (?:Weak)?Map).*$/gm)].map(([line]) => `${file}: ${line}`),
  );
  // Positions of sliders are the same on every sheet.
  const ofSliders = /slider\.ts: const POSITIONS_BY_ID|focus\.ts: const within/;
  expect(kept.filter((line) => !ofSliders.test(line))).toEqual([]);
});
