import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { type Copy, type Kind, kindNamed } from '../../edition/copy.ts';
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
import { type Headline, headlinesSchema } from './headline.ts';
import { type InvestigatorSheet, investigatorsSchema } from './investigator.ts';
import { type Monster, monstersOf, monstersSchema } from './monster.ts';
import { type Neighborhood, neighborhoodsSchema, type Space } from './neighborhood.ts';
import { type Scenario, scenariosSchema } from './scenario.ts';
import { type MythosTokenCard, tokensSchema } from './token.ts';
import type { AssetDeck, MythosToken } from './vocabulary.ts';

/**
 * Everything printed on the components that does something; reminders (3E-400.2b), flavor and art (3E-400.3b) do not,
 * and are no part of it. The functions take the id of a thing or of a copy of it (`fleshEater` or `fleshEater#2`) and
 * throw an Error naming an id that is unknown. All of it is shared and must not be changed.
 */
interface Content {
  /** Every card that investigators can hold, in the order of the files. */
  assets: ReadonlyMap<string, AssetCard>;
  asset(id: Kind | Copy): AssetCard;
  assetsOf(deck: AssetDeck): readonly AssetCard[];
  /** Special cards by their title, as `take` names them. */
  specialsByName: ReadonlyMap<string, AssetCard>;
  specialNamed(name: string): AssetCard;
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
  /** By the number of the card. */
  archive: ReadonlyMap<number, ArchiveCard>;
  archiveCard(number: number): ArchiveCard;
  tokens: ReadonlyMap<MythosToken, MythosTokenCard>;
}

const FOLDER = fileURLToPath(new URL('../../../../data/third/', import.meta.url));

let cached: Content | undefined;

/** Reads and validates `data/third/*.json`, once. Throws an Error naming the file and the path of a mistake in it. */
export function loadContent(): Content {
  cached ??= readContent(FOLDER);
  return cached;
}

/** Reads and validates the content of a folder (with a slash at its end), afresh. */
export function readContent(folder: string): Content {
  const assets = byId(readAssets(folder));
  // 3E-471.4
  const specialsByName = new Map(
    [...assets.values()].filter((card) => card.deck === 'special').map((card) => [card.name, card]),
  );
  const monsters = byId(monstersOf(readFile(folder, 'monsters.json', monstersSchema)));
  const investigators = byId(readFile(folder, 'investigators.json', investigatorsSchema).investigators);
  const neighborhoods = byId(readFile(folder, 'neighborhoods.json', neighborhoodsSchema).neighborhoods);
  const spaces = byId(
    [...neighborhoods.values()].flatMap(({ id: neighborhood, spaces }) =>
      spaces.map((space): Space => ({ ...space, neighborhood })),
    ),
  );
  const neighborhoodCards = byId(readFile(folder, 'neighborhood-cards.json', neighborhoodCardsSchema).cards);
  const streetCards = byId(readFile(folder, 'street-cards.json', streetCardsSchema).cards);
  const anomalySets = byId(readFile(folder, 'anomaly-cards.json', anomalyCardsSchema).sets);
  const headlines = byId(readFile(folder, 'headlines.json', headlinesSchema).headlines);
  const events = byId(
    readFile(folder, 'events.json', eventsSchema).scenarios.flatMap(({ scenario, cards }) =>
      cards.map((card): EventCard => ({ ...card, scenario })),
    ),
  );
  const scenarios = byId(readFile(folder, 'scenarios.json', scenariosSchema).scenarios);
  // 3E-413.4
  const archive = new Map(readFile(folder, 'archive.json', archiveSchema).cards.map((card) => [card.number, card]));
  const tokens = new Map(readFile(folder, 'mythos-tokens.json', tokensSchema).tokens.map((token) => [token.id, token]));

  return {
    assets,
    asset: lookup('asset card', assets),
    assetsOf: (deck) => [...assets.values()].filter((card) => card.deck === deck),
    specialsByName,
    specialNamed: (name) => specialsByName.get(name) ?? unknown('special card named', name),
    monsters,
    monster: lookup('monster', monsters),
    investigators,
    investigator: lookup('investigator', investigators),
    neighborhoods,
    neighborhood: lookup('neighborhood', neighborhoods),
    spaces,
    space: lookup('space', spaces),
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
    archive,
    archiveCard: (number) => archive.get(number) ?? unknown('archive card', String(number)),
    tokens,
  };
}

function readAssets(folder: string): AssetCard[] {
  return assetCardsOf({
    items: readFile(folder, 'items.json', itemsSchema).items,
    spells: readFile(folder, 'spells.json', spellsSchema).spells,
    allies: readFile(folder, 'allies.json', alliesSchema).allies,
    specials: readFile(folder, 'specials.json', specialsSchema).specials,
    starting: readFile(folder, 'starting-cards.json', startingCardsSchema),
    conditions: readFile(folder, 'conditions.json', conditionsSchema).conditions,
  });
}

function readFile<T>(folder: string, name: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(folder + name, 'utf8'));
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

function unknown(what: string, id: string): never {
  throw new Error(`unknown ${what}: ${id}`);
}
