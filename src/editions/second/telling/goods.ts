/** What somebody gets, pays, loses and gives away, together in one sentence. */
import { type Ref, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Kind } from '../../edition/copy.ts';
import type { Told } from '../../telling/telling.ts';
import { loadContent } from '../content/content.ts';
import type { EventOf, SecondEvent } from '../state/event.ts';
import { amountOf, defeatLine } from './line.ts';

import { because, isSame, ofSeveral, runOf } from './run.ts';

/** Cards got together: what is dealt at the start, and what one draw brings. */
export function gainedTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
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
export function boughtTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const [paid, got] = events.slice(index, index + 2);
  if (paid?.type !== 'Spent' || paid.what !== 'money' || got?.type !== 'CardGained' || got.from !== 'shop') return null;
  if (got.seat !== paid.seat) return null;
  const args = { seat: ref('seat', String(paid.seat)), card: ref('card', got.card), money: paid.amount };
  return { lines: [words.say('event-Bought', args)], used: [index, index + 1] };
}

/** What one gains of several kinds by the same. */
export function gainsTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const isOnes = (first: EventOf<'Gained'>, { by, seat, amount }: EventOf<'Gained'>): boolean =>
    isSame(by, first.by) && seat === first.seat && amount > 0;
  const run = runOf(events, from, 'Gained', isOnes);
  if (run?.list[0].amount === 0) return null;
  return ofSeveral(run, (list) => {
    const [first] = list;
    return words.say('event-Gained', {
      seat: ref('seat', String(first?.seat)),
      value: list.map(({ what, amount }) => amountOf(what, amount, words)),
      by: because(first?.by, words),
    });
  });
}

/** All that is paid for the same. */
export function spentTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
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
export function discardedTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const run = runOf(events, from, 'CardDiscarded', (first, { seat, to }) => seat === first.seat && to === first.to);
  return ofSeveral(run, (list) =>
    words.say('event-CardsDiscarded', {
      seat: ref('seat', String(list[0]?.seat)),
      to: list[0]?.to ?? '',
      cards: list.map(({ card }) => ref('card', card)),
    }),
  );
}

/** What several people lose alike, or one loses of several kinds. */
export function lossesTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  const isOnes = (first: EventOf<'Lost'>, { by, seat, amount }: EventOf<'Lost'>): boolean =>
    isSame(by, first.by) && seat === first.seat && amount > 0;
  const ones = runOf(events, from, 'Lost', isOnes);
  if (ones && ones.list.length > 1 && ones.list[0].amount > 0)
    return ofSeveral(ones, (list) => {
      const [first] = list;
      return words.say('event-Lost', {
        seat: ref('seat', String(first?.seat)),
        value: list.map(({ what, amount }) => amountOf(what, amount, words)),
        by: because(first?.by, words),
      });
    });
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

/** What a passed check costs all the same, by what is printed on the monster (2E-2709, 2E-2710). */
export function costlyTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const lost = events[index];
  if (lost?.type !== 'Lost' || lost.by?.ref !== 'monster') return null;
  const check = events.slice(0, index).findLast((event) => event.type === 'CheckEnded');
  if (check?.type !== 'CheckEnded' || check.seat !== lost.seat || !check.passed) return null;
  const ability = check.skill === 'horror' ? 'nightmarish' : 'overwhelming';
  const { abilities } = loadContent().monster(lost.by.id as Kind);
  if (abilities[ability] === undefined) return null;
  return {
    lines: [
      words.say('event-Lost', {
        seat: ref('seat', String(lost.seat)),
        value: amountOf(lost.what, lost.amount, words),
        by: words.say('because', { cause: words.say(`rules-ability-${ability}`) }),
      }),
    ],
    used: [index],
  };
}

/** A monster that is defeated and goes back is told once. */
export function defeatTold(events: readonly SecondEvent[], index: number, words: Words): Told | null {
  const [gone, defeated] = events.slice(index, index + 2);
  if (gone?.type !== 'MonsterReturned' || defeated?.type !== 'MonsterDefeated') return null;
  if (gone.monster !== defeated.monster) return null;
  return { lines: [defeatLine(defeated, gone.to, words)], used: [index, index + 1] };
}

/** A trophy won in a fight is told with the monster's end. */
export function trophyTold(events: readonly SecondEvent[], index: number): Told | null {
  const claimed = events[index];
  if (claimed?.type !== 'MonsterClaimed') return null;
  const defeated = events
    .slice(index)
    .some((event) => event.type === 'MonsterDefeated' && event.monster === claimed.monster && event.trophy);
  return defeated ? { lines: [], used: [index] } : null;
}
