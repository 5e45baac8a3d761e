/** Events one after the other that are one sentence. */
import { type PhraseArgument, phrase, type Ref, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Told } from '../../telling/telling.ts';
import { loadContent } from '../content/content.ts';
import type { Cause, EventOf, EventType, SecondEvent } from '../state/event.ts';
import { amountOf, isItem, lineOf, placeName } from './line.ts';

/** Events of one type that follow each other. */
interface Run<E> {
  list: [E, ...E[]];
  used: number[];
}

/** Those of a type from an index on that are like the first of them, with nothing in between; null for another type. */
function runOf<T extends EventType>(
  events: readonly SecondEvent[],
  from: number,
  type: T,
  isLike: (first: EventOf<T>, other: EventOf<T>) => boolean = () => true,
): Run<EventOf<T>> | null {
  const isOne = (event: SecondEvent | undefined): event is EventOf<T> => event?.type === type;
  const first = events[from];
  if (!isOne(first)) return null;
  const run: Run<EventOf<T>> = { list: [first], used: [from] };
  for (let index = from + 1; index < events.length; index++) {
    const event = events[index];
    if (!isOne(event) || !isLike(first, event)) break;
    run.list.push(event);
    run.used.push(index);
  }
  return run;
}

const isSame = (one: Cause | undefined, other: Cause | undefined): boolean =>
  one?.ref === other?.ref && one?.id === other?.id;

const because = (cause: Cause | undefined, words: Words): string =>
  cause ? words.say('because', { cause: words.name(cause) }) : '';

/** What is told of several at once; of one alone its own line is told. */
function ofSeveral<E extends SecondEvent>(run: Run<E> | null, say: (list: readonly E[]) => string): Told | null {
  return run && run.list.length > 1 ? { lines: [say(run.list)], used: run.used } : null;
}

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

/** Cards got together: what is dealt at the start, and what one draw brings. */
function gainedTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const first = events[from];
  if (first?.type !== 'CardGained') return null;
  const cards: Ref[] = [];
  const used: number[] = [];
  for (const [index, event] of events.entries()) {
    if (index < from) continue;
    if (event.type === 'CardGained' && event.seat === first.seat && event.from === first.from) {
      cards.push(ref('card', event.card));
      used.push(index);
    } else if (first.from !== 'start') break;
  }
  const seat = ref('seat', String(first.seat));
  return { lines: [words.say('event-CardGained', { seat, from: first.from, card: cards })], used };
}

/** A price with what it buys. */
function boughtTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const [paid, got] = events.slice(index, index + 2);
  if (paid?.type !== 'Spent' || paid.what !== 'money' || got?.type !== 'CardGained' || got.from !== 'shop') return null;
  if (got.seat !== paid.seat) return null;
  const args = { seat: ref('seat', String(paid.seat)), card: ref('card', got.card), money: paid.amount };
  return { lines: [words.say('event-Bought', args)], used: [index, index + 1] };
}

/** All that is paid for the same. */
function spentTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const run = runOf(events, from, 'Spent', (first, { seat, on }) => seat === first.seat && isSame(on, first.on));
  return ofSeveral(run, (list) => {
    const value = list.map(({ what, amount }) => amountOf(what, amount, words));
    const [first] = list;
    return words.say('event-Spent', {
      seat: ref('seat', String(first?.seat)),
      value,
      by: because(first?.on, words),
    });
  });
}

/** Cards that go to the same place. */
function discardedTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const run = runOf(events, from, 'CardDiscarded', (first, { seat, to }) => seat === first.seat && to === first.to);
  return ofSeveral(run, (list) => {
    const cards = list.map(({ card }) => words.say('event-discarded', { card: ref('card', card), ...isItem(card) }));
    return words.say('event-CardsDiscarded', {
      seat: ref('seat', String(list[0]?.seat)),
      to: list[0]?.to ?? '',
      cards,
    });
  });
}

