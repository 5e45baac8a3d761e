import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Copy, isCopy, type Kind, kindNamed } from '../../edition/copy.ts';
import { type ArchiveCard, archiveSchema } from './archive.ts';
import {
  type AssetCard,
  alliesSchema,
  assetCardsOf,
  conditionsSchema,
  itemsSchema,
  specialsSchema,
  spellsSchema,
  startingCardsSchema,
} from './card.ts';
import {
  type AnomalySet,
  anomalyCardsSchema,
  type EventCard,
  eventsSchema,
  type NeighborhoodCard,
  neighborhoodCardsSchema,
  type StreetCard,
  streetCardsSchema,
} from './encounter.ts';
import type { Grammar } from './grammar.ts';
import { type Headline, headlinesSchema } from './headline.ts';
import { type InvestigatorSheet, investigatorsSchema } from './investigator.ts';
import { type Monster, monstersOf, monstersSchema } from './monster.ts';
import { type Neighborhood, neighborhoodsSchema, type Space } from './neighborhood.ts';
import { type Scenario, scenariosSchema } from './scenario.ts';
import { type MythosTokenCard, tokensSchema } from './token.ts';
import { Town } from './town.ts';
import type { AssetDeck, ConditionStatus, MythosToken } from './vocabulary.ts';

/**
 * All that a game of this edition is played with, as it was read: an argument of whatever needs it, and never changed.
 * Everything printed on the components that does something; reminders (3E-400.2b), flavor and art (3E-400.3b) do not,
 * and are no part of it. The functions take the id of a thing or of a copy of it (`fleshEater` or `fleshEater#2`) and
 * throw an Error naming an id that is unknown.
 */
export interface Content {
  /** Every card that investigators can hold, in the order of the files. */
  assets: ReadonlyMap<string, AssetCard>;
  asset(id: Kind | Copy): AssetCard;
  assetsOf(deck: AssetDeck): readonly AssetCard[];
  /** The condition card of a status (3E-495.1). */
  condition(status: ConditionStatus): AssetCard;
  /** By which card one lies in the supply: a condition that is only the other side of a card has no copies (3E-495.2). */
  frontOf<T extends Kind | Copy>(card: T): T;
  /** Epic monsters included. */
  monsters: ReadonlyMap<string, Monster>;
  monster(id: Kind | Copy): Monster;
  investigators: ReadonlyMap<string, InvestigatorSheet>;
  investigator(id: string): InvestigatorSheet;
  neighborhoods: ReadonlyMap<string, Neighborhood>;
  neighborhood(id: string): Neighborhood;
  /** The spaces of all neighborhoods. Streets belong to a scenario's map. */
  spaces: ReadonlyMap<string, Space>;
  space(id: string): Space;
  /** The three spaces of a neighborhood (3E-475.2-1). */
  spacesOf(neighborhood: string): readonly string[];
  /** The neighborhood that a space belongs to (3E-436.2); null for streets and spaces of archive cards. */
  neighborhoodOf(space: string): string | null;
  neighborhoodCards: ReadonlyMap<string, NeighborhoodCard>;
  neighborhoodCard(id: string): NeighborhoodCard;
  neighborhoodCardsOf(neighborhood: string): readonly NeighborhoodCard[];
  streetCards: ReadonlyMap<string, StreetCard>;
  streetCard(id: string): StreetCard;
  anomalySets: ReadonlyMap<string, AnomalySet>;
  anomalySet(id: string): AnomalySet;
  headlines: ReadonlyMap<string, Headline>;
  headline(id: string): Headline;
  events: ReadonlyMap<string, EventCard>;
  event(id: string): EventCard;
  /** The 24 event cards of that scenario. */
  eventsOf(scenario: string): readonly EventCard[];
  scenarios: ReadonlyMap<string, Scenario>;
  scenario(id: string): Scenario;
  /** The map of a scenario. */
  town(scenario: string): Town;
  /** In the order in which the content lists the things, and of one thing its copies; for what lies in no order. */
  inOrder<T extends Kind | Copy>(ids: readonly T[]): T[];
  /** By the number of the card. */
  archive: ReadonlyMap<number, ArchiveCard>;
  archiveCard(number: number): ArchiveCard;
  tokens: ReadonlyMap<MythosToken, MythosTokenCard>;
}

/**
 * Reads and validates the content of a folder, afresh; `language/content.ts` does so with the card language.
 * @throws Error naming the file and the path of a mistake in it
 */
