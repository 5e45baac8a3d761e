/** Events one after the other that are one sentence. */
import { type PhraseArgument, type Ref, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Told } from '../../telling/telling.ts';
import type { EventOf, SecondEvent } from '../state/event.ts';
import {
  boughtTold,
  costlyTold,
  defeatTold,
  discardedTold,
  gainedTold,
  gainsTold,
  lossesTold,
  spentTold,
  trophyTold,
} from './goods.ts';
import { lineOf, onRumor, whyGone } from './line.ts';
import { marchTold } from './march.ts';
import { because, isSame, ofSeveral, runOf } from './run.ts';

/** Steps on the way need no words of their own. */
function walkTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const isStep = ({ how }: EventOf<'Moved'>): boolean => how === 'step';
  const run = runOf(events, from, 'Moved', (first, { seat, how }) => how === 'step' && seat === first.seat);
  if (!run || !isStep(run.list[0])) return null;
  const last = run.list.at(-1) ?? run.list[0];
  return { lines: [lineOf({ ...last, from: run.list[0].from }, words) ?? ''], used: run.used };
}

/** The way through a gate is told with where it leads. */
function throughTold(events: readonly SecondEvent[], index: number): Told | null {
  const moved = events[index];
  if (moved?.type !== 'Moved' || moved.how !== 'gate') return null;
  const drawn = events.slice(index).some((event) => event.type === 'DrawnThrough' && event.seat === moved.seat);
  return drawn ? { lines: [], used: [index] } : null;
}

/** The way back to Arkham, with the explored marker that comes with it. */
function returnTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const [moved, marker] = events.slice(index, index + 2);
  if (moved?.type !== 'Moved' || moved.how !== 'return' || marker?.type !== 'ExploredMarker') return null;
  if (!marker.gained || marker.seat !== moved.seat) return null;
  const args = { seat: ref('seat', String(moved.seat)), place: ref('place', moved.to) };
  return { lines: [words.say('event-Returned', args)], used: [index, index + 1] };
}

/** A gate with the doom it brings, the clues it swallows, and the monster that comes out of it. */
function gateTold(events: readonly SecondEvent[], from: number, words: Words, done: readonly number[]): Told | null {
  const doom = events[from];
  const index = doom?.type === 'DoomChanged' && doom.by > 0 ? from + 1 : from;
  const opened = events[index];
  if (opened?.type !== 'GateOpened') return null;
  const more: string[] = [];
  const used = [from, index];
  for (let next = index + 1; next < events.length; next++) {
    const event = events[next];
    if (event?.type === 'CluesRemoved' && event.place === opened.place)
      more.push(words.say('event-CluesRemoved-there', { amount: event.amount }));
    else if (event?.type === 'MonsterAppeared' && event.gate && event.place === opened.place)
      more.push(words.say('event-MonstersAppeared-there', { monsters: monsters([event]) }));
    else break;
    used.push(next);
  }
  const isHeading = done.includes(index);
  const track =
    doom?.type === 'DoomChanged'
      ? words.say('event-DoomChanged-gate', { doom: doom.doom, of: doom.of, known: String(isHeading) })
      : '';
  const said = [isHeading ? '' : (lineOf(opened, words) ?? ''), track, ...more];
  return { lines: [said.filter((text) => text !== '').join(' ')], used };
}

/** Monsters that come out of the same gate. */
function arrivalsTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const run = runOf(
    events,
    from,
    'MonsterAppeared',
    (first, { place, gate, by }) => place === first.place && gate === first.gate && isSame(by, first.by),
  );
  const first = run?.list[0];
  const isOpened = events.some(({ type }, index) => index < from && type === 'GateOpened');
  if (
    run &&
    first?.gate &&
    isOpened &&
    events.some((event) => event.type === 'GateOpened' && event.place === first.place)
  )
    return { lines: [words.say('event-MonstersAppeared-there', { monsters: monsters(run.list) })], used: run.used };
  return ofSeveral(run, (list) => {
    const [first] = list;
    return words.say('event-MonstersAppeared', {
      monsters: monsters(list),
      place: ref('place', first?.place ?? ''),
      gate: String(first?.gate ?? false),
      by: because(first?.by, words),
    });
  });
}

/** Monsters that come out of several gates one after the other, each gate with its own. */
function surgeTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const run = runOf(events, from, 'MonsterAppeared', (first, { gate, by }) => gate === true && isSame(by, first.by));
  const [first] = run?.list ?? [];
  if (!run || !first?.gate) return null;
  const places = [...new Set(run.list.map(({ place }) => place))];
  if (places.length < 2) return null;
  const arrivals = places.map((place) =>
    words.say('event-MonstersFromGates-one', {
      monsters: monsters(run.list.filter((one) => one.place === place)),
      place: ref('place', place),
    }),
  );
  return { lines: [words.say('event-MonstersFromGates', { arrivals: arrivals.join('; ') })], used: run.used };
}

const monsters = (list: readonly { monster: string }[]): PhraseArgument =>
  list.map(({ monster }) => ref('monster', monster));

function outskirtsTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const run = runOf(events, from, 'MonsterToOutskirts', (first, { by }) => isSame(first.by, by));
  return ofSeveral(run, (list) =>
    words.say('event-MonstersToOutskirts', { monsters: monsters(list), by: because(list[0]?.by, words) }),
  );
}

