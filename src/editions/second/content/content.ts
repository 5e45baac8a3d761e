import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Copy, type Kind, kindNamed } from '../../edition/copy.ts';
import { complaintOf } from '../../language/issue.ts';
import { type AncientOne, ancientOnesSchema } from './ancient-one.ts';
import {
  type BoardLayout,
  boardSchema,
  type Location,
  type Neighborhood,
  type Place,
  type PlaceId,
  placesOf,
  type Street,
  type World,
  type WorldArea,
  worldAreasOf,
  worldsSchema,
  type Zone,
} from './board.ts';
import { type Card, cardSchemas, deckSchema } from './card.ts';
import { type Encounter, encountersSchema, type LocationCard, locationCardsOf } from './encounter.ts';
import { type Gate, type GateCard, type GateClosing, gateCardsSchema, gatesSchema } from './gate.ts';
import type { Grammar } from './grammar.ts';
import { type InvestigatorSheet, investigatorsSchema } from './investigator.ts';
import { type Monster, monstersSchema } from './monster.ts';
import { type MythosCard, mythosSchema } from './mythos.ts';
import { type PlayerTable, type Tables, type TerrorTrack, tablesSchema, terrorTrackSchema } from './table.ts';
import { Town } from './town.ts';
import { CARD_ROLES, type CardDeck, type CardRole, PLACE_ROLES, type PlaceRole } from './vocabulary.ts';

/**
 * All that a game of this edition is played with, as it was read: an argument of whatever needs it, and never changed.
 * Everything printed on the components; lookups take the id of a thing or of a copy of it (`ghoul` or `ghoul#2`) and
 * throw an Error naming an id that is unknown.
 */
export interface Content {
  /** Locations and streets. */
  places: ReadonlyMap<PlaceId, Place>;
  place(id: PlaceId): Place;
  locations: readonly Location[];
  streets: readonly Street[];
  location(id: PlaceId): Location;
  /** The location that rules speak of as that. */
  locationFor(role: PlaceRole): Location;
  street(id: PlaceId): Street;
  zones: readonly Zone[];
  zone(id: Kind): Zone;
  /** Where everything lies from everything else. */
  town: Town;
  boardLayout: BoardLayout;
  neighborhoods: readonly Neighborhood[];
  neighborhood(id: Kind): Neighborhood;
  worlds: readonly World[];
  world(id: Kind): World;
  /** An Other World area (`abyss-1`), or undefined for any other place. */
  area(id: PlaceId): WorldArea | undefined;
  gates: readonly Gate[];
  gate(id: Kind | Copy): Gate;
  gateClosing: GateClosing;
  monsters: readonly Monster[];
  monster(id: Kind | Copy): Monster;
  /** Cards of every deck that investigators hold. */
  cards: readonly Card[];
  card(id: Kind | Copy): Card;
  cardNamed(name: string): Card;
  /** The card that rules speak of as that. */
  cardFor(role: CardRole): Card;
  cardsOf<D extends CardDeck>(deck: D): readonly Extract<Card, { deck: D }>[];
  mythosCards: readonly MythosCard[];
  mythos(id: Kind): MythosCard;
  gateCards: readonly GateCard[];
  gateCard(id: Kind): GateCard;
  locationCards: readonly LocationCard[];
  locationCard(id: Kind): LocationCard;
  /** Entry of card `n` (1–7) of that neighborhood's deck for that location or `inner-sanctum`. */
  encounter(neighborhood: string, location: string, n: number): Encounter;
  investigators: readonly InvestigatorSheet[];
  investigator(id: Kind): InvestigatorSheet;
  ancientOnes: readonly AncientOne[];
  ancientOne(id: Kind): AncientOne;
  terrorTrack: TerrorTrack;
  tables: Tables;
  /** The row of the table for that many investigators (1–8). */
  playerTable(players: number): PlayerTable;
}

/**
 * Reads and validates the content of a folder, afresh; `language/content.ts` does so with the card language.
 * @throws Error naming the file and the path of a mistake in it
 */