export function contentOf(folder: string, grammar: Grammar): Content {
  const read: Read = (name, schema) => readFile(path.join(folder, name), schema(grammar));
  const assets = byId(readAssets(read));
  const monsters = byId(monstersOf(read('monsters.json', monstersSchema)));
  const investigators = byId(read('investigators.json', investigatorsSchema).investigators);
  const neighborhoods = byId(read('neighborhoods.json', () => neighborhoodsSchema).neighborhoods);
  const spaces = byId(
    [...neighborhoods.values()].flatMap(({ id: neighborhood, spaces }) =>
      spaces.map((space): Space => ({ ...space, neighborhood })),
    ),
  );
  const neighborhoodCards = byId(read('neighborhood-cards.json', neighborhoodCardsSchema).cards);
  const streetCards = byId(read('street-cards.json', streetCardsSchema).cards);
  const anomalySets = byId(read('anomaly-cards.json', anomalyCardsSchema).sets);
  const headlines = byId(read('headlines.json', headlinesSchema).headlines);
  const events = byId(
    read('events.json', eventsSchema).scenarios.flatMap(({ scenario, cards }) =>
      cards.map((card): EventCard => ({ ...card, scenario })),
    ),
  );
  const scenarios = byId(read('scenarios.json', scenariosSchema).scenarios);
  const neighborhood = lookup('neighborhood', neighborhoods);
  const spacesOf = (id: string): string[] => neighborhood(id).spaces.map((space) => space.id);
  const towns = new Map([...scenarios.values()].map((scenario) => [scenario.id, new Town(scenario, spacesOf)]));
  const asset = lookup('asset card', assets);
  const conditions = [...assets.values()].filter(({ deck }) => deck === 'condition');
  // 3E-413.4
  const archive = new Map(read('archive.json', archiveSchema).cards.map((card) => [card.number, card]));
  const listed: string[][] = [];
  for (const all of [assets, monsters, investigators, neighborhoodCards, streetCards, events, headlines])
    listed.push([...all.keys()]);
  for (const { cards } of anomalySets.values()) listed.push(cards.map(({ id }) => id));
  const rank = rankOf(listed.flat());
  const tokens = new Map(read('mythos-tokens.json', tokensSchema).tokens.map((token) => [token.id, token]));

  return {
    assets,
    asset,
    assetsOf: (deck) => [...assets.values()].filter((card) => card.deck === deck),
    condition: (status) => conditions.find((card) => card.status === status) ?? unknown('condition card', status),
    frontOf<T extends Kind | Copy>(card: T): T {
      const { id, copies } = asset(card);
      const front = copies > 0 ? undefined : conditions.find(({ back }) => back === id);
      return front ? (card.replace(id, front.id) as T) : card;
    },
    monsters,
    monster: lookup('monster', monsters),
    investigators,
    investigator: lookup('investigator', investigators),
    neighborhoods,
    neighborhood,
    spaces,
    space: lookup('space', spaces),
    spacesOf,
    neighborhoodOf: (space) => spaces.get(space)?.neighborhood ?? null,
    neighborhoodCards,
    neighborhoodCard: lookup('neighborhood card', neighborhoodCards),
    neighborhoodCardsOf: (id) => [...neighborhoodCards.values()].filter((card) => card.neighborhood === id),
    streetCards,
    streetCard: lookup('street card', streetCards),
    anomalySets,
    anomalySet: lookup('anomaly set', anomalySets),
    headlines,
    headline: lookup('headline', headlines),
    events,
    event: lookup('event card', events),
    eventsOf: (scenario) => [...events.values()].filter((card) => card.scenario === scenario),
    scenarios,
    scenario: lookup('scenario', scenarios),
    town: lookup('scenario', towns),
    inOrder: (ids) => [...ids].sort((one, other) => rank(one) - rank(other)),
    archive,
    archiveCard: (number) => archive.get(number) ?? unknown('archive card', String(number)),
    tokens,
  };
}

type Read = <T>(name: string, schema: (grammar: Grammar) => z.ZodType<T>) => T;

function readAssets(read: Read): AssetCard[] {
  return assetCardsOf({
    items: read('items.json', itemsSchema).items,
    spells: read('spells.json', spellsSchema).spells,
    allies: read('allies.json', alliesSchema).allies,
    specials: read('specials.json', specialsSchema).specials,
    starting: read('starting-cards.json', startingCardsSchema),
    conditions: read('conditions.json', conditionsSchema).conditions,
  });
}

function readFile<T>(file: string, schema: z.ZodType<T>): T {
  const name = path.basename(file);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${name}: ${issue?.path.join('.') || '(top)'}: ${issue?.message ?? 'invalid'}`);
}

function byId<T extends { id: string }>(things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function lookup<T>(what: string, things: ReadonlyMap<string, T>): (id: Kind | Copy) => T {
  /** By the names of copies too, as they come to be asked for. */
  const named = new Map<string, T>(things);
  return (id) => {
    const known = named.get(id);
    if (known !== undefined) return known;
    const thing = things.get(kindNamed(id)) ?? unknown(what, id);
    named.set(id, thing);
    return thing;
  };
}

/** More than there are copies of anything. */
const COPIES = 1000;

/** The place of each thing among all, and behind it of its copies. */
function rankOf(listed: readonly string[]): (id: Kind | Copy) => number {
  const places = new Map(listed.map((id, place) => [id, place]));
  const known = new Map<string, number>();
  return (id) => {
    const rank = known.get(id) ?? (places.get(kindNamed(id)) ?? listed.length) * COPIES + copyNumber(id);
    known.set(id, rank);
    return rank;
  };
}

function copyNumber(id: Kind | Copy): number {
  return isCopy(id) ? Number(id.slice(id.indexOf('#') + 1)) : 0;
}

function unknown(what: string, id: string): never {
  throw new Error(`unknown ${what}: ${id}`);
}
