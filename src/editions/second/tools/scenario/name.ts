/** The names a scenario file of this edition may use. */
import { seriesOf, statementsOf } from '../../../shown/numbers.ts';
import { named } from '../../../tools/scenario/reading.ts';
import { loadContent } from '../../content/content.ts';
import { ids } from '../../setup/blank.ts';
import { rulebook } from '../../shown/rulebook.ts';
import { DECISION_KINDS } from '../../state/decisionkind.ts';
import { PHASES } from '../../state/state.ts';
import { EVENT_TYPES } from '../../telling/telling.ts';

/** The numbers of rules, statements, decisions and variants that a scenario may be a test of. */
const rules = () => [...ids(rulebook().rules), ...ids(statementsOf('second')), ...seriesOf('second')];

export const NAMES = { decisions: DECISION_KINDS, events: EVENT_TYPES, phases: PHASES, rules };

const places = () => [...loadContent().places.keys()];
const areas = () => loadContent().worlds.flatMap(({ areas: both }) => ids(both));

/** The special abilities of locations. */
const abilities = () =>
  [...loadContent().places.values()].flatMap((one) => (one.kind === 'location' && one.ability ? [one.ability.id] : []));

export const place = named('place', places);
/** Where an investigator can be. */
export const area = named('area', () => [...places(), ...areas(), 'jail-cell', 'lost-in-time-and-space']);
/** Where a monster can be: also on the rumor, or in somebody's encounter. */
export const lair = named('area', () => [...places(), 'sky', 'outskirts', 'rumor', 'encounter']);
export const neighborhood = named('neighborhood', () => ids(loadContent().neighborhoods));
export const card = named('card', () => ids(loadContent().cards));
export const monster = named('monster', () => ids(loadContent().monsters));
export const gate = named('gate', () => ids(loadContent().gates));
export const mythosCard = named('Mythos card', () => ids(loadContent().mythosCards));
/** What closes places. */
export const closer = named('Mythos card', () => [...ids(loadContent().mythosCards), 'terror']);
/** Whatever can put a lasting change in force. */
export const maker = named('card or place', () => [
  ...[loadContent().cards, loadContent().mythosCards, loadContent().monsters].flatMap((family) => ids(family)),
  ...[loadContent().ancientOnes, loadContent().investigators, loadContent().worlds].flatMap((family) => ids(family)),
  ...places(),
  ...abilities(),
  'terror',
]);
export const world = named('world', () => ids(loadContent().worlds));
export const sheet = named('sheet', () => ids(loadContent().investigators));
export const ancientOne = named('Ancient One', () => ids(loadContent().ancientOnes));
/** Anything that lies in a pile. */
export const piece = named('card or marker', () =>
  [
    loadContent().cards,
    loadContent().mythosCards,
    loadContent().gateCards,
    loadContent().gates,
    loadContent().monsters,
  ].flatMap((family) => ids(family)),
);