/** Monsters that leave for the same reason. */
function leavingTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const isTold = (event: EventOf<'MonsterReturned'>): boolean => event.from !== 'encounter' && event.from !== 'trophy';
  const run = runOf(
    events,
    from,
    'MonsterReturned',
    (first, other) => isTold(other) && first.to === other.to && isSame(first.by, other.by),
  );
  if (!run || !isTold(run.list[0])) return null;
  return ofSeveral(run, (list) => {
    const why = whyGone(list[0]?.by);
    const left = list.map((one) =>
      words.say('event-MonstersReturned-one', {
        monster: ref('monster', one.monster),
        from: ref('place', one.from),
        why,
      }),
    );
    return words.say('event-MonstersReturned', {
      monsters: words.list(left),
      why,
      to: list[0]?.to ?? 'cup',
      by: because(list[0]?.by, words),
    });
  });
}

function closuresTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const first = events[from];
  if (first?.type === 'PlaceClosed') return closedTold(events, from, first, words);
  return ofSeveral(runOf(events, from, 'PlaceReopened'), (list) =>
    words.say('event-PlacesReopened', { places: places(list) }),
  );
}

/** Places that close together, and below that who is put out of them, by the street they come to. */
function closedTold(
  events: readonly SecondEvent[],
  from: number,
  first: EventOf<'PlaceClosed'>,
  words: Words,
): Told | null {
  const closed: EventOf<'PlaceClosed'>[] = [];
  const out = new Map<string, Ref[]>();
  let end = from;
  for (; end < events.length; end++) {
    const event = events[end];
    if (event?.type === 'PlaceClosed' && event.until === first.until) closed.push(event);
    else if (
      (event?.type === 'Moved' || event?.type === 'MonsterMoved') &&
      closed.some(({ place }) => place === event.from)
    ) {
      const who = event.type === 'Moved' ? ref('seat', String(event.seat)) : ref('monster', event.monster);
      out.set(event.to, [...(out.get(event.to) ?? []), who]);
    } else break;
  }
  if (end - from < 2) return null;
  const shut =
    closed.length > 1
      ? words.say('event-PlacesClosed', { places: places(closed), until: first.until })
      : (lineOf(first, words) ?? '');
  const put = [...out].map(([to, who]) => words.say('event-PutOut', { who, count: who.length, to: ref('place', to) }));
  return { lines: [[shut, ...put].join(' ')], used: Array.from({ length: end - from }, (_, at) => from + at) };
}

const places = (list: readonly { place: string }[]): PhraseArgument => list.map(({ place }) => ref('place', place));

/** An environment with the one it takes the place of. */
function environmentTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const left = events[index];
  if (left?.type !== 'MythosLeft') return null;
  const entered = events.findIndex(
    (event, at) => at > index && event.type === 'EnvironmentEntered' && event.replaced === left.card,
  );
  const event = events[entered];
  if (event?.type !== 'EnvironmentEntered') return null;
  const args = { card: ref('mythos', event.card), before: ref('mythos', left.card) };
  return { lines: [words.say('event-EnvironmentReplaced', args)], used: [index, entered] };
}

/** A rumor that is over has left. */
function overTold(events: readonly SecondEvent[], index: number): Told | null {
  const left = events[index];
  const isOver = ({ type }: SecondEvent): boolean => type === 'RumorPassed' || type === 'RumorFailed';
  const known =
    left?.type === 'MythosLeft' &&
    events.slice(0, index).some((one) => isOver(one) && 'card' in one && one.card === left.card);
  return known ? { lines: [], used: [index] } : null;
}

/** A rumor with what lies on it, by name unless the card has just been drawn. */
function rumorTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const [entered, filled] = events.slice(index, index + 2);
  if (entered?.type !== 'RumorEntered') return null;
  const isFilled = filled?.type === 'RumorTokens' && filled.card === entered.card;
  const isDrawn = events.some((event) => event.type === 'MythosDrawn' && event.card === entered.card);
  const args = {
    card: ref('mythos', entered.card),
    on: isFilled ? onRumor(filled, words) : 'none',
    known: String(isDrawn),
  };
  return { lines: [words.say('event-RumorEntered', args)], used: isFilled ? [index, index + 1] : [index] };
}

type Teller = (events: readonly SecondEvent[], index: number, words: Words, done: readonly number[]) => Told | null;

const TELLERS: readonly Teller[] = [
  trophyTold,
  defeatTold,
  boughtTold,
  gainedTold,
  gainsTold,
  spentTold,
  discardedTold,
  costlyTold,
  lossesTold,
  walkTold,
  throughTold,
  returnTold,
  gateTold,
  surgeTold,
  arrivalsTold,
  outskirtsTold,
  marchTold,
  leavingTold,
  closuresTold,
  environmentTold,
  rumorTold,
  overTold,
];

/**
 * Tells the events at an index that are one sentence; null where the event there stands alone.
 * @param done the places of events that a heading tells
 */
export function togetherTold(done: readonly number[]) {
  return (events: readonly SecondEvent[], index: number, words: Words): Told | null => {
    for (const teller of TELLERS) {
      const told = teller(events, index, words, done);
      if (told) return told;
    }
    return null;
  };
}