export function contentOf(folder: string, grammar: Grammar): Content {
  const board = readFile(folder, 'board.json', boardSchema(grammar));
  const worlds = readFile(folder, 'worlds.json', worldsSchema).worlds;
  const gates = readFile(folder, 'gates.json', gatesSchema);
  const monsters = readFile(folder, 'monsters.json', monstersSchema(grammar)).monsters;
  const mythosCards = readFile(folder, 'mythos.json', mythosSchema(grammar)).cards;
  const gateCards = readFile(folder, 'gate-cards.json', gateCardsSchema(grammar));
  const locationCards = locationCardsOf(readFile(folder, 'encounters.json', encountersSchema(grammar)));
  const investigators = readFile(folder, 'investigators.json', investigatorsSchema(grammar)).investigators;
  const ancientOnes = readFile(folder, 'ancient-ones.json', ancientOnesSchema(grammar)).ancientOnes;
  const tables = readFile(folder, 'tables.json', tablesSchema);
  const cards = readCards(folder, grammar).map((card): Card => {
    const role = tables.cardRoles.find((one) => one.card === card.id)?.role;
    return role === undefined ? card : { ...card, role };
  });

  const places = placesOf(board);
  const areas = worldAreasOf(worlds);
  const locations = [...places.values()].filter((place): place is Location => place.kind === 'location');
  const streets = [...places.values()].filter((place): place is Street => place.kind === 'street');
  const place = lookup('place', [...places.values()]);
  const location = lookup('location', locations);
  const locationCard = lookup('location card', locationCards);
  const named = new Map(cards.map((card) => [card.name, card]));

  return {
    places,
    place,
    locations,
    streets,
    location,
    locationFor: inRoles(PLACE_ROLES, (role) =>
      location(tables.placeRoles.find((one) => one.role === role)?.place ?? unknown('place for', role)),
    ),
    street: lookup('street', streets),
    zones: board.zones,
    zone: lookup('zone', board.zones),
    town: new Town(places, worlds, board.zones),
    boardLayout: board.layout,
    neighborhoods: board.neighborhoods,
    neighborhood: lookup('neighborhood', board.neighborhoods),
    worlds,
    world: lookup('world', worlds),
    area: (id) => areas.get(id),
    gates: gates.gates,
    gate: lookup('gate', gates.gates),
    gateClosing: gates.closing,
    monsters,
    monster: lookup('monster', monsters),
    cards,
    card: lookup('card', cards),
    cardNamed: (name) => named.get(name) ?? unknown('card named', name),
    cardFor: inRoles(CARD_ROLES, (role) => cards.find((one) => one.role === role) ?? unknown('card for', role)),
    cardsOf: (deck) => cards.filter((card): card is Extract<Card, { deck: typeof deck }> => card.deck === deck),
    mythosCards,
    mythos: lookup('Mythos card', mythosCards),
    gateCards,
    gateCard: lookup('gate card', gateCards),
    locationCards,
    locationCard,
    encounter: (neighborhood, location, n) =>
      locationCard(`${neighborhood}-${n}`).entries[location] ?? unknown(`encounter ${neighborhood} ${n} at`, location),
    investigators,
    investigator: lookup('investigator', investigators),
    ancientOnes,
    ancientOne: lookup('Ancient One', ancientOnes),
    terrorTrack: readFile(folder, 'terror-track.json', terrorTrackSchema(grammar)),
    tables,
    playerTable: (players) =>
      tables.byPlayers.find((row) => row.players === players) ?? unknown('player table for', String(players)),
  };
}

function readCards(folder: string, grammar: Grammar): Card[] {
  const { item, spell, skill, special } = cardSchemas(grammar);
  const cards = <C extends z.ZodType>(name: string, deck: CardDeck, card: C) =>
    readFile(folder, name, deckSchema(deck, card)).cards;
  return [
    ...cards('common-items.json', 'common', item).map((card): Card => ({ ...card, deck: 'common' })),
    ...cards('unique-items.json', 'unique', item).map((card): Card => ({ ...card, deck: 'unique' })),
    ...cards('spells.json', 'spell', spell).map((card): Card => ({ ...card, deck: 'spell' })),
    ...cards('skills.json', 'skill', skill).map((card): Card => ({ ...card, deck: 'skill' })),
    ...cards('allies.json', 'ally', skill).map((card): Card => ({ ...card, deck: 'ally' })),
    ...cards('special-cards.json', 'special', special).map((card): Card => ({ ...card, deck: 'special' })),
  ];
}

function readFile<T>(folder: string, name: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw new Error(`${name}: invalid`);
  const { path, message } = complaintOf(issue);
  throw new Error(`${name}: ${path.join('.') || '(top)'}: ${message}`);
}

/** The printed thing, by its own name or that of a copy. */
function lookup<T extends { id: Kind }>(what: string, things: readonly T[]): (id: Kind | Copy) => T {
  const byId = new Map<string, T>(things.map((thing) => [thing.id, thing]));
  const copies = new Map<string, T>();
  return (id) => {
    const known = byId.get(id) ?? copies.get(id);
    if (known) return known;
    const thing = byId.get(kindNamed(id)) ?? unknown(what, id);
    copies.set(id, thing);
    return thing;
  };
}

/** By roles the things that rules speak of so. @throws Error naming a role that nothing has */
function inRoles<R extends string, T>(roles: readonly R[], thingFor: (role: R) => T): (role: R) => T {
  const things = new Map(roles.map((role) => [role, thingFor(role)]));
  return (role) => things.get(role) ?? unknown('role', role);
}

function unknown(what: string, id: string): never {
  throw new Error(`unknown ${what}: ${id}`);
}
