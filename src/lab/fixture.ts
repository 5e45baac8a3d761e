import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { finish, refuse } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import { numberOfVersion } from '../version.ts';
import { CATALOGUE } from './box.ts';
import { longGame, type Setup } from './suite/longgame.ts';

/**
 * `npm run fixture`: for the version that `package.json` names, a whole long game of each edition, which later versions must verify
 * and replay; `--release NAME` for another. What is there already is left alone.
 */
const FOLDER = 'tests/table/records/released';
/** A game shorter than this shows too little. */
const LONG = 30;
/** So many games are played until one is long enough. */
const TRIES = 200;
/** Games that take long. */
const SETUPS: Readonly<Record<string, Pick<Setup, 'people' | 'options'>>> = {
  second: { people: 2 },
  third: { people: 1, options: { scenario: 'approachOfAzathoth' } },
};

const { release } = flags({ release: { type: 'string', default: numberOfVersion() } });
if (!/^[\w.-]+$/.test(release)) refuse('--release is the name of the release, of letters, digits, dots and dashes');
for (const edition of CATALOGUE.keys()) {
  const file = path.join(FOLDER, `${edition}-proved-${release}.json.gz`);
  if (existsSync(file)) refuse(`${file} is there already, and must stay as it is`);
  writeFileSync(file, gzipSync(ofOne(edition, release)));
  console.log(file);
}
await finish(0);

/** The first game of a row of seeds that is long enough. */
function ofOne(edition: string, name: string): string {
  for (let index = 0; index < TRIES; index++) {
    const seed = createHash('sha256').update(`${name} ${edition} ${index}`).digest('hex');
    const { text, turns } = longGame({ people: 2, ...SETUPS[edition], edition, seed });
    console.error(`${edition}: ${turns} turns`);
    if (turns >= LONG) return text;
  }
  return refuse(`none of ${TRIES} games of the ${edition} edition took ${LONG} turns`, 1);
}
