import { daysOf, hoursOf } from '../../table/records/tempo.ts';
import { quantile } from './chance.ts';
import type { Course } from './lived.ts';

/** Many games of the same kind, as they went. */
export interface Cell {
  edition: string;
  people: number;
  setting: string;
  life: string;
  games: number;
  /** Days a game: half of the games took no longer, and nine in ten. */
  median: number;
  p90: number;
  /** How often a game stood still for such a question, and for how many hours; the longest waits first. */
  waits: Record<string, { times: number; hours: number }>;
  /** Hours a game would take if half of the waits were up to one hour: what a forecast reckons with. */
  hours: number;
  /** Answers a person gave in a game. */
  answers: number;
  /** Which part of all answers the table gave for people. */
  autopilotShare: number;
}

/** What games of the same kind have come to. */
export function cellOf(kind: Pick<Cell, 'edition' | 'people' | 'setting' | 'life'>, courses: readonly Course[]): Cell {
  const games = courses.length;
  const days = courses.map((course) => course.days);
  const own = sum(courses.map((course) => course.own));
  const given = sum(courses.map((course) => course.given));
  const kinds = [...new Set(courses.flatMap(({ waits }) => Object.keys(waits)))];
  const waits = kinds.map((asked) => {
    const of = courses.flatMap((course) => course.waits[asked] ?? []);
    const hours = sum(of.map((one) => one.hours)) / games;
    return [asked, { times: round(sum(of.map((one) => one.times)) / games), hours: round(hours) }] as const;
  });
  return {
    ...kind,
    games,
    median: round(quantile(days, 0.5)),
    p90: round(quantile(days, 0.9)),
    waits: Object.fromEntries(waits.sort(([, a], [, b]) => b.hours - a.hours)),
    hours: Math.round(
      quantile(
        courses.filter(hasSpans).map(({ days, spans }) => hoursOf(days, spans)),
        0.5,
      ),
    ),
    answers: round(own / games / kind.people),
    autopilotShare: Math.round((given / Math.max(1, own + given)) * 1000) / 1000,
  };
}

const hasSpans = ({ spans }: Pick<Course, 'spans'>): boolean => spans.length > 0;

/** How far off each of the two games of a table is foretold by the other: the median share of what it took. */
export function forecastError(games: readonly Pick<Course, 'days' | 'spans'>[], hours: number): number {
  const errors = games.flatMap(({ days }, index) => {
    const other = games[index % 2 === 0 ? index + 1 : index - 1];
    return other ? [Math.abs(daysOf(hours, other.spans) / days - 1)] : [];
  });
  return Math.round(quantile(errors, 0.5) * 1000) / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
