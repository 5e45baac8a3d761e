import type { Decision } from '../../../engine/decision.ts';
import type { Interrupt } from '../../../engine/edition.ts';
import type { EngineEvent } from '../../../engine/game.ts';
import type { Expectation } from './format.ts';
import { at, fits, mismatches, show } from './match.ts';
import { suggestion } from './reading.ts';

/** How things stand when something is expected of them. */
export interface Situation {
  state: object;
  /** What is worked out from the state, for a path to lead into. */
  values: object;
  /** What has happened since. */
  events: readonly EngineEvent[];
  open: readonly Decision[];
  offers: readonly Interrupt[];
}

/** What is not as expected, in sentences; empty if all is. */
export function disappointments(expected: Expectation, situation: Situation): string[] {
  return [
    ...paths(expected.state, situation.state),
    ...paths(expected.values, situation.values),
    ...events(expected, situation.events),
    ...(expected.open === undefined ? [] : question(expected.open, situation.open)),
    ...(expected.offers === undefined ? [] : offers(expected.offers, situation.offers)),
  ];
}

function paths(wanted: Record<string, unknown>, in_: object): string[] {
  return Object.entries(wanted).flatMap(([path, value]) => {
    const found = at(in_, path);
    if ('value' in found) return mismatches(found.value, value).map((wrong) => `${path}: ${wrong}`);
    return [`${path}: there is no ${found.missing}; ${suggestion(found.missing, found.there)}`];
  });
}

function events({ events: wanted, noEvents }: Expectation, happened: readonly EngineEvent[]): string[] {
  const failures: string[] = [];
  let from = 0;
  for (const one of wanted) {
    const index = happened.findIndex((event, place) => place >= from && fits(event, one));
    if (index < 0) failures.push(`no event ${show(one)} after event ${from}`);
    else from = index + 1;
  }
  for (const one of noEvents) {
    const unwanted = typeof one === 'string' ? { type: one } : one;
    if (happened.some((event) => fits(event, unwanted)))
      failures.push(`an event ${show(one)}, though none was expected`);
  }
  return failures;
}

function question(wanted: Expectation['open'], open: readonly Decision[]): string[] {
  if (!wanted) return open.length === 0 ? [] : [`nothing should be asked, but ${open[0]?.kind} is`];
  const { kind, seat } = wanted;
  const decision = open.find((one) => one.kind === kind && (seat === undefined || one.seats.includes(seat)));
  if (!decision) return [`${kind} should be asked, but ${open.map((one) => one.kind).join(', ') || 'nothing'} is`];
  const options = decision.options.map(({ id }) => id);
  const { options: contains, without: absent, exactly, about = {}, dice, ...counts } = wanted;
  const numbers = (['min', 'max', 'default'] as const).filter((name) => counts[name] !== undefined);
  return [
    ...list(`${kind} `, options, { contains, absent, exactly }),
    ...numbers.flatMap((name) => mismatches(decision[name], counts[name]).map((wrong) => `${kind} ${name}: ${wrong}`)),
    ...paths({ ...about, ...(dice === undefined ? {} : { 'check.dice': dice }) }, decision.about ?? {}),
  ];
}

function offers({ has, without, exactly }: NonNullable<Expectation['offers']>, on: readonly Interrupt[]): string[] {
  return list(
    'the offers: ',
    on.map(({ id }) => id),
    { contains: has, absent: without, exactly },
  );
}

interface Wanted {
  contains: string[] | undefined;
  absent: string[] | undefined;
  exactly: string[] | undefined;
}

/** Ids of options and offers are meant literally. */
function list(what: string, ids: readonly string[], { contains = [], absent = [], exactly }: Wanted): string[] {
  const all = exactly ?? contains;
  const there = `there are ${ids.join(', ') || 'none'}`;
  const extra = exactly === undefined ? [] : ids.filter((id) => !exactly.includes(id));
  return [
    ...all.filter((id) => !ids.includes(id)).map((id) => `${what}should have ${id}; ${there}`),
    ...absent.filter((id) => ids.includes(id)).map((id) => `${what}should not have ${id}`),
    ...extra.map((id) => `${what}should not have ${id} beside ${all.join(', ') || 'nothing'}`),
  ];
}
