import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refuse } from '../commandline/finish.ts';
import { flags } from '../commandline/flags.ts';
import { CATALOGUE } from './box.ts';
import { shareOut } from './suite/crew.ts';
import { type Cell, cellOf, forecastError } from './week/cell.ts';
import { chances } from './week/chance.ts';
import { drawnLife, LIVES, type Life, lifeSchema } from './week/life.ts';
import { type Course, type Lived, live } from './week/lived.ts';

/**
 * `npm run week -- [--edition second|third]… [--people 4]… [--setting sitting|sheet|book]… [--life pinged|looks|mixed|
 * FILE.json]… [--games 4] [--seed 1] [--json] [--forecast]`: lets tables of people live through whole games, in virtual time, and tells
 * how many days a game takes them and what they wait for. What is left out is the default, of lives all three. With
 * `--forecast` every table plays twice, its people with ways of their own, and each game is foretold by the other.
 */
const values = flags({
  edition: { type: 'string', multiple: true, default: ['second'] },
  people: { type: 'string', multiple: true, default: ['4'] },
  setting: { type: 'string', multiple: true, default: ['sitting'] },
  life: { type: 'string', multiple: true, default: Object.keys(LIVES) },
  games: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  forecast: { type: 'boolean', default: false },
});

/** The third edition has one way to take turns. */
const ONLY = 'round';
const SETTINGS = ['sitting', 'sheet', 'book'];
/** Waits told one by one; `--json` tells all. */
const TOLD = 6;

type Kind = Pick<Cell, 'edition' | 'people' | 'setting' | 'life'>;

const lives = new Map(values.life.map((name) => [path.basename(name, '.json'), lifeOf(name)]));
const kinds = values.edition.flatMap((edition) =>
  settingsOf(edition).flatMap((setting) =>
    values.people.flatMap((count) =>
      [...lives.keys()].map((life): Kind => ({ edition, people: seats(edition, count), setting, life })),
    ),
  ),
);
const games = wholeNumber('games', values.games, 10_000);
if (values.forecast) await foretell();
else await measure();

async function measure(): Promise<void> {
  const waiting = kinds.flatMap((kind) =>
    Array.from({ length: games }, (_, game) => ({ ...livedBy(kind, game), kind: kinds.indexOf(kind) })),
  );
  const courses = kinds.map((): Course[] => []);
  await shareOut({ program: 'lab/weekworker', here: live }, waiting, ({ kind }, course: Course) => {
    courses[kind]?.push(course);
  });
  const cells = kinds.map((kind, index) => cellOf(kind, courses[index] ?? []));
  if (values.json) console.log(JSON.stringify({ cells }, null, 1));
  else for (const cell of cells) print(cell);
}

/** How far off the forecasts of the games of so many tables are. */
async function foretell(): Promise<void> {
  const tables = [...new Map(kinds.map((kind) => [`${kind.edition} ${kind.people} ${kind.setting}`, kind])).values()];
  const played = tables.map((): Course[] => []);
  const waiting = tables.flatMap((kind, table) =>
    Array.from({ length: games * 2 }, (_, place) => {
      const seed = `${values.seed} table ${Math.floor(place / 2)}`;
      const life = drawnLife(kind.people, chances(seed));
      return { ...livedBy(kind, place), life, seed: `${seed} ${place % 2}`, table, place };
    }),
  );
  await shareOut({ program: 'lab/weekworker', here: live }, waiting, ({ table, place }, course: Course) => {
    const row = played[table];
    if (row) row[place] = course;
  });
  const forecasts = tables.map(({ edition, people, setting }, table) => ({
    ...{ edition, people, setting, tables: games },
    error: forecastError(played[table] ?? [], hoursOf(edition, people, setting)),
  }));
  if (values.json) console.log(JSON.stringify({ forecasts }, null, 1));
  else
    for (const { edition, people, setting, error } of forecasts)
      console.log(
        `${edition}, ${people} people, ${setting}: half of ${games * 2} forecasts off by ${Math.round(error * 100)} % at most`,
      );
}

/** What the edition says of the length of such a game. */
function hoursOf(edition: string, people: number, setting: string): number {
  const options = edition === 'second' ? { turnOrder: setting } : {};
  return CATALOGUE.get(edition)?.hours?.(options, { persons: people, brisk: false }) ?? 0;
}

function livedBy({ edition, people, setting, life }: Kind, game: number): Lived {
  return { edition, people, setting, life: lives.get(life) ?? lifeOf(life), seed: `${values.seed} ${game}` };
}

function print({ edition, people, setting, life, median, p90, answers, autopilotShare, waits }: Cell): void {
  const told = Object.entries(waits).slice(0, TOLD);
  console.log(`${edition}, ${people} people, ${setting}, ${life}: ${median} days, nine in ten games ${p90} at most`);
  console.log(`  answers a person: ${answers}; given for people: ${(autopilotShare * 100).toFixed(1)} %`);
  for (const [kind, { times, hours }] of told) console.log(`  waits a game: ${kind} ${times} times, ${hours} hours`);
}

function lifeOf(name: string): Life {
  const known = LIVES[name];
  if (known) return known;
  if (!name.endsWith('.json')) return refuse(`--life is ${Object.keys(LIVES).join(', ')}, or a .json file`);
  const life = lifeSchema.safeParse(JSON.parse(readFileSync(name, 'utf8')));
  return life.success ? life.data : refuse(`${name}: ${life.error.issues.map(({ message }) => message).join('; ')}`);
}

function settingsOf(edition: string): string[] {
  if (!CATALOGUE.has(edition)) refuse(`--edition is ${[...CATALOGUE.keys()].join(', ')}`);
  if (edition !== 'second') return [ONLY];
  const unknown = values.setting.find((setting) => !SETTINGS.includes(setting));
  return unknown === undefined ? values.setting : refuse(`--setting is ${SETTINGS.join(', ')}`);
}

function seats(edition: string, count: string): number {
  return wholeNumber('people', count, CATALOGUE.get(edition)?.seats.max ?? 1);
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most
    ? number
    : refuse(`--${name} is a number from 1 to ${most}`);
}
