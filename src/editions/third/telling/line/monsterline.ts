import type { Seat } from '../../../../engine/decision.ts';
import { type Ref, ref } from '../../../../engine/phrase.ts';
import type { How } from '../../../../words/noun.ts';
import type { Words } from '../../../../words/words.ts';
import type { Told } from '../../../telling/telling.ts';
import { loadContent } from '../../content/content.ts';
import { monsterProse } from '../../shown/prose.ts';
import type { EventOf, ThirdEvent } from '../../state/event.ts';
import { counted } from '../counted.ts';
import { harmRun, harmText } from '../harm.ts';
import { placesFrom, runOf } from '../run.ts';

/** Harm of one attack from which on the sentence of the monster is worth its room. */
const HARD = 4;

/** What one monster does, in one line with its reason: it goes somewhere and engages, lurks, attacks. */
export function monsterTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const event = events[from];
  switch (event?.type) {
    case 'MonsterMoved':
      return movedTold(events, from, event, words);
    case 'MonsterReadied':
      return readiedTold(events, from, words);
    case 'MonsterExhausted': {
      const run = runOf(events, from, event.type);
      return { lines: [stood(run, words)], used: placesFrom(from, run.length) };
    }
    case 'MonsterEngaged':
      return engagedTold(events, from, event, words);
    case 'MonsterDisengaged':
      return partedTold(events, from, event, words);
    case 'MonsterActivated': {
      if (event.kind !== 'lurker') return { lines: [], used: [from] };
      const { harm, used } = harmAfter(events, from, words);
      const { at } = event;
      const where = at === undefined ? { known: 'no' } : { known: 'yes', at: ref('space', at) };
      return { lines: [words.say('third-event-MonsterActivated', { monster: named(event), harm, ...where })], used };
    }
    case 'MonsterAttacked':
      return attackTold(events, from, event, words);
    default:
      return null;
  }
}

/** Whom or what it goes after. */
export function aimOf(monster: string, words: Words): string {
  const { activation } = loadContent().monster(monster);
  const aim =
    activation.kind === 'hunter'
      ? words.say(`third-aim-${activation.prey}`)
      : activation.kind === 'patrol'
        ? words.say(`third-aim-${activation.target}`)
        : '';
  return aim === '' ? '' : words.say('third-monster-aim', { aim, kind: activation.kind });
}

function movedTold(events: readonly ThirdEvent[], from: number, event: EventOf<'MonsterMoved'>, words: Words): Told {
  const run = runOf(events, from, event.type, (other) => other.monster === event.monster);
  const after = from + run.length;
  const next = events[after];
  const met =
    next?.type === 'MonsterEngaged' && next.monster === event.monster
      ? engagedBy(events, after, event.monster, words)
      : null;
  const to = ref('space', run.at(-1)?.to ?? event.to);
  const line = words.say('third-event-MonsterMoved', {
    monster: named(event),
    to: event.on ? words.say('third-monster-on', { to }) : to,
    aim: aimOf(event.monster, words),
    seats: met ? met.seats : '',
    engages: met ? 'yes' : 'no',
  });
  return { lines: [line], used: [...placesFrom(from, run.length), ...(met?.used ?? [])] };
}

/** Monsters that are ready again; one that engages at once does so in the same sentence. */
function readiedTold(events: readonly ThirdEvent[], from: number, words: Words): Told {
  const run = runOf(events, from, 'MonsterReadied');
  const after = from + run.length;
  const next = events[after];
  const [only] = run;
  if (run.length === 1 && only && next?.type === 'MonsterEngaged' && next.monster === only.monster) {
    const { seats, used } = engagedBy(events, after, only.monster, words);
    const line = words.say('third-event-readied-engaged', { monster: named(only), seats });
    return { lines: [line], used: [from, ...used] };
  }
  return { lines: [stood(run, words)], used: placesFrom(from, run.length) };
}

function stood(run: readonly (EventOf<'MonsterReadied'> | EventOf<'MonsterExhausted'>)[], words: Words): string {
  const type = run[0]?.type ?? 'MonsterReadied';
  const how: How = type === 'MonsterExhausted' ? { article: 'the' } : {};
  return words.say(`third-event-${type}`, { monsters: counted(run.map(named), words, how), count: run.length });
}

