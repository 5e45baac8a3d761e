/** Names that a text in the card language uses of other things. What its schemas can't know: which of them there are. */
import type { Content } from './content.ts';

import { KINDS } from './vocabulary.ts';

/** A name of something that isn't there. */
export interface Misnamed {
  path: PropertyKey[];
  what: string;
  name: string;
  /** What there is. */
  known: string[];
}

/** Where somebody can be sent or something can happen, besides the places themselves. */
const PLACE_WORDS = [
  'here',
  'street',
  'anyStreetOrLocation',
  'anyStreets',
  'arkham',
  'nextArea',
  'gateLocationOfPeekedCard',
  'bottom',
];
/** What else `to` may lead to: piles, receivers, whom a monster goes to. */
const RECEIVERS = ['box', 'oneAnywhere', 'oneInSameArea', 'nearestInvestigator'];
const SKILLS = /^(speed|sneak|fight|will|lore|luck|evade|horror|combat|spell|max(Sanity|Stamina))$/;
/** Cards are named as they are printed, everything else in small letters. */
const PRINTED = /^[A-Z.]/;
const ANY_MONSTER = ['all', 'opponent'];

/** Every name in a text, however deep, of a place, card, monster, world or environment that isn't there. */
export function misnamed(content: Content, text: unknown, path: PropertyKey[] = []): Misnamed[] {
  if (Array.isArray(text)) return text.flatMap((part, index) => misnamed(content, part, [...path, index]));
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, value]) => {
    const names = Array.isArray(value) ? value : [value];
    const wrong = names.flatMap((name) => (typeof name === 'string' ? (unknownName(content, key, name) ?? []) : []));
    return [...wrong.map((one) => ({ path: [...path, key], ...one })), ...misnamed(content, value, [...path, key])];
  });
}

function unknownName(content: Content, key: string, name: string): Omit<Misnamed, 'path'> | null {
  const known = namesFor(content, key, name);
  return known && !known.names.includes(name) ? { what: known.what, name, known: known.names } : null;
}

/** What a word under that key may name; null where it names nothing. */
function namesFor(content: Content, key: string, name: string): { what: string; names: string[] } | null {
  switch (key) {
    case 'to':
      return SKILLS.test(name) ? null : { what: 'place', names: [...places(content), ...RECEIVERS] };
    case 'place':
    case 'at':
    case 'into':
    case 'outOf':
    case 'location':
      return { what: 'place', names: places(content) };
    case 'take':
    case 'defaultedOn':
      return { what: 'card', names: content.cards.map((card) => card.name) };
    case 'what':
    case 'has':
    case 'available':
      return PRINTED.test(name) ? { what: 'card', names: [...content.cards.map((card) => card.name), ...KINDS] } : null;
    case 'monster':
    case 'monsters':
      return { what: 'monster', names: [...idsOf(content.monsters), ...ANY_MONSTER] };
    case 'otherWorld':
      return { what: 'world', names: idsOf(content.worlds) };
    case 'environment':
      return { what: 'environment', names: idsOf(content.mythosCards.filter(({ type }) => type === 'environment')) };
    case 'release':
      return { what: 'zone', names: idsOf(content.zones) };
    default:
      return null;
  }
}

function places(content: Content): string[] {
  const { places: inArkham, locations, worlds, zones } = content;
  // Rooms whose entries replace those of a location.
  const rooms = locations.flatMap(({ ability }) => (ability?.kind === 'replacesEntry' ? [ability.id] : []));
  return [
    ...PLACE_WORDS,
    ...rooms,
    ...inArkham.keys(),
    ...worlds.flatMap(({ areas }) => idsOf(areas)),
    ...idsOf(zones),
  ];
}

const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);
