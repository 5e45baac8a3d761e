import type { EventOf, SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { content } from '../../../second.ts';
import { type Faults, type Page, type Read, until } from './tale.ts';

/** L8.1 to L8.9: who escapes from a combat without a check. */
export function readEscape({ seat, monster, how }: EventOf<'CombatEnded'>, page: Page): Read {
  if (how !== 'escaped') return null;
  const { options, ancientOne } = page.state;
  const faults: Faults = [];
  if (!options.variants.freeEscape) faults.push('the variant is off');
  // L8.6, L8.8
  if (content.monster(monster).abilities.ambush) faults.push('out of an ambush');
  if (ancientOne.awake) faults.push('in the final battle');
  const start = page.behind.findLastIndex((event) => event.type === 'CombatStarted' && event.monster === monster);
  // L8.1: a round has been completed.
  const fought = page.behind.slice(start).some((event) => ROUNDS.includes(event.type));
  if (start < 0 || !fought) faults.push('before the first round was over');
  faults.push(...afterwards(seat, until(page.ahead, ['TurnStarted', 'GameEnded', 'Awakened'])));
  // L8.7
  const met = page.book.get(`monster ${monster}`) === '?';
  const back = page.ahead.find((event) => event.type === 'MonsterReturned');
  if (met && !(back?.type === 'MonsterReturned' && back.monster === monster)) faults.push('its monster stays');
  return { of: met ? 'escape from an encounter' : 'escape', faults };
}

/** What tells of a round of combat. */
const ROUNDS: readonly SecondEvent['type'][] = ['CheckEnded', 'Evaded', 'SpellCast'];

/** L8.2, L8.9: nothing more of this turn is theirs. */
function afterwards(seat: number, today: readonly SecondEvent[]): Faults {
  return today.flatMap((event) => {
    if (!('seat' in event) || event.seat !== seat) return [];
    if (event.type === 'Moved') return event.how === 'step' || event.how === 'world' ? ['walks on'] : [];
    const other = ['EncounterDrawn', 'LocationAbility', 'CombatStarted', 'Evaded'].includes(event.type);
    return other ? [`${event.type} after an escape`] : [];
  });
}

/** 2E-2501, 2E-2511, L8.3 to L8.5: nobody walks away from a monster they have neither evaded nor fought, nor escaped from before. */
export function readStep({ seat, from, how }: EventOf<'Moved'>, page: Page): Read {
  if (how !== 'step') return null;
  const there = [...page.book].flatMap(([key, at]) =>
    key.startsWith('monster ') && at === from ? [key.slice(8)] : [],
  );
  if (there.length === 0) return null;
  const arrived = page.behind.findLastIndex(
    (event) => (event.type === 'Moved' && event.seat === seat) || event.type === 'TurnStarted',
  );
  const since = page.behind.slice(arrived + 1);
  const dealt = since.flatMap((event): string[] => {
    if (event.type !== 'CombatEnded' && !(event.type === 'Evaded' && event.passed)) return [];
    return event.seat === seat ? [event.monster] : [];
  });
  const left = there.filter((marker) => !dealt.includes(marker));
  const escaped: string[] = escapedLastTurn(page, seat);
  const stray = left.filter((marker) => !escaped.includes(marker));
  return {
    of: left.length > stray.length ? 'walks off after an escape' : 'leaves monsters',
    faults: stray.length > 0 ? [`walks away from ${stray} at ${from}`] : [],
  };
}

/** The monsters that somebody escaped from in the turn before. */
function escapedLastTurn({ behind }: Page, seat: number): string[] {
  const turns = [...behind.entries()].flatMap(([at, event]) => (event.type === 'TurnStarted' ? [at] : []));
  const [from = 0, to = behind.length] = turns.slice(-2);
  return behind
    .slice(from, to)
    .flatMap((event) =>
      event.type === 'CombatEnded' && event.how === 'escaped' && event.seat === seat ? [event.monster] : [],
    );
}
