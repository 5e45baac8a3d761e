import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Place } from '../../edition/copy.ts';
import { story } from '../../shown/clause.ts';
import { type Great, placesOf } from '../../telling/moment.ts';
import { lastOf } from '../../telling/telling.ts';
import { mythosProse } from '../shown/prose.ts';
import type { EventOf, SecondEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { lineOf } from './line.ts';

/** Finds a great moment of one kind among the events of an answer. */
type Finder = (events: readonly SecondEvent[], state: State, words: Words) => Great | null;

/** The rumor that is a ritual: it is broken up rather than averted. */
const RITUAL = 'mythos-the-great-ritual';

/** The gravest first: a frame has one heading, and what else happened stands under it. */
const FINDERS: readonly Finder[] = [awakening, devoured, sealed, closed, drawnThrough, broken, rumor, terror];

/** The great moment among events, if there is one. */
export function greatMoment(events: readonly SecondEvent[], state: State, words: Words): Great | null {
  // The end has a frame of its own.
  if (events.some(({ type }) => type === 'GameEnded')) return null;
  for (const find of FINDERS) {
    const great = find(events, state, words);
    if (great) return great;
  }
  return null;
}

function awakening(events: readonly SecondEvent[], _: State, words: Words): Great | null {
  const awakened = lastOf(events, 'Awakened');
  if (!awakened) return null;
  const [heading = '', ...detail] = (lineOf(awakened, words) ?? '').split('\n').map((line) => line.trim());
  const { ancientOne } = awakened;
  const title = words.name(ref('ancientOne', ancientOne));
  const note = words.say('moment-awakens');
  const used = placesOf(events, ({ type }) => type === 'Awakened');
  return { scene: 'awakening', heading, detail, title, note, figure: ancientOne, used };
}

function devoured(events: readonly SecondEvent[], _: State, words: Words): Great | null {
  const gone = events.filter((event): event is EventOf<'Devoured'> => event.type === 'Devoured');
  const [first] = gone;
  if (!first) return null;
  const who = gone.map(({ sheet }) => ref('investigator', sheet));
  const by = first.by ? words.say('because', { cause: words.name(first.by) }) : '';
  return {
    scene: 'devoured',
    heading: words.say('moment-devoured', { who, count: who.length, by }),
    title: words.list(who.map((sheet) => words.name(sheet))),
    note: '',
    used: placesOf(events, ({ type }) => type === 'Devoured'),
  };
}

function sealed(events: readonly SecondEvent[], state: State, words: Words): Great | null {
  const done = lastOf(events, 'GateSealed');
  if (!done) return null;
  const { place, seat } = done;
  const shut = events.find(
    (event): event is EventOf<'GateClosed'> => event.type === 'GateClosed' && event.place === place,
  );
  const who = seat === undefined ? '' : ref('seat', String(seat));
  const seals = sealsOf(state);
  return {
    scene: 'gateSealed',
    heading: words.say(seat === undefined ? 'moment-sealed-itself' : 'moment-sealed', {
      who,
      place: ref('place', place),
      with: done.with,
    }),
    detail: [
      words.say('moment-sealed-now', { who, seals, trophy: String(seat !== undefined && (shut?.trophy ?? false)) }),
    ],
    outcome: true,
    title: words.name(ref('place', place)),
    note: words.say('moment-seals', { seals }),
    // 2E-3401: clues seal the gate that somebody has just closed.
    instead: done.with === 'clues' && shut === undefined,
    used: placesOf(
      events,
      (event) => (event.type === 'GateSealed' || event.type === 'GateClosed') && event.place === place,
    ),
  };
}

function closed(events: readonly SecondEvent[], state: State, words: Words): Great | null {
  const shut = events.filter((event): event is EventOf<'GateClosed'> => event.type === 'GateClosed');
  const [first] = shut;
  if (!first) return null;
  const places = shut.map(({ place }) => ref('place', place));
  const now = words.say('moment-gates-now', gatesOf(state));
  const title = words.list(places.map((place) => words.name(place)));
  const note = words.say('moment-gates', gatesOf(state));
  const scene = 'gateClosed';
  if (shut.length > 1) {
    const heading = words.say('moment-closed-several', { count: shut.length });
    // Who closed which, and what became of it, is told of each.
    return { scene, heading, detail: [now], outcome: true, title, note, used: [] };
  }
  const { seat } = first;
  const who = seat === undefined ? '' : ref('seat', String(seat));
  const heading = words.say(seat === undefined ? 'moment-closed-itself' : 'moment-closed', { who, place: places });
  const trophy = first.trophy && seat !== undefined ? words.say('moment-trophy', { who }) : '';
  const used = placesOf(events, ({ type }) => type === 'GateClosed');
  return { scene, heading, detail: [`${trophy} ${now}`.trim()], outcome: true, title, note, used };
}

/** A gate opens on somebody who is there. */
function drawnThrough(events: readonly SecondEvent[], state: State, words: Words): Great | null {
  const opened = events.flatMap((event) => (event.type === 'GateOpened' ? [event.place] : []));
  const drawn = events.filter((event): event is EventOf<'DrawnThrough'> => event.type === 'DrawnThrough');
  const place = opened.find((at) => drawn.some((event) => event.place === at));
  if (place === undefined) return null;
  const seats = drawn.filter((event) => event.place === place).map(({ seat }) => ref('seat', String(seat)));
  return {
    scene: 'drawnThrough',
    heading: words.say('moment-drawn', { place: ref('place', place), seats }),
    title: words.name(ref('place', place)),
    note: words.say('moment-gates', gatesOf(state)),
    used: placesOf(events, (event) => event.type === 'GateOpened' && event.place === place && !event.hidden),
  };
}

function broken(events: readonly SecondEvent[], state: State, words: Words): Great | null {
  const event = lastOf(events, 'SealBroken');
  if (!event) return null;
  const seals = sealsOf(state);
  return {
    scene: 'sealBroken',
    heading: words.say('moment-broken', { place: ref('place', event.place) }),
    detail: [words.say('moment-broken-now', { seals })],
    title: words.name(ref('place', event.place)),
    note: words.say('moment-seals', { seals }),
    used: placesOf(events, (one) => one === event),
  };
}

function rumor(events: readonly SecondEvent[], _: State, words: Words): Great | null {
  const over = lastOf(events, 'RumorPassed') ?? lastOf(events, 'RumorFailed');
  if (!over) return null;
  const { card, type } = over;
  const passed = type === 'RumorPassed';
  return {
    scene: !passed ? 'rumorFailed' : card === RITUAL ? 'ritualStopped' : 'rumorPassed',
    heading: words.say('moment-rumor', { card: ref('mythos', card), passed: String(passed) }),
    detail: [story(mythosProse(card, passed ? 'pass' : 'fail', words.locale))].filter((line) => line !== ''),
    title: words.name(ref('mythos', card)),
    note: words.say('moment-rumor-note', { passed: String(passed) }),
    used: placesOf(events, (event) => event.type === type && event.card === card),
  };
}

function terror(events: readonly SecondEvent[], _: State, words: Words): Great | null {
  const risen = lastOf(events, 'TerrorRose');
  if (!risen) return null;
  const { level, cause } = risen;
  const by = cause ? words.say('because', { cause: words.name(cause) }) : '';
  return {
    scene: 'terror',
    heading: words.say('moment-terror', { level, by }),
    title: words.say('moment-terror-title'),
    note: words.say('moment-terror-note', { level }),
    used: placesOf(events, (event) => event === risen),
  };
}

function sealsOf({ places }: State): number {
  return Object.values(places).filter(({ sealed }) => sealed).length;
}

/** Gates that are open, of how many. */
function gatesOf({ places, players }: State): { gates: number; of: number } {
  const open = Object.values(places as Record<Place, State['places'][string]>);
  return { gates: open.filter(({ gate }) => gate !== null).length, of: 9 - Math.ceil(players / 2) };
}
