import type { Seat } from '../../engine/decision.ts';
import { type Ref, ref } from '../../engine/phrase.ts';
import type { Words } from '../../words/words.ts';
import { inBrief } from '../shown/alt.ts';

/** The steps of a way, the place where it begins left out, as numbers on the board. */
export function stepMarks(way: readonly string[]): { place: string; label: string }[] {
  return way.slice(1).map((place, index) => ({ place, label: String(index + 1) }));
}

/** A planned way on a board. */
interface Route {
  seat: Seat;
  /** The places, the one where it begins first. */
  way: readonly string[];
  /** What a place is called. */
  name(place: string): Ref;
  /** The monsters that wait there. */
  met(place: string): Ref[];
  /** What else the picture shows, in words. */
  board: string;
}

/** A planned way in words, before what else the picture shows. */
export function routeAlt({ seat, way, name, met, board }: Route, words: Words): string {
  const [start = '', ...steps] = way;
  const head = words.say('alt-route', { investigator: ref('seat', String(seat)), place: name(start) });
  const told = steps.map((place, index) => {
    const monsters = met(place);
    return words.say('alt-step', { step: index + 1, place: name(place), count: monsters.length, monsters });
  });
  return inBrief([head, ...told, board]);
}
