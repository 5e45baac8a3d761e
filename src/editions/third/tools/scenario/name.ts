/** The names a scenario file of this edition may use. */
import { seriesOf, statementsOf } from '../../../shown/numbers.ts';
import { named } from '../../../tools/scenario/reading.ts';
import { loadContent } from '../../content/content.ts';
import { rulebook } from '../../shown/rulebook.ts';
import { DECISION_KINDS } from '../../state/decisionkind.ts';
import { PHASES } from '../../state/vocabulary.ts';
import { EVENT_TYPES } from '../../telling/telling.ts';

/** The numbers of rules, statements, decisions and variants that a scenario may be a test of. */
const rules = () => [...[...rulebook().rules, ...statementsOf('third')].map(({ id }) => id), ...seriesOf('third')];

export const NAMES = { decisions: DECISION_KINDS, events: EVENT_TYPES, phases: PHASES, rules };

const neighborhoods = () => [...loadContent().neighborhoods.keys()];

/** Spaces of neighborhoods, streets, and those that archive cards make. */
export const space = named('space', spaces);
export const neighborhood = named('neighborhood', neighborhoods);
/** Where a game marker can lie. */
export const area = named('space or neighborhood', () => [...spaces(), ...neighborhoods()]);
export const card = named('card', () => loadContent().assets.keys());
export const monster = named('monster', () => loadContent().monsters.keys());
export const sheet = named('sheet', () => loadContent().investigators.keys());
export const headline = named('headline', () => loadContent().headlines.keys());
export const event = named('event', () => loadContent().events.keys());

/** The piles of cards, those of neighborhoods by their ids. */
export const deck = named('deck', () => [...DECKS, ...neighborhoods()]);

const DECKS = [
  'item',
  'ally',
  'spell',
  'special',
  'starting',
  'condition',
  'street',
  'event',
  'eventDiscard',
  'headline',
  'headlineDiscard',
  'monster',
  'anomaly',
] as const;

function spaces(): string[] {
  const { spaces: named, scenarios, archive } = loadContent();
  const streets = [...scenarios.values()].flatMap(({ map }) => map.streets.map(({ id }) => id));
  const made = [...archive.values()].flatMap(({ front }) => (front.space ? [front.space.id] : []));
  return [...named.keys(), ...streets, ...made];
}
