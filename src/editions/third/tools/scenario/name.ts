/** The names a scenario file of this edition may use. */
import { seriesOf, statementsOf } from '../../../shown/numbers.ts';
import { named } from '../../../tools/scenario/reading.ts';
import type { Content } from '../../content/content.ts';
import { rulebook } from '../../shown/rulebook.ts';
import { DECISION_KINDS } from '../../state/decisionkind.ts';
import { PHASES } from '../../state/vocabulary.ts';
import { EVENT_TYPES } from '../../telling/telling.ts';

/** The numbers of rules, statements, decisions and variants that a scenario may be a test of. */
const rules = () => [...[...rulebook().rules, ...statementsOf('third')].map(({ id }) => id), ...seriesOf('third')];

export const NAMES = { decisions: DECISION_KINDS, events: EVENT_TYPES, phases: PHASES, rules };

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

/** The names of what is printed that a scenario file may use, each as it is read. */
export function namesOf(content: Content) {
  const neighborhoods = () => [...content.neighborhoods.keys()];
  const spaces = () => spacesOf(content);
  return {
    /** Spaces of neighborhoods, streets, and those that archive cards make. */
    space: named('space', spaces),
    neighborhood: named('neighborhood', neighborhoods),
    /** Where a game marker can lie. */
    area: named('space or neighborhood', () => [...spaces(), ...neighborhoods()]),
    card: named('card', () => content.assets.keys()),
    monster: named('monster', () => content.monsters.keys()),
    sheet: named('sheet', () => content.investigators.keys()),
    headline: named('headline', () => content.headlines.keys()),
    event: named('event', () => content.events.keys()),
    /** The piles of cards, those of neighborhoods by their ids. */
    deck: named('deck', () => [...DECKS, ...neighborhoods()]),
  };
}

function spacesOf({ spaces, scenarios, archive }: Content): string[] {
  const streets = [...scenarios.values()].flatMap(({ map }) => map.streets.map(({ id }) => id));
  const made = [...archive.values()].flatMap(({ front }) => (front.space ? [front.space.id] : []));
  return [...spaces.keys(), ...streets, ...made];
}