/** What several people lose alike, or one loses of several kinds. */
function lossesTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const isLike = (first: EventOf<'Lost'>, { by, what, amount }: EventOf<'Lost'>): boolean =>
    isSame(by, first.by) && what === first.what && amount === first.amount;
  const alike = runOf(events, from, 'Lost', isLike);
  if (alike?.list[0].amount === 0) return null;
  return ofSeveral(alike, (list) => {
    const [first] = list;
    return words.say('event-Lost-each', {
      seats: list.map(({ seat }) => ref('seat', String(seat))),
      value: amountOf(first?.what ?? '', first?.amount ?? 0, words),
      by: because(first?.by, words),
    });
  });
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
      more.push(words.say('event-MonsterAppeared-there', { monster: ref('monster', event.monster) }));
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
  return ofSeveral(run, (list) => {
    const [first] = list;
    return words.say('event-MonstersAppeared', {
      monsters: monsters(list),
      place: placeName(first?.place ?? '', words),
      gate: String(first?.gate ?? false),
      by: because(first?.by, words),
    });
  });
}

const monsters = (list: readonly { monster: string }[]): PhraseArgument =>
  list.map(({ monster }) => ref('monster', monster));

function outskirtsTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const run = runOf(events, from, 'MonsterToOutskirts');
  return ofSeveral(run, (list) => words.say('event-MonstersToOutskirts', { monsters: monsters(list) }));
}

/** The way of one monster; of several that move for the same reason, the ways of all. */
function marchTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const reason = ({ why, monster }: EventOf<'MonsterMoved'>): string =>
    why === 'white' || why === 'black' ? loadContent().monster(monster).dimension : why;
  const run = runOf(events, from, 'MonsterMoved', (first, other) => reason(first) === reason(other));
  if (!run || run.list.length < 2) return null;
  const ways = new Map<string, string[]>();
  for (const { monster, from: begun, to } of run.list) {
    const way = ways.get(monster) ?? [words.name(ref('place', begun))];
    ways.set(monster, [...way, words.name(ref('place', to))]);
  }
  const said = [...ways].map(([monster, way]) => {
    return words.say('event-MonsterWay', { monster: ref('monster', monster), way: bolded(way).join(' → ') });
  });
  const [{ why, monster }] = run.list;
  const args = {
    why,
    dimension: phrase(`dimension-${loadContent().monster(monster).dimension}`),
    ways: said.join('; '),
  };
  return { lines: [words.say('event-MonstersMoved', { ...args, count: ways.size })], used: run.used };
}

/** The last of them in bold: that is where it is now. */
const bolded = (way: readonly string[]): string[] =>
  way.map((name, at) => (at === way.length - 1 ? `**${name}**` : name));

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
    const left = list.map((one) =>
      words.say('event-MonstersReturned-one', {
        monster: ref('monster', one.monster),
        from: placeName(one.from, words),
      }),
    );
    return words.say('event-MonstersReturned', {
      monsters: left,
      to: list[0]?.to ?? 'cup',
      by: because(list[0]?.by, words),
    });
  });
}

function closuresTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const closed = runOf(events, from, 'PlaceClosed', (first, { until }) => until === first.until);
  if (closed)
    return ofSeveral(closed, (list) =>
      words.say('event-PlacesClosed', { places: places(list), until: list[0]?.until ?? '' }),
    );
  return ofSeveral(runOf(events, from, 'PlaceReopened'), (list) =>
    words.say('event-PlacesReopened', { places: places(list) }),
  );
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

/** A trophy won in a fight is told with the monster's end. */
function trophyTold(events: readonly SecondEvent[], index: number): Told | null {
  const claimed = events[index];
  if (claimed?.type !== 'MonsterClaimed') return null;
  const defeated = events
    .slice(index)
    .some((event) => event.type === 'MonsterDefeated' && event.monster === claimed.monster && event.trophy);
  return defeated ? { lines: [], used: [index] } : null;
}

type Teller = (events: readonly SecondEvent[], index: number, words: Words, done: readonly number[]) => Told | null;

const TELLERS: readonly Teller[] = [
  trophyTold,
  boughtTold,
  gainedTold,
  spentTold,
  discardedTold,
  lossesTold,
  walkTold,
  throughTold,
  returnTold,
  gateTold,
  arrivalsTold,
  outskirtsTold,
  marchTold,
  leavingTold,
  closuresTold,
  environmentTold,
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