/** A monster engages one or several, or several engage one. */
function engagedTold(
  events: readonly ThirdEvent[],
  from: number,
  { monster, seat }: EventOf<'MonsterEngaged'>,
  words: Words,
): Told {
  const many = runOf(events, from, 'MonsterEngaged', (other) => other.seat === seat);
  const { seats, used } = engagedBy(events, from, monster, words);
  if (many.length <= used.length)
    return {
      lines: [words.say('third-event-MonsterEngaged', { monsters: ref('monster', monster), count: 1, seats })],
      used,
    };
  const args = { monsters: counted(many.map(named), words), count: many.length, seats: ref('seat', String(seat)) };
  return { lines: [words.say('third-event-MonsterEngaged', args)], used: placesFrom(from, many.length) };
}

/** Whom a monster engages, one after the other. */
export function engagedBy(events: readonly ThirdEvent[], from: number, monster: string, words: Words) {
  const run = runOf(events, from, 'MonsterEngaged', (other) => other.monster === monster);
  const seats = words.list(run.map(({ seat }) => words.name(ref('seat', String(seat)))));
  return { seats, used: placesFrom(from, run.length) };
}

/** Somebody gets away from a monster, or another draws it off. */
function partedTold(
  events: readonly ThirdEvent[],
  from: number,
  event: EventOf<'MonsterDisengaged'>,
  words: Words,
): Told {
  const { monster, seat, taken } = event;
  const next = events[from + 1];
  const them = { monster: named(event), seat: ref('seat', String(seat)) };
  if (taken && next?.type === 'MonsterEngaged' && next.monster === monster) {
    const by = ref('seat', String(next.seat));
    return { lines: [words.say('third-event-drawn-off', { ...them, by })], used: [from, from + 1] };
  }
  const run = partedRun(events, from, event);
  const monsters = counted(run.monsters, words, { article: 'the' });
  const args = { monsters, count: run.monsters.length, seat: them.seat };
  return {
    lines: [words.say('third-event-MonsterDisengaged', { ...args, taken: taken ? 'yes' : 'no' })],
    used: placesFrom(from, run.count),
  };
}

/** The monsters in a row that somebody gets away from; that they are exhausted by it goes without saying. */
function partedRun(events: readonly ThirdEvent[], from: number, { seat, taken }: EventOf<'MonsterDisengaged'>) {
  const monsters: Ref[] = [];
  let index = from;
  for (; index < events.length; index++) {
    const event = events[index];
    const before = events[index - 1];
    if (event?.type === 'MonsterDisengaged' && event.seat === seat && event.taken === taken)
      monsters.push(named(event));
    else if (
      event?.type !== 'MonsterExhausted' ||
      before?.type !== 'MonsterDisengaged' ||
      before.monster !== event.monster
    )
      break;
  }
  return { monsters, count: index - from };
}

/** An attack with the harm it does; one that hurts much has its sentence. */
function attackTold(
  events: readonly ThirdEvent[],
  from: number,
  event: EventOf<'MonsterAttacked'>,
  words: Words,
): Told {
  const { harm, used } = harmAfter(events, from, words, event.seat);
  const { damage, horror } = loadContent().monster(event.monster);
  const line = words.say('third-event-MonsterAttacked', {
    monster: named(event),
    seat: ref('seat', String(event.seat)),
    harm: harm === '' && damage + horror === 0 ? 'none' : harm,
    story: damage + horror >= HARD ? monsterProse(event.monster, 'hit', words.locale) : '',
  });
  return { lines: [line], used };
}

/** The harm that comes of it, where that follows at once. */
function harmAfter(events: readonly ThirdEvent[], from: number, words: Words, target?: Seat) {
  const run = harmRun(events, from + 1);
  const text = run.length > 0 ? harmText(run, words, target) : '';
  return { harm: text === '' ? '' : `: ${text}`, used: placesFrom(from, 1 + run.length) };
}

function named({ monster }: { monster: string }) {
  return ref('monster', monster);
}
