import type { Seat } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Told } from '../../telling/telling.ts';
import type { Cause, EventOf, ThirdEvent } from '../state/event.ts';
import { why } from './announced.ts';
import { placesFrom } from './run.ts';
import { amounts } from './tokens.ts';

type Harm = EventOf<'Suffered'> | EventOf<'AssetSuffered'> | EventOf<'Prevented'>;

/** Harm that comes from one thing, to whoever it comes: who suffers alike is named together, and what cards take. */
export function harmTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const shield = events[from];
  const spared = events[from + 1];
  if (shield?.type === 'CardUsed' && spared?.type === 'Prevented' && spared.seat === shield.seat) {
    const what = amounts({ damage: spared.damage, horror: spared.horror }, words);
    const args = { seat: ref('seat', String(shield.seat)), card: ref('card', shield.card), what };
    return { lines: [words.say('third-event-prevented', args)], used: [from, from + 1] };
  }
  const run = harmRun(events, from);
  const [first] = run;
  if (!first) return null;
  const line = words.say('third-event-harm', {
    harm: harmText(run, words),
    by: why(events, from, first.by, words),
  });
  return { lines: [line], used: placesFrom(from, run.length) };
}

/** The harm that follows from there, all of one cause. */
export function harmRun(events: readonly ThirdEvent[], from: number): Harm[] {
  const run: Harm[] = [];
  for (const event of events.slice(from)) {
    if (!isHarm(event) || (run[0] && !isSame(run[0].by, event.by))) break;
    run.push(event);
  }
  return run;
}

/**
 * "Rex and Tommy suffer 1 horror; Wendy’s Becky takes 1 damage".
 * @param target who has just been named: what they alone suffer names them no more
 */
export function harmText(run: readonly Harm[], words: Words, target?: Seat): string {
  const suffered = new Map<Seat, { damage: number; horror: number }>();
  for (const event of run) {
    if (event.type !== 'Suffered') continue;
    const { damage, horror } = suffered.get(event.seat) ?? { damage: 0, horror: 0 };
    suffered.set(event.seat, { damage: damage + event.damage, horror: horror + event.horror });
  }
  const alike = new Map<string, Seat[]>();
  for (const [seat, harm] of suffered) {
    const what = amounts(harm, words);
    alike.set(what, [...(alike.get(what) ?? []), seat]);
  }
  const own = [...alike].map(([what, seats]) =>
    suffered.size === 1 && seats[0] === target
      ? words.say('third-harm-bare', { what })
      : words.say('third-harm-own', { ...people(seats), what }),
  );
  const all = new Set(run.map(({ seat }) => seat));
  const others = run.flatMap((event) => {
    const what = amounts({ damage: event.damage, horror: event.horror }, words);
    if (what === '' || event.type === 'Suffered') return [];
    const seat = ref('seat', String(event.seat));
    if (event.type === 'Prevented') return [words.say('third-harm-spared', { seat, what })];
    const whose = all.size === 1 && own.length > 0 ? 'known' : 'named';
    return [words.say('third-harm-asset', { seat, whose, what, card: ref('card', event.card) })];
  });
  return [...own, ...others].join('; ');
}

/** Names, and how many they are. */
function people(seats: readonly Seat[]) {
  return { seats: seats.map((seat) => ref('seat', String(seat))), count: seats.length };
}

function isHarm(event: ThirdEvent): event is Harm {
  return event.type === 'Suffered' || event.type === 'AssetSuffered' || event.type === 'Prevented';
}

function isSame(one: Cause | undefined, other: Cause | undefined): boolean {
  return one?.ref === other?.ref && one?.id === other?.id;
}
