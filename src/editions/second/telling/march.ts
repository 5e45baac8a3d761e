import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { type Copy, kindNamed } from '../../edition/copy.ts';
import type { Told } from '../../telling/telling.ts';
import type { EventOf, SecondEvent } from '../state/event.ts';
import { lineOf, movedBy } from './line.ts';

type Moved = EventOf<'MonsterMoved'>;

/**
 * All monsters that move one after the other in one line, those that move for the same reason and end in the same place
 * together: where they came from stood on the board before. One alone has its own line.
 */
export function marchTold(events: readonly SecondEvent[], from: number, words: Words): Told | null {
  if (events[from]?.type !== 'MonsterMoved') return null;
  const last = new Map<Copy, Moved>();
  const used: number[] = [];
  for (let index = from; index < events.length; index++) {
    const event = events[index];
    if (event?.type !== 'MonsterMoved' && event?.type !== 'MonsterStayed') break;
    used.push(index);
    if (event.type === 'MonsterMoved') last.set(event.monster, event);
  }
  const [first, ...others] = last.values();
  if (!first) return null;
  const line = others.length === 0 ? (lineOf(first, words) ?? '') : severalMoved([first, ...others], words);
  return { lines: [line], used };
}

function severalMoved(all: readonly Moved[], words: Words): string {
  const reasons = alike(all, movedBy).map((ofOne) => {
    const ways = alike(ofOne, ({ to }) => to).map((there) =>
      words.say('event-MonsterWay', { monsters: counted(there, words), to: ref('place', there[0].to) }),
    );
    return words.say('event-MonstersMoved-by', { reason: movedBy(ofOne[0]), ways: ways.join(', ') });
  });
  return words.say('event-MonstersMoved', { ways: reasons.join(' ') });
}

/** Monsters by name, several of a kind once. */
function counted(moved: readonly Moved[], words: Words): string {
  const kinds = alike(moved, ({ monster }) => kindNamed(monster));
  return words.list(
    kinds.map((ofOne) =>
      words.say('event-MonsterWay-kind', { monster: ref('monster', ofOne[0].monster), count: ofOne.length }),
    ),
  );
}

/** Those that come to the same together, in the order in which each first comes. */
function alike(all: readonly Moved[], by: (one: Moved) => string): [Moved, ...Moved[]][] {
  const found = new Map<string, [Moved, ...Moved[]]>();
  for (const one of all) {
    const same = found.get(by(one));
    if (same) same.push(one);
    else found.set(by(one), [one]);
  }
  return [...found.values()];
}
