import type { EngineEvent } from '../../engine/game.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { Words } from '../../words/words.ts';
import type { Continued, Telling } from '../edition/edition.ts';

/** Of dice, more would bury the words. */
const MOST_DICE = 2;

/** Pictures of other things beside them; the last are the most telling. */
const MOST_PICTURES = 2;

/** What one or several events come to. */
export interface Told {
  lines: readonly string[];
  /** The places of the events it tells. */
  used: readonly number[];
  /** Its first line for where it goes on in a line before, which told the beginning. */
  continued?: Continued;
  /** The dice rolled in it, as a picture. */
  dice?: () => PictureSpec;
}

/** Tells the event at an index, and perhaps others that belong to it; null where it is not for this teller. */
type Teller<E> = (events: readonly E[], index: number, words: Words) => Told | null;

/** Tells events one after the other, each by the first teller that it is for, and the first dice as pictures. */
export function tellEach<E>(events: readonly E[], words: Words, tellers: readonly Teller<E>[]): Telling {
  const lines: string[] = [];
  const pictures: PictureSpec[] = [];
  const told = new Set<number>();
  let continued: Continued | undefined;
  for (const index of events.keys()) {
    if (told.has(index)) continue;
    const found = toldAt(events, index, words, tellers);
    if (!found) continue;
    for (const used of found.used) told.add(used);
    if (lines.length === 0) continued = found.continued;
    lines.push(...found.lines.map((line) => line.trim()).filter((line) => line !== ''));
    if (found.dice && pictures.length < MOST_DICE) pictures.push(found.dice());
  }
  return { lines, pictures, ...(continued === undefined ? {} : { continued }) };
}

/** The event at an index, and what belongs to it, as the first teller that it is for tells it. */
export function toldAt<E>(
  events: readonly E[],
  index: number,
  words: Words,
  tellers: readonly Teller<E>[],
): Told | null {
  for (const teller of tellers) {
    const told = teller(events, index, words);
    if (told) return told;
  }
  return null;
}

/** The same with the last of those pictures. */
export function pictured(told: Telling, pictures: readonly PictureSpec[]): Telling {
  return { ...told, pictures: pictures.slice(-MOST_PICTURES) };
}

/** Whether one of those types is among events. */
export function includes<E extends EngineEvent>(events: readonly E[], ...types: readonly E['type'][]): boolean {
  return events.some(({ type }) => types.includes(type));
}

/** The last event of a type. */
export function lastOf<E extends EngineEvent, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { type: T }> | undefined {
  return events.findLast((event): event is Extract<E, { type: T }> => event.type === type);
}

/**
 * Events in few words, for a table that wants to be told only what nobody may miss: those of the types that matter by
 * their own line, others by what is said of them here.
 */
export function briefOf<E extends EngineEvent>(
  lineOf: (event: E, words: Words) => string | null,
  matters: readonly E['type'][],
  own: { readonly [T in E['type']]?: (event: Extract<E, { type: T }>, words: Words) => string | null },
) {
  const others = own as Readonly<Record<string, ((event: E, words: Words) => string | null) | undefined>>;
  return (events: readonly E[], words: Words): string[] => {
    const lines = events.map((event) => {
      const teller = others[event.type] ?? (matters.includes(event.type) ? lineOf : null);
      return teller?.(event, words) ?? '';
    });
    return lines.filter((line) => line !== '');
  };
}
